"""Between server processes on one PostgreSQL: "something is new at table X". Never what is new.

Whoever hears it reads the database and builds views for its own clients, so nothing secret travels here. With
SQLite there is one process and nobody else to tell.
"""

import secrets
import threading
from collections.abc import Callable, Iterator, Sequence

from sqlalchemy import Connection

from chapterhouse.storage.tables import Announcer

CHANNEL = "chapterhouse"
NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(%s::text[]) AS notice"
LONGEST = 7_000
"""Letters in one notice; PostgreSQL takes less than 8,000 bytes, and our words are ASCII."""


class PostgresAnnouncer(Announcer):
    """NOTIFY inside the transaction: heard by all processes when it is committed, and not at all if it is not.

    A notice is the name of its announcer and many words, one to a line.
    """

    def __init__(self) -> None:
        self.name = secrets.token_hex(8)
        """Of this process among the announcers: its own notices tell it nothing."""

    def announce(self, connection: Connection, word: str) -> None:
        self.announce_all(connection, [word])

    def announce_all(self, connection: Connection, words: Sequence[str]) -> None:
        """In the order of the words."""
        connection.exec_driver_sql(NOTIFY, (CHANNEL, list(_notices(self.name, words))))


def _notices(name: str, words: Sequence[str]) -> Iterator[str]:
    notice = name
    for word in words:
        if len(notice) + len(word) >= LONGEST:
            yield notice
            notice = name
        notice += "\n" + word
    if notice != name:
        yield notice


class Listener:
    """Hears what the processes announce, on a thread of its own; connects again when the connection is lost.

    After a lost connection it says ``lost``: something may have been missed, so the hearer should look at everything.
    ``own`` is the announcer of this process, whose notices it passes over.
    """

    def __init__(self, dsn: str, own: str, hear: Callable[[str], None]) -> None:
        self._dsn = dsn
        self._own = own
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
        import psycopg  # comes with the extra "postgres"; the server loads this module without it, too

        first = True
        while not self._stop.is_set():
            try:
                self._listen(first)
            except psycopg.OperationalError:
                first = False
                self._stop.wait(1.0)

    def _listen(self, first: bool) -> None:
        import psycopg

        with psycopg.connect(self._dsn, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._listening.set()
            if not first:
                self._hear("lost")
            while not self._stop.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._pass_on(notice.payload)

    def _pass_on(self, notice: str) -> None:
        name, *words = notice.split("\n")
        if name != self._own:
            for word in words:
                self._hear(word)
