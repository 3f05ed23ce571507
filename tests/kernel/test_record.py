"""The log is the game."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chapterhouse.kernel import Malformed, record
from chapterhouse.kernel.edition import Difference, Edition, UnknownEdition
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
        ("record 1", "record 3", "line 1: a record begins"),
        ("game lots 1", "game chess 1", "line 2: no game is called 'chess'"),
        ("game lots 1", "game lots 7", "version 7 of lots .* cannot be checked against version 1"),
        ("game lots 1", "game lots", "line 2: the version of lots is missing"),
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


# ── What was told, and the edition ──


def exported() -> str:
    """The record as a house exports it."""
    read = record.read(WHOLE, GAMES)
    told = tuple(record.write_told(played.told) for played in record.replay(GAME, read))
    return msgspec.structs.replace(read, told=told, result='{"winners":[0]}').write()


def test_an_exported_record_says_what_was_told_and_how_it_ended() -> None:
    read = record.read(exported(), GAMES)
    assert read.write() == exported()
    assert exported().startswith("chapterhouse record 2\n")
    assert record.read_stored(exported(), GAMES).write() == exported()
    assert len(read.told) == 1 + len(read.lines)
    assert len(list(record.replay(GAME, read))) == 1 + 5
    assert read.upto(2).told == read.told[:3]
    assert read.upto(4).result == ""
    assert read.upto(5) == read


def test_a_record_of_other_rules_is_replayed_while_they_tell_the_same() -> None:
    older = exported().replace("game lots 1", "game lots 7")
    assert record.final(GAME, record.read(older, GAMES)).lots == [9, 7]
    assert record.read(older, GAMES).version == 7
    changed = older.replace('"lot":9', '"lot":8')
    assert changed != older
    with pytest.raises(record.OtherRules, match=r"^action 1 \(a redraw \| 9\): these rules tell something else"):
        record.final(GAME, record.read(changed, GAMES))
    other_deal = older.replace('"lot":3', '"lot":2')
    assert other_deal != older
    with pytest.raises(record.OtherRules, match=r"^action 0 \(the deal\): these rules tell something else"):
        record.final(GAME, record.read(other_deal, GAMES))


def test_a_record_of_other_rules_without_what_was_told_is_read_only_on_demand() -> None:
    older = WHOLE.replace("game lots 1", "game lots 7")
    with pytest.raises(record.OtherRules, match="cannot be checked"):
        record.read(older, GAMES)
    assert record.read(older, GAMES, by_current_rules=True).version == GAME.version
    told = exported().replace("game lots 1", "game lots 7")
    assert record.read(told, GAMES, by_current_rules=True) == record.read(WHOLE, GAMES)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("seat a", "correct tiles/value 3\nseat a", "line 5: corrections follow"),
        ("seat a", "edition 00 x\ncorrect tiles 3\nseat a", "line 6: 'tiles' names no field"),
        ("seat a", "edition 00 x\ncorrect tiles/value x\nseat a", "line 6: 'x' is not a value"),
        ("b keep", "> []", "line 10: what was told follows its line"),
        ("b keep", "result {}\nb keep", "line 11: nothing follows the result"),
        ("b keep", "result {", "line 10: .* is not a value"),
    ],
)
def test_a_damaged_line_of_format_2_is_named(old: str, new: str, complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        record.read(WHOLE.replace(old, new), GAMES)


def test_a_game_without_editions_replays_a_record_that_names_one() -> None:
    read = record.read(WHOLE.replace("option players", "edition 00 mine\noption players"), GAMES)
    assert read.edition is not None
    assert (read.edition.name, read.edition.fingerprint) == ("mine", "00")
    assert record.final(GAME, read).lots == [9, 7]


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("a redraw | 9", ("a redraw", "9")),
        ("a redraw | 9 -1 2", ("a redraw", "9 -1 2")),
        ('a note "x | 5"', ('a note "x | 5"', "")),
        ("a redraw | ?5", ("a redraw | ?5", "")),
        ("a keep", ("a keep", "")),
    ],
)
def test_the_chance_is_taken_off_the_end_of_a_line(line: str, parts: tuple[str, str]) -> None:
    assert record.split_chance(line) == parts


def test_a_number_of_chance_has_at_most_nine_digits() -> None:
    longest = WHOLE.replace("a redraw | 9", "a redraw | 999999999")
    assert record.read(longest, GAMES).lines[0].chance == (999_999_999,)
    with pytest.raises(Malformed, match="1000000000… is too long for a number"):
        record.read(WHOLE.replace("a redraw | 9", "a redraw | 1000000000"), GAMES)


def test_a_game_serves_the_editions_that_it_names_and_no_other() -> None:
    shipped = msgspec.structs.replace(GAME, edition=Edition("shipped", "aa"), formerly=("bb",))
    games = {GAME.name: shipped}
    for known in (None, Edition("shipped", "aa"), Edition("older", "bb")):
        assert record.game_of(GAME.name, known, games) is shipped
    with pytest.raises(UnknownEdition, match=r"^edition mine \(cc\) of lots is not known here$"):
        record.game_of(GAME.name, Edition("mine", "cc"), games)


def test_a_record_is_replayed_with_its_own_edition_only() -> None:
    read = record.read(WHOLE.replace("option players", "edition aa mine\noption players"), GAMES)
    shipped = msgspec.structs.replace(GAME, edition=Edition("shipped", "bb"), formerly=("aa",))
    assert record.final(shipped, read).lots == [9, 7]
    corrected = Edition("other", "bb", (Difference(("tiles", "value"), 3),))
    for other in (
        msgspec.structs.replace(shipped, formerly=()),
        msgspec.structs.replace(shipped, edition=corrected),
    ):
        with pytest.raises(UnknownEdition, match=r"played with edition mine \(aa\) of lots, not with .* \(bb\)"):
            record.final(other, read)
