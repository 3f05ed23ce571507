"""Playing: whole or not at all, and refused with a reason."""

import pytest

from chapterhouse.kernel import (
    Fault,
    Illegal,
    Malformed,
    RecordedDealer,
    SeededDealer,
    Told,
    actors,
    fault,
    legal,
    play,
)
from chapterhouse.kernel.seat_colours import chosen_colours_fault
from tests.kernel.lots import GAME, Bet, Keep, LotDrawn, LotSeen, LotShown, LotsOptions, Note, Redraw, Table


@pytest.fixture
def table() -> Table:
    """Two players with the lots 3 and 7."""
    return GAME.deal(GAME.read_options({}), RecordedDealer((3, 7))).state


def refused(table: Table, seat: int, action: Keep | Redraw | Bet | Note) -> str:
    with pytest.raises(Illegal) as caught:
        play(table, seat, action, SeededDealer(0))
    return caught.value.fault.rule


def test_only_those_waited_for_may_decide(table: Table) -> None:
    assert actors(table) == (0,)
    assert legal(table, 1) == []
    assert refused(table, 1, Keep()) == "table.turn"


def test_only_what_is_asked_may_be_answered(table: Table) -> None:
    assert refused(table, 0, Bet(True)) == "table.asked"


def test_a_finished_game_takes_nothing_more(table: Table) -> None:
    for seat, action in ((0, Keep()), (1, Keep()), (1, Bet(True)), (0, Bet(False))):
        table = play(table, seat, action, SeededDealer(0)).state
    assert actors(table) == ()
    assert refused(table, 0, Keep()) == "table.over"


def test_a_refusal_carries_rule_sentence_and_arguments() -> None:
    strict = GAME.deal(GAME.read_options({"redraw": False}), SeededDealer(0)).state
    refusal = fault(strict, 0, Redraw())
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("lots.redraw", "fault-lots-redraw-closed")
    assert refusal.args == {"seat": "seat:0"}
    assert legal(strict, 0) == [Keep()]
    assert str(Illegal(refusal)) == "fault-lots-redraw-closed [lots.redraw] (seat=seat:0)"
    assert str(Illegal(Fault("lots.bet"))) == "fault-lots-bet [lots.bet]"


def test_a_refused_action_changes_nothing(table: Table) -> None:
    before = GAME.freeze(table)
    refused(table, 1, Keep())
    refused(table, 0, Note("far too long for this little book"))
    assert GAME.freeze(table) == before


def test_play_leaves_the_given_state_alone(table: Table) -> None:
    before = GAME.freeze(table)
    after = play(table, 0, Redraw(), RecordedDealer((9,))).state
    assert GAME.freeze(table) == before
    assert after.lots == [9, 7]


def test_events_are_heard_by_those_they_are_told_to(table: Table) -> None:
    played = play(table, 0, Redraw(), RecordedDealer((9,)))
    assert played.told == (Told(LotDrawn(0)), Told(LotSeen(9), 0))
    assert [told.event for told in played.told if told.heard_by(1)] == [LotDrawn(0)]
    assert [told.event for told in played.told if told.heard_by(None)] == [LotDrawn(0)]


def test_what_teaches_or_deals_cannot_be_taken_back_alone(table: Table) -> None:
    assert not play(table, 0, Keep(), SeededDealer(0)).learned
    assert play(table, 0, Redraw(), SeededDealer(0)).learned
    for seat, action in ((0, Keep()), (1, Keep()), (1, Bet(True))):
        table = play(table, seat, action, SeededDealer(0)).state
    shown = play(table, 0, Bet(False), SeededDealer(0))
    assert shown.chance == ()
    assert Told(LotShown(0, 3)) in shown.told
    assert shown.learned


def test_several_decide_at_the_same_time_in_any_order(table: Table) -> None:
    for seat in (0, 1):
        table = play(table, seat, Keep(), SeededDealer(0)).state
    assert actors(table) == [0, 1]
    table = play(table, 1, Bet(True), SeededDealer(0)).state
    assert actors(table) == [0]


def test_an_aside_is_open_at_any_time_and_leaves_the_course_alone(table: Table) -> None:
    after = play(table, 1, Note("mine is seven"), SeededDealer(0)).state
    assert after.notes == ["", "mine is seven"]
    assert after.stack == table.stack


def test_options_are_typed_and_ruled() -> None:
    with pytest.raises(Malformed, match="redraw"):
        GAME.read_options({"redraw": "perhaps"})
    with pytest.raises(Malformed, match="unknown field"):
        GAME.read_options({"cards": 3})
    with pytest.raises(Illegal, match=r"setup\.players"):
        GAME.read_options({"players": 9})


def test_frozen_states_thaw_and_rubbish_does_not(table: Table) -> None:
    assert GAME.thaw(GAME.freeze(table)) == table
    for rubbish in (b"", b"rubbish", GAME.freeze(table)[:-3]):
        with pytest.raises(Malformed):
            GAME.thaw(rubbish)


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b'{"type":"fly"}', b'{"type":"bet"}', b'{"type":"bet","highest":3}'])
def test_json_that_is_no_action_is_malformed(raw: bytes) -> None:
    with pytest.raises(Malformed, match="not an action of lots"):
        GAME.decode_action(raw)


def test_options_that_a_rule_forbids_are_not_dealt() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.deal(LotsOptions(players=5), SeededDealer(0))
    assert caught.value.fault.rule == "setup.players"
    with pytest.raises(Illegal):
        GAME.read_options({"players": 5})


def test_colours_are_chosen_once_each_and_one_for_each_player() -> None:
    known = ("red", "blue", "white")
    assert chosen_colours_fault("colours", "red-blue", known, 2) is None
    for wrong in ("red-red", "red-pink", ""):
        assert chosen_colours_fault("colours", wrong, known, 2) == Fault("colours", "unknown", {"colours": wrong})
    few = chosen_colours_fault("colours", "white", known, 2)
    assert few == Fault("colours", "count", {"players": 2, "colours": 1})
