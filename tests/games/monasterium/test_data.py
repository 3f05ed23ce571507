"""The component data: totals that the rules give, and files that fail with a path."""

import os
import subprocess
import sys
import tomllib
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from chapterhouse.games.monasterium import catalogue
from chapterhouse.games.monasterium.catalogue import BOARD, CARDS, FOLDER, MISSIONS, MONASTERIES, PLAYER_BOARD, SIDES
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import STANDINGS, load, parts


@pytest.mark.parametrize(
    ("players", "rooms", "kinds"), [(2, 20, (10, 5, 5)), (3, 30, (15, 7, 8)), (4, 40, (20, 10, 10))]
)
def test_ten_rooms_and_cloister_spaces_for_every_player(players: int, rooms: int, kinds: tuple[int, ...]) -> None:
    """[setup.side] [setup.closed]"""
    side = SIDES[players]
    assert side.rooms.bit_count() == side.cloister.bit_count() == rooms
    assert tuple((side.rooms & mask).bit_count() for mask in side.kinds) == kinds
    assert side.chapel_places == side.window_tiles == 2 * players


@pytest.mark.parametrize("players", SIDES)
def test_every_room_touches_two_cloister_spaces_of_its_monastery(players: int) -> None:
    """[cloister.adjacent]"""
    side = SIDES[players]
    for bit, kind in enumerate(side.kind):
        assert side.touches[bit].bit_count() == (2 if kind >= 0 else 0)
        assert not side.touches[bit] & ~catalogue.MONASTERY_MASKS[bit // catalogue.RING]


@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 3), (4, 2)])
def test_neutral_dice_are_shared_evenly(players: int, each: int) -> None:
    """[setup.dice]"""
    assert SIDES[players].neutral_each == each == BOARD.dice.neutral // players


def test_the_road_reaches_every_monastery_and_has_each_bonus_once() -> None:
    reached = {name for space in BOARD.road for name in space.monasteries}
    assert reached == set(MONASTERIES)
    assert sorted(space.bonus for space in BOARD.road if space.bonus) == sorted(BOARD.bonus)
    both = [space for space in BOARD.road if {"yellow", "violet"} <= set(space.monasteries)]
    assert both, "the rules show a road space at C and E"


def test_missions_name_every_three_monasteries_once() -> None:
    """[missions.areas]"""
    trios = {frozenset((card.chapel, card.room_in, card.cloister)) for card in MISSIONS.areas}
    assert trios == set(map(frozenset, combinations(MONASTERIES, 3)))
    assert len(CARDS) == 15


def test_the_window_can_bring_twenty_seven_points() -> None:
    """[window.lines]"""
    assert sum(line.points for line in (*PLAYER_BOARD.window_row, *PLAYER_BOARD.window_column)) == 27


def standings(value: object) -> list[str]:
    """All standings in a file."""
    if isinstance(value, list):
        return [found for item in value for found in standings(item)]
    if isinstance(value, dict):
        return list(parts(value).values()) + [found for item in value.values() for found in standings(item)]
    return []


@pytest.mark.parametrize("name", ["board.toml", "player_board.toml", "missions.toml", "scoring.toml"])
def test_every_number_has_a_standing(name: str) -> None:
    found = standings(tomllib.loads((FOLDER / name).read_text(encoding="utf-8")))
    assert found
    assert set(found) <= set(STANDINGS)


@pytest.mark.parametrize("damage", ["faces = 'six'", "colour = 3", "[["])
def test_a_damaged_file_is_named(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "board.toml"
    file.write_text(damage, encoding="utf-8")
    with pytest.raises(Malformed, match=r"board\.toml"):
        load(file, catalogue.Board)


def test_structs_of_the_catalogue_refuse_unknown_fields() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"standing": "rulebook", "years": 3, "lap": 100, "weeks": 1}, catalogue.Track)


CORRECTED = """
import random
from chapterhouse.games.monasterium import GAME
from chapterhouse.kernel import SeededDealer, actors, legal, play

rng = random.Random(0)
state = GAME.deal(GAME.options(players=3), SeededDealer(0)).state
while state.stack:
    seat = actors(state)[0]
    assert GAME.determinize(GAME.view(state, seat), rng) == state
    assert GAME.read_position(GAME.write_position(state)) == state
    state = play(state, seat, rng.choice(legal(state, seat)), SeededDealer(rng.getrandbits(32))).state
assert len(GAME.view(state, None).monasteries[0].rooms) == 6
assert len(GAME.view(state, None).road) == 8
"""


def test_a_corrected_board_needs_no_other_change(tmp_path: Path) -> None:
    """A shorter road and smaller monasteries of other rooms on one side: the game plays on."""
    board = (FOLDER / "board.toml").read_text(encoding="utf-8")
    ring = board[
        board.index('monasteries = ["red", "yellow", "violet"]') : board.index('monasteries = ["green", "blue"]')
    ]
    smaller = """monasteries = ["red", "yellow", "violet"]
rooms = ["book", "soup", "tool", "soup", "soup", "tool"]
touches = [[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 1]]
marked_4_rooms = [6]
marked_4_cloister = [6]

[[side.ring]]
standing = "rulebook"
"""
    plain = '[[road]]\nstanding = "reconstructed"\nmonasteries = ["green"]\n\n'
    assert plain in board
    (tmp_path / "monasterium").mkdir()
    corrected = board.replace(ring, smaller).replace(plain, "")
    (tmp_path / "monasterium" / "board.toml").write_text(corrected, encoding="utf-8")
    environment = {**os.environ, "CHAPTERHOUSE_DATA": str(tmp_path)}
    subprocess.run([sys.executable, "-c", CORRECTED], check=True, env=environment)
