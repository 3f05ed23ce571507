"""What people ask of a table beside playing: to go back, to vote, to sit down, to start, to talk.

Each function answers one message. It returns the newest entry then, or refuses with a typed error and changes nothing.
"""

import secrets
from collections.abc import Callable

import msgspec

from chapterhouse.kernel import Illegal, Seat
from chapterhouse.server import ballots, chairs, chronicle, clocks
from chapterhouse.server.contract import Abandon, Ballot, FindSubstitute, GoBack, LetBotPlay
from chapterhouse.server.doc import Doc, Place
from chapterhouse.server.errors import SILENCE, Forbidden
from chapterhouse.server.match import Match, Move
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
        match = table.require_match()
        chairs.require_seat(table.doc, person.id, message.seat)
        to = match.return_target(message.seat, message.to)
        if table.doc.study or match.free_to_return(message.seat, to):
            return await _gone_back(table, match, message.seat, to)
        return await _put(table, Propose(message.id, message.seat, GoBack(to)))

    return await table.change(Request(person.id, message.id), decide)


async def _gone_back(table: Table, match: Match, seat: Seat, to: int) -> Decision:
    state = await table.state_back_at(to)
    move = match.back(seat, to, state, table.doc.places[seat].person, table.context.now())
    return table.moved(move)


async def propose(table: Table, person: Person, message: Propose) -> int:
    async def decide() -> Decision:
        table.require_match()
        chairs.require_seat(table.doc, person.id, message.seat)
        if isinstance(message.motion, GoBack):
            to = table.require_match().return_target(message.seat, message.motion.to)
            return await _put(table, msgspec.structs.replace(message, motion=GoBack(to)))
        return await _put(table, message)

    return await table.change(Request(person.id, message.id), decide)


async def _put(table: Table, message: Propose) -> Decision:
    """Before the table; without anybody who has a voice it passes at once."""
    if not table.playing:
        raise Forbidden("the game is over")
    doc, ballot = ballots.put(table.doc, message.seat, message.motion, absent_seats(table))
    if ballots.passed(ballot):
        return await _carried(table, ballots.without(doc, ballot.number), ballot)
    return Decision(doc, table.stage)


def absent_seats(table: Table) -> tuple[Seat, ...]:
    """The chairs whose players are away or out of time."""
    late = clocks.expired(table.doc, table.context.now())
    return tuple(
        seat
        for seat, place in enumerate(table.doc.places)
        if place.owner is not None and (seat in late or place.person not in table.present)
    )


async def vote(table: Table, person: Person, message: Vote) -> int:
    async def decide() -> Decision:
        chairs.require_seat(table.doc, person.id, message.seat)
        doc, passed = ballots.vote(table.doc, message.ballot, message.seat, message.agree)
        return Decision(doc, table.stage) if passed is None else await _carried(table, doc, passed)

    return await table.change(Request(person.id, message.id), decide)


async def _carried(table: Table, doc: Doc, ballot: Ballot) -> Decision:
    """What the table has agreed on."""
    motion = ballot.motion
    if isinstance(motion, GoBack):
        back = await _gone_back(table, table.require_match(), ballot.by, motion.to)
        return msgspec.structs.replace(back, doc=ballots.without(back.doc, ballot.number))
    if isinstance(motion, Abandon):
        return Decision(msgspec.structs.replace(doc, waiting=(), ballots=()), "abandoned")
    return Decision(_without_player(doc, motion, table.context.now()), table.stage)


def _without_player(doc: Doc, motion: LetBotPlay | FindSubstitute, now: float) -> Doc:
    place = doc.places[motion.seat]
    wanted = place.wanted or isinstance(motion, FindSubstitute)
    return restarted(doc.with_place(motion.seat, chairs.stood_in(place, wanted, place.person)), now)


def restarted(doc: Doc, now: float) -> Doc:
    """The clocks after a change of chairs: no clock runs for a bot."""
    return msgspec.structs.replace(doc, clocks=clocks.turn(doc, doc.waiting, (), now))


# ── Chairs and the life of a table ───────────────────────────────────────────────────────────────────────────────


async def sit(table: Table, person: Person, message: Sit) -> int:
    change = lambda doc: chairs.sit(doc, person, message.seat, message.name, table.playing)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


async def rise(table: Table, person: Person, message: Rise) -> int:
    change = lambda doc: chairs.rise(doc, person, message.seat, table.playing)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


async def come_back(table: Table, person: Person, message: ComeBack) -> int:
    change = lambda doc: chairs.come_back(doc, person, message.seat)  # noqa: E731
    return await _arrange(table, person, message.id, message.seat, change)


async def set_chair(table: Table, person: Person, message: SetChair) -> int:
    def change(doc: Doc) -> Doc:
        if table.stage != "gathering" and not doc.study:
            raise Forbidden("the game has begun")
        return chairs.set_chair(doc, person, message.seat, message.chair)

    return await _arrange(table, person, message.id, message.seat, change)


