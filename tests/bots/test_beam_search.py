"""Plans for the own turn, and races that end when nothing is left to decide."""

from random import Random

import pytest

from chapterhouse.bots.beam_search import TurnPlan, beam_search
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import evaluator_of
from chapterhouse.bots.evaluators.monastery.evaluator import MonasteryEvaluator
from chapterhouse.bots.position_evaluator import PositionEvaluator
from chapterhouse.bots.successive_halving import CHECK_EVERY, MIN_BATCHES, Arm, is_decided
from chapterhouse.games import find
from chapterhouse.kernel import QuietDealer, actors, apply, fault
from tests.bots.tables import Moment, moments

JUDGED = ("monastery", "monasterium")


def found(moment: Moment, most: int = 6) -> list[TurnPlan]:
    evaluator = evaluator_of(moment.game.name)
    assert isinstance(evaluator, PositionEvaluator)
    world = moment.game.determinize(moment.view, Random(1))
    return beam_search(evaluator, world, moment.seat, moment.choices, Random(2), most, Budget(playouts=10))


@pytest.mark.parametrize("game", JUDGED)
def test_a_plan_is_legal_step_by_step_in_every_world_that_fits(game: str) -> None:
    for moment in moments(game, 3, seed=5, share=0.05, most=6):
        for plan in found(moment):
            s, dealer = moment.game.determinize(moment.view, Random(9)), QuietDealer(Random(9))
            for action in plan.actions:
                assert actors(s)[0] == moment.seat
                assert fault(s, moment.seat, action) is None
                apply(s, moment.seat, action, dealer)


@pytest.mark.parametrize("game", JUDGED)
def test_plans_begin_differently_and_the_best_comes_first(game: str) -> None:
    for moment in moments(game, 3, seed=5, share=0.05, most=6):
        ranked = found(moment)
        assert len({plan.actions[0] for plan in ranked}) == len(ranked)
        assert [plan.value for plan in ranked] == sorted((plan.value for plan in ranked), reverse=True)


def test_planning_stops_where_the_time_does() -> None:
    moment = next(moments("monastery", 3, seed=5, share=1.0, most=1))
    evaluator = evaluator_of("monastery")
    assert isinstance(evaluator, PositionEvaluator)
    spent = Budget(playouts=1)
    spent.spend()
    world = moment.game.determinize(moment.view, Random(1))
    hurried = beam_search(evaluator, world, moment.seat, moment.choices, Random(2), 6, spent)
    assert all(len(plan.actions) == 1 for plan in hurried)


def arm(*leads: float) -> Arm:
    made = Arm(TurnPlan((), 0.0, {}), prior_weight=8.0)
    made.leads = list(leads)
    return made


def test_a_race_is_decided_when_one_is_ahead_beyond_doubt() -> None:
    luck = [float(number % 5) for number in range(MIN_BATCHES)]
    ahead = arm(*(lead + 1.0 + 0.1 * (number % 2) for number, lead in enumerate(luck)))
    assert is_decided([arm(*luck), ahead])
    assert not is_decided([arm(*luck), arm(*reversed(luck))])
    assert not is_decided([arm(*luck[:CHECK_EVERY]), arm(*(lead + 1.0 for lead in luck[:CHECK_EVERY]))])


def test_a_partner_is_no_rival() -> None:
    """What the partner gains raises the own lead; what any other gains does not."""
    game, evaluator = find("monastery"), evaluator_of("monastery")
    assert isinstance(evaluator, MonasteryEvaluator)
    paired = game.read_options({"players": 4, "paired": True})
    s = game.deal(paired, QuietDealer(Random(1))).state
    before = evaluator.lead(s, 0)
    s.blessings[2] += 3
    assert evaluator.lead(s, 0) > before
    s.blessings[1] += 9
    assert evaluator.lead(s, 0) < before
    assert evaluator.terms(s, 0)["partner"] == pytest.approx(sum(evaluator.own_terms(s, 2).values()))


@pytest.mark.parametrize(("prior_weight", "worth"), [(0.0, 4.0), (2.0, 2.5), (6.0, 1.75)])
def test_the_first_judgement_counts_like_so_many_playouts(prior_weight: float, worth: float) -> None:
    made = Arm(TurnPlan((), 1.0, {}), prior_weight)
    made.leads = [3.0, 5.0]
    assert made.value == worth
