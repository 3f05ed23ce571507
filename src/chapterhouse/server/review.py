"""Looking back at a game that is over: its whole story, my notes on it, and a copy to try another way with bots.

The moments themselves come from the replay; what is here is what a page needs around them.
"""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from chapterhouse.analysis.piles import PileCourse
from chapterhouse.bots import BOTS
from chapterhouse.bots.coach import may_be_told
from chapterhouse.kernel import Hindsight, Seat
from chapterhouse.server import chairs, game_log, playback
from chapterhouse.server.api import Address, Somebody, TheServer, Visitor, encoded, json_of
from chapterhouse.server.api.tables import TableId
from chapterhouse.server.contract import BotChair, Shape
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.forms import Made, MakeStudy, NotePage
from chapterhouse.server.meta import TableMeta
from chapterhouse.server.playback import StoryEntry
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.requests import restarted
from chapterhouse.server.studies import study
from chapterhouse.server.table import Decide, Decision, Table
from chapterhouse.server.thoughts import BotThought
from chapterhouse.storage.rows import LogRow, Person

Chair = Annotated[int | None, QueryParameter(ge=0, le=7)]
STORY_COST = 2.0
"""In units of the work budget."""
THOUGHTS_COST = 1.0
"""The same, before they are read and before they are told."""
HINDSIGHT_COST = 4.0
"""The same: about two seconds of deduction with six chairs."""


class MakeBranch(Shape, frozen=True):
    """``POST /api/tables/<id>/branch``: a private copy of a finished game as it stood after entry ``at``.

    I sit on ``seats``; ``bot`` plays all the other chairs. Without any seat of mine the bots play among themselves.
    """

    at: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    seats: Annotated[tuple[Annotated[Seat, msgspec.Meta(ge=0, le=7)], ...], msgspec.Meta(max_length=8)]
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


# ── The story ────────────────────────────────────────────────────────────────────────────────────────────────────


