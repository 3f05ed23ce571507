"""Whether a move could be stored now, found out by storing something. Asked often, it is tried once in a while."""

import asyncio

from chapterhouse.server.context import Context
from chapterhouse.storage import StorageError

FRESH = 2.0
"""Seconds for which an answer is true enough; so however many ask, this is the rate of writes."""


class HealthCheck:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._lock = asyncio.Lock()
        self._at = float("-inf")
        self._problem = ""

    async def problem(self) -> str:
        """Why no move could be stored, or empty."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if now - self._at >= FRESH:
                self._problem = await self._try()
                self._at = asyncio.get_running_loop().time()
            return self._problem

    def forget(self) -> None:
        """The next question is answered afresh."""
        self._at = float("-inf")

    async def _try(self) -> str:
        context = self._context
        try:
            await context.db(context.store.activity.prove_writable, context.process_id, context.now())
        except StorageError as error:
            return str(error)
        return ""
