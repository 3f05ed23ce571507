"""How long a long game takes to open: a table is played at random, forgotten, and read again from the database.

    python -m tools.opening --actions 1000

A random game that ends before has fewer actions; the figures say how many there were. Only the Abbey can go on for
ever, where no Abbot closes the case.
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

from chapterhouse.games import NAMES
from chapterhouse.kernel import Seat
from chapterhouse.server.config import Config
from chapterhouse.server.context import Context
from chapterhouse.server.contract import MyChair
from chapterhouse.server.forms import MakeTable
from chapterhouse.server.lesson_table import load_table
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.table import Decision, Table
from chapterhouse.storage import AsyncStore, open_store
from chapterhouse.storage.migrate import migrate
from chapterhouse.storage.rows import Person, Session

HOST = Person("host", "Host", "en", (), 0.0)
PLAYERS = 3
OPENINGS = 9
ENDLESS: dict[str, dict[str, Any]] = {"abbey": {"cap": False}}
"""The options with which a game lasts longest."""


async def play_on(table: Table, actions: int, rng: random.Random) -> None:
    """Random moves by the door that bots use, until the game is over or long enough."""
    while table.playing and table.row.seq < actions:
        await _move(table, rng.choice(table.require_live_game().waiting), rng)


async def _move(table: Table, seat: Seat, rng: random.Random) -> None:
    async def decide() -> Decision:
        live = table.require_live_game()
        chosen = rng.choice(live.choices(seat))
        return table.moved(live.act(seat, chosen, table.dealer(), None, table.context.now()))

    await table.change(None, decide)


async def measure(game: str, actions: int, folder: Path) -> dict[str, Any]:
    store = open_store(f"sqlite:///{folder}/{game}.db")
    migrate(store)
    store.people.add(HOST, Session("s", HOST.id, None, False))
    context = Context(AsyncStore(store), Config())
    try:
        chairs = (MyChair(),) * PLAYERS
        form = MakeTable(game=game, chairs=chairs, options=ENDLESS.get(game, {}), start=True)
        made = await TableRegistry(context).make(HOST, form)
        await play_on(made, actions, random.Random(1))
        times = [await _opening(context, made.id) for _ in range(OPENINGS)]
        figures = {"median_ms": statistics.median(times), "worst_ms": max(times)}
        return {"game": game, "actions": made.row.seq, **{name: round(ms, 1) for name, ms in figures.items()}}
    finally:
        context.db.close()


async def _opening(context: Context, table: str) -> float:
    began = time.perf_counter()
    await load_table(context, table)
    return (time.perf_counter() - began) * 1000


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=1_000)
    parser.add_argument("--game", choices=NAMES, action="append")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in given.game or NAMES:
            sys.stdout.write(json.dumps(await measure(game, given.actions, Path(folder))) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main())
