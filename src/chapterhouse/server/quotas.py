"""What a person may write at tables. No honest player meets these limits; without them one person fills the disk."""

import msgspec

from chapterhouse.kernel import Aside
from chapterhouse.server.connection import Connection
from chapterhouse.server.errors import Forbidden
from chapterhouse.server.limits import Budgets
from chapterhouse.server.messages import Act, ReportPlayer, Say, TakeBack, WriteNotes
from chapterhouse.server.table import Table

KILOBYTE = 1_000


def spend(budgets: Budgets, table: Table, connection: Connection, message: msgspec.Struct) -> None:
    """Charge what a message would store; TooFast or Forbidden before anything is stored."""
    who = (connection.person.id, connection.address)
    if isinstance(message, Say | ReportPlayer):
        budgets.talk.spend(*who)
    elif isinstance(message, WriteNotes):
        budgets.notes.spend(*who, cost=len(message.text.encode()) / KILOBYTE)
    elif isinstance(message, Act | TakeBack):
        _check_study(table)
        if isinstance(message, Act) and isinstance(table.game.decode_action(bytes(message.action)), Aside):
            budgets.asides.spend(*who)


def _check_study(table: Table) -> None:
    """Only in a study can moves be made and taken back without end; elsewhere the rules or the others end a game."""
    if table.meta.study and table.row.seq >= table.context.config.limits.study_entries:
        raise Forbidden("this study is full; copy it from an earlier moment to go on")
