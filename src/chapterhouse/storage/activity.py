"""What a table remembers beside its game: talk, private notes, what each person has looked at, who is present."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Engine, Integer, RowMapping, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import PageRow, Request, TalkRow
from chapterhouse.storage.tables import Announcer, remember, translates_db_errors

TALK = ("channel", "seat", "name", "text", "at")
"""The columns of a line of talk beside its table and number."""
PADDING = "0" * 4_096
"""About as much as a move stores, and a page of a database file."""

# Statements of which every opening of a table asks some, built once (``tables``).
LOOKED = select(db.looks.c.seq).where(
    (db.looks.c.person_id == bindparam("person")) & (db.looks.c.table_id == bindparam("table"))
)
PRESENT = select(db.presence.c.person_id).where(
    (db.presence.c.table_id == bindparam("table")) & (db.presence.c.until > bindparam("now"))
)
_HERE = (db.talk.c.table_id == bindparam("table")) & (db.talk.c.channel == bindparam("channel"))
NEWEST_TALK = (
    select(db.talk)
    .where(_HERE & (db.talk.c.number > bindparam("after")))
    .order_by(db.talk.c.number.desc())
    .limit(bindparam("limit", type_=Integer))
)
EARLIER_TALK = select(func.count()).select_from(db.talk).where(_HERE & (db.talk.c.number < bindparam("first")))
_MINE = (db.pages.c.table_id == bindparam("table")) & (db.pages.c.person_id == bindparam("person"))
_LAST = select(db.pages.c.seat, func.max(db.pages.c.seq).label("seq")).where(_MINE).group_by(db.pages.c.seat).subquery()
NOTES = select(db.pages.c.seat, db.pages.c.text).join_from(
    db.pages, _LAST, _MINE & (db.pages.c.seat == _LAST.c.seat) & (db.pages.c.seq == _LAST.c.seq)
)


class Activity:
    def __init__(self, engine: Engine, announcer: Announcer) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._announcer = announcer

    @translates_db_errors
    def say(self, table: str, line: TalkRow, request: Request, seq: int) -> TalkRow:
        """Keep a line of talk; its numbers are given here."""
        with self._engine.begin() as connection:
            values = {name: getattr(line, name) for name in TALK}
            made = connection.execute(insert(db.talk).values(table_id=table, person_id=request.person, **values))
            remember(connection, table, request, seq)
            self._announcer.announce(connection, f"talk {table}")
        key = made.inserted_primary_key
        assert key is not None  # the database has just given the number
        return self.talk(table, line.channel, after=int(key[0]) - 1)[0]

    @translates_db_errors
    def talk(self, table: str, channel: str, after: int = 0, limit: int = 200) -> list[TalkRow]:
        """The newest lines after one, in order."""
        here = {"table": table, "channel": channel}
        with self._reading.connect() as connection:
            found = connection.execute(NEWEST_TALK, {**here, "after": after, "limit": limit}).mappings()
            rows = list(reversed(list(found)))
            earlier = {**here, "first": rows[0]["number"] if rows else 0}
            line = int(connection.execute(EARLIER_TALK, earlier).scalar_one()) if rows else 0
        return [_talk_row(row, at) for at, row in enumerate(rows, line + 1)]

    @translates_db_errors
    def write_notes(self, table: str, person: str, seat: int, seq: int, text: str) -> None:
        """Notes as they stand at an entry. What stood there at earlier entries is kept."""
        key = {"table_id": table, "person_id": person, "seat": seat, "seq": seq}
        with self._engine.begin() as connection:
            _put(connection, db.pages, key, {"text": text})

    @translates_db_errors
    def notes(self, table: str, person: str) -> dict[int, str]:
        """A person's own notes at a table as they are now, by chair."""
        with self._reading.connect() as connection:
            rows = connection.execute(NOTES, {"table": table, "person": person})
            return {int(seat): str(text) for seat, text in rows}

    @translates_db_errors
    def pages(self, table: str, person: str) -> list[PageRow]:
        """A person's own notes at a table as they were, the oldest first."""
        where = (db.pages.c.table_id == table) & (db.pages.c.person_id == person)
        query = select(db.pages.c.seat, db.pages.c.seq, db.pages.c.text).where(where)
        with self._reading.connect() as connection:
            rows = connection.execute(query.order_by(db.pages.c.seq, db.pages.c.seat))
            return [PageRow(int(seat), int(seq), str(text)) for seat, seq, text in rows]

    @translates_db_errors
    def look(self, table: str, person: str, seq: int) -> None:
        """The person has looked at everything up to an entry."""
        with self._engine.begin() as connection:
            _put(connection, db.looks, {"table_id": table, "person_id": person}, {"seq": seq})

    @translates_db_errors
    def looked(self, person: str, table: str) -> int | None:
        with self._reading.connect() as connection:
            found = connection.execute(LOOKED, {"person": person, "table": table}).scalar()
        return None if found is None else int(found)

    @translates_db_errors
    def all_looked(self, person: str) -> dict[str, int]:
        """By table, the last entry that a person has looked at."""
        query = select(db.looks.c.table_id, db.looks.c.seq).where(db.looks.c.person_id == person)
        with self._reading.connect() as connection:
            return {str(table): int(seq) for table, seq in connection.execute(query)}

    @translates_db_errors
    def arrive(self, table: str, person: str, server: str, until: float) -> None:
        with self._engine.begin() as connection:
            key = {"table_id": table, "person_id": person, "server": server}
            _put(connection, db.presence, key, {"until": until})
            self._announcer.announce(connection, f"presence {table}")

    @translates_db_errors
    def depart(self, table: str, person: str, server: str) -> None:
        with self._engine.begin() as connection:
            where = (db.presence.c.table_id == table) & (db.presence.c.person_id == person)
            connection.execute(delete(db.presence).where(where & (db.presence.c.server == server)))
            self._announcer.announce(connection, f"presence {table}")

    @translates_db_errors
    def present(self, table: str, now: float) -> frozenset[str]:
        """Who is connected to a table, through any server process."""
        with self._reading.connect() as connection:
            return frozenset(connection.execute(PRESENT, {"table": table, "now": now}).scalars())

    @translates_db_errors
    def beat(self, server: str, now: float, until: float) -> None:
        """The server process lives, and with it everybody who is connected through it."""
        with self._engine.begin() as connection:
            _put(connection, db.servers, {"id": server}, {"beat": now})
            connection.execute(update(db.presence).where(db.presence.c.server == server).values(until=until))
            connection.execute(delete(db.presence).where(db.presence.c.until <= now))

    @translates_db_errors
    def last_beat(self) -> float | None:
        """When any server process was last known to live."""
        with self._reading.connect() as connection:
            found = connection.execute(select(func.max(db.servers.c.beat))).scalar()
        return None if found is None else float(found)

    @translates_db_errors
    def living(self, since: float) -> frozenset[str]:
        """The server processes that have given a sign of life after a moment."""
        with self._reading.connect() as connection:
            return frozenset(connection.execute(select(db.servers.c.id).where(db.servers.c.beat > since)).scalars())

    @translates_db_errors
    def servers_at(self, table: str, now: float) -> frozenset[str]:
        """The server processes through which somebody is connected to a table."""
        where = (db.presence.c.table_id == table) & (db.presence.c.until > now)
        with self._reading.connect() as connection:
            return frozenset(connection.execute(select(db.presence.c.server).where(where)).scalars())

    @translates_db_errors
    def prove_writable(self, server: str, now: float) -> None:
        """Store something the size of a move and have it on disk, as a move would be; raises Unavailable if not."""
        with self._engine.begin() as connection:
            connection.execute(delete(db.health).where(db.health.c.server == server))
            connection.execute(insert(db.health).values(server=server, at=now, padding=PADDING))

    @translates_db_errors
    def rest(self, server: str) -> None:
        """A server process stops on purpose."""
        with self._engine.begin() as connection:
            connection.execute(delete(db.presence).where(db.presence.c.server == server))
            connection.execute(delete(db.health).where(db.health.c.server == server))


def _put(connection: Connection, table: Table, key: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    """Replace a row or make it, also when another process makes it in the same moment."""
    change = update(table).where(*[table.c[name] == value for name, value in key.items()]).values(**values)
    if connection.execute(change).rowcount:
        return
    try:
        with connection.begin_nested():
            connection.execute(insert(table).values(**key, **values))
    except IntegrityError:
        connection.execute(change)


def _talk_row(row: RowMapping, line: int) -> TalkRow:
    return TalkRow(
        row["number"], row["channel"], row["seat"], row["name"], row["text"], row["at"], line, row["person_id"]
    )
