"""How much a server holds: tables and clients, moves per second, and how long a move takes to the others' screens.

    python -m tools.load --tables 50 --seconds 30
    python -m tools.load --postgres --processes 2

Every table has as few people as its game allows, each at a socket, who play at random without pausing, and one
spectator. A move is timed from the moment it is sent to the moment another socket at the table has the new position.
Several processes share one PostgreSQL: a table's sockets are all in one of them, as behind a proxy that hashes the
table id, or with ``--scattered`` each in the next one.
The measurement ends with the first game that is over, so all tables play all the time.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec
from tests.server.client import Guest

from chapterhouse.games import find
from chapterhouse.server.event_loop import new_event_loop
from tools.lean_socket import LeanSocket, connect
from tools.victim import ROOT, Victim, database

NAMES = ("Anna", "Bruno", "Clara")
HELLO = b'{"type": "hello", "protocol": 1}'
NOTHING = b"null"
PATIENCE = 60.0
"""Seconds until every table has begun to play."""


class Figures(msgspec.Struct):
    game: str
    tables: int
    clients: int
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    cpu_ms_per_move: float
    """Processor time of the server, for one move and everything that is sent because of it."""
    megabytes_idle: float
    megabytes: float
    kilobytes_per_table: float


class Seen(msgspec.Struct):
    """What a client that plays at random looks at in a view."""

    waiting: list[int]


class Message(msgspec.Struct):
    """A message of the server, as far as such a client reads it."""

    type: str
    seq: int = 0
    view: Seen | None = None
    choices: list[msgspec.Raw] = []
    result: msgspec.Raw = msgspec.Raw(NOTHING)


_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


class Company:
    """The people at one table, and somebody who looks on."""

    def __init__(self, load: "Load", table: str) -> None:
        self.load = load
        self.table = table
        self.sockets: list[LeanSocket] = []
        self.moves = 0
        self.sent: dict[int, tuple[int, float]] = {}
        """By entry, which chair sent the action that makes it, and when."""

    async def open(self, url: str, chair: int, guest: Guest) -> None:
        self.sockets.append(await connect(url, guest.cookie(), partial(self._hear, chair)))

    def begin(self) -> None:
        for socket in self.sockets:
            socket.send(HELLO)

    def _hear(self, chair: int, socket: LeanSocket, text: bytes) -> None:
        message = _decoder.decode(text)
        if message.type == "position" and message.view is not None and not self.load.enough.is_set():
            self._position(chair, socket, message, message.view)

    def _position(self, chair: int, socket: LeanSocket, position: Message, view: Seen) -> None:
        author, sent = self.sent.get(position.seq, (chair, 0.0))
        if author != chair:
            self.load.times.append(time.perf_counter() - sent)
        if bytes(position.result) != NOTHING:
            self.load.enough.set()
        elif position.choices and chair == view.waiting[0]:
            self._act(chair, socket, position)

    def _act(self, chair: int, socket: LeanSocket, position: Message) -> None:
        seq = position.seq + 1
        action = self.load.rng.choice(position.choices)
        request = {"type": "act", "id": f"{self.table}-{seq}", "seat": chair, "seq": seq - 1, "action": action}
        self.sent[seq] = (chair, time.perf_counter())
        self.load.count(self)
        socket.send(_encoder.encode(request))


class Load:
    def __init__(self, game: str, tables: int, seconds: float, scattered: bool = False) -> None:
        """``scattered``: the sockets of a table are in different processes."""
        self.game = game
        self.tables = tables
        self.seconds = seconds
        self.scattered = scattered
        self.names = NAMES[: find(game).players.start]
        self.rng = random.Random(1)
        self.times: list[float] = []
        self.moves = 0
        self.enough = asyncio.Event()
        """Time is up, or a game is over."""
        self._began = 0
        self._all_play = asyncio.Event()

    def count(self, company: Company) -> None:
        """A move of a table; with the first move of the last one everybody has arrived."""
        self.moves += 1
        company.moves += 1
        self._began += company.moves == 1
        if self._began == self.tables:
            self._all_play.set()

    async def run(self, victims: Sequence[Victim]) -> Figures:
        """Measured from the moment when every table plays: opening tables has figures of its own."""
        for victim in victims:
            await asyncio.to_thread(victim.start)
        addresses = [victim.address for victim in victims]
        people = [await Guest(addresses[0]).named(name) for name in (*self.names, "Watcher")]
        idle = sum(victim.memory() for victim in victims)
        companies = [await self._sit(people, addresses, number) for number in range(self.tables)]
        for company in companies:
            company.begin()
        await asyncio.wait_for(self._all_play.wait(), PATIENCE)
        self.moves, self.times = 0, []
        began, cpu = time.perf_counter(), sum(victim.cpu_seconds() for victim in victims)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), self.seconds)
        self.enough.set()
        spent = time.perf_counter() - began
        used, cpu = sum(each.memory() for each in victims), sum(each.cpu_seconds() for each in victims) - cpu
        figures = self._figures(spent, cpu, idle, used)
        for company in companies:
            for socket in company.sockets:
                socket.close()
        for guest in people:
            await guest.close()
        return figures

    async def _sit(self, people: list[Guest], addresses: list[str], number: int) -> Company:
        """The people at a new table; a person's cookie holds in every process."""
        host, *friends = people[:-1]
        table = await host.make(self.game, [{"type": "my-chair"}, *({"type": "open-chair"} for _ in friends)])
        for seat, friend in enumerate(friends, start=1):
            async with friend.at(table) as socket:
                await socket.ask("sit", seat=seat)
        async with host.at(table) as first:
            await first.ask("start")
        company = Company(self, table)
        for chair, guest in enumerate(people):
            home = addresses[(number + self.scattered * chair) % len(addresses)]
            await company.open(f"{home}/api/tables/{table}/socket", chair, guest)
        return company

    def _figures(self, spent: float, cpu: float, idle: int, used: int) -> Figures:
        cuts = statistics.quantiles(self.times, n=100) if len(self.times) > 1 else [0.0] * 99
        return Figures(
            game=self.game,
            tables=self.tables,
            clients=(len(self.names) + 1) * self.tables,
            seconds=round(spent, 1),
            moves=self.moves,
            moves_per_second=round(self.moves / spent, 1),
            p50_ms=round(cuts[49] * 1000, 1),
            p95_ms=round(cuts[94] * 1000, 1),
            p99_ms=round(cuts[98] * 1000, 1),
            cpu_ms_per_move=round(1000 * cpu / max(1, self.moves), 2),
            megabytes_idle=round(idle / 2**20, 1),
            megabytes=round(used / 2**20, 1),
            kilobytes_per_table=round((used - idle) / 1024 / self.tables, 1),
        )


def measure(victims: Sequence[Victim], game: str, tables: int, seconds: float, scattered: bool = False) -> Figures:
    """Start the servers, put them under load and stop them."""
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            return runner.run(Load(game, tables, seconds, scattered).run(victims))
    finally:
        for victim in victims:
            victim.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="monastery")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of a file")
    parser.add_argument("--tree", type=Path, default=ROOT, help="whose server is measured")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--scattered", action="store_true", help="the sockets of a table in different processes")
    given = parser.parse_args()
    if given.processes > 1 and not given.postgres:
        parser.error("a SQLite file serves one process: say --postgres")
    with tempfile.TemporaryDirectory(prefix="chapterhouse-load-") as folder, database(folder, given.postgres) as store:
        victims = [Victim(store, Path(folder) / f"log-{n}", tree=given.tree) for n in range(given.processes)]
        figures = measure(victims, given.game, given.tables, given.seconds, given.scattered)
    for name, value in msgspec.to_builtins(figures).items():
        sys.stdout.write(f"{name:20} {value}\n")


if __name__ == "__main__":
    main()
