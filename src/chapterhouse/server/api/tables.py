"""The lobby, and tables from outside: list, make, look at, invite, take the record home."""

import io
from typing import Annotated

import segno
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from chapterhouse.kernel import Seat
from chapterhouse.server import chronicle, clocks
from chapterhouse.server.api import AnyRequest, Somebody, TheHouse, Visitor
from chapterhouse.server.doc import Doc, read_doc
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.forms import Lobby, Made, MakeTable, TableLine
from chapterhouse.server.messages import Stage, TableFacts
from chapterhouse.storage.rows import TableRow

TableId = Annotated[str, PathParameter(max_length=40)]


@get("/api/lobby", summary="Open tables, and mine")
async def get_lobby(visitor: Visitor, house: TheHouse) -> Lobby:
    """Tables by link only are listed to nobody but those who sit there."""
    context = house.context
    found = await context.desk(context.store.tables.open_in_lobby)
    open_tables = tuple(table_line(row, None, None) for row in found)
    if visitor is None:
        return Lobby(open_tables, ())
    mine = await context.desk(context.store.tables.of_person, visitor.id)
    looked = await context.desk(context.store.memory.all_looked, visitor.id)
    games = [row for row in mine if read_doc(row.doc).lesson is None]  # lessons have a page of their own
    return Lobby(open_tables, tuple(table_line(row, visitor.id, looked.get(row.id, 0)) for row in games))


def table_line(row: TableRow, person: str | None, looked: int | None) -> TableLine:
    doc = read_doc(row.doc)
    mine = () if person is None else doc.seats_of(person)
    return TableLine(
        id=row.id,
        name=doc.name,
        game=row.game,
        stage=_stage(row),
        players=doc.names(),
        open_chairs=sum(place.open_to_strangers() for place in doc.places),
        seq=row.seq,
        updated=row.updated,
        contract=doc.contract,
        mine=mine,
        my_turn=row.stage == "playing" and any(seat in doc.waiting for seat in mine),
        changed=looked is not None and row.seq > looked,
        due=_due(doc, mine),
    )


def _stage(row: TableRow) -> Stage:
    stages: dict[str, Stage] = {"playing": "playing", "over": "over", "abandoned": "abandoned"}
    return stages.get(row.stage, "gathering")


def _due(doc: Doc, mine: tuple[Seat, ...]) -> float | None:
    """When my time is up."""
    ends = [clocks.expires(doc.contract.pace, doc.clocks[seat]) for seat in mine if seat < len(doc.clocks)]
    return min((end for end in ends if end is not None), default=None)


@post("/api/tables", summary="Make a table")
async def post_table(data: JSONBody[MakeTable], person: Somebody, house: TheHouse) -> Made:
    """Wrong options are refused with the rule they break; nothing is made then."""
    table = await house.hall.make(person, data)
    return Made(table.id, f"/t/{table.id}")


@get("/api/tables/{table_id:str}", summary="A table and its contract")
async def get_table(table_id: TableId, house: TheHouse) -> TableFacts:
    """For whoever has the link, before they sit down."""
    return (await house.hall.table(table_id)).facts()


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", summary="The invitation as a QR code")
async def get_qr(table_id: TableId, request: AnyRequest, house: TheHouse) -> Response[bytes]:
    table = await house.hall.table(table_id)
    address = house.context.config.address or str(request.base_url).rstrip("/")
    drawn = io.BytesIO()
    segno.make(f"{address}/t/{table.id}", error="m").save(drawn, kind="svg", scale=6, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
async def get_record(table_id: TableId, visitor: Visitor, house: TheHouse) -> Response[str]:
    """A record holds everything that was hidden, so a game that still runs has none for anybody."""
    table = await house.hall.table(table_id)
    if table.stage == "playing" and not table.doc.study:
        raise Forbidden("the record is open once the game is over")
    if not table.may_watch(visitor.id if visitor else ""):
        raise Forbidden("this table has no spectators")
    table.require_match()
    record = chronicle.record(table.game, table.doc.options, table.doc.names(), await table.rows())
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.record"'}
    return Response(record.write(), media_type="text/plain; charset=utf-8", headers=headers)


HANDLERS = (get_lobby, post_table, get_table, get_qr, get_record)
