"""How long a bot thinks, when it answers, and what the log says of one that does not: without a server."""

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from chapterhouse.bots import LEVELS, Thought
from chapterhouse.kernel import View
from chapterhouse.server import bot_moves
from chapterhouse.server.bot_moves import COVER, THINKING, USED, BotMoves, Question, Timing, draw_timing
from chapterhouse.server.chance import Chance
from chapterhouse.server.config import Config
from chapterhouse.server.contract import LiveClock
from chapterhouse.server.meta import Place
from chapterhouse.server.table import Table
from chapterhouse.workers import WorkFailed
from tests.server.test_lookers import at_stage

QUICK = Config(bot_pause=0.5)


class Drawn(Random):
    """Draws a given share of a range, and notes the range."""

    def __init__(self, share: float) -> None:
        super().__init__(0)
        self.share = share
        self.ranges: list[tuple[float, float]] = []

    def uniform(self, low: float, high: float) -> float:
        self.ranges.append((low, high))
        return low + self.share * (high - low)


def at_game(name: str, **contract: Any) -> Table:
    table = at_stage("playing", **contract)
    table.game = msgspec.structs.replace(table.game, name=name)
    return table


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_where_nothing_is_hidden_a_bot_answers_when_it_is_ready(level: str) -> None:
    drawn = Drawn(0.5)
    assert draw_timing(at_game("monasterium"), level, QUICK, drawn) == Timing(LEVELS[level].seconds, 0.5)
    assert drawn.ranges == []


def test_where_hands_are_hidden_the_time_of_an_answer_is_drawn() -> None:
    seconds = LEVELS["abbot"].seconds
    for share, factor in ((0.0, COVER[0]), (1.0, COVER[1])):
        drawn = Drawn(share)
        timing = draw_timing(at_game("abbey"), "abbot", QUICK, drawn)
        answer = max(0.5, seconds * factor)
        assert (timing.think, timing.answer) == pytest.approx((min(seconds, USED * answer), answer))
        assert drawn.ranges == [COVER]


def test_an_answer_never_comes_before_the_pause_of_the_house() -> None:
    timing = draw_timing(at_game("abbey"), "abbot", Config(bot_pause=1_000.0), Drawn(0.5))
    assert timing == Timing(LEVELS["abbot"].seconds, 1_000.0)


def test_a_bot_that_needs_no_thought_takes_none_and_a_bot_without_a_level_a_second() -> None:
    assert draw_timing(at_game("monasterium"), "random", QUICK, Drawn(0.5)) == Timing(0.0, 0.5)
    assert draw_timing(at_game("monasterium"), "greedy", QUICK, Drawn(0.5)) == Timing(THINKING, 0.5)


def test_the_host_may_give_bots_less_time() -> None:
    half = Config(bot_pause=0.5, bot_time=0.5)
    assert draw_timing(at_game("monasterium"), "abbot", half, Drawn(0.5)).think == LEVELS["abbot"].seconds / 2


@pytest.mark.parametrize(("gain", "most"), [(0, 0.1), (3, 1.0), (3_600, LEVELS["abbot"].seconds)])
def test_with_a_live_clock_a_bot_takes_a_third_of_what_a_move_gains(gain: int, most: float) -> None:
    table = at_game("monasterium", pace=LiveClock(bank=600, gain=gain))
    assert draw_timing(table, "abbot", QUICK, Drawn(0.5)).think == most


def test_people_play_at_a_table_also_when_all_of_them_are_away() -> None:
    table = at_stage("playing")
    assert bot_moves.with_people(table)
    left = Place("Anna", None, "anna", "random")
    bot = Place("random", bot="random")
    for places, people in (((left, bot), True), ((bot, bot), False), ((Place("Edda", "edda"), bot), True)):
        table.meta = msgspec.structs.replace(table.meta, places=places)
        assert bot_moves.with_people(table) == people


class Failing:
    """A pool whose work fails."""

    async def run(self, *_job: object) -> Thought:
        raise WorkFailed("the culprit is Brother Odo")


def test_the_first_failure_of_a_bot_at_a_table_is_logged_and_no_answer_comes(caplog: pytest.LogCaptureFixture) -> None:
    context: Any = SimpleNamespace(bot_pool=Failing(), background_pool=Failing(), chance=Chance())
    moves, table, question = (
        BotMoves(context),
        at_stage("playing"),
        Question(3, "abbot", 7, View(seat=3, waiting=(3,), doing=""), ()),
    )

    async def ask(times: int) -> None:
        for _ in range(times):
            assert await moves._ask(table, question, "abbot", 0.5) is None

    asyncio.run(ask(2))
    (line,) = caplog.records
    said = vars(line)
    assert (line.message, said["game"], said["bot"], said["error"]) == (
        "a bot failed",
        "monastery",
        "abbot",
        "WorkFailed",
    )
    assert "Odo" not in str(said)
    moves.forget(table.id)
    asyncio.run(ask(1))
    assert len(caplog.records) == 2, "a table that is loaded again is logged again"
