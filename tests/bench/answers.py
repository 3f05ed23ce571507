"""How much CPU the server takes for what people open: the lobby, a table, a page of a replay.

    python -m tests.bench.answers
    python -m tests.bench.answers --rounds 3 --game monasterium

Games are played at random into a database; then a server that has none of them in memory answers over HTTP and sockets.
The figures are CPU milliseconds of the server and its workers for one answer, the socket stack included. The bar is
10 ms.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Chart
from tools.opening import HOST, PLAYERS, play_on
from tools.victim import Victim

from chapterhouse.games import NAMES
from chapterhouse.server.config import Config, Limits
from chapterhouse.server.context import Context
from chapterhouse.server.contract import MyChair
from chapterhouse.server.forms import MakeTable
from chapterhouse.server.registry import TableRegistry
from chapterhouse.storage import AsyncStore, open_store
from chapterhouse.storage.migrate import migrate
from chapterhouse.storage.rows import Session
from tests.server.client import Guest

LISTED = 100
"""Tables in the lobby: as many as one answer holds."""
MIDDLE = 120
"""Actions of a running game."""
LONGEST = 2_000
PAGE = 50
Step = Callable[[], Awaitable[Any]]


async def fill(address: str, games: list[str], rounds: int) -> dict[str, list[str]]:
    """Running games and finished ones; a list of ids for each game, the finished ones last."""
    store = open_store(address)
    migrate(store)
    store.people.add(HOST, Session("s", HOST.id, None, False))
    context = Context(AsyncStore(store), Config(limits=Limits(tables_per_person=10_000)))
    registry, rng, made = TableRegistry(context), random.Random(1), dict[str, list[str]]()
    try:
        for game in games:
            made[game] = []
            for number in range(2 * rounds):
                form = MakeTable(game=game, chairs=(MyChair(),) * PLAYERS, start=True)
                table = await registry.make(HOST, form)
                await play_on(table, MIDDLE if number < rounds else LONGEST, rng)
                made[game].append(table.id)
    finally:
        await registry.stop()
        context.db.close()
    return made


def cpu_ms(process: int) -> float:
    """CPU time of a process, its threads and all its children so far, to the nanosecond."""
    return sum(_spent(each) for each in _family(process)) / 1e6


def _family(process: int) -> Iterator[int]:
    yield process
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            yield from _family(int(child))


def _spent(process: int) -> int:
    return sum(int((task / "schedstat").read_text().split()[0]) for task in Path(f"/proc/{process}/task").iterdir())


class Bench:
    """One server, a guest who asks, and what each kind of answer took."""

    def __init__(self, victim: Victim, guest: Guest) -> None:
        self.victim = victim
        self.guest = guest
        self.figures: dict[str, list[float]] = {}

    async def take(self, what: str, step: Step) -> None:
        before = cpu_ms(self.victim.process_id)
        await step()
        self.figures.setdefault(what, []).append(cpu_ms(self.victim.process_id) - before)

    async def lobby(self, rounds: int) -> None:
        """As somebody sees it who sits nowhere."""
        host = await Guest(self.victim.address).named("Bruno")
        for number in range(LISTED):
            chairs = [{"type": "my-chair"}, {"type": "open-chair"}]
            await host.make("monastery", chairs, contract={"listed": True}, name=f"Table {number}")
        await host.close()
        await self._lobby()
        for _ in range(rounds):
            await self.take(f"lobby, {LISTED} tables", self._lobby)

    async def _lobby(self) -> None:
        assert len((await self.guest.get("/api/lobby"))["open"]) == LISTED

    async def game(self, game: str, tables: list[str]) -> None:
        """Of each kind the first one is not counted: a process imports the game for it."""
        running, finished = tables[: len(tables) // 2], tables[len(tables) // 2 :]
        for number, table in enumerate(running):
            await self._take_unless_first(number, f"{game}: open a table", partial(self._open, table))
        for number, table in enumerate(finished):
            for what in ("a page of a replay", "the same page again"):
                await self._take_unless_first(number, f"{game}: {what}", partial(self._page, table))

    async def _take_unless_first(self, number: int, what: str, step: Step) -> None:
        await (self.take(what, step) if number else step())

    async def _open(self, table: str) -> None:
        async with self.guest.at(table, seq=0) as seat:
            await seat.position()

    async def _page(self, table: str) -> None:
        page = await self.guest.get(f"/api/tables/{table}/replay", start=PAGE, count=PAGE)
        assert page["frames"]


async def measure(address: str, folder: Path, games: list[str], rounds: int) -> dict[str, list[float]]:
    made = await fill(address, games, rounds + 1)
    victim = Victim(address, folder / "log")
    await asyncio.to_thread(victim.start)
    try:
        guest = await Guest(victim.address).named("Anna")
        bench = Bench(victim, guest)
        await bench.lobby(rounds)
        for game, tables in made.items():
            await bench.game(game, tables)
        await guest.close()
    finally:
        victim.stop()
    return bench.figures


def chart(figures: dict[str, list[float]]) -> Chart:
    made = Chart(title="CPU of one answer, server and workers")
    for column in ("", "median ms", "worst ms"):
        made.add_column(column, justify="right" if column else "left")
    for what, taken in figures.items():
        made.add_row(what, f"{statistics.median(taken):.1f}", f"{max(taken):.1f}")
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--game", choices=NAMES, action="append")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chapterhouse-answers-") as name:
        work = measure(f"sqlite:///{name}/house.db", Path(name), given.game or list(NAMES), given.rounds)
        figures = asyncio.run(work)
    Console(width=100).print(chart(figures))


if __name__ == "__main__":
    main()
