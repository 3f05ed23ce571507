"""One open socket: who is behind it, from which chair they look, and what waits to be sent.

``encode_frame`` is the only way to make a frame and a frame the only thing that can be posted; it takes a message of
the protocol, whose game content is typed as views, events and choices. So a type checker refuses to send a state.
"""

import asyncio
from typing import NewType, Protocol

import msgspec

from chapterhouse.kernel import Seat
from chapterhouse.server.messages import ServerMessage
from chapterhouse.storage.rows import Person, RelationKind

Frame = NewType("Frame", bytes)

_encoder = msgspec.json.Encoder()

OUTBOX = 256
"""Frames that may wait for a slow client before it is cut off; it reconnects and resumes where it was."""


def encode_frame(message: ServerMessage) -> Frame:
    return Frame(_encoder.encode(message))


class Outlet(Protocol):
    """Where frames leave the process."""

    def take(self, frame: bytes) -> bool:
        """Send a frame now; False while the client does not read what was sent before."""

    async def until_ready(self) -> None:
        """Wait until the client reads again."""


class Connection:
    def __init__(self, person: Person, link: str | None, address: str = "", session: str = "") -> None:
        self.person = person
        self.address = address
        self.access = frozenset({person.id, session, link or ""} - {""})
        """What lets this browser in: its person, its session, the private link that brought it. Each may end."""
        self.looking: Seat | None = None
        self.chose = False
        """Whether the client has said from where to look; until then a person with one chair looks from there."""
        self.relations: dict[str, RelationKind] = {}
        """People whom this person mutes or blocks."""
        self.greeted = False
        self.watches = False
        """Whether it gets positions; not before ``hello``, and not where spectators are unwelcome."""
        self._outlet: Outlet | None = None
        """Takes frames at once, while none waits in the outbox or is on its way from there."""
        self._outbox: asyncio.Queue[Frame | None] = asyncio.Queue(OUTBOX)
        self.ended = asyncio.Event()
        """Set once the connection is closed: nothing more is posted, and its socket has little time left."""

    @property
    def closed(self) -> bool:
        return self.ended.is_set()

    def send(self, message: ServerMessage) -> None:
        self.post(encode_frame(message))

    def post(self, frame: Frame) -> None:
        if self.closed or (self._outlet is not None and self._outlet.take(frame)):
            return
        self._outlet = None  # what comes later waits behind this one
        try:
            self._outbox.put_nowait(frame)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Post nothing more. Frames in a full outbox are dropped: the client resumes by its last entry."""
        self.ended.set()
        while self._outbox.full():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def send_to(self, outlet: Outlet) -> None:
        """Send what waits, and let what is posted afterwards leave at once; until the connection is closed."""
        while True:
            if self._outbox.empty() and not self.closed:
                self._outlet = outlet
            frame = await self.next_frame()
            if frame is None:
                return
            while not outlet.take(frame):
                await outlet.until_ready()

    async def next_frame(self) -> Frame | None:
        """The next frame, or None when the connection is to be closed."""
        return await self._outbox.get()
