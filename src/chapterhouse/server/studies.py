"""Private copies to try things on: from a record, a position, a finished game, or what I know of a running one.

All chairs are mine, nobody else can look, there is no clock and undo goes anywhere. Every aid is allowed, except where
the copy keeps what its table has agreed on: in the copy of a game that still runs, or it would break the contract, and
in a branch of a finished one, which is played on as the game was.

A copy is paid for first and then made in a worker process, where its game is played once.
"""

from collections.abc import Callable
from typing import Any

from chapterhouse.games import find, key_of
from chapterhouse.kernel import Malformed, Seat
from chapterhouse.server import clocks, playback
from chapterhouse.server.answers import stored_table
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.contract import Aids, Contract
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.forms import MakeStudy
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.server.playback import Copy
from chapterhouse.server.registry import TableRegistry
from chapterhouse.server.requests import opening
from chapterhouse.server.table import Table, check_game, with_snapshot
from chapterhouse.storage.rows import Person
from chapterhouse.workers import Turn

SECONDS = 30.0
"""Time limit of one copy."""
COST = 4.0
COST_PER_CHARACTER = 1 / 50_000
"""In units of the work budget."""
HEADER_LINES = 100
"""Lines of a record that are no actions, at most."""


async def study(
    registry: TableRegistry, person: Person, form: MakeStudy, address: str = "", aids: Aids = "full"
) -> Table:
    """``aids`` are those of a copy of a finished game; a copy of a running one has those of its table."""
    given = [form.table is not None, form.record is not None, form.position is not None]
    if sum(given) != 1:
        raise Malformed("give exactly one of table, record, or game with position")
    size = len(form.record or form.position or "")
    registry.budgets.work.spend(person.id, address, COST + COST_PER_CHARACTER * size)
    await registry.check_room(person, study=True)
    if form.table is not None:
        return await _from_table(registry, person, await registry.table(form.table), form, aids)
    if form.record is not None:
        return await _from_record(registry, person, form.record)
    game = check_game(form.game or "")
    copy = await make_copy(registry, person, playback.copy_position, key_of(game), form.position or "")
    return await _open(registry, person, copy)


async def make_copy(registry: TableRegistry, person: Person, function: Callable[..., Copy], *args: Any) -> Copy:
    """Run one of the copying functions in a worker process."""
    turn, now = Turn(person.id), registry.context.now()
    return await registry.context.request_pool.run(turn, SECONDS, function, *args, now)


async def _from_record(registry: TableRegistry, person: Person, text: str) -> Table:
    most = registry.context.config.limits.record_actions
    if sum(not line.startswith(">") for line in text.split("\n")) > most + HEADER_LINES:
        raise Forbidden(f"a record of more than {most} actions is too long for this server")
    return await _open(registry, person, await make_copy(registry, person, playback.copy_record_text, text))


async def _from_table(registry: TableRegistry, person: Person, table: Table, form: MakeStudy, aids: Aids) -> Table:
    table.require_live_game()
    if not table.may_watch(person.id):
        raise Forbidden("this table has no spectators")
    if table.stage in ("over", "abandoned") or table.meta.study:
        stored = await stored_table(table)
        copy = await make_copy(registry, person, playback.copy_stored, stored, form.at)
        return await _open(registry, person, copy, aids)
    return await _from_knowledge(registry, person, table, _my_seat(table, person, form.seat))


def _my_seat(table: Table, person: Person, seat: Seat | None) -> Seat:
    mine = table.meta.seats_of(person.id)
    chosen = mine[0] if seat is None and mine else seat
    if chosen is None or chosen not in mine:
        raise Forbidden("of a game that still runs only its players can make a copy")
    return chosen


async def _from_knowledge(registry: TableRegistry, person: Person, table: Table, seat: Seat) -> Table:
    aids, meta = table.meta.contract.aids, table.meta
    if aids == "none":
        raise Forbidden("this table has agreed to play without aids")
    view = table.require_live_game().view(seat, table.notes_are_own(person.id, seat))
    known = (key_of(table.game), meta.options, meta.display_names(), view)
    return await _open(registry, person, await make_copy(registry, person, playback.copy_knowledge, *known), aids)


async def _open(registry: TableRegistry, person: Person, copy: Copy, aids: Aids = "full") -> Table:
    contract = Contract(watching="nobody", aids=aids, absence="wait", chat=False)
    places = tuple(Place(name=clean_name(name), person=person.id, owner=person.id) for name in copy.names)
    game = find(copy.game)
    meta = TableMeta(
        name="",
        version=game.version,
        edition=game.edition,
        options=copy.options,
        contract=contract,
        host=person.id,
        host_name=person.name,
        places=places,
        waiting=copy.waiting,
        clocks=clocks.fresh(contract, len(places)),
        study=True,
        result=copy.result,
    )
    new = opening(registry.context.now(), game.name, meta, copy.rows, "over" if copy.over else "playing")
    return await registry.add(with_snapshot(new, game, copy.frozen))
