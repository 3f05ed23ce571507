"""Learns the weights ``[learned]`` of Monasterium from finished games, and measures how well they predict.

``python -m tests.bench.learned_terms --games 700`` plays games among greedy bots with occasional random choices and
samples positions of each. The target is the final points of every seat, minus the mean of the table. Three games in
four are used for ridge regression, which prints the weights as they stand in ``bots/weights/monasterium.toml``; the
fourth measures how much of the final differences the learned and the tuned weights explain.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

from chapterhouse.bots.evaluator import load_weights
from chapterhouse.bots.evaluators.monasterium.evaluator import MonasteriumEvaluator
from chapterhouse.bots.evaluators.monasterium.learned_terms import TimeLeft, all_terms, time_left
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.games import find
from chapterhouse.kernel import Seat, SeededDealer, actors, legal, play

ONE_IN = 12
"""Positions next to each other are alike: one in so many is looked at."""
WHIMS = (0.0, 0.02, 0.05)
"""How often the players of a game do anything at all; all of them alike, so that none is known by his clumsiness."""
HELD_OUT = 4
"""One game in so many is for measuring."""
RIDGE = 3000.0
"""How much is held against large weights."""
PHASES = ((0.75, 1.0), (0.5, 0.75), (0.25, 0.5), (0.1, 0.25), (0.0, 0.1))
"""Parts of the game, by the share that is left."""

NAMES = tuple(load_weights("monasterium").learned)

Numbers = NDArray[np.float64]


class Position(NamedTuple):
    """What a table looked like, seat by seat, and what came of it."""

    deal: int
    left: TimeLeft
    terms: Sequence[Sequence[float]]
    now: Sequence[float]
    """What would count if the game ended now."""
    tuned: Sequence[float]
    final: Sequence[float]


class Judged(NamedTuple):
    """How much of the differences at the end is explained, in one part of the game."""

    phase: tuple[float, float]
    tuned: float
    learned: float


def positions(players: int, games: int, seed: int) -> Iterator[Position]:
    for deal in track(range(seed, seed + games), "games"):
        yield from looked_at(players, deal)


def looked_at(players: int, deal: int) -> list[Position]:
    """Some positions of one game."""
    game, pick = find("monasterium"), Random(f"{deal}/pick")
    bots = [GreedyBot(Random(f"{deal}/{seat}")) for seat in range(players)]
    state = game.deal(game.read_options({"players": players}), SeededDealer(f"{deal}/deal")).state
    whim, found, moves = pick.choice(WHIMS), [], 0
    while waiting := actors(state):
        seat, choices = waiting[0], legal(state, waiting[0])
        if pick.randrange(ONE_IN) == 0:
            found.append(state)
        whimsical = pick.random() < whim
        action = pick.choice(choices) if whimsical else bots[seat].choose(game.view(state, seat), choices)
        state = play(state, seat, action, SeededDealer(f"{deal}/{moves}")).state
        moves += 1
    final = [float(score.total) for score in game.result(state).scores]
    return [position(each, deal, final) for each in found]


def position(state: object, deal: int, final: Sequence[float]) -> Position:
    seats: Sequence[Seat] = range(len(final))
    return Position(
        deal,
        time_left(state),
        [[held[name] for name in NAMES] for held in (all_terms(state, seat) for seat in seats)],
        [HOPELESS.value(state, seat) for seat in seats],
        [TUNED.value(state, seat) for seat in seats],
        final,
    )


def learn(found: Sequence[Position], ridge: float = RIDGE) -> Numbers:
    """The weights that guess best, by ridge regression: for each term in the last round, then what the start adds.

    Only differences between the seats of one table count, so nothing is learned about how rich games are.
    """
    terms, missing = spread(found), apart([each.final for each in found]) - apart([each.now for each in found])
    scale = terms.std(axis=0) + 1e-9
    scaled = terms / scale
    weights = np.linalg.solve(scaled.T @ scaled + ridge * np.eye(len(scale)), scaled.T @ missing)
    return np.asarray(weights / scale, dtype=np.float64)


def spread(found: Sequence[Position]) -> Numbers:
    """The terms of all seats, as they count in the last round and by the share of the game that is left, both as
    differences from the mean of the table.
    """
    rows = []
    for each in found:
        held = np.array(each.terms, dtype=np.float64)
        both = np.hstack([held * min(1.0, each.left.rounds), held * each.left.share])
        rows.append(both - both.mean(axis=0))
    return np.vstack(rows)


def apart(tables: Sequence[Sequence[float]]) -> Numbers:
    """Differences from the mean of the table, all seats in one row."""
    return np.concatenate([np.array(table) - np.mean(table) for table in tables])


def explained(guessed: Numbers, final: Numbers) -> float:
    return float(1.0 - ((final - guessed) ** 2).sum() / (final**2).sum())


def judged(found: Sequence[Position], weights: Numbers) -> Iterator[Judged]:
    for low, high in (*PHASES, (0.0, 1.0)):
        part = [each for each in found if low <= each.left.share <= high]
        final = apart([each.final for each in part])
        guessed = apart([each.now for each in part]) + spread(part) @ weights
        yield Judged((low, high), explained(apart([each.tuned for each in part]), final), explained(guessed, final))


def evaluator(learned_share: float, weight: float | None = None) -> MonasteriumEvaluator:
    """A evaluator that believes in what was learned as far as this, or gives all of it the same worth."""
    given = load_weights("monasterium")
    learned = given.learned if weight is None else dict.fromkeys(given.learned, (weight, weight))
    search = msgspec.structs.replace(given.search, learned_share=learned_share)
    return MonasteriumEvaluator(msgspec.structs.replace(given, learned=learned, search=search))


HOPELESS = evaluator(learned_share=1.0, weight=0.0)
TUNED = evaluator(learned_share=0.0)


def show(players: int, games: int, seed: int) -> None:
    found = list(positions(players, games, seed))
    taught = [each for each in found if each.deal % HELD_OUT]
    table = Table(title=f"Monasterium, {players} players: {len(found)} positions of {games} games")
    for column in ("left of the game", "explained by tuned weights", "by learned ones"):
        table.add_column(column, justify="right")
    for row in judged([each for each in found if not each.deal % HELD_OUT], learn(taught)):
        table.add_row(f"{row.phase[0]:.2f} to {row.phase[1]:.2f}", f"{row.tuned:.3f}", f"{row.learned:.3f}")
    console = Console(width=100)
    console.print(table)
    late, more = np.split(learn(found), 2)
    for name, end, start in zip(NAMES, late, late + more, strict=True):
        console.print(f"{name} = [{start:.2f}, {end:.2f}]", markup=False, highlight=False)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=700)
    parser.add_argument("--seed", type=int, default=510000)
    told = parser.parse_args()
    show(told.players, told.games, told.seed)
