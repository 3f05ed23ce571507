"""Everything that is kept in one compressed file of JSON lines, and back. The way of a backup, and from SQLite to
PostgreSQL or the other way. Snapshots are left out: they are a cache, and the log tells the same."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert, select, text

from chapterhouse.kernel import Malformed
from chapterhouse.storage import schema as db
from chapterhouse.storage.migrate import revision
from chapterhouse.storage.store import Store
from chapterhouse.storage.tables import Conflict, translates_db_errors

MAGIC = "chapterhouse backup 1"
PASSING = frozenset({"snapshots", "presence", "servers", "challenges", "health", "judging"})
"""Tables that are caches or hold only for the moment."""

BATCH = 500


def kept() -> list[Table]:
    """Tables in an order in which each finds what it refers to."""
    return [table for table in db.metadata.sorted_tables if table.name not in PASSING]


@translates_db_errors
def write(store: Store, file: Path) -> int:
    """Everything as it is at one moment, also while a server writes on. The file appears whole or not at all."""
    rows, head = 0, {"magic": MAGIC, "revision": revision(store)}
    unfinished = file.with_name(file.name + ".part")
    opener = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(opener, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
        out.write(json.dumps(head) + "\n")
        with store.engine.execution_options(reading=True, **_moment(store)).connect() as connection:
            for table, row in _all_rows(connection):
                out.write(json.dumps([table, row]) + "\n")
                rows += 1
    unfinished.replace(file)
    return rows


def _moment(store: Store) -> dict[str, str]:
    """All reading happens at one moment; SQLite in WAL does that by itself."""
    return {"isolation_level": "REPEATABLE READ"} if store.kind == "postgresql" else {}


def _all_rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    for table in kept():
        for row in connection.execute(select(table)).mappings():
            yield table.name, dict(row)


@translates_db_errors
def read(store: Store, file: Path) -> int:
    """A backup into an empty database, whole or not at all."""
    tables, rows, expected = {table.name: table for table in kept()}, 0, revision(store)
    with store.engine.begin() as connection:
        _require_empty(connection)
        for table, batch in _batches(_lines(file, expected)):
            if table not in tables:
                raise Malformed(f"{file}: there is no table {table!r}")
            connection.execute(insert(tables[table]), batch)
            rows += len(batch)
        _count_on(connection, store.kind)
    return rows


def _require_empty(connection: Connection) -> None:
    for table in kept():
        if connection.execute(select(table).limit(1)).first() is not None:
            raise Conflict("a backup is restored into an empty database, and this one is not")


def _lines(file: Path, expected: str) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as source:
            head = json.loads(source.readline() or "null")
            if not isinstance(head, dict) or head.get("magic") != MAGIC:
                raise Malformed(f"{file}: not a backup of ours")
            if head.get("revision") != expected:
                raise Malformed(f"{file}: made at revision {head.get('revision')}, this program is at {expected}")
            for line in source:
                table, row = json.loads(line)
                yield table, row
    except (OSError, EOFError, ValueError) as error:
        raise Malformed(f"{file}: {error}") from None


def _batches(lines: Iterator[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name, batch = "", list[dict[str, Any]]()
    for table, row in lines:
        if batch and (table != name or len(batch) == BATCH):
            yield name, batch
            batch = []
        name = table
        batch.append(row)
    if batch:
        yield name, batch


def _count_on(connection: Connection, kind: str) -> None:
    """The next line of talk gets the next number; SQLite counts on by itself."""
    if kind == "postgresql":
        connection.execute(
            text("SELECT setval(pg_get_serial_sequence('talk', 'number'), (SELECT max(number) FROM talk) + 1, false)")
        )
