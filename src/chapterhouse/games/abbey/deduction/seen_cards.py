"""What one player has seen, card by card; ``seen_counts.py`` says how many cards that is."""

from typing import Literal, NamedTuple, TypeAlias

from chapterhouse.games.abbey.deduction.card_locations import CARDS, Line
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet

Novelty: TypeAlias = Literal["drawn", "held", "shown"]
"""Nobody has seen a drawn card before. The holder has seen a held one. A shown card may be new or not."""


class Look(NamedTuple):
    """Cards that a player saw in one line."""

    line: Line
    cards: CardSet
    novelty: Novelty


class BeforeAndAfter(NamedTuple):
    """What a player had seen before a look at cards that may have been new, and after it."""

    before: CardSet
    after: CardSet


class SeenCards:
    """All looks of one player. Nothing is added to the formula before somebody asks for what they have seen."""

    def __init__(self, formula: Formula) -> None:
        self._formula = formula
        self._unread: list[Look] = []
        self._cards: CardSet = [FALSE] * CARDS
        self.looks: dict[Line, BeforeAndAfter] = {}

    def look(self, line: Line, cards: CardSet, novelty: Novelty) -> None:
        self._unread.append(Look(line, cards, novelty))

    def up_to_now(self, hand: CardSet) -> CardSet:
        """Everything that the player has seen, which includes what they hold."""
        for look in self._unread:
            if look.novelty == "held":
                self._repeat(look.cards)
            else:
                self._add(look)
        self._unread.clear()
        for held, seen in zip(hand, self._cards, strict=True):
            self._formula.add_redundant_implication(held, seen)
        return self._cards

    def _repeat(self, cards: CardSet) -> None:
        for card, literal in enumerate(cards):
            self._formula.add_redundant_implication(literal, self._cards[card])
            if literal == TRUE:
                self._cards[card] = TRUE

    def _add(self, look: Look) -> None:
        before, pairs = self._cards, zip(self._cards, look.cards, strict=True)
        if look.novelty == "drawn":
            self._cards = [self._formula.disjoint_or(*pair) for pair in pairs]
        else:
            self._cards = [self._formula.or_gate(pair) for pair in pairs]
        self.looks[look.line] = BeforeAndAfter(before, self._cards)
