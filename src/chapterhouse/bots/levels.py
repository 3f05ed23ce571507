"""Four strengths that a person can choose from, made of the bots of the house."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from chapterhouse.bots.bot import Bot, Thought, think
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.kernel import Action, View


class Level(msgspec.Struct, frozen=True):
    """A strength: how often it does anything at all, how long it thinks about a move at the most, whether it studies,
    and how much it tries out where it does.
    """

    name: str
    seconds: float
    whims: float = 0.0
    studies: bool = False
    playouts: int | None = None


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", seconds=0.05, whims=0.5),
        Level("brother", seconds=0.05, whims=0.1),
        Level("prior", seconds=1.0, studies=True, playouts=0),
        Level("abbot", seconds=4.0, studies=True),
    )
}
"""By name, the weakest first."""


class WhimsicalBot:
    """Plays like another bot, but for its whims: then it does anything at all."""

    def __init__(self, rng: Random, bot: Bot, whims: float) -> None:
        self.rng = rng
        self.bot = bot
        self.whims = whims

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.think(view, choices, seconds).action

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
        if self.rng.random() < self.whims:
            return Thought(self.rng.choice(choices))
        return think(self.bot, view, choices, seconds)


def at_level(name: str, rng: Random) -> Bot:
    """A bot of this strength."""
    level = LEVELS[name]
    if level.studies:
        return ScholarBot(rng, level.playouts, level.seconds)
    bot = GreedyBot(rng)
    return WhimsicalBot(rng, bot, level.whims) if level.whims else bot
