"""The store from an event loop: its calls run on threads of their own, so that the loop never waits for a disk."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from chapterhouse.kernel import ChapterhouseError
from chapterhouse.storage.rows import Change
from chapterhouse.storage.store import Store

P = ParamSpec("P")
R = TypeVar("R")

LARGEST_GROUP = 256
"""Changes in one transaction at most, so that nobody waits long for the commit of many others."""

Refusals = list[ChapterhouseError | None]


class AsyncStore:
    """Carries calls to the store. SQLite has one writer, so one thread; PostgreSQL gets several."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(max_workers=store.writers, thread_name_prefix="store")
        self._changes = GroupCommit(self._threads, store.tables.commit_all)

    async def __call__(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: call(*args, **kwargs))

    async def commit(self, change: Change) -> None:
        """Make a change, whole or not at all, and on disk before this returns."""
        await self._changes.commit(change)

    def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        self._threads.shutdown(wait=True)
        self.store.close()


class Waiting:
    """A change that is to be stored, and the caller who waits for it."""

    def __init__(self, change: Change, stored: "asyncio.Future[None]") -> None:
        self.change = change
        self.stored = stored

    def answer(self, refusal: BaseException | None) -> None:
        if self.stored.done():  # the caller has stopped waiting
            return
        if refusal is None:
            self.stored.set_result(None)
        else:
            self.stored.set_exception(refusal)


class GroupCommit:
    """Changes that wait while a transaction runs share the next one: one wait for the disk for all of them.

    One transaction runs at a time, so changes of a table are stored in the order in which they were given. A caller
    who stops waiting takes back a change whose transaction has not begun.
    """

    def __init__(self, threads: ThreadPoolExecutor, commit_all: Callable[[Sequence[Change]], Refusals]) -> None:
        self._threads = threads
        self._commit_all = commit_all
        self._waiting: list[Waiting] = []
        self._alone: list[Waiting] = []
        """Changes of a group that met a defect: each is tried in a transaction of its own."""
        self._busy = False

    async def commit(self, change: Change) -> None:
        loop = asyncio.get_running_loop()
        waiting = Waiting(change, loop.create_future())
        self._waiting.append(waiting)
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next, loop)  # with everything else that is decided in this turn of the loop
        await waiting.stored

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        group = self._next_group()
        self._busy = bool(group)
        if group:
            job = loop.run_in_executor(self._threads, self._commit_all, [each.change for each in group])
            job.add_done_callback(partial(self._ended, loop, group))

    def _next_group(self) -> list[Waiting]:
        self._alone, self._waiting = _wanted(self._alone), _wanted(self._waiting)
        if self._alone:
            return [self._alone.pop(0)]
        group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
        return group

    def _ended(self, loop: asyncio.AbstractEventLoop, group: list[Waiting], job: "asyncio.Future[Refusals]") -> None:
        failed = job.exception()  # what is no refusal is a defect of ours: only the change that has it gets it
        if failed is not None and len(group) > 1:
            self._alone = [*group, *self._alone]
        else:
            refusals: Sequence[BaseException | None] = job.result() if failed is None else [failed]
            for waiting, refusal in zip(group, refusals, strict=True):
                waiting.answer(refusal)
        self._next(loop)


def _wanted(waiting: list[Waiting]) -> list[Waiting]:
    return [each for each in waiting if not each.stored.cancelled()]
