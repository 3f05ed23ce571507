"""Worlds that are known to be possible, and new ones made from them by letting two cards change roles.

A solver finds one world after another. But in most worlds two cards can change places from some moment on, or from the
beginning, and what was said stays true: that gives another world for nearly nothing. A whole table of worlds is tried
at once: each variable of the formula is one long number with a bit for each world. What is tried must pass every check
of the formula; so a world made here is as good as one that the solver found.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np

from chapterhouse.games.abbey.columns import Columns
from chapterhouse.games.abbey.formula import Formula, World
from chapterhouse.games.abbey.itinerary import Itinerary, Roles

MOST = 1_024
"""Worlds that are kept."""

TRIED = 1_024
"""Exchanges that are tried at once."""

BASES = 6
"""Worlds from which exchanges are tried at once."""


class Worlds:
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
        self._rng = Random(0)

    def __len__(self) -> int:
        return int(self._table.shape[1])

    def first(self) -> World:
        """One of them."""
        names = np.arange(1, len(self._table))
        return World(np.where(self._table[1:, 0], names, -names).tolist())

    def add(self, world: World) -> None:
        """A world that the solver has found."""
        column = np.zeros((len(self._table), 1), dtype=bool)
        model = np.array(world.model[: len(column) - 1]) > 0
        column[1 : len(model) + 1, 0] = model
        self._join(column)

    def _join(self, columns: Any) -> None:
        self._table = np.concatenate([columns, self._table], axis=1)[:, :MOST]
        self._fresh = columns.shape[1]

    def read_on(self, assumed: Sequence[int]) -> None:
        """Takes every world on to where the formula is now; those that do not fit what is new are left behind.

        While there is room, each is taken on in two ways.
        """
        self.assumed = assumed
        if len(self) <= MOST // 2 and self._passed < len(self._formula.course):
            self._table = np.concatenate([self._table, self._table], axis=1)
        columns = self._columns(self._table)
        columns.run(self._formula.course[self._passed :], self._rng)
        self._table = columns.table()[:, columns.passing(self._formula.checks[self._checked :])]
        self._passed, self._checked = len(self._formula.course), len(self._formula.checks)
        self._fresh = len(self)

    def _columns(self, table: Any) -> Columns:
        """A table side by side, with nothing else supposed than what is supposed here."""
        columns = Columns(table, self._formula.top)
        columns.assume(self._formula.guards, self.assumed)
        return columns

    def supposing(self, since: int, assumed: Sequence[int]) -> "Worlds":
        """The worlds that also pass what was added from a check on and holds only under an assumption."""
        narrowed = Worlds(self._formula, assumed)
        columns = narrowed._columns(self._table)
        columns.run(self._formula.course[self._passed :], None)
        narrowed._table = columns.table()[:, columns.passing(self._formula.checks[since:])]
        narrowed._fresh = len(narrowed)
        return narrowed

    def true(self, literals: Iterable[int]) -> set[int]:
        """Which of these are true in some world."""
        some, every = self._table.any(axis=1), self._table.all(axis=1)
        return {literal for literal in literals if (some[literal] if literal > 0 else not every[-literal])}

    def wander(self, itinerary: Itinerary, wanted: set[int]) -> set[int]:
        """Tries exchanges that would make something wanted true, in worlds found just now; what was found to be so."""
        bases = self._rng.sample(range(self._fresh), min(BASES, self._fresh))
        self._fresh = 0
        tried = [self._exchanged(itinerary.roles(self._table[:, base]), base, wanted) for base in bases]
        table = np.concatenate(tried, axis=1)[:, :TRIED] if tried else self._table[:, :0]
        return self._keep(table, wanted) if table.shape[1] else set()

    def _exchanged(self, roles: Roles, base: int, wanted: set[int]) -> Any:
        """The world as it would be after each exchange; only what is drawn is written, the rest follows from it."""
        first, second, since = roles.exchanges(wanted)
        numbers, one, other = roles.flips(first, second, since)
        table = np.repeat(self._table[:, base : base + 1], len(first), axis=1)
        table[one, numbers] ^= True
        table[other, numbers] ^= True
        return table

    def _keep(self, table: Any, wanted: set[int]) -> set[int]:
        """Keeps the worlds that pass; those that show something wanted, one for each, are the first to go on from."""
        columns = self._columns(table)
        columns.run(self._formula.course, None)
        table = columns.table()[:, columns.passing(self._formula.checks)]
        shown = {literal: np.flatnonzero(table[abs(literal)] == (literal > 0)) for literal in wanted}
        found = {literal: int(self._rng.choice(worlds)) for literal, worlds in shown.items() if len(worlds)}
        chosen = sorted(set(found.values()))
        self._join(np.delete(table, chosen, axis=1))
        self._join(table[:, chosen])
        return set(found)
