"""Drills as they travel: a position as one seat sees it, the question, the choices and what the engine says of each."""

import msgspec

from chapterhouse.kernel import Action
from chapterhouse.learn.drill import PLAYERS, Drill, Option
from chapterhouse.server.messages import FaultSaid, Position, TableFacts
from chapterhouse.server.still_tables import still_table


class DrillList(msgspec.Struct, frozen=True):
    """``GET /api/drills``: the drills of one game."""

    game: str
    drills: tuple[str, ...]


class DrillOption(msgspec.Struct, frozen=True):
    """One choice: an action, a number or a name."""

    right: bool
    action: Action | None = None
    number: int | None = None
    name: str = ""
    value: int | None = None
    """What it comes to, where choices are compared."""
    fault: FaultSaid | None = None
    """Why it is forbidden."""


class DrillSaid(msgspec.Struct, frozen=True):
    """``GET /api/drills/<game>/<id>``. The question is the message ``drill-<id>``, the answer ``drill-<id>-why``."""

    id: str
    table: TableFacts
    position: Position
    options: tuple[DrillOption, ...]
    rules: tuple[str, ...]
    kind: str
    """What the names of the choices are names of."""


def said(drill: Drill) -> DrillSaid:
    view = drill.game.view(drill.state, drill.seat)
    over = not drill.state.stack
    position = Position(seq=1, seat=drill.seat, view=view, result=drill.game.result(drill.state) if over else None)
    options = tuple(_option(option) for option in drill.options)
    table = still_table(drill.game, f"{drill.game.name}/{drill.id}", drill.state, PLAYERS, drill.seat)
    return DrillSaid(drill.id, table, position, options, drill.rules, drill.kind)


def _option(option: Option) -> DrillOption:
    fault = None if option.fault is None else FaultSaid.of(option.fault)
    return DrillOption(option.right, option.action, option.number, option.name, option.value, fault)
