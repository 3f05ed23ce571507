"""What is kept is kept, once, whole, and by whom it was meant for."""

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import delete

from chapterhouse.kernel import Malformed
from chapterhouse.storage import Conflict, Store, Unavailable, archive, open_store, schema
from chapterhouse.storage.migrate import migrate, newest, revision
from chapterhouse.storage.rows import (
    Change,
    Link,
    LogRow,
    Opening,
    PageRow,
    Person,
    Request,
    Session,
    Snapshot,
    TableRow,
    TalkRow,
)

ANNA = Person("anna", "Anna", "en", ("ntfys://secret",), 1.0)
TABLE = TableRow("t1", "lots", "playing", True, "{}", 1, 0, None, 1.0, 1.0)


def entry(seq: int, body: str = "keep") -> LogRow:
    return LogRow(seq, "act", 0, body, "3 4", "[]", False, False, "anna", 2.5)


def after(row: TableRow, **values: object) -> TableRow:
    return msgspec.structs.replace(row, rev=row.rev + 1, **values)


@pytest.fixture
def table(store: Store) -> TableRow:
    store.people.add(ANNA, Session("s1", "anna", None, False))
    store.tables.add(Opening(TABLE, ("anna",)))
    return TABLE


def test_the_migrations_build_exactly_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    assert revision(store) == newest()


def test_a_new_database_stands_before_the_first_step(address: str) -> None:
    opened = open_store(address)
    assert revision(opened) == ""
    assert migrate(opened) == revision(opened) == newest()
    opened.close()


def test_a_commit_is_on_disk_when_it_returns(store: Store) -> None:
    with store.engine.connect() as connection:
        if store.kind == "sqlite":
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        else:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"


def test_a_transaction_that_writes_has_the_lock_of_sqlite_from_its_first_moment(tmp_path: Path) -> None:
    """So it cannot be refused half-way; one that only reads waits for nobody."""
    file = tmp_path / "house.db"
    store = open_store(f"sqlite:///{file}")
    migrate(store)
    with store.engine.begin(), closing(sqlite3.connect(file, timeout=0)) as other:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        assert store.tables.find("t1") is None
    store.close()


