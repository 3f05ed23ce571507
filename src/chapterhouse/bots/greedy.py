"""The greedy bot: takes the choice with the highest rating, without search."""

from collections.abc import Sequence
from random import Random

from chapterhouse.bots.bot import Reason, Thought
from chapterhouse.bots.evaluator import Evaluator, RatedChoice, Terms, evaluator_of, game_of
from chapterhouse.kernel import Action, View

MIN_DIFFERENCE = 0.05
"""Differences smaller than this, in points, are not given as a reason."""
MAX_REASONS = 4


class GreedyBot:
    """Rates every choice and takes the best."""

    def __init__(self, rng: Random, evaluator: Evaluator | None = None) -> None:
        self.rng = rng
        self.evaluator = evaluator

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.think(view, choices, seconds).action

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
        if len(choices) == 1:
            return Thought(choices[0])
        game = game_of(view)
        return best(game, (self.evaluator or evaluator_of(game)).rate(view, choices, self.rng))


def best(game: str, rated: Sequence[RatedChoice]) -> Thought:
    """The thought of a bot that takes the best of these."""
    first, *rest = sorted(rated, key=lambda each: -each.value)
    if not rest:
        return Thought(first.action, value=first.value, reasons=reasons(game, first, None))
    return Thought(
        first.action,
        value=first.value,
        second=rest[0].action,
        second_value=rest[0].value,
        reasons=reasons(game, first, rest[0]),
    )


def reasons(game: str, first: RatedChoice, second: RatedChoice | None) -> tuple[Reason, ...]:
    """The terms in which the first choice beats the second, largest first; between equals, what the first gains."""
    gains = differences(first.terms, second.terms) if second is not None else {}
    wanted = (first.wanted,) if first.wanted else ()
    if not gains and not wanted:
        gains = differences(first.terms, first.before)
    largest = sorted(gains, key=lambda term: -gains[term])[:MAX_REASONS]
    name = game.partition("@")[0]
    return (*wanted, *(Reason(f"bot-{name}-{term}", round(gains[term], 2)) for term in largest))


def differences(terms: Terms, others: Terms) -> dict[str, float]:
    """The differences that are large enough to mention."""
    gains = {term: terms.get(term, 0.0) - others.get(term, 0.0) for term in dict.fromkeys((*terms, *others))}
    return {term: gain for term, gain in gains.items() if abs(gain) >= MIN_DIFFERENCE}
