"""Games again, move by move, from one chair's knowledge or with everything open; private copies to try things on."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from chapterhouse.kernel import Seat
from chapterhouse.server import playback
from chapterhouse.server.api import (
    Address,
    AnyRequest,
    Somebody,
    TheServer,
    Visitor,
    encoded,
    encoded_gzip,
    json_of,
    long_body,
)
from chapterhouse.server.api.tables import TableId
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import Made, MakeStudy, Replay
from chapterhouse.server.studies import study
from chapterhouse.server.table import Table

LONGEST = 50
LONGEST_OPEN = 10
"""Frames in one answer; with everything open, each frame holds the views of all chairs."""
Index = Annotated[int, QueryParameter(ge=0, le=100_000)]
Count = Annotated[int, QueryParameter(ge=0, le=LONGEST)]
Chair = Annotated[int | None, QueryParameter(ge=0, le=7)]


@get("/api/tables/{table_id:str}/replay", summary="A game again, move by move", responses={200: json_of(Replay)})
async def get_replay(
    table_id: TableId,
    visitor: Visitor,
    address: Address,
    server: TheServer,
    request: AnyRequest,
    seat: Chair = None,
    everything: Annotated[bool, QueryParameter()] = False,
    start: Index = 0,
    count: Count = LONGEST,
) -> Response[bytes]:
    """Frames ``start`` … of the entries that count: at most fifty at a time, with everything open at most ten."""
    table = await server.registry.table(table_id)
    table.require_live_game()
    who = ("" if visitor is None else visitor.id, address)
    _check(table, who[0], seat, everything)
    reader = None if table.notes_are_own(who[0], seat) else who[0]
    frames = (start, min(count, LONGEST_OPEN) if everything else count, seat, everything, reader)
    page = playback.compressed_replay if _finished(table) else playback.replay
    answer = await server.answers.find(table, who, 1.0, page, *frames, table.result, near=start)
    return encoded_gzip(answer, request) if _finished(table) else encoded(answer)


def _finished(table: Table) -> bool:
    """Whether nothing is hidden any more. Only then is a replay compressed: its size tells of its content."""
    return table.stage in ("over", "abandoned") or table.meta.study


def _check(table: Table, person: str, seat: Seat | None, everything: bool) -> None:
    """A running game shows nobody more than they may know anyway."""
    if seat is not None and seat >= len(table.meta.places):
        raise Unknown("there is no such chair")
    if not table.may_watch(person):
        raise Forbidden("this table has no spectators")
    if not _finished(table) and (everything or (seat is not None and seat not in table.meta.seats_of(person))):
        raise Forbidden("other chairs are open once the game is over")


@post("/api/studies", opt=long_body(MakeStudy, "body_bytes"), summary="A private copy to try things on")
async def post_study(data: JSONBody[MakeStudy], person: Somebody, address: Address, server: TheServer) -> Made:
    made = await study(server.registry, person, data, address)
    return Made(made.id, f"/t/{made.id}")


HANDLERS = (get_replay, post_study)
