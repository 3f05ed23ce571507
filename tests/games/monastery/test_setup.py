"""Setting up, the dial, and who begins."""

import tomllib

import pytest

from chapterhouse.games.monastery import GAME
from chapterhouse.games.monastery.catalogue import COLOURS, COLUMNS, CROSS, GAP, PRINTED, SECRET_WAY
from chapterhouse.games.monastery.events import RoundBegan, TilesDrawn, TileSeen
from chapterhouse.games.monastery.options import MonasteryOptions
from chapterhouse.games.monastery.state import ABBEY_SLOT, ON_GRID
from chapterhouse.kernel import Illegal, Malformed, SeededDealer
from chapterhouse.kernel.record import replay
from tests.games.monastery.diligent import play_game


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_two_to_four_play(players: int) -> None:
    """[setup.players]"""
    refusal = MonasteryOptions(players=players).fault()
    assert refusal is not None
    assert refusal.rule == "setup.players"


@pytest.mark.parametrize("seed", range(20))
def test_colours_are_drawn_and_follow_each_other_clockwise(seed: int) -> None:
    """[setup.colours] [setup.first-abbot]"""
    state = GAME.deal(MonasteryOptions(players=3), SeededDealer(seed)).state
    from_top = state.colour.index(min(state.colour))
    assert sorted(state.colour) == list(state.colour[from_top:] + state.colour[:from_top])
    assert state.abbot == from_top


@pytest.mark.parametrize(
    ("colours", "rule"),
    [("red", "setup.colours"), ("red-red", "setup.colours"), ("red-pink", "setup.colours"), ("", "setup.colours")],
)
def test_bad_colours_are_refused(colours: str, rule: str) -> None:
    """[setup.colours]"""
    with pytest.raises(Illegal) as refused:
        GAME.read_options({"players": 2, "colours": colours})
    assert refused.value.fault.rule == rule


def test_colours_against_the_clock_are_refused() -> None:
    """[setup.colours]"""
    with pytest.raises(Illegal):
        GAME.read_options({"players": 3, "colours": "red-green-blue"})
    assert GAME.read_options({"players": 3, "colours": "green-red-blue"}).colours == "green-red-blue"


@pytest.mark.parametrize("players", [2, 3])
def test_the_paired_game_needs_four(players: int) -> None:
    """[paired.teams]"""
    with pytest.raises(Illegal):
        GAME.read_options({"players": players, "paired": True})


def test_an_unknown_option_is_malformed() -> None:
    with pytest.raises(Malformed):
        GAME.read_options({"players": 2, "speed": 9})


def test_one_monk_in_the_abbey_and_four_on_the_crosses() -> None:
    """[setup.monks]"""
    state = GAME.deal(MonasteryOptions(players=4), SeededDealer(1)).state
    for seat in state.seats():
        assert state.count_on(seat, ABBEY_SLOT) == 1
        assert state.count_on(seat, ON_GRID) == 4
    assert state.grid.count(CROSS) == 16


def test_rows_that_nobody_plays_stay_empty() -> None:
    """[setup.letters]"""
    state = GAME.deal(MonasteryOptions(players=2, colours="blue-green"), SeededDealer(1)).state
    rows = [state.grid[number * COLUMNS : (number + 1) * COLUMNS] for number in range(4)]
    assert rows[0] == rows[3] == [GAP] * COLUMNS
    assert rows[1] + rows[2] == list(PRINTED[COLUMNS : 3 * COLUMNS])


def test_each_player_has_his_secret_way_and_no_other_is_in_the_game() -> None:
    """[setup.secret-ways]"""
    state = GAME.deal(MonasteryOptions(players=2, colours="blue-green"), SeededDealer(1)).state
    assert SECRET_WAY[COLOURS.index("blue")] in state.hands[0]
    assert SECRET_WAY[COLOURS.index("green")] in state.hands[1]
    assert not any(state.bag[way] for way in SECRET_WAY)
    assert sum(state.bag) + sum(map(len, state.hands)) == 51


@pytest.mark.parametrize("seed", range(12))
def test_a_fixed_start_is_a_small_grey_building_a_path_and_a_garden_or_brown_building(seed: int) -> None:
    """[setup.start-fixed]"""
    data = tomllib.loads((GAME.folder() / "data" / "tiles.toml").read_text(encoding="utf-8"))["tile"]
    tiles = {tile["id"]: tile for tile in data}
    dealt = GAME.deal(MonasteryOptions(players=4, start="fixed"), SeededDealer(seed))
    for seat in dealt.state.seats():
        small, path, brown = [
            tiles[told.event.tile] for told in dealt.told if told.to == seat and isinstance(told.event, TileSeen)
        ]
        assert small["colour"] == "grey"
        assert small["value"] == 2
        assert path["id"].startswith("path-")
        assert brown["id"] == "garden" or brown["colour"] == "brown"
        assert TilesDrawn(seat, 3) in [told.event for told in dealt.told]


def test_the_dial_goes_round_twice() -> None:
    """[dial.hours] [dial.turn]"""
    day = ["matins", "study", "toil", "toil", "sext", "study", "toil", "vespers", "study", "night"]
    _, record = play_game(1, {"players": 2})
    told = [told.event for played in replay(GAME, record) for told in played.told]
    rounds = [(event.day, event.hour) for event in told if isinstance(event, RoundBegan)]
    assert rounds == [(1, hour) for hour in day] + [(2, hour) for hour in day]
