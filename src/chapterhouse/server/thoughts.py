"""Why bots moved as they did: stored with their moves, shown when they can reveal nothing any more.

Reasons can reveal what a hand holds. They are stored beside the log, not in it, and nothing that is sent during a game
reads them; ``may_be_told`` of the coach says when they may be read.
"""

import msgspec

from chapterhouse.bots import Thought
from chapterhouse.kernel import Action, Malformed, Seat
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.text import write as line_of
from chapterhouse.server.messages import ReasonSaid
from chapterhouse.storage.rows import LogRow


class Kept(msgspec.Struct, frozen=True):
    """A thought as it is stored; actions are lines of text, as in the log."""

    bot: str
    reasons: tuple[ReasonSaid, ...] = ()
    second: str | None = None
    chance: float | None = None
    second_chance: float | None = None


class BotThought(msgspec.Struct, frozen=True):
    """Why a bot made the move of entry ``seq``: its action, what spoke for it, and the next best one."""

    seq: int
    seat: Seat
    bot: str
    action: Action
    reasons: tuple[ReasonSaid, ...] = ()
    second: Action | None = None
    chance: float | None = None
    second_chance: float | None = None


def write(bot: str, thought: Thought) -> str | None:
    """A thought as text; None for a move without any. Malformed if it could not be read back."""
    if not thought.reasons and thought.second is None and thought.chance is None:
        return None
    reasons = tuple(ReasonSaid(reason.key, reason.weight, reason.args) for reason in thought.reasons)
    second = None if thought.second is None else line_of(thought.second)
    try:
        text = msgspec.json.encode(Kept(bot, reasons, second, thought.chance, thought.second_chance))
        msgspec.json.decode(text, type=Kept)
    except (TypeError, ValueError, msgspec.MsgspecError) as error:
        raise Malformed(f"a thought cannot be stored: {type(error).__name__}") from None
    return text.decode()


def read(game: AnyGame, row: LogRow, text: str) -> BotThought:
    assert row.seat is not None  # only seats move
    kept = msgspec.json.decode(text, type=Kept)
    second = None if kept.second is None else game.read_action(kept.second)
    action, chances = game.read_action(row.body), (kept.chance, kept.second_chance)
    return BotThought(row.seq, row.seat, kept.bot, action, kept.reasons, second, *chances)
