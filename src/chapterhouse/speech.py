"""Words for what the games say in ids: rules, faults, actions, events, scores, in every language.

The catalogues are Project Fluent files: ``text/<language>.ftl`` of the house, then those of the game. The browser
reads the same files.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from chapterhouse import grammar
from chapterhouse.grammar import Thing, Things, catalogue
from chapterhouse.kernel.data_fault import DataFault
from chapterhouse.kernel.edition_words import fluent_source, words_of
from chapterhouse.kernel.game import Game
from chapterhouse.kernel.text import alternatives, hints, item_kind, word_of
from chapterhouse.kernel.words import Action, Event, Fault, Seat, View, kebab
from chapterhouse.languages import HOUSE, LANGUAGES

__all__ = ["LANGUAGES", "Speech", "bundle", "catalogue", "echo", "glossary", "tidy"]


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The catalogue of the house and of one package in one language."""
    return grammar.bundle(language, HOUSE, package)


MOST_BUNDLES = 64
_bundles: dict[tuple[str, str, str], FluentBundle] = {}
"""By package, fingerprint of the edition and language: catalogues with words that belong to the component data."""


def game_bundle(game: Game[Any, Any, Any], language: str) -> FluentBundle:
    """The catalogue of the house and of a game, with the names that its edition gives and what its components say."""
    if game.glossary is None and not words_of(game.edition):
        return bundle(game.package, language)
    key = (game.package, game.edition.fingerprint if game.edition else "", language)
    if key not in _bundles:
        if len(_bundles) >= MOST_BUNDLES:
            del _bundles[next(iter(_bundles))]
        _bundles[key] = bundle_with(game, language)
        _bundles[key].add_resource(FluentResource(glossary(game, language)), allow_overrides=True)
    return _bundles[key]


def bundle_with(game: Game[Any, Any, Any], language: str, *packages: str) -> FluentBundle:
    """The catalogue of the house, a game and further packages, with the names that an edition gives to components."""
    made = grammar.bundle(language, HOUSE, game.package, *packages)
    given = fluent_source(words_of(game.edition), language, made.has_message)
    made.add_resource(FluentResource(given), allow_overrides=True)
    return made


def glossary(game: Game[Any, Any, Any], language: str) -> str:
    """The words of the component data as Fluent text; nothing for a game without any."""
    if game.glossary is None:
        return ""
    return game.glossary(Speech(game, language, words=bundle_with(game, language)))


@lru_cache(maxsize=20_000)
def _thing(words: FluentBundle, kind: str, name: str) -> Thing:
    """A thing by the message of its name, with its attributes; by its id where there is no message."""
    message = words.get_message(f"{kind}-{name}") if words.has_message(f"{kind}-{name}") else None
    if message is None or message.value is None:
        return Thing(name, kind)
    grammar = {form: str(words.format_pattern(pattern)[0]) for form, pattern in message.attributes.items()}
    return Thing(str(words.format_pattern(message.value)[0]), kind, grammar)


LONGEST_ECHO = 200


def echo(said: str) -> str:
    """What somebody typed, to be said back: its beginning, for a sentence does not hold more than so much."""
    return said if len(said) <= LONGEST_ECHO else f"{said[:LONGEST_ECHO]}…"


def rule_key(rule: str) -> str:
    """The message of a rule: its title, with its wording as ``.text`` and the reason of a decision as ``.reason``."""
    return "rule-" + rule.replace(".", "-")


def tidy(sentence: str) -> str:
    """Closes up commas: none before the end of a sentence or another comma, no space before one."""
    return re.sub(r"\s+,", ",", re.sub(r",(?=\s?[?.!,:])", "", sentence))


