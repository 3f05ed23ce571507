"""Every message of every catalogue, rendered with every kind of argument that it can meet."""

import itertools
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor
from tools.languages import ROOT, folders

from chapterhouse import grammar
from chapterhouse.games import GAMES
from chapterhouse.grammar import Thing, Things
from chapterhouse.kernel.text import alternatives, hints, item_kind, word_of
from chapterhouse.languages import HOUSE
from chapterhouse.speech import Speech

PEOPLE = ("Anne", "Bruno", "Klaus", "Yves", "Émile")
"""Names with a vowel, a consonant, an s at the end, a y before a consonant, an accent."""
NUMBERS = (0, 1, 2, 5)
STORY = {"winner": "seat", "winners": "seat", "rival": "seat", "leader": "seat", "owners": "seat"}
"""The kinds of blanks in the stories of finished games."""
REFUSED = {
    "here": "place",
    "spot": "place",
    "place": "place",
    "target": "seat",
    "name": "seat",
    "names": "seat",
    **STORY,
}
"""The kinds of blanks that no field of a struct tells: those of refusals."""
SITE = {"name": "seat", "names": "seat", "tile": "tile", "place": "place", "row": "colour", **STORY}
"""The kinds of blanks in the words of the site; its things are those of Monastery."""
MOST = 400


class Rendered(NamedTuple):
    """What one message says with certain arguments."""

    key: str
    arguments: dict[str, Any]
    said: str


class Message(NamedTuple):
    """A pattern of a catalogue: its blanks, and the values that its selectors tell apart."""

    key: str
    blanks: frozenset[str]
    selectors: dict[str, tuple[Any, ...]]
    printed: frozenset[str]
    """The blanks that are printed, not only selected on."""
    ones: tuple[tuple[str, str], ...]
    """What a selector says for the singular, where it says nothing else for zero."""


class _Reader(Visitor):
    """Collects blanks and selectors of a pattern, those of the messages that it refers to included."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.blanks: set[str] = set()
        self.printed: set[str] = set()
        self.selectors: dict[str, set[Any]] = {}
        self.ones: list[tuple[str, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor finds it by name)
        self.blanks.add(node.id.name)
        self.printed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        entry = self.entries[node.id.name]
        if entry.value:
            self.visit(entry.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.blanks.add(name)
            keys = {_key(variant.key): variant.value for variant in node.variants}
            self.selectors.setdefault(name, set()).update(keys)
            if "one" in keys and 0 not in keys:
                self.ones.append((name, serialize_pattern(keys["one"])))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


def _key(key: ast.Identifier | ast.NumberLiteral) -> Any:
    return key.name if isinstance(key, ast.Identifier) else int(key.value)


def catalogues() -> list[Path]:
    """Every folder of words but those of the grammar itself, whose messages are parts of others."""
    return [folder for folder in folders() if folder.parent.name != "grammar"]


@cache
def _source(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(folder: Path, language: str) -> list[Message]:
    """All patterns of a catalogue, attributes too."""
    house = ROOT / "src" / HOUSE / "text"
    parser = FluentParser(with_spans=False)
    own = [entry for entry in parser.parse(_source(folder, language)).body if isinstance(entry, ast.Message)]
    entries = {e.id.name: e for e in parser.parse(_source(house, language)).body if isinstance(e, ast.Message)}
    entries |= {entry.id.name: entry for entry in own}
    found = []
    for entry in own:
        patterns = [
            (entry.id.name, entry.value),
            *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes),
        ]
        for key, pattern in patterns:
            if pattern is None:
                continue
            reader = _Reader(entries)
            reader.visit(pattern)
            selectors = {name: tuple(sorted(keys, key=str)) for name, keys in reader.selectors.items()}
            found.append(
                Message(key, frozenset(reader.blanks), selectors, frozenset(reader.printed), tuple(reader.ones))
            )
    return found


@cache
def bundle(folder: Path, language: str) -> FluentBundle:
    """A catalogue as Python or the browser loads it: the grammar, the house, then its own words."""
    made = grammar.bundle(language, HOUSE)
    made.add_resource(FluentResource(_source(folder, language)), allow_overrides=True)
    return made


def game_of(folder: Path) -> str:
    """The game whose things a catalogue speaks of; the site's own words speak of Monastery."""
    return next((name for name in GAMES if name in folder.parts), "monastery")


