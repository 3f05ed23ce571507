"""Between server processes on one PostgreSQL: "something is new at table X". Never what is new.

Whoever hears it reads the database and builds views for its own clients, so nothing secret travels here. With
SQLite there is one process and nobody else to tell.
"""

import threading
from collections.abc import Callable

import psycopg
from sqlalchemy import Connection, text

from chapterhouse.storage.tables import Announcer

CHANNEL = "chapterhouse"


class PostgresAnnouncer(Announcer):
    """NOTIFY inside the transaction: heard by all processes when it is committed, and not at all if it is not."""

    def announce(self, connection: Connection, word: str) -> None:
        connection.execute(text("SELECT pg_notify(:channel, :word)"), {"channel": CHANNEL, "word": word})


class Listener:
    """Hears what the processes announce, on a thread of its own; connects again when the connection is lost.

    After a lost connection it says ``lost``: something may have been missed, so the hearer should look at everything.
    """

    def __init__(self, dsn: str, hear: Callable[[str], None]) -> None:
        self._dsn = dsn
        self._hear = hear
        self._stop = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self, wait: float = 10.0) -> None:
        """Returns once it listens, or after ``wait`` seconds when the database cannot be reached yet."""
        self._thread.start()
        self._listening.wait(wait)

    def stop(self) -> None:
        self._stop.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        first = True
        while not self._stop.is_set():
            try:
                self._listen(first)
            except psycopg.OperationalError:
                first = False
                self._stop.wait(1.0)

    def _listen(self, first: bool) -> None:
        with psycopg.connect(self._dsn, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            if not first:
                self._hear("lost")
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._hear(notice.payload)