class Speech:
    """Speaks of one game in one language to people who call each other by these names."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        language: str = "en",
        names: Sequence[str] = (),
        *,
        words: FluentBundle | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.view: View | None = None
        """The view of the reader, for sentences that differ from reader to reader."""
        self._bundle = words or game_bundle(game, language)
        self._outer: list[msgspec.Struct] = []

    def say(self, key: str, **arguments: Any) -> str:
        """One message, its blanks filled. A message that does not exist is a defect and says so."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            raise KeyError(f"{self.game.name}/{self.language}: no message {key!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self.game.name}/{self.language}: no message {key!r}")
        said, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{self.game.name}/{self.language}: {key}: {errors}")
        return str(said)

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def seat(self, seat: Seat) -> str:
        """What the player in a chair is called."""
        return Thing(self.names[seat] if seat < len(self.names) else self.say("seat", number=seat + 1), "seat")

    def word(self, kind: str, name: str) -> str:
        """A thing of the game by its id: ``word("tile", "library")``. ``NAME`` can give it an article and a case."""
        if kind == "seat":
            return self.seat(int(name))
        return _thing(self._bundle, kind, name)

    def action(self, action: Action) -> str:
        return self._struct("action", action)

    def event(self, event: Event) -> str:
        return self._struct("event", event)

    def phrase(self, struct: msgspec.Struct, outer: Sequence[msgspec.Struct] = ()) -> str:
        """A struct that stands inside actions or events: a question, an answer. ``outer`` is what it is in."""
        self._outer += outer
        said = self._struct("phrase", struct)
        del self._outer[len(self._outer) - len(outer) :]
        return said

    def step(self, tag: str) -> str:
        """What the people whom the table waits for are asked to do."""
        return self.say(f"step-{tag}")

    def fault(self, fault: Fault) -> str:
        """The refusal as a sentence."""
        arguments: dict[str, Any] = {}
        for name, value in fault.args.items():
            arguments[name] = self._argument(value)
            arguments[f"{name}_id"] = str(value).partition(":")[2] or value
        return self.say(fault.key, **arguments)

    def data_fault(self, fault: DataFault) -> str:
        """What is wrong with component data, without its place."""
        return self.say(f"data-fault-{fault.reason}", **fault.args)

    def rule(self, rule: str) -> tuple[str, str]:
        """The title and the wording of a rule."""
        key = rule_key(rule)
        return self.say(key), self.say(f"{key}.text")

    def reason(self, rule: str) -> str:
        """Why we decided a rule so; empty for one that is printed, or that an edition has added."""
        key = rule_key(rule)
        given = self.has(key) and "reason" in self._bundle.get_message(key).attributes
        return self.say(f"{key}.reason") if given else ""

    def score(self, reason: str) -> str:
        return self.say(f"score-{reason}")

    def list(self, items: Sequence[str]) -> str:
        """a; a and b; a, b and c."""
        return Things(items, self._join)

    def _join(self, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", head=", ".join(items[:-1]), last=items[-1])

    def _argument(self, value: str | int) -> str | int:
        if isinstance(value, int):
            return value
        kind, colon, name = value.partition(":")
        return self.word(kind, name) if colon else value

    def _struct(self, family: str, struct: msgspec.Struct) -> str:
        """A struct by its message: every field as ``$name`` in words, and as ``$name_id`` untouched for selectors."""
        arguments: dict[str, Any] = {}
        self._outer.append(struct)
        for name, kind in hints(type(struct)).items():
            value = getattr(struct, name)
            arguments[name] = self._value(value, kind)
            arguments[f"{name}_id"] = self._raw(value)
        if self.game.wording is not None:
            arguments |= self.game.wording(self, struct, self._outer)
        self._outer.pop()
        return tidy(self.say(f"{family}-{kebab(type(struct).__name__)}", **arguments))

    def _raw(self, value: Any) -> str | int:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, tuple):
            return len(value)
        if isinstance(value, msgspec.Struct):
            return kebab(type(value).__name__)
        return value if isinstance(value, int) else str(value)

    def _value(self, value: Any, kind: Any) -> str | int:
        if value is None:
            return ""
        if isinstance(value, msgspec.Struct):
            return self._struct("phrase", value)
        if isinstance(value, tuple):
            inner = item_kind(kind)
            return self.list([_text(self._value(item, inner)) for item in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        named = [word for option in (kind, *alternatives(kind)) if (word := word_of(option)[1])]
        if named and value != "":
            return self.word(named[0], str(value))
        return value if isinstance(value, int) else str(value)


def _text(value: str | int) -> str:
    return value if isinstance(value, str) else str(value)
