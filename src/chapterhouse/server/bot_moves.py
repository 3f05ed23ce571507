"""A bot's move: ask the bot, fall back to a simpler one when it fails, store the move. A table always gets its move.

The answer comes from a worker process that has a time limit. After a failure the greedy bot is asked, and after that
any choice is taken, so neither a hanging process nor an error in a bot can stop a table.
"""

import asyncio
import logging
from random import Random

import msgspec

from chapterhouse.bots import LEVELS, Thought
from chapterhouse.bots.coach import may_be_told
from chapterhouse.bots.thinking import BotRequest, run_bot
from chapterhouse.kernel import Action, ChapterhouseError, Malformed, Seat, Stale, View
from chapterhouse.server import thoughts
from chapterhouse.server.config import Config
from chapterhouse.server.context import Context
from chapterhouse.server.contract import LiveClock
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.table import Decision, Table
from chapterhouse.storage import StorageError
from chapterhouse.workers import Turn, WorkFailed

log = logging.getLogger("chapterhouse.bots")

RANDOM = "random"
"""The bot that needs no thought."""
SIMPLER = "greedy"
"""The bot that answers when another fails."""
SIMPLER_SECONDS = 3.0
THINKING = 1.0
"""Seconds for a bot that is no level."""
GRACE = 3.0
"""Seconds beyond its time after which a bot counts as stuck."""
IN_QUEUE = 30.0
IN_BACKGROUND_QUEUE = 900.0
"""Seconds that a question may wait for a free worker, with and without people at the table."""
COVER = (0.6, 1.0)
"""The shares of its time between which a bot answers."""
USED = 0.9
"""The share of the time until its answer that a bot may think."""
CHECK_AGAIN = 0.1


class Timing(msgspec.Struct, frozen=True):
    think: float
    """Seconds that the bot may think."""
    answer: float
    """Seconds after the question at which its move is made, however short the thought was."""


class Question(msgspec.Struct, frozen=True):
    """What one bot has to decide."""

    seat: Seat
    bot: str
    seq: int
    view: View
    choices: tuple[Action, ...]


class BotMoves:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._reported: set[str] = set()
        """Tables whose first failure has been logged."""

    async def move(self, table: Table, seat: Seat) -> None:
        """One move of one bot. Stale questions end quietly: the bot is asked again."""
        bot = table.meta.places[seat].bot
        if bot is None or seat not in table.require_live_game().waiting:
            await asyncio.sleep(CHECK_AGAIN)
            return
        loop = asyncio.get_running_loop()
        timing, begin = draw_timing(table, bot, self._context.config, self._context.rng), loop.time()
        live = table.require_live_game()
        question = Question(seat, bot, live.seq, live.view(seat), live.choices(seat))
        thought = await self.decide(table, question, timing.think)
        await asyncio.sleep(max(0.0, begin + timing.answer - loop.time()))
        try:
            await self._make(table, question, thought)
        except Stale:
            return

    async def decide(self, table: Table, question: Question, seconds: float) -> Thought:
        """The bot's decision, or the greedy bot's, or any choice."""
        forced = len(question.choices) == 1 and may_be_told(table.game.name, over=False)
        if question.bot == RANDOM or forced:
            return self._any(table, question)
        for bot, allowed in ((question.bot, seconds), (SIMPLER, SIMPLER_SECONDS)):
            found = await self._ask(table, question, bot, allowed)
            if found is not None:
                return found
        return self._any(table, question)

    def _any(self, table: Table, question: Question) -> Thought:
        rng = self._context.chance.rng(table.meta.name, question.seq, question.seat)
        return Thought(rng.choice(question.choices))

    async def _ask(self, table: Table, question: Question, bot: str, seconds: float) -> Thought | None:
        """The answer from a worker process; None when there is none in time."""
        people, limit = with_people(table), seconds + GRACE
        pool = self._context.bot_pool if people else self._context.background_pool
        seed = self._context.chance.bot_seed(table.meta.name, question.seq, question.seat)
        request = BotRequest(bot, question.view, question.choices, seconds, seed)
        try:
            async with asyncio.timeout(limit + (IN_QUEUE if people else IN_BACKGROUND_QUEUE)):
                found = await pool.run(_turn(table), limit, run_bot, request)
            if not isinstance(found, Thought):
                raise WorkFailed("a bot gave no thought")
            return found
        except (ChapterhouseError, TimeoutError) as error:
            self._report(table, bot, error)
            return None

    async def _make(self, table: Table, question: Question, thought: Thought) -> None:
        """Store the move. One that turns out impossible is replaced by any choice."""
        try:
            await self._store(table, question, thought)
        except (Stale, Forbidden, StorageError):
            raise
        except Exception as error:  # noqa: BLE001  (a bot's error must not stop its table: any choice is better)
            self._report(table, question.bot, error)
            await self._store(table, question, self._any(table, question))

    async def _store(self, table: Table, question: Question, thought: Thought) -> None:
        async def decide() -> Decision:
            live = table.require_live_game()
            if table.meta.places[question.seat].bot is None:
                raise Stale("the chair is a person's again")
            live.check_seq(question.seat, question.seq)
            after = live.act(question.seat, thought.action, table.dealer(), None, self._context.now())
            return msgspec.structs.replace(table.moved(after), thought=self._explanation(table, question.bot, thought))

        await table.change(None, decide)

    def _explanation(self, table: Table, bot: str, thought: Thought) -> str | None:
        """The move does not depend on it: what cannot be stored is left out."""
        try:
            return thoughts.write(bot, thought)
        except Malformed as error:
            self._report(table, bot, error)
            return None

    def _report(self, table: Table, bot: str, error: Exception) -> None:
        """Log the first failure at a table: game, bot and kind of error; no ids, names, views or messages."""
        if table.id in self._reported:
            return
        self._reported.add(table.id)
        log.warning("a bot failed", extra={"game": table.game.name, "bot": bot, "error": type(error).__name__})

    def forget(self, table: str) -> None:
        self._reported.discard(table)


def _turn(table: Table) -> Turn:
    """Tables where somebody is present come before those that people have left for a while."""
    return Turn(table.meta.host, table.id, rank=0 if table.present else 1)


def with_people(table: Table) -> bool:
    """Whether a person plays at a table, present or not."""
    return any(place.owner is not None or place.person is not None for place in table.meta.places)


def draw_timing(table: Table, bot: str, config: Config, rng: Random) -> Timing:
    """How long a bot thinks and when it answers, drawn before anybody looks at its choices.

    Whether a bot has a choice at all can depend on hidden cards, so the time of its answer must not depend on it. Where
    nothing is hidden there is nothing to cover.
    """
    budget = 0.0 if bot == RANDOM else _budget(table, bot) * config.bot_time
    if may_be_told(table.game.name, over=False):
        return Timing(budget, config.bot_pause)
    answer = max(config.bot_pause, budget * rng.uniform(*COVER))
    return Timing(min(budget, USED * answer), answer)


def _budget(table: Table, bot: str) -> float:
    """A level's own time; with a live clock at most a share of the gain."""
    likes = LEVELS[bot].seconds if bot in LEVELS else THINKING
    pace = table.meta.contract.pace
    return min(likes, max(0.1, pace.gain / 3)) if isinstance(pace, LiveClock) else likes
