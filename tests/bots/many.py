"""Thousands of games among quick bots: whatever a bot decides is legal, and every game comes to its end.

``python -m tests.bots.many`` plays them. The table checks every action as it checks those of people, so a game that
ends was played by the rules; the first action that breaks one stops the run and is named together with its game.
"""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from chapterhouse.bots import Bot, find_bot
from chapterhouse.games import NAMES, find
from chapterhouse.kernel import Action, Illegal, View
from tests.bots.tables import play_game

QUICK = {"random": 40, "novice": 3, "brother": 1}
"""How often each of the quick bots takes a chair: those that weigh nothing play most games in the same time."""


class Played(NamedTuple):
    """What was played of one game with one number of players."""

    game: str
    players: int
    games: int
    decisions: int
    seconds: float


class Counting:
    """A bot that counts how often it is asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        self.asked += 1
        return self.bot.choose(view, choices, seconds)


def company(players: int, seed: str) -> list[Counting]:
    """Quick bots for every chair."""
    rng = Random(seed)
    names = rng.choices(list(QUICK), list(QUICK.values()), k=players)
    return [Counting(find_bot(name, Random(f"{seed}/{seat}"))) for seat, name in enumerate(names)]


def played(name: str, players: int, games: int, first: int = 0) -> Played:
    """So many games, from this number on."""
    game = find(name)
    options = game.read_options({"players": players})
    decisions, began = 0, process_time()
    for number in range(first, first + games):
        bots = company(players, f"{name}/{players}/{number}")
        try:
            play_game(game, options, bots, number)
        except Illegal as refusal:
            refusal.add_note(f"game {number} of {name} with {players} players")
            raise
        decisions += sum(bot.asked for bot in bots)
    return Played(name, players, games, decisions, process_time() - began)


def all_played(names: Sequence[str], games: int) -> Iterator[Played]:
    """For every number of players an equal part of so many games of each."""
    for name in names:
        numbers = find(name).players
        for players in numbers:
            yield played(name, players, games // len(numbers))


def show(names: Sequence[str], games: int) -> None:
    table = Table(title="Games among quick bots, every action checked")
    for column in ("game", "players", "games", "decisions", "CPU seconds"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for row in all_played(names, games):
        table.add_row(row.game, str(row.players), str(row.games), str(row.decisions), f"{row.seconds:.0f}")
        Console(stderr=True).print(f"{row.game} with {row.players}: {row.games} games")
    Console(width=80).print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--only", choices=NAMES, action="append", help="this game; may be given several times")
    chosen = parser.parse_args()
    show(chosen.only or list(NAMES), chosen.games)
