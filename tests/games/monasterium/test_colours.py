"""Everybody takes the pieces in the colour of their choice."""

import pytest

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.kernel import Illegal, SeededDealer


def test_a_table_shows_the_chosen_colours() -> None:
    """[setup.colours]"""
    options = MonasteriumOptions(players=3, colours="green-red-yellow")
    assert GAME.view(GAME.deal(options, SeededDealer(1)).state, 0).options.colours == "green-red-yellow"


@pytest.mark.parametrize("colours", ["red-red-blue", "red-blue", "red-blue-pink", "", "drawn"])
def test_colours_are_different_and_as_many_as_players(colours: str) -> None:
    """[setup.colours]"""
    with pytest.raises(Illegal) as refused:
        GAME.deal(GAME.read_options({"players": 3, "colours": colours}), SeededDealer(1))
    assert refused.value.fault.rule == "setup.colours"
