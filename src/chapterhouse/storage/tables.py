"""Tables, their logs and snapshots. ``commit`` is the one door through which a table changes.

StorageError
├── Conflict       somebody else changed the table first: read what is new and decide again
├── Unavailable    the database cannot take or give anything now (full disk, lost connection)
└── Damaged        what is stored cannot be read; it costs the table that it belongs to, and no other
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, Select, delete, insert, select, update
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from chapterhouse.kernel import ChapterhouseError, Malformed
from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import Change, LogRow, Opening, Request, Snapshot, TableRow

P = ParamSpec("P")
R = TypeVar("R")


class StorageError(ChapterhouseError):
    """Something about keeping or finding."""


class Conflict(StorageError):
    """Somebody else changed the table first."""


class Unavailable(StorageError):
    """The database cannot be used now. What it says goes to the log of the host, not to players."""


class Damaged(StorageError):
    """What is stored cannot be read. Never says what is stored."""


@contextmanager
def translate_db_errors() -> Iterator[None]:
    """Database errors in our own words."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict("another change came first") from error
    except (DataError, OverflowError) as error:
        # A value that no column takes: a number out of range, or a NUL in a text. The schemas refuse these; this is
        # the last guard, the same on both engines.
        raise Malformed("a value is out of range") from error
    except DBAPIError as error:
        raise Unavailable("the database cannot be used now") from error


def translates_db_errors(method: Callable[P, R]) -> Callable[P, R]:
    """A method whose database errors are in our own words."""

    @wraps(method)
    def inner(*args: P.args, **kwargs: P.kwargs) -> R:
        with translate_db_errors():
            return method(*args, **kwargs)

    return inner


class Announcer:
    """Says inside a transaction that something is new; with one process there is nobody to tell."""

    def announce(self, connection: Connection, word: str) -> None:
        """Tell the other server processes once the transaction is committed."""


