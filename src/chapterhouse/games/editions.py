"""Which editions there are: the shipped ones, those in the folder of the house, and those that records bring.

An edition is kept as a file of its differences from the shipped data, ``<game>-<fingerprint>.json``. The folder is
named by an environment variable, so that worker processes find what the server knows. What records bring lies in a
folder below it, is offered to no new table, and gives way to newer ones: each record and table carries its edition.
"""

import logging
import os
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import get_ident
from typing import Any

import msgspec

from chapterhouse.kernel import edition as kernel_edition
from chapterhouse.kernel.data import shipped_data
from chapterhouse.kernel.edition import SHIPPED, Data, Edition, UnknownEdition, corrected, fingerprint
from chapterhouse.kernel.words import Malformed

log = logging.getLogger("chapterhouse.editions")

FOLDER = "CHAPTERHOUSE_EDITIONS"
"""The environment variable that names the folder of the house's editions."""

BROUGHT = "brought"
"""The folder, below it, of editions that came with records."""
MOST_BROUGHT = 64
"""How many files are kept there."""


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of data that was shipped once. Without differences it is the one of today in effect: only fields of the
    files have changed."""

    fingerprint: str
    differences: tuple[kernel_edition.Difference, ...] = ()
    """From the data of today."""
    without: tuple[str, ...] = ()
    """Fields that the data had not yet, wherever they stand today. The game reads data without them as it did then."""


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
    if not wanted.differences:
        return _without_differences(name, wanted, history)
    bases: list[Data] = [shipped(name), *(past_data(name, past) for past in history.past)]
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


def past_data(name: str, past: Past) -> Data:
    """The data that were shipped then."""
    data: Data = _without_fields(corrected(shipped(name), past.differences), past.without)
    return data


def _without_fields(node: Any, fields: tuple[str, ...]) -> Any:
    if isinstance(node, dict):
        return {name: _without_fields(value, fields) for name, value in node.items() if name not in fields}
    return [_without_fields(value, fields) for value in node] if isinstance(node, list) else node


def _without_differences(name: str, wanted: Edition, history: Shipped) -> Edition:
    of_today = today(name)
    if wanted.fingerprint == of_today:
        return Edition(SHIPPED, of_today)
    for past in history.past:
        if past.fingerprint == wanted.fingerprint and past.differences:
            data = past_data(name, past)
            return kernel_edition.edition(wanted.name, shipped(name), data)
        if past.fingerprint == wanted.fingerprint:
            return Edition(SHIPPED, of_today)
    kept = read_kept(name, wanted.fingerprint)
    if kept is None:
        raise UnknownEdition(f"edition {wanted.name} ({wanted.fingerprint}) of {name} is not known here")
    return kept


def remember(name: str, edition: Edition) -> None:
    """Keep an edition of the house where every process of it finds it."""
    _keep(_file(name, edition.fingerprint), Kept(name, edition))


def keep_brought(name: str, edition: Edition) -> None:
    """Keep an edition that a record brought, unless it is the house's own, for the other processes of the house."""
    file = _brought_file(name, edition.fingerprint)
    if is_ours(name, edition.fingerprint) or file.exists():
        return
    _keep(file, Kept(name, edition))
    for old in sorted(file.parent.glob("*.json"), key=_written)[:-MOST_BROUGHT]:
        old.unlink(missing_ok=True)


def _written(file: Path) -> float:
    """When a file was written; one that another process has just removed is the oldest."""
    try:
        return file.stat().st_mtime
    except FileNotFoundError:
        return 0.0


def is_ours(name: str, mark: str) -> bool:
    """Whether the folder of the house holds this edition."""
    return _file(name, mark).is_file()


def _keep(file: Path, kept: Kept) -> None:
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(f".{os.getpid()}-{get_ident()}.part")
    write_file(unfinished, kept)
    unfinished.replace(file)


def forget(name: str, edition: Edition) -> bool:
    file = _file(name, edition.fingerprint)
    file.unlink(missing_ok=True)
    return not file.exists()


def read_kept(name: str, mark: str) -> Edition | None:
    """An edition of the house, or one that a record brought."""
    if not mark.isalnum():
        return None
    found = [file for file in (_file(name, mark), _brought_file(name, mark)) if file.is_file()]
    return read_file(found[0]).edition if found else None


