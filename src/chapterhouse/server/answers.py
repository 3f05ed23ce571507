"""Large answers: paid for before the work, computed in a worker process, cached by what they were computed from."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from chapterhouse.games import key_of
from chapterhouse.server.limits import Budget
from chapterhouse.server.playback import Stored
from chapterhouse.server.table import Table
from chapterhouse.workers import Turn

CACHED_BYTES = 32_000_000
SECONDS = 20.0
"""Time limit of one answer."""

Key = tuple[object, ...]


class AnswerCache:
    """The answers used last, up to a number of bytes."""

    def __init__(self, most: int = CACHED_BYTES) -> None:
        self._most = most
        self._answers: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    def get(self, key: Key) -> bytes | None:
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
        return found

    def put(self, key: Key, answer: bytes) -> None:
        self._size += len(answer) - len(self._answers.pop(key, b""))
        self._answers[key] = answer
        while self._size > self._most:
            self._size -= len(self._answers.popitem(last=False)[1])


class Answers:
    def __init__(self, work: Budget) -> None:
        self._work = work
        self._cache = AnswerCache()

    async def find(
        self,
        table: Table,
        who: tuple[str, str],
        cost: float,
        function: Callable[..., bytes],
        *args: Any,
        near: int | None = None,
    ) -> bytes:
        """The function's answer about a table as it is now, for a person and an address.

        The caller has checked that this person may know it: equal questions share an answer. In a running game they do
        not: how fast an answer comes must not tell whether somebody has written a note since. With ``near`` the
        function gets the newest snapshot before that entry, too.
        """
        self._work.spend(*who, cost=cost)
        key = (table.id, table.row.rev, function, repr(args))
        found = self._cache.get(key)
        if found is None:
            stored = await stored_table(table, near)
            turn = Turn(who[0] or who[1], table.id)
            found = await table.context.request_pool.run(turn, SECONDS, function, stored, *args)
            if not table.playing or table.meta.study:
                self._cache.put(key, found)
        return found


async def stored_table(table: Table, near: int | None = None) -> Stored:
    rows = await table.rows()
    meta = table.meta
    snapshot = await table.snapshot_before(rows, near) if near and rows else None
    return Stored(
        id=table.id,
        game=key_of(table.game),
        options=meta.options,
        names=meta.display_names(),
        rows=tuple(rows),
        version=meta.version,
        edition=meta.edition,
        result=table.result,
        snapshot=snapshot,
    )
