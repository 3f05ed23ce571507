"""How long a person waits for a novice, before and while somebody else runs tables of abbots against abbots.

    python -m tools.fairness --tables 40

One person plays Monastery against a novice at a server of its own and measures the time from each of their moves to the
first answer of the bot. Then another person starts the tables of abbots, within the default limits of a person, and the
first one goes on playing.
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.client import Guest, Json, Seat

from tools.victim import Victim, database

AGAINST_NOVICE: list[Json] = [{"type": "my-chair"}, {"type": "bot-chair", "bot": "novice"}]
ABBOTS: list[Json] = [{"type": "bot-chair", "bot": "abbot"}] * 2
PATIENCE = 120.0


def bot_asked(position: Json) -> bool:
    return position["view"]["waiting"] == [1]


def bot_answered(asked: Json) -> Callable[[Json], bool]:
    return lambda message: message["type"] == "position" and message["seq"] > asked["seq"]


async def waits(guest: Guest, moves: int, rng: random.Random) -> list[float]:
    """Seconds from a question to the novice until its move arrives."""
    found: list[float] = []
    while len(found) < moves:
        table = await guest.make("monastery", AGAINST_NOVICE, start=True)
        async with guest.at(table, seat=0) as seat:
            found += await _one_game(seat, moves - len(found), rng)
    return found


async def _one_game(seat: Seat, moves: int, rng: random.Random) -> list[float]:
    found: list[float] = []
    position = await seat.position()
    while position["result"] is None and len(found) < moves:
        if bot_asked(position):
            began = time.perf_counter()
            async with asyncio.timeout(PATIENCE):
                position = await seat.until(bot_answered(position), len(seat.got) - 1)
            found.append(time.perf_counter() - began)
        elif position["choices"]:
            await seat.act(0, rng.choice(position["choices"]))
            position = seat.last("position")
        else:
            position = await seat.until(bot_answered(position), 0)
    return found


async def measure(victim: Victim, tables: int, moves: int) -> tuple[list[float], list[float]]:
    rng = random.Random(1)
    await asyncio.to_thread(victim.start)
    anna, greedy = await Guest(victim.address).named("Anna"), await Guest(victim.address).named("Greedy")
    await waits(anna, 5, rng)  # the worker process starts
    before = await waits(anna, moves, rng)
    for _ in range(tables):
        await greedy.make("monasterium", ABBOTS, start=True)
    during = await waits(anna, moves, rng)
    await anna.close()
    await greedy.close()
    return before, during


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=60)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="chapterhouse-fairness-") as folder, database(folder, False) as store:
        victim = Victim(store, Path(folder) / "log", pause=0.4)
        try:
            before, during = asyncio.run(measure(victim, given.tables, given.moves))
        finally:
            victim.stop()
    for name, times in (("before", before), ("during", during)):
        cuts = statistics.quantiles(times, n=20)
        line = f"{name}: median {statistics.median(times):.2f} s, p95 {cuts[18]:.2f} s, {len(times)} moves"
        sys.stdout.write(f"{line}\n")
    sys.stdout.write(f"ratio of medians: {statistics.median(during) / statistics.median(before):.2f}\n")


if __name__ == "__main__":
    main()
