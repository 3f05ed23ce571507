"""An evaluator for games whose positions can be scored: it tries choices in a determinized world and sums up terms."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Any

from chapterhouse.bots.beam_search import PartialPlan, TurnPlan, beam_search, extend, successor
from chapterhouse.bots.budget import Budget
from chapterhouse.bots.evaluator import RatedChoice, SearchedChoice, Weights, seat_of
from chapterhouse.bots.successive_halving import successive_halving
from chapterhouse.games import find
from chapterhouse.games.edition_loader import key_in
from chapterhouse.kernel import Action, QuietDealer, Seat, View, actors, apply, legal
from chapterhouse.kernel.record import AnyGame


def diminishing_returns(keep: float, most: int) -> tuple[float, ...]:
    """The value of 0, 1, 2 … pieces when each further piece is worth this share of the one before."""
    return tuple(accumulate((keep**number for number in range(most - 1)), initial=0.0))


def soft_maximum(values: Sequence[float], temperature: float) -> float:
    """The maximum at temperature 0; the higher the temperature, the closer to the mean."""
    most = max(values)
    if not temperature:
        return most
    return most + temperature * log(sum(exp((value - most) / temperature) for value in values) / len(values))


class PositionEvaluator(ABC):
    """What games with scorable positions have in common."""

    name: str
    shortlist: int = 12
    """Choices that are played on to the end of the turn, best first impressions first."""
    turn_length: int = 6
    """Own decisions that a turn is played on for at most."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights.weights
        self.settings = weights.search
        self.learned_share = weights.search.learned_share if weights.learned else 0.0

    @property
    def game(self) -> AnyGame:
        return find(key_in(type(self), self.name))

    @abstractmethod
    def terms(self, s: Any, seat: Seat) -> dict[str, float]:
        """The value of a position for a seat, term by term."""

    @abstractmethod
    def round_of(self, s: Any) -> Hashable:
        """Changes when a round ends; playouts are cut there."""

    def value(self, s: Any, seat: Seat) -> float:
        return sum(self.terms(s, seat).values())

    def lead(self, s: Any, seat: Seat) -> float:
        """How far a seat is ahead of its rivals.

        A won game adds ``win_bonus``: near the end a narrow, certain victory beats a broad, uncertain one.
        """
        rivals = [self.value(s, other) for other in s.seats() if self.rivals(s, seat, other)]
        lead = self.value(s, seat) - soft_maximum(rivals, self.lead_temperature(s))
        won = not s.stack and seat in self.game.result(s).winners
        return lead + self.settings.win_bonus if won else lead

    def lead_temperature(self, s: Any) -> float:
        """Points that the rest of the game may change. At 0 only the strongest rival counts."""
        return 0.0

    def rivals(self, s: Any, seat: Seat, other: Seat) -> bool:
        """Whether two seats play against each other; partners do not."""
        return other != seat

    def permitted(self, view: View, choices: Sequence[Action]) -> Sequence[Action]:
        return choices

    def rate(self, view: View, choices: Sequence[Action], rng: Random) -> list[RatedChoice]:
        """Rates the positions after all choices, then plays the turn on for the best of them."""
        seat = seat_of(view)
        world = self.game.determinize(view, rng)
        dealer = QuietDealer(rng)
        start = PartialPlan((), world, 0.0, False)
        partial = [extend(self, start, seat, action, dealer) for action in choices]
        partial.sort(key=lambda plan: -plan.value)
        before = self.terms(world, seat)
        return [self.rate_turn(plan, seat, rng)._replace(before=before) for plan in partial[: self.shortlist]]

    def search(self, view: View, choices: Sequence[Action], rng: Random, budget: Budget) -> list[SearchedChoice]:
        """Compares the best plans for the turn in playouts."""
        world = self.game.determinize(view, rng)
        arms = successive_halving(self, view, self.plans(view, world, choices, rng, budget), rng, budget)
        seat, temperature = seat_of(view), self.lead_temperature(world)
        before = self.terms(world, seat)
        over = sum(self.rivals(world, seat, other) for other in world.seats()) if temperature else 1
        scale = temperature * log(3.0) if temperature else self.settings.lead_scale
        return [SearchedChoice(arm.rated._replace(before=before), arm.chance(scale, over)) for arm in arms]

    def plans(self, view: View, world: Any, choices: Sequence[Action], rng: Random, budget: Budget) -> list[TurnPlan]:
        """The candidates for playouts: whole turns from a beam search, or with beam width 0 single actions."""
        if not self.settings.beam_width:
            return [TurnPlan((each.action,), each.value, each.terms) for each in self.rate(view, choices, rng)]
        return beam_search(self, world, seat_of(view), choices, rng, self.settings.max_arms, budget)

    def rate_turn(self, plan: PartialPlan, seat: Seat, rng: Random) -> RatedChoice:
        """The value of an action when the rollout policy plays the rest of the turn.

        One sample of chance decides. The mean of several samples was tried and cost the bot a fifth of its points in
        eight two-player games of Monasterium against random.
        """
        self.finish_turn(plan.s, seat, rng)
        terms = self.terms(plan.s, seat)
        return RatedChoice(plan.actions[0], sum(terms.values()), terms)

    def finish_turn(self, s: Any, seat: Seat, rng: Random) -> None:
        """Plays the rest of the turn by the rollout policy."""
        dealer = QuietDealer(rng)
        for _ in range(self.turn_length):
            if tuple(actors(s)) != (seat,):
                break
            apply(s, seat, self.rollout_policy(s, seat, rng, self.settings.turn_sample), dealer)

    def rollout_policy(self, s: Any, seat: Seat, rng: Random, sample: int) -> Action:
        """The choice with the best value right after it, among a random sample of the choices."""
        choices = legal(s, seat)
        if len(choices) > sample:
            choices = rng.sample(choices, sample)
        if len(choices) == 1:
            return choices[0]
        dealer = QuietDealer(rng)
        return max(choices, key=lambda action: self.value(successor(s, seat, action, dealer), seat))
