"""Candidates for better weights meet each other."""

from collections import Counter
from random import Random

import pytest

from chapterhouse.bots.mind import Weights, load_weights
from chapterhouse.bots.tune import Changes, Meeting, meetings, play_meeting, start_from

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
        totals = [score.total for score in play_meeting(Meeting("monasterium", seed, (0, 1), (contrary, ()))).scores]
        leads.append(totals[1] - totals[0])
    assert sum(leads) > 0


def test_weights_for_planning_are_those_of_the_house_but_for_what_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    house = Weights({"soup": 1.0, "tool": 2.0}, load_weights("monasterium").search, planned={"tool": 3.0})
    monkeypatch.setattr("chapterhouse.bots.tune.load_weights", lambda _game: house)
    assert start_from("monasterium", plans=False).weights == {"soup": 1.0, "tool": 2.0}
    assert start_from("monasterium", plans=True).weights == {"soup": 1.0, "tool": 3.0}


def test_candidates_that_plan_play_another_game_than_those_that_do_not() -> None:
    played = [play_meeting(Meeting("monastery", 5, (0, 1), ((), ()), plans)).scores for plans in (False, True)]
    assert played[0] != played[1]
