"""How strong the bots are: each against copies of a weaker one, the table of ``docs/bots.md``.

``python -m tests.bench.strength`` plays every deal from every chair, by the runner and with the intervals of the lab.
Bots that search are limited by playouts, so the table repeats. Scholars take most of the time: ``--scholar-deals``.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.console import Console

from chapterhouse.games import NAMES, find
from chapterhouse.lab.versus import Comparison, versus

SEED = 1
HEAD = """\
| game | bots | games | even | victories (95 %) | points | of rivals | CPU s a decision |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


class Row(NamedTuple):
    """One comparison."""

    game: str
    players: int
    bot: str
    rival: str


PLAYOUTS = {"monastery": 48, "monasterium": 48, "abbey": 96}
"""Below a second of CPU a decision, compiled."""


def rows(games: Sequence[str]) -> Iterator[Row]:
    """Greedy against random, and every level against the one before, at the smallest table of each game."""
    for game in games:
        players = find(game).players[0]
        scholar = f"scholar:{PLAYOUTS[game]}"
        for bot, rival in (("greedy", "random"), ("brother", "novice"), ("prior", "brother"), (scholar, "prior")):
            yield Row(game, players, bot, rival)
        yield Row(game, players, scholar, "greedy")


def deals_of(row: Row, deals: int, scholar_deals: int) -> int:
    return scholar_deals if row.bot.startswith("scholar") else deals


def measured(row: Row, deals: int) -> Comparison:
    *_, last = versus(row.game, row.bot, row.rival, row.players, deals * row.players, SEED)
    return last


def written(row: Row, found: Comparison) -> str:
    """The row as Markdown."""
    cells = (
        row.game.capitalize(),
        f"{row.bot} against {row.players - 1} × {row.rival}",
        str(found.games),
        f"{100 / row.players:.0f} %",
        found.won.write(percent=True),
        f"{found.points.mean:.1f}",
        f"{found.rival_points.mean:.1f}",
        f"{found.seconds:.3f}",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10, help="each is played from every chair")
    parser.add_argument("--scholar-deals", type=int, default=10, help="for rows with a scholar; 0 leaves them out")
    parser.add_argument("--only", choices=NAMES, action="append", help="this game; may be given several times")
    chosen = parser.parse_args()
    console = Console(width=160, highlight=False)
    console.print(
        "| game | bots | games | even | victories (95 %) | points | of rivals | CPU s a decision |", markup=False
    )
    console.print("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |", markup=False)
    for each in rows(chosen.only or NAMES):
        if not deals_of(each, chosen.deals, chosen.scholar_deals):
            continue
        console.print(written(each, measured(each, deals_of(each, chosen.deals, chosen.scholar_deals))), markup=False)
