"""How long exact deduction takes: everything that a seat can ask of its view at one moment, over whole games.

    python -m tests.bench.deduction

Blind players ask little and oddly; greedy bots ask much and well, which makes the hardest views there are.
"""

import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from chapterhouse.bots import find_bot
from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import Fitting, HowMany, Is
from chapterhouse.games.abbey.view import AbbeyView, view
from chapterhouse.kernel import Action, QuietDealer, Seat, SeededDealer, actors, apply, legal
from chapterhouse.kernel.record import AnyGame

Choose = Callable[[Any, Seat], Action]
Figures = tuple[float, float, float]

QUESTION = HowMany("hand", Fitting((Is("bearded"),)))
STYLES = {"blind": (4, 15), "greedy": (1, 20)}
"""How many games are played in a style, and every which decision is looked at."""


def chooser(style: str, players: int, seed: int) -> Choose:
    """Somebody who plays all seats."""
    rng = random.Random(seed)
    if style == "blind":
        return lambda state, seat: rng.choice(legal(state, seat))
    bots = [find_bot(style, random.Random(seed * 10 + seat)) for seat in range(players)]
    return lambda state, seat: bots[seat].choose(view(state, seat), legal(state, seat))


def moments(game: AnyGame, players: int, style: str, seed: int) -> Iterator[AbbeyView]:
    """Views of whoever decides, all through a game."""
    choose = chooser(style, players, seed)
    dealer = QuietDealer(random.Random(seed))
    state = game.deal(AbbeyOptions(players=players), SeededDealer(seed)).state
    for number in range(20_000):
        waiting = actors(state)
        if not waiting:
            return
        if number % STYLES[style][1] == 0:
            yield view(state, waiting[0])
        apply(state, waiting[0], choose(state, waiting[0]), dealer)


def milliseconds(work: Callable[[], object]) -> float:
    before = time.process_time()
    work()
    return (time.process_time() - before) * 1_000


def timed(seen: AbbeyView) -> Figures:
    """Reading the view and naming the culprits, placing every card, and looking ahead to one question."""
    made: list[Case] = []

    def culprits() -> None:
        made.append(Case(seen))
        made[0].culprits()

    first = milliseconds(culprits)
    case = made[0]
    target = ((seen.seat or 0) + 1) % len(seen.players)
    figures = first, milliseconds(case.places), milliseconds(lambda: case.prospects(target, QUESTION))
    case.close()
    return figures


def summary(taken: list[float]) -> str:
    """Median, 95 % and worst."""
    ordered = sorted(taken)
    return " / ".join(
        f"{figure:.0f}" for figure in (statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
    )


def show(game: AnyGame) -> None:
    """One row for each style of play and number of players."""
    table = Table(title="Mystery of the Abbey, exact deduction: CPU milliseconds per view, median / 95 % / worst")
    for column in ("players", "play", "views", "culprits", "places", "one question", "culprits + places"):
        table.add_column(column, justify="right")
    for style, (games, _) in STYLES.items():
        for players in game.players:
            taken = [timed(seen) for seed in range(games) for seen in moments(game, players, style, seed)]
            kinds = [*zip(*taken, strict=True), [first + second for first, second, _ in taken]]
            table.add_row(str(players), style, str(len(taken)), *(summary(list(kind)) for kind in kinds))
    Console(width=120).print(table)


if __name__ == "__main__":
    show(GAME)