def read_file(file: Path) -> Kept:
    """An edition from a file that somebody sent, or of the house."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"{file.name}: not an edition: {error}") from None


def kept_editions() -> list[Kept]:
    """Every edition in the folder of the house. A damaged file costs its own edition only."""
    found = sorted(folder().glob("*.json")) if folder().is_dir() else []
    return [kept for file in found if (kept := _read_or_log(file)) is not None]


def _read_or_log(file: Path) -> Kept | None:
    try:
        return read_file(file)
    except Malformed as fault:
        log.warning("an edition of the house cannot be read: %s", fault)
        return None


def _file(name: str, mark: str) -> Path:
    return folder() / f"{name}-{mark}.json"


def _brought_file(name: str, mark: str) -> Path:
    return folder() / BROUGHT / f"{name}-{mark}.json"


def data_of_key(name: str, mark: str) -> tuple[Edition, Data]:
    """The data of an edition that was resolved before, in this process or in another one of the house."""
    if mark == fingerprint(shipped(name)):
        return Edition(SHIPPED, mark), shipped(name)
    edition = read_kept(name, mark)
    if edition is None:
        raise UnknownEdition(f"edition {mark} of {name} is not known here")
    return edition, corrected(shipped(name), edition.differences)


@cache
def today(name: str) -> str:
    """The fingerprint of the shipped data."""
    return fingerprint(shipped(name))


def from_folder(name: str, source: Path) -> Edition:
    """The edition of a folder of data files; a file that is not there is the shipped one."""
    known = shipped(name)
    strange = [file.name for file in sorted(source.glob("*.toml")) if file.stem not in known]
    if strange:
        raise Malformed(f"{source}: {name} has no {', '.join(strange)}; its files are {', '.join(known)}")
    data = {stem: read_toml(source / f"{stem}.toml", whole) for stem, whole in known.items()}
    return kernel_edition.edition(source.resolve().name, known, data)


def read_toml(file: Path, otherwise: Any) -> Any:
    if not file.is_file():
        return otherwise
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"{file.name}: {error}") from None


def named(name: str, wanted: str) -> Edition:
    """An edition of this house by its name or fingerprint."""
    ours = Edition(SHIPPED, today(name))
    known = [ours, *(each.edition for each in kept_editions() if each.game == name)]
    found = [each for each in known if wanted in (each.name, each.fingerprint)]
    if len(found) > 1:
        raise Malformed(f"several editions of {name} are called {wanted!r}; name one by its fingerprint")
    if not found:
        raise UnknownEdition(f"this house has no edition {wanted!r} of {name}")
    return found[0]


def write_file(file: Path, kept: Kept) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(kept)))


def _in_use_file() -> Path:
    return folder() / "in-use.toml"


def read_in_use() -> dict[str, str]:
    """By game, the fingerprint of the edition that new tables play."""
    try:
        return msgspec.convert(read_toml(_in_use_file(), {}), dict[str, str])
    except msgspec.ValidationError as error:
        raise Malformed(f"{_in_use_file()}: {error}") from None


def write_in_use(name: str, edition: Edition) -> None:
    chosen = {**read_in_use(), name: edition.fingerprint}
    folder().mkdir(parents=True, exist_ok=True)
    _in_use_file().write_text("".join(f'{game} = "{mark}"\n' for game, mark in chosen.items()), "utf-8")


def for_new_table(name: str, wanted: str | None) -> Edition | None:
    """The edition of a new table: the one that it asks for, or the one in use; None where nothing was chosen."""
    chosen = wanted or read_in_use().get(name)
    return named(name, chosen) if chosen else None


@contextmanager
def temporary_folder() -> Iterator[None]:
    """Editions that are tried out inside leave nothing in the house."""
    before = os.environ.get(FOLDER)
    with tempfile.TemporaryDirectory(prefix="chapterhouse-editions-") as made:
        os.environ[FOLDER] = made
        try:
            yield
        finally:
            if before is None:
                del os.environ[FOLDER]
            else:
                os.environ[FOLDER] = before


def step_into(node: Any, part: str | int) -> Any:
    """What lies under a part of a path; None where there is nothing."""
    if isinstance(node, list):
        return node[part] if isinstance(part, int) and part < len(node) else None
    return node.get(str(part)) if isinstance(node, dict) else None


def step_into_all(node: Any, path: Sequence[str | int]) -> Any:
    """What lies at the end of a path; None where there is nothing."""
    for part in path:
        node = step_into(node, part)
    return node
