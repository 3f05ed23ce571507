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
from sqlalchemy import Connection, Engine, Select, bindparam, delete, insert, inspect, select
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from chapterhouse.kernel import ChapterhouseError, Malformed
from chapterhouse.storage import schema as db
from chapterhouse.storage.bulk import REPLACED, bulk_of
from chapterhouse.storage.rows import Change, LogRow, Opening, Request, Snapshot, TableRow

LOGGED = tuple("person" if column.name == "person_id" else column.name for column in db.log.columns)[1:]
"""The fields of a ``LogRow`` in the order of the columns, after the table."""

# Statements of which every opening of a table asks some are built once: building one takes longer than running it.
TABLE = tuple(db.tables.c[name] for name in TableRow.__struct_fields__)
LOG = tuple(db.log.c["person_id" if name == "person" else name] for name in LogRow.__struct_fields__)
FIND = select(*TABLE).where(db.tables.c.id == bindparam("table"))
ENTRIES = (
    select(*LOG)
    .where((db.log.c.table_id == bindparam("table")) & (db.log.c.seq > bindparam("after")))
    .order_by(db.log.c.seq, db.log.c.note)
)
ENTRIES_UPTO = ENTRIES.where(db.log.c.seq <= bindparam("upto"))
SNAPSHOTS = (
    select(db.snapshots.c.seq)
    .where((db.snapshots.c.table_id == bindparam("table")) & (db.snapshots.c.build == bindparam("build")))
    .order_by(db.snapshots.c.seq.desc())
)
SNAPSHOT = select(db.snapshots.c.state).where(
    (db.snapshots.c.table_id == bindparam("table")) & (db.snapshots.c.seq == bindparam("seq"))
)

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

    def announce_all(self, connection: Connection, words: Sequence[str]) -> None:
        """As ``announce``, several at once."""


