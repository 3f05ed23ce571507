"""How much one connection, person or address may ask for: token buckets, budgets and slots."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address

from chapterhouse.server.config import Limits
from chapterhouse.server.errors import TooFast

KEPT = 10_000
"""Buckets in memory; the longest unused is dropped first, which only ever gives somebody a full one."""
PEOPLE_PER_ADDRESS = 5
"""An address may spend as much as this many people."""
HOUR = 3_600.0


class Bucket:
    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst = burst
        self._per_second = per_second
        self._left = burst
        self._filled = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether this much more is allowed. A cost above the burst takes a full bucket."""
        self._left = min(self._burst, self._left + max(0.0, now - self._filled) * self._per_second)
        self._filled = now
        if self._left < min(cost, self._burst):
            return False
        self._left = max(0.0, self._left - cost)
        return True


class Buckets:
    """One bucket per key."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float]) -> None:
        self._burst = burst
        self._per_second = per_second
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        now = self._now()
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._burst, self._per_second, now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take(now, cost)


class Budget:
    """What one person and one address may spend. It is asked before the work, so a refusal costs nothing."""

    def __init__(self, burst: float, per_second: float, now: Callable[[], float], refusal: str) -> None:
        self._people = Buckets(burst, per_second, now)
        self._addresses = Buckets(burst * PEOPLE_PER_ADDRESS, per_second * PEOPLE_PER_ADDRESS, now)
        self._refusal = refusal

    def spend(self, person: str, address: str, cost: float = 1.0) -> None:
        """TooFast when either has spent too much. An empty person or address is not counted."""
        if person and not self._people.take(person, cost):
            raise TooFast(self._refusal)
        if address and not self._addresses.take(network_of(address), cost):
            raise TooFast(self._refusal)


class Budgets:
    """Everything that is limited by how much it costs the server or its disk."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self.work = Budget(limits.work, limits.work_per_second, now, "too many large requests; wait a moment")
        self.talk = Budget(
            limits.talk, limits.talk_per_hour / HOUR, now, "you have said too much for now; wait a while"
        )
        kilobytes, per_hour = limits.note_kilobytes, limits.note_kilobytes_per_hour
        self.notes = Budget(kilobytes, per_hour / HOUR, now, "you have written too many notes for now; wait a while")
        asides, per_hour = limits.asides, limits.asides_per_hour
        self.asides = Budget(asides, per_hour / HOUR, now, "you have marked too much for now; wait a while")
        often, per_hour = limits.arrangements, limits.arrangements_per_hour
        self.arrangements = Budget(often, per_hour / HOUR, now, "you have changed too much for now; wait a while")
        tables, per_hour = limits.tables, limits.tables_per_hour
        self.tables = Budget(tables, per_hour / HOUR, now, "you have made too many tables for now; wait a while")


class Slots:
    """How many jobs run or wait for each key at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        if self._taken[key] >= self._most:
            return False
        self._taken[key] += 1
        return True

    def free(self, key: str) -> None:
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]


def network_of(address: str) -> str:
    """Whom an address stands for: one customer has a whole /64 of IPv6, so that counts as one."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
