"""Aids by contract: a hint from the coach, what follows from what a chair knows, what a question could teach.
Also what a typed sentence means, which needs no contract.

Tables whose contract allows it and finished games have them, for one's own chair only. The worker process receives
that chair's view and nothing else. When the table moves on, the job is cancelled.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any, TypeVar

import msgspec

from chapterhouse.bots import Thought
from chapterhouse.bots.coach import COACH, PATIENCE
from chapterhouse.bots.thinking import BotRequest, run_bot
from chapterhouse.games import find, key_of
from chapterhouse.grammar import known_language
from chapterhouse.kernel import Action, Conclusions, Deducer, Illegal, Malformed, Preview, Seat, Stale, View
from chapterhouse.kernel.wording import Reading
from chapterhouse.server import chairs, messages
from chapterhouse.server.contract import Aids
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.live_game import LiveGame
from chapterhouse.server.messages import Advice, Advise, Deduce, Interpret, Interpreted, Message, ReasonSaid, Weigh
from chapterhouse.server.table import Table
from chapterhouse.speech import Speech
from chapterhouse.storage.rows import Person
from chapterhouse.workers import Turn

Aid = Advise | Deduce | Weigh | Interpret
T = TypeVar("T")

GRACE = 5.0
"""Seconds beyond its time after which a coach counts as stuck."""
REASONING = 20.0
"""Seconds that a deduction may take; it usually needs a small part of one."""


async def answer(
    table: Table, person: Person, message: Aid
) -> Advice | messages.Conclusions | messages.Preview | Interpreted:
    """What was asked for, or a refusal: not this chair, not by this contract, not now."""
    chairs.require_seat(table.meta, person.id, message.seat)
    if isinstance(message, Interpret):
        return await _interpret(table, table.require_live_game(), message, Turn(person.id, table.id))
    if isinstance(message, Deduce) and message.line is not None:
        _require(table, "explain", "full")
    else:
        require_full_aids(table)
    if isinstance(message, Weigh):
        table.check_notes(person, message.seat, table.game.decode_action(bytes(message.action)))
    live, turn = table.require_live_game(), Turn(person.id, table.id)
    if isinstance(message, Advise):
        return await _advise(table, live, message, turn)
    if isinstance(message, Deduce):
        return await _deduce(table, live, message, turn)
    return await _weigh(table, live, message, turn)


def require_full_aids(table: Table) -> None:
    _require(table, "full")


def _require(table: Table, *enough: Aids) -> None:
    finished = table.stage in ("over", "abandoned")
    if table.meta.contract.aids not in enough and not finished:
        raise Forbidden("this table has agreed to play without this aid")


async def _advise(table: Table, live: LiveGame, message: Advise, turn: Turn) -> Advice:
    if message.seat not in live.waiting:
        raise Forbidden("this chair has nothing to decide now")
    asked = BotRequest(COACH, live.view(message.seat), live.choices(message.seat), PATIENCE)
    seq = live.seq
    thought = await unless_moved(table, table.context.request_pool.run(turn, PATIENCE + GRACE, run_bot, asked))
    return advice_of(message.id, seq, message.seat, thought)


def advice_of(request: str, seq: int, seat: Seat, thought: Thought) -> Advice:
    reasons = tuple(ReasonSaid(reason.key, reason.weight, reason.args) for reason in thought.reasons)
    chances = (thought.chance, thought.second_chance)
    return Advice(request, seq, seat, thought.action, reasons, thought.second, *chances)


async def _deduce(table: Table, live: LiveGame, message: Deduce, turn: Turn) -> messages.Conclusions:
    deducer, view, seq = _deducer(table), live.view(message.seat), live.seq
    job = table.context.request_pool.run(turn, REASONING, conclude, key_of(table.game), view, message.line)
    found = await unless_moved(table, job)
    return _with(conclusions_type(deducer), message.id, seq, message.seat, found)


async def _weigh(table: Table, live: LiveGame, message: Weigh, turn: Turn) -> messages.Preview:
    """An illegal action is refused with its rule, as the action itself would be."""
    deducer, view, seq = _deducer(table), live.view(message.seat), live.seq
    action = table.game.decode_action(bytes(message.action))
    fault = live.why(message.seat, action)
    if fault is not None:
        raise Illegal(fault)
    job = table.context.request_pool.run(turn, REASONING, preview, key_of(table.game), view, action)
    found = await unless_moved(table, job)
    return _with(preview_type(deducer), message.id, seq, message.seat, found)


async def _interpret(table: Table, live: LiveGame, message: Interpret, turn: Turn) -> Interpreted:
    if table.game.interpret is None:
        raise Forbidden("this game is not played with sentences")
    known_language(message.language)
    if message.target == message.seat or message.target >= len(table.meta.places):
        raise Malformed("another player at this table is wanted")
    view, names = live.view(message.seat), table.meta.names()
    asked = (key_of(table.game), message.language, names, view, message.target, message.text)
    reading = await unless_moved(table, table.context.request_pool.run(turn, REASONING, interpreted, *asked))
    return Interpreted(message.id, message.seat, reading.action, reading.unread)


def _deducer(table: Table) -> Deducer[Any]:
    if table.game.deducer is None:
        raise Forbidden("nothing can be worked out exactly in this game")
    return table.game.deducer


async def unless_moved(table: Table, work: Coroutine[Any, Any, T]) -> T:
    """The result of the job; Stale when a move is made first, for then nobody needs it any more."""
    working, turning = asyncio.create_task(work), asyncio.create_task(table.turned.wait())
    try:
        await asyncio.wait({working, turning}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Stale("the table has moved on")
        return working.result()
    finally:
        working.cancel()
        turning.cancel()
        await asyncio.gather(working, turning, return_exceptions=True)


# ── In the worker process ────────────────────────────────────────────────────────────────────────────────────────


def conclude(game: str, view: View, line: int | None = None) -> Conclusions:
    """The worker finds the game by its name: functions of a game cannot be pickled."""
    deducer: Deducer[Any] | None = find(game).deducer
    assert deducer is not None  # the server has checked it
    return deducer.deduce(view) if line is None else deducer.explain(view, line)


def preview(game: str, view: View, action: Action) -> Preview:
    deducer: Deducer[Any] | None = find(game).deducer
    assert deducer is not None  # as above
    return deducer.weigh(view, action)


def interpreted(game: str, language: str, names: tuple[str, ...], view: View, target: Seat, text: str) -> Reading:
    found = find(game)
    assert found.interpret is not None  # as above
    return found.interpret(Speech(found, language, names), view, target, text)


# ── On the wire ──────────────────────────────────────────────────────────────────────────────────────────────────


def conclusions_type(deducer: Deducer[Any]) -> type[messages.Conclusions]:
    """The message with the fields that a game adds to it."""
    kind: type[messages.Conclusions] = _widened(messages.Conclusions, deducer.conclusions)
    return kind


def preview_type(deducer: Deducer[Any]) -> type[messages.Preview]:
    kind: type[messages.Preview] = _widened(messages.Preview, deducer.preview)
    return kind


@cache
def _widened(message: type[Message], found: type[msgspec.Struct]) -> Any:
    fields = [(each.name, each.type) for each in msgspec.structs.fields(found) if each.name != "exact"]
    meta = {"__doc__": f"{message.__doc__}\n\n{found.__doc__}"}
    return msgspec.defstruct(message.__name__, fields, bases=(message,), namespace=meta, frozen=True)


def _with(kind: Callable[..., T], request: str, seq: int, seat: Seat, found: Conclusions | Preview) -> T:
    values = {name: getattr(found, name) for name in found.__struct_fields__}
    return kind(id=request, seq=seq, seat=seat, **values)
