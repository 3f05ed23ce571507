"""The interface of a bot: it sees what a person in its chair sees, and returns an action, optionally with reasons.

A bot never gets a state. To look ahead it asks ``determinize`` for a world that fits its view.
"""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import msgspec

from chapterhouse.kernel import Action, View
from chapterhouse.kernel.words import Argument


class Reason(msgspec.Struct, frozen=True):
    """One term of an evaluation, and how much it favoured the move.

    ``key`` is a message of ``bots/text``; ``args`` fill its blanks, written ``kind:id`` where they name a thing.
    """

    key: str
    weight: float
    args: dict[str, Argument] = {}


class Thought(msgspec.Struct, frozen=True):
    """A decision with its evaluation."""

    action: Action
    value: float | None = None
    """The value of the position after it, in points; only differences are meaningful."""
    chance: float | None = None
    """The estimated chance to win, between 0 and 1, where the bot has made playouts."""
    second: Action | None = None
    """The next best move."""
    second_value: float | None = None
    second_chance: float | None = None
    reasons: tuple[Reason, ...] = ()
    """Why the move beats the second, largest term first."""
    playouts: int = 0
    """The number of playouts."""


@runtime_checkable
class Bot(Protocol):
    """Decides for one chair. This method is all that a bot needs."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        """One of the choices, or another action that is legal now. ``seconds`` is the time that may be used."""
        ...


@runtime_checkable
class ThinkingBot(Bot, Protocol):
    """A bot that also gives reasons."""

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought: ...


def think(bot: Bot, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
    """The decision of any bot, with reasons if it gives any."""
    if isinstance(bot, ThinkingBot):
        return bot.think(view, choices, seconds)
    return Thought(bot.choose(view, choices, seconds))
