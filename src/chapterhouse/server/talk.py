"""Talk at the table reaches those who may listen: players hear players; spectators hear both.

Players hear the spectators only once the game is over: until then a whisper from the gallery could be an answer.
"""

from chapterhouse.server.connection import Connection, encode_frame
from chapterhouse.server.messages import Line, Said
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import TalkRow

Talk = dict[str, list[TalkRow]]


async def spread_talk(table: Table) -> None:
    """Send our clients every line that they have not got yet, whichever process took it."""
    activity = table.context.store.activity
    async with table.lock:
        for channel, last in table.spread.items():
            for row in await table.context.db(activity.talk, table.id, channel, last):
                table.spread[channel] = row.number
                _say(table, row)


def _say(table: Table, row: TalkRow) -> None:
    parcel = encode_frame(Said(line_of(row)))
    for connection in table.connections:
        if connection.greeted and hears(table, connection, row.channel) and not hidden(table, connection, row):
            connection.post(parcel)


def line_of(row: TalkRow) -> Line:
    return Line(row.line, row.at, row.name, row.text, row.seat)


def hears(table: Table, connection: Connection, channel: str) -> bool:
    if table.meta.seats_of(connection.person.id):
        return channel == "players" or table.stage in ("over", "abandoned")
    return table.may_watch(connection.person.id)


def hidden(table: Table, connection: Connection, row: TalkRow) -> bool:
    """Whether this connection's person mutes or blocks whoever said a line."""
    speakers = {row.person}
    if row.seat is not None and row.seat < len(table.meta.places):
        place = table.meta.places[row.seat]
        speakers |= {place.person, place.owner}
    return any(who in connection.relations for who in speakers if who is not None)


def read_talk(table: Table) -> Talk:
    """What was said lately, by channel, from the database."""
    return {channel: table.context.store.activity.talk(table.id, channel) for channel in table.spread}


def recent_talk(table: Table, connection: Connection, said: Talk) -> tuple[Line, ...]:
    """What of it this connection may hear. The table's lock is held since it was read."""
    lines = []
    for channel, rows in said.items():
        table.spread[channel] = max([table.spread[channel], *(row.number for row in rows)])
        if hears(table, connection, channel):
            lines += [line_of(row) for row in rows if not hidden(table, connection, row)]
    return tuple(sorted(lines, key=lambda line: line.at))
