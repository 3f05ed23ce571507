"""The whole server of one process: the hall, who people are, and how much they may ask for."""

from collections import Counter

from chapterhouse.server.config import Config
from chapterhouse.server.context import Context
from chapterhouse.server.errors import TooFast
from chapterhouse.server.hall import Hall
from chapterhouse.server.identity import Identity
from chapterhouse.server.limits import Buckets
from chapterhouse.storage import Desk


class House:
    def __init__(self, context: Context, identity: Identity) -> None:
        self.context = context
        self.identity = identity
        self.hall = Hall(context)
        limits = context.config.limits
        self.asking = Buckets(limits.requests, limits.requests_per_second, context.now)
        self.arriving = Buckets(limits.new_people, limits.new_people_per_second, context.now)
        self._connections: Counter[str] = Counter()

    @classmethod
    async def open(cls, desk: Desk, config: Config) -> "House":
        context = Context(desk, config)
        house = cls(context, await Identity.open(context))
        await house.hall.start()
        return house

    def count_connection(self, person: str) -> None:
        if self._connections[person] >= self.context.config.limits.connections_per_person:
            raise TooFast("too many connections at once")
        self._connections[person] += 1
        self.context.metrics.connections.inc()

    def uncount_connection(self, person: str) -> None:
        self._connections[person] -= 1
        if not self._connections[person]:
            del self._connections[person]
        self.context.metrics.connections.dec()
