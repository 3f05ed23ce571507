"""An edition: a named set of component data, known by the fingerprint of its values.

The shipped data are an edition. Any other one is the shipped data with differences, so a record that carries them
replays the same everywhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from chapterhouse.kernel.words import Malformed

SHIPPED = "shipped"
"""The name of the edition that comes with the program."""

REMARKS = frozenset({"standing", "note"})
"""Fields that say how sure we are. They change no game, so they are no part of a fingerprint."""

Data = Mapping[str, Any]
"""The data files of a game, by name without ending."""
Path = tuple[str | int, ...]


class Difference(msgspec.Struct, frozen=True):
    """One value that differs from the shipped data. The path begins with the file; ``absent`` removes a field."""

    path: Path
    value: Any = None
    absent: bool = False

    def write(self) -> str:
        where = "/".join(map(str, self.path))
        return f"remove {where}" if self.absent else f"correct {where} {msgspec.json.encode(self.value).decode()}"


class Edition(msgspec.Struct, frozen=True):
    name: str
    fingerprint: str
    differences: tuple[Difference, ...] = ()
    """From the shipped data; empty for the shipped edition itself."""

    @property
    def shipped(self) -> bool:
        return not self.differences

    @property
    def values(self) -> tuple[Difference, ...]:
        """The differences that change a game: what is remarked of a value is none."""
        return tuple(each for each in self.differences if REMARKS.isdisjoint(map(str, each.path)))

    def write(self) -> list[str]:
        """The lines of a record that say which edition was played."""
        return [f"edition {self.fingerprint} {self.name}", *(each.write() for each in self.differences)]


class UnknownEdition(Malformed):
    """A record, table or file names an edition that is not known here."""


class TooManyEditions(Malformed):
    """This process has loaded as many editions that records brought as it may."""


def edition(name: str, shipped: Data, data: Data) -> Edition:
    """The edition that these data are."""
    return Edition(name, fingerprint(data), tuple(differences(shipped, data)))


def fingerprint(data: Data) -> str:
    """The same for equal values, however the files are written and whatever they remark. Empty files do not count."""
    values = {file: _values(whole) for file, whole in data.items() if whole}
    packed = msgspec.json.encode(values, order="deterministic")
    return blake2b(packed, digest_size=8).hexdigest()


def _values(node: Any) -> Any:
    if isinstance(node, Mapping):
        return {name: _values(value) for name, value in node.items() if name not in REMARKS}
    return [_values(value) for value in node] if isinstance(node, Sequence) and not isinstance(node, str) else node


def differences(old: Any, new: Any, path: Path = ()) -> Iterator[Difference]:
    """What changes the one into the other. A list of another length is replaced as a whole."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for name in old:
            if name not in new:
                yield Difference((*path, name), absent=True)
        for name, value in new.items():
            if name in old:
                yield from differences(old[name], value, (*path, name))
            else:
                yield Difference((*path, name), value)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (before, after) in enumerate(zip(old, new, strict=True)):
            yield from differences(before, after, (*path, number))
    elif old != new or type(old) is not type(new):
        yield Difference(path, new)


def corrected(data: Data, changes: Sequence[Difference]) -> dict[str, Any]:
    """Data with differences applied; the given ones stay as they are."""
    made: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(data))
    for change in changes:
        *way, last = change.path or ("",)
        node: Any = made
        try:
            for part in way:
                node = node[_key(node, part)]
            if change.absent:
                del node[_key(node, last)]
            else:
                node[_key(node, last)] = change.value
        except (KeyError, IndexError, TypeError, ValueError):
            raise Malformed(f"there is no {'/'.join(map(str, change.path))} to correct") from None
    return made


def _key(node: Any, part: str | int) -> str | int:
    """A number in a path is a place in a list, or the name of a field that is a number."""
    return part if isinstance(node, list) else str(part)


def read_difference(line: str) -> Difference:
    """A line of a record: ``correct <path> <value>`` or ``remove <path>``."""
    word, _, rest = line.partition(" ")
    where, _, value = rest.partition(" ")
    path = tuple(int(part) if part.isdecimal() and len(part) < 6 else part for part in where.split("/"))
    if len(path) < 2:
        raise Malformed(f"{where[:40]!r} names no field of a data file")
    if word == "remove":
        return Difference(path, absent=True)
    try:
        return Difference(path, msgspec.json.decode(value))
    except (msgspec.DecodeError, RecursionError):
        raise Malformed(f"{value[:40]!r} is not a value") from None
