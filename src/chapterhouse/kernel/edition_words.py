"""Names that an edition gives to its components, in any language: the file ``words.toml`` of its data.

    [en]
    tile-mill = "Windmill"

    [fr]
    tile-mill = { name = "Moulin à vent", gender = "masculine" }

A key is a message of the game's catalogue. A name replaces the shipped one in its own language; where the catalogue has
no such message, it serves in every language. The browser applies the same rule (``web/src/given-words.ts``).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from chapterhouse.kernel.data_fault import BadData, Checks
from chapterhouse.kernel.edition import Data, Edition, corrected
from chapterhouse.kernel.shape_fault import shape_fault

FILE = "words"
NAME = "name"
"""The entry of a name with grammar that is the name itself; the others are attributes of the message."""
LONGEST_NAME = 60
MOST_NAMES = 400

Given = str | dict[str, str]
Words = Mapping[str, Mapping[str, Given]]
"""By language and message."""

_ID = re.compile(r"[a-z][a-z0-9-]{0,79}")
_LANGUAGE = re.compile(r"[a-z]{2,3}")


def words_of(edition: Edition | None) -> Words:
    """The names that an edition gives."""
    changes = [] if edition is None else [each for each in edition.differences if each.path[0] == FILE]
    words: Words = corrected({FILE: {}}, changes)[FILE]
    return words


def check_words(data: Data) -> None:
    """Names are short, of one line, under ids that a message can have."""
    try:
        words = msgspec.convert(data.get(FILE, {}), dict[str, dict[str, Given]])
    except msgspec.ValidationError as error:
        raise BadData(shape_fault(FILE, error, data.get(FILE, {}))) from None
    check = Checks(FILE)
    check.inside((), sum(map(len, words.values())), 0, MOST_NAMES)
    for language, names in words.items():
        if not _LANGUAGE.fullmatch(language):
            check.add((language,), "shape", found=language)
        for message, given in names.items():
            _check_name(check, (language, message), message, given)
    check.done()


def _check_name(check: Checks, path: tuple[str | int, ...], message: str, given: Given) -> None:
    parts = {NAME: given} if isinstance(given, str) else given
    if NAME not in parts:
        check.add(path, "missing", found=NAME)
    for part in (message, *parts):
        if not _ID.fullmatch(part):
            check.add(path, "shape", found=part)
    for said in parts.values():
        if not said.strip() or not said.isprintable():
            check.add(path, "shape", found=said[:LONGEST_NAME])
        check.inside(path, len(said), 1, LONGEST_NAME)


def fluent_source(words: Words, language: str, known: Callable[[str], bool]) -> str:
    """The names for one language as messages. ``known`` tells whether the catalogue has a message of its own."""
    return "".join(_message(name, given) for name, given in _chosen(words, language, known))


def _chosen(words: Words, language: str, known: Callable[[str], bool]) -> Iterator[tuple[str, Given]]:
    own = words.get(language, {})
    yield from own.items()
    found = set(own)
    for names in words.values():
        for name, given in names.items():
            if name not in found and not known(name):
                found.add(name)
                yield name, given


def _message(message: str, given: Given) -> str:
    parts: dict[str, Any] = {NAME: given} if isinstance(given, str) else given
    lines = [f"{message} = {_escaped(parts[NAME])}"]
    lines += [f"    .{part} = {_escaped(said)}" for part, said in parts.items() if part != NAME]
    return "\n".join(lines) + "\n"


def _escaped(said: str) -> str:
    return re.sub(r"[{}]", lambda brace: f'{{ "{brace[0]}" }}', said.strip())
