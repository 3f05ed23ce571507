"""One playout: a plan carried out in a determinized world, then a bounded number of decisions by the rollout policy."""

from collections.abc import Hashable
from random import Random
from typing import Any, Protocol

from chapterhouse.bots.beam_search import TurnPlan
from chapterhouse.bots.evaluator import SearchSettings
from chapterhouse.kernel import Action, QuietDealer, Seat, actors, apply, fault, legal
from chapterhouse.kernel.record import AnyGame


class PlayoutEvaluator(Protocol):
    """What a playout needs of an evaluator."""

    settings: SearchSettings

    @property
    def game(self) -> AnyGame: ...

    def rollout_policy(self, s: Any, seat: Seat, rng: Random, sample: int) -> Action: ...

    def lead(self, s: Any, seat: Seat) -> float: ...

    def round_of(self, s: Any) -> Hashable: ...


def playout(evaluator: PlayoutEvaluator, s: Any, seat: Seat, plan: TurnPlan, seed: int) -> float:
    """The lead of a seat some decisions after a plan."""
    run_playout(evaluator, s, seat, plan, seed)
    return evaluator.lead(s, seat)


def run_playout(evaluator: PlayoutEvaluator, s: Any, seat: Seat | None, plan: TurnPlan, seed: int) -> None:
    """Plays a world on for some decisions after a plan of a seat, in place. Without a seat all play alike.

    It is cut where a round ends, so that all playouts stop at a comparable moment. Common random numbers: the table and
    every player have their own stream, so a different choice of one does not change the chance of the others.
    """
    dealer = QuietDealer(Random(seed))
    rngs = [Random(seed + 1 + other) for other in s.seats()]
    current = evaluator.round_of(s)
    settings = evaluator.settings
    if seat is not None:
        follow_plan(s, seat, plan, dealer)
    for decision in range(settings.horizon):
        waiting = actors(s)
        if not waiting or (decision >= settings.min_decisions and evaluator.round_of(s) != current):
            break
        if decision < settings.min_decisions:
            current = evaluator.round_of(s)
        actor = waiting[0]
        policy = own_policy if actor == seat else rival_policy
        apply(s, actor, policy(evaluator, s, actor, rngs[actor]), dealer)


def follow_plan(s: Any, seat: Seat, plan: TurnPlan, dealer: QuietDealer) -> None:
    """Carries a plan out, up to the first action that this world does not allow."""
    for action in plan.actions:
        if fault(s, seat, action) is not None:
            break
        apply(s, seat, action, dealer)


def own_policy(evaluator: PlayoutEvaluator, s: Any, seat: Seat, rng: Random) -> Action:
    """The bot's own seat in a playout: no random choices, and a larger sample."""
    return evaluator.rollout_policy(s, seat, rng, evaluator.settings.own_sample)


def rival_policy(evaluator: PlayoutEvaluator, s: Any, seat: Seat, rng: Random) -> Action:
    """A rival in a playout: epsilon-greedy."""
    if rng.random() < evaluator.settings.epsilon:
        return rng.choice(legal(s, seat))
    return evaluator.rollout_policy(s, seat, rng, evaluator.settings.rival_sample)
