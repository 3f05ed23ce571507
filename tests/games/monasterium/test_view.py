"""What a view says beyond what lies on the table."""

from random import Random

import pytest

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.kernel import actors, legal, text
from tests.games.monasterium.tables import ALL_OPTIONS, eager_game, name_of, position


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=name_of)
def test_there_is_one_state_behind_a_view(options: MonasteriumOptions) -> None:
    """[course.open]"""
    for number, s in enumerate(eager_game(options, 31)):
        if number % 11 == 0:
            assert GAME.determinize(GAME.view(s, None), Random(0)) == s


def test_all_seats_see_the_same() -> None:
    """[course.open]"""
    s = position("dice n - - - - -")
    views = [GAME.view(s, seat) for seat in (None, 0, 1)]
    shown = [{name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"} for view in views]
    assert shown[0] == shown[1] == shown[2]


def test_possible_actions_are_those_a_die_could_do() -> None:
    """[actions.possible] What the view calls possible is what a die in that column is offered."""
    for s in eager_game(MonasteriumOptions(players=2), 33):
        view = GAME.view(s, None)
        if view.doing != "using-dice" or view.turn is None:
            continue
        offered = {text.write(action).split()[1] for action in legal(s, actors(s)[0])}
        possible = {space for space in view.players[view.turn].possible if space.endswith(f"-{view.column}")}
        assert possible == offered


def test_columns_where_a_die_would_be_wasted() -> None:
    """[actions.forced] Taking a one with nobody to send is allowed; the view warns of it."""
    poor = position("dice n - - - - -", "player a", "goods -")
    assert GAME.view(poor, 0).players[0].idle == ("a",)
    assert GAME.view(position("dice n - - - - -"), 0).players[0].idle == ()


def test_prices_follow_the_ladder() -> None:
    """[buildings.price] [chapel.price] [cloister.price]"""
    s = position("dice n - - - - -", "red 4 aa a... aa..")
    prices = GAME.view(s, None).players[0].prices
    assert [(price.influence, price.goods, price.rosary) for price in prices] == [
        (1, 2, 0),
        (1, 3, 0),
        (3, 0, 0),
        (0, 0, 3),
    ]


def test_the_projection_by_category() -> None:
    """[scoring.order] Anyone can see at any time what the end would bring."""
    s = position("dice n - - - - -", "red 4 aab a... aa..", "player a", "goods book 1", "player b", "goods -")
    anna, bruno = GAME.view(s, 1).players
    assert {line.reason: line.points for line in anna.projected} == {
        "majority": 5,
        "chapels": 1,
        "cloisters": 8,
        "resources": 2,
    }
    assert (anna.points, anna.projected_total) == (0, 16)
    assert bruno.projected_total == 1


def test_neighbours_are_named_both_ways() -> None:
    """[cloister.adjacent]"""
    red = GAME.view(position("dice n - - - - -"), None).monasteries[0]
    assert red.rooms[0].beside == ("cloister-1", "cloister-2")
    assert red.cloister[0].beside == ("soup-1", "book-4")
