"""Records out of a store and into it, for hosts: files that survive any program."""

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from chapterhouse.games import GAMES, key_of
from chapterhouse.kernel import ChapterhouseError, Malformed, Result, text
from chapterhouse.kernel import record as records
from chapterhouse.kernel.record import StoredRecord
from chapterhouse.server import playback
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.contract import Contract
from chapterhouse.server.meta import NOBODY, Place, TableMeta, read_meta
from chapterhouse.server.playback import Stored, copy_record
from chapterhouse.server.requests import opening
from chapterhouse.storage import Store
from chapterhouse.storage.rows import LogRow, Opening, TableRow


def export_records(store: Store, folder: Path) -> int:
    """Every finished game that began with a deal; how many there were."""
    folder.mkdir(parents=True, exist_ok=True)
    finished = [row for row in store.tables.at_stage("over") if not read_meta(row.doc).study]
    for row in finished:
        (folder / f"{row.game}-{row.id}.record").write_bytes(playback.record_text(stored_row(store, row)))
    return len(finished)


def stored_row(store: Store, row: TableRow, log: Sequence[LogRow] | None = None) -> Stored:
    """A table as it is stored. Its version and edition are its own, whatever is played today."""
    meta = read_meta(row.doc)
    return Stored(
        id=row.id,
        game=key_of(records.game_of(row.game, meta.edition, GAMES)),
        options=meta.options,
        names=meta.display_names(),
        rows=tuple(store.tables.log(row.id) if log is None else log),
        version=meta.version,
        edition=meta.edition,
        result=meta.result,
    )


def import_records(store: Store, files: Sequence[Path], by_current_rules: bool = False) -> list[str]:
    """Tables of finished games from files; the path of each. All files are checked before any is stored."""
    openings = [_opening(file, by_current_rules) for file in files]
    for each in openings:
        store.tables.add(each)
    return [f"/t/{each.table.id}" for each in openings]


def _opening(file: Path, by_current_rules: bool) -> Opening:
    try:
        return _read_opening(file, file.read_text(encoding="utf-8"), by_current_rules)
    except (OSError, UnicodeDecodeError, ChapterhouseError) as error:
        raise Malformed(f"{file}: {error}") from None


def _read_opening(file: Path, source: str, by_current_rules: bool) -> Opening:
    stored, now = records.read_stored(source, GAMES), time.time()
    try:
        copy = copy_record(records.read(source, GAMES, by_current_rules), now)
    except Malformed:
        if not stored.told or not stored.result or by_current_rules:
            raise
        # Our rules do not play it: it is kept as it was told then, to be read.
        return _new_table(file, stored, log_of(stored, now), msgspec.json.decode(stored.result, type=Result))
    if not copy.over:
        raise Malformed("the game is not finished; open it as a study instead")
    if by_current_rules:
        stored = msgspec.structs.replace(stored, version=GAMES[stored.game].version)
    return _new_table(file, stored, copy.rows, copy.result)


def _new_table(file: Path, stored: StoredRecord, rows: tuple[LogRow, ...], result: Result | None) -> Opening:
    meta = TableMeta(
        name=file.stem[:40],
        version=stored.version,
        edition=stored.edition,
        options=stored.options,
        contract=Contract(),
        host=NOBODY,
        host_name="",
        places=tuple(Place(name=clean_name(name)) for name in stored.names),
        result=result,
    )
    return opening(time.time(), stored.game, meta, rows, "over")


def log_of(stored: StoredRecord, at: float) -> tuple[LogRow, ...]:
    """The log of a table from a record that says what was told; nothing is played."""
    deal = " ".join(map(str, stored.deal))
    rows = [LogRow(1, "deal", None, "", deal, stored.told[0], True, False, None, at)]
    for seq, (line, told) in enumerate(zip(stored.lines, stored.told[1:], strict=True), start=2):
        body, chance = records.split_chance(line)
        letter, _, action = body.partition(" ")
        rows.append(LogRow(seq, "act", text.read_seat(letter), action, chance, told, True, False, None, at))
    return tuple(rows)
