"""How much one server holds: tables and clients, moves per second, and how long a move takes to the others' screens.

    python -m tools.load --tables 50 --seconds 30

Every table has as few people as its game allows, each at a socket, who play at random without pausing, and one
spectator. A move is timed from
the moment it is sent to the moment another socket at the table has the new position.
"""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from tests.server.client import Guest
from websockets.asyncio.client import ClientConnection, connect

from chapterhouse.games import find
from tools.victim import Victim, database

Json = dict[str, Any]
NAMES = ("Anna", "Bruno", "Clara")


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


class Company:
    """The people at one table, and somebody who looks on."""

    def __init__(self, load: "Load", table: str, sockets: list[ClientConnection]) -> None:
        self.load = load
        self.table = table
        self.sockets = sockets
        self.sent: dict[int, tuple[int, float]] = {}
        """By entry, which chair sent the action that makes it, and when."""
        self.over = False

    async def run(self) -> None:
        await asyncio.gather(*(self._listen(chair, socket) for chair, socket in enumerate(self.sockets)))

    async def _listen(self, chair: int, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        async for frame in socket:
            message: Json = msgspec.json.decode(frame)
            if message["type"] == "position":
                await self._position(chair, socket, message)
            if self.over or self.load.enough:
                return

    async def _position(self, chair: int, socket: ClientConnection, position: Json) -> None:
        seq = position["seq"]
        author, sent = self.sent.get(seq, (chair, 0.0))
        if author != chair:
            self.load.times.append(time.perf_counter() - sent)
        if position["result"] is not None:
            self.over = True
        elif position["choices"] and chair == position["view"]["waiting"][0]:
            await self._act(chair, socket, position)

    async def _act(self, chair: int, socket: ClientConnection, position: Json) -> None:
        seq = position["seq"] + 1
        action = self.load.rng.choice(position["choices"])
        request = {"type": "act", "id": f"{self.table}-{seq}", "seat": chair, "seq": seq - 1, "action": action}
        self.sent[seq] = (chair, time.perf_counter())
        self.load.moves += 1
        await socket.send(msgspec.json.encode(request).decode())


class Load:
    def __init__(self, game: str, tables: int, seconds: float) -> None:
        self.game = game
        self.tables = tables
        self.seconds = seconds
        self.names = NAMES[: find(game).players.start]
        self.rng = random.Random(1)
        self.times: list[float] = []
        self.moves = 0
        self.enough = False

    async def run(self, victim: Victim) -> Figures:
        await asyncio.to_thread(victim.start)
        people = [await Guest(victim.address).named(name) for name in (*self.names, "Watcher")]
        idle = victim.activity()
        companies = [await self._sit(people) for _ in range(self.tables)]
        began, cpu = time.perf_counter(), victim.cpu_seconds()
        playing = [asyncio.create_task(company.run()) for company in companies]
        await asyncio.wait(playing, timeout=self.seconds)
        self.enough = True
        spent, used, cpu = time.perf_counter() - began, victim.activity(), victim.cpu_seconds() - cpu
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for company in companies:
            await asyncio.gather(*(socket.close() for socket in company.sockets))
        for guest in people:
            await guest.close()
        return self._figures(spent, cpu, idle, used)

    async def _sit(self, people: list[Guest]) -> Company:
        host, *friends = people[:-1]
        table = await host.make(self.game, [{"type": "my-chair"}, *({"type": "open-chair"} for _ in friends)])
        for seat, friend in enumerate(friends, start=1):
            async with friend.at(table) as socket:
                await socket.ask("sit", seat=seat)
        async with host.at(table) as first:
            await first.ask("start")
        url = host.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        sockets = [await connect(url, additional_headers={"Cookie": guest.cookie()}) for guest in people]
        return Company(self, table, sockets)

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="monastery")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of a file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chapterhouse-load-") as folder, database(folder, given.postgres) as store:
        victim = Victim(store, Path(folder) / "log")
        try:
            figures = asyncio.run(Load(given.game, given.tables, given.seconds).run(victim))
        finally:
            victim.stop()
    for name, value in msgspec.to_builtins(figures).items():
        sys.stdout.write(f"{name:20} {value}\n")


if __name__ == "__main__":
    main()
