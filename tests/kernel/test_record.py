"""The log is the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chapterhouse.kernel import Malformed, record
from tests.kernel.lots import GAME

GAMES = {GAME.name: GAME}

WHOLE = """chapterhouse record 1
game lots 1
option players 2
option redraw true
seat a Anna
seat b Bruno the Elder
deal 3 7
a redraw | 9
b note "a | 5"
b keep
b bet yes
a bet no
"""


def test_a_record_can_be_taken_back() -> None:
    assert record.read(WHOLE, GAMES).write() == WHOLE


def test_a_record_replays_to_its_end() -> None:
    read = record.read(WHOLE, GAMES)
    final = record.final(GAME, read)
    assert final.lots == [9, 7]
    assert final.notes == ["", "a | 5"]
    assert len(list(record.replay(GAME, read))) == 1 + 5


def test_a_record_replays_to_any_prefix() -> None:
    read = record.read(WHOLE, GAMES)
    states = [played.state for played in record.replay(GAME, read)]
    for count, state in enumerate(states):
        assert record.final(GAME, read.upto(count)) == state


def test_blank_lines_and_comments_do_not_count() -> None:
    commented = WHOLE.replace("deal", "\n# the deal\ndeal")
    assert record.read(commented, GAMES) == record.read(WHOLE, GAMES)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("record 1", "record 2", "line 1: a record begins"),
        ("game lots 1", "game chess 1", "line 2: no game is called 'chess'"),
        ("game lots 1", "game lots 7", "line 2: version 7 of lots is not known"),
        ("game lots 1", "game lots", "line 2: version  of lots"),
        ("option players 2", "option players 9", "line 7: .*setup.players"),
        ("option players 2", "option players two", "line 3: 'two' is not a value"),
        ("option redraw true", "option candles 3", "line 7: .*unknown field"),
        ("seat a Anna", "seat b Anna", "line 5: seats come in order"),
        ("seat b Bruno the Elder\n", "", "line 6: 2 players but 1"),
        ("deal 3 7", "deal 3 seven", "line 7: .*should be numbers"),
        ("deal 3 7", "deal 3 99999999999", "line 7: .*too long"),
        ("deal 3 7", "shuffle", "line 7: 'shuffle' is none of"),
        ("b keep", "b fly", "line 10: 'fly' is none of"),
        ("b keep", "d keep", "line 10: nobody sits at 'd'"),
        ("b keep", "? keep", "line 10: a seat is one of"),
    ],
)
def test_a_damaged_line_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        record.read(WHOLE.replace(old, new), GAMES)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("deal 3 7", "deal 3 3", "not there to be picked"),
        ("deal 3 7", "deal 3", "ask for more"),
        ("deal 3 7", "deal 3 7 1", "ask for 2"),
        ("| 9", "| 7", "action 1 .*not there to be picked"),
        ("| 9", "| 9 9", "action 1 .*ask for 1"),
        ("b keep", "a keep", "action 3 .*not legal: .*table.turn"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused(old: str, new: str, complaint: str) -> None:
    read = record.read(WHOLE.replace(old, new), GAMES)
    with pytest.raises(Malformed, match=complaint):
        record.final(GAME, read)


def test_a_record_that_ends_in_its_header_is_refused() -> None:
    with pytest.raises(Malformed, match="ends before its 'deal' line"):
        record.read(WHOLE.partition("deal")[0], GAMES)


@given(st.text(), st.integers(0, len(WHOLE)), st.integers(0, 40))
def test_any_text_is_read_or_refused(noise: str, at: int, gone: int) -> None:
    try:
        record.final(GAME, record.read(WHOLE[:at] + noise + WHOLE[at + gone :], GAMES))
    except Malformed:
        return
