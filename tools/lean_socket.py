"""A WebSocket client with as little in it as measuring needs: so that a load is limited by the server, not by its
clients. It knows text messages, compression and pings."""

import asyncio
import os
import struct
import zlib
from base64 import b64encode
from collections.abc import Callable
from urllib.parse import urlsplit

HEADER_END = b"\r\n\r\n"
FIN_TEXT, FIN_PONG = 0x81, 0x8A
COMPRESSED, OPCODE = 0x40, 0x0F
TEXT, PING = 0x1, 0x9
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask that changes nothing; a client must send one."""
FLUSHED = b"\x00\x00\xff\xff"

Hear = Callable[["LeanSocket", bytes], None]


class LeanSocket(asyncio.Protocol):
    """One connection; ``hear`` gets every text message."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._buffer = b""
        self._inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]  # a transport of uvloop is none by its class
        self._write(self._request)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._shake_hands():
            return
        while (frame := self._next_frame()) is not None:
            self._take(*frame)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("the server closed the socket"))

    def send(self, text: bytes) -> None:
        self._write(_frame(FIN_TEXT, text))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def _shake_hands(self) -> bool:
        head, end, rest = self._buffer.partition(HEADER_END)
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_exception(ConnectionRefusedError(head.split(b"\r\n")[0].decode()))
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer, start = self._buffer, 2
        if len(buffer) < start:
            return None
        size = buffer[1]
        for short, form in ((126, "!H"), (127, "!Q")):
            if buffer[1] == short:
                start += struct.calcsize(form)
                if len(buffer) < start:
                    return None
                (size,) = struct.unpack_from(form, buffer, 2)
        if len(buffer) < start + size:
            return None
        self._buffer = buffer[start + size :]
        return buffer[0], buffer[start : start + size]

    def _take(self, first: int, payload: bytes) -> None:
        if first & OPCODE == PING:
            self._write(_frame(FIN_PONG, payload))
        elif first & OPCODE == TEXT:
            self._hear(self, self._inflate.decompress(payload + FLUSHED) if first & COMPRESSED else payload)


def _frame(first: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        head = struct.pack("!BB", first, MASKED | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, MASKED | 126, size)
    else:
        head = struct.pack("!BBQ", first, MASKED | 127, size)
    return head + NO_MASK + payload


async def connect(url: str, cookie: str, hear: Hear) -> LeanSocket:
    """An open socket, with compression as browsers offer it."""
    found = urlsplit(url)
    lines = (
        f"GET {found.path} HTTP/1.1",
        f"Host: {found.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        f"Cookie: {cookie}",
    )
    request = "\r\n".join(lines).encode() + HEADER_END
    loop = asyncio.get_running_loop()
    host, port = found.hostname or "", found.port or 80
    _, socket = await loop.create_connection(lambda: LeanSocket(request, hear), host, port)
    await socket.opened
    return socket
