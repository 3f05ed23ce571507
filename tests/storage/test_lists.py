"""Lists of tables, talk and people: what belongs in them, in which order, and how many."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select

from chapterhouse.kernel import Malformed
from chapterhouse.storage import Conflict, Store, archive, open_store
from chapterhouse.storage import schema as db
from chapterhouse.storage.migrate import migrate, newest
from chapterhouse.storage.rows import (
    Change,
    Link,
    LogRow,
    Opening,
    Person,
    Request,
    Session,
    Snapshot,
    TableRow,
    TalkRow,
)

ROW = TableRow("t1", "lots", "playing", True, "{}", 1, 0, None, 1.0, 1.0)


def row(table: str, **values: Any) -> TableRow:
    return msgspec.structs.replace(ROW, id=table, **values)


def entry(seq: int) -> LogRow:
    return LogRow(seq, "act", 0, f"entry {seq}", "", "[]", False, False, "anna", 2.5)


def ids(rows: list[TableRow]) -> list[str]:
    return [each.id for each in rows]


@pytest.fixture
def house(store: Store) -> Store:
    """Tables of every stage; the later in the alphabet, the earlier they changed."""
    for name in ("anna", "bruno"):
        store.people.add(Person(name, name.title(), "en", (), 1.0), Session(name, name, None, False))
    for number, (table, stage) in enumerate([("a", "gathering"), ("b", "playing"), ("c", "over"), ("d", "abandoned")]):
        made = row(table, stage=stage, created=float(number), updated=10.0 - number, due=5.0 - number)
        store.tables.add(Opening(made, ("anna",)))
    store.tables.add(Opening(row("e", updated=1.0, created=9.0), ("bruno", "bruno")))
    return store


def test_tables_of_a_person(house: Store) -> None:
    tables = house.tables
    assert ids(tables.of_person("anna")) == ["a", "b", "c", "d"]
    assert ids(tables.of_person("anna", limit=2)) == ["a", "b"]
    assert ids(tables.of_person("bruno")) == ["e"], "somebody with two chairs sits there once"
    assert sorted(ids(tables.open_of_person("anna"))) == ["a", "b"]
    assert len(tables.open_of_person("anna", limit=1)) == 1
    assert sorted(ids(tables.made_since("anna", 1.0))) == ["c", "d"]
    assert len(tables.made_since("anna", -1.0, limit=3)) == 3


def test_tables_by_stage_and_by_what_is_due(house: Store) -> None:
    assert ids(house.tables.at_stage("playing")) == ["b", "e"]
    assert house.tables.due(4.0) == ["d", "c", "b"]
    assert house.tables.due(4.0, limit=2) == ["d", "c"]


def test_the_lobby_shows_what_changed_lately_and_where_somebody_is(house: Store) -> None:
    lobby = house.tables.open_in_lobby
    assert ids(lobby(since=0.0, now=0.0)) == ["a", "b", "e"]
    assert ids(lobby(since=0.0, now=0.0, limit=1)) == ["a"]
    assert ids(lobby(since=1.0, now=0.0)) == ["a", "b"]
    house.activity.arrive("e", "bruno", "here", until=50.0)
    assert ids(lobby(since=1.0, now=49.0)) == ["a", "b", "e"]
    assert ids(lobby(since=1.0, now=50.0)) == ["a", "b"]
    house.activity.arrive("c", "anna", "here", until=50.0)
    assert ids(lobby(since=100.0, now=0.0)) == ["e"], "a game that is over is not for the lobby"


def test_a_log_is_read_in_parts_and_in_order(house: Store) -> None:
    first = row("t1", rev=2, seq=3)
    house.tables.add(Opening(row("t1"), (), (), Snapshot(0, "b", b"begin")))
    house.tables.commit(Change(row("t1"), first, (entry(3), entry(1), entry(2))))
    house.tables.add(Opening(row("t2"), (), (entry(1),)))
    log = house.tables.log
    assert [each.seq for each in log("t1")] == [1, 2, 3]
    assert [each.seq for each in log("t1", after=1)] == [2, 3]
    assert [each.seq for each in log("t1", after=0, upto=2)] == [1, 2]
    assert house.tables.snapshots("t1", "b") == [0]
    keep = Change(first, row("t1", rev=3, seq=3), snapshot=Snapshot(3, "b", b"end"))
    house.tables.commit(keep)
    assert house.tables.snapshots("t1", "b") == [3, 0], "the newest first"
    assert house.tables.snapshots("t2", "b") == []
    assert (house.tables.snapshot("t1", 0), house.tables.snapshot("t1", 3)) == (b"begin", b"end")


def test_thoughts_and_requests_belong_to_their_table(house: Store) -> None:
    for table, why in (("t1", "first"), ("t2", "second")):
        house.tables.add(Opening(row(table)))
        moved = row(table, rev=2, seq=1)
        house.tables.commit(Change(row(table), moved, (entry(1),), Request("anna", table), thought=why))
    assert house.tables.thoughts("t1") == {1: "first"}
    assert house.tables.thoughts("t2") == {1: "second"}
    assert house.tables.request("t1", Request("anna", "t1")) == 1
    assert house.tables.request("t1", Request("anna", "t2")) is None
    assert house.tables.request("t2", Request("anna", "t1")) is None


def test_the_newest_lines_of_talk_with_their_numbers_at_this_table(house: Store) -> None:
    activity = house.activity
    said = []
    for number in range(5):
        for table in ("a", "b"):
            line = TalkRow(0, "players", 1, "Anna", f"{table} {number}", float(number))
            made = activity.say(table, line, Request("anna", f"{number}"), number)
            said.append((made.text, made.line, made.person, made.seat, made.at))
    assert said[-2:] == [("a 4", 5, "anna", 1, 4.0), ("b 4", 5, "anna", 1, 4.0)]
    assert [(line.text, line.line) for line in activity.talk("a", "players", limit=2)] == [("a 3", 4), ("a 4", 5)]
    assert len(activity.talk("a", "players")) == 5
    assert activity.talk("a", "spectators") == []
    third = activity.talk("b", "players")[2]
    assert [(line.text, line.line) for line in activity.talk("b", "players", after=third.number)] == [
        ("b 3", 4),
        ("b 4", 5),
    ]
    assert house.tables.request("a", Request("anna", "4")) == 4
    with pytest.raises(Conflict):
        activity.say("a", TalkRow(0, "players", 1, "Anna", "again", 9.0), Request("anna", "4"), 9)
    assert len(activity.talk("a", "players")) == 5


def test_notes_and_looks_belong_to_one_person_at_one_table(house: Store) -> None:
    activity = house.activity
    for table in ("a", "b"):
        for person in ("anna", "bruno"):
            activity.write_notes(table, person, 0, 4, f"{person} at {table}")
            activity.write_notes(table, person, 0, 2, "older")
            activity.look(table, person, len(table + person))
    assert activity.notes("a", "anna") == {0: "anna at a"}
    assert activity.notes("b", "bruno") == {0: "bruno at b"}
    assert [page.text for page in activity.pages("a", "bruno")] == ["older", "bruno at a"]
    activity.look("a", "anna", 99)
    assert activity.looked("anna", "a") == 99
    assert activity.looked("bruno", "a") == 6
    assert activity.looked("anna", "c") is None
    assert activity.all_looked("anna") == {"a": 99, "b": 5}


def test_presence_is_counted_by_person_table_and_process(house: Store) -> None:
    activity = house.activity
    assert activity.last_beat() is None
    for server in ("one", "two"):
        activity.arrive("a", "anna", server, until=10.0)
        activity.arrive("b", "anna", server, until=10.0)
        activity.arrive("a", "bruno", server, until=10.0)
    activity.depart("a", "anna", "one")
    assert activity.present("a", 0.0) == {"anna", "bruno"}, "connected through the other process"
    activity.depart("a", "anna", "two")
    assert activity.present("a", 0.0) == {"bruno"}
    assert activity.present("b", 0.0) == {"anna"}
    assert activity.servers_at("a", 9.0) == {"one", "two"}
    activity.depart("a", "bruno", "two")
    assert activity.servers_at("a", 9.0) == {"one"}
    assert activity.servers_at("a", 10.0) == frozenset()
    activity.arrive("a", "bruno", "two", until=10.0)
    activity.beat("one", now=5.0, until=40.0)
    activity.beat("two", now=4.0, until=12.0)
    assert activity.last_beat() == 5.0
    assert activity.living(4.0) == {"one"}
    assert activity.living(3.9) == {"one", "two"}
    activity.beat("three", now=12.0, until=60.0)
    assert activity.present("b", 11.0) == {"anna"}
    for server in ("one", "four"):
        activity.prove_writable(server, 1.0)
    activity.rest("one")
    with house.engine.connect() as connection:
        assert list(connection.execute(select(db.health.c.server)).scalars()) == ["four"]
    assert activity.present("a", 0.0) == frozenset(), "the second process is dead, the first one has stopped"


def test_links_of_a_person_and_their_use(house: Store) -> None:
    people = house.people
    people.add_link(Link("l2", "anna", "d2", 2.0))
    people.add_link(Link("l1", "anna", "d1", 1.0))
    people.add_link(Link("lb", "bruno", "db", 1.0, kind="recovery"))
    people.add_link(Link("lr", "anna", "dr", 3.0, kind="recovery"))
    assert [(link.id, link.kind) for link in people.links("anna")] == [
        ("l1", "device"),
        ("l2", "device"),
        ("lr", "recovery"),
    ]
    assert people.find_link("nothing") is None
    for number in range(2):
        assert people.use_link("d1", f"s{number}", 5.0, "firefox linux computer") is not None
    found = people.find_link("d1")
    assert found is not None
    assert (found[0].name, found[1].used, found[1].revoked) == ("Anna", 2, False)
    people.add_link(Link("lr2", "anna", "dr2", 4.0, kind="recovery"))
    assert people.find_link("db") is not None, "somebody else's recovery link stays"
    assert people.use_link("d2", "s9", 6.0) is not None
    assert people.revoke_link("anna", "l1")
    assert not people.revoke_link("anna", "l1")
    assert sorted(each.id for each in people.sessions("anna")) == ["anna", "s9"]


def test_a_person_is_changed_alone(house: Store) -> None:
    house.people.update(Person("anna", "Änne", "de", ("json://a", "json://b"), 1.0))
    assert house.people.find("anna") == Person("anna", "Änne", "de", ("json://a", "json://b"), 1.0)
    assert house.people.find("bruno") == Person("bruno", "Bruno", "en", (), 1.0)
    assert house.people.find("carla") is None


def test_a_large_backup_comes_back_in_batches(store: Store, tmp_path: Path) -> None:
    many = archive.BATCH + 3
    for number in range(many):
        name = f"p{number}"
        store.people.add(Person(name, name, "en", (), 1.0), Session(name, name, None, False))
    store.people.secret("cookie")
    written = archive.write(store, tmp_path / "house.backup")
    assert written == 2 * many + 1
    assert not list(tmp_path.glob("*.part"))
    other = open_store(f"sqlite:///{tmp_path}/other.db")
    migrate(other)
    assert archive.read(other, tmp_path / "house.backup") == written
    assert other.people.find("p0") == store.people.find("p0")
    assert other.people.find(f"p{many - 1}") is not None
    assert other.people.secret("cookie") == store.people.secret("cookie")
    other.close()


def test_rows_of_a_backup_are_restored_many_at_a_time() -> None:
    rows = [("persons", {"id": str(number)}) for number in range(archive.BATCH + 3)] + [("sessions", {"id": "s"})]
    batches = list(archive._batches(iter(rows)))
    assert [(table, len(batch)) for table, batch in batches] == [
        ("persons", archive.BATCH),
        ("persons", 3),
        ("sessions", 1),
    ]
    assert [row for _, batch in batches for row in batch] == [row for _, row in rows]
    assert list(archive._batches(iter([]))) == []


@pytest.mark.parametrize("content", [b"", b"{}\n", b"[1]\n", b'{"magic": "chapterhouse backup 0"}\n'])
def test_another_file_is_no_backup_of_ours(store: Store, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_bytes(gzip.compress(content))
    with pytest.raises(Malformed, match="not a backup of ours"):
        archive.read(store, tmp_path / "file")


def test_a_backup_is_of_one_moment(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who comes while it is written is in no part of it."""
    store.people.add(Person("anna", "Anna", "en", (), 1.0), Session("s-anna", "anna", None, False))
    rows = archive._all_rows

    def with_a_newcomer(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
        for number, row in enumerate(rows(connection)):
            if number == 0:
                store.people.add(Person("bruno", "Bruno", "en", (), 2.0), Session("s-bruno", "bruno", None, False))
            yield row

    monkeypatch.setattr(archive, "_all_rows", with_a_newcomer)
    assert archive.write(store, tmp_path / "house.backup") == 2
    assert "bruno" not in gzip.decompress((tmp_path / "house.backup").read_bytes()).decode()
    assert store.people.find("bruno") is not None


def test_a_backup_of_another_revision_is_refused_with_both_named(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    archive.write(store, file)
    head, *lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    older = json.dumps({**json.loads(head), "revision": "0005"})
    file.write_bytes(gzip.compress("\n".join([older, *lines, ""]).encode()))
    with pytest.raises(Malformed, match=f"made at revision 0005, this program is at {newest()}"):
        archive.read(store, file)


def test_a_backup_with_an_unknown_table_restores_nothing(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    store.people.secret("cookie")
    archive.write(store, file)
    file.write_bytes(gzip.compress(gzip.decompress(file.read_bytes()) + b'["relics", {"saint": "Odo"}]\n'))
    other = open_store(f"sqlite:///{tmp_path}/other.db")
    migrate(other)
    with pytest.raises(Malformed, match="relics"):
        archive.read(other, file)
    archive.write(other, tmp_path / "empty")
    assert len(gzip.decompress((tmp_path / "empty").read_bytes()).splitlines()) == 1, "only the head"
    other.close()
