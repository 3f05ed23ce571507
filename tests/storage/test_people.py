"""Persons: sessions as digests, links of two kinds, passkeys, and everything about one person out or gone."""

import hashlib
import stat
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from chapterhouse.kernel import Malformed
from chapterhouse.storage import Store, Unavailable, open_store
from chapterhouse.storage import schema as db
from chapterhouse.storage.migrate import migrate
from chapterhouse.storage.personal_data import FORGOTTEN, WithoutPerson
from chapterhouse.storage.rows import (
    Change,
    Link,
    LogRow,
    Opening,
    Passkey,
    Person,
    Report,
    Request,
    Session,
    TableRow,
    TalkRow,
)

ANNA = Person("anna", "Anna", "en", ("json://secret",), 1.0)
BRUNO = Person("bruno", "Bruno", "de", (), 1.0)
CARLA = Person("carla", "Carla", "fr", (), 1.0)
TABLE = TableRow("t1", "lots", "playing", True, '{"anna": 1}', 1, 0, None, 1.0, 1.0)
OWN = TableRow("t2", "lots", "playing", False, "{}", 1, 0, None, 1.0, 1.0)
OTHER = TableRow("t3", "lots", "playing", True, "{}", 1, 0, None, 1.0, 1.0)
ABOUT = (("anna", "bruno"), ("bruno", "anna"), ("bruno", "carla"))
"""Who mutes and reports whom."""


def move(seq: int, person: str) -> LogRow:
    return LogRow(seq, "act", 0, f"by {person}", "secret deal", "[]", True, False, person, 2.0)


@pytest.fixture
def people(store: Store) -> Store:
    """Anna and Bruno at a table, Anna alone at another, with everything that a person can leave behind."""
    store.people.add(ANNA, Session("s-anna", "anna", None, False, 1.0, 1.0, "firefox linux computer"))
    store.people.add(BRUNO, Session("s-bruno", "bruno", None, False))
    store.tables.add(Opening(TABLE, ("anna", "bruno")))
    store.people.add(CARLA, Session("s-carla", "carla", None, False))
    store.tables.add(Opening(OWN, ("anna",)))
    store.tables.add(Opening(OTHER, ("bruno", "carla")))
    moved = msgspec.structs.replace(TABLE, rev=2, seq=2)
    store.tables.commit(Change(TABLE, moved, (move(1, "anna"), move(2, "bruno")), Request("anna", "r1")))
    for who in ("anna", "bruno"):
        store.activity.say("t1", TalkRow(0, "players", 0, who, f"{who} says", 3.0), Request(who, "r2"), 2)
        store.activity.write_notes("t1", who, 0, 1, f"notes of {who}")
        store.activity.look("t1", who, 2)
        store.people.add_link(Link(f"l-{who}", who, f"digest-{who}", 1.0))
        store.passkeys.add(Passkey(f"k-{who}", who, f"credential-{who}", "key", 0, "Phone", 1.0))
    for who, other in ABOUT:
        store.conduct.relate(who, other, other.title(), "mute", 4.0)
        store.conduct.report(Report(0, "t1", who, other, other.title(), f"{who} reports", "[]", 5.0))
    store.activity.arrive("t1", "anna", "here", 1e12)
    store.activity.write_notes("t2", "anna", 0, 0, "mine alone")
    return store


def test_sessions_of_an_older_version_stay_logged_in_and_become_digests(address: str) -> None:
    store = open_store(address)
    migrate(store, "0002")
    with store.engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO persons VALUES ('anna', 'Anna', 'en', '[]', 1.0)")
        connection.exec_driver_sql("INSERT INTO links VALUES ('l1', 'anna', 'd', 1.0, 1, false)")
        connection.exec_driver_sql("INSERT INTO sessions VALUES ('clear', 'anna', 'l1', 5.0, false)")
        connection.exec_driver_sql("INSERT INTO sessions VALUES ('other', 'anna', null, 6.0, false)")
    migrate(store)
    assert store.people.of_session("clear") is None, "an id in the clear opens nothing"
    found = store.people.of_session(hashlib.sha256(b"clear").hexdigest())
    assert found is not None
    assert (found[0].name, found[1].link, found[1].seen) == ("Anna", "l1", 5.0)
    with store.engine.connect() as connection:
        assert {len(each) for each in connection.execute(select(db.sessions.c.id)).scalars()} == {64}
    assert [link.kind for link in store.people.links("anna")] == ["device"]
    store.close()


def test_a_new_database_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/deep/house.db")
    migrate(store)
    rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "deep").iterdir()}
    assert rights == {"house.db": 0o600, "house.db-wal": 0o600, "house.db-shm": 0o600}
    store.close()


def test_sessions_are_listed_touched_and_ended(people: Store) -> None:
    people.people.add_session(Session("phone", "anna", None, False, 5.0, 5.0))
    people.people.touch_session("s-anna", 9.0, "chrome windows computer")
    listed = people.people.sessions("anna")
    assert [(each.id, each.seen, each.device) for each in listed] == [
        ("s-anna", 9.0, "chrome windows computer"),
        ("phone", 5.0, ""),
    ]
    people.people.end_sessions("bruno", ("phone",))
    assert people.people.of_session("phone") is not None, "nobody ends another person's session"
    people.people.end_sessions("anna", ("phone",))
    assert people.people.of_session("phone") is None
    assert people.people.of_session("s-anna") is not None


