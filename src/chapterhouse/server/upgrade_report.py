"""Which games of a house would change under the rules and the editions of today. Nothing is stored."""

from collections.abc import Iterator
from typing import Literal

import msgspec

from chapterhouse.games import find
from chapterhouse.kernel import ChapterhouseError
from chapterhouse.server import other_rules
from chapterhouse.server.meta import read_meta
from chapterhouse.server.records import stored_row
from chapterhouse.storage import Store
from chapterhouse.storage.rows import TableRow

Verdict = Literal["same", "forbidden", "other", "result", "unreadable"]
"""``same``: told as it was to the end. ``forbidden``: the same, but an action would be refused today. ``other``: from
some entry on something else is told. ``result``: told the same, but another result than the stored one.
``unreadable``: not even the first entry."""

STAGES = ("playing", "over", "abandoned")


class GameReport(msgspec.Struct, frozen=True):
    """One game of the house, played once more."""

    table: str
    game: str
    stage: str
    version: int
    verdict: Verdict
    entry: int | None = None
    """The first entry that is forbidden or told otherwise."""

    def line(self) -> str:
        where = f" from entry {self.entry}" if self.entry is not None else ""
        return f"{self.table}  {self.game} {self.version}  {self.stage}  {SENTENCES[self.verdict]}{where}"


SENTENCES: dict[Verdict, str] = {
    "same": "unchanged",
    "forbidden": "shown as it was, but today's rules forbid an action of it",
    "other": "today's rules tell something else",
    "result": "today's rules give another result; the stored one is kept",
    "unreadable": "today's rules do not set it up in this way",
}


def upgrade_report(store: Store) -> Iterator[GameReport]:
    """Every game that has begun, the oldest first within its stage."""
    for stage in STAGES:
        for row in store.tables.at_stage(stage):
            yield _report(store, row)


def _report(store: Store, row: TableRow) -> GameReport:
    report = GameReport(row.id, row.game, row.stage, read_meta(row.doc).version, "same")
    log = store.tables.log_before_upgrade(row.id)
    try:
        stored = stored_row(store, row, log)
        game, rows = find(stored.game), stored.active_log()
        retold = list(other_rules.retell(game, stored.options, rows))
    except (ChapterhouseError, KeyError):
        return msgspec.structs.replace(report, verdict="unreadable")
    if not retold:
        return msgspec.structs.replace(report, verdict="unreadable")
    if len(retold) < len(rows):
        return msgspec.structs.replace(report, verdict="other", entry=rows[len(retold)].seq)
    state = retold[-1].played.state
    if stored.result is not None and not state.stack and game.result(state) != stored.result:
        return msgspec.structs.replace(report, verdict="result")
    forbidden = next((each.row.seq for each in retold if not each.legal), None)
    return msgspec.structs.replace(report, verdict="same" if forbidden is None else "forbidden", entry=forbidden)
