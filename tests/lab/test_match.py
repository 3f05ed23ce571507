"""One game among bots is a pure function of what it is given."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Result, Score, ScoreLine, SeededDealer, actors, record, text
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.game_stats import FEW_NAMES, MOST, STATIONS, GameStats, named
from chapterhouse.lab.match import NO_VIEW, Broken, Failure, ranks, seated, share
from chapterhouse.lab.match import play_match as play
from chapterhouse.lab.plan import Plan
from tests.kernel.lots import GAME, Keep, LotsOptions, Redraw, Table
from tests.lab.bots import CHEATING, CRASHING, CURIOUS, SHARP
from tests.lab.runs import plan


def test_the_same_match_is_the_same_game() -> None:
    match = plan().match(5, keep=True)
    assert play(match) == play(match)
    assert play(match).record != play(plan().match(6, keep=True)).record


def test_the_record_of_a_match_replays_to_its_result() -> None:
    outcome = play(plan().match(3, keep=True))
    result = GAME.result(record.final(GAME, record.read(outcome.record, {"lots": GAME})))
    assert [chair.points for chair in outcome.chairs] == [score.total for score in result.scores]
    assert [chair.won > 0 for chair in outcome.chairs] == [seat in result.winners for seat in range(2)]


def test_a_record_is_kept_only_on_demand() -> None:
    assert play(plan().match(3)).record == ""


def test_points_by_reason_add_up_and_the_course_ends_with_them() -> None:
    for number in range(20):
        for chair in play(plan().match(number)).chairs:
            assert sum(chair.lines.values()) == chair.points == chair.course[-1]
            assert len(chair.course) == STATIONS
            assert sum(chair.did.values()) == chair.decisions == 2


def test_the_order_of_play_leaves_out_what_all_decide_at_once() -> None:
    chairs = play(plan(SHARP, SHARP, SHARP).match(0)).chairs
    assert [chair.turn for chair in chairs] == [0, 1, 2]


def test_a_bot_that_fails_leaves_the_record_up_to_there() -> None:
    broken = [failure for number in range(30) if (failure := failing(plan(CRASHING, SHARP), number))]
    assert broken
    for failure in broken:
        read = record.read(failure.record, {"lots": GAME})
        assert len(read.lines) == 2
        assert "a bot lost its head" in failure.error
        assert "ZeroDivisionError" in failure.trace


def failing(wanted: Plan, number: int) -> Failure | None:
    try:
        play(wanted.match(number))
    except Broken as broken:
        return broken.failure
    return None


def test_an_illegal_action_of_a_bot_is_a_failure_that_names_the_rule() -> None:
    with pytest.raises(Broken, match=r"table\.asked"):
        play(plan(CHEATING, SHARP).match(0))


def test_only_the_blind_bot_itself_is_spared_its_view() -> None:
    """Somebody's own bot may extend it and look."""
    looking, blind = (play(plan(bot, bot).match(0, keep=True)) for bot in (CURIOUS, "random"))
    assert looking.record == blind.record.replace("random", CURIOUS)


def test_whoever_won_comes_first_and_equals_share_a_place() -> None:
    scores = tuple(Score(seat, (ScoreLine("lot", points),)) for seat, points in enumerate((9, 7, 7, 3)))
    assert ranks(Result("shown", scores, (1,))) == [2, 1, 3, 4]
    assert ranks(Result("shown", scores, (0,))) == [1, 2, 2, 4]
    assert ranks(Result("shown", scores, (0, 3))) == [1, 3, 3, 1]


@pytest.mark.parametrize(("winners", "shares"), [((1,), [0, 1, 0]), ((0, 2), [0.5, 0, 0.5]), ((0, 1, 2), [1 / 3] * 3)])
def test_a_shared_victory_counts_in_parts(winners: tuple[int, ...], shares: list[float]) -> None:
    result = Result("shown", tuple(Score(seat, ()) for seat in range(3)), winners)
    assert [share(result, seat) for seat in range(3)] == shares


