"""The scholar: searches within its time, by playouts in worlds that fit its view."""

from collections.abc import Sequence
from random import Random

from chapterhouse.bots.bot import Thought
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import Evaluator, evaluator_of, game_of
from chapterhouse.bots.greedy import reasons
from chapterhouse.kernel import Action, View

USED_SHARE = 0.9
"""The share of the allowed time that is used; the rest is for returning the answer."""
DEFAULT_SECONDS = 1.0


class ScholarBot:
    """Searches until its seconds or its playouts are used up.

    With a limit of playouts alone a seed repeats its decisions exactly. With 0 playouts it plans and deduces only.
    """

    def __init__(
        self,
        rng: Random,
        playouts: int | None = None,
        seconds: float | None = DEFAULT_SECONDS,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.rng = rng
        self.playouts = playouts
        self.seconds = seconds
        self.evaluator = evaluator

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.think(view, choices, seconds).action

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
        if len(choices) == 1:
            return Thought(choices[0])
        game = game_of(view)
        budget = Budget(self.playouts, self.time_limit(seconds))
        found = (self.evaluator or evaluator_of(game, searches=True)).search(view, choices, self.rng, budget)
        first, second = found[0], found[1] if len(found) > 1 else None
        return Thought(
            action=first.rated.action,
            value=first.rated.value,
            chance=first.chance,
            second=second and second.rated.action,
            second_value=second and second.rated.value,
            second_chance=second and second.chance,
            reasons=reasons(game, first.rated, second and second.rated),
            playouts=budget.used,
        )

    def time_limit(self, seconds: float | None) -> float | None:
        """The smaller of the bot's own limit and the table's. Without any limit a search would not end."""
        allowed = [USED_SHARE * seconds] if seconds is not None else []
        own = [self.seconds] if self.seconds is not None else []
        return min(allowed + own, default=DEFAULT_SECONDS if self.playouts is None else None)
