"""Books by a part of their title, as people name them: "the Key Ring"."""

from collections.abc import Iterator

from chapterhouse.games.abbey.catalogue import BOOK_IDS
from chapterhouse.games.abbey.typed.matching import Reader, Words
from chapterhouse.games.abbey.typed.normal_words import NormalWords
from chapterhouse.kernel.wording import Speaker

SHORTEST_WORD = 4
"""Letters of the longest word that names a book."""


def titles_with(speech: Speaker, normal: NormalWords) -> Reader:
    """Reads the book whose title has these words one after the other, if it is the only one."""
    titles = {title: normal.words(speech.word("book", title)) for title in BOOK_IDS}

    def read(words: Words) -> Iterator[str]:
        whole = [title for title, said in titles.items() if said == words]
        found = whole or [title for title, said in titles.items() if _has_run(said, words)]
        if len(found) == 1 and max(map(len, words), default=0) >= SHORTEST_WORD:
            yield found[0]

    return read


def _has_run(words: Words, run: Words) -> bool:
    return any(words[at : at + len(run)] == run for at in range(len(words) - len(run) + 1))
