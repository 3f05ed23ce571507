"""Every action, event and step is one line of text, and the line can be taken back.

    place-tile library e0n1 2
    walk e2n1:2 [e1n1 abbey e0n2] 3

The tag comes first, then every field in order. A seat is a letter, a list stands in brackets, a struct inside a
struct in parentheses, nothing is ``-``, and words with blanks or marks in them are quoted like JSON strings. A kind
that omits defaults leaves them out at the end of its line.
"""

import json
import re
import types
import typing
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar

import msgspec

from chapterhouse.kernel.words import SEAT_LETTERS, Malformed, kebab

T = TypeVar("T", bound=msgspec.Struct)
Vocabulary: TypeAlias = Mapping[str, Collection[str]]
"""For each kind of name (``tile``, ``room`` …) the names there are."""

_TOKEN = re.compile(r'\s*(?:([()\[\]])|("(?:[^"\\]|\\.)*")|([^\s()\[\]"]+))')
_BARE = re.compile(r'[^\s()\[\]"|]+')


def write(struct: msgspec.Struct) -> str:
    """The line of a struct."""
    return _write_struct(struct)


def read(line: str, kinds: Iterable[type[T]], words: Vocabulary | None = None) -> T:
    """The struct of a line, one of the given kinds. Names are checked against the vocabulary if there is one."""
    tokens = _tokenize(line)
    reader = _Reader(tokens, {kebab(kind.__name__): kind for kind in kinds}, words or {})
    struct = reader.struct()
    reader.end()
    return struct  # type: ignore[return-value]  # the reader builds only the given kinds


def check_words(struct: msgspec.Struct, words: Vocabulary) -> None:
    """Raises Malformed when a field names something that does not exist."""
    for name, kind in hints(type(struct)).items():
        _check_value(getattr(struct, name), kind, words)


def seat_letter(seat: int) -> str:
    return SEAT_LETTERS[seat]


def read_seat(letter: str) -> int:
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise Malformed(f"a seat is one of {', '.join(SEAT_LETTERS)}, not {letter!r}")
    return SEAT_LETTERS.index(letter)


