"""Our games pass PettingZoo's own tests, and their observations know no more than the player."""

import random
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from chapterhouse.adapters.choices import SIZES, choices, decider, pick, random_walk, size_of, table_options
from chapterhouse.adapters.features import WIDTH, features
from chapterhouse.adapters.zoo import TableEnv, env
from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed, legal, text
from chapterhouse.kernel.record import AnyGame
from tests.kernel.lots import GAME as LOTS

SETTINGS: dict[str, dict[str, Any]] = {
    "monastery": {},
    "monasterium": {},
    "abbey": {"options": {"short": True, "cap": True}},
}
games = pytest.mark.parametrize("name", GAMES)

EXPECTED = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
)
"""PettingZoo says so of every environment with an action mask that is not on its own list."""


@games
def test_the_api_test_of_pettingzoo(name: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env(name, **SETTINGS[name]), num_cycles=40)
    assert not [each for each in said if not str(each.message).startswith(EXPECTED)]


@games
def test_the_seed_test_of_pettingzoo(name: str) -> None:
    seed_test(lambda: env(name, **SETTINGS[name]), num_cycles=30)


@games
def test_the_render_test_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode, **SETTINGS[name]))
    assert '"waiting"' in capsys.readouterr().out


class QuickClock:
    """A clock on which every look takes a tenth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 0.1
        return self.now


@games
def test_the_performance_benchmark_of_pettingzoo(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays until its clock shows five seconds; that it ends with figures is all that a test can ask."""
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", QuickClock())
    performance_benchmark(env(name, **SETTINGS[name]))
    assert "turns per second" in capsys.readouterr().out


@games
def test_a_whole_game_ends_with_rewards_that_sum_to_nothing(name: str) -> None:
    table = env(name, **SETTINGS[name])
    table.reset(seed=3)
    rng = random.Random(3)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, info = table.last()
        rewards[agent] = reward
        open_ = np.flatnonzero(observation["action_mask"])
        assert over or len(open_) == len(info["choices"])
        table.step(None if over else int(rng.choice(list(open_))))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_a_closed_number_is_refused_and_changes_nothing() -> None:
    table = TableEnv(LOTS)
    table.reset(seed=1)
    before = table.table.copy()
    for number in (2, 511, -1, None):
        with pytest.raises(Malformed, match="is no choice here; there are 2"):
            table.step(number)
    assert table.table == before


def test_only_whose_turn_it_is_has_open_numbers() -> None:
    table = TableEnv(LOTS)
    table.reset(seed=1)
    assert table.observe("seat_0")["action_mask"].sum() == 2
    assert table.observe("seat_1")["action_mask"].sum() == 0


@games
def test_an_observation_does_not_change_with_what_the_player_cannot_know(name: str) -> None:
    game, rng = GAMES[name], random.Random(5)
    for number, state in enumerate(random_walk(game, options_of(name), 5)):
        seat = decider(state)
        if seat is not None and number % 25 == 0:
            seen = game.view(state, seat)
            other = game.determinize(seen, rng)
            assert np.array_equal(features(seen), features(game.view(other, seat)))
            assert choices(state, seat, 64) == choices(other, seat, 64)


def options_of(name: str) -> Any:
    return table_options(GAMES[name], None, SETTINGS[name].get("options"))


@games
def test_the_choices_of_a_moment_fit_into_the_range_of_actions(name: str) -> None:
    game: AnyGame = GAMES[name]
    most = 0
    for state in random_walk(game, options_of(name), 9):
        seat = decider(state)
        most = max(most, 0 if seat is None else len(legal(state, seat)))
    assert 1 < most < size_of(game) / 2
    assert size_of(LOTS) not in SIZES.values()


def test_choices_are_sorted_and_where_too_many_evenly_thinned() -> None:
    state = next(iter(random_walk(GAMES["monastery"], options_of("monastery"), 2)))
    seat = decider(state)
    assert seat is not None
    whole = [choice.line for choice in choices(state, seat, 1000)]
    few = [choice.line for choice in choices(state, seat, 5)]
    assert whole == sorted(text.write(action) for action in legal(state, seat))
    assert len(few) == 5
    assert set(few) < set(whole)
    assert few[0] == whole[0]
    assert text.write(pick(choices(state, seat, 5), 4)) == few[4]


def test_a_vector_has_one_place_for_every_fact() -> None:
    state = next(iter(random_walk(GAMES["monastery"], options_of("monastery"), 2)))
    vector = features(GAMES["monastery"].view(state, 0))
    assert vector.shape == (WIDTH,)
    assert set(np.unique(vector)) == {0, 1}
    assert not np.array_equal(vector, features(GAMES["monastery"].view(state, 1)))
