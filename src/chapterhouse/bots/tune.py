"""Tuning weights by self-play: candidates play against the weights that stand in the file, and evolution sorts them.

CMA-ES proposes sets of weights around the best so far. Each plays one chair against bots with the old weights, every
candidate of a generation on the same deals, so that luck cancels out. What counts is the lead over the others' mean.
"""

import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from importlib import import_module
from random import Random
from typing import NamedTuple

import msgspec

from chapterhouse.bots.arena import Match, Tally, matches, play_match, tally
from chapterhouse.bots.bot import Bot
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.mind import Mind, Weights, load_weights
from chapterhouse.kernel import Malformed, Result

SPREAD = 0.25
"""How far the first candidates lie from the old weights, as a share of each."""


class Trial(NamedTuple):
    """One match of one candidate: enough to play it in any process."""

    match: Match
    changes: tuple[tuple[str, float], ...]


class Generation(NamedTuple):
    """What a round of tuning found."""

    number: int
    best: dict[str, float]
    """The weights of the best candidate of this generation."""
    middle: dict[str, float]
    """Where the search stands; a safer choice than any single lucky candidate."""
    tally: Tally
    """How the best candidate did."""


def changed(game: str, changes: Sequence[tuple[str, float]]) -> Mind:
    """A mind with some weights changed."""
    weights = load_weights(game)
    unknown = [name for name, _ in changes if name not in weights.weights]
    if unknown:
        raise Malformed(f"{game} has no weight {unknown[0]!r}; there are {', '.join(weights.weights)}")
    made = Weights({**weights.weights, **dict(changes)}, weights.search)
    mind: Mind = import_module(f"chapterhouse.bots.minds.{game}").make(made)
    return mind


def play_trial(trial: Trial) -> Result:
    """One game of a candidate against the old weights."""
    mind = changed(trial.match.game, trial.changes)

    def candidate(rng: Random) -> Bot:
        return GreedyBot(rng, mind)

    return play_match(trial.match, candidate, GreedyBot)


def tune(
    game: str,
    names: Sequence[str],
    players: int,
    games: int,
    generations: int,
    seed: int,
    executor: Executor,
    candidates: int | None = None,
) -> Iterator[Generation]:
    """Generation after generation, each with so many games for every candidate."""
    strategy = _strategy(len(names), seed, candidates)
    start = load_weights(game).weights
    scale = [max(abs(start[name]), 0.1) for name in names]

    def weights(point: Sequence[float]) -> tuple[tuple[str, float], ...]:
        return tuple((name, start[name] + step * size) for name, step, size in zip(names, point, scale, strict=True))

    for number in range(generations):
        points = strategy.ask()
        deals = matches(game, players, games, seed + number * games)
        tallies = _judge([weights(point) for point in points], deals, executor.map)
        strategy.tell(points, [tally.others - tally.own for tally in tallies])
        best = max(range(len(points)), key=lambda each: tallies[each].own - tallies[each].others)
        yield Generation(number, dict(weights(points[best])), dict(weights(strategy.mean)), tallies[best])


def _strategy(size: int, seed: int, candidates: int | None) -> "Strategy":
    """The optimiser, which comes with the extra ``tune``. By itself it takes some more candidates than weights."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # cma regrets at length that it cannot draw
            cma = import_module("cma")
    except ModuleNotFoundError:
        raise Malformed("tuning needs cma: pip install 'chapterhouse[tune]'") from None
    settings = {"seed": seed or 1, "verbose": -9, **({"popsize": candidates} if candidates else {})}
    made: Strategy = cma.CMAEvolutionStrategy([0.0] * size, SPREAD, settings)
    return made


class Strategy(msgspec.Struct):
    """What is used of the optimiser."""

    mean: Sequence[float]
    ask: Callable[[], list[Sequence[float]]]
    tell: Callable[[list[Sequence[float]], list[float]], None]


def _judge(
    candidates: Sequence[tuple[tuple[str, float], ...]],
    deals: Sequence[Match],
    map_: Callable[..., Iterator[Result]],
) -> list[Tally]:
    """All candidates on the same deals."""
    results = list(map_(play_trial, [Trial(deal, changes) for changes in candidates for deal in deals]))
    each = len(deals)
    return [
        tally(zip(deals, results[number * each : (number + 1) * each], strict=True))
        for number in range(len(candidates))
    ]
