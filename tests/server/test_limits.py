"""One person cannot stop the others: budgets before work, quotas, sockets that do not read, and nothing that grows."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chapterhouse.games import find
from chapterhouse.kernel import Line, Record, SeededDealer
from chapterhouse.server import socket as server_socket
from chapterhouse.server import websocket_protocol
from chapterhouse.server.answers import AnswerCache
from chapterhouse.server.config import Limits
from chapterhouse.server.connection import Frame
from chapterhouse.server.errors import TooFast
from chapterhouse.server.limits import PEOPLE_PER_ADDRESS, Budget, Slots, network_of
from tests.server.client import Guest, Json, Seat
from tests.server.conftest import GENEROUS, Inn, Tell
from tests.server.test_play import KEEP, REDRAW, bet, two_at_lots

MINE: list[Json] = [{"type": "my-chair", "name": name} for name in ("Anna", "Bruno")]
BOTS: list[Json] = [{"type": "bot-chair", "bot": "abbot"}] * 2


def limited(**changes: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **changes)


# ── Budgets ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_budget_counts_the_person_and_the_address() -> None:
    budget = Budget(2, 0.001, lambda: 0.0, "enough")
    budget.spend("anna", "192.0.2.1", cost=2)
    with pytest.raises(TooFast, match="enough"):
        budget.spend("anna", "192.0.2.2")
    for number in range(PEOPLE_PER_ADDRESS - 1):
        budget.spend(f"guest-{number}", "192.0.2.1", cost=2)
    with pytest.raises(TooFast):
        budget.spend("another", "192.0.2.1")
    budget.spend("another", "192.0.2.3")


def test_what_costs_more_than_the_burst_takes_a_full_bucket() -> None:
    budget = Budget(2, 0.001, lambda: 0.0, "enough")
    budget.spend("anna", "", cost=50)
    with pytest.raises(TooFast):
        budget.spend("anna", "", cost=50)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_customer_of_ipv6_is_one_network(address: str, network: str) -> None:
    assert network_of(address) == network


def test_slots_are_given_back() -> None:
    slots = Slots(1)
    assert slots.take("anna")
    assert not slots.take("anna")
    assert slots.take("bruno")
    slots.free("anna")
    assert slots.take("anna")
    slots.free("anna")
    slots.free("bruno")
    assert not slots._taken


def test_the_cache_of_answers_is_bounded() -> None:
    cache = AnswerCache(most=10)
    cache.put(("a",), b"12345")
    cache.put(("b",), b"12345")
    assert cache.get(("a",)) == b"12345"
    cache.put(("c",), b"12345")
    assert cache.get(("b",)) is None, "the answer that was longest unused is dropped"
    assert cache.get(("a",)) == b"12345"
    cache.put(("a",), b"1")
    assert cache._size == 6
    cache.put(("d",), b"x" * 11)
    assert cache._size == 0


# ── Heavy requests ───────────────────────────────────────────────────────────────────────────────────────────────────


def long_record(lines: int, legal: bool = True) -> str:
    """A record of the Abbey where somebody crosses a monk out and in again, without end."""
    game = find("abbey")
    options = game.read_options({"players": 3})
    deal = game.deal(options, SeededDealer(1))
    acts = [game.read_action("cross william"), game.read_action("uncross william")]
    body = tuple(Line(0, acts[number % 2]) for number in range(lines))
    last = () if legal else (Line(0, acts[lines % 2], (5,)),)
    return Record("abbey", game.version, options, ("Anna", "Bruno", "Clara"), deal.chance, (*body, *last)).write()


A_GAME = Path(__file__).parents[1] / "games" / "abbey" / "golden" / "short-whispered.record"


def is_pong(number: int, message: Json) -> bool:
    return bool(message["type"] == "pong" and message["number"] == number)


async def pings(seat: Seat, until: "asyncio.Task[Any]") -> int:
    """Pings that are answered before the task ends."""
    number = 0
    while not until.done():
        number += 1
        await seat.send({"type": "ping", "number": number})
        await seat.until(partial(is_pong, number))
    return number


@pytest.mark.parametrize("legal", [True, False])
def test_a_long_record_delays_nobody(tell: Tell, legal: bool) -> None:
    """Somebody else's pings are answered all the time while the record is played, once, in a worker process."""

    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await bruno.make("lots", MINE, start=True)
        record = await asyncio.to_thread(long_record, 8_000, legal)
        async with bruno.at(table) as b:
            post = asyncio.create_task(anna.http.post("/api/studies", json={"record": record}, timeout=120))
            answered = await pings(b, post)
        answer = await post
        assert answer.status_code == (201 if legal else 400), answer.text[:200]
        assert answered > 20, "with a blocked event loop there would be none"

    tell(story, limits=limited(record_actions=10_000))


