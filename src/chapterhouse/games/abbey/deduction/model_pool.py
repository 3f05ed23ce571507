"""Models that are known to be possible, and new ones made from them by letting two cards change roles.

A solver finds one world after another. But in most worlds two cards can change places from some moment on, or from the
beginning, and what was said stays true: that gives another world for nearly nothing. A whole table of worlds is tried
at once: each variable of the formula is one long number with a bit for each world. What is tried must pass every check
of the formula; so a world made here is as good as one that the solver found.
"""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from chapterhouse.games.abbey.deduction.bit_parallel import BitParallelModels
from chapterhouse.games.abbey.deduction.card_paths import CardPaths
from chapterhouse.games.abbey.deduction.formula import TRUE, Draw, Event, Formula, Model, Row

Goal: TypeAlias = tuple[int, ...]
"""Literals that should be true together; the last of them says where a card is."""

MOST = 1_024
"""ModelPool that are kept."""

TRIED = 2_048
"""Exchanges that are tried at once."""

BASES = 16
"""ModelPool from which exchanges are tried at once."""

WORTH = 2
"""Things that exchanges should be expected to show: a search shows one and takes as long."""


class ModelPool:
    """A table with one column for each world, and one line for each variable."""

    def __init__(self, formula: Formula, assumed: Sequence[int] = ()) -> None:
        self.assumed = assumed
        """What is supposed in all of them."""
        self._formula = formula
        self._table: Any = np.zeros((formula.top + 1, 0), dtype=bool)
        self._checked = 0
        self._passed = 0
        self._fresh = 0
        """How many of them, from the first on, were found just now."""
        self._luck = float(WORTH)
        """How much was found from one world lately."""
        self._rng = Random(0)

    def __len__(self) -> int:
        return int(self._table.shape[1])

    def add(self, world: Model) -> None:
        """A world that the solver has found."""
        column = np.zeros((len(self._table), 1), dtype=bool)
        model = np.fromiter(world.model[: len(column) - 1], dtype=np.int64) > 0
        column[1 : len(model) + 1, 0] = model
        self._join(column)
        self._fresh = min(self._fresh + 1, MOST)

    def _join(self, columns: Any) -> None:
        columns = columns[:, :MOST]
        self._table = np.concatenate([columns, self._table[:, : MOST - columns.shape[1]]], axis=1)

    def read_on(self, assumed: Sequence[int]) -> None:
        """Takes every world on to where the formula is now; those that do not fit what is new are left behind.

        While there is room, each is taken on in two ways.
        """
        self.assumed = assumed
        new = self._formula.course[self._passed :]
        if len(self) <= MOST // 2 and any(isinstance(event, Draw) for event in new):
            self._table = np.concatenate([self._table, self._table], axis=1)
        self._table = self._taken_on(self._table, self._passed, self._checked, self._rng)
        self._passed, self._checked = len(self._formula.course), len(self._formula.checks)
        self._fresh, self._luck = len(self), float(WORTH)

    def _taken_on(self, table: Any, passed: int, checked: int, rng: Random | None) -> Any:
        """Goes on through the course and the checks, from a number on, with all worlds of a table."""
        if not table.shape[1]:
            return np.zeros((self._formula.top + 1, 0), dtype=bool)
        course, checks = self._formula.course[passed:], self._formula.checks[checked:]
        known = sorted(name for name in mentioned(course, checks) if name < len(table))
        columns = self._columns(known, table[known])
        columns.run(course, rng)
        good = columns.passing(checks)
        return np.concatenate([table[:, good], columns.table(len(table), good)])

    def _columns(self, names: Sequence[int], table: Any) -> BitParallelModels:
        """Some variables side by side, with nothing else supposed than what is supposed here."""
        columns = BitParallelModels(table.shape[1], self._formula.top)
        columns.load(names, table)
        columns.assume(self._formula.guards, self.assumed)
        return columns

    def supposing(self, since: int, assumed: Sequence[int]) -> "ModelPool":
        """The worlds that also pass what was added from a check on and holds only under an assumption."""
        narrowed = ModelPool(self._formula, assumed)
        narrowed._table = narrowed._taken_on(self._table, self._passed, since, None)
        narrowed._fresh = len(narrowed)
        return narrowed

    def true(self, goals: Collection[Goal]) -> set[Goal]:
        """Which of these are so in some world."""
        return {goal for goal, some in zip(goals, shown(self._table, goals).any(axis=1).tolist(), strict=True) if some}

    @property
    def promising(self) -> bool:
        """Whether exchanges in the worlds found just now can be expected to show more than a search does."""
        return self._fresh * self._luck >= WORTH

    def wander(self, itinerary: CardPaths, wanted: Collection[Goal]) -> set[Goal]:
        """Tries exchanges that bring cards to where they are wanted, in worlds found just now; what was found."""
        places = {place for *_, place in wanted} - {TRUE}
        bases = self._rng.sample(range(self._fresh), min(BASES, self._fresh)) if places else []
        if not bases:
            return set()
        self._fresh = 0
        table = self._table[:, bases]
        tried = itinerary.exchanges(table, places, TRIED)
        decided = itinerary.decided
        drawn = np.take(table[decided], tried.bases, axis=1)
        drawn[np.searchsorted(decided, tried.names), tried.numbers] ^= True
        found = self._keep(decided.tolist(), drawn, wanted) if len(tried.bases) else set()
        self._luck = (self._luck + len(found) / len(bases)) / 2
        return found

    def _keep(self, names: Sequence[int], table: Any, wanted: Collection[Goal]) -> set[Goal]:
        """Keeps the worlds that pass; those that show something wanted, one for each, are the first to go on from."""
        columns = self._columns(names, table)
        columns.run(self._formula.course, None)
        good = columns.passing(self._formula.checks)
        table = columns.table(0, good)[: len(self._table)]
        having = zip(wanted, shown(table, wanted), strict=True)
        found = {goal: int(self._rng.choice(np.flatnonzero(worlds))) for goal, worlds in having if worlds.any()}
        chosen = sorted(set(found.values()))
        others = np.delete(np.arange(len(good)), chosen)
        self._join(table[:, [*chosen, *others]])
        self._fresh = len(chosen)
        return set(found)


def shown(table: Any, goals: Collection[Goal]) -> Any:
    """For each of these, and every world of a table, whether it is so."""
    names = np.array(list(goals), dtype=np.int64).reshape(len(goals), -1)
    return (table[np.abs(names)] ^ (names < 0)[:, :, None]).all(axis=1)


def mentioned(course: Iterable[Event], checks: Iterable[Row]) -> set[int]:
    """Every variable on which these depend."""
    found: set[int] = set()
    for event in course:
        found.update(event.source if isinstance(event, Draw) else event.literals)
    for row in checks:
        found.update(row.literals)
    return set(map(abs, found))
