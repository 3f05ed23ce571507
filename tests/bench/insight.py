"""What thinking longer brings, decision by decision, in points.

``python -m tests.bench.insight monasterium --playouts 12 48 200``. A few points are hard to see in the results of
games, where luck is worth thirty. So here scholars with more and less time, and the greedy bot, decide at the same
moments of games among greedy bots. Where they disagree, all that they would do is carried on in playouts that look
twice as far as theirs, in the same worlds and with the same luck; the gain is the lead at the end, above that of what
the greedy bot does.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

import msgspec
import polars as pl
from rich.console import Console
from rich.progress import track
from rich.table import Table

from chapterhouse.bots.beam_search import TurnPlan
from chapterhouse.bots.bot import Bot
from chapterhouse.bots.evaluator import load_weights, make_evaluator, seat_of
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.playout import playout
from chapterhouse.bots.position_evaluator import PositionEvaluator
from chapterhouse.bots.scholar import ScholarBot
from chapterhouse.games import find
from chapterhouse.kernel import Action, SeededDealer, View, actors, legal, play
from chapterhouse.lab.estimates import mean_of
from tests.bench.bots import Asked

PLAYERS = 4
ONE_IN = 80
"""Decisions next to each other are alike: one in so many is looked at."""
SWEEPS = 60
"""Worlds in which a disagreement is carried on."""
STRIDE = 101
"""Between the luck of one world and that of the next, so that no two players share theirs."""


def decisions(name: str, seed: int) -> Iterator[Asked]:
    """Decisions with several choices out of one game after the other."""
    game, pick = find(name), Random(seed)
    for deal in count(seed):
        state = game.deal(game.read_options({"players": PLAYERS}), SeededDealer(f"{deal}/deal")).state
        bots = [GreedyBot(Random(f"{deal}/{seat}")) for seat in range(PLAYERS)]
        moves = 0
        while waiting := actors(state):
            seat = waiting[0]
            view, choices = game.view(state, seat), legal(state, seat)
            if len(choices) > 1 and pick.randrange(ONE_IN) == 0:
                yield Asked(view, choices)
            action = bots[seat].choose(view, choices)
            state = play(state, seat, action, SeededDealer(f"{deal}/{moves}")).state
            moves += 1


def far_sighted(name: str) -> Any:
    """A evaluator whose playouts look twice as far, and whose rivals have no whims; a lead is a lead."""
    weights = load_weights(name).for_search()
    search = weights.search
    far = msgspec.structs.replace(
        search, horizon=2 * search.horizon, min_decisions=2 * search.min_decisions, epsilon=0.0, win_bonus=0.0
    )
    return make_evaluator(name, msgspec.structs.replace(weights, search=far))


def gains(evaluator: PositionEvaluator, view: View, actions: Sequence[Action]) -> list[float]:
    """What each action leads to, above the first."""
    leads: list[list[float]] = [[] for _ in actions]
    for luck in range(SWEEPS):
        world = evaluator.game.determinize(view, Random(luck))
        for action, found in zip(actions, leads, strict=True):
            plan = TurnPlan((action,), 0.0, {})
            found.append(playout(evaluator, world.copy(), seat_of(view), plan, luck * STRIDE))
    return [fmean(found) - fmean(leads[0]) for found in leads]


class Thinker:
    """A bot, what its choices gained above those of the greedy bot, and the CPU seconds it took."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.gains: list[float] = []
        self.seconds = 0.0

    def choose(self, asked: Asked) -> Action:
        began = process_time()
        action = self.bot.choose(asked.view, asked.choices)
        self.seconds += process_time() - began
        return action

    def told(self) -> tuple[str, ...]:
        gain = mean_of(pl.Series(self.gains)).write(sign=True)
        return self.name, gain, f"{self.seconds / len(self.gains):.2f}"


def judged(name: str, thinkers: Sequence[Thinker], number: int, seed: int) -> None:
    """Has everybody decide at so many moments; the first one's choice is what the others are measured by."""
    evaluator = far_sighted(name)
    for asked in track(islice(decisions(name, seed), number), name, total=number):
        chosen = [thinker.choose(asked) for thinker in thinkers]
        actions = list(dict.fromkeys(chosen))
        found = gains(evaluator, asked.view, actions) if len(actions) > 1 else [0.0]
        for thinker, action in zip(thinkers, chosen, strict=True):
            thinker.gains.append(found[actions.index(action)])


def show(name: str, playouts: Sequence[int], number: int, seed: int) -> None:
    scholars = [Thinker(f"scholar, {most} playouts", ScholarBot(Random(most), most, None)) for most in playouts]
    thinkers = [Thinker("greedy", GreedyBot(Random(1))), *scholars]
    judged(name, thinkers, number, seed)
    table = Table(title=f"{name}: points gained by a decision, {number} decisions of {PLAYERS}-player games")
    for column in ("bot", "above greedy", "CPU seconds"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for thinker in thinkers:
        table.add_row(*thinker.told())
    Console(width=100).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("monastery", "monasterium"))
    parser.add_argument("--playouts", type=int, nargs="+", default=[12, 48, 192])
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    show(told.game, told.playouts, told.decisions, told.seed)
