"""Bots for the small game of lots, by name: ``tests.lab.bots:Sharp``."""

import random
from collections.abc import Sequence

from chapterhouse.bots.random import RandomBot
from chapterhouse.kernel import Action, View
from tests.kernel.lots import LOTS, Bet, Keep, LotsView, Redraw

SHARP = "tests.lab.bots:Sharp"
DULL = "tests.lab.bots:Dull"
CRASHING = "tests.lab.bots:Crashing"
CHEATING = "tests.lab.bots:Cheating"
SLOW = "tests.lab.bots:Slow"
CURIOUS = "tests.lab.bots:Curious"
LOTS_GAME = "tests.kernel.lots:GAME"


class Sharp:
    """Keeps high lots, and bets on them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        assert isinstance(view, LotsView)
        assert view.lot is not None
        if isinstance(choices[0], Bet):
            return Bet(view.lot > LOTS * 2 // 3)
        return Keep() if view.lot > LOTS // 2 or Redraw() not in choices else Redraw()


class Dull(Sharp):
    """Does the opposite."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        best = super().choose(view, choices, seconds)
        return next((choice for choice in choices if choice != best), best)


class Crashing(Sharp):
    """Loses its head now and then."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        if isinstance(choices[0], Bet) and self.rng.random() < 0.3:
            raise ZeroDivisionError("a bot lost its head")
        return super().choose(view, choices, seconds)


class Cheating(Sharp):
    """Answers something else than it is asked."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return Keep()


class Slow(Sharp):
    """Takes its time, so that a run can be stopped in the middle."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        import time

        time.sleep(0.002)
        return super().choose(view, choices, seconds)


class Curious(RandomBot):
    """Takes any of the choices, but looks first."""

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        assert isinstance(view, LotsView)
        return super().choose(view, choices, seconds)
