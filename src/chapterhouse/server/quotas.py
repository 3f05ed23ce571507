"""What a person may write at tables. No honest player meets these limits; without them one person fills the disk."""

from functools import cache

import msgspec

from chapterhouse.kernel import Action, Aside
from chapterhouse.kernel.words import kebab
from chapterhouse.server.connection import Connection
from chapterhouse.server.contract import GoBack
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.limits import Budgets
from chapterhouse.server.messages import Act, Propose, Rematch, ReportPlayer, Say, TakeBack, WriteNotes
from chapterhouse.server.table import Table

KILOBYTE = 1_000
ENTRIES_PER_WORK = 1_000
"""Entries that are read for one unit of the work budget, to go back."""


def spend(budgets: Budgets, table: Table, connection: Connection, message: msgspec.Struct) -> None:
    """Charge what a message would store or have computed; TooFast or Forbidden before any of it."""
    who = (connection.person.id, connection.address)
    if isinstance(message, Say | ReportPlayer):
        budgets.talk.spend(*who)
    elif isinstance(message, WriteNotes):
        budgets.notes.spend(*who, cost=len(message.text.encode()) / KILOBYTE)
    elif isinstance(message, Act):
        _check_study(table)
        if _is_aside(table, message.action):
            budgets.asides.spend(*who)
    elif isinstance(message, Rematch):
        budgets.tables.spend(*who)
    elif not isinstance(message, TakeBack):
        budgets.arrangements.spend(*who)
    if isinstance(message, TakeBack) or (isinstance(message, Propose) and isinstance(message.motion, GoBack)):
        _check_way_back(table)
        budgets.work.spend(*who, cost=table.row.seq / ENTRIES_PER_WORK)


class _Kind(msgspec.Struct):
    type: str = ""


_kinds = msgspec.json.Decoder(_Kind)


def _is_aside(table: Table, action: msgspec.Raw) -> bool:
    """By the tag alone; what is no action at all is refused when it is carried out."""
    try:
        return _kinds.decode(action).type in _asides(table.game.actions)
    except msgspec.DecodeError:
        return False


@cache
def _asides(actions: tuple[type[Action], ...]) -> frozenset[str]:
    return frozenset(kebab(kind.__name__) for kind in actions if issubclass(kind, Aside))


def _check_study(table: Table) -> None:
    """In a study moves can be made and taken back without end; elsewhere the rules end a game that goes forward."""
    if table.meta.study and _is_long(table):
        raise Forbidden("this study is full; copy it from an earlier moment to go on")


def _check_way_back(table: Table) -> None:
    _check_study(table)
    if _is_long(table):
        raise Forbidden("so much was taken back at this table that the game only goes forward now")


def _is_long(table: Table) -> bool:
    return table.row.seq >= table.context.config.limits.study_entries
