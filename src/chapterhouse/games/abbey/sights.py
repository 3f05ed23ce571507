"""What one player has seen: for every card whether, and in all how many.

Whoever was dealt four cards and took three has seen seven at most, and fewer when one came back to him. People count
like that at a glance. A solver that knows only which card was seen by whom tries all of them; so it is told, for every
look at a card, whether it was the first.
"""

from typing import Literal, NamedTuple, TypeAlias

from chapterhouse.games.abbey.catalogue import SUSPECTS
from chapterhouse.games.abbey.formula import FALSE, TRUE, Formula, Vector, is_open

Kind: TypeAlias = Literal["drawn", "had", "shown"]
"""What is drawn nobody has seen before; what he had in his hand already he has seen; of others nothing tells."""


class Look(NamedTuple):
    """So many cards that a player saw at once."""

    cards: Vector
    size: int
    kind: Kind


class Glance(NamedTuple):
    """A look at cards of which some may have been seen before: what was seen before it and after it."""

    look: Look
    before: Vector
    after: Vector


class Sights:
    """All looks of one player. Nothing is said to the solver before somebody asks for what he has seen."""

    def __init__(self, formula: Formula) -> None:
        self._formula = formula
        self._unread: list[Look] = []
        self._cards: Vector = [FALSE] * len(SUSPECTS)
        self._uncounted: list[Glance] = []
        self._first: Vector = []
        """For every card that he looked at, each time: whether it was the first."""
        self._number: Vector = []

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
        self._uncounted.append(Glance(look, before, self._cards))

    def number(self) -> Vector:
        """How many he has seen up to now."""
        if self._uncounted:
            for glance in self._uncounted:
                self._first += self._firsts(glance)
            self._uncounted.clear()
            self._number = self._formula.number(
                max(self._first.count(TRUE), self._cards.count(TRUE)),
                min(len(SUSPECTS), sum(literal != FALSE for literal in self._first)),
            )
            self._formula.tell_number(self._cards, self._number)
            self._formula.tell_number(self._first, self._number)
        return self._number

    def _firsts(self, glance: Glance) -> Vector:
        """How many cards of a look he had not seen before."""
        look, before, after = glance
        if look.kind == "drawn":
            return [TRUE] * look.size
        known = [-seen for card, seen in zip(look.cards, before, strict=True) if card == TRUE]
        number = self._formula.number(0, look.size - len(known))
        if len(number) == 1:
            self._first_or_not(look.cards, before, number[0])
        elif number:
            pairs = zip(look.cards, before, after, strict=True)
            changed = [(-old, new) for card, old, new in pairs if is_open(card) and old != new]
            self._formula.tell_number([each for pair in changed for each in pair], number, len(changed))
        return known + number

    def _first_or_not(self, cards: Vector, before: Vector, first: int) -> None:
        """A single card is seen for the first time when it was not seen before."""
        for card, seen in zip(cards, before, strict=True):
            if is_open(card):
                self._formula.tell(-card, -seen, -first)
                self._formula.tell(-card, seen, first)