class Tables:
    def __init__(self, engine: Engine, announcer: Announcer) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._announcer = announcer
        self._bulk = bulk_of(engine.dialect.name)

    @translates_db_errors
    def add(self, opening: Opening) -> None:
        """A new table."""
        with self._engine.begin() as connection:
            self._open(connection, opening)

    def _open(self, connection: Connection, opening: Opening) -> None:
        connection.execute(insert(db.tables), _fields(opening.table))
        self._seat(connection, opening.table.id, opening.people)
        self._append(connection, [(opening.table.id, entry) for entry in opening.entries])
        if opening.snapshot is not None:
            self._keep(connection, opening.table.id, opening.snapshot)

    def commit(self, change: Change) -> None:
        """Make a change, whole or not at all, and on disk before this returns."""
        self._commit_together([change])

    def commit_all(self, changes: Sequence[Change]) -> list[ChapterhouseError | None]:
        """Make changes in one transaction, each whole or not at all; for each, why it was refused, or None.

        If anything goes wrong, all of it is undone and every change is tried alone, in order: one that is refused
        costs its neighbours time, nothing else.
        """
        try:
            self._commit_together(changes)
        except (StorageError, Malformed) as error:
            return [error] if len(changes) == 1 else self._commit_each(changes)
        return [None] * len(changes)

    def _commit_each(self, changes: Sequence[Change]) -> list[ChapterhouseError | None]:
        """Each in a transaction of its own; once the database cannot be used, it is not asked for the others."""
        refused: list[ChapterhouseError | None] = []
        for change in changes:
            last = refused[-1] if refused else None
            refused.append(last if isinstance(last, Unavailable) else self._refusal(change))
        return refused

    def _refusal(self, change: Change) -> ChapterhouseError | None:
        try:
            self.commit(change)
        except (StorageError, Malformed) as error:
            return error
        return None

    @translates_db_errors
    def _commit_together(self, changes: Sequence[Change]) -> None:
        """By table id, so that two processes never wait for each other in a circle; in order at each table."""
        ordered = sorted(changes, key=lambda change: change.after.id)
        with self._engine.begin() as connection:
            self._replace(connection, ordered)
            self._append(connection, [(change.after.id, entry) for change in ordered for entry in change.entries])
            requests = [_request(change.after, change.request) for change in ordered if change.request is not None]
            self._bulk.insert(connection, db.requests, requests)
            for change in ordered:
                self._make_rest(connection, change)
            words = [f"table {change.after.id} {change.after.rev}" for change in ordered]
            self._announcer.announce_all(connection, words)

    def _make_rest(self, connection: Connection, change: Change) -> None:
        """What few changes have."""
        after = change.after
        if change.people is not None:
            connection.execute(delete(db.chairs).where(db.chairs.c.table_id == after.id))
            self._seat(connection, after.id, change.people)
        if change.snapshot is not None:
            self._keep(connection, after.id, change.snapshot)
        if change.thought is not None:
            self._bulk.insert(connection, db.thoughts, [(after.id, after.seq, change.thought)])
        if change.opens is not None:
            self._open(connection, change.opens)

    def _replace(self, connection: Connection, changes: Sequence[Change]) -> None:
        rows = [(change.before.id, change.before.rev, *_values(change.after, REPLACED)) for change in changes]
        if self._bulk.replace(connection, rows) != len(rows):
            raise Conflict("another change came first")

    def _append(self, connection: Connection, entries: Sequence[tuple[str, LogRow]]) -> None:
        self._bulk.insert(connection, db.log, [(table, *_values(entry, LOGGED)) for table, entry in entries])

    def _seat(self, connection: Connection, table: str, people: Sequence[str]) -> None:
        rows = [{"table_id": table, "person_id": person} for person in dict.fromkeys(people)]
        if rows:
            connection.execute(insert(db.chairs), rows)

    def _keep(self, connection: Connection, table: str, snapshot: Snapshot) -> None:
        connection.execute(insert(db.snapshots).values(table_id=table, **_fields(snapshot)))

    @translates_db_errors
    def find(self, table: str) -> TableRow | None:
        with self._reading.connect() as connection:
            row = connection.execute(FIND, {"table": table}).first()
        return None if row is None else TableRow(*row)

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
        asked = {"table": table, "after": after} | ({} if upto is None else {"upto": upto})
        with self._reading.connect() as connection:
            return [LogRow(*row) for row in connection.execute(ENTRIES if upto is None else ENTRIES_UPTO, asked)]

    @translates_db_errors
    def log_before_upgrade(self, table: str) -> list[LogRow]:
        """The whole log, also from a database with an older schema: what it has no column for is as by default."""
        with self._reading.connect() as connection:
            there = {column["name"] for column in inspect(connection).get_columns(db.log.name)}
            known = {
                field: column
                for field, column in zip(LogRow.__struct_fields__, LOG, strict=True)
                if column.name in there
            }
            entries = select(*known.values()).where(db.log.c.table_id == table)
            numbered = [column for column in (db.log.c.seq, db.log.c.note) if column.name in there]
            return [
                LogRow(**dict(zip(known, row, strict=True))) for row in connection.execute(entries.order_by(*numbered))
            ]

    @translates_db_errors
    def thoughts(self, table: str) -> dict[int, str]:
        """By entry, why a bot made that move."""
        query = select(db.thoughts.c.seq, db.thoughts.c.thought).where(db.thoughts.c.table_id == table)
        with self._reading.connect() as connection:
            return {int(seq): str(thought) for seq, thought in connection.execute(query)}

    @translates_db_errors
    def snapshots(self, table: str, build: str) -> list[int]:
        """Where there are snapshots that this program can read, the newest first."""
        with self._reading.connect() as connection:
            return [int(seq) for seq in connection.execute(SNAPSHOTS, {"table": table, "build": build}).scalars()]

    @translates_db_errors
    def snapshot(self, table: str, seq: int) -> bytes:
        with self._reading.connect() as connection:
            return bytes(connection.execute(SNAPSHOT, {"table": table, "seq": seq}).scalar_one())

    def open_in_lobby(self, since: float, now: float, limit: int = 100) -> list[TableRow]:
        """Tables that anybody may find, the newest first: those that changed since a moment or where somebody is."""
        where = db.tables.c.listed & db.tables.c.stage.in_(("gathering", "playing"))
        attended = select(db.presence.c.table_id).where(db.presence.c.until > now)
        where &= (db.tables.c.updated > since) | db.tables.c.id.in_(attended)
        return self._many(select(*TABLE).where(where).order_by(db.tables.c.updated.desc()).limit(limit))

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
        rows = self._many(select(*TABLE).where(db.tables.c.due <= now).order_by(db.tables.c.due).limit(limit))
        return [row.id for row in rows]

    def at_stage(self, stage: str) -> list[TableRow]:
        return self._many(select(*TABLE).where(db.tables.c.stage == stage).order_by(db.tables.c.created))

    @translates_db_errors
    def _many(self, query: Select[Any]) -> list[TableRow]:
        with self._reading.connect() as connection:
            return [TableRow(*row) for row in connection.execute(query)]


def _of(person: str) -> Select[Any]:
    joined = select(*TABLE).join(db.chairs, db.chairs.c.table_id == db.tables.c.id)
    return joined.where(db.chairs.c.person_id == person)


def remember(connection: Connection, table: str, request: Request, seq: int) -> None:
    """Note that a request was carried out; a second time is a Conflict."""
    connection.execute(
        insert(db.requests).values(table_id=table, person_id=request.person, request=request.id, seq=seq)
    )


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _request(table: TableRow, request: Request) -> tuple[str, str, str, int]:
    return table.id, request.person, request.id, table.seq


def _values(struct: msgspec.Struct, names: Sequence[str]) -> tuple[Any, ...]:
    return tuple(getattr(struct, name) for name in names)
