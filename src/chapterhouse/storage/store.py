"""Open the store that an address names: ``sqlite:///path/to/file`` or ``postgresql://user@host/name``."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from chapterhouse.extras import needs
from chapterhouse.kernel import Malformed
from chapterhouse.storage.activity import Activity
from chapterhouse.storage.bus import Listener, PostgresAnnouncer
from chapterhouse.storage.conduct import Conduct
from chapterhouse.storage.judgements import Judgements
from chapterhouse.storage.passkeys import Passkeys
from chapterhouse.storage.people import People
from chapterhouse.storage.tables import Announcer, Tables


class Store:
    """Everything that is kept, by what it is about."""

    def __init__(self, engine: Engine, announcer: Announcer, writers: int) -> None:
        self.engine = engine
        self._announcer = announcer
        self.writers = writers
        self.tables = Tables(engine, announcer)
        self.people = People(engine, announcer)
        self.passkeys = Passkeys(engine)
        self.activity = Activity(engine, announcer)
        self.conduct = Conduct(engine, announcer)
        self.judgements = Judgements(engine)

    @property
    def kind(self) -> str:
        return self.engine.dialect.name

    def listener(self, hear: Callable[[str], None]) -> Listener | None:
        """Hears what other server processes change; None where there are no others."""
        if not isinstance(self._announcer, PostgresAnnouncer):
            return None
        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return Listener(address, self._announcer.name, hear)

    def close(self) -> None:
        self.engine.dispose()


def open_store(address: str) -> Store:
    """The store at an address. Its schema is brought up to date by ``migrate``, not here."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise Malformed("a database is named sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    if url.get_backend_name() == "sqlite":
        return Store(_sqlite(url), Announcer(), writers=1)
    if url.get_backend_name() == "postgresql":
        return Store(_postgres(url), PostgresAnnouncer(), writers=8)
    raise Malformed(f"{url.get_backend_name()} is not a database we know; there are sqlite and postgresql")


def _postgres(url: URL) -> Engine:
    with needs("postgres", "a PostgreSQL database"):
        return create_engine(url.set(drivername="postgresql+psycopg"), pool_size=8, max_overflow=8, pool_pre_ping=True)


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        _create_private(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": 30})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _create_private(file: Path) -> None:
    """A new file that only its owner can read: it holds secrets. SQLite gives its WAL and SHM files the same rights.

    A file that is there already keeps the rights that its owner gave it.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        if not (isinstance(error, FileExistsError) and file.parent.is_dir()):
            raise Malformed(f"{file} cannot be made: {error.strerror}") from None


def _prepare(connection: sqlite3.Connection, _record: Any) -> None:
    """A commit is on disk when it returns (FULL), readers never wait for the writer (WAL)."""
    connection.isolation_level = None  # transactions begin where we say so, below
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    """A transaction that writes says so at once, so that it cannot fail half-way for want of the lock."""
    reading = connection.get_execution_options().get("reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
