"""Intervals that hold what they promise."""

import math
import random
from collections.abc import Callable

import polars as pl
import pytest

from chapterhouse.lab.estimates import Estimate, by_deal, mean_of, share_of, student


@pytest.mark.parametrize(("freedom", "bound"), [(5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_the_bound_of_student_is_that_of_the_tables(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=0.01)


def covered(estimate: Callable[[pl.Series], Estimate], draw: Callable[[random.Random], float], truth: float) -> float:
    """How often the interval holds the truth, in a thousand samples of thirty."""
    rng = random.Random(1)
    made = [estimate(pl.Series([draw(rng) for _ in range(30)])) for _ in range(1000)]
    return sum(each.low <= truth <= each.high for each in made) / 1000


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    assert covered(mean_of, lambda rng: rng.gauss(3, 2), 3) == pytest.approx(0.95, abs=0.02)
    assert covered(share_of, lambda rng: float(rng.random() < 0.4), 0.4) == pytest.approx(0.95, abs=0.03)
    assert covered(share_of, lambda rng: float(rng.random() < 0.95), 0.95) > 0.9


def test_the_mean_of_a_few_values_has_the_interval_of_the_textbook() -> None:
    """t = 2.776 for four degrees of freedom, s = 1.581 with n − 1: 3 ± 1.963."""
    estimate = mean_of(pl.Series([1, 2, 3, 4, 5]))
    assert estimate.mean == 3
    assert estimate.high - estimate.mean == pytest.approx(1.963, abs=0.01)
    assert estimate.mean - estimate.low == pytest.approx(1.963, abs=0.01)


def test_a_share_that_was_always_one_is_not_certain() -> None:
    always = share_of(pl.Series([1.0] * 20))
    assert always.mean == always.high == 1
    assert 0.7 < always.low < 0.9


def test_rounding_is_no_certainty() -> None:
    thirds = share_of(pl.Series([1 / 3, 0.1 + 0.2333333333333333] * 10))
    assert thirds.high - thirds.low > 0.2


def test_a_single_value_tells_nothing_about_its_spread() -> None:
    assert mean_of(pl.Series([4.0])).high == math.inf
    assert mean_of(pl.Series([4.0])).write() == "4.00"
    assert share_of(pl.Series([1.0])).write(percent=True) == "100.0 %"


def test_what_belongs_to_one_deal_counts_once() -> None:
    frame = pl.DataFrame({"deal": ["a", "a", "a", "b"], "points": [1, 2, 3, 10]})
    assert by_deal(frame, pl.col("points")).to_list() == [2.0, 10.0]
    assert mean_of(by_deal(frame, pl.col("points"))).mean == 6


def test_an_estimate_is_written_with_its_bounds() -> None:
    estimate = Estimate(0.25, 0.2, 0.31, 100)
    assert estimate.write(percent=True) == "25.0 % (20.0 to 31.0)"
    assert estimate.write(sign=True) == "+0.25 (+0.20 to +0.31)"
    assert estimate.clear
    assert not Estimate(0.1, -0.1, 0.3, 9).clear
