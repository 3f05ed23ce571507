"""What is wrong with component data: where, and why. The reason is an id that the catalogues of words know too."""

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from chapterhouse.kernel.words import Malformed

Path = tuple[str | int, ...]

REASONS = {
    "shape": "{found}",
    "kind": "expected {wanted}, found {found}",
    "field-missing": "the field {found} is missing",
    "field-unknown": "there is no field {found}",
    "value": "{found} is not possible here",
    "entries": "there are {found} entries instead of {wanted}",
    "total": "there are {found}, the rules say {wanted}",
    "least": "{found} is too small: {wanted} is the least",
    "most": "{found} is too large: {wanted} is the most",
    "faces": "the columns and the joker do not name every face of a die once: {found}",
    "spelling": "the letters are {found}, the phrase is {wanted}",
    "range": "{found} is not between {least} and {most}",
    "unknown": "{found} is none of {known}",
    "twice": "{found} is there twice",
    "missing": "{found} is missing",
    "length": "there are {found} entries instead of {wanted}",
    "marks": "{found} has marks other than {known}",
    "last": "the last one is {found}, the rules say {wanted}",
    "standing": "the standing names {found}, which is not there",
    "one-way": "{found} has no door back",
    "unreachable": "{found} cannot be reached",
    "same": "the same as {found}",
    "no-name": "{found} has no name: give one in words.toml",
    "bot-name": "{found} is the name of a bot: give the suspect another one",
}
"""By id, the reason in English. The page says it in the reader's language with the message ``data-fault-<id>``."""

_of_games: dict[str, str] = {}


def add_reasons(reasons: Mapping[str, str]) -> None:
    """Reasons that only one game knows; its catalogues have the messages."""
    _of_games.update(reasons)


class DataFault(msgspec.Struct, frozen=True):
    """One thing that the rules do not allow in data. The path begins with the file."""

    path: Path
    reason: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        file, *where = self.path
        reason = (REASONS | _of_games)[self.reason].format(**self.args)
        return ": ".join(part for part in (f"{file}.toml", ".".join(map(str, where)), reason) if part)


class BadData(Malformed):
    """Data that cannot be played, with every fault that was found."""

    def __init__(self, *faults: DataFault) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults

    def __reduce__(self) -> tuple[type["BadData"], tuple[DataFault, ...]]:
        return (BadData, self.faults)


class Checks:
    """Collects the faults of one data file; ``done`` raises them all at once."""

    def __init__(self, file: Traversable | str) -> None:
        self.file = (file if isinstance(file, str) else file.name).removesuffix(".toml")
        self.faults: list[DataFault] = []

    def add(self, path: Path, reason: str, **args: Any) -> None:
        said = {name: value if isinstance(value, int) else _text(value) for name, value in args.items()}
        self.faults.append(DataFault((self.file, *path), reason, said))

    def total(self, path: Path, found: Any, wanted: Any) -> None:
        """A number that the rules give; the data must add up to it."""
        if found != wanted:
            self.add(path, "total", found=found, wanted=wanted)

    def length(self, path: Path, found: int, wanted: int) -> None:
        if found != wanted:
            self.add(path, "length", found=found, wanted=wanted)

    def inside(self, path: Path, found: int, least: int, most: int) -> None:
        if not least <= found <= most:
            self.add(path, "range", found=found, least=least, most=most)

    def known(self, path: Path, found: Any, known: Any) -> None:
        """A name that must be one of several."""
        if found not in known:
            self.add(path, "unknown", found=found, known=known)

    def once(self, path: Path, names: Any) -> None:
        """No name comes twice."""
        seen: set[Any] = set()
        for name in names:
            if name in seen:
                self.add(path, "twice", found=name)
            seen.add(name)

    def done(self) -> None:
        if self.faults:
            raise BadData(*self.faults)


def _text(value: Any) -> str:
    if isinstance(value, list | tuple | set | frozenset | dict | range):
        return ", ".join(map(str, value))
    return str(value)
