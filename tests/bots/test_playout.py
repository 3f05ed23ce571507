"""Playouts: where they are cut, and whose luck is whose."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from chapterhouse.bots.beam_search import TurnPlan
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import Weights, load_weights
from chapterhouse.bots.evaluators.monastery.evaluator import MonasteryEvaluator
from chapterhouse.bots.playout import playout
from chapterhouse.bots.successive_halving import MIN_BATCHES, successive_halving
from chapterhouse.kernel import Action, QuietDealer, Seat, actors, apply, legal
from tests.bots.tables import Moment, moments


class Watching(MonasteryEvaluator):
    """Remembers where playouts were cut, and what everybody did in them."""

    def __init__(self, **search: float) -> None:
        given = load_weights("monastery")
        super().__init__(Weights(given.weights, msgspec.structs.replace(given.search, **search)))
        self.cut: list[Any] = []
        self.done: list[tuple[Seat, Action]] = []

    def lead(self, s: Any, seat: Seat) -> float:
        self.cut.append(s)
        return super().lead(s, seat)

    def rollout_policy(self, s: Any, seat: Seat, rng: Random, sample: int) -> Action:
        action = super().rollout_policy(s, seat, rng, sample)
        self.done.append((seat, action))
        return action


def last_of_their_round() -> Iterator[Moment]:
    """Decisions after which nobody else decides in the same round."""
    evaluator = Watching(horizon=0)
    for moment in moments("monastery", 3, seed=5, share=1.0, most=300):
        choice = moment.choices[0]
        playout(evaluator, moment.state.copy(), moment.seat, TurnPlan((choice,), 0.0, {}), 1)
        if actors(evaluator.cut[-1]) and evaluator.round_of(evaluator.cut[-1]) != evaluator.round_of(moment.state):
            yield moment


@pytest.mark.parametrize(("min_decisions", "goes_on"), [(0, False), (8, True)])
def test_a_round_that_ends_at_once_is_no_place_to_stop(min_decisions: int, goes_on: bool) -> None:
    moment = next(last_of_their_round())
    evaluator = Watching(horizon=200, min_decisions=min_decisions, epsilon=0.0)
    playout(evaluator, moment.state.copy(), moment.seat, TurnPlan((moment.choices[0],), 0.0, {}), 1)
    assert evaluator.round_of(evaluator.cut[-1]) != evaluator.round_of(moment.state)
    assert bool(evaluator.done) == goes_on


class Dicing(Watching):
    """The player in one chair draws lots before he does the first thing that he may."""

    def __init__(self, chair: Seat, lots: int) -> None:
        super().__init__(horizon=40, epsilon=0.0)
        self.chair = chair
        self.lots = lots

    def rollout_policy(self, s: Any, seat: Seat, rng: Random, sample: int) -> Action:
        if seat != self.chair:
            return super().rollout_policy(s, seat, rng, sample)
        for _ in range(self.lots):
            rng.random()
        return legal(s, seat)[0]


def test_what_one_player_draws_leaves_the_luck_of_the_others_be() -> None:
    compared = 0
    for moment in moments("monastery", 3, seed=6, share=0.1, most=4):
        seen = []
        for lots in (0, 5):
            evaluator = Dicing(moment.seat, lots)
            playout(evaluator, moment.state.copy(), moment.seat, TurnPlan((moment.choices[0],), 0.0, {}), 9)
            seen.append(evaluator.done)
        assert seen[0] == seen[1]
        compared += len(seen[0])
    assert compared


@pytest.mark.parametrize("players", [2, 4])
def test_a_victory_is_worth_more_than_the_points_it_is_won_by(players: int) -> None:
    """Once the game is over; before, nobody has won."""
    greedy, proud = Watching(win_bonus=0.0), Watching(win_bonus=3.0)
    *_, last = moments("monastery", players, seed=2, share=1.0, most=1000)
    over = last.state.copy()
    while waiting := actors(over):
        assert proud.lead(over, 0) == greedy.lead(over, 0)
        apply(over, waiting[0], legal(over, waiting[0])[0], QuietDealer(Random(1)))
    winners = last.game.result(over).winners
    for seat in range(players):
        assert proud.lead(over, seat) - greedy.lead(over, seat) == (3.0 if seat in winners else 0.0)
    assert len(winners) == 1


def test_who_is_far_ahead_is_tried_out_for_its_chance_alone_and_still_has_a_second() -> None:
    moment = next(moments("monastery", 3, seed=6, share=1.0, most=1))
    far_ahead, behind = (
        TurnPlan((choice,), worth, {}) for choice, worth in zip(moment.choices, (99.0, 0.0), strict=False)
    )
    budget = Budget(playouts=40)
    first, second = successive_halving(Watching(horizon=4), moment.view, [behind, far_ahead], Random(1), budget)
    assert (first.plan, second.plan, budget.used) == (far_ahead, behind, MIN_BATCHES)
    assert first.chance(6.0) is not None
    assert second.chance(6.0) is None
