"""Persons, the browsers that speak for them, the links that carry them to another device, and the server's secrets."""

import json
import secrets
from contextlib import suppress
from typing import Any

from sqlalchemy import Engine, RowMapping, insert, select, update

from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import Link, Person, Session
from chapterhouse.storage.tables import Announcer, Conflict, translates_db_errors


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

    @translates_db_errors
    def add(self, person: Person, session: Session) -> None:
        """A new person and the browser in which they appeared."""
        with self._engine.begin() as connection:
            connection.execute(insert(db.persons).values(**_person_values(person)))
            connection.execute(insert(db.sessions).values(**_session_values(session, person.created)))

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
    def of_session(self, session: str) -> tuple[Person, Session] | None:
        """Whom a browser speaks for, unless it was revoked."""
        query = select(db.persons, db.sessions.c.link_id).join(db.sessions, db.sessions.c.person_id == db.persons.c.id)
        query = query.where((db.sessions.c.id == session) & ~db.sessions.c.revoked)
        with self._reading.connect() as connection:
            row = connection.execute(query).mappings().first()
        if row is None:
            return None
        person = _person(row)
        return person, Session(session, person.id, row["link_id"], False)

    @translates_db_errors
    def add_link(self, link: Link) -> None:
        with self._engine.begin() as connection:
            connection.execute(
                insert(db.links).values(
                    id=link.id,
                    person_id=link.person,
                    digest=link.digest,
                    created=link.created,
                    used=link.used,
                    revoked=link.revoked,
                )
            )

    @translates_db_errors
    def links(self, person: str) -> list[Link]:
        """The links that still work, oldest first."""
        query = select(db.links).where((db.links.c.person_id == person) & ~db.links.c.revoked)
        with self._reading.connect() as connection:
            return [_link(row) for row in connection.execute(query.order_by(db.links.c.created)).mappings()]

    @translates_db_errors
    def use_link(self, digest: str, session: str, now: float) -> Session | None:
        """A new browser for the owner of a link, or None: there is no such link any more."""
        with self._engine.begin() as connection:
            where = (db.links.c.digest == digest) & ~db.links.c.revoked
            row = connection.execute(select(db.links).where(where)).mappings().first()
            if row is None:
                return None
            made = Session(session, row["person_id"], row["id"], False)
            connection.execute(update(db.links).where(db.links.c.id == row["id"]).values(used=db.links.c.used + 1))
            connection.execute(insert(db.sessions).values(**_session_values(made, now)))
        return made

    @translates_db_errors
    def revoke_link(self, person: str, link: str) -> bool:
        """The link stops working, and so does every browser that it brought. False when there is no such link."""
        with self._engine.begin() as connection:
            where = (db.links.c.id == link) & (db.links.c.person_id == person) & ~db.links.c.revoked
            done = connection.execute(update(db.links).where(where).values(revoked=True))
            connection.execute(
                update(db.sessions)
                .where((db.sessions.c.link_id == link) & (db.sessions.c.person_id == person))
                .values(revoked=True)
            )
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


def _session_values(session: Session, now: float) -> dict[str, Any]:
    return {
        "id": session.id,
        "person_id": session.person,
        "link_id": session.link,
        "created": now,
        "revoked": session.revoked,
    }


def _link(row: RowMapping) -> Link:
    return Link(row["id"], row["person_id"], row["digest"], row["created"], row["used"], row["revoked"])
