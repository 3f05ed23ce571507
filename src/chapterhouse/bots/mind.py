"""What a bot knows about one game: how it weighs what it may do.

A *mind* belongs to a game and is shared by all bots that play it. It sees a view, or a world that ``determinize`` made
from a view; it never meets the true state.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from random import Random
from typing import NamedTuple, Protocol

import msgspec

from chapterhouse.bots.bot import Reason
from chapterhouse.bots.budget import Budget
from chapterhouse.games import NAMES
from chapterhouse.kernel import Action, Malformed, Seat, View
from chapterhouse.kernel.data import load

Terms = Mapping[str, float]
"""What a position is worth, reason by reason, in points."""


class Weighed(NamedTuple):
    """A choice, what it is worth, and why."""

    action: Action
    value: float
    terms: Terms
    wanted: Reason | None = None
    """What the choice is meant to bring to light, where it is meant to."""
    before: Terms = {}
    """The same reasons before the choice, where a position was judged."""


class Studied(NamedTuple):
    """A choice after study: what it is worth now, and the chance to win with it where that was tried out."""

    weighed: Weighed
    chance: float | None = None


class Mind(Protocol):
    """The judgement of one game."""

    def weigh(self, view: View, choices: Sequence[Action], rng: Random) -> list[Weighed]:
        """Every choice that is worth a thought, in any order."""
        ...

    def study(self, view: View, choices: Sequence[Action], rng: Random, budget: Budget) -> list[Studied]:
        """The choices that are worth more than a thought, the best first."""
        ...


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far and how broadly a search looks in this game."""

    breadth: int
    """How many choices are tried out; the others look too weak."""
    margin: float
    """A choice that looks worse than the best by so many points is not tried out."""
    horizon: int
    """How many decisions a playout goes on for."""
    glance: int
    """How many choices are looked at, where the rest of the own turn is played by first impressions."""
    hurry: int
    """How many choices a player in a playout looks at before he takes the best of them."""
    scale: float
    """A lead of so many points at the end of a playout is worth three wins in four."""
    prize: float = 0.0
    """What a victory is worth at the end of a playout, in points beside the lead."""
    width: int = 6
    """How many unfinished turns are kept in mind while the own turn is planned; with none it is not planned, and first
    impressions finish it."""
    care: int = 6
    """How many choices the bot imagines to look at itself in a playout, once its plan is carried out."""
    least: int = 0
    """A round that ends sooner after a plan than so many decisions is no place to stop: the next one is played too."""
    judgement: float = 8.0
    """The first judgement of a choice counts like so many playouts."""
    trust: float = 0.0
    """How far what finished games have taught is believed, where it is known; the rest is left to the tuned weights."""
    doubt: float = 0.0
    """How many points the rest of a whole game may change, where what finished games have taught is believed."""
    doubt_late: float = 0.0
    """And how many its last moments."""
    whim: float = 0.1
    """How often a rival in a playout does anything at all instead of what looks best."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weights file: what everything is worth in points, and how to search."""

    weights: dict[str, float]
    search: Search
    planned: dict[str, float] = {}
    """What is worth something else to a bot that plans its whole turn: weights fit the way they are used."""
    foreseen: dict[str, tuple[float, float]] = {}
    """What finished games have taught, for bots that think ahead: worth at the start of the game, and at its end."""

    def for_planning(self) -> "Weights":
        """The weights of the scholar."""
        return msgspec.structs.replace(self, weights={**self.weights, **self.planned})

    def for_a_glance(self) -> "Weights":
        """The weights of the greedy bot."""
        return msgspec.structs.replace(self, foreseen={})


@cache
def load_weights(game: str) -> Weights:
    return load(files("chapterhouse.bots") / "weights" / f"{game}.toml", Weights)


def make_mind(game: str, weights: Weights) -> Mind:
    """The mind for a game, with any weights."""
    mind: Mind = import_module(f"chapterhouse.bots.minds.{game}").make(weights)
    return mind


@cache
def mind_of(game: str, plans: bool = False) -> Mind:
    """The mind for a game, with the weights of its file; those of the scholar if it is to plan."""
    weights = load_weights(game)
    return make_mind(game, weights.for_planning() if plans else weights.for_a_glance())


def game_of(view: View) -> str:
    """The game that a view shows."""
    package = type(view).__module__
    return next(name for name in NAMES if package.startswith(f"chapterhouse.games.{name}."))


def seat_of(view: View) -> Seat:
    """Whose view it is. Spectators decide nothing."""
    if view.seat is None:
        raise Malformed("a bot needs the view of a seat, not of a spectator")
    return view.seat
