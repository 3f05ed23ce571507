"""What cannot be, shown by adding up.

A SAT solver learns clauses, and no short proof by clauses exists for what every player sees at once: that so many cards
do not fit into so few places. Adding equations shows it in one line. So a linear solver looks for numbers by which to
multiply the rows of a formula such that their sum cannot be true. It calculates with rounded numbers; therefore its
numbers are only a proposal. They are rounded to whole ones and the sum is done again exactly, and only that counts.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np
from highspy import Highs, HighsBasis, HighsBasisStatus, HighsModelStatus, kHighsInf

from chapterhouse.games.abbey.formula import TRUE, Formula, Row, World

FINE = 1_000_000
"""Multipliers are rounded to this part of one."""

OPTIONS = {"output_flag": False, "threads": 1, "presolve": "off"}

EFFORT = 400_000
"""Steps times rows; a question that takes more is left open."""

LEAST = 100
"""Steps that are always taken."""


class Table(NamedTuple):
    """A matrix with few entries: column, value and row of each; and the bounds of every row."""

    column: Any
    value: Any
    row: Any
    low: Any
    high: Any


class Scales:
    """The rows of a formula, so far as they have been loaded, and a linear solver that keeps its place."""

    def __init__(self) -> None:
        self.loaded = 0
        highs: Any = Highs
        self._highs = highs()
        for option, value in OPTIONS.items():
            self._highs.setOptionValue(option, value)
        self._column = np.full(0, -1)
        """For every variable its column, or -1; helping variables of counts have none."""
        self._names = np.zeros(0, dtype=np.int64)
        """For every column its variable."""
        self._parts: list[Table] = []
        self._fixed: dict[int, float] = {TRUE: 1.0}
        """Variables that have one value for ever."""
        self._settled = 0
        self._low = np.zeros(0)
        self._high = np.zeros(0)
        """For every column what it may be now."""

    def load(self, formula: Formula, world: World) -> None:
        """Takes in what was added to a formula since; the solver begins in a world that is known to be possible."""
        self._settle(formula.fixed)
        new = formula.rows[self.loaded :]
        if not new:
            return
        literals = np.array([literal for row in new for literal in row.literals], dtype=np.int64)
        self._widen(np.unique(np.abs(literals)), formula.top)
        self._append(new, literals)
        self.loaded = len(formula.rows)
        self._highs.setOptionValue("simplex_iteration_limit", max(LEAST, EFFORT // self.loaded))
        self._begin(world)

    def _settle(self, fixed: Sequence[int]) -> None:
        """A variable with one value keeps its column, but has no choice any more."""
        for literal in fixed[self._settled :]:
            self._fixed[abs(literal)] = float(literal > 0)
            self._free(literal)
        self._settled = len(fixed)

    def _widen(self, names: Any, top: int) -> None:
        """Columns for variables that have none yet."""
        self._column = np.concatenate([self._column, np.full(top + 1 - len(self._column), -1)])
        new = names[self._column[names] < 0]
        self._column[new] = np.arange(len(self._names), len(self._names) + len(new))
        self._names = np.concatenate([self._names, new])
        low = np.array([self._fixed.get(name, 0.0) for name in new.tolist()])
        high = np.array([self._fixed.get(name, 1.0) for name in new.tolist()])
        self._low, self._high = np.concatenate([self._low, low]), np.concatenate([self._high, high])
        self._highs.addVars(len(new), low, high)

    def _append(self, rows: Sequence[Row], literals: Any) -> None:
        """A literal that is the opposite of a variable counts as one minus that variable."""
        lengths = np.array([len(row.literals) for row in rows])
        ends = np.cumsum(lengths)
        starts = ends - lengths
        value = np.sign(literals).astype(float)
        value[ends - 1] *= [row.slack for row in rows]
        shift = np.add.reduceat(np.minimum(value, 0), starts)
        low = np.array([-kHighsInf if row.low is None else row.low for row in rows]) + shift
        high = np.array([kHighsInf if row.high is None else row.high for row in rows]) + shift
        column = self._column[np.abs(literals)].astype(np.int32)
        self._highs.addRows(len(rows), low, high, len(column), starts.astype(np.int32), column, value)
        self._parts.append(Table(column, value, np.repeat(np.arange(len(rows)) + self.loaded, lengths), low, high))

    def _begin(self, world: World) -> None:
        """In a possible world every row holds: from there the way to any other question is short."""
        basis = HighsBasis()
        basis.col_status = [
            HighsBasisStatus.kUpper if world.holds(name) else HighsBasisStatus.kLower for name in self._names.tolist()
        ]
        basis.row_status = [HighsBasisStatus.kBasic] * self.loaded
        basis.valid = True
        self._highs.setBasis(basis)

    def impossible(self, literals: Iterable[int], assumptions: Sequence[int] = ()) -> set[int]:
        """Those of some literals of which a sum shows that they cannot be true.

        After the first question without a contradiction no more are asked: sums are not where the reason lies.
        """
        for literal in assumptions:
            self._hold(literal)
        found = set(takewhile(self._refuted, literals))
        for literal in assumptions:
            self._free(literal)
        return found

    def _hold(self, literal: int) -> None:
        wanted = float(literal > 0)
        self._bound(literal, wanted, wanted)

    def _free(self, literal: int) -> None:
        """Gives a variable back the choice that it has."""
        name = abs(literal)
        self._bound(literal, self._fixed.get(name, 0.0), self._fixed.get(name, 1.0))

    def _bound(self, literal: int, low: float, high: float) -> None:
        """A variable that no row speaks of has no column, and nothing depends on it."""
        column = self._place(literal)
        if column >= 0:
            self._low[column], self._high[column] = low, high
            self._highs.changeColBounds(column, low, high)

    def _place(self, literal: int) -> int:
        return int(self._column[abs(literal)]) if abs(literal) < len(self._column) else -1

    def _refuted(self, literal: int) -> bool:
        """Looks for a contradiction a few steps away from where the last one was found."""
        wanted = float(literal > 0)
        if self._fixed.get(abs(literal), wanted) != wanted:
            return True
        self._hold(literal)
        self._highs.run()
        status = self._highs.getModelStatus()
        refuted = status == HighsModelStatus.kInfeasible and self._checked()
        self._free(literal)
        return refuted

    def _checked(self) -> bool:
        """Whether the proposed multipliers, rounded to whole numbers, really give a sum that cannot be true.

        Multipliers left over from before the last rows came are no proposal.
        """
        _, given, ray = self._highs.getDualRay()
        multipliers = np.array(ray)
        return (
            bool(given)
            and len(multipliers) == self.loaded
            and any(self._contradicts(self._whole(), sign * multipliers) for sign in (1, -1))
        )

    def _whole(self) -> Table:
        """The rows loaded at different times as one table."""
        if len(self._parts) > 1:
            self._parts = [Table(*map(np.concatenate, zip(*self._parts, strict=True)))]
        return self._parts[0]

    def _contradicts(self, table: Table, ray: Any) -> bool:
        """The sum of all rows, each so many times, needs more than it can have.

        All numbers are whole and far below what a float keeps exactly.
        """
        scale = np.abs(ray).max()
        times = np.rint(ray / scale * FINE) if scale else ray
        bound = np.where(times > 0, table.low, table.high)
        times = np.where(np.isinf(bound), 0, times)
        needed = (times * np.where(np.isinf(bound), 0, bound)).sum()
        sums = np.bincount(table.column, weights=table.value * times[table.row], minlength=len(self._names))
        most = np.maximum(sums * self._low, sums * self._high)
        return bool(most.sum() < needed)
