"""The interface of an evaluator, the weights it reads, and where to find the evaluator of a game.

An evaluator belongs to one game and is shared by all bots that play it. It sees a view, or a world that ``determinize``
made from a view; it never sees the true state.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from random import Random
from typing import NamedTuple, Protocol

import msgspec

from chapterhouse.bots.bot import Reason
from chapterhouse.bots.budget import Budget
from chapterhouse.games import key_of_type
from chapterhouse.games.edition_loader import beside
from chapterhouse.kernel import Action, Malformed, Seat, View
from chapterhouse.kernel.data import load

Terms = Mapping[str, float]
"""The value of a position or choice, term by term, in points."""


class RatedChoice(NamedTuple):
    """A choice with its value and the terms that make it up."""

    action: Action
    value: float
    terms: Terms
    wanted: Reason | None = None
    """What a question is meant to find out."""
    before: Terms = {}
    """The same terms before the choice, where a position is evaluated."""


class SearchedChoice(NamedTuple):
    """A choice after search: its value now, and the estimated chance to win where playouts were made."""

    rated: RatedChoice
    chance: float | None = None


class Evaluator(Protocol):
    """Rates the choices of one game."""

    def permitted(self, view: View, choices: Sequence[Action]) -> Sequence[Action]:
        """The choices that suit the bot's habits in this game; also a random choice is one of them. Never empty."""
        ...

    def rate(self, view: View, choices: Sequence[Action], rng: Random) -> list[RatedChoice]:
        """Rates choices without search, in any order; clearly weak ones may be left out."""
        ...

    def search(self, view: View, choices: Sequence[Action], rng: Random, budget: Budget) -> list[SearchedChoice]:
        """Searches within a budget and returns the candidates, best first."""
        ...


class SearchSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Section ``[search]`` of a weights file: how deep and how broad the search of this game is."""

    max_arms: int
    """Choices that get playouts at most."""
    margin: float
    """A choice rated this many points below the best gets no playouts."""
    horizon: int
    """Decisions in a playout at most."""
    turn_sample: int
    """Choices compared at each decision when the rollout policy finishes the bot's own turn."""
    rival_sample: int
    """Choices that a rival compares at each decision of a playout."""
    lead_scale: float
    """A lead of this many points at the end of a playout counts as three wins in four."""
    win_bonus: float = 0.0
    """Points that a victory adds to the lead at the end of a playout."""
    beam_width: int = 6
    """Partial plans kept at each depth of the beam search; with 0 the rollout policy finishes the turn instead."""
    own_sample: int = 6
    """Choices that the bot's own seat compares at each decision of a playout, after its plan."""
    min_decisions: int = 0
    """A playout is not cut at the end of a round before this many decisions."""
    prior_weight: float = 8.0
    """The rating before search counts as this many playouts."""
    learned_share: float = 0.0
    """The share of the learned weights in the evaluation; the tuned weights have the rest."""
    lead_temperature: float = 0.0
    """Points that a whole game may still change: the temperature of the soft maximum over rivals."""
    lead_temperature_late: float = 0.0
    """The same in the last moments of a game."""
    epsilon: float = 0.1
    """How often a rival in a playout makes a random choice."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weights file: values in points, and search settings."""

    weights: dict[str, float]
    search: SearchSettings
    planning: dict[str, float] = {}
    """Weights that differ for bots that search (prior, abbot)."""
    learned: dict[str, tuple[float, float]] = {}
    """Weights learned from finished games, for bots that search: at the start of a game, and in its last round."""

    def for_search(self) -> "Weights":
        """The weights of bots that search."""
        return msgspec.structs.replace(self, weights={**self.weights, **self.planning})

    def for_greedy(self) -> "Weights":
        """The weights of the greedy bot."""
        return msgspec.structs.replace(self, learned={})


@cache
def load_weights(game: str) -> Weights:
    return load(files("chapterhouse.bots") / "weights" / f"{game}.toml", Weights)


def make_evaluator(game: str, weights: Weights) -> Evaluator:
    """The evaluator of a game, with any weights."""
    evaluator: Evaluator = beside(game, "bots.evaluators").make(weights)
    return evaluator


@cache
def evaluator_of(game: str, searches: bool = False) -> Evaluator:
    """The evaluator of a game with the weights of its file, for a bot that searches or for the greedy one."""
    weights = load_weights(game.partition("@")[0])
    return make_evaluator(game, weights.for_search() if searches else weights.for_greedy())


def game_of(view: View) -> str:
    """The game that a view belongs to, by its key: its edition counts."""
    return key_of_type(type(view))


def seat_of(view: View) -> Seat:
    """The seat that a view belongs to. Spectators decide nothing."""
    if view.seat is None:
        raise Malformed("a bot needs the view of a seat, not of a spectator")
    return view.seat
