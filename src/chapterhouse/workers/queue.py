"""A fair queue: by rank, then round robin by person, then round robin by table."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Turn(msgspec.Struct, frozen=True):
    """Whose place in the queue a job takes. Jobs of a lower rank are served first."""

    person: str = ""
    table: str = ""
    rank: int = 0


Lines = OrderedDict[str, OrderedDict[str, deque[T]]]
"""By person, by table: jobs in the order in which they came."""


class FairQueue(Generic[T]):
    """One person's jobs never delay another's by more than one job, however many there are.

    Not thread-safe: its owner holds a lock.
    """

    def __init__(self) -> None:
        self._ranks: dict[int, Lines[T]] = {}
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def put(self, job: T, turn: Turn) -> None:
        tables = self._ranks.setdefault(turn.rank, OrderedDict()).setdefault(turn.person, OrderedDict())
        tables.setdefault(turn.table, deque()).append(job)
        self._length += 1

    def get(self) -> T | None:
        """The next job, or None when nothing waits. Its person and its table go to the end of their lines."""
        if not self._ranks:
            return None
        rank = min(self._ranks)
        people = self._ranks[rank]
        person, tables = next(iter(people.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        people.move_to_end(person)
        self._removed(Turn(person, table, rank))
        return job

    def remove(self, job: T, turn: Turn) -> bool:
        """Take a job out that nobody waits for any more; False when it is not in the queue."""
        jobs = self._ranks.get(turn.rank, OrderedDict()).get(turn.person, OrderedDict()).get(turn.table)
        if jobs is None or job not in jobs:
            return False
        jobs.remove(job)
        self._removed(turn)
        return True

    def _removed(self, turn: Turn) -> None:
        """Nothing stays behind for people and tables without jobs."""
        self._length -= 1
        people = self._ranks[turn.rank]
        tables = people[turn.person]
        if not tables[turn.table]:
            del tables[turn.table]
        if not tables:
            del people[turn.person]
        if not people:
            del self._ranks[turn.rank]
