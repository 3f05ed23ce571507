"""``make bench``: our games, pure and compiled, beside Catanatron and OpenSpiel, in one interleaved run on one core.

Every figure is CPU time, the median of the rounds; in each round every engine has its turn, so what else the machine
is doing falls on all alike. Read the ratios: absolute figures belong to the machine.
"""

import os
import statistics
from contextlib import ExitStack

from rich.console import Console
from rich.progress import track
from rich.table import Table

from chapterhouse.games import GAMES
from tests.bench import deduction
from tests.bench.engines import OTHERS, Figures, our_engines
from tests.bench.worker import Worker, compiled_games

ROUNDS = 7


def medians(rounds: list[Figures]) -> Figures:
    return Figures(*(statistics.median(column) for column in zip(*rounds, strict=True)))


def measure(rounds: int = ROUNDS) -> dict[str, Figures]:
    """Every row of the table: who plays, by which worker."""
    with ExitStack() as stack:
        pure = stack.enter_context(Worker(pure=True))
        rows = {name: (pure, name) for name in (*OTHERS, *our_engines())}
        games = compiled_games()
        if games:
            native = stack.enter_context(Worker())
            ours = [name for name in our_engines() if name.split(",")[0] in games]
            rows |= {f"{name}, compiled": (native, name) for name in ours}
        taken: dict[str, list[Figures]] = {row: [] for row in rows}
        for seed in track(range(rounds), "rounds"):
            for row, (worker, engine) in rows.items():
                taken[row].append(worker.play(engine, seed))
        return {row: medians(figures) for row, figures in taken.items()}


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    stay_on_one_core()
    show(measure())
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
