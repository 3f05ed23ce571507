"""Adding up: what clauses can hardly show, and that rounded numbers are never believed without a check."""

import numpy as np
import pytest

from chapterhouse.games.abbey.formula import Formula, Row
from chapterhouse.games.abbey.scales import Scales


def crowded(monks: int, cells: int) -> tuple[Formula, list[list[int]]]:
    """At most one monk in each cell, and the last monk may stay outside."""
    formula = Formula()
    beds = [[formula.variable() for _ in range(cells)] for _ in range(monks)]
    for bed in beds[:-1]:
        formula.at_least(bed, 1)
    for cell in range(cells):
        formula.at_most([bed[cell] for bed in beds], 1)
    return formula, beds


def loaded(formula: Formula) -> Scales:
    assert formula.solve()
    scales = Scales()
    scales.load(formula, formula.world())
    return scales


@pytest.mark.parametrize("cells", [3, 8, 12])
def test_one_monk_too_many_finds_no_cell(cells: int) -> None:
    formula, beds = crowded(cells + 1, cells)
    assert loaded(formula).impossible(beds[-1]) == set(beds[-1])
    formula.close()


def test_what_is_possible_is_never_refuted() -> None:
    formula, beds = crowded(6, 7)
    assert loaded(formula).impossible([bed for each in beds for bed in each]) == set()
    formula.close()


def test_a_row_under_a_guard_binds_only_with_it() -> None:
    formula, beds = crowded(4, 4)
    free = beds[-1]
    formula.guard = guard = formula.variable()
    formula.at_most(free, 0)
    formula.at_least(beds[0], 2)
    formula.guard = -1
    scales = loaded(formula)
    assert scales.impossible(free) == set()
    assert scales.impossible(free, [guard]) == set(free)
    formula.close()


def test_multipliers_that_prove_nothing_are_not_believed() -> None:
    """Whatever the linear solver proposes, a sum of rows must really be out of reach."""
    formula, beds = crowded(5, 5)
    scales = loaded(formula)
    table = scales._whole()
    scales._hold(beds[-1][0])
    rng = np.random.default_rng(1)
    for _ in range(50):
        assert not scales._contradicts(table, rng.normal(size=len(formula.rows)))
    formula.close()


class Forgetful:
    """A linear solver that hands out what it found before the last row came."""

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def getDualRay(self) -> tuple[int, bool, list[float]]:  # noqa: N802
        return 0, True, [1.0] * self.rows


def test_multipliers_from_before_the_last_rows_are_no_proposal() -> None:
    formula, _ = crowded(5, 5)
    scales = loaded(formula)
    scales._highs = Forgetful(scales.loaded - 1)
    assert not scales._checked()
    formula.close()


def test_rows_say_what_the_clauses_say() -> None:
    formula = Formula()
    one, other = formula.variable(), formula.variable()
    both = formula.join(one, other)
    assert Row((one, other, -both), 1, 1) in formula.rows
    assert formula.solve([one])
    assert formula.world().holds(both)
    formula.close()