def kinds_of(folder: Path) -> dict[str, str]:
    """For each blank of a catalogue the kind of thing that it names."""
    return kinds(game_of(folder)) if game_of(folder) in folder.parts else SITE


@cache
def kinds(game: str) -> dict[str, str]:
    """For each name of a field the kind of thing that it names, from all actions and events of a game."""
    found = dict(REFUSED)
    for struct in _structs((*GAMES[game].actions, *GAMES[game].events)):
        for name, kind in hints(struct).items():
            options = [kind, *alternatives(kind), item_kind(kind), *alternatives(item_kind(kind))]
            named = [word for option in options if (word := word_of(option)[1])]
            if named:
                found[name] = named[0]
    return found


def _structs(roots: Iterable[type[msgspec.Struct]]) -> Iterator[type[msgspec.Struct]]:
    """These and the structs inside them."""
    todo, seen = list(roots), set()
    while todo:
        struct = todo.pop()
        if struct in seen:
            continue
        seen.add(struct)
        yield struct
        for kind in hints(struct).values():
            inner = (*alternatives(kind), *alternatives(item_kind(kind)))
            todo += [each for each in inner if isinstance(each, type) and issubclass(each, msgspec.Struct)]


@cache
def things(game: str, language: str) -> dict[str, tuple[Thing, ...]]:
    """For each kind the things that have a name in a game, and people with their names."""
    speech = Speech(GAMES[game], language, PEOPLE)
    found: dict[str, list[Any]] = {"seat": [speech.seat(seat) for seat in range(len(PEOPLE))]}
    for key in (message.key for message in messages(ROOT / "src" / HOUSE / "games" / game / "text", language)):
        kind, _, name = key.partition("-")
        if kind in set(kinds(game).values()) and "." not in key:
            found.setdefault(kind, []).append(speech.word(kind, name))
    found.setdefault("place", []).append(speech.word("place", "e0n1"))
    return {kind: tuple(names) for kind, names in found.items()}


def candidates(blank: str, message: Message, folder: Path, language: str) -> tuple[Any, ...]:
    """The values that a blank is filled with."""
    keys = message.selectors.get(blank, ())
    named = things(game_of(folder), language).get(kinds_of(folder).get(blank, ""))
    if keys:
        plural = all(isinstance(key, int) or key in ("zero", "one", "two", "few", "many", "other") for key in keys)
        return NUMBERS if plural else keys
    if named and blank.endswith("s"):
        join = " + ".join
        return tuple(Things(named[at : at + 2], join) for at in range(len(named)))
    return named or NUMBERS


@cache
def rendered(folder: Path, language: str) -> tuple[Rendered, ...]:
    """Everything that a catalogue can say."""
    return tuple(_rendered(folder, language))


def _rendered(folder: Path, language: str) -> Iterator[Rendered]:
    """Every message with every choice of its selectors, and every thing in each of its blanks."""
    words = bundle(folder, language)
    for message in messages(folder, language):
        values = {blank: candidates(blank, message, folder, language) for blank in sorted(message.blanks)}
        chosen = [[(blank, value) for value in values[blank]] for blank in message.selectors if blank in values]
        filled = {blank: found for blank, found in values.items() if blank not in message.selectors}
        longest = max((len(found) for found in filled.values()), default=1)
        for choice in itertools.islice(itertools.product(*chosen), MOST):
            for at in range(longest if len(chosen) < 3 else 1):
                arguments = {blank: found[at % len(found)] for blank, found in filled.items()} | dict(choice)
                yield Rendered(message.key, arguments, _say(words, message.key, arguments))


def _say(words: FluentBundle, key: str, arguments: dict[str, Any]) -> str:
    name, _, attribute = key.partition(".")
    message = words.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    said, errors = words.format_pattern(pattern, arguments)
    assert not errors, (key, arguments, errors)
    return str(said)
