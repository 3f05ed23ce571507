"""Descriptions of monks as people type them: "bearded monks who are not Templars", by the words of the catalogue."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, islice
from typing import NamedTuple

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORIES, CATEGORY_OF, SUSPECT_IDS, TRAITS
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
KINDS = ("order", "title")
"""The categories whose traits are nouns: a Templar, a Father; the others say how somebody looks."""


class Together(NamedTuple):
    """Monks joined by "and": "William and Aldric", "Templars and Franciscans", of whom one is not the other.

    "How many" counts all of them as one (``whole``); "do you have" asks for each.
    """

    whole: Who
    each: tuple[Who, ...]


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
        self._simple = [
            *self._traits,
            *self._like,
            *self._negations("predicate-not"),
            *self._negations("typed-not"),
        ]
        self._terms = [
            *self._simple,
            *(pattern for number in NUMBERS for pattern in self._negations(f"monks-not.{number}")),
            *(self._either(f"monks-either.{number}") for number in NUMBERS),
            normal.pattern(speech.say("list-or", head=slot("first"), last=slot("second")), _alike),
            *(normal.pattern(speech.phrase(cards, (self._ask,)), lambda cards=cards: cards) for cards in groups),
        ]
        self._whole = [
            normal.pattern(each, Either)
            for each in (
                speech.say("list-or", head=slot("first"), last=slot("second")),
                *listed(speech.say("typed-either", first=slot("first"), second=slot("second"))),
            )
        ]
        """Alternatives of any two kinds, which must be all that is said: "a Templar or bearded"."""
        self._neither = [
            normal.pattern(each, _neither)
            for each in listed(speech.say("typed-neither", first=slot("first"), second=slot("second")))
        ]
        nouns = [speech.say(f"monks.{form}") for form in ("many", "one", "all")]
        self._fillers = {normal.words(each) for each in (*nouns, *listed(speech.say("typed-fillers")))} - {()}
        joined = [speech.say(key, head="", last="") for key in ("list-and", "list-after")]
        self._and = {normal.words(each) for each in (*joined, *listed(speech.say("typed-and")))} - {()}
        self._or = normal.words(speech.say("list-or", head="", last=""))
        self._nameable = {*self.names, *self._and, *self._fillers, self._or}
        self._among = normal.pattern(speech.say("monks-among", monks=slot("named")), lambda named: named)
        self._readers = {"simple": self.simple, "first": self.simple, "second": self.simple, "card": self.card}
        self._whos: dict[Words, list[Who | Together]] = {}
        self._single: dict[Words, list[tuple[Term, ...]]] = {}
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
                for said in listed(self._speech.say(key, what=text)):
                    yield self._normal.pattern(said, partial(IsNot, trait))

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
            yield from match([*self._terms, *self._whole], said, self._readers)

    def _without_fillers(self, words: Words) -> Words:
        """The words without nouns at both ends."""
        for filler in self._fillers:
            if words[: len(filler)] == filler:
                return self._without_fillers(words[len(filler) :])
            if words[-len(filler) :] == filler:
                return self._without_fillers(words[: -len(filler)])
        return words

    def who(self, words: Words) -> Iterator[Who | Together]:
        """Names, a description, or anybody; many sentences ask for the same words, so what they mean is kept."""
        if words not in self._whos:
            self._whos[words] = list(islice(self._read_who(words), MOST_MEANINGS))
        yield from self._whos[words]

    def _read_who(self, words: Words) -> Iterator[Who | Together]:
        named = next(self.named(words), None)
        if named is not None:
            joined = len(named.suspects) > 1 and self._has(words, self._and) and not self._has(words, {self._or})
            yield Together(named, ()) if joined else named
            return
        yield from match([self._among], words, {"named": self.named})
        for either in match(self._whole, words, self._readers):
            yield Fitting((either,))
        for terms in self._term_lists(words, 0):
            apart = _apart(terms) if self._has(words, self._and) else None
            yield apart or (Fitting(terms) if terms else Anybody())

    def _has(self, words: Words, joiners: Iterable[Words]) -> bool:
        return any(words[at : at + len(each)] == each for each in joiners for at in range(len(words)))

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
            for terms in self._read_terms(part):
                for rest in self._term_lists(words, end):
                    yield (*terms, *rest)

    def _read_terms(self, words: Words) -> list[tuple[Term, ...]]:
        """One term, or the two of "neither fat nor bearded"."""
        if words not in self._single:
            single = ((term,) for term in match(self._terms, words, self._readers))
            both = match(self._neither, words, self._readers)
            self._single[words] = list(islice(chain(single, both), MOST_MEANINGS))
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
        every = (*self._terms, *self._whole, *self._neither, self._among)
        patterns = [part for pattern in every for part in pattern.parts]
        phrases = [*self.names, *self._shared, *self._fillers, *self._and, self._or]
        return {*patterns, *(word for phrase in phrases for word in phrase)}


def _alike(first: Simple, second: Simple) -> Either | None:
    """Alternatives beside other words: "hooded or bearded Templars", but not "Templars or bearded Franciscans"."""
    return Either(first, second) if _is_kind(first) == _is_kind(second) else None


def _is_kind(term: Simple) -> bool:
    return isinstance(term, Is | IsNot) and CATEGORY_OF[term.trait] in KINDS


def _neither(first: Simple, second: Simple) -> tuple[Simple, Simple] | None:
    one, other = contrary(first), contrary(second)
    return (one, other) if one and other else None


def _apart(terms: tuple[Term, ...]) -> Together | None:
    """Traits that nobody has at once are those of two monks: "Templars and Franciscans"."""
    positive = [term for term in terms if isinstance(term, Is)]
    for at, first in enumerate(positive):
        for second in positive[at + 1 :]:
            if first != second and CATEGORY_OF[first.trait] == CATEGORY_OF[second.trait]:
                rest = tuple(term for term in terms if term not in (first, second))
                each = () if rest else (Fitting((first,)), Fitting((second,)))
                return Together(Fitting((*rest, Either(first, second))), each)
    return None


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
