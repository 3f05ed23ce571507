"""The formula of a case: clauses, gates and cardinality constraints over literals.

Everything is added twice: to the solver, and to a list that ``bit_parallel.py`` evaluates for many models at once. That
list holds *definitions*, which compute variables from others, and *constraints*, which the result must satisfy.

Three kinds of statements differ in where they go:

- ``add_…``: to both. It rules out models.
- ``add_redundant_…``: to the solver only. It follows from what was added, but the solver would not see it at once.
- ``…_for_solver``: to the solver only. It defines numbers that only the solver knows (``unary.py``).
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from pysat.card import CardEnc, EncType

from chapterhouse.games.abbey.deduction.definitions import Constraint, Definition, Draw, OrGate
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet
from chapterhouse.games.abbey.deduction.solver import Solver


class Formula:
    """A growing formula. Constants are folded away before the solver sees them."""

    def __init__(self) -> None:
        self.solver = Solver()
        self.variables = TRUE
        """The number of variables, which is the name of the last one."""
        self.guard = FALSE
        """While set to a literal, everything added holds only in models in which that literal is true."""
        self.assumptions: list[int] = []
        """Every guard that is true only when it is assumed."""
        self.definitions: list[Definition] = []
        """In order: each depends on variables defined before it."""
        self.constraints: list[Constraint] = []
        self._copies: dict[int, list[int]] = {}
        """Variables equal to a literal, for constraints that count it several times."""
        self._clause = self.solver.add_clause
        self._solver_at_most = self.solver.add_at_most

    def close(self) -> None:
        self.solver.close()

    def variable(self) -> int:
        self.variables += 1
        return self.variables

    # ── Guards ──

    @contextmanager
    def assuming(self) -> Iterator[int]:
        """What is added meanwhile holds only where a new literal is assumed."""
        self.guard = self.variable()
        self.assumptions.append(self.guard)
        try:
            yield self.guard
        finally:
            self.guard = FALSE

    @contextmanager
    def given(self, literal: int) -> Iterator[None]:
        """What is added meanwhile holds only in models in which a literal is true."""
        outside = self.guard
        if literal != TRUE:
            self.guard = literal if outside == FALSE else self.and_gate(outside, literal)
        try:
            yield
        finally:
            self.guard = outside

    @contextmanager
    def unguarded(self) -> Iterator[None]:
        """What is added meanwhile holds in every model."""
        outside, self.guard = self.guard, FALSE
        try:
            yield
        finally:
            self.guard = outside

    # ── Clauses and draws ──

    def add_clause(self, *clause: int) -> None:
        kept = [literal for literal in clause if literal != FALSE]
        if TRUE not in kept:
            self._add_folded(kept or [FALSE])

    def _add_folded(self, clause: list[int]) -> None:
        if self.guard != FALSE:
            clause.append(-self.guard)
        self._clause(clause)
        self.constraints.append(Constraint(tuple(clause), 1, None))

    def _solver_clauses(self, clauses: Iterable[Sequence[int]]) -> None:
        for clause in clauses:
            self._clause(clause)

    def draw(self, source: CardSet, count: int, allowed: int) -> CardSet:
        """``count`` unknown cards of the allowed ones among those that lie there."""
        taken = [
            self.variable() if allowed >> card & 1 and held != FALSE and count else FALSE
            for card, held in enumerate(source)
        ]
        able = [card for card, literal in enumerate(taken) if literal != FALSE]
        self.definitions.append(Draw(tuple(taken[each] for each in able), tuple(source[each] for each in able), count))
        constraints = len(self.constraints)
        for literal, held in zip(taken, source, strict=True):
            self.add_clause(-literal, held)
        self.add_exactly(taken, count)
        del self.constraints[constraints:]  # a draw checks itself
        return taken

    # ── Gates ──

    def or_gate(self, literals: Iterable[int]) -> int:
        """A literal that is true when any of these is."""
        kept = {literal for literal in literals if literal != FALSE}
        if TRUE in kept or any(-literal in kept for literal in kept):
            return TRUE
        if len(kept) < 2:
            return kept.pop() if kept else FALSE
        gate = self.variable()
        self.definitions.append(OrGate(gate, tuple(kept)))
        self._clause((-gate, *kept))
        self._solver_clauses((-literal, gate) for literal in kept)
        return gate

    def and_gate(self, one: int, other: int) -> int:
        return -self.or_gate((-one, -other))

    def disjoint_or(self, one: int, other: int) -> int:
        """The same as ``or_gate`` for two literals that are never true together."""
        if one in (FALSE, other):
            return other
        return one if other == FALSE else self._two_way_or(one, other)

    def _two_way_or(self, one: int, other: int) -> int:
        gate = self.variable()
        self.definitions.append(OrGate(gate, (one, other)))
        self._solver_clauses(((-gate, one, other), (-one, gate), (-other, gate)))
        return gate

    def difference(self, whole: int, part: int) -> int:
        """True when the whole is and the part is not; the part implies the whole."""
        if FALSE in (whole, part):
            return whole
        if whole == TRUE:
            return -part
        return FALSE if part in (TRUE, whole) else -self._two_way_or(part, -whole)

    def intersection(self, one: CardSet, other: CardSet) -> CardSet:
        return [self.and_gate(*pair) for pair in zip(one, other, strict=True)]

    def sequential_counter(self, literals: Iterable[int]) -> list[int]:
        """Gate *k* of the result is true when more than *k* of these literals are."""
        sums: list[int] = []
        for literal in literals:
            if literal != FALSE:
                carried = [TRUE, *sums]
                sums = [
                    self.or_gate((total, self.and_gate(literal, below)))
                    for total, below in zip([*sums, FALSE], carried, strict=True)
                ]
        return sums

    # ── Cardinality constraints ──

    def add_exactly(self, literals: Iterable[int], count: int) -> None:
        self._add_between(literals, count, count)

    def add_at_least(self, literals: Iterable[int], count: int) -> None:
        self._add_between(literals, count, None)

    def add_at_most(self, literals: Iterable[int], count: int) -> None:
        self._add_between(literals, None, count)

    def _add_between(self, literals: Iterable[int], low: int | None, high: int | None) -> None:
        given = [literal for literal in literals if literal != FALSE]
        free = [literal for literal in given if literal != TRUE]
        true = len(given) - len(free)
        low = 0 if low is None else low - true
        high = len(free) if high is None else high - true
        if low > len(free) or high < 0:
            self._add_folded([FALSE])
        elif high == 0:
            self._add_units([-literal for literal in free])
        elif low == len(free):
            self._add_units(free)
        elif low > 0 or high < len(free):
            if low > 0:
                self._guarded_at_most([-literal for literal in free], len(free) - low)
            if high < len(free):
                self._guarded_at_most(free, high)
            self._add_constraint(free, low, high)

    def _add_units(self, literals: Iterable[int]) -> None:
        for literal in literals:
            self._add_folded([literal])

    def _guarded_at_most(self, literals: list[int], count: int) -> None:
        """For the solver. Copies of the guard fill the room up to the number of literals; where it is false, all fit.

        Minicard counts no variable twice; where one occurs twice, a sequential counter is written out as clauses.
        """
        if self.guard != FALSE:
            room = len(literals) - count
            literals, count = [*literals, *self._equal_variables(self.guard, room)], len(literals)
        if len(set(map(abs, literals))) == len(literals):
            self._solver_at_most(literals, count)
            return
        coded = CardEnc.atmost(lits=literals, bound=count, top_id=self.variables, encoding=EncType.seqcounter)
        self.variables = max(self.variables, coded.nv)
        self._solver_clauses(coded.clauses)

    def _equal_variables(self, literal: int, number: int) -> list[int]:
        """A literal under several names."""
        names = self._copies.setdefault(literal, [literal])
        while len(names) < number:
            names.append(self.variable())
            self._solver_clauses(((-literal, names[-1]), (literal, -names[-1])))
        return names[:number]

    def _add_constraint(self, literals: list[int], low: int, high: int) -> None:
        """Under a guard each side is a constraint of its own, with the negated guard as its way out."""
        if self.guard == FALSE:
            self.constraints.append(Constraint(tuple(literals), low, high))
            return
        if low > 0:
            self.constraints.append(Constraint((*literals, -self.guard), low, None))
        if high < len(literals):
            negated = (-literal for literal in literals)
            self.constraints.append(Constraint((*negated, -self.guard), len(literals) - high, None))

    # ── Redundant constraints: they follow, but counting is hard for a solver that sees one card at a time ──

    def add_redundant_exactly(self, literals: Iterable[int], count: int) -> None:
        self._add_redundant_between(literals, count, count)

    def add_redundant_at_least(self, literals: Iterable[int], count: int) -> None:
        self._add_redundant_between(literals, count, None)

    def _add_redundant_between(self, literals: Iterable[int], low: int, high: int | None) -> None:
        constraints = len(self.constraints)
        self._add_between(literals, low, high)
        del self.constraints[constraints:]

    def add_redundant_implication(self, one: int, other: int) -> None:
        if FALSE not in (one, -other) and one != other:
            self._clause((-one, other))

    def add_redundant_exactly_either(self, literals: Sequence[int], when: int, then: int, otherwise: int) -> None:
        """Exactly ``then`` are true where a literal is, and exactly ``otherwise`` where it is not.

        One constraint propagates more than two guarded ones: the literal counts as often as the two numbers differ.
        """
        if then < otherwise:
            self.add_redundant_exactly_either(literals, -when, otherwise, then)
        elif then == otherwise:
            self.add_redundant_exactly(literals, then)
        elif self.guard == FALSE:
            free = [literal for literal in literals if literal not in (TRUE, FALSE)]
            total = then - sum(literal == TRUE for literal in literals)
            counted = [*free, *self._equal_variables(-when, then - otherwise)]
            self._guarded_at_most(counted, total)
            self._guarded_at_most([-literal for literal in counted], len(counted) - total)

    # ── For the solver only ──

    def clause_for_solver(self, *clause: int) -> None:
        kept: list[int] = []
        for literal in clause:
            if literal == TRUE:
                return
            if literal != FALSE:
                kept.append(literal)
        if self.guard != FALSE:
            kept.append(-self.guard)
        self._clause(kept or (FALSE,))

    def exactly_for_solver(self, literals: Iterable[int], count: int) -> None:
        """In every model, whatever the guard. No variable may occur twice among the literals."""
        free = [literal for literal in literals if literal != FALSE]
        if TRUE in free:
            count -= free.count(TRUE)
            free = [literal for literal in free if literal != TRUE]
        if free:
            self._solver_at_most(free, count)
            self._solver_at_most([-literal for literal in free], len(free) - count)
