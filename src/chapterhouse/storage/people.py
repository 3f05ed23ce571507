"""Persons, the browsers that are logged in as them, the links that bring other browsers, and the server's secrets."""

import json
import secrets
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, RowMapping, bindparam, delete, insert, select, update

from chapterhouse.storage import personal_data
from chapterhouse.storage import schema as db
from chapterhouse.storage.personal_data import Forget, PersonalData
from chapterhouse.storage.rows import Link, Person, Session
from chapterhouse.storage.tables import Announcer, Conflict, translates_db_errors

OF_SESSION = (
    select(db.persons, *(column.label(f"session_{column.name}") for column in db.sessions.c))
    .join(db.sessions, db.sessions.c.person_id == db.persons.c.id)
    .where((db.sessions.c.id == bindparam("session")) & ~db.sessions.c.revoked)
    .where(db.persons.c.id.not_in(select(db.bans.c.person_id)))
)
"""Every request asks this, so it is built once (``tables``)."""


class People:
    def __init__(self, engine: Engine, announcer: Announcer) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._announcer = announcer

    def secret(self, name: str) -> str:
        """A random secret of this installation, made when it is first asked for."""
        found = self._find_secret(name)
        if found is not None:
            return found
        with suppress(Conflict):  # another process made it in the same moment; theirs counts
            self._add_secret(name, secrets.token_hex(32))
        return self._find_secret(name) or self.secret(name)

    @translates_db_errors
    def _find_secret(self, name: str) -> str | None:
        with self._reading.connect() as connection:
            found = connection.execute(select(db.secrets.c.value).where(db.secrets.c.name == name)).scalar()
        return None if found is None else str(found)

    @translates_db_errors
    def _add_secret(self, name: str, value: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(db.secrets).values(name=name, value=value))

    # ── Persons ──────────────────────────────────────────────────────────────────────────────────────────────────

    @translates_db_errors
    def add(self, person: Person, session: Session) -> None:
        """A new person and the browser in which they appeared."""
        with self._engine.begin() as connection:
            connection.execute(insert(db.persons).values(**_person_values(person)))
            connection.execute(insert(db.sessions).values(**_session_values(session)))

    @translates_db_errors
    def update(self, person: Person) -> None:
        with self._engine.begin() as connection:
            where = db.persons.c.id == person.id
            connection.execute(update(db.persons).where(where).values(**_person_values(person)))

    @translates_db_errors
    def find(self, person: str) -> Person | None:
        with self._reading.connect() as connection:
            row = connection.execute(select(db.persons).where(db.persons.c.id == person)).mappings().first()
        return None if row is None else _person(row)

    @translates_db_errors
    def export_person(self, person: str) -> PersonalData | None:
        """Everything that is stored about a person, without anything that only others may know."""
        with self._reading.connect() as connection:
            return personal_data.export(connection, person)

    @translates_db_errors
    def delete_person(self, person: str, forget: Forget) -> tuple[str, ...]:
        """Delete everything that is stored about a person; the ids of the tables that changed.

        ``forget`` gives each of their tables without them, or None for a table that nobody else needs.
        """
        with self._engine.begin() as connection:
            changed = personal_data.erase(connection, self._announcer, person, forget)
            self._announcer.announce(connection, f"revoked {person}")
        return changed

    # ── Sessions ─────────────────────────────────────────────────────────────────────────────────────────────────

    @translates_db_errors
    def add_session(self, session: Session) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(db.sessions).values(**_session_values(session)))

    @translates_db_errors
    def of_session(self, session: str) -> tuple[Person, Session] | None:
        """The person that a browser is logged in as, unless it was logged out."""
        with self._reading.connect() as connection:
            row = connection.execute(OF_SESSION, {"session": session}).mappings().first()
        return None if row is None else (_person(row), _session(row, "session_"))

    @translates_db_errors
    def sessions(self, person: str) -> list[Session]:
        """The browsers that are logged in as a person, the last used first."""
        query = select(db.sessions).where((db.sessions.c.person_id == person) & ~db.sessions.c.revoked)
        with self._reading.connect() as connection:
            return [_session(row) for row in connection.execute(query.order_by(db.sessions.c.seen.desc())).mappings()]

    @translates_db_errors
    def touch_session(self, session: str, now: float, device: str) -> None:
        """The browser was used just now."""
        with self._engine.begin() as connection:
            where = db.sessions.c.id == session
            connection.execute(update(db.sessions).where(where).values(seen=now, device=device))

    @translates_db_errors
    def end_sessions(self, person: str, sessions: tuple[str, ...]) -> None:
        """Log browsers out. Their rows go: nothing is kept about a browser that is logged out."""
        with self._engine.begin() as connection:
            mine = (db.sessions.c.person_id == person) & db.sessions.c.id.in_(sessions)
            connection.execute(delete(db.sessions).where(mine))
            for session in sessions:
                self._announcer.announce(connection, f"revoked {session}")

    # ── Links ────────────────────────────────────────────────────────────────────────────────────────────────────

    @translates_db_errors
    def add_link(self, link: Link) -> None:
        """A new link; a person has one recovery link, so a new one replaces the old one."""
        with self._engine.begin() as connection:
            if link.kind == "recovery":
                old = (db.links.c.person_id == link.person) & (db.links.c.kind == "recovery")
                connection.execute(update(db.links).where(old).values(revoked=True))
            connection.execute(insert(db.links).values(**_link_values(link)))

    @translates_db_errors
    def links(self, person: str) -> list[Link]:
        """The links that still work, oldest first."""
        query = select(db.links).where((db.links.c.person_id == person) & ~db.links.c.revoked)
        with self._reading.connect() as connection:
            return [_link(row) for row in connection.execute(query.order_by(db.links.c.created)).mappings()]

    @translates_db_errors
    def find_link(self, digest: str) -> tuple[Person, Link] | None:
        """A link that still works and its owner; looking does not use it."""
        with self._reading.connect() as connection:
            where = (db.links.c.digest == digest) & ~db.links.c.revoked
            row = connection.execute(select(db.links).where(where)).mappings().first()
            if row is None:
                return None
            link = _link(row)
            owner = connection.execute(select(db.persons).where(db.persons.c.id == link.person)).mappings().one()
        return _person(owner), link

    @translates_db_errors
    def use_link(self, digest: str, session: str, now: float, device: str = "") -> Session | None:
        """A new browser for the owner of a link, or None: there is no such link any more.

        A recovery link works once, and the browser it brings is like the one that was lost.
        """
        with self._engine.begin() as connection:
            where = (db.links.c.digest == digest) & ~db.links.c.revoked
            row = connection.execute(select(db.links).where(where).with_for_update()).mappings().first()
            if row is None:
                return None
            once = row["kind"] == "recovery"
            made = Session(session, row["person_id"], None if once else row["id"], False, now, now, device)
            used = {"used": db.links.c.used + 1, "revoked": once}
            connection.execute(update(db.links).where(db.links.c.id == row["id"]).values(**used))
            connection.execute(insert(db.sessions).values(**_session_values(made)))
        return made

    @translates_db_errors
    def revoke_link(self, person: str, link: str) -> bool:
        """The link stops working, and every browser that it brought is logged out. False: there is no such link."""
        with self._engine.begin() as connection:
            where = (db.links.c.id == link) & (db.links.c.person_id == person) & ~db.links.c.revoked
            done = connection.execute(update(db.links).where(where).values(revoked=True))
            mine = (db.sessions.c.link_id == link) & (db.sessions.c.person_id == person)
            connection.execute(delete(db.sessions).where(mine))
            self._announcer.announce(connection, f"revoked {link}")
        return bool(done.rowcount)


def _person_values(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "notices": json.dumps(person.notices),
        "created": person.created,
    }


def _person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["language"], tuple(json.loads(row["notices"])), row["created"])


def _session_values(session: Session) -> dict[str, Any]:
    return {
        "id": session.id,
        "person_id": session.person,
        "link_id": session.link,
        "created": session.created,
        "revoked": session.revoked,
        "seen": session.seen,
        "device": session.device,
    }


def _session(row: RowMapping, prefix: str = "") -> Session:
    names = ("id", "person_id", "link_id", "revoked", "created", "seen", "device")
    return Session(*(row[f"{prefix}{name}"] for name in names))


def _link_values(link: Link) -> dict[str, Any]:
    return {
        "id": link.id,
        "person_id": link.person,
        "digest": link.digest,
        "created": link.created,
        "used": link.used,
        "revoked": link.revoked,
        "kind": link.kind,
    }


def _link(row: RowMapping) -> Link:
    names = ("id", "person_id", "digest", "created", "used", "revoked", "kind")
    return Link(*(row[name] for name in names))
