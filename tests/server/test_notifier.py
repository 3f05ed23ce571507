"""Whom the notifier calls, and how often: without a server and without a service."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from chapterhouse.games import find
from chapterhouse.server import notifier
from chapterhouse.server.config import Notices
from chapterhouse.server.notifier import Notifier
from chapterhouse.storage import Unavailable
from chapterhouse.storage.rows import Person

PAUSE = 100.0
PEOPLE = {
    "anna": Person("anna", "Anna", "en", ("json://anna",), 0.0),
    "bruno": Person("bruno", "Bruno", "de", ("json://bruno",), 0.0),
    "clara": Person("clara", "Clara", "fr", (), 0.0),
}


class Desk:
    """Finds people, and keeps what is sent and when."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[tuple[str, str, str]] = []
        self.moment = 0.0
        self.broken = False
        settings, desk, time = Notices(services=("json",), delay=0.0, pause=PAUSE), self._desk(), self._time()
        self.notifier = Notifier(settings, desk, time)
        monkeypatch.setattr(notifier, "_send", lambda who, _game, at, why: self.sent.append((who.id, at, why)))

    def _desk(self) -> Any:
        async def ask(function: Any, *args: str) -> Any:
            if self.broken:
                raise Unavailable("gone")
            return function(*args)

        setattr(ask, "store", SimpleNamespace(people=SimpleNamespace(find=PEOPLE.get)))  # noqa: B010
        return ask

    def _time(self) -> Any:
        return SimpleNamespace(now=lambda: self.moment)

    async def call(self, person: str, needed: bool = True) -> None:
        async def still() -> bool:
            return needed

        self.notifier.call(person, find("monastery"), "/t/x", still)
        while self.notifier._tasks:
            await asyncio.sleep(0)
            await asyncio.gather(*self.notifier._tasks)


def test_who_is_still_waited_for_is_called_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        desk = Desk(monkeypatch)
        await desk.call("anna", needed=False)
        assert desk.sent == []
        await desk.call("anna")
        assert desk.sent == [("anna", "/t/x", "turn")]
        desk.moment = PAUSE - 1
        await desk.call("anna")
        await desk.call("bruno")
        assert [who for who, _, _ in desk.sent] == ["anna", "bruno"]
        desk.moment = PAUSE
        await desk.call("bruno")
        await desk.call("anna")
        assert [who for who, _, _ in desk.sent] == ["anna", "bruno", "anna"]

    asyncio.run(story())


def test_nobody_is_called_who_is_not_known_or_gave_no_address(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        desk = Desk(monkeypatch)
        for person in ("clara", "dorian"):
            await desk.call(person)
        assert (desk.sent, caplog.records) == ([], [])
        desk.broken = True
        await desk.call("anna")
        assert (desk.sent, [each.levelname for each in caplog.records]) == ([], ["WARNING"])

    asyncio.run(story())


def test_a_service_is_all_of_an_address_that_is_shown() -> None:
    assert notifier.service("JSON://secret@host/path") == "json"
