"""Moments that a test holds open: a commit that is on disk and not yet known, a condition that comes true soon."""

import asyncio
from collections.abc import Callable

import pytest

from chapterhouse.storage.rows import Change
from tests.server.client import PATIENCE
from tests.server.conftest import Inn


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.001)


def hold_commits(inn: Inn, patch: pytest.MonkeyPatch) -> asyncio.Event:
    """From now on nobody learns of a commit before this event is set; it is on disk already."""
    db, told = inn.server.context.db, asyncio.Event()
    store = db.commit

    async def commit(change: Change) -> None:
        await store(change)
        await told.wait()

    patch.setattr(db, "commit", commit)
    return told
