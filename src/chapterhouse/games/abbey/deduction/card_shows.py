"""Cards that were shown, laid open or counted without moving."""

from collections.abc import Sequence

from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, UNSEEN_FIRST, bits, suspect_mask
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import TRUE, CardSet, constant_set
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.events import CardDisplayed, CardsShown, Fact, HandCounted
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.state import witnesses
from chapterhouse.kernel import Seat


class CardShows:
    """Reads the lines in which cards are seen or counted and stay where they are."""

    def __init__(
        self,
        formula: Formula,
        cards: CardLocations,
        trait_counts: TraitCounts,
        observations: Observations,
        history: Sequence[Fact],
    ) -> None:
        self._formula = formula
        self._cards = cards
        self._trait_counts = trait_counts
        self._observations = observations
        self._history = history

    def read_shown(self, number: int, fact: CardsShown) -> None:
        """Somebody showed cards to some players."""
        hand, line = self._cards.hands[fact.holder], (number, 0)
        allowed = fitting(fact.traits) & EVERYONE
        if fact.suspects:
            allowed &= suspect_mask(fact.suspects)
        cards = self._cards.choose(line, hand, fact.count, allowed)
        if fact.suspects:
            self._add_all_named(fact, hand)
        if allowed != EVERYONE:
            self._formula.add_redundant_at_least([hand[card] for card in bits(allowed)], fact.count)
        self._trait_counts.show(number, fact.holder, allowed, fact.count)
        if fact.way in UNSEEN_FIRST:
            self._add_unseen_first(number, fact, hand, cards)
        self._observations.look(fact.holder, line, cards, "held")
        for seat in fact.to:
            self._observations.look(seat, line, cards, "shown")
        for card in bits(self._cards.known.get(line, 0)):
            self._cards.fix(card, fact.holder)

    def _add_all_named(self, fact: CardsShown, hand: CardSet) -> None:
        """[library.tribunal] All named cards in the hand are shown, so no other named one is in it."""
        named = suspect_mask(fact.suspects)
        self._formula.add_exactly([hand[card] for card in bits(named)], fact.count)

    def _add_unseen_first(self, number: int, fact: CardsShown, hand: CardSet, cards: CardSet) -> None:
        """[library.concordance] A card seen together before is shown only by somebody who has no other."""
        old = self._seen_together(number, fact.holder, fact.to[0])
        shown_old = self._formula.or_gate(self._formula.intersection(cards, old))
        for held, seen in zip(hand, old, strict=True):
            self._formula.add_clause(-shown_old, -held, seen)

    def _seen_together(self, before: int, one: Seat, other: Seat) -> CardSet:
        parts: list[list[int]] = [[] for _ in range(CARDS)]
        for (line, gift), cards in self._cards.lines.items():
            saw = witnesses(self._history[line], gift)
            if line < before and one in saw and other in saw:
                for card, literal in enumerate(cards):
                    parts[card].append(literal)
        for fact in self._history[:before]:
            if isinstance(fact, CardDisplayed):
                parts[SUSPECT[fact.suspect]].append(TRUE)
        return [self._formula.or_gate(part) for part in parts]

    def read_displayed(self, number: int, fact: CardDisplayed) -> None:
        """Somebody laid a card open for all."""
        card = SUSPECT[fact.suspect]
        cards = constant_set(1 << card, CARDS)
        for seat in range(self._cards.players):
            self._observations.look(seat, (number, 0), cards, "held" if seat == fact.holder else "shown")
        self._cards.fix(card, fact.holder)

    def read_counted(self, _number: int, fact: HandCounted) -> None:
        """Everybody heard how many cards with some traits are in a hand."""
        monks = fitting(fact.traits) & EVERYONE
        if len(fact.traits) == 1:
            self._trait_counts.count_from_now_on(fact.traits[0])
        self._formula.add_exactly([self._cards.hands[fact.seat][card] for card in bits(monks)], fact.count)
        self._trait_counts.hand_has(fact.seat, monks, range(fact.count, fact.count + 1))
