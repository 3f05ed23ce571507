"""Descriptions of monks as people type them: "bearded monks who are not Templars", by the words of the catalogue."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES, SUSPECT_IDS, TRAITS
from chapterhouse.games.abbey.events import CardsMoved, Fact
from chapterhouse.games.abbey.questions import (
    Among,
    Anybody,
    Card,
    Either,
    Fitting,
    Is,
    IsNot,
    Monk,
    Names,
    OtherThan,
    SameAs,
    SharedCard,
    Simple,
    StillHold,
    Term,
    Who,
)
from chapterhouse.games.abbey.truth import witnesses_of
from chapterhouse.games.abbey.typed.matching import Pattern, Words, match, slot, words_of
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Speaker

FORMS = ("many", "one", "all", "are", "is", "of")
NUMBERS = ("many", "one")
MOST_MEANINGS = 3
"""Of words that can be read in several ways."""


class Descriptions:
    """Reads descriptions in one language, for one asker and one answerer."""

    def __init__(self, speech: Speaker, history: Sequence[Fact], asker: Seat, target: Seat) -> None:
        self._speech = speech
        self._ask = Ask(target, StillHold(SharedCard(-1, 0)))
        self.names = {words_of(speech.word("suspect", suspect)): suspect for suspect in SUSPECT_IDS}
        self.names |= {name[-1:]: suspect for name, suspect in list(self.names.items())}
        self._shared = {
            words: card for card in _cards(history, target, False) for words in self._spoken(SharedCard(*card))
        }
        groups = [Among(*card) for card in _cards(history, target, True) if asker in _saw(history, card)]
        self._traits = [Pattern.of(text, partial(Is, trait)) for trait in TRAITS for text in self._trait_words(trait)]
        self._like = list(self._comparisons())
        self._simple = [*self._traits, *self._like, *self._negations("predicate-not")]
        self._terms = [
            *self._simple,
            *(pattern for number in NUMBERS for pattern in self._negations(f"monks-not.{number}")),
            *(self._either(f"monks-either.{number}") for number in NUMBERS),
            *(Pattern.of(speech.phrase(cards, (self._ask,)), lambda cards=cards: cards) for cards in groups),
        ]
        self._fillers = {words_of(speech.say(f"monks.{form}")) for form in ("many", "one", "all")}
        self._and = {words_of(speech.say(key, head="", last="")) for key in ("list-and", "list-after")}
        self._or = words_of(speech.say("list-or", head="", last=""))
        self._among = Pattern.of(speech.say("monks-among", monks=slot("named")), lambda named: named)
        self._readers = {"simple": self.simple, "first": self.simple, "second": self.simple, "card": self.card}
        self._whos: dict[Words, list[Who]] = {}
        self._single: dict[Words, list[Term]] = {}
        self._longest = max(len(pattern.parts) for pattern in self._terms) + 24

    # ── Patterns ──

    def _trait_words(self, trait: str) -> set[str]:
        forms = {self._speech.say(f"trait-{trait}.{form}") for form in FORMS}
        return forms | {self._speech.word("trait", trait)}

    def _comparisons(self) -> Iterator[Pattern]:
        for kind, key in ((SameAs, "phrase-same-as"), (OtherThan, "phrase-other-than")):
            for category in CATEGORIES:
                name = self._speech.word("category", category)
                said = self._speech.say(key, category_id=category, category=name, card=slot("card"))
                yield Pattern.of(said, partial(kind, category))

    def _negations(self, key: str) -> Iterator[Pattern]:
        for trait in TRAITS:
            for text in self._trait_words(trait):
                yield Pattern.of(self._speech.say(key, what=text), partial(IsNot, trait))

    def _either(self, key: str) -> Pattern:
        return Pattern.of(self._speech.say(key, first=slot("first"), second=slot("second")), Either)

    def _spoken(self, card: SharedCard) -> tuple[Words, ...]:
        return (words_of(self._speech.phrase(card, (self._ask,))),)

    # ── Readers of slots ──

    def card(self, words: Words) -> Iterator[Card]:
        if words in self.names:
            yield Monk(self.names[words])
        if words in self._shared:
            yield SharedCard(*self._shared[words])

    def shared(self, words: Words) -> Iterator[SharedCard]:
        if words in self._shared:
            yield SharedCard(*self._shared[words])

    def simple(self, words: Words) -> Iterator[Simple]:
        yield from match(self._simple, words, self._readers)

    def predicate(self, words: Words) -> Iterator[Term]:
        """What a single monk may be: "bearded", "not a Templar", "fat or hooded"."""
        yield from match(self._terms, words, self._readers)
        either = Pattern((slot("first"), *self._or, slot("second")), Either)
        yield from match([either], words, self._readers)

    def who(self, words: Words) -> Iterator[Who]:
        """Names, a description, or anybody; many sentences ask for the same words, so what they mean is kept."""
        if words not in self._whos:
            self._whos[words] = list(islice(self._read_who(words), MOST_MEANINGS))
        yield from self._whos[words]

    def _read_who(self, words: Words) -> Iterator[Who]:
        named = next(self.named(words), None)
        if named is not None:
            yield named
            return
        yield from match([self._among], words, {"named": self.named})
        for terms in self._term_lists(words, 0):
            yield Fitting(terms) if terms else Anybody()

    def terms(self, words: Words) -> Iterator[tuple[Term, ...]]:
        yield from (terms for terms in self._term_lists(words, 0) if terms)

    def _term_lists(self, words: Words, at: int) -> Iterator[tuple[Term, ...]]:
        """Terms one after the other, with nouns and "and" between them."""
        if at == len(words):
            yield ()
            return
        for end in range(min(len(words), at + self._longest), at, -1):
            part = words[at:end]
            if part in self._fillers or part in self._and:
                yield from self._term_lists(words, end)
            for term in self._term(part):
                for rest in self._term_lists(words, end):
                    yield (term, *rest)

    def _term(self, words: Words) -> list[Term]:
        if words not in self._single:
            self._single[words] = list(islice(match(self._terms, words, self._readers), MOST_MEANINGS))
        return self._single[words]

    def named(self, words: Words) -> Iterator[Names]:
        """Monks by name, with "and" or "or" between them."""
        found: list[str] = []
        at = 0
        while at < len(words):
            size = next((size for size in (3, 2, 1) if words[at : at + size] in self.names), 0)
            if size:
                found.append(self.names[words[at : at + size]])
            elif words[at : at + 1] not in self._and and words[at : at + 1] != self._or:
                return
            at += size or 1
        if found:
            yield Names(tuple(found))

    def vocabulary(self) -> set[str]:
        """Every word that a description can have."""
        patterns = [part for pattern in (*self._terms, self._among) for part in pattern.parts]
        phrases = [*self.names, *self._shared, *self._fillers, *self._and, self._or]
        return {*patterns, *(word for phrase in phrases for word in phrase)}


def _cards(history: Sequence[Fact], target: Seat, several: bool) -> list[tuple[int, int]]:
    """The single cards, or the groups of cards, that a player saw in the history."""
    return [
        (line, gift)
        for line, fact in enumerate(history)
        for gift in range(len(fact.gifts) if isinstance(fact, CardsMoved) else 1)
        if target in witnesses_of(fact, gift, several)
    ]


def _saw(history: Sequence[Fact], card: tuple[int, int]) -> tuple[Seat, ...]:
    return witnesses_of(history[card[0]], card[1], several=True)
