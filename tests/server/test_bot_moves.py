"""A bot's move: whatever happens to the bot, its table gets a move, and never one for a moment that is gone."""

import asyncio
import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from chapterhouse.bots import Reason, Thought
from chapterhouse.bots.thinking import BotRequest
from chapterhouse.games import NAMES
from chapterhouse.kernel import Action
from chapterhouse.server import bot_moves, thoughts
from chapterhouse.server.bot_moves import BotMoves, Question, draw_timing
from chapterhouse.server.config import Config
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import LogRow
from tests.server.client import Json
from tests.server.conftest import Inn, Tell
from tests.server.test_play import KEEP, REDRAW, two_at_lots
from tests.server.test_secrecy import begin, hall_of

Decide = Callable[[BotMoves, Table, Question, float], Any]
AGAINST_BOT: list[Json] = [{"type": "my-chair"}, {"type": "bot-chair", "bot": "brother"}]


def entries(inn: Inn, table: str, seat: int) -> list[LogRow]:
    return [row for row in inn.server.context.store.tables.log(table) if row.seat == seat and not row.aside]


async def until_bot_moved(inn: Inn, table: str, seat: int = 1) -> LogRow:
    async with asyncio.timeout(60):
        while not (moves := entries(inn, table, seat)):
            await asyncio.sleep(0.01)
    return moves[0]


def against_a_brother(tell: Tell, inspect: Callable[[Inn, str], None] = lambda _inn, _table: None) -> None:
    """I keep my lot at a table of Lots, and the brother moves."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", AGAINST_BOT, start=True)
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            row = await until_bot_moved(inn, table)
            assert row.person is None
        inspect(inn, table)

    tell(story, bot_time=0.1)


# ── Bots that fail ───────────────────────────────────────────────────────────────────────────────────────────────────


def unstorable(weight: Any) -> Decide:
    async def decide(_moves: BotMoves, _table: Table, question: Question, _seconds: float) -> Thought:
        return Thought(question.choices[0], reasons=(Reason("bot-lots", weight),))

    return decide


@pytest.mark.parametrize("weight", [complex(1, 1), float("nan"), object()], ids=["complex", "nan", "object"])
def test_a_move_does_not_depend_on_its_explanation(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, weight: Any
) -> None:
    monkeypatch.setattr(BotMoves, "decide", unstorable(weight))

    def inspect(inn: Inn, table: str) -> None:
        assert inn.server.context.store.tables.thoughts(table) == {}

    against_a_brother(tell, inspect)
    (line,) = [each for each in caplog.records if each.message == "a bot failed"]
    assert vars(line)["game"] == "lots"
    assert vars(line)["bot"] == "brother"


async def illegal(_moves: BotMoves, _table: Table, _question: Question, _seconds: float) -> Thought:
    return Thought(Action())


def test_an_illegal_choice_is_replaced(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(BotMoves, "decide", illegal)
    against_a_brother(tell)
    assert "a bot failed" in [each.message for each in caplog.records]


def die(_request: BotRequest) -> Thought:
    os._exit(3)


def hang(_request: BotRequest) -> Thought:
    time.sleep(600)
    raise AssertionError("nobody waits that long")


def crash(_request: BotRequest) -> Thought:
    raise TypeError("the culprit is Brother Odo")


def answer_nonsense(_request: BotRequest) -> Any:
    return 7


@pytest.mark.parametrize("broken", [die, hang, crash, answer_nonsense])
def test_a_bot_that_dies_hangs_or_fails_is_replaced(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, broken: Callable[..., Any]
) -> None:
    """In a real worker process; the greedy bot fails in the same way, so any choice is taken. Logged once."""
    monkeypatch.setattr(bot_moves, "run_bot", broken)
    monkeypatch.setattr(bot_moves, "GRACE", 0.2)
    monkeypatch.setattr(bot_moves, "SIMPLER_SECONDS", 0.1)
    against_a_brother(tell)
    failures = [each for each in caplog.records if each.message == "a bot failed"]
    assert len(failures) == 1
    assert not [each for each in caplog.records if "Odo" in str(vars(each))]


async def never(*_job: object) -> None:
    await asyncio.Event().wait()


def test_a_table_never_waits_for_a_stuck_pool(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chapterhouse.workers.WorkerPool.run", never)
    for name in ("GRACE", "IN_QUEUE", "SIMPLER_SECONDS"):
        monkeypatch.setattr(bot_moves, name, 0.05)
    against_a_brother(tell)


def test_an_unexpected_error_while_the_move_is_made_does_not_stop_the_table(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    honest, failed = thoughts.write, list[str]()

    def write(bot: str, thought: Thought) -> str | None:
        if not failed:
            failed.append(bot)
            raise ZeroDivisionError
        return honest(bot, thought)

    monkeypatch.setattr(thoughts, "write", write)
    against_a_brother(tell)
    assert failed
    assert "a bot failed" in [each.message for each in caplog.records]


# ── Races ────────────────────────────────────────────────────────────────────────────────────────────────────────────


class SlowBot:
    """Thinks until it is told to answer; keeps every question it was asked."""

    def __init__(self, choice: int = -1) -> None:
        self.asked: list[Question] = []
        self.may_answer = asyncio.Event()
        self._choice = choice

    async def decide(self, _table: Table, question: Question, _seconds: float) -> Thought:
        self.asked.append(question)
        await self.may_answer.wait()
        return Thought(question.choices[self._choice], chance=0.01 * len(self.asked))

    async def until_asked(self, times: int = 1) -> None:
        async with asyncio.timeout(60):
            while len(self.asked) < times:
                await asyncio.sleep(0.01)


def slow_bots(monkeypatch: pytest.MonkeyPatch) -> SlowBot:
    bot = SlowBot()

    async def decide(_moves: BotMoves, table: Table, question: Question, seconds: float) -> Thought:
        return await bot.decide(table, question, seconds)

    monkeypatch.setattr(BotMoves, "decide", decide)
    return bot


def test_a_bot_does_not_move_for_a_person_who_has_come_back(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        bot = slow_bots(monkeypatch)
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (await b.ask("rise", seat=1))["type"] == "done"
            await a.act(0, KEEP)
            await bot.until_asked()
            assert (await b.ask("come-back", seat=1))["type"] == "done"
            bot.may_answer.set()
            loaded = await inn.server.registry.table(table)
            while inn.server.registry.driver.busy(table):
                await asyncio.sleep(0.01)
            assert entries(inn, table, seat=1) == []
            assert loaded.require_live_game().waiting == (1,)
            assert (await b.act(1, REDRAW, seq=2))["type"] == "done"

    tell(story)


def test_a_bot_does_not_answer_a_question_that_was_taken_back(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it thinks, I take my move back and make another: its thought was about a position that is gone."""

    async def story(inn: Inn) -> None:
        bot = slow_bots(monkeypatch)
        anna = await inn.guest("Anna")
        table = await anna.make("lots", AGAINST_BOT, start=True)
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            await bot.until_asked()
            assert (await a.ask("take-back", seat=0))["type"] == "done"
            assert (await a.act(0, REDRAW, seq=3))["type"] == "done"
            bot.may_answer.set()
            await bot.until_asked(2)
            row = await until_bot_moved(inn, table)
            assert [question.seq for question in bot.asked[:2]] == [2, 4]
            assert row.seq == 5
            kept = inn.server.context.store.tables.thoughts(table)
            assert '"chance":0.02' in kept[5], "the second thought made the move, not the first"

    tell(story)


