"""The judgement of a finished game as one person may read it, and "what if" from one of its moments.

Decisions and what was known belong to the chair: only the person on it reads them. What is open after the end is open
to everybody who may watch.
"""

import asyncio
from hashlib import blake2b
from itertools import pairwise
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from chapterhouse.analysis.continuations import Pair, difference
from chapterhouse.analysis.findings import Moment, SuspectCourse
from chapterhouse.bots.coach import COACH
from chapterhouse.kernel import Illegal, Malformed, Seat
from chapterhouse.kernel.text import write
from chapterhouse.server import chairs
from chapterhouse.server.aids import require_full_aids
from chapterhouse.server.answers import SECONDS, stored_table
from chapterhouse.server.api import Address, Somebody, TheServer, Visitor, encoded, json_of
from chapterhouse.server.api.tables import TableId
from chapterhouse.server.errors import RulesChanged
from chapterhouse.server.judge import TIME_LIMIT
from chapterhouse.server.judgement_forms import (
    AskWhatIf,
    GraphMoment,
    JudgedDecision,
    JudgeEffort,
    Judgement,
    MomentChoices,
    StartJudgement,
    TurningPoint,
    WhatIf,
)
from chapterhouse.server.judging import (
    ALL,
    DECISION,
    KNOWN,
    MOMENT,
    SUSPECTS,
    all_pieces,
    check_instead,
    moment_choices,
    play_instead,
    require_judge,
)
from chapterhouse.server.playback import Stored
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.review import STORY_COST, Chair
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import PieceKey
from chapterhouse.workers import Turn

MOST_TURNS = 5
SMALLEST_TURN = 0.08
"""Turning points at most, and the change of a chance below which a moment is none."""
IN_A_JOB = 4
"""Games of a "what if" that a worker plays before it reports."""
LOOK_COST = 1.0
"""To see how far a computation is, in units of the work budget: the game and all that was found is read."""
WHATIF = "w"
"""The kind of a piece that holds a "what if": this letter and a digest of what was asked."""

At = Annotated[int, QueryParameter(ge=1, le=1_000_000)]


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@get(
    "/api/tables/{table_id:str}/judgement",
    summary="What has been found about a finished game",
    responses={200: json_of(Judgement)},
)
async def get_judgement(
    table_id: TableId, visitor: Visitor, address: Address, server: TheServer, seat: Chair = None
) -> Response[bytes]:
    """With a chair of mine its decisions too. Only when the game is over."""
    table = await server.registry.table(table_id)
    person = "" if visitor is None else visitor.id
    _require(table, person, seat)
    server.registry.budgets.work.spend(person, address, LOOK_COST)
    return encoded(await _read(server, table, person, seat))


@post("/api/tables/{table_id:str}/judgement", summary="Judge a finished game from a chair of mine", status_code=202)
async def post_judgement(
    table_id: TableId, data: JSONBody[StartJudgement], person: Somebody, address: Address, server: TheServer
) -> Response[bytes]:
    """Computed in the background, once; the answer says how far it is."""
    table = await server.registry.table(table_id)
    _require(table, person.id, data.seat)
    server.registry.budgets.work.spend(person.id, address, LOOK_COST)
    await server.judge.judge(table, person.id, address, data.seat)
    return encoded(await _read(server, table, person.id, data.seat))


def _require(table: Table, person: str, seat: Seat | None) -> None:
    table.require_over(person)
    if table.playing:  # a study; of a running game it is no way round what that table has agreed on
        require_full_aids(table)
    if table.frozen:
        raise RulesChanged("this game follows rules that this server does not play, so it cannot be judged")
    require_judge(table.game)
    if table.meta.version != table.game.version:
        raise RulesChanged(f"this game follows version {table.meta.version} of the rules; only our own can be judged")
    if seat is not None:
        chairs.require_seat(table.meta, person, seat)


async def _read(server: ServerProcess, table: Table, person: str, seat: Seat | None) -> bytes:
    found, stored = await server.judge.pieces(table.id), await stored_table(table)
    keys = await asyncio.to_thread(all_pieces, stored, () if seat is None else (seat,), server.judge.effort)
    missing = sum(key not in found for key in keys)
    progress = await server.judge.progress(table.id, table.id, missing)
    effort, mine = JudgeEffort(COACH, server.judge.effort.playouts), table.meta.seats_of(person)
    whole = Judgement(progress, len(keys) - missing, len(keys), effort, mine, seat)
    return await asyncio.to_thread(_encode, whole, keys, found)


def _encode(whole: Judgement, keys: list[PieceKey], found: dict[PieceKey, str]) -> bytes:
    here = {key: found[key] for key in keys if key in found}
    graph = graph_of(here)
    outlined = any(key.kind == MOMENT and key not in found for key in keys)  # no telling yet which move it was
    decisions = [
        JudgedDecision(key.seq, msgspec.Raw(body.encode()))  # type: ignore[arg-type]  # sent as it was stored
        for key, body in sorted(here.items())
        if key.kind == DECISION and body != "null"
    ]
    suspects = next((body for key, body in here.items() if key.kind == SUSPECTS), "[]")
    answer = msgspec.structs.replace(
        whole,
        graph=graph,
        turning_points=() if outlined else turning_points(graph),
        decisions=tuple(decisions),
        undecided=sum(key.kind == DECISION and key not in found for key in keys),
        suspects=msgspec.json.decode(suspects, type=tuple[SuspectCourse, ...]),
    )
    return msgspec.json.encode(answer)


