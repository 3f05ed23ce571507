"""What the other server processes are told: a word for every change, inside the transaction that makes it."""

from collections.abc import Sequence

import msgspec
import pytest
from sqlalchemy import Connection

from chapterhouse.storage import Conflict, Store
from chapterhouse.storage.personal_data import WithoutPerson
from chapterhouse.storage.rows import Change, Link, Opening, Person, Request, Session, TableRow, TalkRow
from chapterhouse.storage.tables import Announcer

ROW = TableRow("t1", "lots", "playing", True, "{}", 1, 0, None, 1.0, 1.0)
OWN = msgspec.structs.replace(ROW, id="t2")


class Heard(Announcer):
    """Keeps the words, with the announcer of this engine doing its work."""

    def __init__(self, announcer: Announcer) -> None:
        self._announcer = announcer
        self.words: list[str] = []

    def announce(self, connection: Connection, word: str) -> None:
        assert connection.in_transaction()
        self._announcer.announce(connection, word)
        self.words.append(word)

    def announce_all(self, connection: Connection, words: Sequence[str]) -> None:
        assert connection.in_transaction()
        self._announcer.announce_all(connection, words)
        self.words += words

    def since(self) -> list[str]:
        words, self.words = self.words, []
        return words


@pytest.fixture
def heard(store: Store, monkeypatch: pytest.MonkeyPatch) -> Heard:
    ears = Heard(store.tables._announcer)
    for part in (store.tables, store.people, store.activity, store.conduct):
        monkeypatch.setattr(part, "_announcer", ears)
    for name in ("anna", "bruno"):
        store.people.add(Person(name, name.title(), "en", (), 1.0), Session(name, name, None, False))
    store.tables.add(Opening(ROW, ("anna", "bruno")))
    store.tables.add(Opening(OWN, ("anna",)))
    return ears


def test_every_change_at_a_table_is_announced(store: Store, heard: Heard) -> None:
    assert heard.since() == [], "nobody has a new table in memory"
    changed = msgspec.structs.replace(ROW, rev=2)
    store.tables.commit(Change(ROW, changed))
    assert heard.since() == ["table t1 2"]
    with pytest.raises(Conflict):
        store.tables.commit(Change(ROW, changed))
    assert heard.since() == []
    store.activity.say("t1", TalkRow(0, "players", 0, "Anna", "Pax", 1.0), Request("anna", "r"), 0)
    store.activity.arrive("t1", "anna", "here", 10.0)
    store.activity.depart("t1", "anna", "here")
    assert heard.since() == ["talk t1", "presence t1", "presence t1"]


def test_every_door_that_closes_is_announced(store: Store, heard: Heard) -> None:
    store.people.end_sessions("anna", ("s1", "s2"))
    store.people.add_link(Link("l1", "anna", "digest", 1.0))
    store.people.revoke_link("anna", "l1")
    store.conduct.ban("bruno", "spam", 1.0)
    assert heard.since() == ["revoked s1", "revoked s2", "revoked l1", "revoked bruno"]


def test_a_deleted_person_is_announced_with_every_table(store: Store, heard: Heard) -> None:
    def forget(row: TableRow) -> WithoutPerson | None:
        return None if row.id == "t2" else WithoutPerson(row, ("bruno", "bruno"))

    store.people.delete_person("anna", forget)
    assert sorted(heard.since()) == ["gone t2", "revoked anna", "table t1 2"]
    assert [row.id for row in store.tables.of_person("bruno")] == ["t1"]
    assert store.tables.of_person("anna") == []
