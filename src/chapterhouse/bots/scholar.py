"""The bot that studies: it tries the best choices out in worlds that fit its view, as long as it is given time."""

from collections.abc import Sequence
from random import Random

from chapterhouse.bots.bot import Thought
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.greedy import reasons
from chapterhouse.bots.mind import Mind, game_of, mind_of
from chapterhouse.kernel import Action, View

HASTE = 0.9
"""The share of the allowed time that is used; the rest is for handing the answer back."""
UNMEASURED = 1.0
"""Seconds for a move when nobody says anything."""


class ScholarBot:
    """Thinks for so many seconds a move, or for so many playouts, whichever ends first.

    Bounded by playouts alone it repeats exactly from the same seed. Without any it plans and concludes, and tries
    nothing out.
    """

    def __init__(
        self, rng: Random, playouts: int | None = None, seconds: float | None = 1.0, mind: Mind | None = None
    ) -> None:
        self.rng = rng
        self.playouts = playouts
        self.seconds = seconds
        self.mind = mind

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.think(view, choices, seconds).action

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
        if len(choices) == 1:
            return Thought(choices[0])
        game = game_of(view)
        budget = Budget(self.playouts, self.clock(seconds))
        studied = (self.mind or mind_of(game, plans=True)).study(view, choices, self.rng, budget)
        first, second = studied[0], studied[1] if len(studied) > 1 else None
        return Thought(
            action=first.weighed.action,
            value=first.weighed.value,
            chance=first.chance,
            second=second and second.weighed.action,
            second_value=second and second.weighed.value,
            second_chance=second and second.chance,
            reasons=reasons(game, first.weighed, second and second.weighed),
            playouts=budget.used,
        )

    def clock(self, seconds: float | None) -> float | None:
        """The own measure, or less if the table allows less. Without any measure it would never come to an end."""
        allowed = [HASTE * seconds] if seconds is not None else []
        own = [self.seconds] if self.seconds is not None else []
        return min(allowed + own, default=UNMEASURED if self.playouts is None else None)
