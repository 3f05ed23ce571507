"""The tables of fixed runs are the same text every time: a figure or a heading changes only on purpose.

After a change on purpose: ``python -m tests.lab.golden``, and look at the difference.
"""

from pathlib import Path

import pytest

from chapterhouse.lab.analyse import Advice, Standing, Turn, swing
from chapterhouse.lab.estimates import Estimate
from tests.lab.golden import FOLDER, PAGES


@pytest.mark.parametrize("name", PAGES)
def test_the_tables_are_as_stored(name: str, tmp_path: Path) -> None:
    assert PAGES[name](tmp_path).splitlines() == (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()


def standing(at: int, *shares: tuple[float, float, float]) -> Standing:
    return Standing(at, tuple(Estimate(mean, low, high, 20) for low, mean, high in shares))


BEFORE = standing(0, (0.4, 0.5, 0.6), (0.4, 0.5, 0.6))


@pytest.mark.parametrize(
    ("after", "moved", "clear"),
    [
        (standing(1, (0.5, 0.7, 0.9), (0.1, 0.3, 0.5)), 0.2, False),
        (standing(1, (0.7, 0.8, 0.9), (0.1, 0.2, 0.5)), 0.3, True),
        (standing(1, (0.5, 0.8, 0.9), (0.1, 0.2, 0.3)), 0.3, True),
        (standing(1, (0.6, 0.7, 0.8), (0.2, 0.3, 0.4)), 0.2, False),
    ],
)
def test_a_turning_point_is_clear_when_intervals_do_not_meet(after: Standing, moved: float, clear: bool) -> None:
    turn = Turn(0, 0, "keep", False, BEFORE, after, Advice("keep", None, None), None)
    assert turn.swing == pytest.approx(moved)
    assert swing(after, BEFORE) == pytest.approx(moved)
    assert turn.clear is clear
