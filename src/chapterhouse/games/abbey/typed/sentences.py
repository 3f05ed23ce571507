"""The sentences of all kinds of questions as patterns, made from the messages in which the questions are said."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from chapterhouse.games.abbey.catalogue import BOOK_IDS, CATEGORIES, ROOM_IDS
from chapterhouse.games.abbey.questions import (
    ACTS,
    DRAWN_IN,
    MEETINGS,
    SCOPES,
    SINCE,
    AllOf,
    Anybody,
    AnyOf,
    AtLeast,
    BeforeMass,
    Between,
    Exactly,
    FewestOf,
    HoldBook,
    HowMany,
    HowManyBooks,
    LastDrawn,
    Met,
    MoreOf,
    MostOf,
    Odd,
    Scope,
    Settled,
    StillHold,
    WhatIs,
    WillEnd,
    WillPass,
    WillSpeak,
)
from chapterhouse.games.abbey.typed.matching import Pattern, slot
from chapterhouse.games.abbey.wording.scopes import scope_blanks
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Speaker

VERB, TAIL = slot("verb"), slot("tail")
WHO_IDS = ("anybody", "names", "fitting")


_made: dict[tuple[object, ...], "Sentences"] = {}
MOST_MADE = 64


def sentences(speech: Speaker, asker: Seat, target: Seat, players: int) -> "Sentences":
    """The patterns for an asker and an answerer; they do not change in a game, so the latest are kept."""
    key = speech.language, tuple(speech.names), asker, target, players
    if key not in _made:
        while len(_made) >= MOST_MADE:
            del _made[next(iter(_made))]
        _made[key] = Sentences(speech, asker, target, players)
    return _made[key]


class Sentences:
    """The patterns of one language, for one asker and one answerer."""

    def __init__(self, speech: Speaker, asker: Seat, target: Seat, players: int) -> None:
        self._speech = speech
        self._scopes = [
            (scope, name, verb, tail)
            for scope in _scopes(target, players)
            for name, verb, tail in self._said(scope, asker)
        ]
        self.checked = list(self._checked())
        """Questions about a scope that are answered with yes or no."""
        self.others = [*self._counted(), *self._ranked(), *self._about_cards(), *self._about_plans()]

    def _said(self, scope: Scope, asker: Seat) -> Iterator[tuple[str, str, str]]:
        """The id, the verb and the tail of a scope, in all words in which people say it."""
        blanks = scope_blanks(self._speech, scope, asker)
        name, tail = str(blanks["scope_id"]), str(blanks["tail"])
        for verb in (str(blanks["scope"]), *self._listed(f"typed-{name}")):
            yield name, verb, tail
        if isinstance(scope, Met) and scope.by is not None:
            since = "" if scope.since == "ever" else " " + self._speech.word("since", scope.since)
            for verb in self._listed(f"typed-{name}-by", by=self._speech.seat(scope.by)):
                yield name, verb, since

    def _listed(self, key: str, **blanks: str) -> list[str]:
        """Other words for a thing: "do you have" for "do you hold"."""
        return [each.strip() for each in self._speech.say(key, **blanks).split("|")] if self._speech.has(key) else []

    # ── Questions about a scope ──

    def _scoped(self, key: str, make: Callable[..., Any], **blanks: Any) -> Iterator[Pattern]:
        """One pattern for every scope; ``make`` takes the scope and the slots."""
        said: dict[str, str] = {}
        for scope, name, verb, tail in self._scopes:
            if name not in said:
                said[name] = self._speech.say(key, scope=VERB, tail=TAIL, scope_id=name, **blanks)
            sentence = said[name].replace(VERB, verb).replace(capitalised(VERB), verb).replace(TAIL, tail)
            yield Pattern.of(sentence, partial(make, scope))

    def _described(self, key: str, make: Callable[..., Any], **blanks: Any) -> Iterator[Pattern]:
        """The same for each way of saying whom a question is about."""
        forms = {"who": slot("who"), "who_one": slot("who"), "who_all": slot("who")}
        for who_id in WHO_IDS:
            yield from self._scoped(key, partial(_about, make), who_id=who_id, **forms, **blanks)

    def _counted(self) -> Iterator[Pattern]:
        yield from self._described("phrase-how-many", HowMany)
        yield Pattern.of(self._speech.say("phrase-how-many-books"), HowManyBooks)

    def _checked(self) -> Iterator[Pattern]:
        yield from self._described("phrase-any-of", AnyOf)
        yield from self._described("phrase-all-of", AllOf)
        for kind, key in ((AtLeast, "phrase-at-least"), (Exactly, "phrase-exactly")):
            for fixed in (0, 1):
                yield from self._described(key, partial(_numbered, kind, fixed), number=fixed)
            yield from self._described(key, partial(_numbered, kind, None), number=slot("number"))
        than = {"who": slot("who"), "than": slot("than")}
        yield from self._scoped("phrase-more-of", MoreOf, **than)
        yield from self._described("phrase-between", _between, low=slot("low"), high=slot("high"))
        yield from self._described("phrase-odd", Odd)

    def _ranked(self) -> Iterator[Pattern]:
        for kind, name in ((MostOf, "most-of"), (FewestOf, "fewest-of")):
            for category in CATEGORIES:
                blanks = {"category_id": category, "category": self._speech.word("category", category)}
                for key in (f"phrase-{name}", f"typed-{name}"):
                    yield from self._scoped(key, partial(_ranked, kind, category), **blanks)

    # ── Other questions ──

    def _about_cards(self) -> Iterator[Pattern]:
        say, word = self._speech.say, self._speech.word
        for category in CATEGORIES:
            blanks = {"category_id": category, "category": word("category", category)}
            yield Pattern.of(say("phrase-what-is", card=slot("card"), **blanks), partial(WhatIs, category))
            yield Pattern.of(say("phrase-settled", **blanks), partial(Settled, category))
        yield Pattern.of(say("phrase-still-hold", card=slot("card")), StillHold)
        for way in DRAWN_IN:
            said = say("phrase-last-drawn", way_id=way, way=word("where", way), term=slot("term"))
            yield Pattern.of(said, partial(LastDrawn, way))
        for title in BOOK_IDS:
            yield Pattern.of(say("phrase-hold-book", title=word("book", title)), partial(HoldBook, title))

    def _about_plans(self) -> Iterator[Pattern]:
        say, word = self._speech.say, self._speech.word
        yield Pattern.of(say("phrase-will-pass", terms=slot("terms")), WillPass)
        for room in ROOM_IDS:
            name = word("room", room)
            yield Pattern.of(say("phrase-will-end", room=name), partial(WillEnd, room))
            until = say("phrase-before-mass", question_id="will-end", room=name, act="")
            yield Pattern.of(until, partial(BeforeMass, WillEnd(room)))
        for act in ACTS:
            name = word("act", act)
            yield Pattern.of(say("phrase-will-speak", act=name), partial(WillSpeak, act))
            until = say("phrase-before-mass", question_id="will-speak", act=name, room="")
            yield Pattern.of(until, partial(BeforeMass, WillSpeak(act)))


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _scopes(target: Seat, players: int) -> Iterator[Scope]:
    yield from SCOPES
    yield Met("seen", None, "mass")
    for how in MEETINGS[1:]:
        for by in (None, *(seat for seat in range(players) if seat != target)):
            for since in SINCE if how != "known" else SINCE[:1]:
                yield Met(how, by, since)


def _about(make: Callable[..., Any], scope: Scope, who: Any = None, **slots: Any) -> Any:
    return make(scope, Anybody() if who is None else who, **slots)


def _numbered(kind: Callable[..., Any], fixed: int | None, scope: Scope, who: Any, number: int | None = None) -> Any:
    return kind(number if fixed is None else fixed, scope, who)


def _between(scope: Scope, who: Any, low: int, high: int) -> Between:
    return Between(low, high, scope, who)


def _ranked(kind: Callable[..., Any], category: str, scope: Scope) -> Any:
    return kind(category, scope)
