"""Successive halving: a flat bandit that spends playouts on ever fewer plans.

Every batch draws one world that fits the view and one seed, and plays each remaining plan in that world with that seed,
so that plans are compared and not worlds. After each part of the budget the weaker half is dropped.
"""

from collections.abc import Sequence
from math import ceil, exp, log, log2
from random import Random

from chapterhouse.bots.beam_search import TurnPlan
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import RatedChoice, seat_of
from chapterhouse.bots.playout import PlayoutEvaluator, playout
from chapterhouse.kernel import View

MIN_BATCHES = 12
"""Fewer batches decide nothing early."""
CHECK_EVERY = 4
"""Batches between two checks whether the comparison is decided."""
STANDARD_ERRORS = 3.0
"""How far ahead the best must be to end the comparison early."""


class Arm:
    """A plan with its rating before search and the leads of its playouts."""

    def __init__(self, plan: TurnPlan, prior_weight: float) -> None:
        self.plan = plan
        self.prior = plan.value
        self.prior_weight = prior_weight
        self.leads: list[float] = []

    @property
    def rated(self) -> RatedChoice:
        return self.plan.rated._replace(value=self.value)

    @property
    def value(self) -> float:
        return (self.prior_weight * self.prior + sum(self.leads)) / (self.prior_weight + len(self.leads))

    def chance(self, scale: float, rivals: int = 1) -> float | None:
        """The estimated share of victories: a lead of ``scale`` points over one rival wins three times out of four."""
        if not self.leads:
            return None
        return sum(1.0 / (1.0 + rivals * exp(-log(3.0) * lead / scale)) for lead in self.leads) / len(self.leads)


def successive_halving(
    evaluator: PlayoutEvaluator, view: View, plans: Sequence[TurnPlan], rng: Random, budget: Budget
) -> list[Arm]:
    """The arms, best first."""
    settings = evaluator.settings
    ranked = sorted(plans, key=lambda each: -each.value)[: settings.max_arms]
    arms = [Arm(each, settings.prior_weight) for each in ranked]
    candidates = [arm for arm in arms if arm.prior >= arms[0].prior - settings.margin]
    alive = candidates if budget.allows(1) else candidates[:1]
    rounds = max(1, ceil(log2(len(candidates))))
    for number in range(1, rounds + 1):
        while budget.share < number / rounds and len(alive) > 1 and not is_decided(alive):
            play_batch(evaluator, view, alive, rng, budget)
        centre_priors(arms)
        alive = sorted(alive, key=lambda arm: -arm.value)[: max(1, ceil(len(alive) / 2))]
    while budget.allows(MIN_BATCHES) and len(alive[0].leads) < MIN_BATCHES and not budget.spent:
        play_batch(evaluator, view, alive, rng, budget)  # a lone arm still needs playouts for its win estimate
    return sorted(arms, key=lambda arm: (arm not in alive, -arm.value))


def is_decided(arms: Sequence[Arm]) -> bool:
    """Whether the best arm leads by several standard errors of the paired difference."""
    batches = len(arms[0].leads)
    if batches < MIN_BATCHES or batches % CHECK_EVERY:
        return False
    best, second = sorted(arms, key=lambda arm: -sum(arm.leads))[:2]
    gaps = [one - other for one, other in zip(best.leads, second.leads, strict=True)]
    mean = sum(gaps) / batches
    variance = sum((gap - mean) ** 2 for gap in gaps) / (batches - 1)
    return mean > 0 and mean**2 * batches > STANDARD_ERRORS**2 * variance


def centre_priors(arms: Sequence[Arm]) -> None:
    """Shifts the ratings before search so that they have the same mean as the leads."""
    played = [arm for arm in arms if arm.leads]
    if not played:
        return
    shift = sum(sum(arm.leads) / len(arm.leads) - arm.prior for arm in played) / len(played)
    for arm in arms:
        arm.prior += shift


def play_batch(evaluator: PlayoutEvaluator, view: View, arms: Sequence[Arm], rng: Random, budget: Budget) -> None:
    """One playout of every arm, in the same world with the same seed."""
    world = evaluator.game.determinize(view, rng)
    seed = rng.getrandbits(32)
    for arm in arms:
        arm.leads.append(playout(evaluator, world.copy(), seat_of(view), arm.plan, seed))
        budget.spend()
