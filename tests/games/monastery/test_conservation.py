"""Nothing is lost or made: tiles, monks, letters and blessings, in games that go somewhere, with every option."""

import random
from typing import Any

import pytest

from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery.catalogue import BLESSINGS, CAPACITY, CROSS, FULL, GAP, MONKS, SMALL, STRIP_LETTERS
from chapterhouse.games.monastery.state import NO_LETTER, ON_GRID, State
from chapterhouse.kernel import SeededDealer, actors, legal, play
from tests.games.monastery.diligent import choose

OPTIONS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "start": "keep-three"},
    {"players": 4},
    {"players": 4, "paired": True, "start": "fixed"},
    {"players": 4, "double_draw": True},
    {"players": 2, "icons": False, "vow_of_silence": True},
]


def check(s: State) -> None:
    assert s.pool + sum(s.blessings) + sum(s.gift) == BLESSINGS
    assert min(s.pool, *s.blessings, *s.gift) >= 0
    assert sum(s.bag) + sum(map(len, s.hands)) + len(s.kind) - 1 == 49 + len(s.colour)
    check_letters(s)
    check_monks(s)


def check_letters(s: State) -> None:
    """The letters on the grid are just those that the strips lack."""
    on_grid = sorted(what & (SMALL - 1) for what in s.grid if what not in (GAP, CROSS))
    letters = [letter for seat in s.seats() for letter in STRIP_LETTERS[s.colour[seat]]]
    assert on_grid == sorted(letter for letter, up in zip(letters, s.strips, strict=True) if up == NO_LETTER)
    assert s.grid.count(CROSS) == s.monk_at.count(ON_GRID)


def check_monks(s: State) -> None:
    """What is counted along the way is what a fresh count finds."""
    for slot in range(len(s.kind)):
        there = [monk for monk in range(MONKS * len(s.colour)) if s.monk_at[monk] == slot]
        assert s.crowd[slot] == len(there) <= (CAPACITY if s.built[slot] else [9] * 99)[s.kind[slot]]
        assert s.kneeling[slot] == sum(s.monk_praying[monk] for monk in there)
        assert s.taken[slot] == sum(1 << (s.monk_box[monk] - 1) for monk in there if s.monk_box[monk])
        assert s.taken[slot] & ~FULL[s.kind[slot]] == 0


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_nothing_is_lost_or_made(options: dict[str, Any], seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.deal(GAME.read_options(options), SeededDealer(seed)).state
    while state.stack:
        check(state)
        seat = actors(state)[0]
        action = choose(state, seat, rng) if rng.random() < 0.8 else rng.choice(legal(state, seat))
        state = play(state, seat, action, SeededDealer(rng.randrange(10**6))).state
    check(state)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 4])
def test_the_fast_list_is_the_filter_and_positions_come_back(players: int, seed: int) -> None:
    """Along diligent games, which reach more than random ones."""
    rng = random.Random(seed)
    state = GAME.deal(GAME.read_options({"players": players}), SeededDealer(seed)).state
    while state.stack:
        seat = actors(state)[0]
        step = state.stack[-1]
        listed = legal(state, seat)
        filtered = [action for action in step.candidates(state, seat) if step.fault(state, seat, action) is None]
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(filtered)
        assert GAME.read_position(GAME.write_position(state)) == state
        state = play(state, seat, choose(state, seat, rng), SeededDealer(rng.randrange(10**6))).state