def test_nobody_who_only_reads_waits_for_a_writer(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/house.db")
    migrate(store)
    with store.engine.begin():
        assert store.people.find("anna") is None
        assert store.activity.notes("t1", "anna") == {}
        assert store.conduct.bans() == {}
        assert store.judgements.pieces("t1", 1) == {}
        assert store.passkeys.of_person("anna") == []
        assert revision(store) == newest()
        assert archive.write(store, tmp_path / "house.backup") == 0
    store.close()


def test_notes_of_an_older_version_are_kept(address: str) -> None:
    """What was written before pages were stored counts as written at the newest entry."""
    store = open_store(address)
    migrate(store, "0001")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO persons VALUES ('anna', 'Anna', 'en', '[]', 1.0)")
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t1', 'lots', 'playing', true, '{}', 1, 7, null, 1, 1)")
        connection.exec_driver_sql("INSERT INTO notes VALUES ('t1', 'anna', 2, 'old')")
    assert migrate(store) == newest()
    assert store.activity.pages("t1", "anna") == [PageRow(2, 7, "old")]
    store.close()


def test_the_log_of_an_older_version_keeps_its_numbers_and_takes_notes_beside_them(address: str) -> None:
    store = open_store(address)
    migrate(store, "0006")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t1', 'lots', 'playing', true, '{}', 1, 2, null, 1, 1)")
        for seq, aside in ((1, "false"), (2, "true")):
            connection.exec_driver_sql(
                f"INSERT INTO log VALUES ('t1', {seq}, 'act', 0, 'keep', '3 4', '[]', false, {aside}, 'anna', 2.5)"
            )
    assert migrate(store) == newest()
    old = [entry(1), msgspec.structs.replace(entry(2), aside=True)]
    assert store.tables.log("t1") == old
    found = store.tables.find("t1")
    assert found is not None
    notes = tuple(msgspec.structs.replace(entry(2), aside=True, note=number) for number in (9, 1))
    store.tables.commit(Change(found, after(found, seq=2), notes))
    assert [row.place for row in store.tables.log("t1")] == [(1, 0), (2, 0), (2, 1), (2, 9)]
    store.close()


@pytest.mark.parametrize("step", ["0001", "0006", "head"])
def test_a_log_is_read_before_its_schema_is_upgraded(address: str, step: str) -> None:
    store = open_store(address)
    migrate(store, step)
    columns = "table_id, seq, kind, seat, body, chance, told, learned, aside, person_id, at"
    note = {"head": ("note", "0")}.get(step)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO tables VALUES ('t1', 'lots', 'playing', true, '{}', 1, 2, null, 1, 1)")
        for seq in (2, 1):
            row = f"'t1', {seq}, 'act', 0, 'keep', '3 4', '[]', false, false, 'anna', 2.5"
            names, values = (f"{columns}, {note[0]}", f"{row}, {note[1]}") if note else (columns, row)
            connection.exec_driver_sql(f"INSERT INTO log ({names}) VALUES ({values})")
    assert store.tables.log_before_upgrade("t1") == [entry(1), entry(2)]
    assert revision(store) == (newest() if note else step)
    store.close()


def test_a_thought_is_kept_with_its_move_or_not_at_all(store: Store, table: TableRow) -> None:
    moved = after(table, seq=1)
    store.tables.commit(Change(table, moved, (entry(1),), thought="because"))
    assert store.tables.thoughts(table.id) == {1: "because"}
    with pytest.raises(Conflict):
        store.tables.commit(Change(table, after(table, seq=2), (entry(2),), thought="too late"))
    assert store.tables.thoughts(table.id) == {1: "because"}
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO thoughts VALUES ('t1', 2, 'in the way')")
    with pytest.raises(Conflict):
        store.tables.commit(Change(moved, after(moved, seq=2), (entry(2),), thought="refused"))
    assert [row.seq for row in store.tables.log(table.id)] == [1]


def test_migrating_twice_changes_nothing(store: Store) -> None:
    assert migrate(store) == migrate(store) == newest()


def test_a_change_is_kept_whole(store: Store, table: TableRow) -> None:
    changed = after(table, seq=1, doc='{"a":1}', due=9.0)
    store.tables.commit(Change(table, changed, (entry(1),), Request("anna", "r1")))
    assert store.tables.find("t1") == changed
    assert store.tables.log("t1") == [entry(1)]
    assert store.tables.request("t1", Request("anna", "r1")) == 1
    assert store.tables.request("t1", Request("bruno", "r1")) is None


def test_a_change_of_an_older_table_is_refused_and_leaves_nothing(store: Store, table: TableRow) -> None:
    store.tables.commit(Change(table, after(table, seq=1), (entry(1),)))
    with pytest.raises(Conflict):
        store.tables.commit(Change(table, after(table, seq=1), (entry(1, "other"),), Request("anna", "r2")))
    assert [row.body for row in store.tables.log("t1")] == ["keep"]
    assert store.tables.request("t1", Request("anna", "r2")) is None


def test_two_entries_with_one_number_are_refused(store: Store, table: TableRow) -> None:
    """The last guard: even a writer that skips every other check cannot write an entry twice."""
    first = after(table, seq=1)
    store.tables.commit(Change(table, first, (entry(1),)))
    with pytest.raises(Conflict):
        store.tables.commit(Change(first, after(first), (entry(1, "other"),)))
    assert store.tables.find("t1") == first


def test_a_request_is_carried_out_once(store: Store, table: TableRow) -> None:
    first = after(table, seq=1)
    store.tables.commit(Change(table, first, (entry(1),), Request("anna", "same")))
    with pytest.raises(Conflict):
        store.tables.commit(Change(first, after(first, seq=2), (entry(2),), Request("anna", "same")))
    assert len(store.tables.log("t1")) == 1


def test_a_rematch_begins_with_the_change_that_asks_for_it(store: Store, table: TableRow) -> None:
    second = msgspec.structs.replace(TABLE, id="t2")
    store.tables.commit(Change(table, after(table), opens=Opening(second, ("anna",), (entry(1),))))
    assert store.tables.find("t2") == second
    assert store.tables.log("t2") == [entry(1)]
    assert {row.id for row in store.tables.of_person("anna")} == {"t1", "t2"}


def test_snapshots_are_found_by_the_program_that_wrote_them(store: Store, table: TableRow) -> None:
    first = after(table, seq=1)
    store.tables.commit(Change(table, first, (entry(1),), snapshot=Snapshot(1, "1/lots", b"\x00\xff")))
    assert store.tables.snapshots("t1", "1/lots") == [1]
    assert store.tables.snapshots("t1", "2/lots") == []
    assert store.tables.snapshot("t1", 1) == b"\x00\xff"


def test_every_table_has_snapshots_of_its_own(store: Store, table: TableRow) -> None:
    other = msgspec.structs.replace(TABLE, id="t2")
    store.tables.add(Opening(other))
    for row, state in ((table, b"one"), (other, b"two")):
        store.tables.commit(Change(row, after(row, seq=1), (entry(1),), snapshot=Snapshot(1, "1/lots", state)))
    assert [store.tables.snapshot(name, 1) for name in ("t1", "t2")] == [b"one", b"two"]


@pytest.mark.usefixtures("table")
def test_private_tables_are_not_in_the_lobby(store: Store) -> None:
    store.tables.add(Opening(msgspec.structs.replace(TABLE, id="private", listed=False)))
    store.tables.add(Opening(msgspec.structs.replace(TABLE, id="finished", stage="over")))
    store.tables.add(Opening(msgspec.structs.replace(TABLE, id="waiting", stage="gathering", updated=2.0)))
    assert [row.id for row in store.tables.open_in_lobby(since=-1.0, now=0.0)] == ["waiting", "t1"]
    assert [row.id for row in store.tables.open_in_lobby(since=1.0, now=0.0)] == ["waiting"]


def test_what_is_due_is_found(store: Store, table: TableRow) -> None:
    store.tables.commit(Change(table, after(table, due=5.0)))
    assert store.tables.due(4.9) == []
    assert store.tables.due(5.0) == ["t1"]


def test_who_leaves_a_table_is_not_listed_there(store: Store, table: TableRow) -> None:
    store.tables.commit(Change(table, after(table), people=()))
    assert store.tables.of_person("anna") == []


@pytest.mark.usefixtures("table")
def test_a_revoked_link_takes_its_browsers_with_it(store: Store) -> None:
    store.people.add_link(Link("l1", "anna", "digest", 1.0))
    made = store.people.use_link("digest", "s2", 2.0)
    assert made == Session("s2", "anna", "l1", False, 2.0, 2.0)
    assert store.people.of_session("s2") == (ANNA, made)
    assert not store.people.revoke_link("bruno", "l1")
    assert store.people.revoke_link("anna", "l1")
    assert store.people.of_session("s2") is None
    assert store.people.of_session("s1") is not None
    assert store.people.use_link("digest", "s3", 3.0) is None
    assert store.people.links("anna") == []


def test_secrets_stay_the_same(store: Store) -> None:
    assert store.people.secret("cookie") == store.people.secret("cookie")
    assert store.people.secret("cookie") != store.people.secret("other")


@pytest.mark.usefixtures("table")
def test_talk_comes_in_order_and_by_channel(store: Store) -> None:
    for number, channel in enumerate(["players", "spectators", "players"]):
        store.activity.say("t1", TalkRow(0, channel, None, "Anna", str(number), 1.0), Request("anna", str(number)), 0)
    lines = store.activity.talk("t1", "players")
    assert [line.text for line in lines] == ["0", "2"]
    assert [line.line for line in lines] == [1, 2]
    assert store.activity.talk("t1", "players", after=lines[0].number) == lines[1:]


@pytest.mark.usefixtures("table")
def test_notes_stay_as_they_were_at_earlier_entries(store: Store) -> None:
    for seat, seq, text in ((0, 1, "a"), (0, 3, "b"), (0, 3, "c"), (1, 2, "d")):
        store.activity.write_notes("t1", "anna", seat, seq, text)
    assert store.activity.pages("t1", "anna") == [PageRow(0, 1, "a"), PageRow(1, 2, "d"), PageRow(0, 3, "c")]
    assert store.activity.notes("t1", "anna") == {0: "c", 1: "d"}
    assert store.activity.pages("t1", "bruno") == []


@pytest.mark.usefixtures("table")
def test_notes_and_looks_are_replaced(store: Store) -> None:
    for text in ("first", "second"):
        store.activity.write_notes("t1", "anna", 0, 7, text)
        store.activity.look("t1", "anna", len(text))
    assert store.activity.notes("t1", "anna") == {0: "second"}
    assert store.activity.notes("t1", "bruno") == {}
    assert store.activity.looked("anna", "t1") == 6
    assert store.activity.all_looked("anna") == {"t1": 6}


@pytest.mark.usefixtures("table")
def test_presence_ends_with_the_process(store: Store) -> None:
    store.activity.arrive("t1", "anna", "server", until=10.0)
    assert store.activity.present("t1", 9.0) == {"anna"}
    assert store.activity.present("t1", 10.0) == frozenset()
    store.activity.beat("server", now=9.0, until=30.0)
    assert store.activity.present("t1", 20.0) == {"anna"}
    store.activity.depart("t1", "anna", "server")
    assert store.activity.present("t1", 20.0) == frozenset()
    assert store.activity.last_beat() == 9.0


@pytest.mark.usefixtures("table")
def test_writers_at_the_same_time_lose_nothing(store: Store) -> None:
    """Twenty threads add an entry each, reading again whenever somebody else was first."""

    def work(number: int) -> None:
        while True:
            row = store.tables.find("t1")
            assert row is not None
            change = Change(row, after(row, seq=row.seq + 1), (entry(row.seq + 1, f"by {number}"),))
            try:
                store.tables.commit(change)
            except Conflict:
                continue
            return

    threads = [threading.Thread(target=work, args=(number,)) for number in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    log = store.tables.log("t1")
    assert [row.seq for row in log] == list(range(1, 21))
    assert {row.body for row in log} == {f"by {number}" for number in range(20)}


def test_a_backup_comes_back_whole_in_an_empty_database(store: Store, table: TableRow, tmp_path: Path) -> None:
    first = after(table, seq=1)
    store.tables.commit(Change(table, first, (entry(1),), Request("anna", "r"), snapshot=Snapshot(1, "b", b"x")))
    store.activity.say("t1", TalkRow(0, "players", 0, "Anna", "Pax vobiscum", 1.0), Request("anna", "talk"), 1)
    written = archive.write(store, tmp_path / "house.backup")
    assert (tmp_path / "house.backup").stat().st_mode & 0o077 == 0
    other = open_store(f"sqlite:///{tmp_path}/other.db")
    migrate(other)
    assert archive.read(other, tmp_path / "house.backup") == written
    assert other.tables.find("t1") == first
    assert other.tables.log("t1") == [entry(1)]
    assert [line.text for line in other.activity.talk("t1", "players")] == ["Pax vobiscum"]
    with pytest.raises(Conflict, match="empty"):
        archive.read(other, tmp_path / "house.backup")
    other.close()


def test_a_backup_of_sqlite_moves_to_this_engine(store: Store, tmp_path: Path) -> None:
    small = open_store(f"sqlite:///{tmp_path}/small.db")
    migrate(small)
    small.people.add(ANNA, Session("s1", "anna", None, False))
    small.tables.add(Opening(TABLE, ("anna",)))
    small.activity.say("t1", TalkRow(0, "players", 0, "Anna", "first", 1.0), Request("anna", "1"), 1)
    archive.write(small, tmp_path / "house.backup")
    small.close()
    archive.read(store, tmp_path / "house.backup")
    said = store.activity.say("t1", TalkRow(0, "players", 0, "Anna", "second", 1.0), Request("anna", "2"), 1)
    assert [line.text for line in store.activity.talk("t1", "players")] == ["first", "second"]
    assert said.number > 1


@pytest.mark.parametrize("content", [b"", b"nonsense", b"\x1f\x8b\x08\x00broken"])
def test_a_file_that_is_no_backup_is_malformed(store: Store, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "wrong"
    file.write_bytes(content)
    with pytest.raises(Malformed, match="wrong"):
        archive.read(store, file)


@pytest.mark.usefixtures("table")
def test_a_cut_backup_restores_nothing(store: Store, tmp_path: Path) -> None:
    archive.write(store, tmp_path / "whole")
    cut = tmp_path / "cut"
    cut.write_bytes((tmp_path / "whole").read_bytes()[:-30])
    other = open_store(f"sqlite:///{tmp_path}/other.db")
    migrate(other)
    with pytest.raises(Malformed):
        archive.read(other, cut)
    assert other.tables.find("t1") is None
    other.close()


def test_a_database_without_its_tables_is_unavailable(address: str) -> None:
    empty = open_store(address)
    with pytest.raises(Unavailable):
        empty.tables.find("t1")
    empty.close()


def test_news_reach_another_process(store: Store, table: TableRow, address: str) -> None:
    """With PostgreSQL a commit is announced to the others; with SQLite there is nobody to tell."""
    other, heard, echoed = open_store(address), list[str](), list[str]()
    listener, own = other.listener(heard.append), store.listener(echoed.append)
    if store.kind == "sqlite":
        assert listener is None
        other.close()
        return
    assert listener is not None
    assert own is not None
    listener.start()
    own.start()
    store.tables.commit(Change(table, after(table)))
    with pytest.raises(Conflict):
        store.tables.commit(Change(table, after(table)))
    other.activity.arrive("t1", "anna", "other", 10.0)
    _wait_for(lambda: heard and echoed)
    listener.stop()
    own.stop()
    other.close()
    assert heard == ["table t1 2"]
    assert echoed == ["presence t1"]


def test_many_words_are_few_notices_and_arrive_in_order(store: Store, address: str) -> None:
    other, heard = open_store(address), list[str]()
    listener = other.listener(heard.append)
    words = [f"table {'t' * 36} {number}" for number in range(400)]
    if listener is not None:
        listener.start()
        with store.engine.begin() as connection:
            store.tables._announcer.announce_all(connection, words)
        _wait_for(lambda: len(heard) >= len(words))
        listener.stop()
        assert heard == words
    other.close()


def _wait_for(true: object) -> None:
    assert callable(true)
    deadline = time.monotonic() + 60
    while not true() and time.monotonic() < deadline:
        time.sleep(0.02)


def test_an_address_that_names_no_database_is_malformed() -> None:
    for wrong in ("", "mysql://somewhere/x", "nonsense"):
        with pytest.raises(Malformed):
            open_store(wrong)


def test_a_database_that_cannot_be_made_is_malformed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", "utf-8")
    for wrong in (tmp_path / "file" / "house.db", tmp_path / "file" / "deep" / "house.db", tmp_path / ("x" * 300)):
        with pytest.raises(Malformed, match="cannot be made"):
            open_store(f"sqlite:///{wrong}")


def test_a_database_in_memory_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = open_store("sqlite:///:memory:")
    assert store.writers == 1, "SQLite takes one writer at a time"
    assert store.kind == "sqlite"
    store.close()
    assert list(tmp_path.iterdir()) == []


def test_the_log_survives_the_loss_of_every_snapshot(store: Store, table: TableRow) -> None:
    change = Change(table, after(table, seq=1), (entry(1),), snapshot=Snapshot(1, "b", b"x"))
    store.tables.commit(change)
    with store.engine.begin() as connection:
        connection.execute(delete(schema.snapshots))
    assert store.tables.log("t1") == [entry(1)]
