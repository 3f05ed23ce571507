"""The bot that plays anything legal: the measure that every other bot must beat."""

from collections.abc import Sequence
from random import Random

from chapterhouse.kernel import Action, View


class RandomBot:
    """Takes any of the choices, each as likely as any other."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.rng.choice(choices)
