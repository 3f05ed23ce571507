"""One decision of a chair, compared with what a stronger player would have done.

With what the chair knew: every choice is played on in the same worlds that fit its view, with the same chance, so that
choices are compared and not luck. With everything open: the same in the true position. A choice counts as better only
when the difference is larger than the noise.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from chapterhouse.analysis.chances import (
    Worlds,
    fitting_worlds,
    judge_of,
    scored_chances,
    standard_error,
    true_world,
)
from chapterhouse.analysis.findings import BOUNDS, Alternative, Compared, Effort, Judged, Size
from chapterhouse.bots.beam_search import TurnPlan
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import Evaluator, SearchedChoice
from chapterhouse.bots.greedy import reasons
from chapterhouse.bots.playout import run_playout
from chapterhouse.bots.position_evaluator import PositionEvaluator
from chapterhouse.kernel import Action, Seat, legal
from chapterhouse.kernel.record import AnyGame

if TYPE_CHECKING:
    from chapterhouse.analysis.questions import BetterQuestion

STANDARD_ERRORS = 2.0
"""A difference smaller than this many standard errors is noise."""


class Rated(NamedTuple):
    """A plan with the chance to win of its seat in every playout."""

    plan: TurnPlan
    chances: list[float]

    @property
    def mean(self) -> float:
        return fmean(self.chances)


def judge(game: AnyGame, state: Any, seat: Seat, played: Action, effort: Effort, seed: str) -> Judged | None:
    """The judgement of one decision; None where there was nothing to decide, or nothing can be said."""
    from chapterhouse.analysis.questions import better_question  # brings the Abbey, which a server need not start with
    from chapterhouse.games.abbey.actions import Ask

    choices = legal(state, seat)
    if len(choices) < 2:
        return None
    if isinstance(played, Ask):
        found = better_question(game, state, seat, played)
        if found is not None:
            return judged_question(found)
    evaluator, rng = judge_of(game), Random(seed)
    if isinstance(evaluator, PositionEvaluator):
        return judged_by_playouts(evaluator, state, seat, played, choices, effort, rng)
    return judged_by_value(evaluator, game, state, seat, played, choices, effort, rng)


# ── By playouts ──────────────────────────────────────────────────────────────────────────────────────────────────────


def judged_by_playouts(
    evaluator: PositionEvaluator,
    state: Any,
    seat: Seat,
    played: Action,
    choices: Sequence[Action],
    effort: Effort,
    rng: Random,
) -> Judged:
    game = evaluator.game
    view = game.view(state, seat)
    plans = candidates(evaluator, view, played, choices, effort, rng)
    known = rate(evaluator, fitting_worlds(game, view), seat, plans, effort.playouts, rng)
    own, best = known[0], max(known, key=lambda each: each.mean)
    found = compared(own, best)
    size = size_of(found)
    ranked = sorted(known[1:], key=lambda each: -each.mean)
    open_now = None
    if not game.open_information:
        opened = rate(evaluator, true_world(state), seat, [own.plan, best.plan], effort.playouts, rng)
        open_now = compared(opened[0], opened[1])
    if size == "good":
        others = tuple(Alternative(each.plan.actions[0], each.mean) for each in ranked)
        return Judged(played, size, found, open_now, others=others)
    others = tuple(Alternative(each.plan.actions[0], each.mean) for each in ranked if each is not best)
    why = reasons(game.name, best.plan.rated, own.plan.rated)
    first, *then = best.plan.actions
    return Judged(played, size, found, open_now, first, tuple(then), others, why)


def candidates(
    evaluator: PositionEvaluator, view: Any, played: Action, choices: Sequence[Action], effort: Effort, rng: Random
) -> list[TurnPlan]:
    """The plan that begins with the action that was played, then the best plans that begin otherwise."""
    world, budget = evaluator.game.determinize(view, rng), Budget(playouts=effort.playouts)
    plans = sorted(evaluator.plans(view, world, choices, rng, budget), key=lambda plan: -plan.value)
    own = next((plan for plan in plans if plan.actions[0] == played), None)
    if own is None:
        own = max(evaluator.plans(view, world, [played], rng, budget), key=lambda plan: plan.value)
    return [own, *[plan for plan in plans if plan.actions[0] != played][: effort.alternatives]]


def rate(
    evaluator: PositionEvaluator, worlds: Worlds, seat: Seat, plans: Sequence[TurnPlan], playouts: int, rng: Random
) -> list[Rated]:
    """Plays every plan in the same worlds with the same chance."""
    rated = [Rated(plan, []) for plan in plans]
    for _ in range(playouts):
        world, seed = worlds(rng), rng.getrandbits(32)
        for each in rated:
            s = world.copy()
            run_playout(evaluator, s, seat, each.plan, seed)
            each.chances.append(scored_chances(evaluator, s)[seat])
    return rated


def compared(own: Rated, best: Rated) -> Compared:
    gaps = [better - played for better, played in zip(best.chances, own.chances, strict=True)]
    return Compared("chance", own.mean, best.mean, standard_error(gaps))


def size_of(found: Compared) -> Size:
    """The size of a mistake; a difference within the noise is none."""
    loss = found.loss
    return BOUNDS[found.unit].size(loss) if loss > STANDARD_ERRORS * found.error else "good"


# ── By the bot's own values ──────────────────────────────────────────────────────────────────────────────────────────


def judged_by_value(
    evaluator: Evaluator,
    game: AnyGame,
    state: Any,
    seat: Seat,
    played: Action,
    choices: Sequence[Action],
    effort: Effort,
    rng: Random,
) -> Judged | None:
    """By what a bot that searches thinks of every choice, in its points."""
    view = game.view(state, seat)
    every = choices if played in choices else [*choices, played]
    found = evaluator.search(view, every, rng, Budget(playouts=effort.playouts))
    own = next((each for each in found if each.rated.action == played), None)
    if own is None:  # the bot does not consider it: a question of a kind that it has asked too often
        return None
    best = found[0]
    values = Compared("points", own.rated.value, best.rated.value)
    size = size_of(values)
    others = _others(found, own, None if size == "good" else best, effort.alternatives)
    if size == "good":
        return Judged(played, size, values, others=others)
    why = reasons(game.name, best.rated, own.rated)
    return Judged(played, size, values, None, best.rated.action, others=others, reasons=why)


def _others(
    found: Sequence[SearchedChoice], own: SearchedChoice, best: SearchedChoice | None, most: int
) -> tuple[Alternative, ...]:
    rest = [each.rated for each in found if each is not own and each is not best]
    return tuple(Alternative(each.action, each.value) for each in rest[:most])


def judged_question(found: "BetterQuestion") -> Judged:
    """A question by the suspects that it leaves on average, as a share of those that were left."""
    loss = (found.after_asked - found.after_better) / found.left
    size = BOUNDS["suspects"].size(loss)
    values = Compared("suspects", found.after_asked, found.after_better)
    better = None if size == "good" else found.better
    return Judged(found.asked, size, values, None, better, question=found.findings)
