"""What if: the same moment, another action, the same chance or fresh."""

import random

import pytest

from chapterhouse.analysis.same_luck import RandomOutcome, SameLuckDealer, outcomes_from
from chapterhouse.games import GAMES
from chapterhouse.kernel import Illegal, Malformed, QuietDealer, Record, apply, record
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.branch import branch, compare
from chapterhouse.lab.match import play_match
from chapterhouse.lab.plan import Plan
from tests.kernel.lots import GAME, Bet, Keep, Redraw
from tests.lab.bots import LOTS_GAME, SHARP
from tests.lab.runs import Here

PLAYED = """chapterhouse record 1
game lots 1
option players 2
option redraw true
seat a Anna
seat b Bruno
deal 2 6
a keep
b redraw | 9
b bet yes
a bet no
"""
LOTS = record.read(PLAYED, {"lots": GAME})


def recorded(name: str) -> tuple[AnyGame, Record]:
    game = GAMES[name]
    wanted = Plan(name, game.version, (("random",) * game.players[0],), ({},), 3)
    return game, record.read(play_match(wanted.match(0, keep=True)).record, GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_chance_and_the_same_actions_give_the_same_game(name: str) -> None:
    game, read = recorded(name)
    at = len(read.lines) // 2
    state = record.final(game, read.upto(at))
    dealer = SameLuckDealer(outcomes_from(game, read, at), random.Random(99))
    for line in read.lines[at:]:
        apply(state, line.seat, line.action, dealer)
    assert state == record.final(game, read)


def test_other_actions_meet_the_same_chance_as_far_as_it_fits() -> None:
    dealer = SameLuckDealer(
        (RandomOutcome("pick", 9), RandomOutcome("pick", 4), RandomOutcome("roll 6", 2)), random.Random(1)
    )
    assert dealer.pick([1, 4, 5]) == 4
    assert dealer.pick([4, 9]) == 9
    assert dealer.roll(6) == 2
    assert dealer.pick([7]) == 7
    assert dealer.chance == [4, 9, 2, 7]


def test_what_is_not_there_is_dealt_afresh() -> None:
    dealer = SameLuckDealer((RandomOutcome("draw 3", 1),), random.Random(1))
    assert dealer.draw([0, 0, 5]) == 2
    assert dealer.draw([1, 1, 1]) == 1


def test_the_draw_that_was_not_made_would_have_been_the_next_lot() -> None:
    made = branch(GAME, LOTS_GAME, LOTS, 0, Redraw(), (SHARP, SHARP), "same")
    assert made.before.recorded == (RandomOutcome("pick", 9),)
    differences = compare(made, 4, Here())
    # Anna now draws the nine that Bruno drew, and Bruno keeps his six.
    assert differences[0].won.mean == 1
    assert differences[1].won.mean == -1


def test_a_lost_bet_costs_two_points() -> None:
    made = branch(GAME, LOTS_GAME, LOTS, 2, Bet(False), (SHARP, SHARP))
    difference = compare(made, 3, Here())[1]
    assert (difference.points.mean, difference.points.low, difference.points.high) == (-2, -2, -2)
    assert made.seat == 1


def test_fresh_chance_differs_from_playout_to_playout_but_not_from_run_to_run() -> None:
    made = branch(GAME, LOTS_GAME, LOTS, 0, Redraw(), (SHARP, "random"))
    once, again = compare(made, 30, Here()), compare(made, 30, Here())
    assert once == again
    assert once[0].points.high > once[0].points.low


def test_both_ways_meet_the_same_chance() -> None:
    """The difference of two equal ways is nothing at all, whatever the chance."""
    made = branch(GAME, LOTS_GAME, LOTS, 0, Keep(), (SHARP, "random"))
    assert all(each.points.low == each.points.high == 0 for each in compare(made, 20, Here()))


def test_an_action_that_is_not_allowed_there_is_refused_with_its_rule() -> None:
    with pytest.raises(Illegal, match=r"table\.asked"):
        branch(GAME, LOTS_GAME, LOTS, 0, Bet(True), (SHARP, SHARP))


@pytest.mark.parametrize("at", [-1, 4, 99])
def test_a_branch_beyond_the_record_is_refused(at: int) -> None:
    with pytest.raises(Malformed, match="the record has 4 actions"):
        branch(GAME, LOTS_GAME, LOTS, at, Keep(), (SHARP, SHARP))


def test_the_dealer_of_search_is_not_disturbed() -> None:
    """Without recorded outcomes it deals exactly as any dealer with the same source."""
    echo, quiet = SameLuckDealer((), random.Random(5)), QuietDealer(random.Random(5))
    for dealer in (echo, quiet):
        dealer.pick([3, 1, 2])
        dealer.draw([1, 0, 4])
        dealer.roll(6)
    assert echo.chance == quiet.chance
