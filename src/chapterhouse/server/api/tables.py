"""The lobby, and tables from outside: list, make, look at, invite, take the record home."""

import io
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter

from chapterhouse.games import GAMES
from chapterhouse.kernel import Seat
from chapterhouse.kernel.text import seat_letter
from chapterhouse.server import clocks, playback
from chapterhouse.server.api import Address, AnyRequest, Somebody, TheServer, Visitor
from chapterhouse.server.context import Context
from chapterhouse.server.contract import ChairChange, NoClock
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.forms import Lobby, Made, MakeTable, TableLine
from chapterhouse.server.messages import RuleInForce, Stage, TableFacts
from chapterhouse.server.meta import TableMeta, read_meta
from chapterhouse.server.rules_in_force import rules_in_force
from chapterhouse.server.table import shown_seq
from chapterhouse.storage import Damaged
from chapterhouse.storage.rows import TableRow

HOUR = 3_600.0
LINES = 500
"""Lines of the lobby that are kept."""
TableId = Annotated[str, PathParameter(max_length=40)]


@get("/api/lobby", summary="Open tables, and mine")
async def get_lobby(visitor: Visitor, server: TheServer) -> Lobby:
    """Tables by link only are listed to nobody but those who sit there."""
    context = server.context
    now = context.now()
    since = now - HOUR * context.config.lobby_hours
    found = await context.db(context.store.tables.open_in_lobby, since, now)
    open_tables = tuple(_open_lines(context, found))
    if visitor is None:
        return Lobby(open_tables, ())
    mine = await context.db(context.store.tables.of_person, visitor.id)
    looked = await context.db(context.store.activity.all_looked, visitor.id)
    kept = [(row, meta) for row, meta in readable(context, mine) if row.stage != "closed"]
    games = [(row, meta) for row, meta in kept if meta.lesson is None]  # lessons have their page
    lines = (table_line(row, meta, visitor.id, looked.get(row.id, 0)) for row, meta in games)
    return Lobby(open_tables, tuple(lines))


def readable(context: Context, rows: Iterable[TableRow]) -> list[tuple[TableRow, TableMeta]]:
    """The tables that can be read, each with its metadata: a damaged one costs itself only."""
    found = []
    for row in rows:
        try:
            found.append((row, read_meta(row.doc)))
        except Damaged:
            context.note_damage(row.id)
    return found


def _open_lines(context: Context, rows: Iterable[TableRow]) -> Iterator[TableLine]:
    for row in rows:
        try:
            line = _open_line(row)
        except Damaged:
            context.note_damage(row.id)
        else:
            if line is not None:
                yield line


@lru_cache(maxsize=LINES)
def _open_line(row: TableRow) -> TableLine | None:
    """A table as strangers see it; None where they can do nothing. Most tables are as they were when last asked for."""
    meta = read_meta(row.doc)
    return table_line(row, meta, None, None) if _worth_listing(row, meta) else None


def _worth_listing(row: TableRow, meta: TableMeta) -> bool:
    """Whether a stranger can do anything at a listed table: sit down, or watch."""
    if any(place.open_to_strangers() for place in meta.places):
        return True
    return row.stage == "playing" and meta.contract.watching == "anyone"


def table_line(row: TableRow, meta: TableMeta, person: str | None, looked: int | None) -> TableLine:
    mine = () if person is None else meta.seats_of(person)
    return TableLine(
        id=row.id,
        name=meta.name,
        game=row.game,
        stage=_stage(row),
        players=meta.names(),
        bots=tuple(place.bot for place in meta.places),
        open_chairs=sum(place.open_to_strangers() for place in meta.places),
        seq=shown_seq(row, meta),
        updated=row.updated,
        contract=clocks.named(meta.contract),
        waiting=meta.waiting if row.stage == "playing" else (),
        mine=mine,
        my_turn=row.stage == "playing" and any(seat in meta.waiting for seat in mine),
        changed=looked is not None and shown_seq(row, meta) > looked,
        due=_due(meta, mine),
        rules=_changed_rules(row.game, meta),
        host=meta.host_name,
        edition="" if meta.edition is None or meta.edition.shipped else meta.edition.name,
    )


def _changed_rules(game: str, meta: TableMeta) -> tuple[RuleInForce, ...]:
    return tuple(rule for rule in rules_in_force(GAMES[game], meta.options) if rule.differs) if game in GAMES else ()


def _stage(row: TableRow) -> Stage:
    stages: dict[str, Stage] = {"playing": "playing", "over": "over", "abandoned": "abandoned", "closed": "closed"}
    return stages.get(row.stage, "gathering")


def _due(meta: TableMeta, mine: tuple[Seat, ...]) -> float | None:
    """When my time is up, at a table with a clock."""
    if isinstance(meta.contract.pace, NoClock):
        return None
    ends = [clocks.expires(meta.contract, meta.clocks[seat]) for seat in mine if seat < len(meta.clocks)]
    return min((end for end in ends if end is not None), default=None)


@post("/api/tables", summary="Make a table")
async def post_table(data: JSONBody[MakeTable], person: Somebody, address: Address, server: TheServer) -> Made:
    """Wrong options are refused with the rule they break; nothing is made then."""
    server.registry.budgets.tables.spend(person.id, address)
    table = await server.registry.make(person, data)
    return Made(table.id, f"/t/{table.id}")


@get("/api/tables/{table_id:str}", summary="A table and its contract")
async def get_table(table_id: TableId, server: TheServer) -> TableFacts:
    """For whoever has the link, before they sit down."""
    return (await server.registry.table(table_id)).facts()


@get("/api/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", summary="The invitation as a QR code")
async def get_qr(table_id: TableId, request: AnyRequest, server: TheServer) -> Response[bytes]:
    table = await server.registry.table(table_id)
    address = server.context.config.address or str(request.base_url).rstrip("/")
    return Response(qr_code(f"{address}/t/{table.id}"), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def qr_code(address: str) -> bytes:
    """As SVG; drawing one takes several milliseconds."""
    import segno  # few ask for it

    drawn = io.BytesIO()
    segno.make(address, error="m").save(drawn, kind="svg", scale=6, border=2)
    return drawn.getvalue()


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record of a finished game")
async def get_record(table_id: TableId, visitor: Visitor, address: Address, server: TheServer) -> Response[bytes]:
    """A record holds everything that was hidden, so a game that still runs has none for anybody."""
    table = await server.registry.table(table_id)
    if table.stage == "playing" and not table.meta.study:
        raise Forbidden("the record is open once the game is over")
    if not table.may_watch(visitor.id if visitor else ""):
        raise Forbidden("this table has no spectators")
    table.require_live_game()
    who = (visitor.id if visitor else "", address)
    record = await server.answers.find(table, who, 1.0, playback.record_text)
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id}.record"'}
    who_played = "".join(_who_played(stint.change) for stint in table.meta.stints).encode()
    return Response(record + who_played, media_type="text/plain; charset=utf-8", headers=headers)


def _who_played(change: ChairChange) -> str:
    """A comment at the end of a record."""
    return f"# after entry {change.seq} chair {seat_letter(change.seat)}: {change.player} {change.name}\n"


HANDLERS = (get_lobby, post_table, get_table, get_qr, get_record)
