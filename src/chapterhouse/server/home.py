"""The home of a table: the one of several server processes that lets its bots move and rings its clocks.

Every process may change every table; of two changes of one revision the database takes the first. Without a home, all
processes would work out the same bot's move, and all but one would throw it away.
"""

from collections.abc import Callable, Collection
from hashlib import blake2b

from chapterhouse.storage import AsyncStore

ALIVE = 25.0
"""Seconds since its last sign of life after which a process counts as dead: two beats, and a slow one."""


def choose_home(table: str, living: Collection[str], connected: Collection[str]) -> str:
    """A living process through which somebody is connected to the table, else any living one.

    Rendezvous hashing: every process computes the same, and when one dies, only its own tables move.
    """
    candidates = [server for server in living if server in connected] or living
    return max(candidates, key=lambda server: blake2b(f"{server} {table}".encode()).digest())


class Homes:
    """Which tables are at home in this process."""

    def __init__(self, db: AsyncStore, process_id: str, now: Callable[[], float]) -> None:
        self._db = db
        self._process_id = process_id
        self._now = now
        self._living = frozenset({process_id})

    @property
    def several(self) -> bool:
        """Whether other processes live on the same database."""
        return len(self._living) > 1

    async def refresh(self) -> None:
        """Read which processes live."""
        living = await self._db(self._db.store.activity.living, self._now() - ALIVE)
        self._living = living | {self._process_id}

    async def is_home(self, table: str) -> bool:
        if not self.several:
            return True
        connected = await self._db(self._db.store.activity.servers_at, table, self._now())
        return choose_home(table, self._living, connected) == self._process_id
