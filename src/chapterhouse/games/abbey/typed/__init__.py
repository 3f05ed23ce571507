"""A question typed in plain words becomes the structured question, where there is one.

The grammar is made from the messages in which the questions are said, so that every sentence of ours can be typed back.
Other words for the same thing are listed in the catalogue (``typed-words``, ``typed-hand`` …).
"""

from collections.abc import Iterator

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.questions import Both, Question
from chapterhouse.games.abbey.typed.descriptions import Descriptions
from chapterhouse.games.abbey.typed.matching import Pattern, Words, match, slot, words_of
from chapterhouse.games.abbey.typed.sentences import sentences
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Reading, Speaker


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
        self._descriptions = Descriptions(speech, view.history, asker, target)
        self._sentences = sentences(speech, asker, target, len(view.players))
        self._synonyms = [tuple(map(words_of, pair.split(">"))) for pair in speech.say("typed-words").split("|")]
        self._numbers = {word: number for number, word in enumerate(words_of(speech.say("typed-numbers")))}
        self._both = Pattern.of(speech.say("phrase-both", first=slot("first"), second=slot("second")), Both)
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
            "first": self._check,
            "second": self._check,
        }

    def read(self, text: str) -> Reading:
        words = words_of(text)
        ours = self._in_our_words(words)
        for tried in dict.fromkeys((words, ours)):
            question = next(self._questions(tried), None)
            if question is not None:
                return Reading(action=Ask(self._target, question))
        return Reading(unread=self._unread(text, ours))

    def _questions(self, words: Words) -> Iterator[Question]:
        yield from match(self._sentences.others, words, self._readers)
        yield from self._check(words)
        yield from match([self._both], words, self._readers)

    def _check(self, words: Words) -> Iterator[Question]:
        yield from match(self._sentences.checked, words, self._readers)

    def _number(self, words: Words) -> Iterator[int]:
        if len(words) == 1 and (words[0] in self._numbers or (words[0].isdecimal() and len(words[0]) < 3)):
            yield self._numbers[words[0]] if words[0] in self._numbers else int(words[0])

    def _in_our_words(self, words: Words) -> Words:
        """Other words for the same thing replaced by ours."""
        at = 0
        while at < len(words):
            for theirs, ours in self._synonyms:
                if theirs and words[at : at + len(theirs)] == theirs:
                    words = words[:at] + ours + words[at + len(theirs) :]
                    at += len(ours) - 1
                    break
            at += 1
        return words

    def _unread(self, text: str, words: Words) -> str:
        """The words that stand in no question; if all do, what follows the longest beginning of one."""
        patterns = [*self._sentences.others, *self._sentences.checked]
        known = self._descriptions.vocabulary() | {part for pattern in patterns for part in pattern.parts}
        strange = [word for word in text.split() if any(self._is_strange(part, known) for part in words_of(word))]
        if strange:
            return " ".join(strange).strip("?!.,;:")
        reached = max((pattern.reached(words) for pattern in patterns), default=0)
        return " ".join(words[reached:]) or text.strip()

    def _is_strange(self, word: str, known: set[str]) -> bool:
        replaced = {part for theirs, _ in self._synonyms for part in theirs}
        return not (word in known or word in replaced or word in self._numbers or word.isdecimal())
