"""Models that are known, and new ones derived from them by swaps of two cards.

A solver finds one model after another. But in most models two cards can trade places from some moment on, or from the
beginning, and everything that was said stays true: that gives another model for nearly nothing. A swap is a guess: the
new assignment is evaluated through all definitions and must satisfy all constraints, so a derived model is as good as
one that the solver found. Swaps are tried by the thousand at once (``bit_parallel.py``).
"""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from chapterhouse.games.abbey.deduction.bit_parallel import BitParallelModels
from chapterhouse.games.abbey.deduction.card_paths import CardPaths
from chapterhouse.games.abbey.deduction.definitions import Constraint, Definition, Draw
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import TRUE, Model

Goal: TypeAlias = tuple[int, ...]
"""Literals that should be true together; the last of them says where a card is."""

MAX_MODELS = 1_024
"""Models that are kept."""

MAX_SWAPS = 2_048
"""Swaps that are tried at once."""

MAX_BASES = 16
"""Models in which swaps are tried at once."""

WORTH_SWAPPING = 2
"""Goals that one round of swaps should be expected to meet: it costs about as much as a search, which meets one."""


class ModelPool:
    """A boolean table with a column for each model, and a row for each variable."""

    def __init__(self, formula: Formula, assumptions: Sequence[int] = ()) -> None:
        self.assumptions = assumptions
        """What is assumed in all of them."""
        self._formula = formula
        self._table: Any = np.zeros((formula.variables + 1, 0), dtype=bool)
        self._definitions = 0
        self._constraints = 0
        """How many definitions and constraints of the formula the models have been taken through."""
        self._new = 0
        """How many models, from the first column on, have not been the base of swaps yet."""
        self._goals_per_model = float(WORTH_SWAPPING)
        """How many goals swaps in one model met lately."""
        self._rng = Random(0)

    def __len__(self) -> int:
        return int(self._table.shape[1])

    def add(self, model: Model) -> None:
        """Adds a model that the solver has found."""
        column = np.zeros((len(self._table), 1), dtype=bool)
        values = np.fromiter(model.values[: len(column) - 1], dtype=np.int64) > 0
        column[1 : len(values) + 1, 0] = values
        self._prepend(column)
        self._new = min(self._new + 1, MAX_MODELS)

    def _prepend(self, columns: Any) -> None:
        columns = columns[:, :MAX_MODELS]
        self._table = np.concatenate([columns, self._table[:, : MAX_MODELS - columns.shape[1]]], axis=1)

    def extend(self, assumptions: Sequence[int]) -> None:
        """Takes every model on to the formula as it is now, and drops those that do not satisfy what is new.

        New draws are made at random, in two ways for each model while there is room.
        """
        self.assumptions = assumptions
        new = self._formula.definitions[self._definitions :]
        if len(self) <= MAX_MODELS // 2 and any(isinstance(definition, Draw) for definition in new):
            self._table = np.concatenate([self._table, self._table], axis=1)
        self._table = self._extended(self._table, self._definitions, self._constraints, self._rng)
        self._definitions, self._constraints = len(self._formula.definitions), len(self._formula.constraints)
        self._new, self._goals_per_model = len(self), float(WORTH_SWAPPING)

    def narrowed(self, first_constraint: int, assumptions: Sequence[int]) -> "ModelPool":
        """The models that also satisfy the constraints from one on, under more assumptions."""
        pool = ModelPool(self._formula, assumptions)
        pool._table = pool._extended(self._table, self._definitions, first_constraint, None)
        pool._new = len(pool)
        return pool

    def _extended(self, table: Any, definition: int, constraint: int, rng: Random | None) -> Any:
        """A table taken on from some definition and some constraint of the formula."""
        if not table.shape[1]:
            return np.zeros((self._formula.variables + 1, 0), dtype=bool)
        definitions, constraints = self._formula.definitions[definition:], self._formula.constraints[constraint:]
        used = sorted(name for name in variables_in(definitions, constraints) if name < len(table))
        models = self._loaded(used, table[used])
        models.evaluate(definitions, rng)
        good = models.satisfying(constraints)
        return np.concatenate([table[:, good], models.table(len(table), good)])

    def _loaded(self, names: Sequence[int], table: Any) -> BitParallelModels:
        """Models with the values of some variables, under the assumptions of this pool."""
        models = BitParallelModels(table.shape[1], self._formula.variables)
        models.load(names, table)
        models.assume(self._formula.assumptions, self.assumptions)
        return models

    def met(self, goals: Collection[Goal]) -> set[Goal]:
        """The goals that hold in some model."""
        holding = goals_in(self._table, goals).any(axis=1).tolist()
        return {goal for goal, some in zip(goals, holding, strict=True) if some}

    # ── Swaps ──

    @property
    def worth_swapping(self) -> bool:
        """Whether swaps in the new models can be expected to meet more goals than a search."""
        return self._new * self._goals_per_model >= WORTH_SWAPPING

    def try_swaps(self, paths: CardPaths, goals: Collection[Goal]) -> set[Goal]:
        """Tries swaps in new models that bring cards to where goals want them; the goals that are met."""
        wanted = {place for *_, place in goals} - {TRUE}
        bases = self._rng.sample(range(self._new), min(MAX_BASES, self._new)) if wanted else []
        if not bases:
            return set()
        self._new = 0
        table = self._table[:, bases]
        swaps = paths.swaps(table, wanted, MAX_SWAPS)
        free = paths.free_variables
        values = np.take(table[free], swaps.bases, axis=1)
        values[np.searchsorted(free, swaps.variables), swaps.numbers] ^= True
        met = self._keep(free.tolist(), values, goals) if len(swaps.bases) else set()
        self._goals_per_model = (self._goals_per_model + len(met) / len(bases)) / 2
        return met

    def _keep(self, names: Sequence[int], table: Any, goals: Collection[Goal]) -> set[Goal]:
        """Keeps the assignments that are models. One for each goal that is met comes first, as a base of more swaps."""
        models = self._loaded(names, table)
        models.evaluate(self._formula.definitions, None)
        good = models.satisfying(self._formula.constraints)
        table = models.table(0, good)[: len(self._table)]
        holding = zip(goals, goals_in(table, goals), strict=True)
        met = {goal: int(self._rng.choice(np.flatnonzero(where))) for goal, where in holding if where.any()}
        first = sorted(set(met.values()))
        others = np.delete(np.arange(len(good)), first)
        self._prepend(table[:, [*first, *others]])
        self._new = len(first)
        return set(met)


def goals_in(table: Any, goals: Collection[Goal]) -> Any:
    """For each goal, and every model of a table, whether it holds."""
    names = np.array(list(goals), dtype=np.int64).reshape(len(goals), -1)
    return (table[np.abs(names)] ^ (names < 0)[:, :, None]).all(axis=1)


def variables_in(definitions: Iterable[Definition], constraints: Iterable[Constraint]) -> set[int]:
    """Every variable on which these depend."""
    found: set[int] = set()
    for definition in definitions:
        found.update(definition.source if isinstance(definition, Draw) else definition.inputs)
    for constraint in constraints:
        found.update(constraint.literals)
    return set(map(abs, found))