def graph_of(here: dict[PieceKey, str]) -> tuple[GraphMoment, ...]:
    moments = {key: msgspec.json.decode(body, type=Moment) for key, body in here.items() if key.kind in (MOMENT, KNOWN)}
    by_seq: dict[int, GraphMoment] = {}
    for key, moment in sorted(moments.items()):
        before = by_seq.get(key.seq, GraphMoment(key.seq))
        name = "open" if key.seat == ALL else "known"
        by_seq[key.seq] = msgspec.structs.replace(before, **{name: moment})
    return tuple(by_seq[seq] for seq in sorted(by_seq))


def turning_points(graph: tuple[GraphMoment, ...]) -> tuple[TurningPoint, ...]:
    """The moments at which the open chances changed most, in the order of the game. No two are neighbours."""
    open_moments = [(each.seq, each.open) for each in graph if each.open is not None]
    changes = []
    for index, ((_, before), (seq, after)) in enumerate(pairwise(open_moments)):
        gaps = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(gaps)), key=lambda each: abs(gaps[each]))
        noise = 2 * (before.error + after.error)
        if abs(gaps[seat]) >= max(SMALLEST_TURN, noise):
            changes.append((abs(gaps[seat]), index, TurningPoint(seq, seat, gaps[seat])))
    kept: list[tuple[int, TurningPoint]] = []
    for _, index, point in sorted(changes, key=lambda each: -each[0]):
        if len(kept) < MOST_TURNS and all(abs(index - other) > 1 for other, _ in kept):
            kept.append((index, point))
    return tuple(point for _, point in sorted(kept, key=lambda each: each[0]))


# ── What if ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@get(
    "/api/tables/{table_id:str}/choices",
    summary="What could be decided at a moment of a finished game",
    responses={200: json_of(MomentChoices)},
)
async def get_choices(
    table_id: TableId, visitor: Visitor, address: Address, server: TheServer, at: At
) -> Response[bytes]:
    table = await server.registry.table(table_id)
    person = "" if visitor is None else visitor.id
    _require(table, person, None)
    return encoded(await server.answers.find(table, (person, address), STORY_COST, moment_choices, at))


@post("/api/tables/{table_id:str}/whatif", summary="Bots finish a game with another choice", status_code=202)
async def post_whatif(
    table_id: TableId, data: JSONBody[AskWhatIf], person: Somebody, address: Address, server: TheServer
) -> WhatIf:
    """Computed in the background; the same form again says how far it is."""
    table = await server.registry.table(table_id)
    _require(table, person.id, None)
    if data.games > server.context.config.judging.whatif_games:
        raise Malformed(f"at most {server.context.config.judging.whatif_games} games")
    server.registry.budgets.work.spend(person.id, address, LOOK_COST)
    asked = _Asked(server, table, await stored_table(table), data, Turn(person.id, table.id))
    return await asked.answer(address)


class _Asked:
    """One "what if" that somebody asks for."""

    def __init__(self, server: ServerProcess, table: Table, stored: Stored, form: AskWhatIf, turn: Turn) -> None:
        self.server = server
        self.stored = stored
        self.form = form
        self.turn = turn
        self.action = table.game.decode_action(msgspec.json.encode(form.action))
        said = f"{form.at} {write(self.action)} {form.luck}"
        self.digest = blake2b(said.encode(), digest_size=5).hexdigest()
        self.key = f"{stored.id}/{self.digest}"

    async def answer(self, address: str) -> WhatIf:
        pool, check = self.server.context.request_pool, (self.stored, self.form.at, self.action)
        seat, fault = await pool.run(self.turn, SECONDS, check_instead, *check)
        if fault is not None:
            raise Illegal(fault)
        piece = PieceKey(f"{WHATIF}{self.digest}", seat, self.form.at)
        pairs = await self._pairs(piece)
        missing = max(0, self.form.games - len(pairs))
        if missing:
            await self.server.judge.run_whatif(self.key, self.turn.person, address, lambda: self._work(piece))
        progress = await self.server.judge.progress(self.key, self.stored.id, missing)
        found = difference(pairs, seat) if len(pairs) > 1 else None
        return WhatIf(progress, seat, min(len(pairs), self.form.games), self.form.games, found)

    async def _pairs(self, piece: PieceKey) -> list[Pair]:
        body = (await self.server.judge.pieces(self.stored.id)).get(piece)
        return [] if body is None else msgspec.json.decode(body, type=list[Pair])[: self.form.games]

    async def _work(self, piece: PieceKey) -> None:
        pairs = await self._pairs(piece)
        while len(pairs) < self.form.games:
            numbers = range(len(pairs), min(len(pairs) + IN_A_JOB, self.form.games))
            job = (play_instead, self.stored, self.form.at, self.action, self.form.luck, numbers)
            pairs += await self.server.context.judge_pool.run(self.turn, TIME_LIMIT, *job)
            await self.server.judge.keep(self.stored.id, {piece: msgspec.json.encode(pairs).decode()})


HANDLERS = (get_judgement, post_judgement, get_choices, post_whatif)
