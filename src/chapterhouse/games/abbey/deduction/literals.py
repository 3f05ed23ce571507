"""Literals, and sets of cards made of them.

A variable is a positive number and its negation the negative one, as in DIMACS. Variable 1 is always true, so a known
fact is a literal like any other and needs no case of its own.
"""

from collections.abc import Sequence
from typing import TypeAlias

TRUE, FALSE = 1, -1

CardSet: TypeAlias = list[int]
"""A set of cards that may be unknown: entry *n* is the literal that says that card *n* belongs to it."""


def is_open(literal: int) -> bool:
    """Whether a literal is not a constant."""
    return literal not in (TRUE, FALSE)


def constant_set(mask: int, size: int) -> CardSet:
    """A known set of cards."""
    return [TRUE if mask >> number & 1 else FALSE for number in range(size)]


class Model:
    """One assignment of all variables that satisfies the formula: one way that everything can be."""

    def __init__(self, values: Sequence[int]) -> None:
        self.values = values
        """For each variable, in order, the literal of it that is true."""

    def holds(self, literal: int) -> bool:
        value: int = self.values[abs(literal) - 1]
        return value == literal

    def mask(self, cards: CardSet) -> int:
        """The cards that belong to a set."""
        values = self.values
        return sum(1 << card for card, literal in enumerate(cards) if values[abs(literal) - 1] == literal)
