"""Games and bots by name, including your own: ``module:attribute`` names anything on the Python path.

A job carries only names to another process or machine, so a name must be enough to make the bot again.
"""

import random
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, runtime_checkable

from chapterhouse.bots import Bot, find_bot
from chapterhouse.bots.directory import MAKERS
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.bots.tuned_weights import read_tuned, tuned_evaluator
from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Game, Malformed
from chapterhouse.kernel.record import AnyGame

PLAYOUTS = 100
"""Playouts of a searching bot for a move, unless its name says otherwise."""


@runtime_checkable
class Measured(Protocol):
    """A bot with a limit of playouts and of seconds."""

    playouts: int | None
    seconds: float | None


def find_game(name: str) -> AnyGame:
    """A registered game, or ``package.module:GAME``."""
    if name in NAMES or ":" not in name:
        return find(name)
    game = _attribute(name)
    if not isinstance(game, Game):
        raise Malformed(f"{name} is not a game")
    return game


def make_bot(name: str, rng: random.Random, seconds: float | None = None) -> Bot:
    """A bot by name: ``greedy``, ``scholar:500`` (500 playouts a move), ``greedy@tuned.toml`` (with these weights), or
    ``package.module:Bot``, anything that makes a bot from a ``random.Random``.

    A bot that searches counts playouts, so that a seed repeats its games; only where a time for each move is given
    does it look at the clock. A prior has its own limit.
    """
    if _is_external(name):
        made = _made(name, rng)
        if not isinstance(made, Bot):
            raise Malformed(f"{name} does not make a bot: it has no method 'choose'")
        return made
    plain, _, weights = name.partition("@")
    base, colon, count = plain.partition(":")
    bot = find_bot(base, rng)
    if weights:
        _set_weights(bot, base, Path(weights))
    if isinstance(bot, Measured):
        if colon:
            bot.playouts = _playouts(name, count)
        elif bot.playouts is None and seconds is None:
            bot.playouts = PLAYOUTS
        bot.seconds = None
    elif colon:
        raise Malformed(f"{base} does not search, so it takes no number of playouts: {name!r}")
    return bot


def _set_weights(bot: Bot, name: str, file: Path) -> None:
    """Makes a bot play with tuned weights; the file says for which game."""
    if not isinstance(bot, GreedyBot | ScholarBot):
        raise Malformed(f"{name} has no weights")
    tuned = read_tuned(file)
    bot.evaluator = tuned_evaluator(tuned.game, tuple(tuned.weights.items()), searches=isinstance(bot, ScholarBot))


def check_weights(name: str, game: str) -> None:
    """Raises Malformed when a bot is named with weights of another game."""
    file = "" if _is_external(name) else name.partition("@")[2]
    if file and read_tuned(Path(file)).game != game:
        raise Malformed(f"{file} holds weights of {read_tuned(Path(file)).game}, not of {game}")


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


def _is_external(name: str) -> bool:
    """Whether a name is ``module:attribute``, not a registered bot with a number of playouts."""
    module, colon, attribute = name.partition(":")
    if module.partition("@")[0] in MAKERS:
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