@cache
def hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields of a struct and their types, marks included."""
    found = typing.get_type_hints(kind, include_extras=True)
    return {name: found[name] for name in kind.__struct_fields__}


@cache
def word_of(kind: Any) -> tuple[Any, str | None]:
    """Takes an annotated type apart: the type itself, and the kind of name that it stands for."""
    if typing.get_origin(kind) is typing.Annotated:
        inner, *marks = typing.get_args(kind)
        for mark in marks:
            if isinstance(mark, msgspec.Meta) and mark.extra and "word" in mark.extra:
                return inner, mark.extra["word"]
        return inner, None
    return kind, None


@cache
def alternatives(kind: Any) -> tuple[Any, ...]:
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        return typing.get_args(kind)
    return (kind,)


def _write_struct(struct: msgspec.Struct) -> str:
    parts = [kebab(type(struct).__name__)]
    for name, kind in _written_fields(struct):
        parts.append(_write_value(getattr(struct, name), kind))
    return " ".join(parts)


def _written_fields(struct: msgspec.Struct) -> list[tuple[str, Any]]:
    """All fields; a struct that omits defaults leaves them out at its end."""
    fields = list(hints(type(struct)).items())
    if struct.__struct_config__.omit_defaults:
        for default in reversed(struct.__struct_defaults__):
            if getattr(struct, fields[-1][0]) != default:
                break
            fields.pop()
    return fields


def _write_value(value: Any, kind: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, msgspec.Struct):
        return f"({_write_struct(value)})"
    if isinstance(value, tuple):
        inner = item_kind(kind)
        return "[" + " ".join(_write_value(item, inner) for item in value) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return seat_letter(value) if _names_seat(kind) else str(value)
    return str(value) if _BARE.fullmatch(value) and value != "-" else json.dumps(value, ensure_ascii=False)


@cache
def _names_seat(kind: Any) -> bool:
    return any(word_of(alternative)[1] == "seat" for alternative in (kind, *alternatives(kind)))


@cache
def item_kind(kind: Any) -> Any:
    for alternative in alternatives(word_of(kind)[0]):
        if typing.get_origin(alternative) is tuple:
            return typing.get_args(alternative)[0]
    return kind


def _check_value(value: Any, kind: Any, words: Vocabulary) -> None:
    for alternative in alternatives(kind):
        named = word_of(alternative)[1]
        if isinstance(value, msgspec.Struct):
            check_words(value, words)
            return
        if isinstance(value, tuple):
            for item in value:
                _check_value(item, item_kind(kind), words)
            return
        if named is not None and named in words and isinstance(value, str) and value not in words[named]:
            raise Malformed(f"no {named} is called {value!r}")


def _tokenize(line: str) -> list[str]:
    tokens, position = [], 0
    line = line.rstrip()
    while position < len(line):
        match = _TOKEN.match(line, position)
        if match is None:
            raise Malformed(f"cannot read {line[position:]!r}")
        tokens.append(match.group(match.lastindex or 0))
        position = match.end()
    return tokens


class _Reader:
    """Reads one struct from tokens, guided by the types of its fields."""

    def __init__(self, tokens: list[str], kinds: Mapping[str, type[msgspec.Struct]], words: Vocabulary) -> None:
        self.tokens = tokens
        self.at = 0
        self.kinds = kinds
        self.words = words

    def next(self, wanted: str) -> str:
        if self.at == len(self.tokens):
            raise Malformed(f"the line ends where {wanted} should be")
        self.at += 1
        return self.tokens[self.at - 1]

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def end(self) -> None:
        if self.at < len(self.tokens):
            raise Malformed(f"{self.tokens[self.at]!r} is one word too many")

    def struct(self) -> msgspec.Struct:
        tag = self.next("a word that says what it is")
        if tag not in self.kinds:
            raise Malformed(f"{tag!r} is none of {', '.join(sorted(self.kinds))}")
        return self.build(self.kinds[tag])

    def build(self, kind: type[msgspec.Struct]) -> msgspec.Struct:
        optional = kind.__struct_defaults__ if kind.__struct_config__.omit_defaults else ()
        needed = len(kind.__struct_fields__) - len(optional)
        values: dict[str, Any] = {}
        for number, (name, hint) in enumerate(hints(kind).items()):
            if number >= needed and self.peek() in ("", ")"):
                break
            values[name] = self.value(name, hint)
        struct = kind(**values)
        check_words(struct, self.words)
        return struct

    def value(self, name: str, kind: Any) -> Any:
        options = alternatives(kind)
        if type(None) in options and self.peek() == "-":
            self.next(name)
            return None
        if self.peek() == "(":
            return self.nested(options)
        kept = [option for option in options if option is not type(None)]
        return self.plain(name, kept[0])

    def nested(self, options: tuple[Any, ...]) -> msgspec.Struct:
        self.next("(")
        kinds = {kebab(kind.__name__): kind for kind in options if isinstance(kind, type)}
        tag = self.next("a word that says what it is")
        if tag not in kinds or not issubclass(kinds[tag], msgspec.Struct):
            raise Malformed(f"{tag!r} is none of {', '.join(sorted(kinds))}")
        struct = self.build(kinds[tag])
        if self.next("')'") != ")":
            raise Malformed(f"')' is missing after {tag!r}")
        return struct

    def plain(self, name: str, kind: Any) -> Any:
        inner, named = word_of(kind)
        if typing.get_origin(inner) is tuple:
            return self.list(name, typing.get_args(inner)[0])
        token = self.next(name)
        if inner is int:
            return read_seat(token) if named == "seat" else _read_int(name, token)
        if inner is bool:
            if token not in ("yes", "no"):
                raise Malformed(f"{name} is yes or no, not {token!r}")
            return token == "yes"
        return _read_str(name, token)

    def list(self, name: str, kind: Any) -> tuple[Any, ...]:
        if self.next(name) != "[":
            raise Malformed(f"{name} is a list in brackets")
        items = []
        while self.peek() != "]":
            items.append(self.value(name, kind))
        self.next("']'")
        return tuple(items)


def _read_int(name: str, token: str) -> int:
    if not re.fullmatch(r"-?\d{1,9}", token):
        raise Malformed(f"{name} is a number, not {token!r}")
    return int(token)


def _read_str(name: str, token: str) -> str:
    if token in ("(", ")", "[", "]"):
        raise Malformed(f"{name} is a word, not {token!r}")
    if not token.startswith('"'):
        return token
    try:
        return str(json.loads(token))
    except ValueError:
        raise Malformed(f"{name} is a quoted text that cannot be read: {token}") from None
