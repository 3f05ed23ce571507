"""Whether a move could be stored is tried once in a while, however many ask."""

import asyncio
from typing import Any

import pytest

from chapterhouse.server.health import FRESH, HealthCheck
from chapterhouse.storage import Unavailable


class Disk:
    """A store that counts what is tried, and is full when it is told to be."""

    process_id = "me"

    def __init__(self) -> None:
        self.tried = 0
        self.full = False
        self.store = self
        self.activity = self

    def now(self) -> float:
        return 0.0

    def prove_writable(self, *_what: object) -> None:
        self.tried += 1
        if self.full:
            raise Unavailable("the disk is full")

    async def db(self, function: Any, *args: object) -> None:
        function(*args)


def test_an_answer_is_good_for_a_while_and_then_found_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        now, disk = [100.0], Disk()
        context: Any = disk
        health = HealthCheck(context)
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])

        async def at(moment: float) -> tuple[str, int]:
            now[0] = moment
            return await health.problem(), disk.tried

        assert await at(100.0) == ("", 1)
        disk.full = True
        assert await at(100.0 + FRESH - 0.01) == ("", 1)
        assert await at(100.0 + FRESH) == ("the disk is full", 2)
        disk.full = False
        assert await at(100.0 + FRESH) == ("the disk is full", 2)
        health.forget()
        assert await at(100.0 + FRESH) == ("", 3)

    asyncio.run(story())
