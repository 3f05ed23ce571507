"""Requests before the start: the countdown, and what the host may do. During play the rules and motions decide.

Each function answers one message. It returns the newest entry then, or refuses with a typed error and changes nothing.
"""

from collections.abc import Callable

import msgspec

from chapterhouse.server import chairs, countdown
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.messages import AddChair, CloseChair, CloseTable, HandOver, HoldStart, RemovePlayer
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.server.requests import begun
from chapterhouse.server.table import Decision, Table
from chapterhouse.storage.rows import Person, Request

MOST_CHAIRS = 8


async def hold_start(table: Table, person: Person, message: HoldStart) -> int:
    """Anybody who sits here may stop the countdown, and let it run again."""

    def change(meta: TableMeta) -> TableMeta:
        if person.id != meta.host and not meta.seats_of(person.id):
            raise Forbidden("only people at the table may hold the start")
        if not countdown.is_full(meta):
            raise Forbidden("there are still empty chairs")
        return countdown.hold(meta, message.hold, table.context.now())

    return await _before_start(table, person, message.id, change)


async def remove_player(table: Table, person: Person, message: RemovePlayer) -> int:
    return await _by_host(table, person, message.id, lambda meta: chairs.remove(meta, message.seat))


async def close_chair(table: Table, person: Person, message: CloseChair) -> int:
    def change(meta: TableMeta) -> TableMeta:
        check_no_series(meta)
        if chairs.place_at(meta, message.seat).person not in (None, person.id):
            raise Forbidden("somebody sits there")
        left = tuple(place for seat, place in enumerate(meta.places) if seat != message.seat)
        return _with_places(table, meta, left)

    return await _by_host(table, person, message.id, change)


async def add_chair(table: Table, person: Person, message: AddChair) -> int:
    def change(meta: TableMeta) -> TableMeta:
        check_no_series(meta)
        if len(meta.places) >= MOST_CHAIRS:
            raise Forbidden("there is no room for another chair")
        return _with_places(table, meta, (*meta.places, Place()))

    return await _by_host(table, person, message.id, change)


def check_no_series(meta: TableMeta) -> None:
    """Points of a series belong to its chairs, so their number stays."""
    if meta.past:
        raise Forbidden("a series is under way, and its chairs stay")


async def hand_over(table: Table, person: Person, message: HandOver) -> int:
    return await _by_host(table, person, message.id, lambda meta: chairs.hand_over(meta, message.seat), chairs=False)


async def close_table(table: Table, person: Person, message: CloseTable) -> int:
    async def decide() -> Decision:
        _check_host(table, person)
        return Decision(closed(table.meta), "closed")

    return await table.change(Request(person.id, message.id), decide)


def closed(meta: TableMeta) -> TableMeta:
    return msgspec.structs.replace(meta, starts_at=None, held=False)


async def start_due(table: Table) -> None:
    """The countdown is over: the game begins, also when the host is away."""

    async def decide() -> Decision | None:
        if table.stage != "gathering" or not countdown.is_due(table.meta, table.context.now()):
            return None
        return begun(table, table.meta)

    await table.change(None, decide)


def _with_places(table: Table, meta: TableMeta, places: tuple[Place, ...]) -> TableMeta:
    """The table with other chairs; the game refuses a number of players that its options do not allow."""
    options = meta.options
    if "players" in table.game.options.__struct_fields__:
        read = table.game.read_options({**options, "players": len(places)})
        options = msgspec.to_builtins(read)
    elif len(places) not in table.game.players:
        raise Forbidden(f"{len(places)} cannot play this game")
    return msgspec.structs.replace(meta, places=places, options=options)


def _check_host(table: Table, person: Person) -> None:
    if person.id != table.meta.host:
        raise Forbidden("only the host may do this")
    _check_gathering(table)


def _check_gathering(table: Table) -> None:
    if table.stage == "closed":
        raise Forbidden("the table is closed")
    if table.stage != "gathering":
        raise Forbidden("the game has begun; now the motions of the table decide")


async def _by_host(
    table: Table, person: Person, request: str, change: Callable[[TableMeta], TableMeta], chairs: bool = True
) -> int:
    """A change by the host; when the chairs change, the countdown begins anew."""

    def checked(meta: TableMeta) -> TableMeta:
        _check_host(table, person)
        changed = change(meta)
        return countdown.after_chairs(changed, table.context.now()) if chairs else changed

    return await _before_start(table, person, request, checked)


async def _before_start(table: Table, person: Person, request: str, change: Callable[[TableMeta], TableMeta]) -> int:
    async def decide() -> Decision:
        _check_gathering(table)
        return Decision(change(table.meta), "gathering")

    return await table.change(Request(person.id, request), decide)
