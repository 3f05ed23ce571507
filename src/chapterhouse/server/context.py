"""What every table of this process shares: store, time, settings, counters, notifier and worker pools."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from random import Random, SystemRandom

from chapterhouse import games
from chapterhouse.server.chance import Chance
from chapterhouse.server.clocks import Time
from chapterhouse.server.config import Config
from chapterhouse.server.home import Homes
from chapterhouse.server.metrics import Metrics
from chapterhouse.server.notifier import Notifier
from chapterhouse.storage import AsyncStore, Store
from chapterhouse.workers import WorkerPool, load_beforehand, spare_cores

NICENESS = 10
REQUEST_WORKERS = 2
"""At least two, so that a replay need not wait for a long deduction."""

log = logging.getLogger("chapterhouse.context")

MOST_DAMAGED = 1_000
"""Damaged tables that are remembered, so that each is logged once."""


class Context:
    def __init__(self, db: AsyncStore, config: Config, time: Time | None = None, chance: Chance | None = None) -> None:
        self.db = db
        self.config = config
        self.time = time or Time()
        self.chance = chance or Chance()
        self.process_id = secrets.token_hex(8)
        """This process among those that share a database."""
        self.homes = Homes(db, self.process_id, self.now)
        self.metrics = Metrics()
        self.notifier = Notifier(config.notices, db, self.time)
        self.rng: Random = SystemRandom()
        """Draws how long bots take to answer."""
        load_beforehand("chapterhouse.server.beforehand")
        self.bot_pool = WorkerPool(spare_cores(), prepare=games.load_all)
        """Bots at tables where people play."""
        self.background_pool = WorkerPool(niceness=NICENESS, prepare=games.load_all)
        """Bots at tables without people: they never delay the others."""
        workers, waiting = max(REQUEST_WORKERS, spare_cores()), config.limits.jobs_waiting
        self.request_pool = WorkerPool(workers, waiting, prepare=games.load_all)
        """What people ask for: hints, deductions, replays, copies. Nobody slows bots down by asking for these."""
        self.judge_pool = WorkerPool(niceness=NICENESS, prepare=games.load_all)
        """Judgements of finished games: long, and never in the way of anything else."""
        self.on_revoked: Callable[[str], None] = lambda _access: None
        """Told the person, session or link that has ended in this process."""
        self._damaged: set[str] = set()

    @property
    def store(self) -> Store:
        return self.db.store

    def now(self) -> float:
        return self.time.now()

    def note_damage(self, table: str) -> None:
        """Say once in the log that a table cannot be read; not which, because its id is its invitation."""
        if table not in self._damaged and len(self._damaged) < MOST_DAMAGED:
            self._damaged.add(table)
            log.error(
                "a stored table cannot be read; the others are not affected", extra={"tables": len(self._damaged)}
            )

    async def close_pools(self) -> None:
        """End all worker processes."""
        pools = (self.bot_pool, self.background_pool, self.request_pool, self.judge_pool)
        await asyncio.gather(*(asyncio.to_thread(pool.close) for pool in pools))