def test_a_record_that_is_too_long_is_refused_before_any_work(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        refused = await anna.http.post("/api/studies", json={"record": "a cross william\n" * 6_000})
        assert (refused.status_code, refused.json()["reason"]) == (403, "forbidden")
        assert inn.server.context.request_pool.processes() == []

    tell(story)


def test_the_budget_is_checked_before_the_work(tell: Tell) -> None:
    """Also where the work would end in a refusal: that is what an attacker repeats."""

    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        bad = {"record": "chapterhouse record 1\ngame abbey 1\n"}
        answers = [(await anna.http.post("/api/studies", json=bad)).status_code for _ in range(3)]
        assert answers == [400, 429, 429]
        assert (await bruno.http.post("/api/studies", json=bad)).status_code == 400, "others have their own budget"

    tell(story, limits=limited(work=4, work_per_second=0.001))


async def finished(guest: Guest) -> str:
    """A game of Lots that is over."""
    table = await guest.make("lots", MINE, start=True)
    async with guest.at(table, seat=0) as a:
        for seat, action in ((0, KEEP), (1, REDRAW), (0, bet(True)), (1, bet(False))):
            await a.ask("look", seat=seat)
            assert (await a.act(seat, action))["type"] == "done"
    return table


def test_finished_copies_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await finished(anna)
        answers = [(await anna.http.post("/api/studies", json={"table": table})).status_code for _ in range(3)]
        assert answers == [201, 201, 403]

    tell(story, limits=limited(studies_per_day=2))


def test_replays_are_cached_and_short_with_everything_open(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        pool, jobs = inn.server.context.request_pool, []
        run = pool.run

        async def counting(*args: Any) -> Any:
            jobs.append(args[2])
            return await run(*args)

        monkeypatch.setattr(pool, "run", counting)
        anna = await inn.guest("Anna")
        table = await finished(anna)
        path = f"/api/tables/{table}/replay"
        first = await anna.get(path, everything=True)
        assert await anna.get(path, everything=True) == first
        assert len(jobs) == 1
        assert await anna.get(path, seat=0) != first
        assert len(jobs) == 2
        record = await asyncio.to_thread(A_GAME.read_text)
        study = await anna.http.post("/api/studies", json={"record": record})
        opened = await anna.get(f"/api/tables/{study.json()['id']}/replay", everything=True, count=50)
        assert len(opened["frames"]) == 10

    tell(story)


# ── Tables of bots ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_tables_of_bots_count_for_their_maker(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        form = {"game": "monasterium", "chairs": BOTS}
        answers = [(await anna.http.post("/api/tables", json=form)).status_code for _ in range(3)]
        assert answers == [201, 201, 403]
        assert (await bruno.http.post("/api/tables", json=form)).status_code == 201

    tell(story, limits=limited(tables_per_person=2))


def test_a_table_given_over_to_bots_still_counts(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}])
        async with anna.at(table) as a:
            chair = {"type": "bot-chair", "bot": "random"}
            assert (await a.ask("set-chair", seat=0, chair=chair))["type"] == "done"
        again = await anna.http.post("/api/tables", json={"game": "lots", "chairs": MINE})
        assert again.status_code == 403

    tell(story, limits=limited(tables_per_person=1))


def test_tables_of_bots_never_delay_a_table_of_people(tell: Tell) -> None:
    """A dozen tables of abbots keep their own worker busy; the novice of a person is served at once."""

    async def story(inn: Inn) -> None:
        greedy, anna = await inn.guest("Greedy"), await inn.guest("Anna")
        for _ in range(12):
            await greedy.make("monasterium", BOTS, start=True)
        background = inn.server.context.background_pool
        while background.waiting() < 8:
            await asyncio.sleep(0.01)
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "bot-chair", "bot": "novice"}], start=True)
        async with anna.at(table) as a:
            await a.act(0, KEEP)
            await a.at_seq(3)
        assert background.waiting() > 0, "the novice was not behind them"
        assert len(inn.server.context.bot_pool.processes()) == 1

    tell(story)


# ── Quotas ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_talk_notes_and_asides_have_quotas(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.position()
            said = [await a.ask("say", seat=0, text="pax") for _ in range(3)]
            noted = [await a.ask("write-notes", seat=0, text="n" * 900) for _ in range(3)]
            note = {"type": "note", "text": "x"}
            marked = [await a.act(0, note, seq=1) for _ in range(3)]
            for answers in (said, noted, marked):
                assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
                assert answers[-1]["reason"] == "too-fast"
            assert (await b.ask("say", seat=1, text="pax"))["type"] == "done"
            assert (await a.act(0, KEEP, seq=1))["type"] == "done", "the game goes on"

    slow = {"talk_per_hour": 0.001, "note_kilobytes_per_hour": 0.001, "asides_per_hour": 0.001}
    tell(story, limits=limited(talk=2, note_kilobytes=2, asides=2, **slow))


