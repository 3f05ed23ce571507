"""Games again, move by move, from one chair's knowledge or with everything open; private copies to try things on."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from chapterhouse.kernel import Result, Seat, View
from chapterhouse.server import game_log
from chapterhouse.server.api import Somebody, TheServer, Visitor
from chapterhouse.server.api.tables import TableId
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import Frame, Made, MakeStudy, Replay
from chapterhouse.server.messages import Entry
from chapterhouse.server.studies import study
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import LogRow

LONGEST = 50
Index = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=0, le=LONGEST)]
Chair = Annotated[int | None, QueryParameter(ge=0, le=7)]


@get("/api/tables/{table_id:str}/replay", summary="A game again, move by move")
async def get_replay(
    table_id: TableId,
    visitor: Visitor,
    server: TheServer,
    seat: Chair = None,
    everything: Annotated[bool, QueryParameter()] = False,
    start: Index = 0,
    count: Count = LONGEST,
) -> Replay:
    """Frames ``start`` … of the entries that count, at most fifty at a time."""
    table = await server.registry.table(table_id)
    live = table.require_live_game()
    _check(table, "" if visitor is None else visitor.id, seat, everything)
    rows = await table.rows()
    by_seq = {row.seq: row for row in rows}
    active_log = [by_seq[link.seq] for link in game_log.active_log_of(rows)]
    frames = await asyncio.to_thread(_frames, table, active_log, start, count, seat, everything)
    result: Result | None = live.result
    return Replay(table.id, table.game.name, table.meta.names(), tuple(row.seq for row in active_log), frames, result)


def _check(table: Table, person: str, seat: Seat | None, everything: bool) -> None:
    """A running game shows nobody more than they may know anyway."""
    if seat is not None and seat >= len(table.meta.places):
        raise Unknown("there is no such chair")
    if not table.may_watch(person):
        raise Forbidden("this table has no spectators")
    finished = table.stage in ("over", "abandoned") or table.meta.study
    if not finished and (everything or (seat is not None and seat not in table.meta.seats_of(person))):
        raise Forbidden("other chairs are open once the game is over")


def _frames(
    table: Table, active_log: list[LogRow], start: int, count: int, seat: Seat | None, everything: bool
) -> tuple[Frame, ...]:
    """Plays the game again up to the frames that are wanted; runs on a thread."""
    game, frames, state = table.game, [], None
    for number, row in enumerate(active_log[: start + count]):
        played = game_log.begin(game, table.meta.options, row) if state is None else game_log.again(game, state, row)
        state = played.state
        if number >= start:
            frames.append(_frame(table, row, state, seat, everything))
    return tuple(frames)


def _frame(table: Table, row: LogRow, state: Any, seat: Seat | None, everything: bool) -> Frame:
    game, chairs = table.game, range(len(table.meta.places))
    viewers: tuple[Seat | None, ...] = (*chairs, None) if everything else (seat,)
    views: tuple[View, ...] = tuple(game.view(state, viewer) for viewer in viewers)
    entry = game_log.told_openly(game, row) if everything else game_log.heard(game, row, seat)
    return Frame(row.seq, entry or Entry(row.seq, row.at), views)


@post("/api/studies", summary="A private copy to try things on")
async def post_study(data: JSONBody[MakeStudy], person: Somebody, server: TheServer) -> Made:
    made = await study(server.registry, person, data)
    return Made(made.id, f"/t/{made.id}")


HANDLERS = (get_replay, post_study)
