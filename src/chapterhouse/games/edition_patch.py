"""An edition as a patch of the data files: what an owner sends to the project. Comments and order stay as they are."""

from collections.abc import Iterator, Mapping
from difflib import unified_diff
from typing import Any

import tomlkit
from tomlkit.items import AoT

from chapterhouse.games import find
from chapterhouse.kernel.data import data_files
from chapterhouse.kernel.edition import Difference, Edition

FOLDER = "src/chapterhouse/games/{game}/data/{file}"


def patch(game: str, edition: Edition) -> str:
    """A unified diff of the shipped files, as ``git apply`` reads it."""
    return "".join(_file_patches(game, edition))


def _file_patches(game: str, edition: Edition) -> Iterator[str]:
    for file in data_files(find(game).folder()):
        changes = [each for each in edition.differences if each.path[0] == file.name.removesuffix(".toml")]
        if changes:
            before = file.read_text(encoding="utf-8")
            after = corrected_text(before, changes)
            path = FOLDER.format(game=game, file=file.name)
            yield from unified_diff(before.splitlines(True), after.splitlines(True), f"a/{path}", f"b/{path}")


def corrected_text(text: str, changes: list[Difference]) -> str:
    """A data file with differences applied."""
    document: Any = tomlkit.parse(text)
    for change in changes:
        *way, last = change.path[1:]
        node = document
        for part in way:
            node = node[part if isinstance(node, list) else str(part)]
        key = last if isinstance(node, list) else str(last)
        if change.absent:
            del node[key]
        elif not (isinstance(node, Mapping) and isinstance(node.get(key), AoT) and _mend(node[key], change.value)):
            node[key] = _item(change.value)
    return tomlkit.dumps(document)


def _mend(rows: AoT, wanted: Any) -> bool:
    """Add and remove rows, so that the others stay as they are written. False if that does not lead to the rows."""
    if not _are_rows(wanted):
        return False
    for at, row in enumerate(wanted):
        old = rows.unwrap()
        if row in old[at:]:
            for _ in range(old[at:].index(row)):
                del rows[at]
        else:
            rows.insert(at, _table(row))
    while len(rows) > len(wanted):
        del rows[len(rows) - 1]
    return bool(rows.unwrap() == list(wanted))


def _are_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _item(value: Any) -> Any:
    """A list of rows is written as rows, a small table inside a row in one line."""
    if _are_rows(value):
        rows: AoT = tomlkit.aot()
        for row in value:
            rows.append(_table(row))
        return rows
    return _inline(value)


def _inline(value: Any) -> Any:
    """A value in one line."""
    if isinstance(value, Mapping):
        small = tomlkit.inline_table()
        for name, inner in value.items():
            small.append(name, _inline(inner))
        return small
    if isinstance(value, list):
        entries = tomlkit.array()
        for inner in value:
            entries.append(_inline(inner))
        return entries
    return value


def written(value: Any) -> str:
    """A value as a data file has it, in one line."""
    return str(tomlkit.item(_inline(value)).as_string())


def _table(row: Mapping[str, Any]) -> Any:
    table = tomlkit.table()
    for name, value in row.items():
        table.add(name, _inline(value))
    return table
