"""Positions: what a person may leave out, and what nobody may write."""

import pytest

from chapterhouse.games.monasterium import GAME
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.kernel import Malformed
from tests.games.monasterium.tables import ALL_OPTIONS, blind_game, eager_game, name_of, position


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=name_of)
def test_every_fifth_state_can_be_written_down(options: MonasteriumOptions) -> None:
    for play in (blind_game(options, 21), eager_game(options, 22)):
        for number, s in enumerate(play):
            if number % 5 == 0 or not s.stack:
                written = GAME.write_position(s)
                assert GAME.read_position(written) == s, written


def test_the_shortest_position_is_a_fresh_table_with_a_die() -> None:
    s = GAME.read_position("dice n - - - - -")
    assert s.players == 4
    assert s.messenger == [0, 0, 0, 0]
    assert GAME.view(s, None).doing == "taking-dice"


def test_keys_may_have_a_colon() -> None:
    plain = "players 2\ndice n - - - - -\nplayer a\n  goods soup 3\nstack\n  taking-dice b"
    colons = "players: 2\ndice: n - - - - -\nplayer: a\n  goods: soup 3\nstack:\n  taking-dice b"
    assert GAME.read_position(colons) == GAME.read_position(plain)


def test_figures_that_are_not_drawn_left_from_the_left() -> None:
    s = position("dice n - - - - -", "red 4 aa aa.. a...")
    novices = GAME.view(s, None).players[0].novices
    assert [name for name in ("i-a", "i-b", "i-c", "iii-a", "iii-b", "iii-c", "iv-a") if name not in novices] == [
        "i-a",
        "i-b",
        "iii-a",
        "iii-b",
        "iv-a",
    ]


def test_the_rest_of_the_stack_follows_from_its_first_line() -> None:
    s = position("stack", "using-any-action b")
    assert GAME.view(s, None).stack == ("using-any-action b", "using-dice b", "taking-dice a", "ending-round")
    rolling = position("rolled n1 p1", "stack", "choosing-number b")
    expected = ("choosing-number b", "rolling-dice a", "taking-dice a", "ending-round")
    assert GAME.view(rolling, None).stack == expected


WRONG = {
    "an unknown key": ["colour red"],
    "a key twice": ["year 1", "year 2"],
    "a player twice": ["player a", "player a"],
    "nobody there": ["player c"],
    "no letter": ["player zebra"],
    "too many players": ["players 7"],
    "a year to come": ["year 4"],
    "a number too long": ["year 99999999999999999999"],
    "an unknown option": ["options dice=all"],
    "an unknown value": ["options own_dice=some"],
    "a mission twice": ["missions a1 a1 b1 b2 c-dice c-rooms"],
    "an unknown mission": ["missions a1 a9 b1 b2 c-dice c-rooms"],
    "missions of one pile": ["missions a1 a2 a3 b2 c-dice c-rooms"],
    "a short road": ["road ab - -"],
    "two messengers": ["road aab - - - - - - - -"],
    "five dice spaces": ["dice n - - - -"],
    "dice of nobody": ["dice x - - - - -"],
    "too many neutral dice": ["dice nnnnnnnnnnn - - - - -"],
    "too many personal dice": ["dice aa - - - - -"],
    "too few words": ["red 4 - ...."],
    "too many window tiles": ["red 5 - .... ...."],
    "window tiles that do not add up": ["red 3 - .... ...."],
    "a short ring": ["red 4 - ... ...."],
    "an open space drawn closed": ["red 4 - #... ...."],
    "a full chapel": ["red 4 aabbb .... ...."],
    "a cloister without a building": ["red 4 - .... a..."],
    "novices from nowhere": ["red 4 - a... ....", "player a", "i ooooo o"],
    "an additional novice first": ["player a", "i ooooo ."],
    "a figure that is none": ["player a", "i xoooo o"],
    "a gap in the window": ["player a", "top . red ."],
    "two red panes in a row": ["player a", "top red red ."],
    "two red panes in a column": ["player a", "top red . .", "middle red . ."],
    "an unknown pane": ["player a", "top pink . ."],
    "goods that do not exist": ["player a", "goods gold 3"],
    "a negative stock": ["player a", "goods soup -3"],
    "a mission not fulfilled": ["player a", "claims a1 1"],
    "four dice": ["player a", "personal 4"],
    "foreign dice in hand": ["player a", "hand b"],
    "a key of nobody": ["player a", "colour red"],
    "a tile without a turn": ["tile n"],
    "a column without a turn": ["dice n - - - - -", "column a"],
    "a column while dice are placed": ["rolled n1 p1", "column a", "stack", "choosing-number b"],
    "done without a turn": ["dice n - - - - -", "done ii-a"],
    "done without a limit": ["done i-a"],
    "nothing to take": ["dice - - - - - -"],
    "a step that is none": ["stack", "sleeping a"],
    "a step of nobody": ["stack", "using-dice c"],
    "a step that runs": ["stack", "rolling-dice a"],
    "a round that has not begun": ["stack", "playing-round"],
    "a stack upside down": ["stack", "ending-round", "taking-dice a"],
    "the end inside a turn": ["tile n", "stack", "ending-round", "using-dice a", "taking-dice b", "ending-round"],
    "two turns at once": ["tile n", "stack", "using-dice a", "using-dice b"],
    "steps of two players": ["tile n", "stack", "using-any-action a", "using-dice b"],
    "a question inside a turn": ["tile n", "stack", "using-any-action a", "exchanging a"],
    "no dice rolled": ["stack", "choosing-number a"],
    "rolled dice of nobody": ["dice n - - - - -", "rolled n1"],
    "a roll that is not the hand": ["rolled n1", "player a", "hand nn", "stack", "choosing-number a"],
    "a novice who has left": ["red 4 a .... ....", "stack", "placing-novice a iii-a 0"],
    "a rebate too large": ["stack", "choosing-novice a 9"],
    "an additional novice who is none": ["stack", "placing-extra-novice a i-a"],
    "an action that brings no goods": ["stack", "taking-goods a ii-e"],
    "a bonus of two rows": ["stack", "choosing-bonus a top middle"],
    "paid on a white tile": ["column a", "tile n", "paid yes", "stack", "using-dice a"],
    "the end with dice in hand": ["player a", "hand n", "stack"],
}


@pytest.mark.parametrize("lines", WRONG.values(), ids=WRONG)
def test_a_position_that_cannot_be_is_refused(lines: list[str]) -> None:
    with pytest.raises(Malformed) as refusal:
        GAME.read_position("\n".join([*([] if lines[0].startswith("players") else ["players 2"]), *lines]))
    assert str(refusal.value)
