"""A bot of twenty lines: of the choices it is given, it takes the kind that it likes best.

It sees what a person in its chair sees and nothing more. Any method ``choose`` of this shape makes a bot.
"""

from collections.abc import Sequence
from random import Random

from chapterhouse.kernel import Action, View

LIKES = ("CollectLetter", "PlaceNovice", "Accuse", "Pray", "Walk", "UseAction", "PlaceTile")


class EagerBot:
    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        for kind in LIKES:
            liked = [choice for choice in choices if type(choice).__name__ == kind]
            if liked:
                return self.rng.choice(liked)
        return self.rng.choice(choices)
