"""The bots by name."""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from chapterhouse.bots.bot import Bot
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.levels import LEVELS, at_level
from chapterhouse.bots.random import RandomBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.record import AnyGame

Maker = Callable[[AnyGame, Random], Bot]
"""Makes a bot for one chair of one game from a source of random numbers."""

MAKERS: Mapping[str, Callable[[Random], Bot]] = {
    "random": RandomBot,
    **{name: partial(at_level, name) for name in LEVELS},
    "greedy": GreedyBot,
    "scholar": ScholarBot,
}
"""All bots, for the lab and for bot authors."""


def _maker(make: Callable[[Random], Bot]) -> Maker:
    """Every bot plays every game: the view says which one it is."""
    return lambda _game, rng: make(rng)


BOTS: Mapping[str, Maker] = {name: _maker(MAKERS[name]) for name in ("random", *LEVELS)}
"""The bots that a person can choose, weakest first."""

STAND_IN = "brother"
"""The bot that plays for an absent player."""


def find_bot(name: str, rng: Random) -> Bot:
    """The bot of that name, for any game."""
    if name not in MAKERS:
        raise Malformed(f"no bot is called {name!r}; there are {', '.join(MAKERS)}")
    return MAKERS[name](rng)
