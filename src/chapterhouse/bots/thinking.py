"""A bot's decision as a job for a worker process: the name of a bot, a view and the choices go in, a thought comes out.

pool = WorkerPool(workers=2)
thought = await pool.run(Turn("anna", "table-1"), 5.0, run_bot, BotRequest("abbot", view, choices, 4.0))
"""

from random import Random, SystemRandom

import msgspec

from chapterhouse.bots.bot import Thought, think
from chapterhouse.bots.directory import find_bot
from chapterhouse.kernel import Action, Malformed, View


class BotRequest(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    view: View
    choices: tuple[Action, ...]
    seconds: float | None = None
    """The time that the bot may use. The pool's own limit is longer."""
    seed: int | str | None = None
    """A seed makes the answer repeatable; without one nobody can predict it."""


def run_bot(request: BotRequest) -> Thought:
    """One decision."""
    if not request.choices:
        raise Malformed("there is nothing to choose from")
    rng = SystemRandom() if request.seed is None else Random(request.seed)
    return think(find_bot(request.bot, rng), request.view, request.choices, request.seconds)
