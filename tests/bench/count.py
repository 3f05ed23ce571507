"""How many instructions a game takes, counted by valgrind's callgrind, which noise does not move.

``python -m tests.bench.count ENGINE GAMES`` plays that many games; run twice, what the start takes drops out.
"""

import random
import re
import subprocess
import sys
from pathlib import Path

from chapterhouse.games import GAMES
from chapterhouse.kernel import QuietDealer, SeededDealer, actors, apply, legal
from tests.bench.worker import ROOT, environment

FEW, MANY = 1, 6
_REFS = re.compile(r"I\s+refs:\s+([\d,]+)")


def play_games(name: str, games: int) -> None:
    """The same games every time, with the fewest players."""
    game = GAMES[name]
    options = game.read_options({"players": game.players[0]})
    rng = random.Random(1)
    for number in range(games):
        state = game.deal(options, SeededDealer(number)).state
        dealer = QuietDealer(rng)
        while waiting := actors(state):
            apply(state, waiting[0], rng.choice(legal(state, waiting[0])), dealer)


def read_count(said: str) -> int:
    """The number of instructions in what valgrind says at its end."""
    found = _REFS.search(said)
    if found is None:
        raise ValueError(f"valgrind has not counted: {said[-300:]}")
    return int(found[1].replace(",", ""))


def count(tree: Path, name: str, games: int, pure: bool) -> int:
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*tool, sys.executable, "-m", "tests.bench.count", name, str(games)]
    given = environment(tree, pure)
    return read_count(subprocess.run(command, cwd=ROOT, env=given, capture_output=True, text=True, check=True).stderr)


def instructions(tree: Path, name: str, pure: bool) -> float:
    """For one game, start and set-up of the program not counted."""
    return (count(tree, name, MANY, pure) - count(tree, name, FEW, pure)) / (MANY - FEW)


if __name__ == "__main__":
    play_games(sys.argv[1], int(sys.argv[2]))
