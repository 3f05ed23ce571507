"""Hosting: foreign host names, malformed input, health by a real write, damaged rows, counters, limits per address."""

import gc
import logging
from typing import Any

import msgspec
import pytest
from websockets.exceptions import WebSocketException

from chapterhouse.kernel import Malformed
from chapterhouse.server.addresses import HostNames, is_loopback
from chapterhouse.server.api import SHORT_BODY
from chapterhouse.server.config import Config, Limits
from chapterhouse.server.decoding import decode_json
from chapterhouse.server.health import FRESH
from tests.server.conftest import GENEROUS, Inn, Tell, on_both
from tests.server.test_growth import SLOW
from tests.server.test_limits import limited
from tests.server.test_play import two_at_lots

DEEP = "[" * 100_000


# ── Names and addresses ──────────────────────────────────────────────────────────────────────────────────────────


def test_host_names_of_a_server_for_this_machine_alone() -> None:
    names = HostNames(Config(address="https://abbey.example", origins=("http://cloister.example:81",), hosts=("lan",)))
    for known in ("", "abbey.example", "ABBEY.example:443", "cloister.example", "lan:8000", "localhost:1", "[::1]:80"):
        assert known in names, known
    for foreign in ("evil.example", "192.168.1.5:8000", "localhost.evil.example", "abbey.example.evil", "[", "a b@c"):
        assert foreign not in names, foreign


def test_a_server_in_the_network_goes_by_numbers_and_never_by_a_strange_name() -> None:
    """DNS rebinding sends the stranger's name as Host; people in the network type an address in digits."""
    names = HostNames(Config(host="0.0.0.0"))
    for known in ("192.168.1.5:8000", "10.0.0.2", "[fd00::1]:8000", "127.0.0.1:8000", "localhost"):
        assert known in names, known
    assert "rebound.evil.example:8000" not in names


def test_names_that_always_mean_this_machine() -> None:
    assert is_loopback("127.1.2.3")
    assert is_loopback("::1")
    assert not is_loopback("192.168.0.1")
    assert not is_loopback("localhost.evil.example")


