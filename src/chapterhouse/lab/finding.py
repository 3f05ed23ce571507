"""Games and bots by name, also those of somebody else: ``module:attribute`` names anything on the Python path.

A name is all that a job carries to another process or machine, so a name must be enough to find the thing again.
"""

import random
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from chapterhouse.bots import Bot, find_bot
from chapterhouse.bots.directory import MAKERS
from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Game, Malformed
from chapterhouse.kernel.record import AnyGame

PLAYOUTS = 100
"""How many playouts a searching bot makes for a move, unless its name says otherwise."""


@runtime_checkable
class Measured(Protocol):
    """A bot that thinks for so many playouts or so many seconds, whichever ends first."""

    playouts: int | None
    seconds: float | None


def find_game(name: str) -> AnyGame:
    """One of the games of the house, or ``package.module:GAME``."""
    if name in NAMES or ":" not in name:
        return find(name)
    game = _attribute(name)
    if not isinstance(game, Game):
        raise Malformed(f"{name} is not a game")
    return game


def find_player(name: str, rng: random.Random, seconds: float | None = None) -> Bot:
    """A bot of the house, or ``package.module:Bot``: anything that makes a bot from a source of chance.

    A bot that searches is measured by playouts, ``scholar:500``, so that a seed repeats its games; only where a time
    for each move is given does it look at the clock. A prior has its own measure.
    """
    if _foreign(name):
        made = _made(name, rng)
        if not isinstance(made, Bot):
            raise Malformed(f"{name} does not make a bot: it has no method 'choose'")
        return made
    base, colon, count = name.partition(":")
    bot = find_bot(base, rng)
    if isinstance(bot, Measured):
        if colon:
            bot.playouts = _playouts(name, count)
        elif bot.playouts is None and seconds is None:
            bot.playouts = PLAYOUTS
        bot.seconds = None
    elif colon:
        raise Malformed(f"{base} does not search, so {name!r} means nothing")
    return bot


def _made(name: str, rng: random.Random) -> Any:
    make = _attribute(name)
    try:
        return make(rng)
    except TypeError as error:
        raise Malformed(f"{name} does not make a bot from a random.Random: {error}") from error


def _playouts(name: str, count: str) -> int:
    if not count.isdecimal() or not 0 <= int(count) <= 1_000_000:
        raise Malformed(f"{name!r} should end in a number of playouts")
    return int(count)


def _foreign(name: str) -> bool:
    """Whether a name is ``module:attribute`` rather than a bot of the house with a number behind it."""
    module, colon, attribute = name.partition(":")
    if module in MAKERS:
        return False
    return bool(colon) and attribute.isidentifier() and all(part.isidentifier() for part in module.split("."))


def _attribute(name: str) -> Any:
    module, _, attribute = name.partition(":")
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise Malformed(
            f"{name!r} cannot be found: {error} on the Python path (PYTHONPATH=. adds this folder)"
        ) from None
    except AttributeError:
        raise Malformed(f"{module} has nothing called {attribute!r}") from None
