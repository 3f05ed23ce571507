"""Literals, gates and counts for a SAT solver. A vector has one literal for each card."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from pysat.card import CardEnc, EncType
from pysat.solvers import Solver

TRUE, FALSE = 1, -1
"""Variable 1 is always true; so a known fact is a literal like any other."""

PATIENCE = 20_000
"""Conflicts after which a search is given up."""

Vector: TypeAlias = list[int]


class Formula:
    """A growing set of clauses. Whatever is known already is folded away before the solver sees it."""

    def __init__(self) -> None:
        """Glucose takes first guesses, so that it can find another world every time, and it knows when to give up."""
        self.top = TRUE
        self.guard = FALSE
        """While set to a literal, whatever is added holds only in worlds where that literal is true."""
        self._new: list[list[int]] = [[TRUE]]
        self._solver: Any = Solver(name="glucose4")

    def close(self) -> None:
        self._solver.delete()

    def variable(self) -> int:
        self.top += 1
        return self.top

    def add(self, *clause: int) -> None:
        """One of these literals is true."""
        kept = [literal for literal in clause if literal != FALSE]
        if TRUE not in kept:
            self._push(kept or [FALSE])

    def _push(self, clause: list[int]) -> None:
        self._new.append(clause if self.guard == FALSE else [-self.guard, *clause])

    # ── Gates ──

    def either(self, literals: Iterable[int]) -> int:
        """A literal that is true when any of these is."""
        kept = {literal for literal in literals if literal != FALSE}
        if TRUE in kept or any(-literal in kept for literal in kept):
            return TRUE
        if len(kept) < 2:
            return kept.pop() if kept else FALSE
        gate = self.variable()
        self._new.append([-gate, *kept])
        self._new.extend([-literal, gate] for literal in kept)
        return gate

    def join(self, one: int, other: int) -> int:
        """Either of two, most of which are known to be false."""
        if one in (FALSE, other):
            return other
        return one if other == FALSE else self.either((one, other))

    def both(self, one: int, other: int) -> int:
        return -self.either((-one, -other))

    def without(self, whole: int, part: int) -> int:
        """True when the whole is and the part is not; the part is never true alone."""
        if FALSE in (whole, part):
            return whole
        return FALSE if part in (TRUE, whole) else self.both(whole, -part)

    # ── Counts ──

    def exactly(self, literals: Iterable[int], number: int) -> None:
        self._count(literals, number, CardEnc.equals, True, True)

    def at_least(self, literals: Iterable[int], number: int) -> None:
        self._count(literals, number, CardEnc.atleast, True, False)

    def at_most(self, literals: Iterable[int], number: int) -> None:
        self._count(literals, number, CardEnc.atmost, False, True)

    def _count(self, literals: Iterable[int], number: int, encode: Any, low: bool, high: bool) -> None:
        given = [literal for literal in literals if literal != FALSE]
        free = [literal for literal in given if literal != TRUE]
        number -= len(given) - len(free)
        if (low and number > len(free)) or (high and number < 0):
            self._push([FALSE])
        elif high and number == 0:
            self._all([-literal for literal in free])
        elif low and number == len(free):
            self._all(free)
        elif 0 < number < len(free):
            coded = encode(lits=free, bound=number, top_id=self.top, encoding=EncType.seqcounter)
            self.top = max(self.top, coded.nv)
            for clause in coded.clauses:
                self._push(clause)

    def _all(self, literals: Iterable[int]) -> None:
        for literal in literals:
            self._push([literal])

    def one_of(self, literals: Iterable[int]) -> None:
        """Exactly one of a few, said pair by pair."""
        few = [literal for literal in literals if literal != FALSE]
        self.add(*few)
        for one, other in combinations(few, 2):
            self.add(-one, -other)

    def counter(self, literals: Iterable[int]) -> Vector:
        """Literal k of the result is true when more than k of these are."""
        sums: Vector = []
        for literal in literals:
            if literal != FALSE:
                carried = [TRUE, *sums]
                sums = [
                    self.either((total, self.both(literal, below)))
                    for total, below in zip([*sums, FALSE], carried, strict=True)
                ]
        return sums

    # ── Solving ──

    def solve(self, assumptions: Sequence[int] = ()) -> bool:
        self._feed()
        return bool(self._solver.solve(assumptions=list(assumptions)))

    def search(self, assumptions: Sequence[int]) -> bool | None:
        """The same, but given up after many fruitless tries: None."""
        self._feed()
        self._solver.conf_budget(PATIENCE)
        found: bool | None = self._solver.solve_limited(assumptions=list(assumptions))
        return found

    def world(self) -> "World":
        """The world just found."""
        return World(self._solver.get_model())

    def shuffle(self, rng: Random) -> None:
        """Let the next world be another one: each variable is first tried with a coin."""
        self._feed()
        self._solver.set_phases([rng.choice((name, -name)) for name in range(2, self.top + 1)])

    def _feed(self) -> None:
        if self._new:
            self._solver.append_formula(self._new)
            self._new = []


class World:
    """One way that everything can be."""

    def __init__(self, model: Sequence[int]) -> None:
        self._model = model

    def holds(self, literal: int) -> bool:
        value: int = self._model[abs(literal) - 1]
        return value == literal

    def mask(self, vector: Vector) -> int:
        """The cards whose literals are true."""
        model = self._model
        return sum(1 << card for card, literal in enumerate(vector) if model[abs(literal) - 1] == literal)


def constant(mask: int, size: int) -> Vector:
    """A known set as a vector."""
    return [TRUE if mask >> number & 1 else FALSE for number in range(size)]
