"""Component data and the rule index: TOML files that a player can correct without reading Python.

Every number that is printed on a component stands in such a file, with its standing: how sure we are of it.
"""

import os
import tomllib
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args

import msgspec

from chapterhouse.kernel.words import Malformed

Standing = Literal["rulebook", "publisher", "reported", "inferred", "reconstructed", "ruling"]
"""How sure we are: printed in the rules; said by the publisher; by players; follows by reasoning; our invention
that fits all constraints; our decision where the rules are silent."""

STANDINGS: tuple[str, ...] = get_args(Standing)

Standings = Standing | dict[str, Standing]
"""The standing of a row: one for all of it, or one for each field. A key is a field of the row or one value in a list
of the row; ``rest`` is for all that is not named.

    standing = { rest = "reported", hooded = "reconstructed" }
"""

REST = "rest"

CORRECTIONS = "CHAPTERHOUSE_DATA"
"""The environment variable that names a folder of corrected files, ``<game>/<file>.toml``, to try other numbers."""

T = TypeVar("T")


def load(file: Traversable, shape: type[T]) -> T:
    """A data file as a struct. Anything wrong fails with the file's name and the path inside it."""
    raw = _read(file)
    check_standings(raw, file.name)
    return _convert(file, raw, shape)


def _read(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(corrected(file).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Malformed(f"{file.name}: {error}") from None


def _convert(file: Traversable, raw: dict[str, Any], shape: type[T]) -> T:
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise Malformed(f"{file.name}: {error}") from None


def check_standings(node: Any, path: str) -> None:
    """Every part that a standing names is there."""
    if isinstance(node, list):
        for item in node:
            check_standings(item, f"{path}.{item.get('id', '')}" if isinstance(item, dict) else path)
    if isinstance(node, dict):
        for part in parts(node):
            if part != REST and part not in node and not any(_has(value, part) for value in node.values()):
                raise Malformed(f"{path}: the standing names {part!r}, which is not there")
        for name, item in node.items():
            check_standings(item, f"{path}.{name}")


def _has(value: Any, part: str) -> bool:
    return isinstance(value, list) and part in map(str, value)


def parts(row: dict[str, Any]) -> dict[str, str]:
    """How sure we are of each part of a row; empty for a row without a standing."""
    standing = row.get("standing", {})
    return dict(standing) if isinstance(standing, dict) else {REST: str(standing)}


def weakest(row: dict[str, Any]) -> str:
    """The standing of the part of a row that we are least sure of."""
    return max(parts(row).values(), key=STANDINGS.index)


def corrected(file: Traversable) -> Traversable:
    """The file that counts: the one of the house, or one of the same name that somebody has put in its stead."""
    folder = os.environ.get(CORRECTIONS)
    path = Path(str(file))
    if not folder or path.parent.name != "data":
        return file
    own = Path(folder) / path.parent.parent.name / file.name
    return own if own.is_file() else file


def expect(file: Traversable, what: str, found: Any, wanted: Any) -> None:
    """A total that the rules give; the data must add up to it."""
    if found != wanted:
        raise Malformed(f"{file.name}: {what} is {found}, the rules say {wanted}")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a rule comes from. Its words stand in text/, its code in steps/."""

    source: str
    standing: Standing
    reason: str = ""


def load_rules(folder: Traversable) -> dict[str, Rule]:
    """The rule index of a game: id → where it comes from, in the order of the rulebook.

    The file is a table per chapter and a row per rule: ``[placement]`` then ``dead-end = {source = …, standing = …}``.
    """
    file = folder / "rules.toml"
    chapters = _convert(file, _read(file), dict[str, dict[str, Rule]])
    return {f"{chapter}.{slug}": rule for chapter, rules in chapters.items() for slug, rule in rules.items()}