def test_a_bot_decides_from_its_own_chair(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a simultaneous choice the person on the first chair is waited for as well."""

    async def story(inn: Inn) -> None:
        bot = slow_bots(monkeypatch)
        bot.may_answer.set()
        anna = await inn.guest("Anna")
        table = await anna.make("lots", AGAINST_BOT, start=True)
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            async with asyncio.timeout(60):
                loaded = await inn.server.registry.table(table)
                while sum(entry.seat == 1 for entry in loaded.require_live_game().active_log) < 2:
                    await asyncio.sleep(0.01)
            live = loaded.require_live_game()
            assert live.waiting == (0,), "the bets are made at the same time, and mine is missing"
            assert [question.seat for question in bot.asked] == [1, 1]
            assert [vars_of(question.view)["seat"] for question in bot.asked] == [1, 1]
            state: Any = live.state
            assert vars_of(bot.asked[-1].view)["lot"] == state.lots[1]

    tell(story)


def vars_of(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


# ── Timing ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_time_of_an_answer_is_drawn_before_the_choices_are_known(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, order = draw_timing, []
    choices = LiveGame.choices

    def drawing(*args: Any) -> Any:
        order.append("timing")
        return drawn(*args)

    def looking(live: LiveGame, seat: int | None) -> Any:
        if order and order[-1] == "timing":
            order.append("choices")
        return choices(live, seat)

    monkeypatch.setattr(bot_moves, "draw_timing", drawing)
    monkeypatch.setattr(LiveGame, "choices", looking)
    against_a_brother(tell)
    assert order[:2] == ["timing", "choices"]


@pytest.mark.parametrize("game", NAMES)
def test_the_time_of_an_answer_is_the_same_for_truths_that_differ(game: str, tmp_path: Any) -> None:
    """The same draws for a table and for the same table some moves later: nothing but bot and contract counts."""

    async def story() -> None:
        async with hall_of(tmp_path) as registry:
            table, rng = await begin(registry, game, 3), random.Random(4)
            for bot in ("novice", "brother", "prior", "abbot"):
                times = set()
                for _ in range(12):
                    times.add(draw_timing(table, bot, Config(), random.Random(7)))
                    live = table.require_live_game()
                    seat = rng.choice(live.waiting)
                    choice = rng.choice(live.choices(seat))
                    table.live = live.act(seat, choice, table.dealer(), None, 0.0)
                (timing,) = times
                assert timing.answer >= Config().bot_pause

    asyncio.run(story())


def test_a_forced_move_waits_for_a_worker_like_any_other_where_something_is_hidden(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    ask = BotMoves._ask

    async def asking(moves: BotMoves, table: Table, question: Question, bot: str, seconds: float) -> Thought | None:
        asked.append(len(question.choices))
        return await ask(moves, table, question, bot, seconds)

    monkeypatch.setattr(BotMoves, "_ask", asking)
    monkeypatch.setattr(LiveGame, "choices", lambda live, seat: _first(live, seat))
    against_a_brother(tell)
    assert asked[0] == 1


_choices = LiveGame.choices


def _first(live: LiveGame, seat: int | None) -> tuple[Action, ...]:
    return _choices(live, seat)[:1]


def test_tables_with_somebody_present_come_first(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, at = await two_at_lots(inn)
        table = await inn.server.registry.table(at)
        async with anna.at(at) as a:
            await a.position()
            assert bot_moves._turn(table).rank == 0
        while table.present:
            await asyncio.sleep(0.01)
        assert bot_moves._turn(table).rank == 1

    tell(story)
