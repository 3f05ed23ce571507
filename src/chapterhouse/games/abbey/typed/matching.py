"""Sequences of words with slots in them, and how a typed sentence matches one.

Case, accents and punctuation do not count, so that people may type as they like.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

Words: TypeAlias = tuple[str, ...]
Reader: TypeAlias = Callable[[Words], Iterator[Any]]
"""The values that a run of words can mean."""

_NOT_A_WORD = re.compile(r"[^\w{}]+")


def words_of(text: str) -> Words:
    """The words of a text: lower case, without accents and punctuation."""
    bare = "".join(each for each in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(each))
    return tuple(_NOT_A_WORD.sub(" ", bare.replace("_", " ")).split())


def slot(name: str) -> str:
    """What stands for a slot where a pattern is made from a sentence of the catalogue."""
    return f"{{{name}}}"


class Pattern(NamedTuple):
    """Words and slots, and what the values of the slots make; nothing where they do not go together."""

    parts: Words
    make: Callable[..., Any]

    def read(self, words: Words, readers: Mapping[str, Reader], at: int = 0, part: int = 0) -> Iterator[dict[str, Any]]:
        """Every way in which the words fill the slots."""
        if part == len(self.parts):
            if at == len(words):
                yield {}
            return
        wanted = self.parts[part]
        if not wanted.startswith("{"):
            if at < len(words) and words[at] == wanted:
                yield from self.read(words, readers, at + 1, part + 1)
            return
        for end in self._ends(words, at, part):
            for value in readers[wanted[1:-1]](words[at:end]):
                for rest in self.read(words, readers, end, part + 1):
                    yield {wanted[1:-1]: value} | rest

    def _ends(self, words: Words, at: int, part: int) -> Sequence[int]:
        """Where a slot can end: before the next word of the pattern, or at the end."""
        if part + 1 == len(self.parts):
            return (len(words),) if at < len(words) else ()
        after = self.parts[part + 1]
        return [end for end in range(at + 1, len(words)) if after.startswith("{") or words[end] == after]

    def reached(self, words: Words) -> int:
        """How many words at the beginning this pattern can account for; a slot may be anything."""
        at = 0
        for wanted in self.parts:
            if wanted.startswith("{"):
                at += 1
                continue
            if wanted not in words[at:]:
                return at
            found = words.index(wanted, at)
            if found != at and not self._after_slot(wanted):
                return at
            at = found + 1
        return at

    def _after_slot(self, wanted: str) -> bool:
        before = self.parts[self.parts.index(wanted) - 1] if self.parts.index(wanted) else ""
        return before.startswith("{")


def match(patterns: Sequence[Pattern], words: Words, readers: Mapping[str, Reader]) -> Iterator[Any]:
    """What the words mean by any of these patterns."""
    for pattern in patterns:
        for values in pattern.read(words, readers):
            made = pattern.make(**values)
            if made is not None:
                yield made