def test_a_study_cannot_grow_without_end(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await finished(anna)
        copy = (await anna.http.post("/api/studies", json={"table": table, "at": 1})).json()["id"]
        async with anna.at(copy, seat=0) as a:
            assert (await a.act(0, KEEP))["type"] == "done"
            assert (await a.ask("take-back", seat=0))["type"] == "done"
            refused = await a.act(0, KEEP, seq=3)
            assert (refused["type"], refused["reason"]) == ("refused", "forbidden")

    tell(story, limits=limited(study_entries=3))


# ── Connections ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_closed_sockets_do_not_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", MINE, start=True)
        for _ in range(4):
            async with anna.at(table) as a:
                await a.position()
        async with anna.at(table) as a, anna.at(table), anna.raw(table) as third:
            refused = await third.until(lambda message: message["type"] == "refused")
            assert refused["reason"] == "too-fast"
            await a.position()

    tell(story, limits=limited(connections_per_person=2))


async def deaf_client(inn: Inn, guest: Guest, table: str) -> asyncio.StreamWriter:
    """A socket whose other side never reads."""
    host, _, port = inn.address.removeprefix("http://").partition(":")
    _reader, writer = await asyncio.open_connection(host, int(port), limit=1_024)
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {guest.cookie()}",
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    return writer


def test_a_client_that_does_not_read_is_cut_off(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its socket is stuck in the middle of a frame, yet the person soon counts as gone and the connection is free."""
    monkeypatch.setattr(server_socket, "LAST_SECONDS", 0.1)

    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        loaded = await inn.server.registry.table(table)
        while inn.server._connections:
            await asyncio.sleep(0.01)
        async with anna.at(table) as a:
            deaf = await deaf_client(inn, bruno, table)
            await a.facts(lambda facts: facts["chairs"][1]["present"])
            (stuck,) = [each for each in loaded.connections if each.person.name == "Bruno"]
            since = len(a.got)
            async with asyncio.timeout(60):  # an outbox without a limit would take them for ever
                while not stuck.closed:
                    stuck.post(Frame(b'"' + b"x" * 200_000 + b'"'))
                    await asyncio.sleep(0)
            assert stuck in loaded.connections, "it is closed because it does not read, not because it went away"
            await a.until(lambda each: each["type"] == "table-changed" and not _present(each, 1), since)
            assert stuck not in loaded.connections
            async with bruno.at(table) as back:
                await back.position()
            deaf.close()

    tell(story, limits=limited(connections_per_person=1))


def test_a_client_that_leaves_one_frame_unread_is_cut_off(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket_protocol, "STALLED_SECONDS", 0.1)

    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        loaded = await inn.server.registry.table(table)
        async with anna.at(table) as a:
            deaf = await deaf_client(inn, bruno, table)
            await a.facts(lambda facts: facts["chairs"][1]["present"])
            (stuck,) = [each for each in loaded.connections if each.person.name == "Bruno"]
            since = len(a.got)
            stuck.post(Frame(b'"' + b"x" * 30_000_000 + b'"'))  # more than the system's buffers hold
            await a.until(lambda each: each["type"] == "table-changed" and not _present(each, 1), since)
            assert stuck not in loaded.connections
            deaf.close()

    tell(story)


def _present(message: Json, seat: int) -> bool:
    present: bool = message["table"]["chairs"][seat]["present"]
    return present


def test_the_registry_remembers_only_tables_that_are_loaded(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", MINE)
        for number in range(30):
            assert (await anna.http.get(f"/api/tables/unknown-{number}")).status_code == 404
        registry = inn.server.registry
        assert set(registry._touched) == set(registry.tables) == {table}
        assert not registry._loading

    tell(story)


def test_hints_that_are_done_do_not_count(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", MINE, start=True, contract={"aids": "full"})
        async with anna.at(table, seat=0) as a:
            await a.position()
            for _ in range(5):
                assert (await a.ask("deduce", seat=0))["reason"] == "forbidden"  # Lots has none: done at once

    tell(story, limits=limited(aids_at_once=2, aids_at_once_per_address=2))


def test_one_address_cannot_fill_the_queue_of_hints(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_job: object) -> None:
        await asyncio.Event().wait()

    async def story(inn: Inn) -> None:
        monkeypatch.setattr(inn.server.context.request_pool, "run", never)
        tables = {}
        for name in ("Anna", "Bruno", "Clara"):
            guest = await inn.guest(name)
            chairs = [{"type": "my-chair"}] * 3
            tables[guest] = await guest.make("abbey", chairs, start=True, contract={"aids": "full"})
        (anna, at), (bruno, bt), (clara, ct) = tables.items()
        async with anna.at(at, seat=0) as a, bruno.at(bt, seat=0) as b, clara.at(ct, seat=0) as c:
            for seat in (a, b):
                await seat.position()
                await seat.send({"type": "deduce", "id": "d", "seat": 0})
                await seat.ask("write-notes", seat=0, text="sent")
            assert (await c.ask("deduce", seat=0))["reason"] == "too-fast"

    tell(story, limits=limited(aids_at_once_per_address=2))
