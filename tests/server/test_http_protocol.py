"""Connections that are never finished: half requests, unread answers, more of them than one address may have."""

import asyncio
import resource
import socket
from typing import Any

import pytest

from chapterhouse.server import http_protocol as bounds
from chapterhouse.server.http_protocol import BoundedHttpProtocol, raise_file_limit
from tests.server.conftest import Inn, Tell
from tests.server.test_limits import limited
from tests.server.test_play import two_at_lots

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(inn: Inn, said: bytes = b"", **how: Any) -> Line:
    host, _, port = inn.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), **how)
    writer.write(said)
    return reader, writer


async def ended(line: Line) -> bytes:
    """What came until the server closed the connection."""
    try:
        async with asyncio.timeout(30):
            return await line[0].read()
    except ConnectionResetError:
        return b""
    finally:
        line[1].close()


async def answer(line: Line) -> bytes:
    async with asyncio.timeout(30):
        return await line[0].readuntil(b"\r\n\r\n")


def test_a_half_request_is_not_waited_for_without_end(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(bounds, "BODY_SECONDS", 0.3)

    async def story(inn: Inn) -> None:
        for half in (b"", HALF, BODY, BODY + b'{"name"'):
            assert await ended(await dial(inn, half)) == b"", half[:8]
        line = await dial(inn, WHOLE)
        assert b"200 OK" in await answer(line)
        line[1].write(HALF)
        assert b"HTTP/1.1" not in await ended(line), "also a second one"
        monkeypatch.setattr(bounds, "BODY_SECONDS", 30.0)
        slow = await dial(inn, BODY)
        await asyncio.sleep(0.4)
        slow[1].write(b'{"name":"Anna"}')
        assert b"200 OK" in await answer(slow), "a body may take longer than a head"
        slow[1].close()

    tell(story)


def test_an_answer_that_takes_long_is_waited_for(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "HEAD_SECONDS", 0.1)

    async def story(inn: Inn) -> None:
        store = inn.server.context.store.tables
        true = store.open_in_lobby
        waits = asyncio.Event()

        async def slow(function: Any, *args: Any) -> Any:
            if function == true:
                await waits.wait()
            return await call(function, *args)

        call = type(inn.server.context.db).__call__.__get__(inn.server.context.db)
        monkeypatch.setattr(type(inn.server.context.db), "__call__", lambda _db, *asked: slow(*asked))
        line = await dial(inn, WHOLE.replace(b"games", b"lobby"))
        await asyncio.sleep(0.3)
        waits.set()
        assert b"200 OK" in await answer(line)
        line[1].close()

    tell(story)


def test_who_leaves_an_answer_unread_is_cut_off(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "STALLED_SECONDS", 0.3)
    closed = asyncio.Event()
    true = BoundedHttpProtocol.connection_lost

    def lost(protocol: BoundedHttpProtocol, exc: Exception | None) -> None:
        true(protocol, exc)
        closed.set()

    async def story(inn: Inn) -> None:
        monkeypatch.setattr(BoundedHttpProtocol, "connection_lost", lost)
        host, _, port = inn.address.removeprefix("http://").partition(":")
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            client.connect((host, int(port)))
            client.setblocking(False)
            wanted = b"GET /api/protocol.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2_000
            async with asyncio.timeout(30):
                sending = asyncio.create_task(asyncio.get_running_loop().sock_sendall(client, wanted))
                await closed.wait()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    tell(story)


def test_an_address_has_so_many_connections_and_a_proxy_as_many_as_it_likes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        lines = [await dial(inn, WHOLE) for _ in range(3)]
        for line in lines:
            assert b"200 OK" in await answer(line)
        assert await ended(await dial(inn, WHOLE)) == b"", "one too many"
        lines.pop()[1].close()
        async with asyncio.timeout(30):
            while True:
                again = await dial(inn, WHOLE)
                try:
                    assert b"200 OK" in await answer(again)
                    break
                except (asyncio.IncompleteReadError, ConnectionResetError):
                    again[1].close()
                    await asyncio.sleep(0.02)  # the server has not seen yet that one has gone
        for _, writer in (*lines, again):
            writer.close()

    tell(story, limits=limited(connections_per_address=3), proxies=("10.0.0.1",))

    async def behind_a_proxy(inn: Inn) -> None:
        lines = [await dial(inn, WHOLE) for _ in range(6)]
        for line in lines:
            assert b"200 OK" in await answer(line)
            line[1].close()

    tell(behind_a_proxy, limits=limited(connections_per_address=3))


def test_sockets_of_tables_are_no_http_connections(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "HEAD_SECONDS", 0.2)

    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table), anna.at(table), bruno.at(table):
            await asyncio.sleep(0.4)
            assert (await a.ask("say", seat=0, text="still here"))["type"] == "done"
            line = await dial(inn, WHOLE)
            assert b"200 OK" in await answer(line)
            line[1].close()

    tell(story, limits=limited(connections_per_address=4), proxies=("10.0.0.1",))


def test_a_server_may_open_as_many_files_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, pair: set_to.append(pair))
    for given in ((1_024, 4_096), (1_024, resource.RLIM_INFINITY), (4_096, 4_096), (100_000, 200_000)):
        monkeypatch.setattr(resource, "getrlimit", lambda _kind, given=given: given)
        raise_file_limit()
    assert set_to == [(4_096, 4_096), (bounds.MOST_FILES, resource.RLIM_INFINITY)]