def test_every_chair_has_its_own_random_numbers() -> None:
    """Three random bots with one seed make different choices, and the same ones when they are seated again."""
    once, again = (
        [[bot.choose(NO_VIEW, [Keep(), Redraw()]) for _ in range(40)] for bot in seated(("random",) * 3, "7")]
        for _ in range(2)
    )
    assert once[0] != once[1] != once[2] != once[0]
    assert once == again


def test_a_course_of_any_length_keeps_few_samples_and_the_end() -> None:
    state = GAME.deal(LotsOptions(players=2), SeededDealer(1)).state

    def told(table: Table) -> Result:
        return Result("", (Score(0, (ScoreLine("lot", table.lots[0]),)),), ())

    state.lots[0] = 0
    stats = GameStats(msgspec.structs.replace(GAME, result=told), state, 1)
    for number in range(1, 10_001):
        state.lots[0] = number
        stats.take((0, Keep(), True, 0), state)
        assert len(stats.course.samples) <= MOST
    course = stats.count(state)[0].course
    assert (course[0], course[-1]) == (0, 10_000)
    assert all(0 <= 500 * station - points < 300 for station, points in enumerate(course))


def test_the_things_that_actions_name_are_noted_but_not_the_places() -> None:
    monastery = GAMES["monastery"]
    words = {kind: frozenset(names) for kind, names in monastery.words.items()}
    action = monastery.read_action("place-tile garden e0n1 0")
    assert named(action, words) == ["tile:garden"]
    abbey = GAMES["abbey"]
    words = {kind: frozenset(names) for kind, names in abbey.words.items()}
    assert named(abbey.read_action("walk capitulum"), words) == ["room:capitulum"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_noted_is_what_the_record_shows(name: str) -> None:
    """Counted once more from the record, action by action."""
    game = GAMES[name]
    match = Plan(name, game.version, (("random",) * game.players[-1],), ({},), 3).match(0, keep=True)
    outcome = play(match)
    read = record.read(outcome.record, GAMES)
    states = [played.state for played in record.replay(game, read)]
    words = {kind: frozenset(names) for kind, names in game.words.items() if len(names) <= FEW_NAMES}
    alone = [line.seat for line, state in zip(read.lines, states, strict=False) if len(actors(state)) == 1]
    order = list(dict.fromkeys(alone))
    for seat, chair in enumerate(outcome.chairs):
        own = [line.action for line in read.lines if line.seat == seat]
        assert chair.did == Counter(text.write(action).split()[0] for action in own)
        assert chair.decisions == len(own)
        assert chair.used == tuple(sorted({thing for action in own for thing in named(action, words)}))
        assert chair.turn == order.index(seat)
        assert told(game, states, seat, chair.course)


def told(game: AnyGame, states: list[Any], seat: int, course: tuple[int, ...]) -> bool:
    """Whether every station shows the points of its moment, or of one a little earlier."""
    points = [game.result(state).scores[seat].total for state in states]
    last = len(points) - 1
    late = 1 + 2 * last // MOST
    moments = [round(last * station / (STATIONS - 1)) for station in range(STATIONS)]
    between = all(shown in points[max(0, at - late) : at + 1] for shown, at in zip(course, moments, strict=True))
    return between and course[0] == points[0] and course[-1] == points[-1]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_house_can_be_simulated(name: str) -> None:
    game = GAMES[name]
    seats = ("random",) * game.players[0]
    wanted = Plan(name, game.version, (seats,), ({},), 1)
    wanted.check()
    outcome = play(wanted.match(0, keep=True))
    result = game.result(record.final(game, record.read(outcome.record, GAMES)))
    assert [chair.points for chair in outcome.chairs] == [score.total for score in result.scores]
    assert outcome.decisions == sum(chair.decisions for chair in outcome.chairs)
