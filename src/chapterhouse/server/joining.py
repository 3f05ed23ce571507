"""Coming to a table: hello, what was missed, looking from another chair, leafing back, and who is present."""

from chapterhouse.kernel import Seat
from chapterhouse.server import game_log
from chapterhouse.server.connection import Connection
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.messages import PROTOCOL, Entry, Hello, History, Look, Page, Recap, Welcome
from chapterhouse.server.table import Table
from chapterhouse.server.talk import Talk, read_talk, recent_talk
from chapterhouse.storage.rows import LogRow, Relation

LONGEST = 500
"""Entries that a returning client gets at once; it leafs back for older ones."""

PRESENCE = 45.0
"""How long somebody counts as present after the last sign of life of the process they are connected through."""


async def arrive(table: Table, connection: Connection) -> None:
    """A connection at the table, not yet greeted."""
    table.connections.add(connection)
    await _note_presence(table, connection, here=True)


async def depart(table: Table, connection: Connection) -> None:
    """The connection is gone; the person only if it was their last here."""
    table.connections.discard(connection)
    if all(other.person.id != connection.person.id for other in table.connections):
        await _note_presence(table, connection, here=False)


async def _note_presence(table: Table, connection: Connection, here: bool) -> None:
    context, activity, person = table.context, table.context.store.activity, connection.person.id

    def note() -> frozenset[str]:
        if here:
            activity.arrive(table.id, person, context.process_id, context.now() + PRESENCE)
        else:
            activity.depart(table.id, person, context.process_id)
        return activity.present(table.id, context.now())

    _show_presence(table, await context.db(note))


async def refresh_presence(table: Table) -> None:
    """Look who is connected, through any process."""
    _show_presence(table, await table.context.db(table.context.store.activity.present, table.id, table.context.now()))


def _show_presence(table: Table, present: frozenset[str]) -> None:
    """Tell who is connected when it has changed."""
    if present != table.present:
        table.present = present
        table.tell_facts()


async def hello(table: Table, connection: Connection, message: Hello) -> None:
    """Welcome, then exactly what was missed, view and choices; for a fresh client, what happened since it looked."""
    if message.protocol != PROTOCOL:
        raise Forbidden(f"this server speaks version {PROTOCOL} of the protocol")
    async with table.lock:  # while we wait for it, a chair may go to somebody else
        table.require_look(connection.person, message.seat)
        connection.looking = _first_look(table, connection, message.seat)
        await _welcome(table, connection)
        if not connection.watches or table.live is None:
            return
        missed = [] if message.seq is None else await _newest(table, message.seq, message.note)
        entries = heard_by(table, connection, missed)
        connection.send(table.position(connection.person.id, connection.looking, entries))
        if message.seq is None:
            await _recap(table, connection)


def _first_look(table: Table, connection: Connection, seat: Seat | None) -> Seat | None:
    connection.chose = seat is not None
    mine = table.meta.seats_of(connection.person.id)
    return mine[0] if seat is None and len(mine) == 1 else seat


async def _welcome(table: Table, connection: Connection) -> None:
    context, person, activity = table.context, connection.person, table.context.store.activity

    def read() -> tuple[list[Relation], Talk, dict[int, str]]:
        relations = context.store.conduct.relations(person.id)
        return relations, read_talk(table), activity.notes(table.id, person.id)

    relations, said, notes = await context.db(read)
    connection.relations = {each.other: each.kind for each in relations}
    talk = recent_talk(table, connection, said)
    connection.greeted = True
    connection.watches = table.may_watch(person.id)
    pages = {str(seat): text for seat, text in notes.items()}
    connection.send(
        Welcome(PROTOCOL, context.now(), table.facts(), table.you(person, connection.relations), talk, pages)
    )


async def _recap(table: Table, connection: Connection) -> None:
    """What happened since this person last looked, as the chair they look from heard it."""
    context = table.context
    since = await context.db(context.store.activity.looked, connection.person.id, table.id)
    if since is None or since >= table.row.seq:
        return
    entries = heard_by(table, connection, await _newest(table, since))
    changes = tuple(stint.change for stint in table.meta.stints if stint.change.seq >= since)
    connection.send(Recap(connection.looking, since, entries, changes))


async def _newest(table: Table, since: int, note: int = 0) -> list[LogRow]:
    """The entries after one and a note, the newest of them if they are many."""
    rows = await table.rows_after(max(since, table.row.seq - LONGEST))
    return [row for row in rows if row.place > (since, note)]


def heard_by(table: Table, connection: Connection, rows: list[LogRow]) -> tuple[Entry, ...]:
    """Entries as the chair heard them from which this connection looks."""
    person, seat = connection.person.id, connection.looking
    reader = None if table.notes_are_own(person, seat) else person
    return game_log.heard_all(table.game, rows, seat, reader)


async def look(table: Table, connection: Connection, message: Look) -> None:
    """Another of my chairs, or the curtain."""
    async with table.lock:  # as in ``hello``
        table.require_look(connection.person, message.seat)
        connection.looking, connection.chose = message.seat, True
        if table.live is not None and connection.watches:
            connection.send(table.position(connection.person.id, message.seat))


async def history(table: Table, connection: Connection, message: History) -> Page:
    """Older entries, as the chair I look from heard them."""
    if not connection.watches:
        raise Forbidden("this table has no spectators")
    first = max(0, message.before - message.limit)
    rows: list[LogRow] = await table.rows(after=first - 1, upto=message.before - 1)
    entries = heard_by(table, connection, rows)
    return Page(message.id, entries, more=first > 1)


async def seen(table: Table, connection: Connection, seq: int) -> None:
    activity = table.context.store.activity
    await table.context.db(activity.look, table.id, connection.person.id, min(seq, table.row.seq))
