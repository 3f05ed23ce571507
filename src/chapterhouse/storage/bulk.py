"""Many rows in one statement, in the SQL of each engine. The text of a statement is made once and prepared once.

A statement per row would cost a round trip each with PostgreSQL, and with SQLite a fight for Python's lock at each.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Connection, Float, Integer, String, Table

from chapterhouse.storage import schema as db

Row = Sequence[Any]

LARGEST = 64
"""Rows in one statement of SQLite. Sizes are powers of two, so there are few different statements."""

ARRAYS: tuple[tuple[type[Any], str], ...] = (
    (Boolean, "boolean"),
    (BigInteger, "bigint"),
    (Integer, "integer"),
    (Float, "float8"),
    (String, "text"),
)
"""PostgreSQL's type for a column of ours; text without a length, because a cast to varchar(n) cuts off silently."""

REPLACED = ("game", "stage", "listed", "doc", "rev", "seq", "due", "created", "updated")
"""What a change writes to the row of its table."""


class Bulk(ABC):
    """What the store needs; one subclass for each engine."""

    @abstractmethod
    def insert(self, connection: Connection, table: Table, rows: Sequence[Row]) -> None:
        """New rows of all columns, in the order of the schema."""

    @abstractmethod
    def replace(self, connection: Connection, rows: Sequence[Row]) -> int:
        """Rows of ``tables``: id, the revision that is replaced, and ``REPLACED``. How many were at that revision."""


class SqliteBulk(Bulk):
    def insert(self, connection: Connection, table: Table, rows: Sequence[Row]) -> None:
        for chunk in _chunks(rows):
            connection.exec_driver_sql(_sqlite_insert(table, len(chunk)), tuple(chain.from_iterable(chunk)))

    def replace(self, connection: Connection, rows: Sequence[Row]) -> int:
        return sum(
            connection.exec_driver_sql(_sqlite_replace(len(chunk)), tuple(chain.from_iterable(chunk))).rowcount
            for chunk in _chunks(rows)
        )


class PostgresBulk(Bulk):
    def insert(self, connection: Connection, table: Table, rows: Sequence[Row]) -> None:
        if rows:
            connection.exec_driver_sql(_postgres_insert(table), tuple(map(list, zip(*rows, strict=True))))

    def replace(self, connection: Connection, rows: Sequence[Row]) -> int:
        if not rows:
            return 0
        return connection.exec_driver_sql(_postgres_replace(), tuple(map(list, zip(*rows, strict=True)))).rowcount


def bulk_of(connection_kind: str) -> Bulk:
    return PostgresBulk() if connection_kind == "postgresql" else SqliteBulk()


def _chunks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    at = 0
    while at < len(rows):
        size = min(LARGEST, 1 << ((len(rows) - at).bit_length() - 1))
        yield rows[at : at + size]
        at += size


def _values(columns: int, rows: int) -> str:
    one = f"({', '.join('?' * columns)})"
    return ", ".join([one] * rows)


@cache
def _sqlite_insert(table: Table, rows: int) -> str:
    names = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES {_values(len(names), rows)}"


@cache
def _sqlite_replace(rows: int) -> str:
    given = f"(VALUES {_values(len(REPLACED) + 2, rows)}) AS given"
    changes = ", ".join(f"{name} = given.column{number}" for number, name in enumerate(REPLACED, start=3))
    return f"UPDATE tables SET {changes} FROM {given} WHERE tables.id = given.column1 AND tables.rev = given.column2"


def _array(column: "Column[Any]") -> str:
    return next(f"%s::{name}[]" for kind, name in ARRAYS if isinstance(column.type, kind))


@cache
def _postgres_insert(table: Table) -> str:
    names = ", ".join(column.name for column in table.columns)
    arrays = ", ".join(map(_array, table.columns))
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({arrays})"


@cache
def _postgres_replace() -> str:
    arrays = ", ".join(_array(db.tables.c[name]) for name in ("id", "rev", *REPLACED))
    changes = ", ".join(f"{name} = given.{name}" for name in REPLACED)
    given = f"unnest({arrays}) AS given (id, replaced, {', '.join(REPLACED)})"
    return f"UPDATE tables SET {changes} FROM {given} WHERE tables.id = given.id AND tables.rev = given.replaced"
