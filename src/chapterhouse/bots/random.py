"""The bot that makes random legal choices: the baseline for every other bot."""

from collections.abc import Sequence
from random import Random

from chapterhouse.kernel import Action, View


class RandomBot:
    """Chooses uniformly at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.rng.choice(choices)
