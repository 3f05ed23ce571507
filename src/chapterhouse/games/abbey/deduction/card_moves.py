"""Moves of cards: every card of a gift was in the giver's hand and is in the taker's."""

from chapterhouse.games.abbey.catalogue import EVERYONE, bits
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations, Line
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import CardSet, is_open
from chapterhouse.games.abbey.deduction.mass_promises import MassPromises
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.deduction.seen_cards import Novelty
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.events import CardsMoved, Gift


class CardMoves:
    """Reads the lines in which cards change hands."""

    def __init__(
        self,
        formula: Formula,
        cards: CardLocations,
        trait_counts: TraitCounts,
        observations: Observations,
        promises: MassPromises,
    ) -> None:
        self._formula = formula
        self._cards = cards
        self._trait_counts = trait_counts
        self._observations = observations
        self._promises = promises

    def read(self, number: int, fact: CardsMoved) -> None:
        given = [self._given((number, gift), fact) for gift in range(len(fact.gifts))]
        if fact.way == "mass":
            self._promises.keep(fact.gifts, given, self._cards.hands)
        self._cards.remove(fact.gifts, given)
        self._add_distinct(fact, given)
        self._cards.insert(fact.gifts, given)
        self._add_sizes(fact, given)
        self._trait_counts.move(number, fact.gifts, given)
        for each, gift in enumerate(fact.gifts):
            self._look(fact, gift, (number, each), given[each])
            for card in bits(self._cards.known.get((number, each), 0)):
                self._cards.fix(card, gift.taker)

    def _given(self, line: Line, fact: CardsMoved) -> CardSet:
        """Which cards a gift was."""
        gift, cards = fact.gifts[line[1]], self._cards
        source = cards.source(gift.giver)
        if fact.way == "forfeit":
            self._add_other_than(cards.lines[fact.again, 0], source)
        if line in cards.known:
            return cards.choose(line, source, gift.count, EVERYONE)
        if gift.giver is not None and gift.count == cards.counts[gift.giver]:
            cards.lines[line] = source[:]
            return source[:]
        if fact.way == "return" and fact.again >= 0:
            cards.lines[line] = cards.lines[fact.again, 0]
            return cards.lines[line]
        return cards.choose(line, source, gift.count, EVERYONE)

    def _add_other_than(self, stolen: CardSet, source: CardSet) -> None:
        """A card is forfeited instead of a stolen one only when that is not in the hand any more."""
        for taken, held in zip(stolen, source, strict=True):
            self._formula.add_clause(-taken, -held)

    def _add_distinct(self, fact: CardsMoved, given: list[CardSet]) -> None:
        """Several gifts out of the undrawn cards in one line are different cards."""
        if len(given) > 1 and fact.gifts[0].giver is None:
            for card in range(CARDS):
                self._formula.add_at_most([gift[card] for gift in given], 1)

    def _add_sizes(self, fact: CardsMoved, given: list[CardSet]) -> None:
        """The sizes of hands and of the undrawn cards."""
        cards = self._cards
        unknown = [gift for gift, moved in zip(fact.gifts, given, strict=True) if any(map(is_open, moved))]
        for seat in {seat for gift in unknown for seat in (gift.giver, gift.taker) if seat is not None}:
            self._formula.add_redundant_exactly(cards.hands[seat], cards.counts[seat])
        if any(gift.giver is None for gift in fact.gifts):
            self._formula.add_redundant_exactly(cards.undrawn, cards.undrawn_count)

    def _look(self, fact: CardsMoved, gift: Gift, line: Line, cards: CardSet) -> None:
        """A giver has seen the card before, and so has a taker who gets it back."""
        if gift.giver is not None:
            self._observations.look(gift.giver, line, cards, "held")
        novelty: Novelty = "drawn" if gift.giver is None else "held" if fact.way == "return" else "shown"
        self._observations.look(gift.taker, line, cards, novelty)
