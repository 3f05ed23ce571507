"""What a table decides together: to go back, to give an absent player's chair to somebody else, to end the game.

Each request returns the newest entry then, or is refused with a typed error and changes nothing.
"""

import msgspec

from chapterhouse.kernel import Seat
from chapterhouse.server import ballots, chairs, clocks
from chapterhouse.server.contract import Abandon, Ballot, FindSubstitute, GoBack, LetBotPlay, Motion
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import Propose, TakeBack, Vote
from chapterhouse.server.meta import TableMeta
from chapterhouse.server.requests import restarted
from chapterhouse.server.table import Decision, Table
from chapterhouse.storage.rows import Person, Request


async def take_back(table: Table, person: Person, message: TakeBack) -> int:
    """My own steps alone; further only if everybody else agrees."""

    async def decide() -> Decision:
        live = table.require_live_game()
        place = chairs.require_seat(table.meta, person.id, message.seat)
        to = live.return_target(message.seat, message.to)
        if table.meta.study or live.free_to_return(message.seat, to):
            if place.bot is not None and not table.meta.study:
                raise Forbidden("a bot plays this chair; come back first")
            return await _gone_back(table, live, message.seat, to, agreed=False)
        return await _put(table, person, message.seat, GoBack(to))

    return await table.change(Request(person.id, message.id), decide)


async def _gone_back(table: Table, live: LiveGame, seat: Seat, to: int, agreed: bool) -> Decision:
    state = await table.state_back_at(to)
    return table.moved(live.back(seat, to, state, table.meta.places[seat].person, table.context.now()), agreed)


async def propose(table: Table, person: Person, message: Propose) -> int:
    async def decide() -> Decision:
        live, motion = table.require_live_game(), message.motion
        chairs.require_seat(table.meta, person.id, message.seat)
        if isinstance(motion, GoBack):
            motion = GoBack(live.return_target(message.seat, motion.to))
        return await _put(table, person, message.seat, motion)

    return await table.change(Request(person.id, message.id), decide)


async def _put(table: Table, person: Person, seat: Seat, motion: Motion) -> Decision:
    """Before the table; what concerns nobody else is done at once."""
    if not table.playing:
        raise Forbidden("the game is over")
    now = table.context.now()
    until = now + clocks.grace(table.meta.contract)
    meta, ballot = ballots.put(table.meta, seat, person.id, motion, clocks.absent(table.meta, now), until)
    if ballots.needs_no_vote(table.meta, person.id, motion):
        return await _carried(table, ballots.without(meta, ballot.number), ballot, by_owner=True)
    return Decision(meta, table.stage)


async def vote(table: Table, person: Person, message: Vote) -> int:
    async def decide() -> Decision:
        chairs.place_at(table.meta, message.seat)
        meta, passed = ballots.vote(table.meta, message.ballot, message.seat, person.id, message.agree)
        return Decision(meta, table.stage) if passed is None else await _carried(table, meta, passed, by_owner=False)

    return await table.change(Request(person.id, message.id), decide)


async def _carried(table: Table, meta: TableMeta, ballot: Ballot, by_owner: bool) -> Decision:
    """What the table has agreed on."""
    motion, now = ballot.motion, table.context.now()
    if isinstance(motion, GoBack):
        back = await _gone_back(table, table.require_live_game(), ballot.by, motion.to, agreed=True)
        return msgspec.structs.replace(back, meta=ballots.without(back.meta, ballot.number))
    if isinstance(motion, Abandon):
        ended = msgspec.structs.replace(meta, waiting=(), ballots=())
        return Decision(restarted(ended, now), "abandoned")
    return Decision(restarted(_without_player(meta, motion, by_owner), now), table.stage)


def _without_player(meta: TableMeta, motion: LetBotPlay | FindSubstitute, by_owner: bool) -> TableMeta:
    """A bot plays the chair. An owner who offers it plays on until somebody sits down."""
    place, wanted = meta.places[motion.seat], isinstance(motion, FindSubstitute)
    if wanted and by_owner:
        return meta.with_place(motion.seat, msgspec.structs.replace(place, wanted=True))
    return meta.with_place(motion.seat, chairs.stood_in(place, wanted, handed_over=by_owner))


async def look_at_clock(table: Table) -> None:
    """What falls due now: ballots close, and where the table has agreed to it a bot plays for whoever is late."""

    async def decide() -> Decision | None:
        if not table.playing:
            return None
        now = table.context.now()
        meta, passed = ballots.close_due(table.meta, clocks.absent(table.meta, now), now)
        if passed is not None:
            return await _carried(table, meta, passed, by_owner=False)
        meta = _late_replaced(meta, now)
        return None if meta == table.meta else Decision(restarted(meta, now), table.stage)

    await table.change(None, decide)


def _late_replaced(meta: TableMeta, now: float) -> TableMeta:
    if meta.contract.absence != "bot":
        return meta
    for seat in clocks.expired(meta, now):
        if seat in meta.waiting:
            meta = ballots.about_others(meta.with_place(seat, chairs.stood_in(meta.places[seat])), seat)
    return meta
