"""Literals, gates and counts for a SAT solver. A vector has one literal for each card."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias

import msgspec
from pysat.card import CardEnc, EncType
from pysat.solvers import Minicard

TRUE, FALSE = 1, -1
"""Variable 1 is always true; so a known fact is a literal like any other."""

ASTRAY = 500
"""Conflicts after which random guesses are taken anew."""

Vector: TypeAlias = list[int]


# Of these there are thousands in every case, and none holds anything that could hold it: no matter for the collector of
# garbage, which would go through all of them again and again.


class Gate(msgspec.Struct, frozen=True, gc=False):
    """A variable that is true when any of these is."""

    name: int
    literals: tuple[int, ...]


class Sum(msgspec.Struct, frozen=True, gc=False):
    """A variable that is true when between so many and so many of these are."""

    name: int
    literals: tuple[int, ...]
    low: int
    high: int


class Draw(msgspec.Struct, frozen=True, gc=False):
    """So many things are taken out of where they lie: nothing else decides which.

    One literal for each thing that can be taken, and one that says whether it lies there.
    """

    taken: tuple[int, ...]
    source: tuple[int, ...]
    number: int


Event: TypeAlias = Gate | Sum | Draw


class Row(msgspec.Struct, frozen=True, gc=False):
    """Between so many and so many of these literals are true.

    Without a ``high`` the last of them is a pardon: where it is true, nothing is asked of the others.
    """

    literals: tuple[int, ...]
    low: int
    high: int | None


class Formula:
    """A growing set of clauses. Whatever is known already is folded away before the solver sees it.

    The solver is told everything at once. Beside that it is kept as a course of events, what is drawn and what follows
    from it, with what must come out: ``worlds.py`` runs it for many worlds at once.
    """

    def __init__(self) -> None:
        """Minicard counts by itself, takes first guesses, so that worlds can differ, and knows when to give up."""
        self.top = TRUE
        self.guards: list[int] = []
        self.guard = FALSE
        """While set to a literal, whatever is added holds only in worlds where that literal is true."""
        self.course: list[Event] = []
        """In order: everything that is decided, and everything that depends on it."""
        self.checks: list[Row] = []
        """What the course must lead to; what a draw says by itself and what follows anyway is left out."""
        self._names: dict[int, list[int]] = {}
        """Literals that have other names, for the solver alone."""
        self._solver: Any = Minicard()
        self._clause = self._solver.add_clause
        self._at_most = self._solver.add_atmost
        self._clause((TRUE,))

    def close(self) -> None:
        self._solver.delete()

    def variable(self) -> int:
        self.top += 1
        return self.top

    @contextmanager
    def supposing(self) -> Iterator[int]:
        """Whatever is added meanwhile holds only in worlds where a new literal is true; it is true when assumed."""
        self.guard = self.variable()
        self.guards.append(self.guard)
        try:
            yield self.guard
        finally:
            self.guard = FALSE

    @contextmanager
    def given(self, literal: int) -> Iterator[None]:
        """Whatever is added meanwhile holds only in worlds where a literal is true."""
        outside = self.guard
        if literal != TRUE:
            self.guard = literal if outside == FALSE else self.both(outside, literal)
        try:
            yield
        finally:
            self.guard = outside

    @contextmanager
    def whatever(self) -> Iterator[None]:
        """Whatever is added meanwhile holds in every world, whatever is supposed outside."""
        outside, self.guard = self.guard, FALSE
        try:
            yield
        finally:
            self.guard = outside

    def add(self, *clause: int) -> None:
        """One of these literals is true."""
        kept = [literal for literal in clause if literal != FALSE]
        if TRUE not in kept:
            self._push(kept or [FALSE])

    def _push(self, clause: list[int]) -> None:
        if self.guard != FALSE:
            clause.append(-self.guard)
        self._clause(clause)
        self.checks.append(Row(tuple(clause), 1, None))

    def _clauses(self, clauses: Iterable[Sequence[int]]) -> None:
        for clause in clauses:
            self._clause(clause)

    def draw(self, source: Vector, count: int, allowed: int) -> Vector:
        """So many of what lies there, of the allowed ones; nobody knows which."""
        taken = [
            self.variable() if allowed >> thing & 1 and held != FALSE and count else FALSE
            for thing, held in enumerate(source)
        ]
        able = [thing for thing, literal in enumerate(taken) if literal != FALSE]
        self.course.append(Draw(tuple(taken[each] for each in able), tuple(source[each] for each in able), count))
        checked = len(self.checks)
        for literal, held in zip(taken, source, strict=True):
            self.add(-literal, held)
        self.exactly(taken, count)
        del self.checks[checked:]
        return taken

    # ── Gates ──

    def either(self, literals: Iterable[int]) -> int:
        """A literal that is true when any of these is."""
        kept = {literal for literal in literals if literal != FALSE}
        if TRUE in kept or any(-literal in kept for literal in kept):
            return TRUE
        if len(kept) < 2:
            return kept.pop() if kept else FALSE
        gate = self.variable()
        self.course.append(Gate(gate, tuple(kept)))
        self._clause((-gate, *kept))
        self._clauses((-literal, gate) for literal in kept)
        return gate

    def join(self, one: int, other: int) -> int:
        """Either of two that are never true together, most of which are known to be false."""
        if one in (FALSE, other):
            return other
        return one if other == FALSE else self._sum(one, other)

    def _sum(self, one: int, other: int) -> int:
        """Exactly one of three is true: this, that, or neither."""
        gate = self.variable()
        self.course.append(Gate(gate, (one, other)))
        self._clauses(((-gate, one, other), (-one, gate), (-other, gate)))
        return gate

    def both(self, one: int, other: int) -> int:
        return -self.either((-one, -other))

    def without(self, whole: int, part: int) -> int:
        """True when the whole is and the part is not; the part is never true alone."""
        if FALSE in (whole, part):
            return whole
        if whole == TRUE:
            return -part
        return FALSE if part in (TRUE, whole) else -self._sum(part, -whole)

    def among(self, literals: Sequence[int], number: Vector, asked: range) -> int:
        """A literal that is true when as many of these are as is asked for; their number the solver knows."""
        gate, low, more = self.variable(), reaches(number, asked.start), reaches(number, asked.stop)
        sure = sum(literal == TRUE for literal in literals)
        free = tuple(literal for literal in literals if is_open(literal))
        self.course.append(Sum(gate, free, max(0, asked.start - sure), asked.stop - 1 - sure))
        self.tell(-gate, low)
        self.tell(-gate, -more)
        self.tell(gate, -low, more)
        return gate

    # ── Counts ──

    def exactly(self, literals: Iterable[int], number: int) -> None:
        self._count(literals, number, number)

    def at_least(self, literals: Iterable[int], number: int) -> None:
        self._count(literals, number, None)

    def at_most(self, literals: Iterable[int], number: int) -> None:
        self._count(literals, None, number)

    def remind(self, literals: Iterable[int], number: int) -> None:
        """Says that exactly so many are true, which follows anyway; but counting is hard for a solver."""
        checked = len(self.checks)
        self._count(literals, number, number)
        del self.checks[checked:]

    def follows(self, one: int, other: int) -> None:
        """Says that one is true only with the other, which follows anyway, but not at a glance."""
        if FALSE not in (one, -other) and one != other:
            self._clause((-one, other))

    def remind_of(self, literals: Iterable[int], number: int) -> None:
        """Says that at least so many are true, which follows anyway."""
        checked = len(self.checks)
        self._count(literals, number, None)
        del self.checks[checked:]

    def depends(self, literals: Sequence[int], when: int, then: int, otherwise: int) -> None:
        """Says that so many are true where a literal is, and so many others where it is not; which follows anyway.

        Said in one sum it is worth more than case by case: the literal counts as often as the two numbers differ.
        """
        if then < otherwise:
            self.depends(literals, -when, otherwise, then)
        elif then == otherwise:
            self.remind(literals, then)
        elif self.guard == FALSE:
            free = [literal for literal in literals if literal not in (TRUE, FALSE)]
            total = then - sum(literal == TRUE for literal in literals)
            counted = [*free, *self._copies(-when, then - otherwise)]
            self._most(counted, total)
            self._most([-literal for literal in counted], len(counted) - total)

    def _count(self, literals: Iterable[int], low: int | None, high: int | None) -> None:
        given = [literal for literal in literals if literal != FALSE]
        free = [literal for literal in given if literal != TRUE]
        sure = len(given) - len(free)
        low = 0 if low is None else low - sure
        high = len(free) if high is None else high - sure
        if low > len(free) or high < 0:
            self._push([FALSE])
        elif high == 0:
            self._all([-literal for literal in free])
        elif low == len(free):
            self._all(free)
        elif low > 0 or high < len(free):
            if low > 0:
                self._most([-literal for literal in free], len(free) - low)
            if high < len(free):
                self._most(free, high)
            self._weigh(free, low, high)

    def _most(self, literals: list[int], number: int) -> None:
        """A count for the SAT solver alone: it counts by itself, but not one literal twice.

        Under a guard the guard takes up all the room that there is; where it is false, there is room for everything.
        """
        if self.guard != FALSE:
            room = len(literals) - number
            literals, number = [*literals, *self._copies(self.guard, room)], len(literals)
        if len(set(map(abs, literals))) == len(literals):
            self._at_most(literals, number)
            return
        coded = CardEnc.atmost(lits=literals, bound=number, top_id=self.top, encoding=EncType.seqcounter)
        self.top = max(self.top, coded.nv)
        self._clauses(coded.clauses)

    def _copies(self, literal: int, number: int) -> list[int]:
        """A literal so many times, under as many names."""
        names = self._names.setdefault(literal, [literal])
        while len(names) < number:
            names.append(self.variable())
            self._clauses(((-literal, names[-1]), (literal, -names[-1])))
        return names[:number]

    def _weigh(self, literals: list[int], low: int, high: int) -> None:
        """The same count as a row to be checked; under a guard each side is a row of its own."""
        self.checks += [Row(tuple(literals), low, high)] if self.guard == FALSE else self._guarded(literals, low, high)

    def _guarded(self, literals: list[int], low: int, high: int) -> list[Row]:
        rows = []
        if low > 0:
            rows.append(Row((*literals, -self.guard), low, None))
        if high < len(literals):
            rows.append(Row((*(-literal for literal in literals), -self.guard), len(literals) - high, None))
        return rows

    def _all(self, literals: Iterable[int]) -> None:
        for literal in literals:
            self._push([literal])

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

    # ── For the solver alone: what follows anyway, said in numbers ──

    def number(self, least: int, most: int) -> Vector:
        """A number between two: literal k is true when it is more than k."""
        names = [self.variable() for _ in range(least, most)]
        self._clauses((more, -still_more) for more, still_more in pairwise(names))
        return [TRUE] * least + names

    def tell(self, *clause: int) -> None:
        """One of these is true."""
        kept: list[int] = []
        for literal in clause:
            if literal == TRUE:
                return
            if literal != FALSE:
                kept.append(literal)
        if self.guard != FALSE:
            kept.append(-self.guard)
        self._clause(kept or (FALSE,))

    def tell_sum(self, one: Vector, other: Vector, whole: Vector) -> None:
        """A number is the sum of two others. What they are at least needs to be said once."""
        few, many = [TRUE, *one, FALSE], [TRUE, *other, FALSE]
        all_ = [TRUE, *whole, *[FALSE] * (len(one) + len(other) + 1 - len(whole))]
        for k in range(one.count(TRUE), len(one) + 1):
            for n in range(other.count(TRUE), len(other) + 1):
                self.tell(-few[k], -many[n], all_[k + n])
                self.tell(few[k + 1], many[n + 1], -all_[k + n + 1])

    def tell_no_fewer(self, number: Vector, other: Vector) -> None:
        """A number is as great as another, or greater."""
        for least, literal in enumerate(other, start=1):
            if literal != FALSE and reaches(number, least) != TRUE:
                self.tell(-literal, reaches(number, least))

    def reaching(self, number: Vector, least: int) -> Vector:
        """A number is so great or greater; what holds without a guard is known from now on."""
        self.tell(reaches(number, least))
        return [TRUE] * min(least, len(number)) + number[max(0, least) :] if self.guard == FALSE else number

    def staying(self, number: Vector, most: int) -> Vector:
        """A number is so great or smaller."""
        self.tell(-reaches(number, most + 1))
        return number[: max(0, most)] if self.guard == FALSE else number

    def tell_number(self, literals: Sequence[int], number: Vector, more: int = 0) -> None:
        """A number says how many of these are true, or how many more than so many."""
        self.tell_exactly([*literals, *(-literal for literal in number)], len(number) + more)

    def tell_exactly(self, literals: Iterable[int], number: int) -> None:
        """So many of these are true, among which none is twice, nor with its opposite."""
        free = [literal for literal in literals if literal != FALSE]
        if TRUE in free:
            number -= free.count(TRUE)
            free = [literal for literal in free if literal != TRUE]
        if free:
            self._at_most(free, number)
            self._at_most([-literal for literal in free], len(free) - number)

    # ── Solving ──

    def solve(self, assumptions: Sequence[int] = ()) -> bool:
        return bool(self._solver.solve(assumptions=list(assumptions)))

    def search(self, assumptions: Sequence[int], patience: int, steps: int | None = None) -> bool | None:
        """The same, but given up after so many conflicts, or after so many steps: None."""
        self._solver.prop_budget(-1 if steps is None else max(1, steps))
        self._solver.conf_budget(patience)
        found: bool | None = self._solver.solve_limited(assumptions=list(assumptions))
        return found

    @property
    def steps(self) -> int:
        """How many conclusions the solver has drawn up to now: that is what a search costs."""
        return int(self._solver.accum_stats()["propagations"])

    def world(self) -> "Model":
        """The world just found."""
        return Model(self._solver.get_model())

    def imagine(self, rng: Random, assumptions: Sequence[int] = ()) -> None:
        """Finds a world with random first guesses; those that lead astray are dropped, with more patience."""
        patience = ASTRAY
        self._shuffle(rng)
        while (found := self.search(assumptions, patience)) is None:
            self._shuffle(rng)
            patience *= 2
        assert found, "a view always comes from a real state"

    def _shuffle(self, rng: Random) -> None:
        """Let the next world be another one: each variable is first tried with a coin."""
        self._solver.set_phases([rng.choice((name, -name)) for name in range(2, self.top + 1)])


class Model:
    """One way that everything can be."""

    def __init__(self, model: Sequence[int]) -> None:
        self.model = model

    def holds(self, literal: int) -> bool:
        value: int = self.model[abs(literal) - 1]
        return value == literal

    def mask(self, vector: Vector) -> int:
        """The cards whose literals are true."""
        model = self.model
        return sum(1 << card for card, literal in enumerate(vector) if model[abs(literal) - 1] == literal)


def is_open(literal: int) -> bool:
    """Whether the seat does not know it already."""
    return literal not in (TRUE, FALSE)


def reaches(number: Vector, least: int) -> int:
    """The literal that says that a number is at least so great."""
    if least <= 0:
        return TRUE
    return number[least - 1] if least <= len(number) else FALSE


def complement(number: Vector, whole: int) -> Vector:
    """What is missing from a number to make up a whole."""
    return [-reaches(number, whole - less) for less in range(whole)]


def constant(mask: int, size: int) -> Vector:
    """A known set as a vector."""
    return [TRUE if mask >> number & 1 else FALSE for number in range(size)]
