"""Changes of several tables share a transaction. Each is stored whole or not at all, and only then acknowledged."""

import asyncio
import subprocess
import sys
from collections.abc import Sequence

import msgspec
import pytest
from sqlalchemy import event

from chapterhouse.kernel import Malformed
from chapterhouse.storage import AsyncStore, Conflict, Store, Unavailable, async_store, open_store
from chapterhouse.storage.rows import Change, LogRow, Opening, Person, Request, Session, Snapshot, TableRow

ANNA = Person("anna", "Anna", "en", (), 1.0)
IDS = ("t3", "t1", "t2")


def row(table: str) -> TableRow:
    return TableRow(table, "lots", "playing", True, "{}", 1, 0, None, 1.0, 1.0)


def entry(seq: int, body: str = "keep") -> LogRow:
    return LogRow(seq, "act", 0, body, "3 4", "[]", False, True, "anna", 2.5)


def move(before: TableRow, body: str = "keep", request: str = "r1") -> Change:
    after = msgspec.structs.replace(before, rev=before.rev + 1, seq=before.seq + 1, due=7.25, doc=f'"{body}"')
    return Change(before, after, (entry(after.seq, body),), Request("anna", request))


@pytest.fixture
def tables(store: Store) -> list[TableRow]:
    store.people.add(ANNA, Session("s1", "anna", None, False))
    rows = [row(table) for table in IDS]
    for each in rows:
        store.tables.add(Opening(each, ("anna",)))
    return rows


@pytest.fixture
def commits(store: Store) -> list[object]:
    """One entry for every transaction that is committed."""
    seen: list[object] = []
    event.listen(store.engine, "commit", seen.append)
    return seen


def bodies(store: Store, table: str) -> list[str]:
    return [each.body for each in store.tables.log(table)]


def test_changes_share_a_transaction_and_are_stored_whole(
    store: Store, tables: list[TableRow], commits: list[object]
) -> None:
    changes = [move(each) for each in tables]
    commits.clear()
    assert store.tables.commit_all(changes) == [None, None, None]
    assert len(commits) == 1
    for change in changes:
        assert store.tables.find(change.after.id) == change.after
        assert store.tables.log(change.after.id) == list(change.entries)
        assert store.tables.request(change.after.id, Request("anna", "r1")) == 1


def test_more_changes_than_fit_into_one_statement(store: Store) -> None:
    store.people.add(ANNA, Session("s1", "anna", None, False))
    rows = [row(f"t{number:03}") for number in range(150)]
    for each in rows:
        store.tables.add(Opening(each))
    assert store.tables.commit_all([move(each) for each in rows]) == [None] * 150
    assert all(bodies(store, each.id) == ["keep"] for each in rows)


def test_a_stale_change_does_not_fail_its_neighbours(store: Store, tables: list[TableRow]) -> None:
    first, second, third = tables
    store.tables.commit(move(second, "earlier", "r0"))
    refusals = store.tables.commit_all([move(first), move(second), move(third)])
    assert [type(each) for each in refusals] == [type(None), Conflict, type(None)]
    assert [bodies(store, table) for table in IDS] == [["keep"], ["earlier"], ["keep"]]
    assert store.tables.request(second.id, Request("anna", "r1")) is None


def test_a_request_that_was_carried_out_does_not_fail_its_neighbours(store: Store, tables: list[TableRow]) -> None:
    first, second, third = tables
    done = move(second, "earlier", "same")
    store.tables.commit(done)
    refusals = store.tables.commit_all([move(first), move(done.after, "again", "same"), move(third)])
    assert [type(each) for each in refusals] == [type(None), Conflict, type(None)]
    assert [bodies(store, table) for table in IDS] == [["keep"], ["earlier"], ["keep"]]
    assert store.tables.find(second.id) == done.after


def test_a_value_that_no_column_takes_does_not_fail_its_neighbours(store: Store, tables: list[TableRow]) -> None:
    first, second, third = tables
    bad = msgspec.structs.replace(move(second), entries=(entry(2**70),))
    refusals = store.tables.commit_all([move(first), bad, move(third)])
    assert [type(each) for each in refusals] == [type(None), Malformed, type(None)]
    assert [bodies(store, table) for table in IDS] == [["keep"], [], ["keep"]]


def test_a_part_that_few_changes_have_fails_only_its_own_change(store: Store, tables: list[TableRow]) -> None:
    """The rows that all changes have are written together, and before it: they are undone with it."""
    first, second, third = tables
    store.tables.commit(msgspec.structs.replace(move(second), snapshot=Snapshot(2, "build", b"taken")))
    stored = store.tables.find(second.id)
    assert stored is not None
    bad = msgspec.structs.replace(move(stored, "bad", "r2"), snapshot=Snapshot(2, "build", b"in the way"))
    refusals = store.tables.commit_all([move(first), bad, move(third)])
    assert [type(each) for each in refusals] == [type(None), Conflict, type(None)]
    assert [bodies(store, table) for table in IDS] == [["keep"], ["keep"], ["keep"]]
    assert store.tables.find(second.id) == stored