class Tables:
    def __init__(self, engine: Engine, announcer: Announcer) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._announcer = announcer

    @translates_db_errors
    def add(self, opening: Opening) -> None:
        """A new table."""
        with self._engine.begin() as connection:
            self._open(connection, opening)

    def _open(self, connection: Connection, opening: Opening) -> None:
        connection.execute(insert(db.tables), _fields(opening.table))
        self._seat(connection, opening.table.id, opening.people)
        self._append(connection, opening.table.id, opening.entries)
        if opening.snapshot is not None:
            self._keep(connection, opening.table.id, opening.snapshot)

    @translates_db_errors
    def commit(self, change: Change) -> None:
        """Make a change, whole or not at all, and on disk before this returns."""
        before, after = change.before, change.after
        with self._engine.begin() as connection:
            self._replace(connection, before, after)
            self._append(connection, after.id, change.entries)
            if change.request is not None:
                remember(connection, after.id, change.request, after.seq)
            if change.people is not None:
                connection.execute(delete(db.chairs).where(db.chairs.c.table_id == after.id))
                self._seat(connection, after.id, change.people)
            if change.snapshot is not None:
                self._keep(connection, after.id, change.snapshot)
            if change.thought is not None:
                thought = {"table_id": after.id, "seq": after.seq, "thought": change.thought}
                connection.execute(insert(db.thoughts).values(thought))
            if change.opens is not None:
                self._open(connection, change.opens)
            self._announcer.announce(connection, f"table {after.id} {after.rev}")

    def _replace(self, connection: Connection, before: TableRow, after: TableRow) -> None:
        where = (db.tables.c.id == before.id) & (db.tables.c.rev == before.rev)
        done = connection.execute(update(db.tables).where(where).values(_fields(after)))
        if done.rowcount != 1:
            raise Conflict("another change came first")

    def _append(self, connection: Connection, table: str, entries: Sequence[LogRow]) -> None:
        rows = [_log_values(table, entry) for entry in entries]
        if rows:
            connection.execute(insert(db.log), rows)

    def _seat(self, connection: Connection, table: str, people: Sequence[str]) -> None:
        rows = [{"table_id": table, "person_id": person} for person in dict.fromkeys(people)]
        if rows:
            connection.execute(insert(db.chairs), rows)

    def _keep(self, connection: Connection, table: str, snapshot: Snapshot) -> None:
        connection.execute(insert(db.snapshots).values(table_id=table, **_fields(snapshot)))

    @translates_db_errors
    def find(self, table: str) -> TableRow | None:
        with self._reading.connect() as connection:
            row = connection.execute(select(db.tables).where(db.tables.c.id == table)).mappings().first()
        return None if row is None else _table(row)

    @translates_db_errors
    def request(self, table: str, request: Request) -> int | None:
        """The entry that was newest when this request was carried out, or None: it has not been."""
        where = (
            (db.requests.c.table_id == table)
            & (db.requests.c.person_id == request.person)
            & (db.requests.c.request == request.id)
        )
        with self._reading.connect() as connection:
            found = connection.execute(select(db.requests.c.seq).where(where)).scalar()
        return None if found is None else int(found)

    @translates_db_errors
    def log(self, table: str, after: int = -1, upto: int | None = None) -> list[LogRow]:
        """The entries after one, in order; all of them by default."""
        query = select(db.log).where((db.log.c.table_id == table) & (db.log.c.seq > after)).order_by(db.log.c.seq)
        if upto is not None:
            query = query.where(db.log.c.seq <= upto)
        with self._reading.connect() as connection:
            return [_log(row) for row in connection.execute(query).mappings()]

    @translates_db_errors
    def thoughts(self, table: str) -> dict[int, str]:
        """By entry, why a bot made that move."""
        query = select(db.thoughts.c.seq, db.thoughts.c.thought).where(db.thoughts.c.table_id == table)
        with self._reading.connect() as connection:
            return {int(seq): str(thought) for seq, thought in connection.execute(query)}

    @translates_db_errors
    def snapshots(self, table: str, build: str) -> list[int]:
        """Where there are snapshots that this program can read, the newest first."""
        where = (db.snapshots.c.table_id == table) & (db.snapshots.c.build == build)
        query = select(db.snapshots.c.seq).where(where).order_by(db.snapshots.c.seq.desc())
        with self._reading.connect() as connection:
            return [int(seq) for seq in connection.execute(query).scalars()]

    @translates_db_errors
    def snapshot(self, table: str, seq: int) -> bytes:
        query = select(db.snapshots.c.state).where((db.snapshots.c.table_id == table) & (db.snapshots.c.seq == seq))
        with self._reading.connect() as connection:
            return bytes(connection.execute(query).scalar_one())

    def open_in_lobby(self, since: float, now: float, limit: int = 100) -> list[TableRow]:
        """Tables that anybody may find, the newest first: those that changed since a moment or where somebody is."""
        where = db.tables.c.listed & db.tables.c.stage.in_(("gathering", "playing"))
        attended = select(db.presence.c.table_id).where(db.presence.c.until > now)
        where &= (db.tables.c.updated > since) | db.tables.c.id.in_(attended)
        return self._many(select(db.tables).where(where).order_by(db.tables.c.updated.desc()).limit(limit))

    def of_person(self, person: str, limit: int = 100) -> list[TableRow]:
        """Tables where a person sits, the newest first."""
        return self._many(_of(person).order_by(db.tables.c.updated.desc()).limit(limit))

    def open_of_person(self, person: str, limit: int = 1_000) -> list[TableRow]:
        """Tables of a person that have not ended."""
        return self._many(_of(person).where(db.tables.c.stage.in_(("gathering", "playing"))).limit(limit))

    def made_since(self, person: str, since: float, limit: int = 1_000) -> list[TableRow]:
        """Tables of a person that were made after a moment, ended or not."""
        return self._many(_of(person).where(db.tables.c.created > since).limit(limit))

    def due(self, now: float, limit: int = 1_000) -> list[str]:
        """Tables where a clock has run out or a bot should have moved."""
        rows = self._many(select(db.tables).where(db.tables.c.due <= now).order_by(db.tables.c.due).limit(limit))
        return [row.id for row in rows]

    def at_stage(self, stage: str) -> list[TableRow]:
        return self._many(select(db.tables).where(db.tables.c.stage == stage).order_by(db.tables.c.created))

    @translates_db_errors
    def _many(self, query: Select[Any]) -> list[TableRow]:
        with self._reading.connect() as connection:
            return [_table(row) for row in connection.execute(query).mappings()]


def _of(person: str) -> Select[Any]:
    joined = select(db.tables).join(db.chairs, db.chairs.c.table_id == db.tables.c.id)
    return joined.where(db.chairs.c.person_id == person)


def remember(connection: Connection, table: str, request: Request, seq: int) -> None:
    """Note that a request was carried out; a second time is a Conflict."""
    connection.execute(
        insert(db.requests).values(table_id=table, person_id=request.person, request=request.id, seq=seq)
    )


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _table(row: RowMapping) -> TableRow:
    return TableRow(**{name: row[name] for name in TableRow.__struct_fields__})


def _log(row: RowMapping) -> LogRow:
    values = {name: row[name] for name in LogRow.__struct_fields__ if name != "person"}
    return LogRow(person=row["person_id"], **values)


def _log_values(table: str, entry: LogRow) -> dict[str, Any]:
    values = _fields(entry)
    return {"table_id": table, "person_id": values.pop("person"), **values}
