"""Words in a normal form: of several words for one thing one is left, articles and polite words fall away.

The sentences of the catalogue and what people type go through the same rewriting, so they meet.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from chapterhouse.games.abbey.typed.matching import Pattern, Words, words_of
from chapterhouse.kernel.wording import Speaker


class Traced(NamedTuple):
    """A word of the normal form, and the word of the text that it stands for."""

    word: str
    origin: int


class NormalWords:
    """The rewriting of one language at one table."""

    def __init__(self, speech: Speaker) -> None:
        ignored = {words_of(each): () for each in listed(speech.say("typed-ignored"))}
        pairs = (tuple(map(words_of, pair.split(">"))) for pair in listed(speech.say("typed-words")))
        rewrites: dict[Words, Words] = dict(ignored)
        rewrites |= {theirs: tuple(word for word in ours if (word,) not in ignored) for theirs, ours in pairs}
        rewrites |= {words_of(name): words_of(name) for name in speech.names}
        self._by_first: dict[str, list[tuple[Words, Words]]] = defaultdict(list)
        for theirs in sorted(filter(None, rewrites), key=len, reverse=True):
            self._by_first[theirs[0]].append((theirs, rewrites[theirs]))
        self.known = {word for theirs, ours in rewrites.items() for word in (*theirs, *ours)}
        """Every word that is rewritten, and what it becomes."""

    def words(self, text: str) -> Words:
        return tuple(each.word for each in self.traced(words_of(text)))

    def pattern(self, sentence: str, make: Callable[..., Any]) -> Pattern:
        return Pattern(self.words(sentence), make)

    def traced(self, words: Words) -> list[Traced]:
        """The normal form; the longest rewriting comes first, and what it gives is not rewritten again."""
        found: list[Traced] = []
        at = 0
        while at < len(words):
            theirs, ours = self._rewriting(words, at)
            found += [Traced(word, at + min(place, len(theirs) - 1)) for place, word in enumerate(ours)]
            at += len(theirs)
        return found

    def _rewriting(self, words: Words, at: int) -> tuple[Words, Words]:
        for theirs, ours in self._by_first.get(words[at], ()):
            if words[at : at + len(theirs)] == theirs:
                return theirs, ours
        return (words[at],), (words[at],)


def listed(text: str) -> list[str]:
    """The items of a message that lists several: "do you have | have you got"."""
    return [each.strip() for each in text.split("|") if each.strip()]
