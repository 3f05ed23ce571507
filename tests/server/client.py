"""A client of the table server for tests: real HTTP, real sockets, everything it receives kept."""

import asyncio
import itertools
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]
_ids = itertools.count()

PATIENCE = 60.0
IDLE = httpx.Limits(keepalive_expiry=1.0)
"""An idle connection ends here before the server closes it (after five seconds), so no request meets that."""


class Guest:
    """One browser: its cookie, and the sockets that it opens."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address
        # certificates would be read for every guest, and these servers have none
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE, limits=IDLE, verify=False)

    async def named(self, name: str) -> "Guest":
        answer = await self.http.put("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return self

    async def make(self, game: str, chairs: list[Json], **form: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": game, "chairs": chairs, **form})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def get(self, path: str, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, **hello: Any) -> AsyncIterator["Seat"]:
        """At a table: the socket is open and greeted."""
        async with self.raw(table) as seat:
            await seat.hello(**hello)
            yield seat

    @asynccontextmanager
    async def raw(self, table: str, **headers: str) -> AsyncIterator["Seat"]:
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        async with connect(url, additional_headers={"Cookie": self.cookie(), **headers}, max_size=None) as socket:
            seat = Seat(socket)
            listening = asyncio.create_task(seat.listen())
            try:
                yield seat
            finally:
                listening.cancel()
                await asyncio.gather(listening, return_exceptions=True)

    async def close(self) -> None:
        await self.http.aclose()


class Seat:
    """An open socket, and everything that came through it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.got: list[Json] = []
        self._news = asyncio.Condition()
        self._ended = False

    async def listen(self) -> None:
        try:
            async for frame in self.socket:
                text = frame if isinstance(frame, str) else frame.decode()
                async with self._news:
                    self.frames.append(text)
                    self.got.append(json.loads(text))
                    self._news.notify_all()
        finally:
            self._ended = True
            async with self._news:
                self._news.notify_all()

    def closed(self) -> bool:
        return self._ended

    async def send(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, wanted: Callable[[Json], bool], since: int = 0) -> Json:
        """The first message of that kind after so many others."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for message in self.got[since:]:
                    if wanted(message):
                        return message
                if self._ended:
                    raise ConnectionResetError("the socket was closed")
                since = max(since, len(self.got))
                await self._news.wait()

    async def hello(self, **hello: Any) -> Json:
        since = len(self.got)
        await self.send({"type": "hello", "protocol": 1, **hello})
        return await self.until(lambda message: message["type"] in ("welcome", "refused"), since)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer."""
        request = fields.pop("id", None) or f"q{next(_ids)}"
        since = len(self.got)
        await self.send({"type": kind, "id": request, **fields})
        return await self.until(lambda message: message.get("id") == request, since)

    def last(self, kind: str) -> Json:
        return next(message for message in reversed(self.got) if message["type"] == kind)

    def all(self, kind: str) -> list[Json]:
        return [message for message in self.got if message["type"] == kind]

    async def position(self, wanted: Callable[[Json], bool] = lambda _position: True, since: int = 0) -> Json:
        return await self.until(lambda message: message["type"] == "position" and wanted(message), since)

    async def at_seq(self, seq: int) -> Json:
        return await self.position(lambda position: bool(position["seq"] >= seq))

    async def you(self, wanted: Callable[[Json], bool], since: int = 0) -> Json:
        """What I am at the table, once a change has made it so."""
        message = await self.until(lambda each: each["type"] == "table-changed" and wanted(each["you"]), since)
        you: Json = message["you"]
        return you

    async def facts(self, wanted: Callable[[Json], bool]) -> Json:
        """The table when it looks like that."""
        message = await self.until(
            lambda each: each["type"] in ("welcome", "table-changed") and wanted(each["table"]), since=0
        )
        table: Json = message["table"]
        return table

    async def act(self, seat: int, action: Json, seq: int | None = None, **more: Any) -> Json:
        await self.position()
        at = self.last("position")["seq"] if seq is None else seq
        return await self.ask("act", seat=seat, seq=at, action=action, **more)


async def play_on(seats: dict[int, Seat], rng: random.Random, moves: int) -> Json:
    """Play at random from these chairs: so many moves, or until the game is over. The last position of one of them."""
    made = 0
    async with asyncio.timeout(3 * PATIENCE):
        while True:
            for chair, seat in seats.items():
                position = seat.last("position")
                if position["result"] is not None or made >= moves:
                    return position
                if position["choices"]:
                    answer = await seat.act(chair, rng.choice(position["choices"]))
                    made += answer["type"] == "done"
                    await asyncio.gather(*(other.at_seq(answer.get("seq", 0)) for other in seats.values()))
            await asyncio.sleep(0.001)
