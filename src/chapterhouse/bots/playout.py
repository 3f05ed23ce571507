"""Trying the future out: a flat bandit over a few choices, with short playouts among hasty players.

Every sweep makes up one world that fits the view and one run of luck, and plays every choice that is still in the race
in just that world with just that luck, so that choices are compared and not worlds. Whenever its part of the budget is
gone, the weaker half leaves the race.
"""

from collections.abc import Hashable, Sequence
from math import ceil, exp, log, log2
from random import Random
from typing import Any, Protocol

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.mind import Search, Weighed, seat_of
from chapterhouse.bots.planning import Plan
from chapterhouse.kernel import Action, QuietDealer, Seat, View, actors, apply, fault, legal
from chapterhouse.kernel.record import AnyGame

FEW = 12
"""After fewer sweeps nothing is beyond doubt."""
EVERY = 4
"""So many sweeps lie between two looks at the standing."""
SURE = 3.0
"""Standard errors by which the best must be ahead to end a race early."""


class Playable(Protocol):
    """What a playout needs of a mind."""

    search: Search

    @property
    def game(self) -> AnyGame: ...

    def impulse(self, s: Any, seat: Seat, rng: Random, glance: int) -> Action: ...

    def lead(self, s: Any, seat: Seat) -> float: ...

    def moment(self, s: Any) -> Hashable: ...


class Arm:
    """A plan in the race: its first judgement, and what playouts brought."""

    def __init__(self, plan: Plan, judgement: float) -> None:
        self.plan = plan
        self.prior = plan.value
        self.judgement = judgement
        self.leads: list[float] = []

    @property
    def weighed(self) -> Weighed:
        return self.plan.weighed._replace(value=self.value)

    @property
    def value(self) -> float:
        return (self.judgement * self.prior + sum(self.leads)) / (self.judgement + len(self.leads))

    def chance(self, scale: float, rivals: int = 1) -> float | None:
        """The share of victories, guessing that a lead of ``scale`` points wins three times out of four; if it was
        taken over several rivals, against each of them.
        """
        if not self.leads:
            return None
        return sum(1.0 / (1.0 + rivals * exp(-log(3.0) * lead / scale)) for lead in self.leads) / len(self.leads)


def race(mind: Playable, view: View, found: Sequence[Plan], rng: Random, budget: Budget) -> list[Arm]:
    """The arms, the best first. First judgements are shifted so that they and the leads have one zero."""
    ranked = sorted(found, key=lambda each: -each.value)[: mind.search.breadth]
    arms = [Arm(each, mind.search.judgement) for each in ranked]
    worth_trying = [arm for arm in arms if arm.prior >= arms[0].prior - mind.search.margin]
    alive = worth_trying if budget.allows(1) else worth_trying[:1]
    heats = max(1, ceil(log2(len(worth_trying))))
    for heat in range(1, heats + 1):
        while budget.share < heat / heats and len(alive) > 1 and not decided(alive):
            sweep(mind, view, alive, rng, budget)
        centre(arms)
        alive = sorted(alive, key=lambda arm: -arm.value)[: max(1, ceil(len(alive) / 2))]
    while budget.allows(FEW) and len(alive[0].leads) < FEW and not budget.spent:
        sweep(mind, view, alive, rng, budget)  # who wins without a race has a chance to win all the same
    return sorted(arms, key=lambda arm: (arm not in alive, -arm.value))


def decided(arms: Sequence[Arm]) -> bool:
    """Whether the best is ahead beyond doubt: by several standard errors of the difference, world by world."""
    sweeps = len(arms[0].leads)
    if sweeps < FEW or sweeps % EVERY:
        return False
    best, second = sorted(arms, key=lambda arm: -sum(arm.leads))[:2]
    gaps = [one - other for one, other in zip(best.leads, second.leads, strict=True)]
    mean = sum(gaps) / sweeps
    spread = sum((gap - mean) ** 2 for gap in gaps) / (sweeps - 1)
    return mean > 0 and mean**2 * sweeps > SURE**2 * spread


def centre(arms: Sequence[Arm]) -> None:
    """Puts the first judgements on the scale of the leads: both with the same mean over all arms."""
    played = [arm for arm in arms if arm.leads]
    if not played:
        return
    shift = sum(sum(arm.leads) / len(arm.leads) - arm.prior for arm in played) / len(played)
    for arm in arms:
        arm.prior += shift


def sweep(mind: Playable, view: View, arms: Sequence[Arm], rng: Random, budget: Budget) -> None:
    """Every arm once in the same made-up world with the same luck."""
    world = mind.game.determinize(view, rng)
    luck = rng.getrandbits(32)
    for arm in arms:
        arm.leads.append(playout(mind, world.copy(), seat_of(view), arm.plan, luck))
        budget.spend()


def playout(mind: Playable, s: Any, seat: Seat, plan: Plan, luck: int) -> float:
    """The lead of a seat some decisions after a plan. It is cut where a round is over, so that all stop at a like
    moment. The table and every player have luck of their own: what one does differently leaves that of the others be.
    """
    dealer = QuietDealer(Random(luck))
    rngs = [Random(luck + 1 + other) for other in s.seats()]
    moment = mind.moment(s)
    follow(s, seat, plan, dealer)
    for decision in range(mind.search.horizon):
        waiting = actors(s)
        if not waiting or (decision >= mind.search.least and mind.moment(s) != moment):
            break
        if decision < mind.search.least:
            moment = mind.moment(s)
        actor = waiting[0]
        think = careful if actor == seat else hasty
        apply(s, actor, think(mind, s, actor, rngs[actor]), dealer)
    return mind.lead(s, seat)


def follow(s: Any, seat: Seat, plan: Plan, dealer: QuietDealer) -> None:
    """Carries a plan out, as far as the world lets it."""
    for action in plan.actions:
        if fault(s, seat, action) is not None:
            break
        apply(s, seat, action, dealer)


def careful(mind: Playable, s: Any, seat: Seat, rng: Random) -> Action:
    """The own chair has no whims and looks at more."""
    return mind.impulse(s, seat, rng, mind.search.care)


def hasty(mind: Playable, s: Any, seat: Seat, rng: Random) -> Action:
    """What a rival does in a playout."""
    if rng.random() < mind.search.whim:
        return rng.choice(legal(s, seat))
    return mind.impulse(s, seat, rng, mind.search.hurry)
