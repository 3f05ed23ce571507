"""The real server with deals that repeat, for browser tests: ``python -m tests.server.seeded sqlite:///table.db``.

The name of a table is its seed: tables with the same name, game and moves get the same cards, dice and tiles.
This module is not installed, and the ``serve`` command has no way to use it. Worker processes import it, too, so the
server itself is imported by ``main``.
"""

import asyncio
import sys
from random import Random

import msgspec

from chapterhouse.kernel import Dealer, Seat, SeededDealer
from chapterhouse.server.chance import Chance


class SeededChance(Chance):
    def dealer(self, table: str, seq: int) -> Dealer:
        return SeededDealer(f"{table}/{seq}")

    def rng(self, table: str, seq: int, seat: Seat) -> Random:
        return Random(self.bot_seed(table, seq, seat))

    def bot_seed(self, table: str, seq: int, seat: Seat) -> str:
        return f"{table}/{seq}/{seat}"


def main(database: str) -> None:
    """Serve on a free port of this machine; the first line says where."""
    import typer

    from chapterhouse.server import logs, run
    from chapterhouse.server.config import load

    settings = msgspec.structs.replace(load(None), database=database, host="127.0.0.1", port=0)
    logs.set_up(settings.log)
    asyncio.run(run.serve(settings, lambda address: typer.echo(f"open at {address}"), SeededChance()))


if __name__ == "__main__":
    main(sys.argv[1])
