"""Everything that is stored about one person: gather it, or delete it.

The server says what a table looks like without a person (``Forget``): storage does not read a table's metadata.
"""

import json
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, union, update

from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import TableRow
from chapterhouse.storage.tables import Announcer

FORGOTTEN = "forgotten"
"""Stands in logs where the id of a deleted person stood: a move of a person, but of nobody who is known."""


class WithoutPerson(msgspec.Struct, frozen=True):
    """A table after a person was taken out of it, and the persons who still belong to it."""

    row: TableRow
    people: tuple[str, ...]


Forget = Callable[[TableRow], WithoutPerson | None]
"""A table without the person; None deletes the table, because nobody else has a part in it."""


class PersonalData(msgspec.Struct, frozen=True):
    """Everything that is stored about a person, as they get it."""

    name: str
    language: str
    notices: tuple[str, ...]
    created: float
    sessions: tuple[dict[str, Any], ...]
    links: tuple[dict[str, Any], ...]
    passkeys: tuple[dict[str, Any], ...]
    tables: tuple[dict[str, Any], ...]
    moves: tuple[dict[str, Any], ...]
    talk: tuple[dict[str, Any], ...]
    notes: tuple[dict[str, Any], ...]
    relations: tuple[dict[str, Any], ...]
    reports: tuple[dict[str, Any], ...]


TRACES = (db.chairs, db.requests, db.log)
"""Where a person has left a trace at a table: they sit there, or did something there and have left."""

EXPORTED: dict[str, tuple[Table, tuple[str, ...]]] = {
    "sessions": (db.sessions, ("device", "created", "seen")),
    "links": (db.links, ("kind", "created", "used", "revoked")),
    "passkeys": (db.passkeys, ("name", "created", "used")),
    "moves": (db.log, ("table_id", "seq", "seat", "at", "kind", "body")),
    "talk": (db.talk, ("table_id", "channel", "seat", "at", "text")),
    "notes": (db.pages, ("table_id", "seat", "seq", "text")),
    "relations": (db.relations, ("name", "kind", "at")),
    "reports": (db.reports, ("table_id", "about_name", "text", "at", "closed")),
}
"""By part of the export: where it is stored, and the columns that the person gets. Of a move only what they chose, not
what was dealt or told to others; of keys and browsers nothing that opens a door."""


def export(connection: Connection, person: str) -> PersonalData | None:
    row = connection.execute(select(db.persons).where(db.persons.c.id == person)).mappings().first()
    if row is None:
        return None
    parts = {name: _rows(connection, table, columns, person) for name, (table, columns) in EXPORTED.items()}
    return PersonalData(
        name=row["name"],
        language=row["language"],
        notices=tuple(json.loads(row["notices"])),
        created=row["created"],
        tables=_tables(connection, person),
        **parts,
    )


def _rows(connection: Connection, table: Table, columns: tuple[str, ...], person: str) -> tuple[dict[str, Any], ...]:
    query = select(*(table.c[name] for name in columns)).where(table.c.person_id == person)
    return tuple(dict(row) for row in connection.execute(query.order_by(*table.primary_key)).mappings())


def _tables(connection: Connection, person: str) -> tuple[dict[str, Any], ...]:
    columns = [db.tables.c[name] for name in ("id", "game", "stage", "created", "updated")]
    query = select(*columns).join(db.chairs, db.chairs.c.table_id == db.tables.c.id)
    query = query.where(db.chairs.c.person_id == person).order_by(db.tables.c.created)
    return tuple(dict(row) for row in connection.execute(query).mappings())


def erase(connection: Connection, announcer: Announcer, person: str, forget: Forget) -> tuple[str, ...]:
    """Delete a person inside a transaction; the ids of the tables that changed."""
    traces = union(*(select(each.c.table_id).where(each.c.person_id == person) for each in TRACES))
    query = select(db.tables).where(db.tables.c.id.in_(traces))
    rows = connection.execute(query).mappings().all()
    found = [TableRow(**{name: row[name] for name in TableRow.__struct_fields__}) for row in rows]
    for row in found:
        _leave(connection, announcer, row, forget(row))
    connection.execute(update(db.log).where(db.log.c.person_id == person).values(person_id=FORGOTTEN))
    for table in (db.talk, db.requests, db.presence, db.looks, db.pages, db.challenges, db.passkeys, db.sessions):
        connection.execute(delete(table).where(table.c.person_id == person))
    for table in (db.relations, db.reports, db.bans):
        connection.execute(delete(table).where(table.c.person_id == person))
    connection.execute(delete(db.relations).where(db.relations.c.other_id == person))
    connection.execute(delete(db.reports).where(db.reports.c.about_id == person))
    connection.execute(delete(db.links).where(db.links.c.person_id == person))
    connection.execute(delete(db.chairs).where(db.chairs.c.person_id == person))
    connection.execute(delete(db.persons).where(db.persons.c.id == person))
    return tuple(row.id for row in found)


def _leave(connection: Connection, announcer: Announcer, before: TableRow, without: WithoutPerson | None) -> None:
    if without is None:
        _drop_table(connection, before.id)
        announcer.announce(connection, f"gone {before.id}")
        return
    after = msgspec.structs.replace(without.row, rev=before.rev + 1)
    values = {name: getattr(after, name) for name in TableRow.__struct_fields__}
    connection.execute(update(db.tables).where(db.tables.c.id == before.id).values(values))
    connection.execute(delete(db.chairs).where(db.chairs.c.table_id == before.id))
    seated = [{"table_id": before.id, "person_id": each} for each in dict.fromkeys(without.people)]
    if seated:
        connection.execute(insert(db.chairs), seated)
    announcer.announce(connection, f"table {before.id} {after.rev}")


def _drop_table(connection: Connection, table: str) -> None:
    """A table that belonged to the person alone, with everything about it."""
    for each in reversed(db.metadata.sorted_tables):
        if "table_id" in each.c:
            connection.execute(delete(each).where(each.c.table_id == table))
    connection.execute(delete(db.tables).where(db.tables.c.id == table))
