"""The four levels that a person can choose from."""

from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from chapterhouse.bots.bot import Bot, Thought, think
from chapterhouse.bots.evaluator import evaluator_of, game_of
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.kernel import Action, View


class Level(msgspec.Struct, frozen=True):
    """One level of strength."""

    name: str
    seconds: float
    """Time for a move at most."""
    epsilon: float = 0.0
    """How often it makes a random choice."""
    searches: bool = False
    """Whether it is a scholar; otherwise it is the greedy bot."""
    playouts: int | None = None
    """The limit of a scholar; None leaves only the clock."""


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("novice", seconds=0.05, epsilon=0.5),
        Level("brother", seconds=0.05, epsilon=0.1),
        Level("prior", seconds=1.0, searches=True, playouts=0),
        Level("abbot", seconds=4.0, searches=True),
    )
}
"""By name, the weakest first."""


class EpsilonBot:
    """Another bot, except for random choices with probability ``epsilon``."""

    def __init__(self, rng: Random, bot: Bot, epsilon: float) -> None:
        self.rng = rng
        self.bot = bot
        self.epsilon = epsilon

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.think(view, choices, seconds).action

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
        if self.rng.random() < self.epsilon:
            return Thought(self.rng.choice(evaluator_of(game_of(view)).permitted(view, choices)))
        return think(self.bot, view, choices, seconds)


def at_level(name: str, rng: Random) -> Bot:
    """A bot of this level."""
    level = LEVELS[name]
    if level.searches:
        return ScholarBot(rng, level.playouts, level.seconds)
    bot = GreedyBot(rng)
    return EpsilonBot(rng, bot, level.epsilon) if level.epsilon else bot
