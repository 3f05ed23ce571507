"""What each seat may know."""

import random

import msgspec
import pytest

from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery.catalogue import SECRET_WAY
from chapterhouse.games.monastery.view import SeenTile
from chapterhouse.kernel import SeededDealer, actors, play
from tests.games.monastery.diligent import choose

POSITION = """
colours: red blue
map:
  path-straight^  .      .
  abbey           abbey  abbey
  abbey           abbey  abbey
hand a: kitchen library
hand b: chapel
blessings a: 2
blessings b: 3
"""


def test_tiles_and_blessings_behind_a_screen_are_the_owners_secret() -> None:
    """[secrecy.screens]"""
    state = GAME.read_position(POSITION)
    other, own, watcher = (GAME.view(state, seat) for seat in (1, 0, None))
    assert own.hand == ("library", "kitchen")
    assert own.blessings == 2
    for seen in (other, watcher):
        assert b"kitchen" not in msgspec.json.encode(seen)
        assert seen.players[0].tiles == 2
    assert other.blessings == 3
    assert watcher.blessings == 0
    assert watcher.hand == ()


def test_hands_that_differ_behind_other_screens_look_the_same() -> None:
    """[secrecy.screens]"""
    one = GAME.read_position(POSITION)
    two = GAME.read_position(POSITION.replace("chapel", "garden").replace("blessings a: 2", "blessings a: 2"))
    assert GAME.view(one, 0) == GAME.view(two, 0)
    assert GAME.view(one, None) == GAME.view(two, None)
    assert GAME.view(one, 1) != GAME.view(two, 1)


def test_a_placed_tile_shows_one_side_only() -> None:
    """[secrecy.face-down] A tile on the table is its name and what has become of it; nothing of a hidden side."""
    assert SeenTile.__struct_fields__ == ("tile", "place", "turn", "built", "blessings")


def test_a_secret_way_stays_with_whoever_never_put_a_tile_back() -> None:
    """[setup.secret-ways]"""
    state = GAME.deal(GAME.read_options({"players": 3}), SeededDealer(5)).state
    for seed in range(10):
        guess = GAME.determinize(GAME.view(state, 0), random.Random(seed))
        assert all(SECRET_WAY[guess.colour[seat]] in guess.hands[seat] for seat in guess.seats())


@pytest.mark.parametrize("seed", range(3))
def test_a_guess_cannot_be_told_from_the_truth(seed: int) -> None:
    """Along a diligent game, for every seat and a spectator."""
    rng = random.Random(seed)
    state = GAME.deal(GAME.read_options({"players": 2 + seed}), SeededDealer(seed)).state
    while state.stack:
        for viewer in (*state.seats(), None):
            seen = GAME.view(state, viewer)
            assert GAME.view(GAME.determinize(seen, rng), viewer) == seen
        seat = actors(state)[0]
        state = play(state, seat, choose(state, seat, rng), SeededDealer(rng.randrange(10**6))).state


@pytest.mark.parametrize(("vow", "hour", "silent"), [("yes", 2, True), ("yes", 5, False), ("no", 2, False)])
def test_the_vow_of_silence_closes_mouths_but_in_services(vow: str, hour: int, silent: bool) -> None:
    """[variants.silence]"""
    stack = "stack:\n  collecting a"
    state = GAME.read_position(f"colours: red blue\nvow_of_silence: {vow}\nhour: {hour}\npoints: 1\n{stack}")
    assert list(GAME.silent(state)) == ([0, 1] if silent else [])
    assert GAME.view(state, None).talking is not silent
