"""Beam search over the decisions of a bot's own turn.

A turn is a chain of decisions, and the first is only as good as what follows. A plan is such a chain, up to the point
where somebody else decides or chance intervenes; nothing in it depends on hidden information.
"""

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import RatedChoice, SearchSettings, Terms
from chapterhouse.kernel import Action, QuietDealer, Seat, actors, apply, legal

DEPTH = 8
"""Own decisions in a plan at most."""
CHANCE_SAMPLES = 4
"""Samples for the value of a plan that ends with chance."""
PLANNING_SHARE = 0.4
"""The share of the budget after which no plan is extended."""


class TurnEvaluator(Protocol):
    """What beam search needs of an evaluator."""

    settings: SearchSettings

    def terms(self, s: Any, seat: Seat) -> dict[str, float]: ...

    def value(self, s: Any, seat: Seat) -> float: ...

    def finish_turn(self, s: Any, seat: Seat, rng: Random) -> None: ...


class TurnPlan(NamedTuple):
    """Actions for a turn, with their value."""

    actions: tuple[Action, ...]
    value: float
    terms: Terms

    @property
    def rated(self) -> RatedChoice:
        return RatedChoice(self.actions[0], self.value, self.terms)


class PartialPlan(NamedTuple):
    """The beginning of a plan, and the position it leads to."""

    actions: tuple[Action, ...]
    s: Any
    value: float
    chance: bool
    """Whether the last action led to a random outcome in the bot's own turn."""


def beam_search(
    evaluator: TurnEvaluator,
    world: Any,
    seat: Seat,
    choices: Sequence[Action],
    rng: Random,
    most: int,
    budget: Budget,
) -> list[TurnPlan]:
    """The best plan for each of the best first actions, best first; plans that end in one position count once."""
    beam, complete = [PartialPlan((), world, 0.0, False)], []
    dealer = QuietDealer(rng)
    for depth in range(DEPTH):
        if depth and budget.share > PLANNING_SHARE:
            break
        extended = list(extensions(evaluator, beam, seat, choices, dealer, budget))
        complete += [plan for plan in extended if is_complete(plan, seat)]
        beam = top_distinct([plan for plan in extended if not is_complete(plan, seat)], evaluator.settings.beam_width)
    certain = top_distinct([plan for plan in complete if not plan.chance], most)
    uncertain = top_distinct([*(plan for plan in complete if plan.chance), *beam], most)
    valued = [with_terms(evaluator, plan, seat) for plan in certain]
    samples = CHANCE_SAMPLES if budget.share <= PLANNING_SHARE else 1
    sampled = (sample_value(evaluator, world, plan, seat, rng, samples) for plan in uncertain)
    return best_by_first_action([*valued, *sampled])


def extensions(
    evaluator: TurnEvaluator,
    beam: Sequence[PartialPlan],
    seat: Seat,
    choices: Sequence[Action],
    dealer: QuietDealer,
    budget: Budget,
) -> Iterator[PartialPlan]:
    """Every plan of the beam one decision longer, in every way; unchanged once the planning time is used up."""
    for plan in beam:
        if plan.actions and budget.share > PLANNING_SHARE:
            yield plan
            continue
        for action in legal(plan.s, seat) if plan.actions else choices:
            yield extend(evaluator, plan, seat, action, dealer)


def successor(world: Any, seat: Seat, action: Action, dealer: QuietDealer) -> Any:
    """A copy of a world after an action."""
    s = world.copy()
    apply(s, seat, action, dealer)
    return s


def extend(evaluator: TurnEvaluator, plan: PartialPlan, seat: Seat, action: Action, dealer: QuietDealer) -> PartialPlan:
    before = len(dealer.chance)
    s = successor(plan.s, seat, action, dealer)
    own = tuple(actors(s)) == (seat,)
    return PartialPlan((*plan.actions, action), s, evaluator.value(s, seat), own and len(dealer.chance) > before)


def is_complete(plan: PartialPlan, seat: Seat) -> bool:
    return plan.chance or tuple(actors(plan.s)) != (seat,)


def top_distinct(plans: Iterable[PartialPlan], most: int) -> list[PartialPlan]:
    """The plans with the highest values, each final position once: the order of two walks makes no difference."""
    kept: list[PartialPlan] = []
    for plan in sorted(plans, key=lambda each: -each.value):
        if len(kept) == most:
            break
        if not kept or plan.value < kept[-1].value or all(plan.s != other.s for other in kept):
            kept.append(plan)
    return kept


def with_terms(evaluator: TurnEvaluator, plan: PartialPlan, seat: Seat) -> TurnPlan:
    return TurnPlan(plan.actions, plan.value, evaluator.terms(plan.s, seat))


def sample_value(
    evaluator: TurnEvaluator, world: Any, plan: PartialPlan, seat: Seat, rng: Random, samples: int = CHANCE_SAMPLES
) -> TurnPlan:
    """The value of a plan that ends with chance: the mean over samples, each played on by the rollout policy."""
    outcomes = []
    for _ in range(samples):
        s, dealer = world.copy(), QuietDealer(rng)
        for action in plan.actions:
            apply(s, seat, action, dealer)
        evaluator.finish_turn(s, seat, rng)
        outcomes.append(evaluator.terms(s, seat))
    terms = {term: sum(outcome.get(term, 0.0) for outcome in outcomes) / samples for term in outcomes[0]}
    return TurnPlan(plan.actions, sum(terms.values()), terms)


def best_by_first_action(plans: Iterable[TurnPlan]) -> list[TurnPlan]:
    """The best plan for each first action, best first."""
    best: dict[Action, TurnPlan] = {}
    for plan in sorted(plans, key=lambda each: -each.value):
        best.setdefault(plan.actions[0], plan)
    return list(best.values())
