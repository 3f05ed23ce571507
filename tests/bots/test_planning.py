"""Plans for the own turn, and races that end when nothing is left to decide."""

from random import Random

import pytest

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.mind import mind_of
from chapterhouse.bots.minds.monastery import MonasteryMind
from chapterhouse.bots.planning import Plan, plans
from chapterhouse.bots.playout import EVERY, FEW, Arm, decided
from chapterhouse.bots.position import PositionMind
from chapterhouse.games import find
from chapterhouse.kernel import QuietDealer, actors, apply, fault
from tests.bots.tables import Moment, moments

JUDGED = ("monastery", "monasterium")


def found(moment: Moment, most: int = 6) -> list[Plan]:
    mind = mind_of(moment.game.name)
    assert isinstance(mind, PositionMind)
    world = moment.game.determinize(moment.view, Random(1))
    return plans(mind, world, moment.seat, moment.choices, Random(2), most, Budget(playouts=10))


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
    mind = mind_of("monastery")
    assert isinstance(mind, PositionMind)
    spent = Budget(playouts=1)
    spent.spend()
    world = moment.game.determinize(moment.view, Random(1))
    hurried = plans(mind, world, moment.seat, moment.choices, Random(2), 6, spent)
    assert all(len(plan.actions) == 1 for plan in hurried)


def arm(*leads: float) -> Arm:
    made = Arm(Plan((), 0.0, {}), judgement=8.0)
    made.leads = list(leads)
    return made


def test_a_race_is_decided_when_one_is_ahead_beyond_doubt() -> None:
    luck = [float(number % 5) for number in range(FEW)]
    ahead = arm(*(lead + 1.0 + 0.1 * (number % 2) for number, lead in enumerate(luck)))
    assert decided([arm(*luck), ahead])
    assert not decided([arm(*luck), arm(*reversed(luck))])
    assert not decided([arm(*luck[:EVERY]), arm(*(lead + 1.0 for lead in luck[:EVERY]))])


def test_a_partner_is_no_rival() -> None:
    """What the partner gains raises the own lead; what any other gains does not."""
    game, mind = find("monastery"), mind_of("monastery")
    assert isinstance(mind, MonasteryMind)
    paired = game.read_options({"players": 4, "paired": True})
    s = game.deal(paired, QuietDealer(Random(1))).state
    before = mind.lead(s, 0)
    s.blessings[2] += 3
    assert mind.lead(s, 0) > before
    s.blessings[1] += 9
    assert mind.lead(s, 0) < before
    assert mind.account(s, 0)["partner"] == pytest.approx(sum(mind.own_account(s, 2).values()))


@pytest.mark.parametrize(("judgement", "worth"), [(0.0, 4.0), (2.0, 2.5), (6.0, 1.75)])
def test_the_first_judgement_counts_like_so_many_playouts(judgement: float, worth: float) -> None:
    made = Arm(Plan((), 1.0, {}), judgement)
    made.leads = [3.0, 5.0]
    assert made.value == worth
