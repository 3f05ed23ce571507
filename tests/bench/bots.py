"""How long the bots think: CPU seconds for a decision, for every level and game, at moments of a real game.

``python -m tests.bench.bots`` prints the table; ``--decisions 30`` looks at more moments. CPU time hardly depends on
what else the machine is doing; a level that thinks by the clock simply gets less done on a busy one.

``--between brother`` plays one game of each kind with three bots of a level and prints the CPU time that they take
together between two decisions of the fourth chair: what a person waits for at an idle machine with bots "at once".
"""

import argparse
from collections.abc import Iterator
from random import Random
from time import monotonic, process_time
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from chapterhouse.bots import LEVELS, find_bot
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.games import GAMES
from chapterhouse.kernel import Action, SeededDealer, View, actors, legal, play

PLAYERS = 4
SEED = 20261116


class Asked(NamedTuple):
    """A decision with several choices."""

    view: View
    choices: list[Action]


class Times(NamedTuple):
    """CPU seconds for a decision, and by the clock the longest wait."""

    median: float
    most: float
    """Nineteen in twenty decisions take no longer."""
    worst: float
    clock: float


def decisions(name: str) -> Iterator[Asked]:
    """All decisions of one game among greedy bots."""
    game = GAMES[name]
    state = game.deal(game.read_options({"players": PLAYERS}), SeededDealer(SEED)).state
    bot, moves = GreedyBot(Random(SEED)), 0
    while waiting := actors(state):
        seat = waiting[0]
        view, choices = game.view(state, seat), legal(state, seat)
        if len(choices) > 1:
            yield Asked(view, choices)
        state = play(state, seat, bot.choose(view, choices), SeededDealer(f"{SEED}/{moves}")).state
        moves += 1


def times(level: str, asked: list[Asked]) -> Times:
    found, waits = [], []
    for number, each in enumerate(track(asked, level)):
        bot = find_bot(level, Random(number))
        began, asked_at = process_time(), monotonic()
        bot.choose(each.view, each.choices, LEVELS[level].seconds)
        found.append(process_time() - began)
        waits.append(monotonic() - asked_at)
    found.sort()
    return Times(found[len(found) // 2], found[int(0.95 * (len(found) - 1))], found[-1], max(waits))


def between(name: str, level: str) -> list[float]:
    """CPU seconds that three bots of a level take together between two decisions of the first chair, in one game."""
    game = GAMES[name]
    state = game.deal(game.read_options({"players": PLAYERS}), SeededDealer(SEED)).state
    me, others = GreedyBot(Random(SEED)), [find_bot(level, Random(seat)) for seat in range(PLAYERS)]
    waits, moves = [0.0], 0
    while waiting := actors(state):
        seat = next((seat for seat in waiting if seat), 0)
        view, choices = game.view(state, seat), legal(state, seat)
        if seat:
            began = process_time()
            action = others[seat].choose(view, choices, LEVELS[level].seconds)
            waits[-1] += process_time() - began
        else:
            action = me.choose(view, choices)
            waits.append(0.0)
        state = play(state, seat, action, SeededDealer(f"{SEED}/{moves}")).state
        moves += 1
    return sorted(wait for wait in waits if wait)


def show_between(level: str) -> None:
    table = Table(title=f"CPU seconds of three {level} bots between two decisions of the fourth chair, one game each")
    for column in ("game", "waits", "median", "95 %", "worst"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in GAMES:
        found = between(name, level)
        picked = (found[len(found) // 2], found[int(0.95 * (len(found) - 1))], found[-1])
        table.add_row(name, str(len(found)), *(f"{seconds:.3f}" for seconds in picked))
    Console(width=100).print(table)


def show(number: int) -> None:
    table = Table(title=f"CPU seconds for a decision, {number} decisions of one {PLAYERS}-player game each")
    for column in ("game", "level", "allowed", "median", "95 %", "worst", "clock"):
        table.add_column(column, justify="left" if column in ("game", "level") else "right")
    for name in GAMES:
        asked = list(decisions(name))
        some = Random(SEED).sample(asked, min(number, len(asked)))
        for level in LEVELS:
            row = times(level, some)
            table.add_row(name, level, f"{LEVELS[level].seconds:g}", *(f"{seconds:.3f}" for seconds in row))
    Console(width=100).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=12)
    parser.add_argument("--between", choices=sorted(LEVELS), help="what three bots of this level take together")
    given = parser.parse_args()
    if given.between:
        show_between(given.between)
    else:
        show(given.decisions)
