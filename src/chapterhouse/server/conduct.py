"""Requests about other people: mute, block, report. Nobody learns who mutes, blocks or reports them."""

from collections.abc import Iterable

import msgspec

from chapterhouse.server import chairs, talk
from chapterhouse.server.context import Context
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import MyRelation
from chapterhouse.server.messages import MuteSpectator, ReportPlayer, SetRelation
from chapterhouse.server.meta import Place
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import Person, RelationKind, Report

LINES = 20
"""Lines of talk that go with a report."""


async def set_relation(table: Table, person: Person, message: SetRelation) -> int:
    """Mute, block or neither; the person's own connections show it at once."""
    other, place = _other(table, person, message.seat)
    await _relate(table, person, other, place.name, None if message.relation == "none" else message.relation)
    return table.row.seq


async def mute_spectator(table: Table, person: Person, message: MuteSpectator) -> int:
    """Mute whoever said a line among the spectators that the person hears."""
    hears = any(each.person.id == person.id and talk.hears(table, each, "spectators") for each in table.connections)
    activity = table.context.store.activity
    rows = await table.context.db(activity.talk, table.id, "spectators") if hears else []
    said = next((row for row in rows if row.line == message.line and row.person), None)
    if said is None or said.person is None:
        raise Unknown("there is no such line of a spectator")
    if said.person == person.id:
        raise Forbidden("you said that yourself")
    await _relate(table, person, said.person, said.name, "mute")
    return table.row.seq


async def _relate(table: Table, person: Person, other: str, name: str, kind: RelationKind | None) -> None:
    conduct, now = table.context.store.conduct, table.context.now()
    await table.context.db(conduct.relate, person.id, other, name, kind, now)
    for connection in table.connections:
        if connection.person.id == person.id:
            connection.relations.pop(other, None)
            if kind is not None:
                connection.relations[other] = kind
    table.tell_facts()


async def my_relations(context: Context, person: Person) -> list[MyRelation]:
    found = await context.db(context.store.conduct.relations, person.id)
    return [MyRelation(each.number, each.name, each.kind, each.at) for each in found]


async def end_relation(context: Context, tables: Iterable[Table], person: Person, number: int) -> None:
    """Neither mute nor block any more; every open page of the person shows it at once."""
    conduct = context.store.conduct
    if not await context.db(conduct.unrelate, person.id, number):
        raise Unknown("you mute or block nobody by this number")
    left = await context.db(conduct.relations, person.id)
    for table in tables:
        mine = [each for each in table.connections if each.person.id == person.id]
        for connection in mine:
            connection.relations = {each.other: each.kind for each in left}
        if mine:
            table.tell_facts()


async def report_player(table: Table, person: Person, message: ReportPlayer) -> int:
    """Store a report with the talk that the reporter could hear: never anything that a seat keeps secret."""
    other, place = _other(table, person, message.seat)
    channel = "players" if table.meta.seats_of(person.id) or table.may_watch(person.id) else "spectators"
    context = table.context
    rows = await context.db(context.store.activity.talk, table.id, channel, 0, LINES)
    heard = msgspec.json.encode([talk.line_of(row) for row in rows]).decode()
    report = Report(0, table.id, person.id, other, place.name, message.text, heard, context.now())
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
