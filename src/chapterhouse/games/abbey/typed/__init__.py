"""A question typed in plain words becomes the structured question, where there is one.

The grammar is made from the messages in which the questions are said, so that every sentence of ours can be typed back.
Other sentences and other words for the same thing are listed in the catalogue (``typed-any-of``, ``typed-words`` …).
"""

from collections.abc import Iterator

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES, CELLS, COLOURS, ROOM_IDS
from chapterhouse.games.abbey.questions import Both, HoldBook, Question
from chapterhouse.games.abbey.typed.descriptions import Descriptions
from chapterhouse.games.abbey.typed.matching import Words, match, slot, words_of
from chapterhouse.games.abbey.typed.sentences import sentences
from chapterhouse.games.abbey.typed.titles import titles_with
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Reading, Speaker

CELL_IDS = {colour: ROOM_IDS[cell] for colour, cell in zip(COLOURS, CELLS, strict=True)}


def read_typed(speech: Speaker, view: AbbeyView, target: Seat, text: str) -> Reading:
    """The question that somebody typed, for the player who is to be asked; or the words that were not understood."""
    assert view.seat is not None, "only a player asks"
    speech.view = view
    return Grammar(speech, view, view.seat, target).read(text)


class Grammar:
    """What can be asked of one player, in one language."""

    def __init__(self, speech: Speaker, view: AbbeyView, asker: Seat, target: Seat) -> None:
        self._speech = speech
        self._target = target
        cells = tuple(CELL_IDS[player.colour] for player in view.players)
        self._sentences = sentences(speech, asker, target, cells)
        self._normal = self._sentences.normal
        self._descriptions = Descriptions(speech, self._normal, view.history, asker, target)
        self._numbers = {word: number for number, word in enumerate(words_of(speech.say("typed-numbers")))}
        both = speech.say("phrase-both", first=slot("first"), second=slot("second"))
        self._both = self._normal.pattern(both, Both)
        self._categories = {self._normal.words(speech.word("category", each)): each for each in CATEGORIES}
        described = self._descriptions
        self._readers = {
            "who": described.who,
            "than": described.who,
            "term": described.predicate,
            "terms": described.terms,
            "card": described.shared,
            "number": self._number,
            "low": self._number,
            "high": self._number,
            "category": self._category,
            "title": titles_with(speech, self._normal),
            "first": self._check,
            "second": self._check,
        }

    def read(self, text: str) -> Reading:
        question = next(self._questions(self._normal.words(text)), None)
        if question is not None:
            return Reading(action=Ask(self._target, question))
        return Reading(unread=self._unread(text))

    def _questions(self, words: Words) -> Iterator[Question]:
        yield from match(self._sentences.others, words, self._readers)
        yield from match(self._sentences.paired, words, self._readers)
        yield from match(self._sentences.checked, words, self._readers)
        yield from match([self._both], words, self._readers)
        titles = match(self._sentences.titled, words, self._readers)
        yield from (HoldBook(title) for title in titles)

    def _check(self, words: Words) -> Iterator[Question]:
        """A question that can be one of two joined by "and"."""
        found = match(self._sentences.checked, words, self._readers)
        yield from (question for question in found if not isinstance(question, Both))

    def _number(self, words: Words) -> Iterator[int]:
        if len(words) == 1 and (words[0] in self._numbers or (words[0].isdecimal() and len(words[0]) < 3)):
            yield self._numbers[words[0]] if words[0] in self._numbers else int(words[0])

    def _category(self, words: Words) -> Iterator[str]:
        if words in self._categories:
            yield self._categories[words]

    def _unread(self, text: str) -> str:
        """The words that stand in no question; if all do, what follows the longest beginning of one."""
        typed = text.split()
        parts = [(part, at) for at, word in enumerate(typed) for part in words_of(word)]
        strange = sorted({at for part, at in parts if self._is_strange(part)})
        if strange:
            return " ".join(typed[at] for at in strange).strip("?!.,;:")
        traced = self._normal.traced(tuple(part for part, _ in parts))
        words = tuple(each.word for each in traced)
        reached = max((pattern.reached(words) for pattern in self._sentences.every), default=0)
        after = parts[traced[reached - 1].origin][1] + 1 if 0 < reached < len(words) else len(typed)
        return " ".join(typed[after:]).strip("?!.,;: ") or text.strip()

    def _is_strange(self, word: str) -> bool:
        known = self._normal.known | self._sentences.vocabulary | self._descriptions.vocabulary()
        return not (word in known or word in self._numbers or word.isdecimal())
