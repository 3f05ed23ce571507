"""The search keeps the best: in the beam, in successive halving, and in what it says of them."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from chapterhouse.bots import Thought, successive_halving
from chapterhouse.bots.beam_search import PartialPlan, TurnPlan, sample_value, successor, top_distinct
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.coach import explain
from chapterhouse.bots.evaluator import game_of, load_weights
from chapterhouse.bots.evaluators.monastery.evaluator import MonasteryEvaluator
from chapterhouse.bots.playout import follow_plan
from chapterhouse.bots.successive_halving import Arm
from chapterhouse.games.monastery.view import MonasteryView
from chapterhouse.kernel import Malformed, QuietDealer, Seat, actors, fault, legal
from chapterhouse.speech import LANGUAGES
from tests.bots.tables import moments
from tests.kernel.lots import GAME as LOTS
from tests.kernel.lots import LotsOptions


def partial(value: float, s: object) -> PartialPlan:
    return PartialPlan((), s, value, False)


def test_the_beam_keeps_the_plans_with_the_highest_values() -> None:
    plans = [partial(1.0, "a"), partial(3.0, "b"), partial(2.0, "c")]
    assert [plan.value for plan in top_distinct(plans, 2)] == [3.0, 2.0]


def test_plans_that_end_in_one_position_count_once() -> None:
    plans = [partial(3.0, "a"), partial(3.0, "a"), partial(3.0, "b"), partial(1.0, "c")]
    assert [plan.s for plan in top_distinct(plans, 3)] == ["a", "b", "c"]


@pytest.mark.parametrize("best", range(4))
def test_successive_halving_ends_with_the_plan_that_has_the_highest_lead(
    monkeypatch: pytest.MonkeyPatch, best: int
) -> None:
    """Four plans with equal ratings; their playouts end with fixed leads and a little noise."""
    moment = next(moments("monastery", 3, seed=6, share=1.0, most=1))
    plans = [TurnPlan((choice,), 0.0, {}) for choice in moment.choices[:4]]
    leads = {plan.actions: 10.0 if number == best else float(number) for number, plan in enumerate(plans)}

    def played(_evaluator: object, _s: object, _seat: Seat, plan: TurnPlan, seed: int) -> float:
        return leads[plan.actions] + seed % 7 / 10 * len(leads)

    monkeypatch.setattr(successive_halving, "playout", played)
    evaluator = MonasteryEvaluator(load_weights("monastery"))
    arms = successive_halving.successive_halving(evaluator, moment.view, plans, Random(1), Budget(playouts=48))
    assert arms[0].plan == plans[best]
    assert len(arms[0].leads) == max(len(arm.leads) for arm in arms)
    assert arms[0].value == max(arm.value for arm in arms)


def test_a_plan_ends_at_the_first_action_that_the_world_forbids() -> None:
    """What comes after it in the plan is not played, even where it would be legal."""
    compared = 0
    for moment in moments("monastery", 3, seed=5, share=0.5, most=40):
        first, dealer = moment.choices[0], QuietDealer(Random(1))
        after = successor(moment.state, moment.seat, first, dealer)
        forbidden = [choice for choice in moment.choices if fault(after, moment.seat, choice) is not None]
        if actors(after)[:1] != (moment.seat,) or dealer.chance or not forbidden:
            continue
        s = moment.state.copy()
        plan = TurnPlan((first, forbidden[0], legal(after, moment.seat)[-1]), 0.0, {})
        follow_plan(s, moment.seat, plan, QuietDealer(Random(1)))
        assert s == after
        compared += 1
    assert compared


class Still(MonasteryEvaluator):
    """Ends the turn where the plan ends, so that every sample has the same value."""

    def finish_turn(self, s: Any, seat: Seat, rng: Random) -> None:
        pass


@pytest.mark.parametrize("samples", [1, 4])
def test_the_value_of_a_plan_is_the_mean_over_the_samples_that_were_made(samples: int) -> None:
    moment = next(moments("monastery", 3, seed=5, share=1.0, most=1))
    evaluator, plan = Still(load_weights("monastery")), PartialPlan(tuple(moment.choices[:1]), None, 0.0, True)
    after = successor(moment.state, moment.seat, moment.choices[0], QuietDealer(Random(1)))
    valued = sample_value(evaluator, moment.state, plan, moment.seat, Random(1), samples)
    assert valued.terms == pytest.approx(evaluator.terms(after, moment.seat))
    assert valued.value == pytest.approx(evaluator.value(after, moment.seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_gives_each_move_its_own_chance(language: str) -> None:
    moment = next(moments("monastery", 2, seed=1, share=1.0, most=1))
    first, second = moment.choices[:2]
    thought = Thought(first, chance=0.71, second=second, second_chance=0.23)
    said = explain("monastery", thought, language).why[-1]
    assert 0 < said.index("71") < said.index("23")


def test_the_game_of_a_view_is_known_by_its_class() -> None:
    view = next(moments("monastery", 2, seed=1, share=1.0, most=1)).view
    assert isinstance(view, MonasteryView)
    assert game_of(view) == "monastery"


def test_a_view_class_in_the_package_of_a_game_itself_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MonasteryView, "__module__", "chapterhouse.games.monastery")
    assert game_of(next(moments("monastery", 2, seed=1, share=1.0, most=1)).view) == "monastery"


def test_a_view_of_no_registered_game_is_malformed() -> None:
    view = LOTS.view(LOTS.deal(LotsOptions(players=2), QuietDealer(Random(1))).state, 0)
    with pytest.raises(Malformed, match="LotsView is not a view of a registered game"):
        game_of(view)


def arms(*leads: Sequence[float]) -> list[Arm]:
    found = [Arm(TurnPlan((), 0.0, {}), 1.0) for _ in leads]
    for arm, each in zip(found, leads, strict=True):
        arm.leads.extend(each)
    return found


@pytest.mark.parametrize(
    ("mean", "deviation", "batches", "decided"),
    [
        (4.0, 0.0, 12, True),
        (4.0, 0.0, 8, False),  # too few
        (4.0, 0.0, 14, False),  # not a moment at which it is asked
        (0.0, 0.0, 12, False),  # neither is better
        (0.91, 1.0, 12, True),  # mean² (batches - 1) > 3² deviation²
        (0.90, 1.0, 12, False),
        (0.78, 1.0, 16, True),
        (0.77, 1.0, 16, False),
    ],
)
@pytest.mark.parametrize("better", [0, 1])
def test_a_comparison_is_decided_by_three_standard_errors(
    mean: float, deviation: float, batches: int, decided: bool, better: int
) -> None:
    """The leads of one of two plans are ``mean`` ± ``deviation`` above those of the other, in turn."""
    leads = ([mean - deviation, mean + deviation] * (batches // 2), [0.0] * batches)
    both = arms(*(leads if better == 0 else reversed(leads)))
    assert successive_halving.is_decided(both) is decided
    assert successive_halving.is_decided([*both, *arms([-9.0] * batches)]) is decided
