"""Numbers in order encoding, and arithmetic on them.

A number is a list of literals, of which literal *k* is true when the number is greater than *k*: 2 of at most 4 is
``true, true, false, false``. Known bounds are constants at the front, or a shorter list. Everything here is for the
solver only: what these numbers say follows from where the cards are, but a proof that speaks of numbers is short where
one that speaks of single cards is long.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from chapterhouse.games.abbey.deduction.definitions import CountGate
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, is_open

UnaryInt: TypeAlias = list[int]


def reaches(number: UnaryInt, least: int) -> int:
    """The literal that says that a number is at least ``least``."""
    if least <= 0:
        return TRUE
    return number[least - 1] if least <= len(number) else FALSE


def complement(number: UnaryInt, whole: int) -> UnaryInt:
    """``whole`` minus a number."""
    return [-reaches(number, whole - less) for less in range(whole)]


class UnaryArithmetic:
    """Makes numbers, and states relations between them."""

    def __init__(self, formula: Formula) -> None:
        self.formula = formula

    def integer(self, low: int, high: int) -> UnaryInt:
        """A new number between two bounds."""
        formula = self.formula
        names = [formula.variable() for _ in range(low, high)]
        for more, still_more in pairwise(names):
            formula.solver.add_clause((more, -still_more))
        return [TRUE] * low + names

    def sum(self, one: UnaryInt, other: UnaryInt, total: UnaryInt) -> None:
        """``one + other = total``."""
        formula = self.formula
        ones, others = [TRUE, *one, FALSE], [TRUE, *other, FALSE]
        totals = [TRUE, *total, *[FALSE] * (len(one) + len(other) + 1 - len(total))]
        for i in range(one.count(TRUE), len(one) + 1):
            for j in range(other.count(TRUE), len(other) + 1):
                formula.clause_for_solver(-ones[i], -others[j], totals[i + j])
                formula.clause_for_solver(ones[i + 1], others[j + 1], -totals[i + j + 1])

    def at_least_as_great(self, number: UnaryInt, other: UnaryInt) -> None:
        """``number >= other``."""
        formula = self.formula
        for least, literal in enumerate(other, start=1):
            if literal != FALSE and reaches(number, least) != TRUE:
                formula.clause_for_solver(-literal, reaches(number, least))

    def with_minimum(self, number: UnaryInt, low: int) -> UnaryInt:
        """``number >= low``. Without a guard the bound becomes a constant of the number that is returned."""
        self.formula.clause_for_solver(reaches(number, low))
        return [TRUE] * min(low, len(number)) + number[max(0, low) :] if self.formula.guard == FALSE else number

    def with_maximum(self, number: UnaryInt, high: int) -> UnaryInt:
        """``number <= high``."""
        self.formula.clause_for_solver(-reaches(number, high + 1))
        return number[: max(0, high)] if self.formula.guard == FALSE else number

    def count(self, literals: Sequence[int], number: UnaryInt) -> None:
        """A number is how many of these literals are true."""
        self.formula.exactly_for_solver([*literals, *(-literal for literal in number)], len(number))

    def count_gate(self, literals: Sequence[int], number: UnaryInt, wanted: range) -> int:
        """A literal that is true when the number of true literals is in a range.

        The solver reads it off ``number``, everything else from the literals.
        """
        formula = self.formula
        gate, low, more = formula.variable(), reaches(number, wanted.start), reaches(number, wanted.stop)
        true = sum(literal == TRUE for literal in literals)
        free = tuple(literal for literal in literals if is_open(literal))
        formula.definitions.append(CountGate(gate, free, max(0, wanted.start - true), wanted.stop - 1 - true))
        formula.clause_for_solver(-gate, low)
        formula.clause_for_solver(-gate, -more)
        formula.clause_for_solver(gate, -low, more)
        return gate