def test_a_foreign_host_header_is_refused(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        answer = await anna.http.get("/api/lobby", headers=evil)
        assert (answer.status_code, answer.json()["reason"]) == (421, "forbidden")
        assert (await anna.http.put("/api/me", json={"name": "X"}, headers=evil)).status_code == 421
        with pytest.raises(WebSocketException):
            async with anna.raw(table, **evil):
                pass
        assert (await anna.get("/api/me"))["name"] == "Anna"

    tell(story)


def test_handshakes_are_limited_by_address(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        for _ in range(3):
            async with anna.at(table):
                pass
        with pytest.raises(WebSocketException):
            async with anna.at(table):
                pass

    tell(story, limits=Limits(handshakes=5, handshakes_per_second=0.001))


def test_answers_of_the_api_are_not_kept_by_caches(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest("Anna")
        assert (await guest.http.get("/api/me")).headers["cache-control"] == "no-store"
        assert (await guest.http.get("/api/nothing")).headers["cache-control"] == "no-store"
        assert "max-age" in (await guest.http.get("/api/text/en/house.ftl")).headers["cache-control"]
        assert "strict-transport-security" not in (await guest.http.get("/api/me")).headers

    tell(story)


def test_counters_are_for_this_machine_or_with_the_token(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        assert (await guest.http.get("/metrics")).status_code == 200
        for forwarded in ({"X-Forwarded-For": "203.0.113.5"}, {"X-Real-IP": "203.0.113.5"}, {"Host": "abbey.example"}):
            assert (await guest.http.get("/metrics", headers=forwarded)).status_code == 404, forwarded
        outside = {"Host": "abbey.example"}
        right, wrong = {"Authorization": "Bearer sesame"}, {"Authorization": "Bearer Sesame"}
        assert (await guest.http.get("/metrics", headers={**outside, **right})).status_code == 200
        assert (await guest.http.get("/metrics", headers={**outside, **wrong})).status_code == 404

    tell(story, address="https://abbey.example", metrics_token="sesame")


# ── Malformed input ──────────────────────────────────────────────────────────────────────────────────────────────

BODIES: list[bytes] = [
    DEEP.encode(),
    b'{"name": ' + DEEP.encode(),
    b'{"name": "\xff\xfe"}',
    b'{"name": "a\\u0000b"}',
    b'{"name": 1e999}',
    b'{"name": "' + b"x" * 90_000 + b'"}',
    b'{"' + b"y" * 90_000 + b'": 1}',
    b"\0",
    b'{"name": "\\ud800"}',
]


@on_both
def test_malformed_bodies_and_addresses_are_short_refusals(tell: Tell, caplog: pytest.LogCaptureFixture) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        for body in BODIES:
            answer = await anna.http.put("/api/me", content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), body[:40]
            assert len(answer.text) < 600, body[:40]
        record = f"game lots\noption players {DEEP}\n"
        assert (await anna.http.post("/api/studies", json={"record": record})).status_code == 400
        for path in ("/api/tables/a%00b", f"/api/tables/{table}/replay?start=%00", "/api/tables/%00/record"):
            assert (await anna.http.get(path)).status_code in (400, 404), path
        for query in ("start=99999999999999999999", "count=-1", "seat=1e9"):
            assert (await anna.http.get(f"/api/tables/{table}/replay?{query}")).status_code == 400, query
        far = await anna.http.post("/api/studies", json={"table": table, "at": 10**30})
        assert 400 <= far.status_code < 500

    with caplog.at_level(logging.WARNING):
        tell(story)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_a_body_is_no_longer_than_its_handler_needs(tell: Tell) -> None:
    """Else two megabytes of empty lists keep everybody waiting while objects are made of them."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        lists, json = b"[" + b"[]," * 23_000 + b"[]]", {"content-type": "application/json"}
        for path, body, longest in (
            ("/api/me/links/look", lists, SHORT_BODY),
            ("/api/games/abbey/editions/check", lists * 6, 400_000),
        ):
            answer = await anna.http.post(path, content=body, headers=json)
            assert (answer.status_code, answer.json()["text"]) == (400, f"a body has at most {longest} bytes here")
        for body in (lists, b'{"record": ' + lists + b"}"):
            answer = await anna.http.post("/api/studies", content=body, headers=json)
            assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
        record = "game lots\n" + "# a long remark\n" * 5_000
        answer = await anna.http.post("/api/studies", json={"record": record})
        assert "bytes here" not in answer.text, "records may be long"

    tell(story)


def test_nothing_is_collected_while_a_body_is_decoded() -> None:
    collections: list[str] = []
    note = lambda phase, _info: collections.append(phase)  # noqa: E731
    gc.callbacks.append(note)
    try:
        made = decode_json(b"[" + b"[]," * 20_000 + b"[]]", msgspec.json.decode, "lists")
        assert collections.count("start") <= 1, "once afterwards, not for every seven hundred lists"
    finally:
        gc.callbacks.remove(note)
    assert len(made) == 20_001
    assert gc.isenabled()
    with pytest.raises(Malformed):
        decode_json(b"[", msgspec.json.decode, "lists")
    assert gc.isenabled()


def test_an_address_gains_little_by_many_browsers(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guests = [await inn.guest(f"Guest {number}") for number in range(8)]
        codes = [(await guest.http.get("/api/games")).status_code for guest in guests for _ in range(9)]
        assert codes.count(200) < 5 * 10 + 5, "not 72"
        assert codes[:30] == [200] * 9 + codes[9:30], "the first browser was served"
        assert (await guests[0].http.get("/rules")).status_code != 429, "pages still come"

    tell(story, limits=limited(requests=10, requests_per_second=SLOW))


@on_both
def test_malformed_messages_are_short_refusals_and_the_socket_goes_on(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as seat:
            frames: list[str] = [
                DEEP,
                '{"type": "say", "id": "n1", "seat": 0, "text": "a\\u0000b"}',
                '{"type": "write-notes", "id": "n2", "seat": 0, "text": "\\u0000"}',
                '{"type": "history", "id": "n\\u0000", "before": 1}',
                '{"type": "act", "id": "n3", "seat": 0, "seq": 1, "action": {"type": "note", "text": "\\u0000"}}',
                '{"type": "seen", "seq": 2147483648}',
                '{"type": "history", "id": "n4", "before": 1e30}',
                '{"type": "%s"}' % ("z" * 60_000),
            ]
            for frame in frames:
                since = len(seat.got)
                await seat.socket.send(frame)
                refused = await seat.until(lambda message: message["type"] == "refused", since)
                assert refused["reason"] == "malformed", frame[:60]
                assert len(refused["text"]) < 400
            largest = await seat.ask("history", before=2**31 - 1)
            assert largest["type"] == "page"
            await seat.send({"type": "seen", "seq": 2**31 - 1})
            said = await seat.ask("say", seat=0, text="a backslash: \\u0000")
            assert said["type"] == "done", "the six characters are no NUL"

    tell(story)


def test_a_nul_is_found_and_nothing_like_it() -> None:
    def decode(raw: bytes) -> Any:
        return decode_json(raw, lambda each: each, "JSON")

    for wrong in (rb'"\u0000"', rb'"\\\u0000"', rb'"a\u0000"'):
        with pytest.raises(Malformed, match="NUL"):
            decode(wrong)
    for right in (rb'"\\u0000"', rb'"\\\\u0000"', rb'"\u0001"', b'"u0000"'):
        assert decode(right) == right


# ── Health and damage ────────────────────────────────────────────────────────────────────────────────────────────


def test_health_is_a_real_write(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        context = inn.server.context

        def write(allowed: bool) -> None:
            with context.store.engine.execution_options(reading=True).connect() as connection:
                connection.exec_driver_sql(f"PRAGMA query_only = {'off' if allowed else 'on'}")

        assert (await guest.get("/healthz"))["status"] == "ok"
        inn.server.health.forget()
        await context.db(write, False)
        sick = await guest.http.get("/healthz")
        assert (sick.status_code, sick.json()["status"]) == (503, "unavailable")
        assert "database" in sick.json()["reason"]
        await context.db(write, True)
        assert (await guest.http.get("/healthz")).status_code == 503, f"for up to {FRESH} seconds"
        inn.server.health.forget()
        assert (await guest.get("/healthz"))["status"] == "ok"

    tell(story)


def test_a_damaged_row_costs_its_own_table_only(tell: Tell, caplog: pytest.LogCaptureFixture) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs = [{"type": "my-chair"}, {"type": "open-chair"}]
        broken = await anna.make("lots", chairs, name="Broken", contract={"listed": True})
        whole = await anna.make("lots", chairs, name="Whole", contract={"listed": True})
        inn.server.registry.tables.clear()
        with inn.server.context.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE tables SET doc = '{\"secret', due = 1 WHERE id = ?", (broken,))
            connection.exec_driver_sql("UPDATE tables SET due = 2 WHERE id = ?", (whole,))
        for guest in (anna, await inn.guest()):
            for _ in range(2):
                assert [line["id"] for line in (await guest.get("/api/lobby"))["open"]] == [whole]
        assert [line["id"] for line in (await anna.get("/api/lobby"))["mine"]] == [whole]
        assert (await anna.http.get("/api/lessons")).status_code == 200
        answer = await anna.http.get(f"/api/tables/{broken}")
        assert (answer.status_code, "secret" in answer.text) == (503, False)
        await inn.server.registry.sweep()
        assert whole in inn.server.registry.tables, "the sweep goes on behind the damaged table"

    with caplog.at_level(logging.ERROR):
        tell(story)
    said = [record for record in caplog.records if "cannot be read" in record.getMessage()]
    assert len(said) == 1, "once"


def test_a_damaged_log_says_nothing_of_what_is_stored(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as seat:
            await seat.position()
            await seat.act(0, {"type": "note", "text": "hello"})
        inn.server.registry.tables.clear()
        with inn.server.context.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET body = 'secret line' WHERE aside")
        answer = await anna.http.get(f"/api/tables/{table}")
        assert (answer.status_code, "secret" in answer.text) == (503, False)
        assert (await anna.http.get("/api/lobby")).status_code == 200

    tell(story, limits=GENEROUS)
