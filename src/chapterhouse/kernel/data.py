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

CORRECTIONS = "CHAPTERHOUSE_DATA"
"""The environment variable that names a folder of corrected files, ``<game>/<file>.toml``, to try other numbers."""

T = TypeVar("T")


def load(file: Traversable, shape: type[T]) -> T:
    """A TOML file as a struct. Anything wrong fails with the file's name and the path inside it."""
    try:
        raw = tomllib.loads(corrected(file).read_text(encoding="utf-8"))
        return msgspec.convert(raw, shape)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"{file.name}: {error}") from None


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
    chapters = load(folder / "rules.toml", dict[str, dict[str, Rule]])
    return {f"{chapter}.{slug}": rule for chapter, rules in chapters.items() for slug, rule in rules.items()}
