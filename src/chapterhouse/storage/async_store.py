"""The store from an event loop: its calls run on threads of their own, so that the loop never waits for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from chapterhouse.storage.store import Store

P = ParamSpec("P")
R = TypeVar("R")


class AsyncStore:
    """Carries calls to the store. SQLite has one writer, so one thread; PostgreSQL gets several."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(max_workers=store.writers, thread_name_prefix="store")

    async def __call__(self, call: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, lambda: call(*args, **kwargs))

    def close(self) -> None:
        """Finish what was begun, then let go of the database."""
        self._threads.shutdown(wait=True)
        self.store.close()
