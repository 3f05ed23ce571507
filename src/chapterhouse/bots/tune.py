"""Tuning weights by self-play: candidates play among themselves, and evolution sorts them.

CMA-ES proposes sets of weights around the best so far. In every round of a generation all candidates are shuffled into
tables and play one game each, so that a game judges as many candidates as it has chairs. What counts is a candidate's
lead over the mean of those it met.
"""

import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from importlib import import_module
from math import log
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from chapterhouse.bots.arena import mean, play_game
from chapterhouse.bots.bot import Bot
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.mind import Mind, Weights, load_weights, make_mind
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games import find
from chapterhouse.kernel import Malformed, Result, Seat
from chapterhouse.kernel.data import load

SPREAD = 0.25
"""How far the first candidates lie from the old weights, as a share of each."""

Changes = tuple[tuple[str, float], ...]
"""What a candidate changes of the weights in the file."""


class Meeting(NamedTuple):
    """One game among candidates: enough to play it in any process."""

    game: str
    seed: int
    chairs: tuple[int, ...]
    """The number of the candidate in each chair."""
    changes: tuple[Changes, ...]
    """And what each of them changes."""
    plans: bool = False
    """Whether they plan their whole turn, like the scholar, instead of taking what looks best."""


class Generation(NamedTuple):
    """What a round of tuning found."""

    number: int
    middle: dict[str, float]
    """Where the search stands; a safer choice than any single lucky candidate."""
    lead: float
    """By how many points the best candidate of this generation was ahead of those it met."""
    games: int


def start_from(game: str, plans: bool) -> Weights:
    """The weights of the house, for a bot that plans or for one that does not."""
    weights = load_weights(game)
    return weights.for_planning() if plans else weights.for_a_glance()


def changed(game: str, changes: Sequence[tuple[str, float]], plans: bool = False) -> Mind:
    """A mind with some weights changed."""
    weights = start_from(game, plans)
    unknown = [name for name, _ in changes if name not in weights.weights]
    if unknown:
        raise Malformed(f"{game} has no weight {unknown[0]!r}; there are {', '.join(weights.weights)}")
    return make_mind(game, msgspec.structs.replace(weights, weights={**weights.weights, **dict(changes)}))


class Tuned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of tuned weights: those that differ from the weights of the house."""

    weights: dict[str, float]


def read_changes(path: Path) -> Changes:
    return tuple(load(path, Tuned).weights.items())


def write_changes(path: Path, weights: Mapping[str, float]) -> None:
    lines = ("[weights]", *(f"{name} = {value:.3f}" for name, value in weights.items()))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def play_meeting(meeting: Meeting) -> Result:
    """One game in which every chair has its own weights."""
    game = find(meeting.game)
    bots = [_candidate(meeting, seat, changes) for seat, changes in enumerate(meeting.changes)]
    return play_game(game, game.read_options({"players": len(bots)}), bots, meeting.seed)


def _candidate(meeting: Meeting, seat: Seat, changes: Changes) -> Bot:
    rng, mind = Random(f"{meeting.seed}/{seat}"), changed(meeting.game, changes, meeting.plans)
    return ScholarBot(rng, playouts=0, seconds=None, mind=mind) if meeting.plans else GreedyBot(rng, mind)


def tune(
    game: str,
    names: Sequence[str],
    players: int,
    games: int,
    generations: int,
    seed: int,
    executor: Executor,
    candidates: int | None = None,
    plans: bool = False,
) -> Iterator[Generation]:
    """Generation after generation, each with so many games for every candidate."""
    strategy = _strategy(len(names), seed, players, candidates)
    start = start_from(game, plans).weights
    scale = [max(abs(start[name]), 0.1) for name in names]
    rng = Random(seed)

    def weights(point: Sequence[float]) -> Changes:
        return tuple((name, start[name] + step * size) for name, step, size in zip(names, point, scale, strict=True))

    for number in range(generations):
        points = strategy.ask()
        met = meetings(game, [weights(point) for point in points], players, games, rng, plans)
        leads = _leads(len(points), met, list(executor.map(play_meeting, met)))
        strategy.tell(points, [-lead for lead in leads])
        yield Generation(number, dict(weights(strategy.mean)), max(leads), len(met))


def meetings(
    game: str, candidates: Sequence[Changes], players: int, rounds: int, rng: Random, plans: bool = False
) -> list[Meeting]:
    """So many rounds in which every candidate plays once, at tables and in chairs by lot."""
    found = []
    for _ in range(rounds):
        order = rng.sample(range(len(candidates)), len(candidates))
        for first in range(0, len(order), players):
            chairs = tuple(order[first : first + players])
            changes = tuple(candidates[number] for number in chairs)
            found.append(Meeting(game, rng.getrandbits(32), chairs, changes, plans))
    return found


def _leads(candidates: int, planned: Sequence[Meeting], results: Sequence[Result]) -> list[float]:
    """For each candidate the mean of its leads over those it met."""
    leads: list[list[float]] = [[] for _ in range(candidates)]
    for meeting, result in zip(planned, results, strict=True):
        totals = [float(score.total) for score in result.scores]
        for chair, number in enumerate(meeting.chairs):
            others = totals[:chair] + totals[chair + 1 :]
            leads[number].append(totals[chair] - mean(others))
    return [mean(each) for each in leads]


def _strategy(size: int, seed: int, players: int, candidates: int | None) -> "Strategy":
    """The optimiser, which comes with the extra ``tune``. Candidates fill whole tables; unless told otherwise there are
    about as many as it would take by itself for so many weights.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # cma regrets at length that it cannot draw
            cma = import_module("cma")
    except ModuleNotFoundError:
        raise Malformed("tuning needs cma: pip install 'chapterhouse[tune]'") from None
    population = candidates or 4 + int(3 * log(size))  # as the optimiser itself would choose
    settings = {"seed": seed or 1, "verbose": -9, "popsize": -(-population // players) * players}
    made: Strategy = cma.CMAEvolutionStrategy([0.0] * size, SPREAD, settings)
    return made


class Strategy(msgspec.Struct):
    """What is used of the optimiser."""

    mean: Sequence[float]
    ask: Callable[[], list[Sequence[float]]]
    tell: Callable[[list[Sequence[float]], list[float]], None]
