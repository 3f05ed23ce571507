"""Kill the server at random moments while people play, and show that no accepted move is lost and none is half done.

    python -m tools.chaos --moves 10000

Several tables are played at random over real sockets. The server is killed (SIGKILL) again and again; between two
lives its clock jumps by hours in either direction, and sometimes its disk is full (not with PostgreSQL, which has a
disk of its own). Clients lose their sockets without
warning and send everything that was not answered once more, sometimes although it was. At the end the database is
compared with what the server had acknowledged.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import select
from tests.server.client import Guest, Json, Seat
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chapterhouse.games import GAMES
from chapterhouse.server import game_log
from chapterhouse.server.meta import read_meta
from chapterhouse.storage import Store, open_store
from chapterhouse.storage.schema import requests
from tools.victim import Victim, database

HOURS = 3_600.0
PLAYED = ("monastery", "monasterium", "abbey")
PLAYERS = 3
FULL_DISK = 5.0
"""Seconds that a server with a full disk lives."""
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError)


class Report(msgspec.Struct):
    """What was done to the server, and what came of it."""

    moves: int = 0
    """Acknowledged by the server."""
    kills: int = 0
    full_disks: int = 0
    clock_jumps: int = 0
    cut: int = 0
    """Sockets cut in the middle of something."""
    doubled: int = 0
    """Requests sent twice."""
    unavailable: int = 0
    """Refusals because nothing could be stored."""
    lost: int = 0
    doubly_applied: int = 0
    half: int = 0
    seconds: float = 0.0

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubly_applied or self.half)


class Game:
    """One table, played at random by one device that holds every chair, through thick and thin."""

    def __init__(self, chaos: "Chaos", guest: Guest, table: str) -> None:
        self.chaos = chaos
        self.guest = guest
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.pending: Json | None = None
        self.seq = 0
        self.number = 0
        self.over = False

    async def play(self) -> None:
        while not self.chaos.done() and not self.over:
            try:
                async with self.guest.at(self.table, seq=self.seq) as seat:
                    await self._sit(seat)
            except BROKEN:
                await asyncio.sleep(0.05)

    async def _sit(self, seat: Seat) -> None:
        """One connection, until it is cut, the server dies or enough is done."""
        rng = self.chaos.rng
        until = rng.randrange(5, 60)
        for _ in range(until):
            if self.chaos.done() or seat.closed():
                return
            if not await self._move(seat):
                return
        self.chaos.report.cut += 1
        seat.socket.transport.abort()

    async def _move(self, seat: Seat) -> bool:
        """One move; False when the game is over or nothing can be stored."""
        message = self.pending or await self._decide(seat)
        if message is None:
            self.over = True
            self.chaos.fresh.set()
            return False
        self.pending = message
        answer = await self._ask(seat, message)
        if answer["type"] == "done":
            self.acknowledged[message["id"]] = answer["seq"]
            self.chaos.report.moves += 1
        elif answer["reason"] == "unavailable":
            self.chaos.report.unavailable += 1
            await asyncio.sleep(0.05)
            return True
        self.seq = max(self.seq, int(answer.get("seq", 0)))
        self.pending = None
        return True

    async def _ask(self, seat: Seat, message: Json) -> Json:
        if self.chaos.rng.random() < 0.1:
            self.chaos.report.doubled += 1
            await seat.send(message)
        fields = {name: value for name, value in message.items() if name != "type"}
        return await seat.ask("act", **fields)

    async def _decide(self, seat: Seat) -> Json | None:
        """Something legal, found by looking from the chair that is waited for."""
        await seat.position()
        waiting = seat.last("position")["view"]["waiting"]
        if not waiting:
            return None
        chair = self.chaos.rng.choice(waiting)
        await seat.ask("look", seat=chair)
        position = seat.last("position")
        if not position["choices"]:
            return await self._decide(seat)
        self.number += 1
        action = self.chaos.rng.choice(position["choices"])
        request = f"{self.table}-{self.number}"
        return {"type": "act", "id": request, "seat": chair, "seq": position["seq"], "action": action}


class Chaos:
    def __init__(self, victim: Victim, moves: int, tables: int, life: float, seed: int) -> None:
        self.victim = victim
        self.goal = moves
        self.tables = tables
        self.life = life
        """Mean number of moves that the server lives."""
        self._full = False
        self.rng = random.Random(seed)
        self.fate = random.Random(seed)
        """For the server's lives alone, so that a seed means the same kills however quickly the clients play."""
        self.report = Report()
        self.games: list[Game] = []
        self._running: set[asyncio.Task[None]] = set()
        self.fresh = asyncio.Event()
        """A game is over; a new table takes its place."""

    def done(self) -> bool:
        return self.report.moves >= self.goal

    async def run(self) -> Report:
        began = time.monotonic()
        await asyncio.to_thread(self.victim.start)
        guest = await Guest(self.victim.address).named("Chaos")
        for _ in range(self.tables):
            self._begin(await self._table(guest), guest)
        killing = asyncio.create_task(self._kill_again_and_again())
        while not self.done() and not killing.done():
            await asyncio.sleep(0.05)
            await self._fill(guest)
        await killing
        await asyncio.gather(*self._running)
        await guest.close()
        await asyncio.to_thread(self.victim.kill)
        self.check()
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _table(self, guest: Guest) -> str:
        game = self.rng.choice(PLAYED)
        chairs = [{"type": "my-chair", "name": f"Player {number}"} for number in range(PLAYERS)]
        return await guest.make(game, chairs, start=True)

    def _begin(self, table: str, guest: Guest) -> None:
        game = Game(self, guest, table)
        self.games.append(game)
        task = asyncio.create_task(game.play())
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _fill(self, guest: Guest) -> None:
        if not self.fresh.is_set():
            return
        with suppress(*BROKEN, AssertionError):  # no table can be made while the server is dead
            table = await self._table(guest)
            self.fresh.clear()
            self._begin(table, guest)

    async def _kill_again_and_again(self) -> None:
        """Until enough is done; a start that has begun is seen to its end, or its server would outlive the run."""
        while True:
            await self._live()
            if self.done():
                return
            await asyncio.to_thread(self.victim.kill)
            self.report.kills += 1
            await asyncio.to_thread(self._revive)

    async def _live(self) -> None:
        """So many moves and a moment more, which falls anywhere in the next; with a full disk a few seconds."""
        end = self.report.moves + self.fate.expovariate(1 / self.life)
        deadline = time.monotonic() + FULL_DISK if self._full else float("inf")
        while self.report.moves < end and not self.done() and time.monotonic() < deadline:
            self.victim.check_alive()
            await asyncio.sleep(0.005)
        await asyncio.sleep(self.fate.random() * 0.05)

    def _revive(self) -> None:
        shift = self.fate.choice((0.0, -5 * HOURS, 7 * HOURS, 100 * HOURS))
        self.report.clock_jumps += shift != 0.0
        self._full = self._file is not None and self.fate.random() < 0.15
        self.report.full_disks += self._full
        self.victim.start(shift, self._largest_file() if self._full else None)

    @property
    def _file(self) -> Path | None:
        """Where the server itself writes; nowhere with PostgreSQL."""
        file = self.victim.database.removeprefix("sqlite:///")
        return None if file == self.victim.database else Path(file)

    def _largest_file(self) -> int:
        """A disk with a little room left."""
        assert self._file is not None
        return max(self._file.stat().st_size, 200_000) + 150_000

    # ── Looking at the ruins ─────────────────────────────────────────────────────────────────────────────────────

    def check(self) -> None:
        """Compare the database with what was acknowledged."""
        store = open_store(self.victim.database)
        for game in self.games:
            self._check_table(store, game)
        store.close()

    def _check_table(self, store: Store, game: Game) -> None:
        row = store.tables.find(game.table)
        log = store.tables.log(game.table)
        assert row is not None
        applied = Counter(_requests(store, game.table))
        self.report.lost += sum(request not in applied for request in game.acknowledged)
        self.report.doubly_applied += sum(count > 1 for count in applied.values())
        acts = sum(entry.kind == "act" for entry in log)
        self.report.doubly_applied += acts != sum(applied.values()) - 1  # the start is a request too
        whole = [entry.seq for entry in log if not entry.note] == list(range(1, row.seq + 1))
        state = game_log.rebuild(GAMES[row.game], read_meta(row.doc).options, log)
        self.report.half += not whole or tuple(GAMES[row.game].view(state, None).waiting) != read_meta(row.doc).waiting


def _requests(store: Store, table: str) -> list[str]:
    with store.engine.connect() as connection:
        return list(connection.execute(select(requests.c.request).where(requests.c.table_id == table)).scalars())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=10_000, help="stop after so many acknowledged moves")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--life", type=float, default=120.0, help="mean number of moves between two kills")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL of its own instead of a file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chapterhouse-chaos-") as folder, database(folder, given.postgres) as store:
        victim = Victim(store, Path(folder) / "log")
        try:
            report = asyncio.run(Chaos(victim, given.moves, given.tables, given.life, given.seed).run())
        finally:
            victim.kill()
        if not report.sound:
            sys.stderr.write((Path(folder) / "log").read_text()[-4_000:])
    for name, value in msgspec.to_builtins(report).items():
        sys.stdout.write(f"{name:16} {value}\n")
    sys.exit(0 if report.sound else 1)


if __name__ == "__main__":
    main()
