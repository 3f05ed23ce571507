"""Uvicorn's WebSocket protocol, with one addition: a socket is gone soon after its handler has ended.

Uvicorn closes the transport, and asyncio then waits until everything that was written has been sent. A client that does
not read would keep its socket open for ever.
"""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 5.0
"""Seconds for the last bytes."""


class BoundedWebSocketProtocol(WebSocketsSansIOProtocol):
    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)
