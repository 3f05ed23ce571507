"""What a person waits for: wall time and CPU time of three bots between two decisions of mine, at a real server.

``python -m tests.bench.waiting`` plays one game of each kind at a socket, as a browser with bots "at once" does:
nothing is shown slower than the server sends it, and what has a single answer is answered without a pause. A wait
begins when my action is sent and ends with the next position in which I have a choice. Waits in which no bot moved do
not count.

``--level abbot --games abbey`` asks for others. The wall time is that of an idle machine only on one; the CPU time (the
server and its bot processes) says what the machine did. The target is a median below 1.5 seconds for three brothers.
"""

import argparse
import asyncio
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from tools.victim import Victim, cpu_seconds_of

from chapterhouse.bots import LEVELS
from chapterhouse.games import GAMES
from chapterhouse.server.config import Config
from tests.server.client import Guest, Json, Seat

BOTS = 3
SEED = 20261118
TARGET = 1.5


class Wait(NamedTuple):
    wall: float
    cpu: float


def family(process: int) -> Iterator[int]:
    """A process and everything that it started. A thread that ends meanwhile has no children left."""
    yield process
    for thread in Path(f"/proc/{process}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in (thread / "children").read_text().split():
                yield from family(int(child))


def cpu_seconds(victim: Victim) -> float:
    return sum(cpu_seconds_of(process) for process in family(victim.process_id))


async def next_choice(me: Seat, seat: int, seq: int, rng: Random) -> tuple[Json, int]:
    """The next position in which I have a choice or the game is over, and how many entries until then are mine."""
    mine = 0
    while True:
        position = await me.position(partial(_concerns_me_after, seq))
        if position["result"] is not None or len(position["choices"]) > 1:
            return position, mine
        answer = await me.act(seat, rng.choice(position["choices"]), position["seq"])
        mine += answer["type"] == "done"
        seq = position["seq"]


def _concerns_me_after(seq: int, position: Json) -> bool:
    """A later position, in which I am asked or the game is over."""
    return position["seq"] > seq and (position["result"] is not None or bool(position["choices"]))


async def play(victim: Victim, game: str, level: str) -> list[Wait]:
    """One game to its end; I choose at random."""
    rng, waits = Random(SEED), list[Wait]()
    guest = await Guest(victim.address).named("Anna")
    chairs: list[Json] = [{"type": "my-chair"}, *({"type": "bot-chair", "bot": level} for _ in range(BOTS))]
    table = await guest.make(game, chairs, start=True)
    async with guest.at(table) as me:
        position, _ = await next_choice(me, 0, -1, rng)
        while position["result"] is None:
            began, cpu, before = monotonic(), cpu_seconds(victim), position["seq"]
            answer = await me.act(0, rng.choice(position["choices"]), before)
            if answer["type"] != "done":
                continue
            position, mine = await next_choice(me, 0, before, rng)
            if position["seq"] - before > mine + 1:
                waits.append(Wait(monotonic() - began, cpu_seconds(victim) - cpu))
    await guest.close()
    return waits


def measure(game: str, level: str) -> list[Wait]:
    with tempfile.TemporaryDirectory(prefix="chapterhouse-waiting-") as folder:
        database = f"sqlite:///{folder}/chapterhouse.db"
        victim = Victim(database, Path(folder) / "log", pause=Config(database=database).bot_pause)
        victim.start()
        try:
            return asyncio.run(play(victim, game, level))
        finally:
            victim.stop()


def show(games: list[str], level: str) -> None:
    title = f"seconds that three {level} bots take between two decisions of mine (target: median below {TARGET:g} s)"
    table = Table(title=title)
    for column in ("game", "waits", "wall median", "95 %", "worst", "CPU median", "95 %", "worst"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game in games:
        waits = measure(game, level)
        columns = [sorted(wait.wall for wait in waits), sorted(wait.cpu for wait in waits)]
        cells = [f"{value:.2f}" for column in columns for value in _summary(column)]
        table.add_row(game, str(len(waits)), *cells)
    Console(width=110).print(table)


def _summary(found: list[float]) -> tuple[float, float, float]:
    return statistics.median(found), found[int(0.95 * (len(found) - 1))], found[-1]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", choices=sorted(LEVELS), default="brother")
    parser.add_argument("--games", nargs="+", choices=sorted(GAMES), default=list(GAMES))
    given = parser.parse_args()
    show(given.games, given.level)
