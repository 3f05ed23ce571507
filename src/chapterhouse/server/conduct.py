"""Requests about other people: mute, block, report. Nobody learns who mutes, blocks or reports them."""

import msgspec

from chapterhouse.server import chairs
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.messages import ReportPlayer, SetRelation
from chapterhouse.server.meta import Place
from chapterhouse.server.table import Table
from chapterhouse.server.talk import line_of
from chapterhouse.storage.rows import Person, Report

LINES = 20
"""Lines of talk that go with a report."""


async def set_relation(table: Table, person: Person, message: SetRelation) -> int:
    """Mute, block or neither; the person's own connections show it at once."""
    other, place = _other(table, person, message.seat)
    kind = None if message.relation == "none" else message.relation
    conduct, now = table.context.store.conduct, table.context.now()
    await table.context.db(conduct.relate, person.id, other, place.name, kind, now)
    for connection in table.connections:
        if connection.person.id == person.id:
            connection.relations.pop(other, None)
            if kind is not None:
                connection.relations[other] = kind
    table.tell_facts()
    return table.row.seq


async def report_player(table: Table, person: Person, message: ReportPlayer) -> int:
    """Store a report with the talk that the reporter could hear: never anything that a seat keeps secret."""
    other, place = _other(table, person, message.seat)
    channel = "players" if table.meta.seats_of(person.id) or table.may_watch(person.id) else "spectators"
    context = table.context
    rows = await context.db(context.store.activity.talk, table.id, channel, 0, LINES)
    talk = msgspec.json.encode([line_of(row) for row in rows]).decode()
    report = Report(0, table.id, person.id, other, place.name, message.text, talk, context.now())
    await context.db(context.store.conduct.report, report)
    return table.row.seq


def _other(table: Table, person: Person, seat: int) -> tuple[str, Place]:
    """The person on a chair, who is not the asker."""
    place = chairs.place_at(table.meta, seat)
    other = place.person or place.owner
    if other is None:
        raise Forbidden("nobody sits there")
    if other == person.id:
        raise Forbidden("that is your own chair")
    return other, place
