"""Candidates for better weights meet each other."""

from collections import Counter
from random import Random

import pytest

from chapterhouse.bots.evaluator import Weights, load_weights
from chapterhouse.bots.tuned_weights import Changes, base_weights
from chapterhouse.lab.tune import Meeting, mean_leads, meetings, play_meeting

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
