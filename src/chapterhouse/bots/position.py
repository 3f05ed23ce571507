"""A mind that judges positions: it tries a choice in a world that fits the view, and looks at what came of it."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from itertools import accumulate
from math import exp, log
from random import Random
from typing import Any

from chapterhouse.bots.budget import Budget
from chapterhouse.bots.mind import Studied, Weighed, Weights, seat_of
from chapterhouse.bots.planning import Draft, Plan, after, plans, tried
from chapterhouse.bots.playout import race
from chapterhouse.games import find
from chapterhouse.kernel import Action, QuietDealer, Seat, View, actors, apply, legal
from chapterhouse.kernel.record import AnyGame


def dwindling(keep: float, most: int) -> tuple[float, ...]:
    """What none, one, two … of a thing are worth when each further one is worth this share of the one before."""
    return tuple(accumulate((keep**number for number in range(most - 1)), initial=0.0))


def soft_maximum(values: Sequence[float], doubt: float) -> float:
    """The greatest of these where there is no doubt about them; with ever more doubt ever closer to their mean."""
    most = max(values)
    if not doubt:
        return most
    return most + doubt * log(sum(exp((value - most) / doubt) for value in values) / len(values))


class PositionMind(ABC):
    """What is common to the games that can be judged by looking at the table."""

    name: str
    first_look: int = 12
    """So many of the choices that look best at once are thought through to the end of the turn."""
    turn_length: int = 6
    """So many own decisions ahead at the most."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights.weights
        self.search = weights.search
        self.trust = weights.search.trust if weights.foreseen else 0.0

    @property
    def game(self) -> AnyGame:
        return find(self.name)

    @abstractmethod
    def account(self, s: Any, seat: Seat) -> dict[str, float]:
        """What the position is worth to a seat, reason by reason."""

    def value(self, s: Any, seat: Seat) -> float:
        return sum(self.account(s, seat).values())

    def lead(self, s: Any, seat: Seat) -> float:
        """How far a seat is ahead of its rivals. Once the game is over a victory counts by itself, so that near the end
        a narrow and sure one is worth more than a broad and doubtful one.
        """
        rivals = [self.value(s, other) for other in s.seats() if self.rivals(s, seat, other)]
        lead = self.value(s, seat) - soft_maximum(rivals, self.doubt(s))
        won = not s.stack and seat in self.game.result(s).winners
        return lead + self.search.prize if won else lead

    def doubt(self, s: Any) -> float:
        """How many points what is still to come may change. Without doubt the strongest rival is the one to beat."""
        return 0.0

    def rivals(self, s: Any, seat: Seat, other: Seat) -> bool:
        """Whether one's gain is the other's loss: a partner is no rival."""
        return other != seat

    def weigh(self, view: View, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        """All choices at a glance; then the best of them thought through to the end of the own turn."""
        seat = seat_of(view)
        world = self.game.determinize(view, rng)
        dealer = QuietDealer(rng)
        nothing_done = Draft((), world, 0.0, False)
        drafts = [tried(self, nothing_done, seat, action, dealer) for action in choices]
        drafts.sort(key=lambda draft: -draft.value)
        before = self.account(world, seat)
        return [self.finished(draft, seat, rng)._replace(before=before) for draft in drafts[: self.first_look]]

    def study(self, view: View, choices: Sequence[Action], rng: Random, budget: Budget) -> list[Studied]:
        """The best ways to play the turn, tried out in playouts."""
        world = self.game.determinize(view, rng)
        arms = race(self, view, self.plan(view, world, choices, rng, budget), rng, budget)
        seat, doubt = seat_of(view), self.doubt(world)
        before = self.account(world, seat)
        over = sum(self.rivals(world, seat, other) for other in world.seats()) if doubt else 1
        scale = doubt * log(3.0) if doubt else self.search.scale
        return [Studied(arm.weighed._replace(before=before), arm.chance(scale, over)) for arm in arms]

    def plan(self, view: View, world: Any, choices: Sequence[Action], rng: Random, budget: Budget) -> list[Plan]:
        """What is tried out: whole turns, found by a beam; or first actions, and first impressions finish the turn."""
        if not self.search.width:
            return [Plan((each.action,), each.value, each.terms) for each in self.weigh(view, choices, rng)]
        return plans(self, world, seat_of(view), choices, rng, self.search.breadth, budget)

    @abstractmethod
    def moment(self, s: Any) -> Hashable:
        """Changes when a round is over; playouts are cut there."""

    def finished(self, draft: Draft, seat: Seat, rng: Random) -> Weighed:
        """What an action comes to when the rest of the turn is played by first impressions.

        Where luck has a say one throw is believed. The mean of several was tried: it cost the bot a fifth of its points
        in eight two-player games of Monasterium against random.
        """
        self.finish(draft.s, seat, rng)
        terms = self.account(draft.s, seat)
        return Weighed(draft.actions[0], sum(terms.values()), terms)

    def finish(self, s: Any, seat: Seat, rng: Random) -> None:
        """Plays the rest of the turn by first impressions."""
        dealer = QuietDealer(rng)
        for _ in range(self.turn_length):
            if tuple(actors(s)) != (seat,):
                break
            apply(s, seat, self.impulse(s, seat, rng, self.search.glance), dealer)

    def impulse(self, s: Any, seat: Seat, rng: Random, glance: int) -> Action:
        """What looks best at once, among a few choices."""
        choices = legal(s, seat)
        if len(choices) > glance:
            choices = rng.sample(choices, glance)
        if len(choices) == 1:
            return choices[0]
        dealer = QuietDealer(rng)
        return max(choices, key=lambda action: self.value(after(s, seat, action, dealer), seat))
