"""How people get on: whom somebody mutes or blocks, reports, bans, and the operator's orders to running servers."""

from typing import Any

from sqlalchemy import Connection, Engine, RowMapping, bindparam, delete, func, insert, select, update

from chapterhouse.storage import schema as db
from chapterhouse.storage.rows import Order, OrderKind, Person, Relation, RelationKind, Report
from chapterhouse.storage.tables import Announcer, translates_db_errors

KEPT = 86_400.0
"""Seconds after which an order is deleted; every running server has read it long before."""


RELATIONS = select(db.relations).where(db.relations.c.person_id == bindparam("person")).order_by(db.relations.c.number)
"""Asked by every socket, so it is built once (``tables``)."""


class Conduct:
    def __init__(self, engine: Engine, announcer: Announcer) -> None:
        self._engine = engine
        self._reading = engine.execution_options(reading=True)
        self._announcer = announcer

    # ── Mute and block ───────────────────────────────────────────────────────────────────────────────────────────

    @translates_db_errors
    def relate(self, person: str, other: str, name: str, kind: RelationKind | None, now: float) -> None:
        """A person mutes or blocks another, or neither any more (None)."""
        mine = (db.relations.c.person_id == person) & (db.relations.c.other_id == other)
        with self._engine.begin() as connection:
            connection.execute(delete(db.relations).where(mine))
            if kind is not None:
                values = {"person_id": person, "other_id": other, "name": name, "kind": kind, "at": now}
                connection.execute(insert(db.relations).values(values))

    @translates_db_errors
    def relations(self, person: str) -> list[Relation]:
        """Whom a person mutes or blocks, the oldest first."""
        with self._reading.connect() as connection:
            return [_relation(row) for row in connection.execute(RELATIONS, {"person": person}).mappings()]

    @translates_db_errors
    def unrelate(self, person: str, number: int) -> bool:
        """End one of a person's own relations; False when there is no such one."""
        mine = (db.relations.c.person_id == person) & (db.relations.c.number == number)
        with self._engine.begin() as connection:
            return bool(connection.execute(delete(db.relations).where(mine)).rowcount)

    # ── Reports ──────────────────────────────────────────────────────────────────────────────────────────────────

    @translates_db_errors
    def report(self, report: Report) -> int:
        """Store a report; its number."""
        values = {name: getattr(report, name) for name in ("text", "talk", "at", "closed", "about_name")}
        values |= {"table_id": report.table, "person_id": report.person, "about_id": report.about}
        with self._engine.begin() as connection:
            key = connection.execute(insert(db.reports).values(values)).inserted_primary_key
        assert key is not None  # the database has just given the number
        return int(key[0])

    @translates_db_errors
    def reports(self, closed: bool = False) -> list[Report]:
        """Open reports, or also the closed ones; the newest first."""
        query = select(db.reports).order_by(db.reports.c.number.desc())
        if not closed:
            query = query.where(~db.reports.c.closed)
        with self._reading.connect() as connection:
            return [_report(row) for row in connection.execute(query).mappings()]

    @translates_db_errors
    def close_report(self, number: int) -> bool:
        with self._engine.begin() as connection:
            done = connection.execute(update(db.reports).where(db.reports.c.number == number).values(closed=True))
        return bool(done.rowcount)

    @translates_db_errors
    def delete_report(self, number: int) -> bool:
        with self._engine.begin() as connection:
            return bool(connection.execute(delete(db.reports).where(db.reports.c.number == number)).rowcount)

    # ── Bans and orders ──────────────────────────────────────────────────────────────────────────────────────────

    @translates_db_errors
    def ban(self, person: str, reason: str, now: float) -> None:
        """Nobody is logged in as this person any more, on any server, until the ban is lifted."""
        with self._engine.begin() as connection:
            connection.execute(delete(db.bans).where(db.bans.c.person_id == person))
            connection.execute(insert(db.bans).values(person_id=person, reason=reason, at=now))
            self._order(connection, "person", person, now)
            self._announcer.announce(connection, f"revoked {person}")

    @translates_db_errors
    def unban(self, person: str) -> bool:
        with self._engine.begin() as connection:
            return bool(connection.execute(delete(db.bans).where(db.bans.c.person_id == person)).rowcount)

    @translates_db_errors
    def bans(self) -> dict[str, str]:
        """By banned person, the reason."""
        with self._reading.connect() as connection:
            return {
                str(who): str(why) for who, why in connection.execute(select(db.bans.c.person_id, db.bans.c.reason))
            }

    @translates_db_errors
    def order(self, kind: OrderKind, subject: str, now: float) -> None:
        """Tell every running server to look at a table or to end the sockets of a person."""
        with self._engine.begin() as connection:
            self._order(connection, kind, subject, now)

    def _order(self, connection: Connection, kind: OrderKind, subject: str, now: float) -> None:
        """The new order is stored before old ones go, so that SQLite never gives a number twice."""
        connection.execute(insert(db.orders).values(kind=kind, subject=subject, at=now))
        connection.execute(delete(db.orders).where(db.orders.c.at < now - KEPT))

    @translates_db_errors
    def orders(self, after: int) -> list[Order]:
        """Orders after a number, in order."""
        query = select(db.orders).where(db.orders.c.number > after).order_by(db.orders.c.number)
        with self._reading.connect() as connection:
            return [Order(row["number"], row["kind"], row["subject"]) for row in connection.execute(query).mappings()]

    @translates_db_errors
    def last_order(self) -> int:
        with self._reading.connect() as connection:
            return int(connection.execute(select(func.max(db.orders.c.number))).scalar() or 0)

    @translates_db_errors
    def people(self, name: str = "", limit: int = 200) -> list[Person]:
        """People whose name contains a text, the newest first."""
        query = select(db.persons).where(db.persons.c.name.icontains(name, autoescape=True))
        with self._reading.connect() as connection:
            rows = connection.execute(query.order_by(db.persons.c.created.desc()).limit(limit)).mappings()
            return [Person(row["id"], row["name"], row["language"], (), row["created"]) for row in rows]

    @translates_db_errors
    def drop_table(self, table: str, now: float) -> bool:
        """Delete a table with everything about it; False when there is none."""
        with self._engine.begin() as connection:
            for each in reversed(db.metadata.sorted_tables):
                if "table_id" in each.c:
                    connection.execute(delete(each).where(each.c.table_id == table))
            found = bool(connection.execute(delete(db.tables).where(db.tables.c.id == table)).rowcount)
            self._order(connection, "table", table, now)
        return found


def _relation(row: RowMapping) -> Relation:
    return Relation(row["number"], row["other_id"], row["name"], row["kind"], row["at"])


def _report(row: RowMapping) -> Report:
    names: dict[str, Any] = {"table": "table_id", "person": "person_id", "about": "about_id"}
    return Report(**{name: row[names.get(name, name)] for name in Report.__struct_fields__})
