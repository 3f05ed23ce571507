"""Games again, move by move, from one chair's knowledge or with everything open; private copies to try things on."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from chapterhouse.kernel import Result, Seat, View
from chapterhouse.server import chronicle
from chapterhouse.server.api import Somebody, TheHouse, Visitor
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
    house: TheHouse,
    seat: Chair = None,
    everything: Annotated[bool, QueryParameter()] = False,
    start: Index = 0,
    count: Count = LONGEST,
) -> Replay:
    """Frames ``start`` … of the entries that count, at most fifty at a time."""
    table = await house.hall.table(table_id)
    match = table.require_match()
    _check(table, "" if visitor is None else visitor.id, seat, everything)
    rows = await table.rows()
    by_seq = {row.seq: row for row in rows}
    chain = [by_seq[link.seq] for link in chronicle.fold(rows)]
    frames = await asyncio.to_thread(_frames, table, chain, start, count, seat, everything)
    result: Result | None = match.result
    return Replay(table.id, table.game.name, table.doc.names(), tuple(row.seq for row in chain), frames, result)


def _check(table: Table, person: str, seat: Seat | None, everything: bool) -> None:
    """A running game shows nobody more than they may know anyway."""
    if seat is not None and seat >= len(table.doc.places):
        raise Unknown("there is no such chair")
    if not table.may_watch(person):
        raise Forbidden("this table has no spectators")
    finished = table.stage in ("over", "abandoned") or table.doc.study
    if not finished and (everything or (seat is not None and seat not in table.doc.seats_of(person))):
        raise Forbidden("other chairs are open once the game is over")


def _frames(
    table: Table, chain: list[LogRow], start: int, count: int, seat: Seat | None, everything: bool
) -> tuple[Frame, ...]:
    """Plays the game again up to the frames that are wanted; runs on a thread."""
    game, frames, state = table.game, [], None
    for number, row in enumerate(chain[: start + count]):
        played = chronicle.begin(game, table.doc.options, row) if state is None else chronicle.again(game, state, row)
        state = played.state
        if number >= start:
            frames.append(_frame(table, row, state, seat, everything))
    return tuple(frames)


def _frame(table: Table, row: LogRow, state: Any, seat: Seat | None, everything: bool) -> Frame:
    game, chairs = table.game, range(len(table.doc.places))
    viewers: tuple[Seat | None, ...] = (*chairs, None) if everything else (seat,)
    views: tuple[View, ...] = tuple(game.view(state, viewer) for viewer in viewers)
    entry = chronicle.told_openly(game, row) if everything else chronicle.heard(game, row, seat)
    return Frame(row.seq, entry or Entry(row.seq, row.at), views)


@post("/api/studies", summary="A private copy to try things on")
async def post_study(data: JSONBody[MakeStudy], person: Somebody, house: TheHouse) -> Made:
    made = await study(house.hall, person, data)
    return Made(made.id, f"/t/{made.id}")


HANDLERS = (get_replay, post_study)