def test_a_recovery_link_works_once_and_a_new_one_replaces_it(people: Store) -> None:
    people.people.add_link(Link("r1", "anna", "first", 2.0, kind="recovery"))
    people.people.add_link(Link("r2", "anna", "second", 3.0, kind="recovery"))
    assert people.people.use_link("first", "s2", 4.0) is None
    assert people.people.find_link("second") is not None
    made = people.people.use_link("second", "s3", 4.0)
    assert made is not None
    assert made.link is None, "the browser it brings is like the one that was lost"
    assert people.people.use_link("second", "s4", 5.0) is None
    assert people.people.find_link("second") is None
    assert people.people.of_session("s3") is not None


def test_a_challenge_is_open_once_for_one_person_and_not_for_long(store: Store) -> None:
    keys = store.passkeys
    keys.add_challenge("c1", "anna", 0.0, 60.0)
    assert not keys.take_challenge("c1", "bruno", 1.0)
    assert not keys.take_challenge("c1", None, 1.0)
    assert keys.take_challenge("c1", "anna", 1.0)
    assert not keys.take_challenge("c1", "anna", 1.0)
    keys.add_challenge("c2", None, 0.0, 60.0)
    assert not keys.take_challenge("c2", None, 60.0), "too late"
    keys.add_challenge("c3", None, 100.0, 160.0)
    with store.engine.connect() as connection:
        assert list(connection.execute(select(db.challenges.c.digest)).scalars()) == ["c3"], "old ones go"


def test_a_passkey_counts_up_and_is_renamed_and_removed_by_its_owner(people: Store) -> None:
    keys = people.passkeys
    found = keys.find("credential-anna")
    assert found is not None
    assert keys.use(found, 7, 5.0)
    assert not keys.use(found, 8, 6.0), "a login that started before the other ended"
    assert not keys.rename("bruno", "k-anna", "Mine")
    assert keys.rename("anna", "k-anna", "Laptop")
    assert [(key.name, key.counter, key.used) for key in keys.of_person("anna")] == [("Laptop", 7, 5.0)]
    assert not keys.remove("bruno", "k-anna")
    assert keys.remove("anna", "k-anna")
    assert keys.find("credential-anna") is None


def test_a_person_gets_everything_about_themselves_and_nothing_of_others(people: Store) -> None:
    data = people.people.export_person("anna")
    assert data is not None
    assert (data.name, data.notices) == ("Anna", ("json://secret",))
    assert [each["text"] for each in data.talk] == ["anna says"]
    assert [each["text"] for each in data.notes] == ["notes of anna", "mine alone"]
    assert [each["body"] for each in data.moves] == ["by anna"]
    assert {each["id"] for each in data.tables} == {"t1", "t2"}
    assert [each["device"] for each in data.sessions] == ["firefox linux computer"]
    written = msgspec.json.encode(data).decode()
    assert [(each["name"], each["kind"]) for each in data.relations] == [("Bruno", "mute")]
    assert [each["text"] for each in data.reports] == ["anna reports"]
    for secret in ("bruno", "bruno reports", "secret deal", "s-anna", "digest-anna", "credential"):
        assert secret not in written, secret
    assert people.people.export_person("nobody") is None


def test_a_deleted_person_leaves_only_moves_of_nobody(people: Store) -> None:
    def forget(row: TableRow) -> WithoutPerson | None:
        return None if row.id == "t2" else WithoutPerson(msgspec.structs.replace(row, doc='{"nobody": 1}'), ("bruno",))

    assert set(people.people.delete_person("anna", forget)) == {"t1", "t2"}
    assert people.tables.find("t2") is None
    left = people.tables.find("t1")
    assert left is not None
    assert (left.doc, left.rev, left.seq) == ('{"nobody": 1}', 3, 2)
    assert [row.person for row in people.tables.log("t1")] == [FORGOTTEN, "bruno"]
    assert [line.name for line in people.activity.talk("t1", "players")] == ["bruno"]
    with people.engine.connect() as connection:
        for table in db.metadata.sorted_tables:
            for row in connection.execute(select(table)).mappings():
                values = {name: value for name, value in row.items() if name != "body"}
                assert "anna" not in str(values).lower(), (table.name, values)
    assert people.people.of_session("s-bruno") is not None
    assert people.activity.notes("t1", "bruno") == {0: "notes of bruno"}
    assert [each.other for each in people.conduct.relations("bruno")] == ["carla"]
    assert [(each.person, each.about) for each in people.conduct.reports()] == [("bruno", "carla")]
    assert [link.id for link in people.people.links("bruno")] == ["l-bruno"]
    assert {row.id for row in people.tables.of_person("bruno")} == {"t1", "t3"}


def test_a_move_could_be_stored_or_not(store: Store) -> None:
    store.activity.prove_writable("here", 1.0)
    store.activity.prove_writable("here", 2.0)
    with store.engine.connect() as connection:
        assert list(connection.execute(select(db.health.c.server, db.health.c.at))) == [("here", 2.0)]
    if store.kind == "postgresql":
        with store.engine.begin() as connection:
            connection.exec_driver_sql(
                f"ALTER DATABASE {store.engine.url.database} SET default_transaction_read_only = on"
            )
        store.engine.dispose()
    else:
        with store.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA query_only = on")
    with pytest.raises(Unavailable):
        store.activity.prove_writable("here", 3.0)


def test_a_value_that_no_column_takes_is_malformed_and_no_outage(store: Store) -> None:
    store.people.add(ANNA, Session("s", "anna", None, False))
    store.tables.add(Opening(TABLE, ("anna",)))
    with pytest.raises(Malformed):
        store.activity.look("t1", "anna", 2**70)
    if store.kind == "postgresql":  # SQLite takes any text
        with pytest.raises(Malformed):
            store.people.find("a\0b")
