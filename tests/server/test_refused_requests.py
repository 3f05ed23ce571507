"""What is refused before anything is done: messages that are no messages, headers of strangers, hasty clients."""

import json
from typing import Any

import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.server import socket as server_socket
from chapterhouse.server.limits import Slots
from chapterhouse.server.socket import decode, id_of
from tests.server.conftest import Inn, Tell
from tests.server.test_limits import finished, limited
from tests.server.test_play import two_at_lots

PING = b'{"type":"ping","number":1}'


def test_a_message_has_a_greatest_length() -> None:
    assert decode(PING, len(PING)) == decode(PING, 1_000)
    with pytest.raises(Malformed, match=f"at most {len(PING) - 1} bytes"):
        decode(PING, len(PING) - 1)


@pytest.mark.parametrize(
    ("message", "found"),
    [
        ({"id": "r7", "type": "nonsense"}, "r7"),
        ({"id": "x" * 99}, "x" * 64),
        ({"id": ""}, None),
        ({"id": 7}, None),
        ({"type": "ping"}, None),
        ([1], None),
        ("id", None),
    ],
)
def test_the_id_of_what_is_no_message_is_found_where_there_is_one(message: Any, found: str | None) -> None:
    assert id_of(json.dumps(message).encode()) == found
    assert id_of(b"\xff" + json.dumps(message).encode()) is None


def test_every_slot_is_given_back_alone() -> None:
    slots = Slots(2)
    assert [slots.take("anna") for _ in range(3)] == [True, True, False]
    slots.free("anna")
    assert [slots.take("anna") for _ in range(2)] == [True, False]


def test_refusals_of_the_framework_have_a_reason_too(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        for method, path, status, reason in (
            ("DELETE", "/api/games", 405, "forbidden"),
            ("GET", "/api/nonsense", 404, "unknown"),
            ("PUT", "/api/me", 400, "malformed"),
        ):
            answer = await anna.http.request(method, path)
            assert (answer.status_code, answer.json()["reason"]) == (status, reason), path

    tell(story)


def test_counters_are_not_for_whom_a_proxy_speaks(tell: Tell) -> None:
    """Even if the proxy says that the visitor is on this machine: anybody can write that."""

    async def story(inn: Inn) -> None:
        guest = await inn.guest()
        assert "chapterhouse_http_requests_total" in (await guest.http.get("/metrics")).text
        for header, value in (
            ("X-Forwarded-For", "127.0.0.1"),
            ("X-Real-IP", "127.0.0.1"),
            ("Forwarded", "for=127.0.0.1"),
        ):
            assert (await guest.http.get("/metrics", headers={header: value})).status_code == 404, header

    tell(story)


def test_a_client_that_never_slows_down_is_let_go(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_socket, "PATIENCE", 3)

    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            loaded = await inn.server.registry.table(table)
            mine = [each for each in loaded.connections if each.looking == 0]
            while (await a.ask("history", before=1))["type"] == "page":
                pass
            for _ in range(2):
                assert (await a.ask("history", before=1))["reason"] == "too-fast"
            assert not mine[0].closed
            await a.send({"type": "history", "id": "last", "before": 1})
            await mine[0].ended.wait()
            assert (await b.ask("history", before=1))["type"] == "page", "nobody else is cut off"

    tell(story, limits=limited(messages=4, messages_per_second=0.000_1))


def test_a_replay_waits_in_the_line_of_the_person_who_asks(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """People behind one address do not wait for each other; who has no name waits in the line of the address."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await finished(anna)
        pool, turns = inn.server.context.request_pool, list[Any]()
        run = pool.run

        async def noted(turn: Any, *job: Any) -> Any:
            turns.append(turn)
            return await run(turn, *job)

        monkeypatch.setattr(pool, "run", noted)
        for number, guest in enumerate((anna, await inn.guest())):
            answer = await guest.http.get(f"/api/tables/{table}/replay?start={number + 1}&count=1")
            assert answer.status_code == 200
        loaded = await inn.server.registry.table(table)
        assert [turn.person for turn in turns] == [loaded.meta.host, "127.0.0.1"]
        assert [turn.table for turn in turns] == [table, table]

    tell(story)
