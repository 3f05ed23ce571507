"""Classes of cards whose number is known wherever cards are: with a counted trait, without it, and all cards.

What a player has seen of a class is counted in ``seen_counts.py``.
"""

from chapterhouse.games.abbey.catalogue import EVERYONE
from chapterhouse.games.abbey.deduction.card_locations import Line
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet
from chapterhouse.games.abbey.deduction.trait_counts import TraitCount
from chapterhouse.games.abbey.deduction.unary import UnaryInt, complement
from chapterhouse.kernel import Seat


class CardClass:
    """The cards with a trait."""

    def __init__(self, trait_count: TraitCount) -> None:
        self._trait_count = trait_count
        self.monks = trait_count.monks

    def _members(self, number: UnaryInt, size: int) -> UnaryInt:
        """How many of ``size`` cards belong to the class, when a number of them have the trait."""
        return number

    def held(self, seat: Seat, changes: int) -> UnaryInt:
        """How many were in a hand after a number of changes."""
        number, size = self._trait_count.held(seat, changes)
        return self._members(number, size)

    def given(self, line: Line, size: int) -> UnaryInt:
        """How many of the cards of a gift."""
        return self._members(self._trait_count.given[line], size)

    def shown(self, line: int, cards: CardSet, size: int) -> UnaryInt:
        """How many of the cards that were shown."""
        return self._members(self._trait_count.shown(line, cards, size), size)


class WithoutTrait(CardClass):
    """The cards with the other trait of two."""

    def __init__(self, trait_count: TraitCount) -> None:
        super().__init__(trait_count)
        self.monks = EVERYONE & ~trait_count.monks

    def _members(self, number: UnaryInt, size: int) -> UnaryInt:
        return [literal for literal in complement(number, size) if literal != FALSE]


class AllCards(CardClass):
    """All cards. How many there are is public; how many of them a player has seen is not."""

    def __init__(self, trait_count: TraitCount) -> None:
        super().__init__(trait_count)
        self.monks = EVERYONE

    def _members(self, number: UnaryInt, size: int) -> UnaryInt:
        return [TRUE] * size

    def shown(self, line: int, cards: CardSet, size: int) -> UnaryInt:
        return [TRUE] * size
