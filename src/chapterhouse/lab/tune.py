"""Tuning weights by self-play with CMA-ES: candidates play against each other.

CMA-ES proposes sets of weights around the best so far. In every round of a generation all candidates are shuffled into
tables and play one game each, so that a game judges as many candidates as it has chairs. The fitness of a candidate is
its mean lead over those it met.
"""

import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from importlib import import_module
from math import log
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec

from chapterhouse.bots import Bot
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.bots.tuned_weights import Changes, base_weights, tuned_evaluator
from chapterhouse.extras import needs
from chapterhouse.kernel import Seat
from chapterhouse.lab.match import Match, play_match

SPREAD = 0.25
"""The standard deviation of the first candidates, as a share of each weight."""


class Meeting(NamedTuple):
    """One game among candidates: enough to play it in any process."""

    game: str
    seed: int
    chairs: tuple[int, ...]
    """The number of the candidate in each chair."""
    changes: tuple[Changes, ...]
    """The weights of each chair."""
    searches: bool = False
    """Whether the candidates are bots that search (without playouts), or greedy ones."""


class Generation(NamedTuple):
    """The result of one generation."""

    number: int
    mean: dict[str, float]
    """The centre of the search: a safer choice than any single lucky candidate."""
    lead: float
    """The mean lead of the best candidate, in points."""
    games: int


def play_meeting(meeting: Meeting) -> list[int]:
    """One game in which every chair has its own weights; returns the points of each chair."""
    bots = [_candidate(meeting, seat, changes) for seat, changes in enumerate(meeting.changes)]
    names = tuple(f"candidate {number}" for number in meeting.chairs)
    seed = str(meeting.seed)
    match = Match(0, meeting.game, {"players": len(bots)}, names, deal=seed, luck=seed)
    return [chair.points for chair in play_match(match, bots).chairs]


def _candidate(meeting: Meeting, seat: Seat, changes: Changes) -> Bot:
    rng, evaluator = Random(f"{meeting.seed}/{seat}"), tuned_evaluator(meeting.game, changes, meeting.searches)
    if meeting.searches:
        return ScholarBot(rng, playouts=0, seconds=None, evaluator=evaluator)
    return GreedyBot(rng, evaluator)


def tune(
    game: str,
    names: Sequence[str],
    players: int,
    games: int,
    generations: int,
    seed: int,
    executor: Executor,
    candidates: int | None = None,
    searches: bool = False,
) -> Iterator[Generation]:
    """Yields generation after generation; every candidate plays ``games`` games in each."""
    strategy = _strategy(len(names), seed, players, candidates)
    start = base_weights(game, searches).weights
    scale = [max(abs(start[name]), 0.1) for name in names]
    rng = Random(seed)

    def weights(point: Sequence[float]) -> Changes:
        return tuple((name, start[name] + step * size) for name, step, size in zip(names, point, scale, strict=True))

    for number in range(generations):
        points = strategy.ask()
        met = meetings(game, [weights(point) for point in points], players, games, rng, searches)
        leads = mean_leads(len(points), met, list(executor.map(play_meeting, met)))
        strategy.tell(points, [-lead for lead in leads])
        yield Generation(number, dict(weights(strategy.mean)), max(leads), len(met))


def meetings(
    game: str, candidates: Sequence[Changes], players: int, rounds: int, rng: Random, searches: bool = False
) -> list[Meeting]:
    """Rounds in which every candidate plays once, at random tables and in random chairs."""
    found = []
    for _ in range(rounds):
        order = rng.sample(range(len(candidates)), len(candidates))
        for first in range(0, len(order), players):
            chairs = tuple(order[first : first + players])
            changes = tuple(candidates[number] for number in chairs)
            found.append(Meeting(game, rng.getrandbits(32), chairs, changes, searches))
    return found


def mean_leads(candidates: int, played: Sequence[Meeting], points: Sequence[Sequence[int]]) -> list[float]:
    """The mean lead of each candidate over the others at its tables."""
    leads: list[list[float]] = [[] for _ in range(candidates)]
    for meeting, totals in zip(played, points, strict=True):
        for chair, number in enumerate(meeting.chairs):
            leads[number].append(totals[chair] - fmean([*totals[:chair], *totals[chair + 1 :]]))
    return [fmean(each) for each in leads]


def _strategy(size: int, seed: int, players: int, candidates: int | None) -> "Strategy":
    """The optimiser, from the extra ``tune``. The population fills whole tables; its default size is that of cma."""
    with needs("tune", "tuning"), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # cma warns that it cannot draw
        cma = import_module("cma")
    population = candidates or 4 + int(3 * log(size))
    settings = {"seed": seed or 1, "verbose": -9, "popsize": -(-population // players) * players}
    made: Strategy = cma.CMAEvolutionStrategy([0.0] * size, SPREAD, settings)
    return made


class Strategy(msgspec.Struct):
    """The part of the optimiser that is used."""

    mean: Sequence[float]
    ask: Callable[[], list[Sequence[float]]]
    tell: Callable[[list[Sequence[float]], list[float]], None]