def test_changes_of_one_table_are_stored_in_their_order(store: Store, tables: list[TableRow]) -> None:
    first = move(tables[0], "one", "r1")
    second = move(first.after, "two", "r2")
    assert store.tables.commit_all([first, move(tables[1]), second]) == [None, None, None]
    assert bodies(store, tables[0].id) == ["one", "two"]


def test_a_database_that_cannot_be_used_is_asked_once_for_all(address: str) -> None:
    empty = open_store(address)
    begun: list[object] = []
    event.listen(empty.engine, "begin", begun.append)
    refusals = empty.tables.commit_all([move(row(table)) for table in IDS])
    assert [type(each) for each in refusals] == [Unavailable] * 3
    assert len(begun) == 2  # together, and the first alone
    empty.close()


DIES = """
import os, sys
from sqlalchemy import event
from chapterhouse.storage import open_store
from tests.storage.test_group_commit import IDS, move
store = open_store(sys.argv[1])
rows = [store.tables.find(table) for table in IDS]
print(store.tables.commit_all([move(row, "acknowledged") for row in rows]), flush=True)
rows = [store.tables.find(table) for table in IDS]
event.listen(store.engine, "commit", lambda connection: os._exit(9))
store.tables.commit_all([move(row, "unacknowledged", "r2") for row in rows])
print("alive", flush=True)
"""
"""Commits twice; the second time it dies when everything is written and before the commit."""


def test_a_crash_loses_nothing_acknowledged_and_leaves_nothing_half_done(
    store: Store, tables: list[TableRow], address: str
) -> None:
    done = subprocess.run([sys.executable, "-c", DIES, address], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (9, "[None, None, None]\n"), done.stderr
    for each in tables:
        assert bodies(store, each.id) == ["acknowledged"]
        assert store.tables.request(each.id, Request("anna", "r2")) is None


# ── From an event loop ───────────────────────────────────────────────────────────────────────────────────────────────


def test_changes_that_wait_at_the_same_time_share_a_transaction(
    store: Store, tables: list[TableRow], commits: list[object]
) -> None:
    first, second, third = tables
    store.tables.commit(move(second, "earlier", "r0"))
    commits.clear()

    async def commit() -> Sequence[object]:
        db = AsyncStore(store)
        return await asyncio.gather(*(db.commit(move(each)) for each in (first, third)), return_exceptions=True)

    assert asyncio.run(commit()) == [None, None]
    assert len(commits) == 1


def test_only_the_caller_whose_change_is_refused_learns_it(store: Store, tables: list[TableRow]) -> None:
    _, second, _ = tables
    store.tables.commit(move(second, "earlier", "r0"))

    async def commit() -> Sequence[object]:
        db = AsyncStore(store)
        return await asyncio.gather(*(db.commit(move(each)) for each in tables), return_exceptions=True)

    assert [type(each) for each in asyncio.run(commit())] == [type(None), Conflict, type(None)]


def test_who_stops_waiting_takes_back_what_has_not_begun(store: Store, tables: list[TableRow]) -> None:
    first, second, _ = tables

    async def commit() -> None:
        db = AsyncStore(store)
        kept, dropped = (asyncio.create_task(db.commit(move(each))) for each in (first, second))
        await asyncio.sleep(0)  # both wait now, and the transaction begins after this turn of the loop
        dropped.cancel()
        await kept
        await db.commit(move(tables[2]))

    asyncio.run(commit())
    assert [bodies(store, table) for table in IDS] == [["keep"], [], ["keep"]]


def test_a_group_has_a_largest_size_and_nobody_is_forgotten(
    store: Store, tables: list[TableRow], commits: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(async_store, "LARGEST_GROUP", 2)
    commits.clear()

    async def commit() -> None:
        db = AsyncStore(store)
        await asyncio.gather(*(db.commit(move(each)) for each in tables))

    asyncio.run(commit())
    assert len(commits) == 2
    assert [bodies(store, table) for table in IDS] == [["keep"]] * 3


def test_a_defect_of_one_change_does_not_fail_its_neighbours(store: Store, tables: list[TableRow]) -> None:
    """A text that no database takes: nothing from outside gets so far, and if it did, others must not pay for it."""

    async def commit() -> Sequence[object]:
        db = AsyncStore(store)
        changes = [move(tables[0]), move(tables[1], body="\ud800"), move(tables[2])]
        return await asyncio.gather(*(db.commit(each) for each in changes), return_exceptions=True)

    assert [type(each) for each in asyncio.run(commit())] == [type(None), UnicodeEncodeError, type(None)]
    assert [bodies(store, table) for table in IDS] == [["keep"], [], ["keep"]]


def test_a_defect_reaches_every_caller_and_the_next_change_goes_on(
    store: Store, tables: list[TableRow], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Defect(Exception):
        pass

    good = store.tables.commit_all

    def broken(_changes: Sequence[Change]) -> list[Exception | None]:
        raise Defect

    async def commit() -> Sequence[object]:
        monkeypatch.setattr(store.tables, "commit_all", broken)
        db = AsyncStore(store)
        met = await asyncio.gather(*(db.commit(move(each)) for each in tables[:2]), return_exceptions=True)
        db._changes._commit_all = good
        await db.commit(move(tables[2]))
        return met

    assert [type(each) for each in asyncio.run(commit())] == [Defect, Defect]
    assert bodies(store, tables[2].id) == ["keep"]
