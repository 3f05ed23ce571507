"""Candidates for better weights meet each other."""

from collections import Counter
from random import Random
from statistics import pstdev

import pytest

from chapterhouse.bots.evaluator import Weights, load_weights
from chapterhouse.bots.tuned_weights import Changes, base_weights
from chapterhouse.lab.tune import Meeting, _strategy, mean_leads, meetings, play_meeting, tune
from tests.lab.runs import Here

CANDIDATES: list[Changes] = [(("die", float(number)),) for number in range(6)]


def test_in_every_round_every_candidate_plays_once() -> None:
    found = meetings("monasterium", CANDIDATES, 3, 4, Random(1))
    assert [len(meeting.chairs) for meeting in found] == [3] * 8
    for first in range(0, 8, 2):
        assert sorted((*found[first].chairs, *found[first + 1].chairs)) == list(range(6))
    assert all(meeting.changes == tuple(CANDIDATES[chair] for chair in meeting.chairs) for meeting in found)
    assert set(Counter(meeting.seed for meeting in found).values()) == {1}


def test_every_chair_plays_by_its_own_weights() -> None:
    """Whoever wants the opposite of everything plays worse than whoever has the weights of the file."""
    weights = load_weights("monasterium").weights
    contrary = tuple((name, -value) for name, value in weights.items() if name not in ("hoard", "majority"))
    leads = []
    for seed in range(2):
        totals = play_meeting(Meeting("monasterium", seed, (0, 1), (contrary, ())))
        leads.append(totals[1] - totals[0])
    assert sum(leads) > 0


def test_weights_for_planning_are_those_of_the_house_but_for_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Weights({"soup": 1.0, "tool": 2.0}, load_weights("monasterium").search, planning={"tool": 3.0})
    monkeypatch.setattr("chapterhouse.bots.tuned_weights.load_weights", lambda _game: house)
    assert base_weights("monasterium", searches=False).weights == {"soup": 1.0, "tool": 2.0}
    assert base_weights("monasterium", searches=True).weights == {"soup": 1.0, "tool": 3.0}


def test_the_fitness_is_the_mean_lead_over_the_others_at_the_table() -> None:
    met = [Meeting("monasterium", 1, (0, 2, 1), ((), (), ())), Meeting("monasterium", 2, (1, 0, 2), ((), (), ()))]
    assert mean_leads(3, met, [[10, 4, 1], [6, 2, 4]]) == [(7.5 - 3) / 2, (-6 + 3) / 2, (-1.5 + 0) / 2]


def test_candidates_that_search_play_another_game_than_those_that_do_not() -> None:
    played = [play_meeting(Meeting("monastery", 5, (0, 1), ((), ()), searches)) for searches in (False, True)]
    assert played[0] != played[1]


class Walks:
    """An optimiser that proposes given points and remembers what it was told of them."""

    def __init__(self, *generations: list[list[float]]) -> None:
        self.generations = list(generations)
        self.told: list[tuple[list[list[float]], list[float]]] = []
        self.mean = [2.0, -1.0]

    def ask(self) -> list[list[float]]:
        return self.generations.pop(0)

    def tell(self, points: list[list[float]], costs: list[float]) -> None:
        self.told.append((points, costs))


def test_a_generation_tells_the_optimiser_what_its_points_are_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """A point is in shares of each weight; a weight of nothing moves by tenths. The highest lead costs least."""
    house = Weights({"die": -4.0, "none": 0.0, "kept": 5.0}, load_weights("monasterium").search)
    monkeypatch.setattr("chapterhouse.lab.tune.base_weights", lambda _game, _searches: house)
    monkeypatch.setattr("chapterhouse.lab.tune.play_meeting", worth_of_die)
    points = [[0.0, 0.0], [0.5, 1.0], [-0.5, 0.0], [1.0, 0.0]]
    walks = Walks(points, points)
    monkeypatch.setattr("chapterhouse.lab.tune._strategy", lambda *_: walks)
    first, second = tune("monasterium", ["die", "none"], 2, 3, 2, 1, Here())
    assert (first.number, first.games, second.number, second.games) == (0, 6, 1, 6)
    assert first.mean == pytest.approx({"die": 4.0, "none": -0.1})
    assert [told for told, _ in walks.told] == [points, points]
    for generation, (_, costs) in zip((first, second), walks.told, strict=True):
        assert generation.lead == -min(costs)
        assert min(costs) == costs[3] < 0 < costs[2] == max(costs)


def worth_of_die(meeting: Meeting) -> list[int]:
    """The weights of chairs as points, in tenths."""
    assert all(dict(changes)["none"] in (0.0, 0.1) for changes in meeting.changes)
    return [round(10 * dict(changes)["die"]) for changes in meeting.changes]


@pytest.mark.parametrize(
    ("size", "players", "candidates", "population"), [(5, 2, None, 8), (5, 3, None, 9), (5, 4, 9, 12), (5, 4, 8, 8)]
)
def test_the_candidates_of_a_generation_fill_whole_tables(
    size: int, players: int, candidates: int | None, population: int
) -> None:
    asked = [_strategy(size, seed, players, candidates).ask() for seed in (3, 3, 4)]
    assert [len(points) for points in asked] == [population] * 3
    assert all(len(point) == size for point in asked[0])
    same, again, other = ([list(point) for point in points] for points in asked)
    assert same == again
    assert same != other
    assert 0.1 < pstdev(step for point in same for step in point) < 0.5
