"""Calling people to the table: by the services they chose, not while they are there, not too often, not at night."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from chapterhouse.extras import MissingExtra, needs
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.record import AnyGame
from chapterhouse.server.clocks import Time
from chapterhouse.server.config import Notices
from chapterhouse.server.sentences import say
from chapterhouse.speech import Speech
from chapterhouse.storage import AsyncStore, StorageError
from chapterhouse.storage.rows import Person

if TYPE_CHECKING:
    from apprise import Apprise

log = logging.getLogger("chapterhouse.notifier")

Why = Literal["turn", "full"]
"""It is their turn, or their table is full and waits for them to start it."""

NOTICE: dict[Why, str] = {"turn": "notice", "full": "notice-full"}

StillNeeded = Callable[[], Awaitable[bool]]
"""Asked after the delay: is this person still waited for and still away?"""


class Notifier:
    def __init__(self, settings: Notices, db: AsyncStore, time: Time) -> None:
        self._settings = settings
        self._desk = db
        self._time = time
        self._last: dict[str, float] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def check(self, addresses: Sequence[str]) -> tuple[str, ...]:
        """The addresses, if all are of services that this server calls. A refusal never repeats an address."""
        for address in addresses:
            if service(address) not in self._settings.services:
                raise Malformed(f"notices go through one of: {', '.join(self._settings.services)}")
            if not await asyncio.to_thread(_sender().add, address):
                raise Malformed(f"that is not a complete address of {service(address)}")
        return tuple(addresses)

    def call(self, person: str, game: AnyGame, address: str, needed: StillNeeded, why: Why = "turn") -> None:
        """Call somebody to a table after a while, if they have not come by themselves."""
        task = asyncio.create_task(self._notify(person, game, address, needed, why))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, person: str, game: AnyGame, address: str, needed: StillNeeded, why: Why) -> None:
        await asyncio.sleep(self._settings.delay)
        try:
            found = await self._desk(self._desk.store.people.find, person)
            if found is None or not found.notices or self._called_lately(person) or not await needed():
                return
        except StorageError:
            log.warning("notice not sent: the database cannot be used now")
            return
        self._last = {who: at for who, at in self._last.items() if self._called_lately(who)}
        self._last[person] = self._time.now()
        try:
            await asyncio.to_thread(_send, found, game, address, why)
        except MissingExtra as missing:
            log.warning("notice not sent: %s", missing)

    def _called_lately(self, person: str) -> bool:
        return self._time.now() - self._last.get(person, float("-inf")) < self._settings.pause

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def service(address: str) -> str:
    """The service of an apprise address, which is all of it that may be shown."""
    return urlsplit(address).scheme.lower()


def _sender() -> "Apprise":
    """Apprise is loaded when somebody uses it: it comes with the extra ``notices``."""
    with needs("notices", "calling people by a service"):
        from apprise import Apprise
    return Apprise()


def _send(person: Person, game: AnyGame, address: str, why: Why) -> None:
    """Runs on a thread: the services answer when they like."""
    sender = _sender()
    for each in person.notices:
        sender.add(each)
    name = Speech(game, person.language).say("game-name")
    body = say(person.language, f"{NOTICE[why]}-body", game=name, address=address)
    sent = sender.notify(title=say(person.language, f"{NOTICE[why]}-title"), body=body)
    if not sent:
        log.warning("a notice could not be delivered", extra={"services": [service(each) for each in person.notices]})
