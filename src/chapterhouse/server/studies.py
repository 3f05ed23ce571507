"""Private copies to try things on: from a record, a position, a finished game, or what I know of a running one.

All chairs are mine, nobody else can look, there is no clock and undo goes anywhere. Every aid is allowed, except in the
copy of a game that still runs: there as many as the table has agreed on, or a copy would be a way round its contract.
"""

from random import SystemRandom
from typing import Any

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Aside, Malformed, Record, Seat, actors
from chapterhouse.kernel import record as records
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.text import seat_letter, write
from chapterhouse.server import clocks, game_log
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.contract import Aids, Contract
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.forms import MakeStudy
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.requests import opening
from chapterhouse.server.table import Table, check_game
from chapterhouse.storage.rows import LogRow, Person


async def study(registry: TableRegistry, person: Person, form: MakeStudy) -> Table:
    given = [form.table is not None, form.record is not None, form.position is not None]
    if sum(given) != 1:
        raise Malformed("give exactly one of table, record, or game with position")
    if form.table is not None:
        return await _from_table(registry, person, await registry.table(form.table), form)
    if form.record is not None:
        return await _from_record(registry, person, records.read(form.record, GAMES))
    return await _from_position(registry, person, check_game(form.game or ""), form.position or "")


async def _from_record(registry: TableRegistry, person: Person, record: Record) -> Table:
    game = GAMES[record.game]
    rows = entries_of(game, record, registry.context.now())
    options, state = msgspec.to_builtins(record.options), records.final(game, record)
    return await _open(registry, person, game, options, record.names, rows, state)


async def _from_position(registry: TableRegistry, person: Person, game: AnyGame, position: str) -> Table:
    state = game.read_position(position)
    names = [seat_letter(seat) for seat in range(seats_of(game, state))]
    row = _position_row(position, registry.context.now())
    return await _open(registry, person, game, {"players": len(names)}, names, (row,), state)


def seats_of(game: AnyGame, state: Any) -> int:
    """How many play in a state: every game scores every seat."""
    return len(game.result(state).scores)


async def _from_table(registry: TableRegistry, person: Person, table: Table, form: MakeStudy) -> Table:
    table.require_live_game()
    if not table.may_watch(person.id):
        raise Forbidden("this table has no spectators")
    if table.stage in ("over", "abandoned") or table.meta.study:
        rows, names = await table.rows(), table.meta.names()
        record = game_log.record(table.game, table.meta.options, names, rows, form.at)
        return await _from_record(registry, person, record)
    return await _from_knowledge(registry, person, table, _my_seat(table, person, form.seat))


def _my_seat(table: Table, person: Person, seat: Seat | None) -> Seat:
    mine = table.meta.seats_of(person.id)
    chosen = mine[0] if seat is None and mine else seat
    if chosen is None or chosen not in mine:
        raise Forbidden("of a game that still runs only its players can make a copy")
    return chosen


async def _from_knowledge(registry: TableRegistry, person: Person, table: Table, seat: Seat) -> Table:
    """One way in which everything could lie that fits what this chair knows: a guess, never the truth."""
    aids = table.meta.contract.aids
    if aids == "none":
        raise Forbidden("this table has agreed to play without aids")
    view = table.require_live_game().view(seat)
    state = table.game.determinize(view, SystemRandom())
    row = _position_row(table.game.write_position(state), registry.context.now())
    return await _open(registry, person, table.game, table.meta.options, table.meta.names(), (row,), state, aids)


def _position_row(position: str, at: float) -> LogRow:
    return LogRow(1, "position", None, position, "", "[]", True, False, None, at)


def entries_of(game: AnyGame, record: Record, at: float) -> tuple[LogRow, ...]:
    """A record as the log of a table; everything is played again, so what is not legal is Malformed."""
    rows = []
    for number, played in enumerate(records.replay(game, record)):
        line = record.lines[number - 1] if number else None
        rows.append(
            LogRow(
                seq=number + 1,
                kind="deal" if line is None else "act",
                seat=None if line is None else line.seat,
                body="" if line is None else write(line.action),
                chance=game_log.numbers(played.chance),
                told=game_log.write_told(played.told),
                learned=line is None or played.learned,
                aside=line is not None and isinstance(line.action, Aside),
                person=None,
                at=at,
            )
        )
    return tuple(rows)


async def _open(
    registry: TableRegistry,
    person: Person,
    game: AnyGame,
    options: dict[str, Any],
    names: Any,
    rows: tuple[LogRow, ...],
    state: Any,
    aids: Aids = "full",
) -> Table:
    contract = Contract(watching="nobody", aids=aids, absence="wait", chat=False)
    places = tuple(Place(name=clean_name(name), person=person.id, owner=person.id) for name in names)
    meta = TableMeta(
        name="",
        version=game.version,
        options=options,
        contract=contract,
        host=person.id,
        host_name=person.name,
        places=places,
        waiting=tuple(actors(state)),
        clocks=clocks.fresh(contract, len(places)),
        study=True,
    )
    stage = "playing" if state.stack else "over"
    return await registry.open(person, opening(registry.context.now(), game.name, meta, rows, stage))
