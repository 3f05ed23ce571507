"""What people ask of a table beside playing and voting: to sit down, to leave, to start, to talk, to keep notes.

Each function answers one message. It returns the newest entry then, or refuses with a typed error and changes nothing.
"""

import secrets
from collections.abc import Callable

import msgspec

from chapterhouse.kernel import Illegal, Seat
from chapterhouse.server import ballots, chairs, clocks, countdown, game_log, series
from chapterhouse.server.errors import SILENCE, Forbidden
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import (
    ComeBack,
    Rematch,
    Rise,
    Say,
    SetChair,
    Sit,
    Start,
    WriteNotes,
)
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.server.table import Decision, Table
from chapterhouse.server.talk import spread_talk
from chapterhouse.storage import Conflict
from chapterhouse.storage.rows import LogRow, Opening, Person, Request, TableRow, TalkRow


def new_id() -> str:
    """The name of a table, which is also its invitation: sixty bits that nobody guesses."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(12))


# ── Chairs and the life of a table ───────────────────────────────────────────────────────────────────────────────


async def sit(table: Table, person: Person, message: Sit) -> int:
    await check_not_blocked(table, person)
    change = lambda meta: chairs.sit(meta, person, message.seat, message.name, table.playing)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


async def check_not_blocked(table: Table, person: Person) -> None:
    """The host may keep people away from their tables."""
    relations = await table.context.db(table.context.store.conduct.relations, table.meta.host)
    if any(each.other == person.id and each.kind == "block" for each in relations):
        raise Forbidden("the host does not want to play with you")


async def rise(table: Table, person: Person, message: Rise) -> int:
    change = lambda meta: chairs.rise(meta, person, message.seat, table.playing)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


async def come_back(table: Table, person: Person, message: ComeBack) -> int:
    change = lambda meta: chairs.come_back(meta, person, message.seat)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


async def set_chair(table: Table, person: Person, message: SetChair) -> int:
    def change(meta: TableMeta) -> TableMeta:
        if table.stage != "gathering" and not meta.study:
            raise Forbidden("the game has begun")
        return chairs.set_chair(meta, person, message.seat, message.chair)

    return await _arrange(table, person, message.id, message.seat, change)


async def _arrange(
    table: Table, person: Person, request: str, seat: Seat, change: Callable[[TableMeta], TableMeta]
) -> int:
    """Somebody else on a chair; during play with time on its clock."""

    async def decide() -> Decision:
        if table.stage in ("over", "abandoned"):
            raise Forbidden("the game is over")
        if table.stage == "closed":
            raise Forbidden("the table is closed")
        meta = change(table.meta)
        if table.stage == "gathering":
            meta = countdown.after_chairs(meta, table.context.now())
        if table.playing and not chairs.same_player(meta.places[seat], table.meta.places[seat]):
            now = table.context.now()
            meta = ballots.about_others(meta, seat)
            if meta.places[seat].bot is None:
                meta = msgspec.structs.replace(meta, clocks=clocks.refilled(meta, seat, now))
            meta = restarted(meta, now)
        return Decision(meta, table.stage)

    return await table.change(Request(person.id, request), decide)


def restarted(meta: TableMeta, now: float) -> TableMeta:
    """The clocks after a change of chairs: no clock runs for a bot."""
    return msgspec.structs.replace(meta, clocks=clocks.turn(meta, meta.waiting, (), now))


async def start(table: Table, person: Person, message: Start) -> int:
    async def decide() -> Decision:
        if person.id != table.meta.host:
            raise Forbidden("only the host starts the game")
        if table.stage != "gathering":
            raise Forbidden("the game has begun")
        return begun(table, table.meta)

    return await table.change(Request(person.id, message.id), decide)


def begun(table: Table, meta: TableMeta) -> Decision:
    """The game is dealt: its first entry."""
    if not countdown.is_full(meta):
        raise Forbidden("there are still empty chairs")
    now = table.context.now()
    played = table.game.deal(table.game.read_options(meta.options), table.dealer())
    told = game_log.write_told(played.told)
    row = LogRow(1, "deal", None, "", game_log.numbers(played.chance), told, True, False, None, now)
    live = LiveGame(table.game, played.state, (game_log.active_entry(row),), row)
    fresh = clocks.fresh(meta.contract, len(meta.places))
    rules = {"version": table.game.version, "edition": table.edition}
    meta = msgspec.structs.replace(meta, **rules, clocks=fresh, starts_at=None, held=False)
    turned = clocks.turn(meta, live.waiting, (), now)
    meta = msgspec.structs.replace(meta, waiting=live.waiting, clocks=turned, last_move=1, result=live.result)
    return Decision(meta, "over" if live.over else "playing", live)


async def rematch(table: Table, person: Person, message: Rematch) -> int:
    """The same people at a new table, everybody on the chair they own. Asked by several, there is still one."""

    async def decide() -> Decision | None:
        if not table.meta.owned_by(person.id):
            raise Forbidden("only players ask for a rematch")
        if table.stage not in ("over", "abandoned"):
            raise Forbidden("the game is not over yet")
        if table.meta.lesson is not None:
            raise Forbidden("a lesson is begun again from its own page")
        if table.meta.rematch is not None:
            return None
        opening = _again(table, person)
        return Decision(msgspec.structs.replace(table.meta, rematch=opening.table.id), table.stage, opens=opening)

    return await table.change(Request(person.id, message.id), decide)


def _again(table: Table, person: Person) -> Opening:
    meta = msgspec.structs.replace(
        table.meta,
        host=person.id,
        host_name=person.name,
        places=tuple(_owned(place) for place in table.meta.places),
        waiting=(),
        clocks=(),
        ballots=(),
        ballots_made=0,
        stints=(),
        last_move=None,
        rematch=None,
        result=None,
        version=table.game.version,
        past=series.continued(table.meta, table.id, table.result),
        held=True,  # they sit here before they have come: the host starts, or anybody lets the countdown run
    )
    return opening(table.context.now(), table.game.name, meta)


def _owned(place: Place) -> Place:
    """The chair as it was before anybody stood in."""
    return place if place.owner is None else Place(place.name_of_owner, place.owner, place.owner)


def opening(
    now: float, game: str, meta: TableMeta, entries: tuple[LogRow, ...] = (), stage: str = "gathering"
) -> Opening:
    """A new table with a name of its own."""
    listed = meta.contract.listed and not meta.study
    seq = entries[-1].seq if entries else 0
    row = TableRow(new_id(), game, stage, listed, meta.write(), 1, seq, meta.starts_at, now, now)
    return Opening(row, meta.people(), entries)


# ── Talk and notes ───────────────────────────────────────────────────────────────────────────────────────────────


async def say(table: Table, person: Person, message: Say) -> int:
    """Players talk to players, spectators to spectators; whom the rules silence says nothing."""
    if not table.meta.contract.chat:
        raise Forbidden("this table has agreed to play without talk")
    if table.stage == "closed":
        raise Forbidden("the table is closed")
    if person.id in table.meta.removed:
        raise Forbidden("the host has removed you from this table")
    name, channel = person.name, "spectators"
    if message.seat is not None:
        name, channel = chairs.require_seat(table.meta, person.id, message.seat).name, "players"
        if table.playing and table.require_live_game().silent(message.seat):
            raise Illegal(SILENCE)
    elif table.meta.seats_of(person.id):
        raise Forbidden("players talk from their chairs")
    elif not table.may_watch(person.id):
        raise Forbidden("this table has no spectators")
    line = TalkRow(0, channel, message.seat, name, message.text, table.context.now())
    activity, request = table.context.store.activity, Request(person.id, message.id)
    try:
        await table.context.db(activity.say, table.id, line, request, table.row.seq)
    except Conflict:
        return table.row.seq  # said already
    await spread_talk(table)
    return table.row.seq


async def write_notes(table: Table, person: Person, message: WriteNotes) -> int:
    """Whole pages each time, so that sending them twice changes nothing."""
    chairs.require_seat(table.meta, person.id, message.seat)
    activity = table.context.store.activity
    await table.context.db(activity.write_notes, table.id, person.id, message.seat, table.row.seq, message.text)
    return table.row.seq
