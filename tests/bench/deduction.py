"""How long exact deduction takes: everything that a seat can ask of its view at one moment, over whole games."""

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from chapterhouse.games.abbey.deduction import deduce
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.view import view
from chapterhouse.kernel import QuietDealer, SeededDealer, actors, apply, legal
from chapterhouse.kernel.record import AnyGame

GAMES = 4
EVERY = 15


def moments(game: AnyGame, players: int, seed: int) -> Iterator[Any]:
    """Views of whoever decides, all through a game of blind players who ask what is offered."""
    rng = random.Random(seed)
    state = game.deal(AbbeyOptions(players=players), SeededDealer(seed)).state
    for number in range(20_000):
        waiting = actors(state)
        if not waiting:
            return
        if number % EVERY == 0:
            yield view(state, waiting[0])
        apply(state, waiting[0], rng.choice(legal(state, waiting[0])), QuietDealer(rng))


def milliseconds(seen: Any) -> float:
    before = time.process_time()
    deduce(seen)
    return (time.process_time() - before) * 1_000


def show(game: AnyGame) -> None:
    """One row for each number of players."""
    table = Table(title="Mystery of the Abbey: who can it be, and where can each card be? CPU milliseconds per view")
    for column in ("players", "views", "median", "95 %", "worst"):
        table.add_column(column, justify="right")
    for players in game.players:
        taken = sorted(milliseconds(seen) for seed in range(GAMES) for seen in moments(game, players, seed))
        late = taken[int(len(taken) * 0.95)]
        figures = (statistics.median(taken), late, taken[-1])
        table.add_row(str(players), str(len(taken)), *(f"{figure:.0f}" for figure in figures))
    Console(width=100).print(table)
