"""Four strengths that a person can choose from, made of the bots of the house."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from chapterhouse.bots.bot import Bot, Thought, think
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.kernel import Action, View


class Level(msgspec.Struct, frozen=True):
    """A strength: how often it does anything at all, and how long it typically thinks about a move."""

    name: str
    whims: float
    seconds: float
    studies: bool


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", whims=0.4, seconds=0.05, studies=False),
        Level("brother", whims=0.0, seconds=0.05, studies=False),
        Level("prior", whims=0.0, seconds=1.0, studies=True),
        Level("abbot", whims=0.0, seconds=4.0, studies=True),
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
        return ScholarBot(rng, seconds=level.seconds)
    bot = GreedyBot(rng)
    return WhimsicalBot(rng, bot, level.whims) if level.whims else bot