async def _arrange(table: Table, person: Person, request: str, seat: Seat, change: Callable[[Doc], Doc]) -> int:
    """Somebody else on a chair; during play with time on its clock."""

    async def decide() -> Decision:
        if table.stage in ("over", "abandoned"):
            raise Forbidden("the game is over")
        doc = change(table.doc)
        if table.playing:
            now = table.context.now()
            doc = restarted(msgspec.structs.replace(doc, clocks=clocks.refilled(doc, seat, now)), now)
        return Decision(doc, table.stage)

    return await table.change(Request(person.id, request), decide)


async def start(table: Table, person: Person, message: Start) -> int:
    async def decide() -> Decision:
        if person.id != table.doc.host:
            raise Forbidden("only the host starts the game")
        if table.stage != "gathering":
            raise Forbidden("the game has begun")
        return begun(table, table.doc)

    return await table.change(Request(person.id, message.id), decide)


def begun(table: Table, doc: Doc) -> Decision:
    """The game is dealt: its first entry."""
    if not all(place.taken for place in doc.places):
        raise Forbidden("there are still empty chairs")
    now = table.context.now()
    played = table.game.deal(table.game.read_options(doc.options), table.context.dealer())
    told = chronicle.write_told(played.told)
    row = LogRow(1, "deal", None, "", chronicle.numbers(played.chance), told, True, False, None, now)
    move = Move(row, played.state, played.told, (chronicle.mark(row),))
    waiting = Match(table.game, played.state, move.chain, 1).waiting
    doc = msgspec.structs.replace(doc, clocks=clocks.fresh(doc.contract, len(doc.places)))
    doc = msgspec.structs.replace(doc, waiting=waiting, clocks=clocks.turn(doc, waiting, (), now))
    return Decision(doc, "playing" if waiting else "over", move)


async def rematch(table: Table, person: Person, message: Rematch) -> int:
    """The same people at a new table, everybody on the chair they own. Asked by several, there is still one."""

    async def decide() -> Decision | None:
        if not table.doc.seats_of(person.id):
            raise Forbidden("only players ask for a rematch")
        if table.stage not in ("over", "abandoned"):
            raise Forbidden("the game is not over yet")
        if table.doc.lesson is not None:
            raise Forbidden("a lesson is begun again from its own page")
        if table.doc.rematch is not None:
            return None
        opening = _again(table, person)
        return Decision(msgspec.structs.replace(table.doc, rematch=opening.table.id), table.stage, opens=opening)

    return await table.change(Request(person.id, message.id), decide)


def _again(table: Table, person: Person) -> Opening:
    doc = msgspec.structs.replace(
        table.doc,
        host=person.id,
        host_name=person.name,
        places=tuple(_owned(place) for place in table.doc.places),
        waiting=(),
        clocks=(),
        ballots=(),
        ballots_made=0,
        rematch=None,
    )
    return opening(table.context.now(), table.game.name, doc)


def _owned(place: Place) -> Place:
    """The chair as it was before anybody stood in."""
    return place if place.owner is None else Place(name=place.name, person=place.owner, owner=place.owner)


def opening(now: float, game: str, doc: Doc, entries: tuple[LogRow, ...] = (), stage: str = "gathering") -> Opening:
    """A new table with a name of its own."""
    listed = doc.contract.listed and not doc.study
    seq = entries[-1].seq if entries else 0
    row = TableRow(new_id(), game, stage, listed, doc.write(), 1, seq, None, now, now)
    return Opening(row, doc.people(), entries)


# ── Talk and notes ───────────────────────────────────────────────────────────────────────────────────────────────


async def say(table: Table, person: Person, message: Say) -> int:
    """Players talk to players, spectators to spectators; whom the rules silence says nothing."""
    if not table.doc.contract.chat:
        raise Forbidden("this table has agreed to play without talk")
    name, channel = person.name, "spectators"
    if message.seat is not None:
        name, channel = chairs.require_seat(table.doc, person.id, message.seat).name, "players"
        if table.playing and table.require_match().silent(message.seat):
            raise Illegal(SILENCE)
    elif table.doc.seats_of(person.id):
        raise Forbidden("players talk from their chairs")
    elif not table.may_watch(person.id):
        raise Forbidden("this table has no spectators")
    line = TalkRow(0, channel, message.seat, name, message.text, table.context.now())
    memory, request = table.context.store.memory, Request(person.id, message.id)
    try:
        await table.context.desk(memory.say, table.id, line, request, table.row.seq)
    except Conflict:
        return table.row.seq  # said already
    await spread_talk(table)
    return table.row.seq


async def write_notes(table: Table, person: Person, message: WriteNotes) -> int:
    """Whole pages each time, so that sending them twice changes nothing."""
    chairs.require_seat(table.doc, person.id, message.seat)
    memory = table.context.store.memory
    await table.context.desk(memory.write_notes, table.id, person.id, message.seat, table.row.seq, message.text)
    return table.row.seq
