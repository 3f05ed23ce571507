"""Which goals can be met: by a known model, by one derived through swaps, or by one that the solver finds.

A goal that no model meets is refuted by the solver. A search that takes long is put off, because a model found for
another goal may settle it. A *family* is a set of goals with a common head, which holds exactly where one of them does:
one refutation of the head does for all of them.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import TypeAlias

from chapterhouse.games.abbey.deduction.card_paths import CardPaths
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import TRUE
from chapterhouse.games.abbey.deduction.model_pool import Goal, ModelPool

CONFLICT_BUDGET = 400
"""Conflicts after which a search is put off; it comes back with twice the budget."""

MIN_GOALS_TO_SWAP = 2
"""With fewer goals left, the next search is quicker than swaps."""

MODEL_COST = 10_000
"""Steps charged for a model: to look into it, and to derive others."""

ANYTHING: Goal = (TRUE,)
"""Met by every model; the first model is a start from which most others are derived."""

Families: TypeAlias = dict[Goal, set[Goal]]
"""The members of each family, by its head."""


class Budget:
    """A number of steps of the solver, or no limit; and the goals left undecided when they were used up."""

    def __init__(self, steps: int | None = None) -> None:
        self.left = steps
        self.undecided: set[Goal] = set()

    @property
    def lasts(self) -> bool:
        return self.left is None or self.left > 0

    def spend(self, steps: int) -> None:
        if self.left is not None:
            self.left -= steps


class GoalSearch:
    """Searches for models that meet goals, and remembers what was refuted."""

    def __init__(self, formula: Formula, paths: CardPaths) -> None:
        self._formula = formula
        self._paths = paths
        self.impossible: set[int] = set()
        """Literals that were refuted without assumptions."""

    def find(self, goals: set[Goal], pool: ModelPool, budget: Budget, families: Families) -> set[Goal]:
        """The goals that can be met, and those left undecided."""
        found = self._from_models(goals, pool)
        return found | self._by_search(goals - found, pool, budget, families)

    def _from_models(self, goals: set[Goal], pool: ModelPool, fewest: int = 1) -> set[Goal]:
        """The goals met by known models, and by models derived from them as long as that brings something."""
        found = pool.met(goals) if goals else set()
        while len(goals - found) >= fewest and pool.worth_swapping:
            new = pool.try_swaps(self._paths, goals - found)
            if not new:
                break
            found = found | new
        return found

    def _by_search(self, left: set[Goal], pool: ModelPool, budget: Budget, families: Families) -> set[Goal]:
        """Heads of families that no model meets come first, the largest family first; their members wait for them."""
        found: set[Goal] = set()
        unmet = unmet_families(families, left)
        heads = sorted(in_order(unmet), key=lambda head: -len(unmet[head]))
        queue = deque((goal, CONFLICT_BUDGET) for goal in (*in_order(left & {ANYTHING}), *heads, *in_order(left)))
        while queue and budget.lasts:
            goal, conflicts = queue.popleft()
            if goal not in left and goal not in unmet:
                continue
            if goal in unmet or not any(goal in family for family in unmet.values()):
                verdict = self._search(goal, pool, conflicts, budget)
                new = self._from_models(left, pool, MIN_GOALS_TO_SWAP) if verdict else set()
                refuted = unmet.get(goal, set()) | {goal} if verdict is False else set()
                self._refute(refuted, pool.assumptions)
                found |= new
                left -= new | refuted
                unmet = unmet_families(unmet, left)
                assert not (verdict and goal in unmet), "where a head holds, so does a member"
                conflicts *= 2
            queue.append((goal, conflicts))
        budget.undecided |= left
        return found | left

    def _search(self, goal: Goal, pool: ModelPool, conflicts: int, budget: Budget) -> bool | None:
        """Whether the solver meets a goal, refutes it, or gives up. A model that it finds goes to the pool."""
        solver = self._formula.solver
        before = solver.propagations
        verdict = solver.search([*pool.assumptions, *goal], conflicts, budget.left)
        budget.spend(solver.propagations - before)
        if verdict:
            budget.spend(MODEL_COST)
            pool.add(solver.model())
        return verdict

    def _refute(self, goals: Iterable[Goal], assumptions: Sequence[int]) -> None:
        """Keeps a refutation as a clause."""
        for goal in in_order(goals):
            self._formula.clause_for_solver(*(-each for each in (*goal, *assumptions)))
            if len(goal) == 1 and not assumptions:
                self.impossible.add(goal[0])


def in_order(goals: Iterable[Goal]) -> list[Goal]:
    return sorted(goals, key=lambda goal: tuple(map(abs, goal)))


def unmet_families(families: Families, left: set[Goal]) -> Families:
    """Families of which no member was met; a family of one is none."""
    return {head: members for head, members in families.items() if len(members) > 1 and members <= left}
