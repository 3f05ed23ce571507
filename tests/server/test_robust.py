"""Bad bytes, a full disk, mouths that the rules close: refused in words, nothing changed, play goes on."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chapterhouse.kernel import Malformed
from chapterhouse.server.connection import OUTBOX, Connection
from chapterhouse.server.limits import KEPT, Bucket, Buckets
from chapterhouse.server.messages import ClientMessage, Pong
from chapterhouse.server.socket import decode, id_of
from chapterhouse.storage.rows import Person
from tests.kernel import lots
from tests.server.conftest import Inn, Tell
from tests.server.test_play import KEEP, two_at_lots

TAGS = ["hello", "look", "act", "why", "take-back", "propose", "vote", "say", "sit", "rise", "set-chair", "history", ""]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
NAMES = st.sampled_from(["id", "seq", "seat", "action", "protocol", "to", "motion", "ballot", "agree", "text", "limit"])


@given(st.sampled_from(TAGS), st.dictionaries(NAMES, VALUES, max_size=6))
@settings(max_examples=100, deadline=None)
def test_any_object_is_a_message_or_malformed(tag: str, fields: dict[str, Any]) -> None:
    raw = msgspec.json.encode({"type": tag, **fields})
    with suppress(Malformed):
        assert isinstance(decode(raw, 65_536), ClientMessage)
    found = id_of(raw)
    assert found is None or 0 < len(found) <= 64


@given(st.binary(max_size=200))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_a_message_or_malformed(raw: bytes) -> None:
    with suppress(Malformed):
        assert isinstance(decode(raw, 65_536), ClientMessage)


NOTES = 300
"""More than there is room for on pages that happen to be free."""


def test_a_full_disk_refuses_and_loses_nothing(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        db, engine = inn.server.context.db, inn.server.context.store.engine

        def room(pages: int) -> None:
            with engine.connect() as connection:
                connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        async with anna.at(table) as a:
            await a.position()
            await db(room, 1)
            note = {"type": "note", "text": "x" * 20}
            answers = [await a.act(0, note, seq=1, id=f"n{number}") for number in range(NOTES)]
            assert {answer.get("reason") for answer in answers} == {None, "unavailable"}
            kept = len([answer for answer in answers if answer["type"] == "done"])
            await db(room, 1_000_000)
            again = [await a.act(0, note, seq=1, id=f"n{number}") for number in range(NOTES)]
            assert {answer["type"] for answer in again} == {"done"}
            assert [answer["seq"] for answer in again[:kept]] == [answer["seq"] for answer in answers[:kept]]
            assert (await a.act(0, KEEP, seq=1))["seq"] == 2
        assert len(inn.server.context.store.tables.log(table)) == NOTES + 2

    tell(story)


def test_whom_the_rules_silence_says_nothing(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        loaded = await inn.server.registry.table(table)
        quiet = msgspec.structs.replace(lots.GAME, silent=lambda _state: (0,))
        monkeypatch.setattr(loaded.require_live_game(), "game", quiet)
        async with anna.at(table) as a, bruno.at(table) as b:
            refused = await a.ask("say", seat=0, text="psst")
            assert refused["fault"]["rule"] == "table.silence"
            assert (await b.ask("say", seat=1, text="psst"))["type"] == "done"

    tell(story)


def test_a_client_that_does_not_read_is_let_go() -> None:
    async def story() -> None:
        connection = Connection(Person("a", "Anna", "en", (), 0.0), None)
        for number in range(OUTBOX + 5):
            connection.send(Pong(number, 0.0))
        assert connection.closed
        received = [await connection.next_frame() for _ in range(OUTBOX)]
        assert received[-1] is None

    asyncio.run(story())


def test_buckets_fill_again_and_strangers_have_their_own() -> None:
    bucket = Bucket(burst=2, per_second=1, now=0.0)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)] == [True, True, False, True]
    assert not bucket.take(-100.0)
    buckets = Buckets(1, 0.001, lambda: 0.0)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert all(buckets.take(str(number)) for number in range(KEPT + 5))
