"""``make bench``: our games beside Catanatron, in one interleaved run on one core.

Every figure is CPU time, the median of the rounds; in each round every engine has its turn, so what else the machine
is doing falls on all alike. Read the ratios: absolute figures belong to the machine.
"""

import os
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from chapterhouse.games import GAMES
from chapterhouse.kernel import QuietDealer, SeededDealer, actors, apply, legal
from chapterhouse.kernel.record import AnyGame
from tests.bench import deduction

ROUNDS = 7
GAMES_A_ROUND = 4
COPIES = 2_000
LISTS = 400


class Figures(NamedTuple):
    """One round of one engine."""

    decisions: float
    """Per second of random play."""
    copy: float
    """Microseconds."""
    listing: float
    """Microseconds for one list of legal choices."""
    choices: float
    """How many choices a decision has."""
    games: float
    """Per second."""


def clock(work: Callable[[], int]) -> float:
    """Seconds of CPU per unit of work."""
    before = time.process_time()
    done = work()
    return (time.process_time() - before) / done


def ours(game: AnyGame, players: int, seed: int) -> Figures:
    """Random play of one of our games."""
    rng = random.Random(seed)
    options = game.read_options({"players": players})
    seen: list[tuple[Any, int]] = []
    counts = [0, 0]

    def playing() -> int:
        decisions = 0
        for number in range(GAMES_A_ROUND):
            state = game.deal(options, SeededDealer(seed * 1_000 + number)).state
            dealer = QuietDealer(rng)
            while waiting := actors(state):
                seat = waiting[0]
                choices = legal(state, seat)
                counts[0] += len(choices)
                apply(state, seat, rng.choice(choices), dealer)
                decisions += 1
        counts[1] += decisions
        return decisions

    per_decision = clock(playing)
    state = game.deal(options, SeededDealer(seed)).state
    while waiting := actors(state):
        if rng.random() < 0.2:
            seen.append((state.copy(), waiting[0]))
        apply(state, waiting[0], rng.choice(legal(state, waiting[0])), QuietDealer(rng))
    middle = seen[len(seen) // 2][0]
    per_copy = clock(lambda: sum(1 for _ in range(COPIES) if middle.copy()))
    some = [rng.choice(seen) for _ in range(LISTS)]
    per_list = clock(lambda: sum(1 for state, seat in some if legal(state, seat)))
    games = 1 / (per_decision * counts[1] / GAMES_A_ROUND)
    return Figures(1 / per_decision, per_copy * 1e6, per_list * 1e6, counts[0] / counts[1], games)


def catanatron(players: int, seed: int) -> Figures:
    """Random play of Catan by its best-known Python engine."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.models.actions import generate_playable_actions

    colors = list(Color)[:players]
    counts = [0, 0]
    seen: list[Any] = []
    random.seed(seed)

    def playing() -> int:
        decisions = 0
        for number in range(GAMES_A_ROUND):
            game = Game([RandomPlayer(color) for color in colors], seed=seed * 1_000 + number)
            while game.winning_color() is None and game.state.num_turns < 1_000:
                counts[0] += len(game.state.playable_actions)
                game.play_tick()
                decisions += 1
        counts[1] += decisions
        return decisions

    per_decision = clock(playing)
    game = Game([RandomPlayer(color) for color in colors], seed=seed)
    while game.winning_color() is None and game.state.num_turns < 1_000:
        if random.random() < 0.1:
            seen.append(game.copy())
        game.play_tick()
    middle = seen[len(seen) // 2]
    per_copy = clock(lambda: sum(1 for _ in range(COPIES // 10) if middle.copy()))
    some = [random.choice(seen).state for _ in range(LISTS)]
    per_list = clock(lambda: sum(1 for state in some if generate_playable_actions(state) is not None))
    games = 1 / (per_decision * counts[1] / GAMES_A_ROUND)
    return Figures(1 / per_decision, per_copy * 1e6, per_list * 1e6, counts[0] / counts[1], games)


def medians(rounds: list[Figures]) -> Figures:
    return Figures(*(statistics.median(column) for column in zip(*rounds, strict=True)))


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    engines: dict[str, Callable[[int], Figures]] = {"Catanatron, 4 players": partial(catanatron, 4)}
    for game in GAMES.values():
        for players in sorted({game.players[0], 4}):
            engines[f"{game.name}, {players} players"] = partial(ours, game, players)
    rounds: dict[str, list[Figures]] = {name: [] for name in engines}
    for seed in track(range(ROUNDS), "rounds"):
        for name, engine in engines.items():
            rounds[name].append(engine(seed))
    show({name: medians(figures) for name, figures in rounds.items()})
    deduction.show(GAMES["abbey"])


def show(figures: dict[str, Figures]) -> None:
    """The table, with every ratio against Catanatron in the same run."""
    base = next(iter(figures.values()))
    table = Table(title=f"median of {ROUNDS} interleaved rounds, one core, CPU time")
    for column in ("", "choices", "decisions/s", "×", "copy µs", "×", "list µs", "games/s"):
        table.add_column(column, justify="left" if not column else "right")
    for name, row in figures.items():
        table.add_row(
            name,
            f"{row.choices:.1f}",
            f"{row.decisions:,.0f}",
            f"{row.decisions / base.decisions:.2f}",
            f"{row.copy:.1f}",
            f"{row.copy / base.copy:.3f}",
            f"{row.listing:.1f}",
            f"{row.games:.1f}",
        )
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
