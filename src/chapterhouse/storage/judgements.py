"""Judgements of finished games, piece by piece, and the lease of the server process that computes them."""

from collections.abc import Mapping

from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import PieceKey
from chapterhouse.storage.tables import translates_db_errors


class Judgements:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)

    @translates_db_errors
    def pieces(self, table: str, version: int) -> dict[PieceKey, str]:
        """Everything that this version of the judge has found about a game."""
        here = (db.judgements.c.table_id == table) & (db.judgements.c.version == version)
        columns = (db.judgements.c.kind, db.judgements.c.seat, db.judgements.c.seq, db.judgements.c.body)
        with self._reading.connect() as connection:
            rows = connection.execute(select(*columns).where(here))
            return {PieceKey(str(kind), int(seat), int(seq)): str(body) for kind, seat, seq, body in rows}

    @translates_db_errors
    def keep(self, table: str, version: int, found: Mapping[PieceKey, str]) -> None:
        """Store pieces; those of an older version are replaced."""
        with self._engine.begin() as connection:
            for key, body in found.items():
                where = (
                    (db.judgements.c.table_id == table)
                    & (db.judgements.c.kind == key.kind)
                    & (db.judgements.c.seat == key.seat)
                    & (db.judgements.c.seq == key.seq)
                )
                connection.execute(delete(db.judgements).where(where))
                values = {"table_id": table, "kind": key.kind, "seat": key.seat, "seq": key.seq}
                connection.execute(insert(db.judgements).values(**values, version=version, body=body))

    @translates_db_errors
    def claim(self, table: str, server: str, now: float, until: float) -> bool:
        """Take or renew the right to judge a game; False while another process has it."""
        free = (db.judging.c.server == server) | (db.judging.c.until <= now)
        change = update(db.judging).where((db.judging.c.table_id == table) & free).values(server=server, until=until)
        with self._engine.begin() as connection:
            if connection.execute(change).rowcount:
                return True
            try:
                with connection.begin_nested():
                    connection.execute(insert(db.judging).values(table_id=table, server=server, until=until))
            except IntegrityError:
                return False
            return True

    @translates_db_errors
    def release(self, table: str, server: str) -> None:
        where = (db.judging.c.table_id == table) & (db.judging.c.server == server)
        with self._engine.begin() as connection:
            connection.execute(delete(db.judging).where(where))

    @translates_db_errors
    def claimed(self, table: str, now: float) -> bool:
        """Whether any process judges this game now."""
        where = (db.judging.c.table_id == table) & (db.judging.c.until > now)
        with self._reading.connect() as connection:
            return connection.execute(select(db.judging.c.server).where(where)).first() is not None
