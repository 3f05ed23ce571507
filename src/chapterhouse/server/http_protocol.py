"""Uvicorn's HTTP protocol, with three bounds, because each open socket is one of a limited number of files.

A request must be whole after a while; a client that leaves its answer unread is cut off; and one address has a limited
number of open connections. Uvicorn waits for ever in each of these cases, so that a thousand half requests of one
visitor would keep everybody else out. Sockets of tables are not counted here: they are counted by person.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Collection
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chapterhouse.server.limits import network_of

HEAD_SECONDS = 20.0
"""For the first line and the headers of a request."""
BODY_SECONDS = 120.0
"""For its body after that: two megabytes over a slow line."""
STALLED_SECONDS = 30.0
"""How long a client may leave an answer unread while more of it waits."""
MOST_FILES = 65_536


class BoundedHttpProtocol(H11Protocol):
    most: ClassVar[int]
    """Connections of one address."""
    proxies: ClassVar[frozenset[str]]
    """Reverse proxies on whose connections many visitors come."""
    open: ClassVar[Counter[str]]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address = ""
        self._late: asyncio.TimerHandle | None = None
        """Until the request is whole."""
        self._awaits_body = False
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = "" if self.client is None else self.client[0]
        if peer and peer not in self.proxies:
            self._address = network_of(peer)
            self.open[self._address] += 1
            if self.open[self._address] > self.most:
                transport.abort()
                return
        self._expect(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()  # another protocol has the transport from here on
        super().handle_websocket_upgrade(event)

    def _leave(self) -> None:
        self._cancel_late()
        self._cancel_stalled()
        if self._address:
            self.open[self._address] -= 1
            if not self.open[self._address]:
                del self.open[self._address]
            self._address = ""

    # ── Requests ─────────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a socket of a table now
        if self.conn.their_state is h11.SEND_BODY:
            if not self._awaits_body:
                self._expect(BODY_SECONDS)
            self._awaits_body = True
            return
        self._awaits_body = False
        if self.conn.their_state is not h11.IDLE:
            self._cancel_late()  # it is whole
        elif self._late is None:
            self._expect(HEAD_SECONDS)

    def _expect(self, seconds: float) -> None:
        self._cancel_late()
        self._late = self.loop.call_later(seconds, self.transport.abort)

    def _cancel_late(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    # ── Answers ──────────────────────────────────────────────────────────────────────────────────────────────────

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cancel_stalled()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_stalled()

    def _cancel_stalled(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def http_protocol(most: int, proxies: Collection[str]) -> type[BoundedHttpProtocol]:
    """The protocol of one server."""
    return type(
        "ServerHttpProtocol", (BoundedHttpProtocol,), {"most": most, "proxies": frozenset(proxies), "open": Counter()}
    )


def raise_file_limit() -> None:
    """As many open files as the system allows this process; the usual 1,024 are few for a server."""
    if sys.platform == "win32":  # which has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
