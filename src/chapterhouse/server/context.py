"""What every table of this process shares: the store, the time, the settings, the counters, the caller of players."""

import secrets
from random import Random, SystemRandom

from chapterhouse.kernel import Dealer, LiveDealer
from chapterhouse.server.clocks import Time
from chapterhouse.server.config import Config
from chapterhouse.server.metrics import Metrics
from chapterhouse.server.notifier import Notifier
from chapterhouse.server.workshop import Workshop
from chapterhouse.storage import AsyncStore, Store


class Context:
    def __init__(self, db: AsyncStore, config: Config, time: Time | None = None) -> None:
        self.db = db
        self.config = config
        self.time = time or Time()
        self.process_id = secrets.token_hex(8)
        """This process among those that share a database."""
        self.metrics = Metrics()
        self.notifier = Notifier(config.notices, db, self.time)
        self.rng: Random = SystemRandom()
        self.workshop = Workshop()

    @property
    def store(self) -> Store:
        return self.db.store

    def now(self) -> float:
        return self.time.now()

    def dealer(self) -> Dealer:
        """Deals the next chance; a test may deal the same game twice."""
        return LiveDealer()
