"""Turning points of a judged game: the largest changes, no two neighbours, nothing that could be noise."""

import pytest

from chapterhouse.analysis.findings import Moment
from chapterhouse.server.judgement import MOST_TURNS, SMALLEST_TURN, turning_points
from chapterhouse.server.judgement_forms import GraphMoment, TurningPoint


def graph(*chances: float, error: float = 0.0) -> tuple[GraphMoment, ...]:
    """The first seat's chances after each entry; entries are numbered by tens."""
    moments = [Moment((chance, 1 - chance), error) for chance in chances]
    return tuple(GraphMoment(10 * number, moment) for number, moment in enumerate(moments))


def found(*chances: float, error: float = 0.0) -> list[tuple[int, int, float]]:
    return [(point.seq, point.seat, round(point.change, 6)) for point in turning_points(graph(*chances, error=error))]


def test_the_larger_of_two_neighbours_is_the_turning_point() -> None:
    assert found(0.5, 0.7, 1.0, 1.0) == [(20, 0, 0.3)]
    assert found(0.5, 0.8, 1.0, 0.9, 0.9) == [(10, 0, 0.3), (30, 0, -0.1)]


def test_turning_points_come_in_the_order_of_the_game_and_are_few() -> None:
    rising = [0.0, 0.1, 0.1, 0.4, 0.4, 0.6]
    assert found(*rising) == [(10, 0, 0.1), (30, 0, 0.3), (50, 0, 0.2)]
    steps = [0.1 * (number // 2) for number in range(1, 2 * (MOST_TURNS + 3))]
    assert len(found(*steps)) == MOST_TURNS


@pytest.mark.parametrize(("error", "points"), [(0.0, 1), (0.024, 1), (0.03, 0)])
def test_a_change_within_the_noise_is_no_turning_point(error: float, points: int) -> None:
    assert len(found(0.5, 0.6, error=error)) == points
    assert found(0.5, 0.5 + SMALLEST_TURN / 2) == []


def test_moments_that_only_the_chair_knew_are_left_out() -> None:
    moment = Moment((0.5, 0.5), 0.0)
    later = Moment((0.1, 0.9), 0.0)
    known = (GraphMoment(0, moment), GraphMoment(10, None, later), GraphMoment(20, moment))
    assert turning_points(known) == ()
    (point,) = turning_points((*known, GraphMoment(30, later)))
    assert isinstance(point, TurningPoint)
    assert point.seq == 30
