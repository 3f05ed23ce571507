"""The sentences of all kinds of questions as patterns.

Each kind has the message in which we say it (``phrase-any-of``) and a message that lists how else people say it
(``typed-any-of``).
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from chapterhouse.games.abbey.catalogue import CATEGORIES, ROOM_IDS
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
    Both,
    Either,
    Exactly,
    FewestOf,
    Fitting,
    HowMany,
    HowManyBooks,
    LastDrawn,
    Met,
    MoreOf,
    MostOf,
    Names,
    Odd,
    Scope,
    Settled,
    Simple,
    StillHold,
    Term,
    WhatIs,
    Who,
    WillEnd,
    WillPass,
    WillSpeak,
)
from chapterhouse.games.abbey.typed.descriptions import Together, contrary
from chapterhouse.games.abbey.typed.matching import Pattern, slot
from chapterhouse.games.abbey.typed.normal_words import NormalWords, listed
from chapterhouse.games.abbey.wording.scopes import scope_blanks
from chapterhouse.kernel import Seat
from chapterhouse.kernel.wording import Speaker

VERB, TAIL = slot("verb"), slot("tail")
WHO = {"who": slot("who"), "who_one": slot("who"), "who_all": slot("who")}
WHO_IDS = ("anybody", "names", "fitting")
Plan: TypeAlias = WillEnd | WillSpeak | BeforeMass
APART = "…"
"""Where the monks stand in words that are said on both sides of them: "do you have … in your hand"."""


_made: dict[tuple[object, ...], "Sentences"] = {}
MOST_MADE = 24


def sentences(speech: Speaker, asker: Seat, target: Seat, cells: tuple[str, ...]) -> "Sentences":
    """The patterns for an asker and an answerer; they do not change in a game, so the latest are kept.

    ``cells`` are the rooms that the players own, by seat.
    """
    key = speech.language, tuple(speech.names), asker, target, cells
    if key not in _made:
        while len(_made) >= MOST_MADE:
            del _made[next(iter(_made))]
        _made[key] = Sentences(speech, asker, target, cells)
    return _made[key]


class Said(NamedTuple):
    """A scope and one way to say it: a verb, and what follows the monks."""

    scope: Scope
    name: str
    verb: str
    tail: str


class Sentences:
    """The patterns of one language, for one asker and one answerer."""

    def __init__(self, speech: Speaker, asker: Seat, target: Seat, cells: tuple[str, ...]) -> None:
        self._speech = speech
        self._asker = asker
        self._cells = {"cell-mine": cells[asker], "cell-yours": cells[target]}
        self.normal = NormalWords(speech)
        self._scopes = [said for scope in _scopes(target, len(cells)) for said in self._said(scope)]
        self.checked = list(self._checked())
        """Questions about a scope that are answered with yes or no."""
        self.paired = list(self._otherwise("typed-each-of", partial(_about, _two), who=slot("who"), than=slot("than")))
        """Two monks in one sentence: "do you have a Templar and a Father"."""
        self.others = [*self._counted(), *self._ranked(), *self._about_cards(), *self._about_plans()]
        self.titled = list(self._titled())
        """Sentences about a book that is named by its title."""
        self.every = [*self.others, *self.checked, *self.paired, *self.titled]
        self.vocabulary = {part for pattern in self.every for part in pattern.parts}

    def _said(self, scope: Scope) -> Iterator[Said]:
        """A scope in all words in which people say it."""
        blanks = scope_blanks(self._speech, scope, self._asker)
        name, tail = str(blanks["scope_id"]), str(blanks["tail"])
        yield Said(scope, name, str(blanks["scope"]), tail)
        for words in self._listed(f"typed-{name}"):
            verb, _, after = words.partition(APART)
            yield Said(scope, name, verb, f" {after}{tail if isinstance(scope, Met) else ''}")
        if isinstance(scope, Met) and scope.by is not None:
            about = self._about(scope)
            for words in self._listed(f"typed-{name}-by", **about):
                verb, _, after = words.partition(APART)
                yield Said(scope, name, verb, f" {after}{about['since']}")

    def _about(self, scope: Scope) -> dict[str, str]:
        """Of whom a scope speaks, and since when."""
        if not isinstance(scope, Met):
            return {"role": "none", "by": "", "since": ""}
        since = "" if scope.since == "ever" else " " + self._speech.word("since", scope.since)
        if scope.by is None:
            return {"role": "none", "by": "", "since": since}
        role = "me" if scope.by == self._asker else "other"
        return {"role": role, "by": self._speech.seat(scope.by), "since": since}

    def _listed(self, key: str, **blanks: Any) -> list[str]:
        """Other words for a thing: "do you have" for "do you hold"."""
        return listed(self._speech.say(key, **blanks)) if self._speech.has(key) else []

    def _ways(self, key: str, **blanks: Any) -> list[str]:
        """Our own sentence, and those that people use instead."""
        return [self._speech.say(f"phrase-{key}", **blanks), *self._listed(f"typed-{key}", **blanks)]

    # ── Questions about a scope ──

    def _scoped(self, key: str, make: Callable[..., Any], **blanks: Any) -> Iterator[Pattern]:
        """One pattern for every way to say a scope; ``make`` takes the scope and the slots."""
        texts: dict[str, str] = {}
        for said in self._scopes:
            if said.name not in texts:
                texts[said.name] = self._speech.say(key, scope=VERB, tail=TAIL, scope_id=said.name, **blanks)
            yield self._filled(texts[said.name], said, make)

    def _filled(self, sentence: str, said: Said, make: Callable[..., Any]) -> Pattern:
        verbs = sentence.replace(VERB, said.verb).replace(capitalised(VERB), said.verb)
        return self.normal.pattern(verbs.replace(TAIL, said.tail), partial(make, said.scope))

    def _otherwise(self, key: str, make: Callable[..., Any], **blanks: Any) -> Iterator[Pattern]:
        """The same for the sentences that a message lists; one without a verb is whole for its scope."""
        texts: dict[Scope, list[str]] = {}
        for said in self._scopes:
            whole = said.scope not in texts
            if whole:
                about = self._about(said.scope)
                texts[said.scope] = self._listed(key, scope=VERB, tail=TAIL, scope_id=said.name, **about, **blanks)
            for sentence in texts[said.scope]:
                if whole or VERB in sentence:
                    yield self._filled(sentence, said, make)

    def _described(self, key: str, make: Callable[..., Any], **blanks: Any) -> Iterator[Pattern]:
        """The same for each way of saying whom a question is about."""
        for who_id in WHO_IDS:
            yield from self._scoped(f"phrase-{key}", partial(_about, make), who_id=who_id, **WHO, **blanks)
        yield from self._otherwise(f"typed-{key}", partial(_about, make), **WHO, **blanks)

    def _counted(self) -> Iterator[Pattern]:
        yield from self._described("how-many", HowMany)
        for sentence in self._ways("how-many-books"):
            yield self.normal.pattern(sentence, HowManyBooks)

    def _checked(self) -> Iterator[Pattern]:
        two = {"who": slot("who"), "than": slot("than")}
        yield from self._otherwise("typed-neither-of", partial(_about, _neither), **two)
        yield from self._otherwise("typed-none-of", partial(_about, partial(_numbered, Exactly, 0)), **WHO)
        yield from self._described("any-of", AnyOf)
        yield from self._described("all-of", AllOf)
        number = slot("number")
        for kind, key in ((AtLeast, "at-least"), (Exactly, "exactly")):
            for fixed in (0, 1):
                numbered = partial(_about, partial(_numbered, kind, fixed))
                for who_id in WHO_IDS:
                    yield from self._scoped(f"phrase-{key}", numbered, who_id=who_id, number=fixed, **WHO)
            yield from self._described(key, partial(_numbered, kind, None), number=number)
        for key, bounded in (("more-than", _more_than), ("fewer-than", _fewer_than), ("at-most", _at_most)):
            yield from self._otherwise(f"typed-{key}", partial(_about, bounded), number=number, **WHO)
        yield from self._scoped("phrase-more-of", partial(_about, MoreOf), **two)
        yield from self._described("between", _between, low=slot("low"), high=slot("high"))
        yield from self._described("odd", Odd)
        yield from self._otherwise("typed-only", _only, term=slot("term"))

    def _ranked(self) -> Iterator[Pattern]:
        for kind, name in ((MostOf, "most-of"), (FewestOf, "fewest-of")):
            for category in CATEGORIES:
                blanks = {"category_id": category, "category": self._speech.word("category", category)}
                yield from self._scoped(f"phrase-{name}", partial(_ranked, kind, category=category), **blanks)
            yield from self._otherwise(f"typed-{name}", partial(_ranked, kind), category=slot("category"))
        for category in CATEGORIES:
            made = partial(_ranked, MostOf, category=category)
            yield from self._otherwise("typed-more-or", made, category_id=category)

    # ── Other questions ──

    def _about_cards(self) -> Iterator[Pattern]:
        say, word, pattern = self._speech.say, self._speech.word, self.normal.pattern
        for category in CATEGORIES:
            blanks = {"category_id": category, "category": word("category", category)}
            yield pattern(say("phrase-what-is", card=slot("card"), **blanks), partial(WhatIs, category))
            for settled in self._ways("settled", **blanks):
                yield pattern(settled, partial(Settled, category))
        yield pattern(say("phrase-still-hold", card=slot("card")), StillHold)
        for way in DRAWN_IN:
            said = say("phrase-last-drawn", way_id=way, way=word("where", way), term=slot("term"))
            yield pattern(said, partial(LastDrawn, way))

    def _titled(self) -> Iterator[Pattern]:
        title = slot("title")
        for sentence in (
            self._speech.say("phrase-hold-book", title=title),
            *self._listed("typed-hold-book", title=title),
        ):
            yield self.normal.pattern(sentence, _title)

    def _about_plans(self) -> Iterator[Pattern]:
        say, word, pattern = self._speech.say, self._speech.word, self.normal.pattern
        for sentence in (
            say("phrase-will-pass", terms=slot("terms")),
            *self._listed("typed-will-pass", terms=slot("terms")),
        ):
            yield pattern(sentence, WillPass)
        for room in ROOM_IDS:
            blanks = {"room": word("room", room)}
            yield from self._planned("will-end", WillEnd(room), act="", act_id="", **blanks)
        for name, room in self._cells.items():
            yield from self._planned("will-end", WillEnd(room), act="", act_id="", room=word("typed", name))
        for act in ACTS:
            yield from self._planned("will-speak", WillSpeak(act), act=word("act", act), act_id=act, room="")

    def _planned(self, key: str, plan: WillEnd | WillSpeak, **blanks: str) -> Iterator[Pattern]:
        """A plan for the next turn, and the same plan for all turns before the next Mass."""
        until = BeforeMass(plan)
        texts: list[tuple[str, Plan]] = [(self._speech.say(f"phrase-{key}", **blanks), plan)]
        texts.append((self._speech.say("phrase-before-mass", question_id=key, **blanks), until))
        for when, meant in (("", plan), (self._speech.say("typed-before-mass"), until)):
            texts += [(sentence, meant) for sentence in self._listed(f"typed-{key}", when=when, **blanks)]
        for sentence, meant in texts:
            yield self.normal.pattern(sentence, partial(_plan, meant))


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
    """A question about monks; only "do you have William and Aldric" asks for each of those joined by "and"."""
    if isinstance(who, Together) and make is AnyOf:
        return _each(scope, who)
    whole = {name: _whole(value) for name, value in slots.items()}
    return make(scope, Anybody() if who is None else _whole(who), **whole)


def _whole(value: Any) -> Any:
    return value.whole if isinstance(value, Together) else value


def _each(scope: Scope, who: Together) -> AllOf | Both | None:
    if isinstance(who.whole, Names):
        return AllOf(scope, who.whole)
    return Both(*(AnyOf(scope, each) for each in who.each)) if len(who.each) == 2 else None


def _two(scope: Scope, who: Any, than: Any) -> Both | None:
    """A Templar and a bearded monk: two monks."""
    both = _whole(who), _whole(than)
    if any(isinstance(each, Anybody) for each in both):
        return None
    return Both(AnyOf(scope, both[0]), AnyOf(scope, both[1]))


def _neither(scope: Scope, who: Any, than: Any) -> Exactly | None:
    """Neither Templars nor Franciscans; neither William nor Aldric."""
    if isinstance(who, Names) and isinstance(than, Names):
        return Exactly(0, scope, Names((*who.suspects, *than.suspects)))
    terms = [each.terms for each in (who, than) if isinstance(each, Fitting)]
    simple = [term for each in terms for term in each if len(each) == 1 and isinstance(term, Simple)]
    return Exactly(0, scope, Fitting((Either(simple[0], simple[1]),))) if len(simple) == 2 else None


def _numbered(kind: Callable[..., Any], fixed: int | None, scope: Scope, who: Any, number: int | None = None) -> Any:
    return kind(number if fixed is None else fixed, scope, who)


def _between(scope: Scope, who: Who, low: int, high: int) -> Between:
    return Between(min(low, high), max(low, high), scope, who)


def _more_than(scope: Scope, who: Who, number: int) -> AtLeast:
    return AtLeast(number + 1, scope, who)


def _at_most(scope: Scope, who: Who, number: int) -> Between | Exactly:
    return Between(0, number, scope, who) if number else Exactly(0, scope, who)


def _fewer_than(scope: Scope, who: Who, number: int) -> Between | Exactly | None:
    return _at_most(scope, who, number - 1) if number else None


def _only(scope: Scope, term: Term) -> Exactly | None:
    """All monks of a scope fit: none is there that does not."""
    others = contrary(term)
    return Exactly(0, scope, Fitting((others,))) if others else None


def _ranked(kind: Callable[..., Any], scope: Scope, category: str) -> Any:
    return kind(category, scope)


def _plan(meant: Plan) -> Plan:
    return meant


def _title(title: str) -> str:
    return title
