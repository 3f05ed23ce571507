"""Playouts: where they are cut, and whose luck is whose."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.mind import Weights, load_weights
from chapterhouse.bots.minds.monastery import MonasteryMind
from chapterhouse.bots.planning import Plan
from chapterhouse.bots.playout import FEW, playout, race
from chapterhouse.kernel import Action, QuietDealer, Seat, actors, apply, legal
from tests.bots.tables import Moment, moments


class Watching(MonasteryMind):
    """Remembers where playouts were cut, and what everybody did in them."""

    def __init__(self, **search: float) -> None:
        given = load_weights("monastery")
        super().__init__(Weights(given.weights, msgspec.structs.replace(given.search, **search)))
        self.cut: list[Any] = []
        self.done: list[tuple[Seat, Action]] = []

    def lead(self, s: Any, seat: Seat) -> float:
        self.cut.append(s)
        return super().lead(s, seat)

    def impulse(self, s: Any, seat: Seat, rng: Random, glance: int) -> Action:
        action = super().impulse(s, seat, rng, glance)
        self.done.append((seat, action))
        return action


def last_of_their_round() -> Iterator[Moment]:
    """Decisions after which nobody else decides in the same round."""
    mind = Watching(horizon=0)
    for moment in moments("monastery", 3, seed=5, share=1.0, most=300):
        choice = moment.choices[0]
        playout(mind, moment.state.copy(), moment.seat, Plan((choice,), 0.0, {}), 1)
        if actors(mind.cut[-1]) and mind.moment(mind.cut[-1]) != mind.moment(moment.state):
            yield moment


@pytest.mark.parametrize(("least", "goes_on"), [(0, False), (8, True)])
def test_a_round_that_ends_at_once_is_no_place_to_stop(least: int, goes_on: bool) -> None:
    moment = next(last_of_their_round())
    mind = Watching(horizon=200, least=least, whim=0.0)
    playout(mind, moment.state.copy(), moment.seat, Plan((moment.choices[0],), 0.0, {}), 1)
    assert mind.moment(mind.cut[-1]) != mind.moment(moment.state)
    assert bool(mind.done) == goes_on


class Dicing(Watching):
    """The player in one chair draws lots before he does the first thing that he may."""

    def __init__(self, chair: Seat, lots: int) -> None:
        super().__init__(horizon=40, whim=0.0)
        self.chair = chair
        self.lots = lots

    def impulse(self, s: Any, seat: Seat, rng: Random, glance: int) -> Action:
        if seat != self.chair:
            return super().impulse(s, seat, rng, glance)
        for _ in range(self.lots):
            rng.random()
        return legal(s, seat)[0]


def test_what_one_player_draws_leaves_the_luck_of_the_others_be() -> None:
    compared = 0
    for moment in moments("monastery", 3, seed=6, share=0.1, most=4):
        seen = []
        for lots in (0, 5):
            mind = Dicing(moment.seat, lots)
            playout(mind, moment.state.copy(), moment.seat, Plan((moment.choices[0],), 0.0, {}), 9)
            seen.append(mind.done)
        assert seen[0] == seen[1]
        compared += len(seen[0])
    assert compared


@pytest.mark.parametrize("players", [2, 4])
def test_a_victory_is_worth_more_than_the_points_it_is_won_by(players: int) -> None:
    """Once the game is over; before, nobody has won."""
    greedy, proud = Watching(prize=0.0), Watching(prize=3.0)
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
    far_ahead, behind = (Plan((choice,), worth, {}) for choice, worth in zip(moment.choices, (99.0, 0.0), strict=False))
    budget = Budget(playouts=40)
    first, second = race(Watching(horizon=4), moment.view, [behind, far_ahead], Random(1), budget)
    assert (first.plan, second.plan, budget.used) == (far_ahead, behind, FEW)
    assert first.chance(6.0) is not None
    assert second.chance(6.0) is None
