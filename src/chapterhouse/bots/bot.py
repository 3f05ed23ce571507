"""What a bot is: it sees what a person in its chair sees, and says what it does; if asked, also why.

Nothing here knows a state. A bot that wants to look ahead asks ``determinize`` for a world that fits its view.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from chapterhouse.kernel import Action, View
from chapterhouse.kernel.words import Argument


class Reason(msgspec.Struct, frozen=True):
    """One term of an evaluation: what it is about, and how much it spoke for the move.

    ``key`` is a message of ``bots/text``; ``args`` fill its blanks, written ``kind:id`` where they name a thing.
    """

    key: str
    weight: float
    args: dict[str, Argument] = {}


class Thought(msgspec.Struct, frozen=True):
    """A decision with what lies behind it."""

    action: Action
    value: float | None = None
    """How good the position looks after it, in points by the bot's own measure: only differences mean anything."""
    chance: float | None = None
    """The chance to win the game with it, between 0 and 1, where the bot has tried it out."""
    second: Action | None = None
    """The next best move."""
    second_value: float | None = None
    second_chance: float | None = None
    reasons: tuple[Reason, ...] = ()
    """What spoke for the move against the second, the weightiest first."""
    playouts: int = 0
    """How often the future was tried out."""


@runtime_checkable
class Bot(Protocol):
    """Decides for one chair. This one method is all that a bot must have."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        """One of the choices, or another action that is legal now. ``seconds`` is the time that may be used."""
        ...


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that can also say why."""

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought: ...


def think(bot: Bot, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
    """The decision of any bot, with its reasons if it knows some."""
    if isinstance(bot, ThinkingBot):
        return bot.think(view, choices, seconds)
    return Thought(bot.choose(view, choices, seconds))
