"""Two answers that one choice of crosses must make true together.

Either answer can be possible by itself and both together not: "have you crossed out Odo" and "is Odo still open". Monks
are grouped by what they mean for the two questions. How many of a group a player has seen decides which numbers of it
can be crossed out, so the groups are gone through one after the other, with the totals that can be reached.
"""

from math import prod
from typing import NamedTuple

from chapterhouse.games.abbey.catalogue import EVERYONE, bits
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE
from chapterhouse.games.abbey.questions import Checked, MoreOf
from chapterhouse.games.abbey.truth import accepted

MOST = 3_000
"""Ways in which monks of the groups can have been seen that are gone through at most."""

Totals = frozenset[tuple[int, int]]
"""What the two questions can count so far."""


class Side(NamedTuple):
    """One of the two questions, and the monks that it means."""

    question: Checked
    monks: int
    than: int

    def weight(self, card: int) -> int:
        return (self.monks >> card & 1) - (self.than >> card & 1)

    def counted(self, size: int, seen: int, guessed: int) -> int:
        """How many of a group are in the scope."""
        if self.question.scope == "guessed":
            return guessed
        return seen + guessed if self.question.scope == "crossed" else size - seen - guessed

    def is_yes(self, total: int) -> bool:
        if isinstance(self.question, MoreOf):
            return total > 0
        return total in accepted(self.question, self.monks.bit_count())


class Group(NamedTuple):
    """Monks that count alike for both questions."""

    weights: tuple[int, int]
    monks: int


def groups_of(first: Side, second: Side) -> list[Group]:
    found: dict[tuple[int, int], int] = {}
    for card in bits(EVERYONE):
        weights = first.weight(card), second.weight(card)
        if any(weights):
            found[weights] = found.get(weights, 0) | 1 << card
    return [Group(weights, monks) for weights, monks in found.items()]


def is_small(groups: list[Group]) -> bool:
    return prod(group.monks.bit_count() + 1 for group in groups) <= MOST


class JointChoice:
    """Makes the literal: some choice of crosses makes both answers yes."""

    def __init__(self, formula: Formula, first: Side, second: Side, groups: list[Group], seen: list[list[int]]) -> None:
        """``seen`` says for each group with entry *k* that at least *k* of it were seen."""
        self._formula = formula
        self._first = first
        self._second = second
        self._groups = groups
        self._seen = seen
        self._made: dict[tuple[int, Totals], int] = {}

    def literal(self) -> int:
        return self._after(0, frozenset({(0, 0)}))

    def _after(self, number: int, totals: Totals) -> int:
        """The same when some groups are done and the questions have these totals."""
        if number == len(self._groups):
            both = any(self._first.is_yes(one) and self._second.is_yes(other) for one, other in totals)
            return TRUE if both else FALSE
        if (number, totals) not in self._made:
            self._made[number, totals] = self._formula.or_gate(
                self._formula.and_gate(
                    self._exactly(number, seen), self._after(number + 1, self._add(number, seen, totals))
                )
                for seen in range(self._groups[number].monks.bit_count() + 1)
            )
        return self._made[number, totals]

    def _exactly(self, number: int, seen: int) -> int:
        return self._formula.and_gate(self._seen[number][seen], -self._seen[number][seen + 1])

    def _add(self, number: int, seen: int, totals: Totals) -> Totals:
        """The totals with a group of which so many were seen; any of the others can be crossed out."""
        weights, size = self._groups[number].weights, self._groups[number].monks.bit_count()
        more = {
            (
                weights[0] * self._first.counted(size, seen, guessed),
                weights[1] * self._second.counted(size, seen, guessed),
            )
            for guessed in range(size - seen + 1)
        }
        return frozenset((one + plus, other + also) for one, other in totals for plus, also in more)
