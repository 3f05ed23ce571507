"""Passkeys, and the challenges that are answered with them: each is answered once and soon, or not at all."""

from typing import Any

from sqlalchemy import Engine, RowMapping, delete, insert, select, update

from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import Passkey
from chapterhouse.storage.tables import translates_db_errors


class Passkeys:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)

    @translates_db_errors
    def add_challenge(self, digest: str, person: str | None, now: float, until: float) -> None:
        """A challenge for a person who adds a passkey, or for anyone who logs in (None). Old ones go."""
        with self._engine.begin() as connection:
            connection.execute(delete(db.challenges).where(db.challenges.c.until <= now))
            connection.execute(insert(db.challenges).values(digest=digest, person_id=person, until=until))

    @translates_db_errors
    def take_challenge(self, digest: str, person: str | None, now: float) -> bool:
        """Whether the challenge was open; it no longer is, whatever comes of it."""
        mine = db.challenges.c.person_id.is_(None) if person is None else db.challenges.c.person_id == person
        with self._engine.begin() as connection:
            where = (db.challenges.c.digest == digest) & mine & (db.challenges.c.until > now)
            return bool(connection.execute(delete(db.challenges).where(where)).rowcount)

    @translates_db_errors
    def add(self, passkey: Passkey) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(db.passkeys).values(**_values(passkey)))

    @translates_db_errors
    def of_person(self, person: str) -> list[Passkey]:
        """A person's passkeys, oldest first."""
        query = select(db.passkeys).where(db.passkeys.c.person_id == person).order_by(db.passkeys.c.created)
        with self._reading.connect() as connection:
            return [_passkey(row) for row in connection.execute(query).mappings()]

    @translates_db_errors
    def find(self, credential: str) -> Passkey | None:
        query = select(db.passkeys).where(db.passkeys.c.credential == credential)
        with self._reading.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else _passkey(row)

    @translates_db_errors
    def use(self, passkey: Passkey, counter: int, now: float) -> bool:
        """Note a login. False: another login with the same passkey came in between."""
        with self._engine.begin() as connection:
            where = (db.passkeys.c.id == passkey.id) & (db.passkeys.c.counter == passkey.counter)
            done = connection.execute(update(db.passkeys).where(where).values(counter=counter, used=now))
            return bool(done.rowcount)

    @translates_db_errors
    def rename(self, person: str, passkey: str, name: str) -> bool:
        with self._engine.begin() as connection:
            where = (db.passkeys.c.id == passkey) & (db.passkeys.c.person_id == person)
            return bool(connection.execute(update(db.passkeys).where(where).values(name=name)).rowcount)

    @translates_db_errors
    def remove(self, person: str, passkey: str) -> bool:
        with self._engine.begin() as connection:
            where = (db.passkeys.c.id == passkey) & (db.passkeys.c.person_id == person)
            return bool(connection.execute(delete(db.passkeys).where(where)).rowcount)


def _values(passkey: Passkey) -> dict[str, Any]:
    values = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}
    return {"person_id": values.pop("person"), **values}


def _passkey(row: RowMapping) -> Passkey:
    values = {name: row[name] for name in Passkey.__struct_fields__ if name != "person"}
    return Passkey(person=row["person_id"], **values)
