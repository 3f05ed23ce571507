"""What one player has seen, card by card; how many they are says ``whereabouts.py``."""

from typing import Literal, NamedTuple, TypeAlias

from chapterhouse.games.abbey.catalogue import SUSPECTS
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Formula, Vector

Novelty: TypeAlias = Literal["drawn", "had", "shown"]
"""What is drawn nobody has seen before; what he had in his hand already he has seen; of others nothing tells."""


class Look(NamedTuple):
    """Cards that a player saw at once, in some line and part of it."""

    line: tuple[int, int]
    cards: Vector
    kind: Novelty


class Glance(NamedTuple):
    """What a player had seen before a look at cards that may have been new to him, and after it."""

    before: Vector
    after: Vector


class SeenCards:
    """All looks of one player. Nothing is said to the solver before somebody asks for what he has seen."""

    def __init__(self, formula: Formula) -> None:
        self._formula = formula
        self._unread: list[Look] = []
        self._cards: Vector = [FALSE] * len(SUSPECTS)
        self.glances: dict[tuple[int, int], Glance] = {}

    def look(self, look: Look) -> None:
        self._unread.append(look)

    def cards(self, hand: Vector) -> Vector:
        """Everything that he has seen up to now, which is at least what he holds."""
        for look in self._unread:
            if look.kind == "had":
                self._had(look.cards)
            else:
                self._read(look)
        self._unread.clear()
        for held, seen in zip(hand, self._cards, strict=True):
            self._formula.follows(held, seen)
        return self._cards

    def _had(self, cards: Vector) -> None:
        for card, literal in enumerate(cards):
            self._formula.follows(literal, self._cards[card])
            if literal == TRUE:
                self._cards[card] = TRUE

    def _read(self, look: Look) -> None:
        before, pairs = self._cards, zip(self._cards, look.cards, strict=True)
        if look.kind == "drawn":
            self._cards = [self._formula.join(*pair) for pair in pairs]
        else:
            self._cards = [self._formula.either(pair) for pair in pairs]
        self.glances[look.line] = Glance(before, self._cards)
