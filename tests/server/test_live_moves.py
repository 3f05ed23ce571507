"""A game in progress without a server: whose question is how old, how far back anybody may go, what an entry says."""

import pytest

from chapterhouse.kernel import Illegal, SeededDealer, Stale
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.game_log import active_entry, numbers, write_told
from chapterhouse.server.live_game import LiveGame
from chapterhouse.storage.rows import LogRow
from tests.kernel.lots import GAME, Bet, Keep, LotsOptions, Note, Redraw


def dealt(players: int = 3) -> LiveGame:
    begun = GAME.deal(LotsOptions(players=players), SeededDealer(1))
    row = LogRow(1, "deal", None, "", numbers(begun.chance), write_told(begun.told), True, False, None, 0.0)
    return LiveGame(GAME, begun.state, (active_entry(row),), row)


def kept(live: LiveGame, *seats: int) -> LiveGame:
    for seat in seats:
        live = live.act(seat, Keep(), SeededDealer(2), f"p{seat}", 5.0)
    return live


def test_a_move_is_an_entry_of_its_seat_and_person() -> None:
    live = kept(dealt(), 0)
    row = live.newest
    assert (row.seq, row.kind, row.seat, row.body, row.chance) == (2, "act", 0, "keep", "")
    assert (row.learned, row.aside, row.person, row.at, row.note) == (False, False, "p0", 5.0, 0)
    drawn = live.act(1, Redraw(), SeededDealer(2), None, 6.0).newest
    assert (drawn.seq, drawn.learned, drawn.person) == (3, True, None)
    assert drawn.chance
    with pytest.raises(Illegal):
        live.act(0, Keep(), SeededDealer(2), "p0", 5.0)


def test_whose_question_is_newer_than_what_they_looked_at_is_told_so() -> None:
    live = kept(dealt(), 0)
    live.check_seq(1, 2)
    with pytest.raises(Stale, match="moved on to entry 2"):
        live.check_seq(1, 1)
    betting = kept(live, 1, 2)
    after = betting.act(0, Bet(True), SeededDealer(2), "p0", 7.0)
    assert after.waiting == (1, 2)
    after.check_seq(1, 4)
    with pytest.raises(Stale):
        after.check_seq(1, 3)
    with pytest.raises(Stale):
        after.check_seq(0, 4)


def test_an_aside_makes_no_question_newer() -> None:
    live = kept(dealt(), 0)
    noted = live.act(2, Note("hm"), SeededDealer(2), "p2", 7.0)
    noted.check_seq(1, 2)
    again = LiveGame(GAME, noted.state, noted.active_log, noted.newest)
    again.check_seq(1, 2)
    with pytest.raises(Stale):
        again.check_seq(1, 1)


def test_alone_one_goes_back_over_ones_own_latest_steps() -> None:
    live = kept(dealt(), 0)
    assert live.free_steps(0) == (1,)
    assert live.free_steps(1) == ()
    assert live.free_steps(None) == ()
    assert live.free_to_return(0, 1)
    assert not live.free_to_return(0, 2)
    assert not live.free_to_return(1, 1)
    drawn = dealt().act(0, Redraw(), SeededDealer(2), "p0", 5.0)
    assert drawn.free_steps(0) == (), "something was learned"


def test_a_seat_that_says_nothing_goes_back_before_its_latest_step() -> None:
    live = kept(dealt(), 0, 1)
    assert live.return_target(0, None) == 1
    assert live.return_target(1, None) == 2
    assert live.return_target(2, 1) == 1
    with pytest.raises(Forbidden, match="no step"):
        live.return_target(2, None)
    for gone in (0, 3, 4):
        with pytest.raises(Stale, match="no such entry"):
            live.return_target(0, gone)


def test_going_back_is_an_entry_and_what_it_takes_back_counts_no_more() -> None:
    live, before = kept(dealt(), 0, 1), kept(dealt(), 0)
    back = live.back(1, 2, before.state, "p1", 8.0)
    row = back.newest
    assert (row.seq, row.kind, row.seat, row.body, row.told, row.person, row.at) == (4, "back", 1, "2", "[]", "p1", 8.0)
    assert (row.learned, row.aside) == (False, False)
    assert [link.seq for link in back.active_log] == [1, 2]
    assert back.waiting == (1,)
    back.check_seq(1, 4)
    with pytest.raises(Stale):
        back.check_seq(1, 3)


def test_what_a_seat_is_shown_is_its_own() -> None:
    live = kept(dealt(), 0)
    mine, theirs = live.position(1), live.position(0)
    assert (mine.seq, mine.seat, mine.choices, mine.back) == (2, 1, (Keep(), Redraw()), ())
    assert (theirs.choices, theirs.back) == ((), (1,))
    assert live.position(None).choices == ()
    assert (live.over, live.result, live.more(None), live.more(0)) == (False, None, False, False)
    over = kept(live, 1, 2)
    for seat in (0, 1, 2):
        over = over.act(seat, Bet(highest=True), SeededDealer(2), None, 9.0)
    assert (over.over, over.waiting) == (True, ())
    assert over.result is not None
    assert over.position(0).result == over.result


def test_going_back_is_a_new_question_for_everybody() -> None:
    betting = kept(dealt(), 0, 1, 2)
    bet = betting.act(0, Bet(True), SeededDealer(2), "p0", 7.0)
    bet.check_seq(1, 4)
    back = bet.back(0, 4, betting.state, "p0", 8.0)
    with pytest.raises(Stale):
        back.check_seq(1, 5)
    back.check_seq(1, 6)


def test_the_steps_of_a_chair_are_its_moves_that_count() -> None:
    live = kept(dealt(), 0, 1)
    assert live.act(2, Note("hm"), SeededDealer(2), "p2", 7.0).steps(3) == (1, 1, 0)
    assert live.back(1, 2, kept(dealt(), 0).state, "p1", 8.0).steps(3) == (1, 0, 0)
