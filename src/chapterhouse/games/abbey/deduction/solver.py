"""The SAT solver: Minicard, which has cardinality constraints of its own, can be given phases, and has budgets."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pysat.solvers import Minicard

from chapterhouse.games.abbey.deduction.literals import TRUE, Model

SAMPLE_CONFLICT_BUDGET = 500
"""Conflicts after which a sample starts again with other phases, and twice the budget."""


class Solver:
    """An incremental solver. Nothing that was added can be removed; so what may end is guarded by an assumption."""

    def __init__(self) -> None:
        self._minicard: Any = Minicard()
        self.add_clause: Any = self._minicard.add_clause
        self.add_at_most: Any = self._minicard.add_atmost
        """At most *k* of some literals; no variable may occur twice among them."""
        self.add_clause((TRUE,))

    def close(self) -> None:
        self._minicard.delete()

    def solve(self, assumptions: Sequence[int] = ()) -> bool:
        return bool(self._minicard.solve(assumptions=list(assumptions)))

    def search(self, assumptions: Sequence[int], conflicts: int, propagations: int | None = None) -> bool | None:
        """The same within two budgets; None when one of them is used up."""
        self._minicard.prop_budget(-1 if propagations is None else max(1, propagations))
        self._minicard.conf_budget(conflicts)
        found: bool | None = self._minicard.solve_limited(assumptions=list(assumptions))
        return found

    def refutes(self, assumption: int) -> bool:
        """Whether unit propagation alone shows that a literal is false."""
        possible, _ = self._minicard.propagate(assumptions=[assumption])
        return not possible

    @property
    def propagations(self) -> int:
        """How many literals were propagated up to now: the cost of a search, the same on every machine."""
        return int(self._minicard.accum_stats()["propagations"])

    def model(self) -> Model:
        """The model that was found last."""
        return Model(self._minicard.get_model())

    def sample(self, rng: Random, variables: int, assumptions: Sequence[int] = ()) -> Model:
        """A model found with random phases. It varies from call to call, but models are not equally likely."""
        conflicts = SAMPLE_CONFLICT_BUDGET
        self._randomize_phases(rng, variables)
        while (found := self.search(assumptions, conflicts)) is None:
            self._randomize_phases(rng, variables)
            conflicts *= 2
        assert found, "a view always comes from a real state"
        return self.model()

    def _randomize_phases(self, rng: Random, variables: int) -> None:
        self._minicard.set_phases([rng.choice((name, -name)) for name in range(2, variables + 1)])
