"""The bot that takes what looks best now: a readable evaluation, and no guess about what the others will do."""

from collections.abc import Sequence
from random import Random

from chapterhouse.bots.bot import Reason, Thought
from chapterhouse.bots.mind import Mind, Terms, Weighed, game_of, mind_of
from chapterhouse.kernel import Action, View

WORTH_SAYING = 0.05
"""Differences smaller than this, in points, are no reason."""
REASONS = 4
"""More reasons than this nobody wants to hear."""


class GreedyBot:
    """Weighs every choice and takes the best."""

    def __init__(self, rng: Random, mind: Mind | None = None) -> None:
        self.rng = rng
        self.mind = mind

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        return self.think(view, choices, seconds).action

    def think(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Thought:
        if len(choices) == 1:
            return Thought(choices[0])
        game = game_of(view)
        return best(game, (self.mind or mind_of(game)).weigh(view, choices, self.rng))


def best(game: str, weighed: Sequence[Weighed]) -> Thought:
    """The thought of whoever takes the best of these."""
    first, *rest = sorted(weighed, key=lambda each: -each.value)
    if not rest:
        return Thought(first.action, value=first.value, reasons=reasons(game, first, None))
    return Thought(
        first.action,
        value=first.value,
        second=rest[0].action,
        second_value=rest[0].value,
        reasons=reasons(game, first, rest[0]),
    )


def reasons(game: str, first: Weighed, second: Weighed | None) -> tuple[Reason, ...]:
    """What spoke for the first against the second, the weightiest first; where they come to the same, what it gains."""
    gains = worth_saying(first.terms, second.terms) if second is not None else {}
    wanted = (first.wanted,) if first.wanted else ()
    if not gains and not wanted:
        gains = worth_saying(first.terms, first.before)
    said = sorted(gains, key=lambda term: -gains[term])[:REASONS]
    return (*wanted, *(Reason(f"bot-{game}-{term}", round(gains[term], 2)) for term in said))


def worth_saying(terms: Terms, others: Terms) -> dict[str, float]:
    """The differences that matter."""
    gains = {term: terms.get(term, 0.0) - others.get(term, 0.0) for term in dict.fromkeys((*terms, *others))}
    return {term: gain for term, gain in gains.items() if abs(gain) >= WORTH_SAYING}
