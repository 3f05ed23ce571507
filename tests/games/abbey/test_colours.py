"""Everybody chooses a colour, and the cell goes with it."""

import pytest

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.catalogue import COLOURS, ROOM
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.kernel import Illegal, SeededDealer


def test_the_cell_goes_with_the_colour() -> None:
    """[setup.pawns] [cells.empty] Cells of colours that nobody chose have no owner."""
    s = GAME.deal(AbbeyOptions(players=3, colours="black-red-white"), SeededDealer(1)).state
    assert [player.colour for player in GAME.view(s, None).players] == ["black", "red", "white"]
    owners = [s.owner_of(ROOM[f"cellula-{colour}"]) for colour in COLOURS]
    assert owners == [2, None, 1, None, None, 0]
    assert [s.cell(seat) for seat in s.seats()] == [ROOM[f"cellula-{colour}"] for colour in ("black", "red", "white")]


def test_seats_take_the_colours_in_order_where_nothing_is_chosen() -> None:
    """[setup.pawns]"""
    s = GAME.deal(AbbeyOptions(players=3), SeededDealer(1)).state
    assert [player.colour for player in GAME.view(s, None).players] == list(COLOURS[:3])


@pytest.mark.parametrize("colours", ["red-red-blue", "red-blue", "red-blue-pink", "", "drawn"])
def test_colours_are_different_and_as_many_as_players(colours: str) -> None:
    """[setup.pawns]"""
    with pytest.raises(Illegal) as refused:
        GAME.deal(GAME.read_options({"players": 3, "colours": colours}), SeededDealer(1))
    assert refused.value.fault.rule == "setup.pawns"