@get(
    "/api/tables/{table_id:str}/story",
    summary="Everything that happened in a finished game",
    responses={200: json_of(list[StoryEntry])},
)
async def get_story(
    table_id: TableId,
    visitor: Visitor,
    address: Address,
    server: TheServer,
    seat: Chair = None,
    everything: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """The entries that count and told something, to one chair or to anybody; without the views of a replay."""
    table = await server.registry.table(table_id)
    table.require_over("" if visitor is None else visitor.id)
    if seat is not None and seat >= len(table.meta.places):
        raise Unknown("there is no such chair")
    who = ("" if visitor is None else visitor.id, address)
    return encoded(await server.answers.find(table, who, STORY_COST, playback.story, seat, everything))


async def counting(table: Table) -> list[LogRow]:
    """The entries that still count."""
    return game_log.counting_rows(await table.rows())


# ── Why bots moved ───────────────────────────────────────────────────────────────────────────────────────────────


@get(
    "/api/tables/{table_id:str}/thoughts",
    summary="Why the bots moved as they did",
    responses={200: json_of(list[BotThought])},
)
async def get_thoughts(table_id: TableId, visitor: Visitor, address: Address, server: TheServer) -> Response[bytes]:
    """By entry, for the moves that count. Where hands are hidden only when the game is over."""
    table = await server.registry.table(table_id)
    over = table.stage in ("over", "abandoned") or table.meta.study
    if not may_be_told(table.game.name, over):
        raise Forbidden("bots say why once the game is over")
    if not table.may_watch("" if visitor is None else visitor.id):
        raise Forbidden("this table has no spectators")
    table.require_live_game()
    who = ("" if visitor is None else visitor.id, address)
    server.registry.budgets.work.spend(*who, cost=THOUGHTS_COST)
    kept = await server.context.db(server.context.store.tables.thoughts, table.id)
    return encoded(await server.answers.find(table, who, THOUGHTS_COST, playback.bot_thoughts, kept))


# ── Who could have known ─────────────────────────────────────────────────────────────────────────────────────────


@get(
    "/api/tables/{table_id:str}/hindsight",
    summary="Since when each chair could have known what the end showed",
    responses={200: json_of(list[Hindsight])},
)
async def get_hindsight(table_id: TableId, visitor: Visitor, address: Address, server: TheServer) -> Response[bytes]:
    """Only when the game has been played to its end; only for games in which knowledge can be computed."""
    table = await server.registry.table(table_id)
    table.require_over("" if visitor is None else visitor.id)
    if table.stage != "over":
        raise Forbidden("who could have known is told when the game has been played to its end")
    if table.game.deducer is None:
        raise Forbidden("nothing can be worked out exactly in this game")
    who = ("" if visitor is None else visitor.id, address)
    return encoded(await server.answers.find(table, who, HINDSIGHT_COST, playback.hindsight))


# ── What lay face down ───────────────────────────────────────────────────────────────────────────────────────────────


@get(
    "/api/tables/{table_id:str}/piles",
    summary="What lay in bags and piles, in the order in which it came",
    responses={200: json_of(list[PileCourse])},
)
async def get_piles(table_id: TableId, visitor: Visitor, address: Address, server: TheServer) -> Response[bytes]:
    """Only when the game is over: a part of "everything open"."""
    table = await server.registry.table(table_id)
    table.require_over("" if visitor is None else visitor.id)
    who = ("" if visitor is None else visitor.id, address)
    return encoded(await server.answers.find(table, who, STORY_COST, playback.pile_courses))


# ── Notes ────────────────────────────────────────────────────────────────────────────────────────────────────────


@get("/api/tables/{table_id:str}/notes", summary="My own notes on a game")
async def get_notes(table_id: TableId, person: Somebody, server: TheServer) -> dict[str, str]:
    """By chair. Nobody else ever gets them, also when the game is over."""
    table = await server.registry.table(table_id)
    pages = await server.context.db(server.context.store.activity.notes, table.id, person.id)
    return {str(seat): text for seat, text in pages.items()}


@get("/api/tables/{table_id:str}/notes/history", summary="My own notes on a game as they were")
async def get_note_history(table_id: TableId, person: Somebody, server: TheServer) -> list[NotePage]:
    """The oldest first: at an entry counts the newest page of a chair that is not younger. Mine, and nobody else's."""
    table = await server.registry.table(table_id)
    pages = await server.context.db(server.context.store.activity.pages, table.id, person.id)
    return [NotePage(page.seat, page.seq, page.text) for page in pages]


# ── Trying another way ───────────────────────────────────────────────────────────────────────────────────────────


@post("/api/tables/{table_id:str}/branch", summary="A private copy from a moment, with bots on the other chairs")
async def post_branch(
    table_id: TableId, data: JSONBody[MakeBranch], person: Somebody, address: Address, server: TheServer
) -> Made:
    table = await server.registry.table(table_id)
    made = await branch(server.registry, person, table, data, address)
    return Made(made.id, f"/t/{made.id}")


async def branch(registry: TableRegistry, person: Person, table: Table, form: MakeBranch, address: str = "") -> Table:
    """Everything is checked before the copy is made, so that a refusal leaves none behind."""
    table.require_over(person.id)
    if form.bot not in BOTS:
        raise Unknown(f"no bot is called {form.bot!r}; there are {', '.join(BOTS)}")
    for seat in form.seats:
        chairs.place_at(table.meta, seat)
    registry.budgets.work.spend(person.id, address)
    await _check_moment(table, form.at)
    made = await study(registry, person, MakeStudy(table=table.id, at=form.at), address, table.meta.contract.aids)
    await made.change(None, _seating(made, person, form))
    return made


async def _check_moment(table: Table, at: int) -> None:
    seqs = [row.seq for row in await counting(table)]
    if at not in seqs:
        raise Unknown("there is no such entry")
    if at == seqs[-1] and table.stage == "over":
        raise Forbidden("nothing is left to decide at the end; branch from an earlier moment")


def _seating(made: Table, person: Person, form: MakeBranch) -> Decide:
    async def decide() -> Decision:
        meta = made.meta
        for seat in range(len(meta.places)):
            if seat not in form.seats:
                meta = with_bot(meta, person, seat, form.bot)
        return Decision(restarted(meta, made.context.now()), made.stage)

    return decide


def with_bot(meta: TableMeta, person: Person, seat: Seat, bot: str) -> TableMeta:
    """A bot on the chair, under the name of whoever sat there in the game."""
    seated = chairs.set_chair(meta, person, seat, BotChair(bot))
    return seated.with_place(seat, msgspec.structs.replace(seated.places[seat], name=meta.places[seat].name))


HANDLERS = (get_story, get_thoughts, get_hindsight, get_piles, get_notes, get_note_history, post_branch)
