"""The story of a finished game: for a page in the browser, and for the preview of a link to that page."""

import html
from itertools import pairwise
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get
from litestar.params import QueryParameter

from chapterhouse.games import find
from chapterhouse.grammar import known_language
from chapterhouse.kernel import ChapterhouseError, Event
from chapterhouse.languages import FIRST, LANGUAGES
from chapterhouse.server import game_log, playback
from chapterhouse.server.answers import stored_table
from chapterhouse.server.api import Address, AnyRequest, TheServer, Visitor, encoded, json_of
from chapterhouse.server.api.site import STATIC, page
from chapterhouse.server.api.tables import TableId
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.judgement import graph_of, turning_points
from chapterhouse.server.judging import ALL, MOMENT
from chapterhouse.server.playback import Stored
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.review import HINDSIGHT_COST, STORY_COST
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import LogRow, Person
from chapterhouse.tale import Chronicle, Passage, SpokenTale, Turn, points_of, tell

Chances = tuple[tuple[int, tuple[float, ...]], ...]
Language = Annotated[str, QueryParameter(max_length=40)]


@get(
    "/api/tables/{table_id:str}/tale",
    summary="The story of a finished game in words, with three moments to draw",
    responses={200: json_of(SpokenTale)},
)
async def get_tale(
    table_id: TableId, visitor: Visitor, address: Address, server: TheServer, language: Language = FIRST
) -> Response[bytes]:
    """For everybody who may watch, once the game is over. It tells what all heard, and what the end has opened."""
    known_language(language)
    return encoded(await _tale(server, await server.registry.table(table_id), visitor, address, language))


async def _tale(server: ServerProcess, table: Table, visitor: Person | None, address: str, language: str) -> bytes:
    person = "" if visitor is None else visitor.id
    table.require_over(person)
    if table.stage not in ("over", "abandoned"):
        raise Forbidden("the story of a game is told once it is over")
    chances, turns = await _judged(server, table)
    names = table.meta.display_names()
    cost = STORY_COST if table.game.deducer is None else HINDSIGHT_COST
    return await server.answers.find(table, (person, address), cost, tale, language, names, chances, turns)


async def _judged(server: ServerProcess, table: Table) -> tuple[Chances, tuple[Turn, ...]]:
    """What everybody may know of a judgement: the open chances and their turning points; nothing of half a graph."""
    missing = await server.judge.missing(await stored_table(table), ())
    if any(key.kind == MOMENT for key in missing):
        return (), ()
    pieces = await server.judge.pieces(table.id)
    graph = graph_of({key: body for key, body in pieces.items() if key.kind == MOMENT and key.seat == ALL})
    before = {late.seq: early.seq for early, late in pairwise(graph)}
    turns = tuple(Turn(each.seq, each.seat, each.change, before[each.seq]) for each in turning_points(graph))
    return tuple((each.seq, each.open.chances) for each in graph if each.open is not None), turns


# ── In a worker process ──────────────────────────────────────────────────────────────────────────────────────────────


def tale(stored: Stored, language: str, names: tuple[str, ...], chances: Chances, turns: tuple[Turn, ...]) -> bytes:
    """The story of a game, played again for its points."""
    game, rows = find(stored.game), stored.active_log()
    passages, state = [], None
    for index, (row, after, _drawn) in enumerate(playback.moments(game, stored, rows)):
        state = after
        points = points_of(game.name, game.result(state))
        passages.append(Passage(index, row.seq, _heard_by_all(stored, row), points))
    over = state is not None and not state.stack
    looked_back = game.deducer is not None and over and stored.version == game.version
    chronicle = Chronicle(
        passages=tuple(passages),
        seats=len(stored.names),
        result=stored.result or (game.result(state) if over else None),
        turns=turns,
        chances=chances,
        hindsight=playback.look_back(game, state, len(stored.names)) if looked_back else (),
    )
    return msgspec.json.encode(tell(game, language, names, chronicle))


def _heard_by_all(stored: Stored, row: LogRow) -> tuple[Event, ...]:
    told = game_log.read_told(find(stored.game), row.told)
    return tuple(each.event for each in told if each.to is None)


# ── The page ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@get("/tale/{table_id:str}", include_in_schema=False)
async def get_tale_page(
    table_id: TableId, visitor: Visitor, address: Address, server: TheServer, request: AnyRequest
) -> Response[bytes]:
    """The client's page, with the title and the beginning of the story for programs that show a preview of a link.

    Where there is nothing to show, the plain page: the client then says why.
    """
    asked = request.query_params.get("language", "")
    language = asked if asked in LANGUAGES else FIRST
    try:
        told = await _tale(server, await server.registry.table(table_id), visitor, address, language)
    except ChapterhouseError:
        return page(STATIC, "tale")
    return with_preview(page(STATIC, "tale"), msgspec.json.decode(told, type=SpokenTale))


def with_preview(plain: Response[bytes], told: SpokenTale) -> Response[bytes]:
    """A page of the client whose head speaks of one story."""
    if plain.media_type != MediaType.HTML:
        return plain
    title, description = (html.escape(each, quote=True) for each in (told.title, told.description))
    metas = (
        f'<meta property="og:type" content="article" /><meta property="og:title" content="{title}" />'
        f'<meta property="og:description" content="{description}" />'
    )
    text = plain.content.decode()
    text = text.replace("<title>Chapterhouse</title>", f"<title>{title} · Chapterhouse</title>{metas}", 1)
    head, mark, rest = text.partition('<meta name="description" content="')
    if mark:
        text = f"{head}{mark}{description}{rest[rest.index(chr(34)) :]}"
    return Response(text.encode(), media_type=MediaType.HTML, headers=dict(plain.headers))


HANDLERS = (get_tale, get_tale_page)
