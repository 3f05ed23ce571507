"""How many cards of a kind lie where, as numbers that the solver can reason with.

A solver that knows nothing but cards tries which card is where. People count: three hooded ones there at most, two
there, one there, so the culprit is bareheaded. Here that is said for every trait of which there are two: each hand,
each gift, the pile and the culprit have a number. A number is a row of literals, of which literal k is true when it is
more than k. What moves is taken from one number and added to another, and all together are as many as there are such
monks.

Nothing here is new: it follows from where the cards are. But a proof that speaks of numbers is short where one that
speaks of cards is long.
"""

from collections.abc import Sequence
from typing import Protocol

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, SUSPECTS, TRAIT_MASK, bits
from chapterhouse.games.abbey.events import Gift
from chapterhouse.games.abbey.formula import FALSE, TRUE, Formula, Vector, reaches
from chapterhouse.kernel import Seat

COUNTED_TRAITS = tuple(traits[0] for traits in CATEGORIES.values() if len(traits) == 2)
"""One of each two: whoever does not have it has the other."""


class Table(Protocol):
    """Where the cards lie now, and how many."""

    pile: Vector
    pile_count: int
    hands: list[Vector]
    counts: list[int]


class Tally:
    """How many cards with one trait lie where, from line to line."""

    def __init__(self, formula: Formula, trait: str, culprit: Vector, pile: Vector, players: int) -> None:
        self._formula = formula
        self._monks = TRAIT_MASK[trait]
        self.trait = trait
        self._culprit = self._number(culprit, 1)
        self._pile = self._number(pile, len(SUSPECTS) - 1)
        self._hands: list[Vector] = [[] for _ in range(players)]
        self.given: dict[tuple[int, int], Vector] = {}
        """For every gift, how many of its cards."""

    def _number(self, cards: Vector, size: int) -> Vector:
        """How many of so many cards have the trait; all others have it not, and that is said too."""
        these = [cards[card] for card in bits(self._monks) if cards[card] != FALSE]
        others = [cards[card] for card in bits(EVERYONE & ~self._monks) if cards[card] != FALSE]
        number = self._formula.number(
            max(these.count(TRUE), size - len(others)), min(len(these), size - others.count(TRUE))
        )
        self._formula.tell_exactly([*these, *(-literal for literal in number)], len(number))
        self._formula.tell_exactly([*others, *number], size)
        return number

    def moved(self, line: int, gifts: Sequence[Gift], cards: Sequence[Vector], table: Table) -> None:
        """Takes the cards of all gifts from where they were, and adds them to where they went."""
        numbers = [self._number(each, gift.count) for gift, each in zip(gifts, cards, strict=True)]
        self.given |= {(line, gift): number for gift, number in enumerate(numbers)}
        for seat in {seat for gift in gifts for seat in (gift.giver, gift.taker) if seat is not None}:
            given = [number for gift, number in zip(gifts, numbers, strict=True) if gift.giver == seat]
            taken = [number for gift, number in zip(gifts, numbers, strict=True) if gift.taker == seat]
            hand = self._number(table.hands[seat], table.counts[seat])
            self._exchanged(self._hands[seat], self._total(given), self._total(taken), hand)
            self._hands[seat] = hand
        if any(gift.giver is None for gift in gifts):
            self._pile = self._number(table.pile, table.pile_count)
        everywhere = [self._culprit, self._pile, *self._hands]
        self._formula.tell_exactly([each for number in everywhere for each in number], self._monks.bit_count())

    def _exchanged(self, before: Vector, given: Vector, taken: Vector, after: Vector) -> None:
        """What was kept is what there was without what was given, and what there is without what was taken."""
        kept = before if not given else after if not taken else self._formula.number(0, min(len(before), len(after)))
        if kept is not before:
            self._formula.tell_sum(kept, given, before)
        if kept is not after:
            self._formula.tell_sum(kept, taken, after)

    def _total(self, numbers: Sequence[Vector]) -> Vector:
        """All gifts that one player gives or gets at the same time; there is seldom more than one."""
        if not numbers:
            return []
        total, *others = numbers
        for other in others:
            whole = self._formula.number(0, len(total) + len(other))
            self._formula.tell_sum(total, other, whole)
            total = whole
        return total

    def at_least(self, seat: Seat, monks: int, count: int, size: int) -> None:
        """So many in a hand of some size are among these monks: those who all have the trait, or all have it not."""
        if not monks & ~self._monks:
            self._formula.tell(reaches(self._hands[seat], count))
        elif not monks & self._monks:
            self._formula.tell(-reaches(self._hands[seat], size - count + 1))

    def at_most(self, seat: Seat, monks: int, count: int, size: int) -> None:
        """No more in a hand of some size are among these monks: all those who have the trait, or who have it not."""
        if not self._monks & ~monks:
            self._formula.tell(-reaches(self._hands[seat], count + 1))
        elif not EVERYONE & ~self._monks & ~monks:
            self._formula.tell(reaches(self._hands[seat], size - count))
