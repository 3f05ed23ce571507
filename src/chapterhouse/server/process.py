"""One server process: the table registry, identity, and the limits per person and address."""

from collections import Counter

from chapterhouse.server.addresses import HostNames
from chapterhouse.server.answers import Answers
from chapterhouse.server.chance import Chance
from chapterhouse.server.config import Config
from chapterhouse.server.context import Context
from chapterhouse.server.errors import TooFast
from chapterhouse.server.health import HealthCheck
from chapterhouse.server.identity import Identity
from chapterhouse.server.judge import Judge
from chapterhouse.server.limits import PEOPLE_PER_ADDRESS, Buckets
from chapterhouse.server.passkeys import PasskeyLogin
from chapterhouse.server.registry import TableRegistry
from chapterhouse.storage import AsyncStore
from chapterhouse.storage.rows import Person

FILES = 20
"""An address may fetch so many times as many files as one browser may ask questions."""


class ServerProcess:
    def __init__(self, context: Context, identity: Identity) -> None:
        self.context = context
        self.identity = identity
        self.registry = TableRegistry(context)
        self.answers = Answers(self.registry.budgets.work)
        self.judge = Judge(context, self.registry.budgets.work)
        limits = context.config.limits
        burst, rate = limits.requests, limits.requests_per_second
        self.asking = Buckets(burst, rate, context.now)
        """By browser."""
        self.asking_addresses = Buckets(PEOPLE_PER_ADDRESS * burst, PEOPLE_PER_ADDRESS * rate, context.now)
        self.fetching = Buckets(FILES * burst, FILES * rate, context.now)
        """By address, files of the pages: a page has dozens, and a class may open it at the same time."""
        self.arriving = Buckets(limits.new_people, limits.new_people_per_second, context.now)
        self.handshakes = Buckets(limits.handshakes, limits.handshakes_per_second, context.now)
        self.exports = Buckets(limits.exports, limits.exports_per_second, context.now)
        self.passkeys = PasskeyLogin(context, identity)
        self.health = HealthCheck(context)
        self.host_names = HostNames(context.config)
        context.on_revoked = self.registry.revoke
        self._connections: Counter[str] = Counter()

    @classmethod
    async def open(cls, db: AsyncStore, config: Config, chance: Chance | None = None) -> "ServerProcess":
        context = Context(db, config, chance=chance)
        server = cls(context, await Identity.open(context))
        await server.passkeys.open()
        await server.registry.start()
        return server

    async def is_member(self, person: Person) -> bool:
        """Whether a person has a passkey or a recovery link, so that a lost cookie loses nothing."""
        if await self.passkeys.of_person(person):
            return True
        return any(link.kind == "recovery" for link in await self.identity.links(person))

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
