"""What every table of this process shares: the store, the time, the settings, the counters, the caller of players."""

import secrets
from random import Random, SystemRandom

from chapterhouse.kernel import Dealer, LiveDealer
from chapterhouse.server.clocks import Time
from chapterhouse.server.config import Config
from chapterhouse.server.metrics import Metrics
from chapterhouse.server.notices import Caller
from chapterhouse.server.workshop import Workshop
from chapterhouse.storage import Desk, Store


class Context:
    def __init__(self, desk: Desk, config: Config, time: Time | None = None) -> None:
        self.desk = desk
        self.config = config
        self.time = time or Time()
        self.server = secrets.token_hex(8)
        """This process among those that share a database."""
        self.metrics = Metrics()
        self.caller = Caller(config.notices, desk, self.time)
        self.rng: Random = SystemRandom()
        self.workshop = Workshop()

    @property
    def store(self) -> Store:
        return self.desk.store

    def now(self) -> float:
        return self.time.now()

    def dealer(self) -> Dealer:
        """Deals the next chance; a test may deal the same game twice."""
        return LiveDealer()
