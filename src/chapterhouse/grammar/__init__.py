"""Names in sentences: gender, case, articles and elision, for every language by its own file.

A catalogue asks for a name with ``NAME``: ``{ NAME($tile, form: "of") }``. The name is a message with attributes
(``.gender``, ``.genitive`` …); the form is a message of ``grammar/text/<language>.ftl``, here ``name-of``. So articles
and prepositions stand in one place per language, and code knows no language. The browser has the same function in
``web/src/grammar.ts`` and reads the same files.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from chapterhouse.kernel.words import Malformed
from chapterhouse.languages import LANGUAGES

OWN = "chapterhouse.grammar"

_VOWEL = re.compile(r"[aeiouœæ](?!\d)|y[^aeiouy]", re.IGNORECASE)
_SIBILANT = re.compile(r"(?:[sßxz]|ce)$", re.IGNORECASE)


class Thing(str):
    """The name of a thing, with what its message says of its grammar."""

    __slots__ = ("grammar", "kind")
    kind: str
    grammar: Mapping[str, str]

    def __new__(cls, name: str, kind: str = "", grammar: Mapping[str, str] | None = None) -> "Thing":
        made = super().__new__(cls, name)
        made.kind = kind
        made.grammar = grammar or {}
        return made


class Things(str):
    """Several names, joined as the language joins them."""

    __slots__ = ("items", "joiner")
    items: Sequence[str]
    joiner: Callable[[Sequence[str]], str]

    def __new__(cls, items: Sequence[str], join: Callable[[Sequence[str]], str]) -> "Things":
        made = super().__new__(cls, join(items))
        made.items = items
        made.joiner = join
        return made


def known_language(language: str) -> str:
    """The language itself; Malformed if the house has no file for it."""
    if language not in LANGUAGES:
        raise Malformed(f"no language is called {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def catalogue(package: str, language: str) -> str:
    """The text of one Fluent file."""
    return (files(package) / "text" / f"{known_language(language)}.ftl").read_text(encoding="utf-8")


def bundle(language: str, *packages: str) -> FluentBundle:
    """The catalogues of these packages in one language, with the functions that a catalogue may use."""
    namer = Namer()
    functions: dict[str, Any] = {"CAPITAL": capital, "NAME": namer.name}
    made = FluentBundle([language], use_isolating=False, functions=functions)
    namer.bundle = made
    for package in (OWN, *packages):
        made.add_resource(FluentResource(catalogue(package, language)), allow_overrides=False)
    return made


def capital(words: Any) -> Any:
    """``CAPITAL`` in a catalogue: the first letter large, for a blank that begins a sentence."""
    return str(words)[:1].upper() + str(words)[1:]


class Namer:
    """``NAME`` in the catalogues of one language."""

    bundle: FluentBundle

    def name(self, named: Any, form: str = "", items: str = "", **asked: str) -> Any:
        """A name, or each of several, in the form that a sentence asks for. ``items``: only the last, or the others."""
        if isinstance(named, Things):
            chosen = {"last": named.items[-1:], "others": named.items[:-1]}.get(items, named.items)
            return named.joiner([self._one(item, form, asked) for item in chosen])
        return self._one(named, form, asked)

    def _one(self, named: Any, form: str, asked: Mapping[str, str]) -> str:
        text, kind = str(named), named.kind if isinstance(named, Thing) else ""
        grammar = named.grammar if isinstance(named, Thing) else {}
        if form in grammar:
            return grammar[form]
        message = self.bundle.get_message(f"name-{form}") if form else None
        case = self._say(message.attributes["case"], {}) if message and "case" in message.attributes else "nominative"
        facts = {"gender": "none", "case": case, "kind": kind, **sounds(text), **grammar, **asked}
        noun = _inflected(text, grammar, form, (facts["case"], facts["gender"]))
        return self._say(message.value, {**facts, "name": noun}) if message and message.value else noun

    def _say(self, pattern: Pattern, arguments: dict[str, str]) -> str:
        said, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{errors}")
        return str(said)


def _inflected(text: str, grammar: Mapping[str, str], form: str, asked: Sequence[str]) -> str:
    """The form of a noun or adjective: ``.the-nominative`` before ``.nominative`` before the name itself."""
    for wanted in asked:
        for key in (f"{form}-{wanted}", wanted):
            if key in grammar:
                return grammar[key]
    return text


@cache
def sounds(text: str) -> Mapping[str, str]:
    """How a name begins (for elision) and ends (for a genitive)."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))
    return {
        "initial": "vowel" if _VOWEL.match(plain) else "consonant",
        "final": "sibilant" if _SIBILANT.search(plain) else "other",
    }
