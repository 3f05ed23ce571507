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
from chapterhouse.games.abbey.typed.matching import Pattern, Words, match, slot
from chapterhouse.games.abbey.typed.normal_words import NormalWords, listed
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Speaker

FORMS = ("many", "one", "all", "are", "is", "of")
NUMBERS = ("many", "one")
MOST_MEANINGS = 3
"""Of words that can be read in several ways."""


class Descriptions:
    """Reads descriptions in one language, for one asker and one answerer."""

    def __init__(
        self, speech: Speaker, normal: NormalWords, history: Sequence[Fact], asker: Seat, target: Seat
    ) -> None:
        self._speech = speech
        self._normal = normal
        self._ask = Ask(target, StillHold(SharedCard(-1, 0)))
        self.names = {normal.words(speech.word("suspect", suspect)): suspect for suspect in SUSPECT_IDS}
        self.names |= {name[-1:]: suspect for name, suspect in list(self.names.items())}
        self._shared = {
            words: card for card in _cards(history, target, False) for words in self._spoken(SharedCard(*card))
        }
        groups = [Among(*card) for card in _cards(history, target, True) if asker in _saw(history, card)]
        self._traits = [
            normal.pattern(text, partial(Is, trait)) for trait in TRAITS for text in self._trait_words(trait)
        ]
        self._like = list(self._comparisons())
        self._simple = [*self._traits, *self._like, *self._negations("predicate-not")]
        self._terms = [
            *self._simple,
            *(pattern for number in NUMBERS for pattern in self._negations(f"monks-not.{number}")),
            *(self._either(f"monks-either.{number}") for number in NUMBERS),
            normal.pattern(speech.say("list-or", head=slot("first"), last=slot("second")), Either),
            *(normal.pattern(speech.phrase(cards, (self._ask,)), lambda cards=cards: cards) for cards in groups),
        ]
        nouns = [speech.say(f"monks.{form}") for form in ("many", "one", "all")]
        self._fillers = {normal.words(each) for each in (*nouns, *listed(speech.say("typed-fillers")))} - {()}
        joined = [speech.say(key, head="", last="") for key in ("list-and", "list-after")]
        self._and = {normal.words(each) for each in (*joined, *listed(speech.say("typed-and")))} - {()}
        self._or = normal.words(speech.say("list-or", head="", last=""))
        self._nameable = {*self.names, *self._and, *self._fillers, self._or}
        self._among = normal.pattern(speech.say("monks-among", monks=slot("named")), lambda named: named)
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
                yield self._normal.pattern(said, partial(kind, category))

    def _negations(self, key: str) -> Iterator[Pattern]:
        for trait in TRAITS:
            for text in self._trait_words(trait):
                yield self._normal.pattern(self._speech.say(key, what=text), partial(IsNot, trait))

    def _either(self, key: str) -> Pattern:
        return self._normal.pattern(self._speech.say(key, first=slot("first"), second=slot("second")), Either)

    def _spoken(self, card: SharedCard) -> tuple[Words, ...]:
        return (self._normal.words(self._speech.phrase(card, (self._ask,))),)

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
        """One trait or its contrary, with or without a noun: "fat", "fat monks"."""
        for said in dict.fromkeys((words, self._without_fillers(words))):
            yield from match(self._simple, said, self._readers)

    def predicate(self, words: Words) -> Iterator[Term]:
        """What a single monk may be: "bearded", "not a Templar", "fat or hooded"."""
        for said in dict.fromkeys((words, self._without_fillers(words))):
            yield from match(self._terms, said, self._readers)

    def _without_fillers(self, words: Words) -> Words:
        """The words without nouns at both ends."""
        for filler in self._fillers:
            if words[: len(filler)] == filler:
                return self._without_fillers(words[len(filler) :])
            if words[-len(filler) :] == filler:
                return self._without_fillers(words[: -len(filler)])
        return words

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
        """Monks by name, with "and" or "or" between them, and nouns: "the card of Father Sergio"."""
        found: list[str] = []
        at = 0
        while at < len(words):
            run = next((words[at : at + size] for size in (3, 2, 1) if words[at : at + size] in self._nameable), ())
            if run in self.names:
                found.append(self.names[run])
            elif not run:
                return
            at += len(run)
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


def contrary(term: Term) -> Simple | None:
    """The term that fits just those monks that this one does not fit, where there is one."""
    if isinstance(term, Is | IsNot):
        return IsNot(term.trait) if isinstance(term, Is) else Is(term.trait)
    if isinstance(term, SameAs | OtherThan):
        other = OtherThan if isinstance(term, SameAs) else SameAs
        return other(term.category, term.card)
    return None
