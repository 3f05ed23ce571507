"""Component data and the rule index: TOML files that a player can correct without reading Python.

Every number that is printed on a component stands in such a file, with its standing: how sure we are of it.
A game reads its files when it is imported; ``playing`` says of which edition.
"""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, get_args

import msgspec

from chapterhouse.kernel import edition as editions
from chapterhouse.kernel.data_fault import BadData, DataFault
from chapterhouse.kernel.edition import SHIPPED, Data, Edition
from chapterhouse.kernel.edition_words import check_words
from chapterhouse.kernel.shape_fault import shape_fault
from chapterhouse.kernel.words import Malformed

Standing = Literal["rulebook", "publisher", "seen", "reported", "inferred", "reconstructed", "ruling", "own"]
"""How sure we are: printed in the rules; said by the publisher; seen on a copy by its owner; said by players; follows
by reasoning; our invention that fits all constraints; our decision where the rules are silent; made by players for
their edition."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""A number on a component: how many of something, a price, points."""
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
"""The same where nothing at all cannot be played."""
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-99, le=99)]
"""Points that may be lost."""

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

_imported: ContextVar[tuple[str, str, Data] | None] = ContextVar("imported", default=None)
"""While a game is imported with an edition of its own: the game, the name of the edition, and its data."""


@contextmanager
def playing(game: str, name: str, data: Data) -> Iterator[None]:
    """Inside, a game that is imported reads these data."""
    token = _imported.set((game, name, data))
    try:
        yield
    finally:
        _imported.reset(token)


def load(file: Traversable, shape: type[T]) -> T:
    """A data file as a struct. Anything wrong is BadData, with the file's name and the path inside it."""
    raw = _in_force(file)
    if _imported.get() is None:  # remarks do not make an edition unplayable
        check_standings(raw, (file.name.removesuffix(".toml"),))
    return _convert(file, raw, shape)


def _in_force(file: Traversable) -> dict[str, Any]:
    """The values of a file in the edition that is imported now."""
    imported = _imported.get()
    if imported is None or imported[0] != _game(file):
        return _read(corrected(file))
    values: dict[str, Any] = imported[2].get(file.name.removesuffix(".toml"), {})
    return values


def _game(file: Traversable) -> str:
    return Path(str(file)).parent.parent.name


def _read(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"{file.name}: {error}") from None


def data_files(folder: Traversable) -> list[Traversable]:
    """The data files of a game that lies in this folder."""
    data = folder / "data"
    found = data.iterdir() if data.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".toml")), key=lambda file: file.name)


def shipped_data(folder: Traversable) -> dict[str, Any]:
    """The data that come with the program, by file."""
    return {file.name.removesuffix(".toml"): _read(file) for file in data_files(folder)}


def data_in_force(folder: Traversable) -> dict[str, Any]:
    """The data of the edition that is imported now, by file."""
    return {file.name.removesuffix(".toml"): _in_force(file) for file in data_files(folder)}


def edition_in_force(folder: Traversable) -> Edition:
    """The edition that is imported now."""
    shipped, data = shipped_data(folder), data_in_force(folder)
    check_words(data)
    if shipped == data:
        return Edition(SHIPPED, editions.fingerprint(shipped))
    imported = _imported.get()
    name = imported[1] if imported is not None else Path(os.environ.get(CORRECTIONS, "")).name
    return editions.edition(name, shipped, data)


def same_in_effect(folder: Traversable) -> tuple[str, ...]:
    """The fingerprints of data that were shipped once and are played like those of today: only their fields differ."""
    past = _read(folder / "editions.toml").get("past", ())
    return tuple(str(each["fingerprint"]) for each in past if not each.get("differences"))


def _convert(file: Traversable, raw: dict[str, Any], shape: type[T]) -> T:
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        raise BadData(shape_fault(file.name, error, raw)) from None


def check_standings(node: Any, path: editions.Path) -> None:
    """Every part that a standing names is there."""
    if isinstance(node, list):
        for number, item in enumerate(node):
            check_standings(item, (*path, item.get("id", number) if isinstance(item, dict) else number))
    if isinstance(node, dict):
        for part in parts(node):
            if part != REST and part not in node and not any(_has(value, part) for value in node.values()):
                raise BadData(DataFault(path, "standing", {"found": part}))
        for name, item in node.items():
            check_standings(item, (*path, name))


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
    """The file that counts: the shipped one, or one of the same name in the folder of corrections."""
    folder = os.environ.get(CORRECTIONS)
    path = Path(str(file))
    if not folder or path.parent.name != "data":
        return file
    own = Path(folder) / path.parent.parent.name / file.name
    return own if own.is_file() else file


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a rule comes from. Its words and the reason of a decision stand in text/, its code in steps/."""

    source: str
    standing: Standing


def load_rules(folder: Traversable) -> dict[str, Rule]:
    """The rule index of a game: id → where it comes from, in the order of the rulebook.

    The file is a table per chapter and a row per rule: ``[placement]`` then ``dead-end = {source = …, standing = …}``.
    """
    file = folder / "rules.toml"
    chapters = _convert(file, _read(file), dict[str, dict[str, Rule]])
    return {f"{chapter}.{slug}": rule for chapter, rules in chapters.items() for slug, rule in rules.items()}
