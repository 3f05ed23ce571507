"""Which editions there are: the shipped ones, those in the folder of the house, and those that records bring.

An edition is kept as a file of its differences from the shipped data, ``<game>-<fingerprint>.json``. The folder is
named by an environment variable, so that worker processes find what the server knows.
"""

import os
import tempfile
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from chapterhouse.kernel import edition as kernel_edition
from chapterhouse.kernel.data import shipped_data
from chapterhouse.kernel.edition import SHIPPED, Data, Edition, UnknownEdition, corrected, fingerprint
from chapterhouse.kernel.words import Malformed

FOLDER = "CHAPTERHOUSE_EDITIONS"
"""The environment variable that names the folder of the house's editions."""


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of data that was shipped once. Without differences it is the one of today in effect: only fields of the
    files have changed."""

    fingerprint: str
    differences: tuple[kernel_edition.Difference, ...] = ()
    """From the data of today."""


class Shipped(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``editions.toml`` of a game: what has been shipped so far."""

    current: str
    first: str
    """What tables and records have played that name no edition."""
    past: tuple[Past, ...] = ()


class Kept(msgspec.Struct, frozen=True):
    """An edition as it is kept in a file."""

    game: str
    edition: Edition


def folder() -> Path:
    """Where the editions of this house are; a temporary folder if the house has none."""
    if FOLDER not in os.environ:
        os.environ[FOLDER] = tempfile.mkdtemp(prefix="chapterhouse-editions-")
    return Path(os.environ[FOLDER])


def shipped_editions(package: Traversable) -> Shipped:
    file = package / "editions.toml"
    try:
        return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Shipped)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Malformed(f"{file.name}: {error}") from None


@cache
def shipped(name: str) -> dict[str, Any]:
    return shipped_data(files(f"chapterhouse.games.{name}"))


def resolve(package: Traversable, edition: Edition | None) -> Edition:
    """The edition with its differences from the data of today; UnknownEdition if nobody knows it."""
    history = shipped_editions(package)
    wanted = edition or Edition(SHIPPED, history.first)
    name = package.name
    bases: list[Data] = [shipped(name), *(corrected(shipped(name), past.differences) for past in history.past)]
    if not wanted.differences:
        return _without_differences(name, wanted, history)
    for base in bases:
        try:
            data = corrected(base, wanted.differences)
        except Malformed:
            continue
        if fingerprint(data) == wanted.fingerprint:
            return kernel_edition.edition(wanted.name, shipped(name), data)
    raise UnknownEdition(
        f"edition {wanted.name} ({wanted.fingerprint}) of {name}: its corrections do not lead to that fingerprint"
    )


def _without_differences(name: str, wanted: Edition, history: Shipped) -> Edition:
    today = fingerprint(shipped(name))
    if wanted.fingerprint == today:
        return Edition(SHIPPED, today)
    for past in history.past:
        if past.fingerprint == wanted.fingerprint and past.differences:
            data = corrected(shipped(name), past.differences)
            return kernel_edition.edition(wanted.name, shipped(name), data)
        if past.fingerprint == wanted.fingerprint:
            return Edition(SHIPPED, today)
    kept = read_kept(name, wanted.fingerprint)
    if kept is None:
        raise UnknownEdition(f"edition {wanted.name} ({wanted.fingerprint}) of {name} is not known here")
    return kept


def remember(name: str, edition: Edition) -> None:
    """Keep an edition where every process of the house finds it."""
    file = _file(name, edition.fingerprint)
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}.part")
    unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(Kept(name, edition))))
    unfinished.replace(file)


def forget(name: str, edition: Edition) -> bool:
    file = _file(name, edition.fingerprint)
    file.unlink(missing_ok=True)
    return not file.exists()


def read_kept(name: str, mark: str) -> Edition | None:
    file = _file(name, mark)
    return read_file(file).edition if mark.isalnum() and file.is_file() else None


def read_file(file: Path) -> Kept:
    """An edition from a file that somebody sent, or of the house."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"{file}: not an edition: {error}") from None


def kept_editions() -> list[Kept]:
    """Every edition in the folder of the house."""
    found = sorted(folder().glob("*.json")) if folder().is_dir() else []
    return [read_file(file) for file in found]


def _file(name: str, mark: str) -> Path:
    return folder() / f"{name}-{mark}.json"


def data_of_key(name: str, mark: str) -> tuple[Edition, Data]:
    """The data of an edition that was resolved before, in this process or in another one of the house."""
    if mark == fingerprint(shipped(name)):
        return Edition(SHIPPED, mark), shipped(name)
    edition = read_kept(name, mark)
    if edition is None:
        raise UnknownEdition(f"edition {mark} of {name} is not known here")
    return edition, corrected(shipped(name), edition.differences)
