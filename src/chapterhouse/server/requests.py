"""What people ask of a table beside playing: to go back, to vote, to sit down, to start, to talk.

Each function answers one message. It returns the newest entry then, or refuses with a typed error and changes nothing.
"""

import secrets
from collections.abc import Callable

import msgspec

from chapterhouse.kernel import Illegal, Seat
from chapterhouse.server import ballots, chairs, clocks, game_log
from chapterhouse.server.contract import Abandon, Ballot, FindSubstitute, GoBack, LetBotPlay
from chapterhouse.server.errors import SILENCE, Forbidden
from chapterhouse.server.live_game import LiveGame, Move
from chapterhouse.server.messages import (
    ComeBack,
    Propose,
    Rematch,
    Rise,
    Say,
    SetChair,
    Sit,
    Start,
    TakeBack,
    Vote,
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


# ── Going back and voting ────────────────────────────────────────────────────────────────────────────────────────


async def take_back(table: Table, person: Person, message: TakeBack) -> int:
    """My own steps alone; further only if everybody else agrees."""

    async def decide() -> Decision:
        live = table.require_live_game()
        chairs.require_seat(table.meta, person.id, message.seat)
        to = live.return_target(message.seat, message.to)
        if table.meta.study or live.free_to_return(message.seat, to):
            return await _gone_back(table, live, message.seat, to)
        return await _put(table, Propose(message.id, message.seat, GoBack(to)))

    return await table.change(Request(person.id, message.id), decide)


async def _gone_back(table: Table, live: LiveGame, seat: Seat, to: int) -> Decision:
    state = await table.state_back_at(to)
    move = live.back(seat, to, state, table.meta.places[seat].person, table.context.now())
    return table.moved(move)


async def propose(table: Table, person: Person, message: Propose) -> int:
    async def decide() -> Decision:
        table.require_live_game()
        chairs.require_seat(table.meta, person.id, message.seat)
        if isinstance(message.motion, GoBack):
            to = table.require_live_game().return_target(message.seat, message.motion.to)
            return await _put(table, msgspec.structs.replace(message, motion=GoBack(to)))
        return await _put(table, message)

    return await table.change(Request(person.id, message.id), decide)


async def _put(table: Table, message: Propose) -> Decision:
    """Before the table; without anybody who has a voice it passes at once."""
    if not table.playing:
        raise Forbidden("the game is over")
    meta, ballot = ballots.put(table.meta, message.seat, message.motion, absent_seats(table))
    if ballots.passed(ballot):
        return await _carried(table, ballots.without(meta, ballot.number), ballot)
    return Decision(meta, table.stage)


def absent_seats(table: Table) -> tuple[Seat, ...]:
    """The chairs whose players are away or out of time."""
    late = clocks.expired(table.meta, table.context.now())
    return tuple(
        seat
        for seat, place in enumerate(table.meta.places)
        if place.owner is not None and (seat in late or place.person not in table.present)
    )


async def vote(table: Table, person: Person, message: Vote) -> int:
    async def decide() -> Decision:
        chairs.require_seat(table.meta, person.id, message.seat)
        meta, passed = ballots.vote(table.meta, message.ballot, message.seat, message.agree)
        return Decision(meta, table.stage) if passed is None else await _carried(table, meta, passed)

    return await table.change(Request(person.id, message.id), decide)


async def _carried(table: Table, meta: TableMeta, ballot: Ballot) -> Decision:
    """What the table has agreed on."""
    motion = ballot.motion
    if isinstance(motion, GoBack):
        back = await _gone_back(table, table.require_live_game(), ballot.by, motion.to)
        return msgspec.structs.replace(back, meta=ballots.without(back.meta, ballot.number))
    if isinstance(motion, Abandon):
        return Decision(msgspec.structs.replace(meta, waiting=(), ballots=()), "abandoned")
    return Decision(_without_player(meta, motion, table.context.now()), table.stage)


def _without_player(meta: TableMeta, motion: LetBotPlay | FindSubstitute, now: float) -> TableMeta:
    place = meta.places[motion.seat]
    wanted = place.wanted or isinstance(motion, FindSubstitute)
    return restarted(meta.with_place(motion.seat, chairs.stood_in(place, wanted, place.person)), now)


def restarted(meta: TableMeta, now: float) -> TableMeta:
    """The clocks after a change of chairs: no clock runs for a bot."""
    return msgspec.structs.replace(meta, clocks=clocks.turn(meta, meta.waiting, (), now))


# ── Chairs and the life of a table ───────────────────────────────────────────────────────────────────────────────


async def sit(table: Table, person: Person, message: Sit) -> int:
    change = lambda meta: chairs.sit(meta, person, message.seat, message.name, table.playing)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


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
        meta = change(table.meta)
        if table.playing:
            now = table.context.now()
            meta = restarted(msgspec.structs.replace(meta, clocks=clocks.refilled(meta, seat, now)), now)
        return Decision(meta, table.stage)

    return await table.change(Request(person.id, request), decide)


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
    if not all(place.taken for place in meta.places):
        raise Forbidden("there are still empty chairs")
    now = table.context.now()
    played = table.game.deal(table.game.read_options(meta.options), table.context.dealer())
    told = game_log.write_told(played.told)
    row = LogRow(1, "deal", None, "", game_log.numbers(played.chance), told, True, False, None, now)
    move = Move(row, played.state, played.told, (game_log.active_entry(row),))
    waiting = LiveGame(table.game, played.state, move.active_log, 1).waiting
    meta = msgspec.structs.replace(meta, clocks=clocks.fresh(meta.contract, len(meta.places)))
    meta = msgspec.structs.replace(meta, waiting=waiting, clocks=clocks.turn(meta, waiting, (), now))
    return Decision(meta, "playing" if waiting else "over", move)


async def rematch(table: Table, person: Person, message: Rematch) -> int:
    """The same people at a new table, everybody on the chair they own. Asked by several, there is still one."""

    async def decide() -> Decision | None:
        if not table.meta.seats_of(person.id):
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
        rematch=None,
    )
    return opening(table.context.now(), table.game.name, meta)


def _owned(place: Place) -> Place:
    """The chair as it was before anybody stood in."""
    return place if place.owner is None else Place(name=place.name, person=place.owner, owner=place.owner)


def opening(
    now: float, game: str, meta: TableMeta, entries: tuple[LogRow, ...] = (), stage: str = "gathering"
) -> Opening:
    """A new table with a name of its own."""
    listed = meta.contract.listed and not meta.study
    seq = entries[-1].seq if entries else 0
    row = TableRow(new_id(), game, stage, listed, meta.write(), 1, seq, None, now, now)
    return Opening(row, meta.people(), entries)


# ── Talk and notes ───────────────────────────────────────────────────────────────────────────────────────────────


async def say(table: Table, person: Person, message: Say) -> int:
    """Players talk to players, spectators to spectators; whom the rules silence says nothing."""
    if not table.meta.contract.chat:
        raise Forbidden("this table has agreed to play without talk")
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
