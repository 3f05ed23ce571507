"""Records out of a store and into it, for hosts: files that survive any program."""

import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed, Record
from chapterhouse.kernel import record as records
from chapterhouse.server import game_log
from chapterhouse.server.chairs import clean_name
from chapterhouse.server.contract import Contract
from chapterhouse.server.meta import NOBODY, Place, TableMeta, read_meta
from chapterhouse.server.playback import copy_record
from chapterhouse.server.requests import opening
from chapterhouse.storage import Store
from chapterhouse.storage.rows import Opening, TableRow


def export_records(store: Store, folder: Path) -> int:
    """Every finished game that began with a deal; how many there were."""
    folder.mkdir(parents=True, exist_ok=True)
    finished = [row for row in store.tables.at_stage("over") if not read_meta(row.doc).study]
    for row in finished:
        (folder / f"{row.game}-{row.id}.record").write_text(record_of(store, row).write(), encoding="utf-8")
    return len(finished)


def record_of(store: Store, row: TableRow) -> Record:
    meta = read_meta(row.doc)
    return game_log.record(GAMES[row.game], meta.options, meta.names(), store.tables.log(row.id))


def import_records(store: Store, files: Sequence[Path]) -> list[str]:
    """Tables of finished games from files; the path of each. All files are checked before any is stored."""
    openings = [_opening(file) for file in files]
    for each in openings:
        store.tables.add(each)
    return [f"/t/{each.table.id}" for each in openings]


def _opening(file: Path) -> Opening:
    try:
        record = records.read(file.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeDecodeError) as error:
        raise Malformed(f"{file}: {error}") from None
    except Malformed as error:
        raise Malformed(f"{file}: {error}") from None
    game = GAMES[record.game]
    copy = copy_record(record, time.time())
    if not copy.over:
        raise Malformed(f"{file}: the game is not finished; open it as a study instead")
    meta = TableMeta(
        name=file.stem[:40],
        version=record.version,
        options=msgspec.to_builtins(record.options),
        contract=Contract(),
        host=NOBODY,
        host_name="",
        places=tuple(Place(name=clean_name(name)) for name in record.names),
    )
    return opening(time.time(), game.name, meta, copy.rows, "over")
