"""Uvicorn's WebSocket protocol, with five additions.

A socket is gone soon after its handler has ended. Uvicorn closes the transport, and asyncio then waits until everything
that was written has been sent. A client that does not read would keep its socket open for ever.

A client that stops reading while the server writes is cut off after a while. One timer runs while the transport is
full, and none in the normal case.

The handler of a socket may send a frame at once (``outlet_of``), without a task that waits for it and the layers of
ASGI in between: they cost more than the frame itself.

Everything that is written to a socket in one turn of the event loop is one system call: a move sends a position, the
facts of the table and perhaps an answer to the same client.

Frames are compressed where it pays. A position differs little from the one before, so the window must reach back to
it: with 32 KB instead of uvicorn's 4 KB a position of 8 KB becomes 0.4 KB instead of 1.3 KB, in a quarter of the time.
"""

import asyncio
import struct
import zlib
from collections.abc import Mapping, Sequence
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from chapterhouse.server.connection import Outlet

LINGER = 5.0
"""Seconds for the last bytes."""
STALLED_SECONDS = 30.0
"""How long a client may leave what was sent to it unread while more waits; then it is cut off."""
GATHERED = 65_536
"""Bytes that are written at once, so that a full transport is noticed."""

WINDOW_BITS = 15
"""A window of 32 KB for what we send; it costs 144 KB of memory for each socket."""
CLIENT_WINDOW_BITS = 12
"""What clients send is small."""
COMPRESS = {"level": 3, "memLevel": 5}
SMALL = 200
"""Bytes below which a frame is sent as it is: an answer to a request, a pong."""

OUTLET = "chapterhouse.outlet"
"""The extension of ASGI under which a handler finds the way out."""
TEXT, COMPRESSED_TEXT = 0x81, 0xC1
"""First byte of a whole text message (RFC 6455, 5.2), and of one that is compressed (RFC 7692, 6)."""
FLUSHED = 4
"""Bytes at the end of a flushed block that are not sent (RFC 7692, 7.2.1)."""


def outlet_of(scope: Mapping[str, Any]) -> Outlet:
    """The way out of a socket that ``TableWebSocketProtocol`` serves."""
    outlet: Outlet = scope["extensions"][OUTLET]
    return outlet


def text_frame(first: int, payload: bytes) -> bytes:
    """A message as the server sends it: one frame, not masked."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", first, size) + payload
    if size < 65_536:
        return struct.pack("!BBH", first, 126, size) + payload
    return struct.pack("!BBQ", first, 127, size) + payload


class SelectiveDeflate(PerMessageDeflate):
    """Leaves small frames as they are; the protocol says for each message whether it is compressed."""

    def encode(self, frame: Frame) -> Frame:
        return frame if frame.fin and len(frame.data) < SMALL else super().encode(frame)

    def pack(self, text: bytes) -> bytes:
        """A text message as a frame, compressed where it pays."""
        if len(text) < SMALL:
            return text_frame(TEXT, text)
        if self.local_no_context_takeover:
            self.encoder = zlib.compressobj(wbits=-self.local_max_window_bits, **self.compress_settings)
        packed = self.encoder.compress(text) + self.encoder.flush(zlib.Z_SYNC_FLUSH)
        return text_frame(COMPRESSED_TEXT, packed[:-FLUSHED])


class SelectiveDeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, SelectiveDeflate(
            remote_no_context_takeover=agreed.remote_no_context_takeover,
            local_no_context_takeover=agreed.local_no_context_takeover,
            remote_max_window_bits=agreed.remote_max_window_bits,
            local_max_window_bits=agreed.local_max_window_bits,
            compress_settings=COMPRESS,
        )


class GatheringTransport(asyncio.Transport):
    """A transport that writes all that it was given in one turn of the event loop with one call."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes | bytearray | memoryview] = []
        self._size = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._waiting:
            self._loop.call_soon(self.flush)
        self._waiting.append(data)
        self._size += len(data)
        if self._size >= GATHERED:
            self.flush()

    def flush(self) -> None:
        if self._waiting and not self._transport.is_closing():
            self._transport.write(b"".join(self._waiting))
        self._waiting.clear()
        self._size = 0

    def close(self) -> None:
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)


class TableWebSocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            SelectiveDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=CLIENT_WINDOW_BITS,
                compress_settings=COMPRESS,
            )
        ]

        self._stalled: asyncio.TimerHandle | None = None
        self._deflate: SelectiveDeflate | None = None
        """As it was agreed on; None for a client that does not compress."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # else it was refused
            cast(dict[str, Any], self.scope["extensions"])[OUTLET] = self
            self._deflate = next((each for each in self.conn.extensions if isinstance(each, SelectiveDeflate)), None)

    def take(self, frame: bytes) -> bool:
        """Send a message at once; False while the transport is full. Nobody gets what comes after the end."""
        if not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(text_frame(TEXT, frame) if self._deflate is None else self._deflate.pack(frame))
        return True

    async def until_ready(self) -> None:
        await self.writable.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # A cast, because uvloop's transport is none by its class.
        super().connection_made(GatheringTransport(cast(asyncio.Transport, transport), self.loop))

    def connection_lost(self, exc: Exception | None) -> None:
        self._goes_on()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._goes_on()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._goes_on()

    def _goes_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)
