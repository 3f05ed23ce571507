"""A builder for what cannot be listed in the Abbey: it asks for one part after the other until a question is whole."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from chapterhouse.games.abbey import GAME
from chapterhouse.games.abbey.actions import Ask, NameSuspects, PassCards
from chapterhouse.games.abbey.catalogue import CATEGORIES
from chapterhouse.games.abbey.events import CardsMoved
from chapterhouse.games.abbey.questions import (
    ACTS,
    DRAWN_IN,
    MEETINGS,
    SCOPES,
    SINCE,
    AllOf,
    Among,
    Anybody,
    AnyOf,
    AtLeast,
    BeforeMass,
    Between,
    Both,
    Card,
    Checked,
    Either,
    Exactly,
    FewestOf,
    Fitting,
    FreeQuestion,
    HoldBook,
    HowMany,
    HowManyBooks,
    Is,
    IsNot,
    LastDrawn,
    Met,
    Monk,
    MoreOf,
    MostOf,
    Names,
    Odd,
    OtherThan,
    Question,
    SameAs,
    Scope,
    Settled,
    SharedCard,
    Simple,
    StillHold,
    Term,
    WhatIs,
    Who,
    WillEnd,
    WillPass,
    WillSpeak,
)
from chapterhouse.games.abbey.stack import read_step
from chapterhouse.games.abbey.steps.encounter import Asking, CallingWitness
from chapterhouse.games.abbey.truth import knows, witnesses_of
from chapterhouse.games.abbey.typed import read_typed
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.games.abbey.wording.scopes import met_tail
from chapterhouse.kernel import Action, Malformed, Seat
from chapterhouse.kernel.text import seat_letter
from chapterhouse.speech import Speech, echo

Prompt: TypeAlias = Callable[[str], str]
Part = TypeVar("Part")

CARD = SharedCard(-1, 0)
"""Stands for any card where only the speakers of a question matter."""

LONGEST_NUMBER = 6
"""Digits; no log has a line with more."""


class GivenUp(Exception):
    """Nothing was said where something is needed."""


class Unclear(Exception):
    """A sentence that says what was not understood."""


def compose(view: AbbeyView, speech: Speech, prompt: Prompt) -> Action | None:
    """Asks for the parts of a question, or for the cards of a choice, and puts them together; None gives up."""
    builder = Builder(view, speech, prompt)
    try:
        if view.doing in ("asking", "calling-witness"):
            return builder.question()
        if view.doing == "passing-cards":
            return PassCards(builder.suspects())
        if view.doing == "naming-suspects":
            return NameSuspects(builder.suspects())
    except GivenUp:
        pass
    return None


class Builder:
    """Asks for a part until what was said can be read; an empty line gives up."""

    def __init__(self, view: AbbeyView, speech: Speech, prompt: Prompt) -> None:
        self._view = view
        self._speech = speech
        self._speech.view = view
        self._prompt = prompt
        self._asker: Seat = -1 if view.seat is None else view.seat
        self._target: Seat = -1

    def suspects(self) -> tuple[str, ...]:
        def read(said: str) -> tuple[str, ...]:
            return tuple(self._name("suspect", part) for part in parts(said))

        return self._until(self._speech.say("compose-cards"), read)

    def question(self) -> Ask:
        self._target = self._whom()
        makers = self._makers()
        shown = [self._speech.say(f"compose-kind-{kind}") for kind in makers]

        def read(said: str) -> Callable[[], Question]:
            if said.startswith("("):
                typed = self._typed(said)
                return lambda: typed
            if " " in said and said.lower() not in map(str.lower, shown):
                meant = self._interpreted(said)
                return lambda: meant
            return list(makers.values())[self._choice(said, shown)]

        listed = [f"{number:>4}  {kind}" for number, kind in enumerate(shown, start=1)]
        return Ask(self._target, self._until("\n".join([*listed, self._speech.say("compose-kind")]), read)())

    def _makers(self) -> dict[str, Callable[[], Question]]:
        """For every kind of question what asks for its parts, in the order of the sentence."""
        makers: dict[str, Callable[[], Question]] = {
            "how-many": lambda: HowMany(self._scope(), self._who()),
            **self._checks(),
            "settled": lambda: Settled(self._one_of("category", tuple(CATEGORIES))),
            "what-is": lambda: WhatIs(self._one_of("category", tuple(CATEGORIES)), self._line(self._target)),
            "still-hold": lambda: StillHold(self._line(self._asker)),
            "last-drawn": lambda: LastDrawn(self._one_of("way", DRAWN_IN), self._term()),
            "how-many-books": HowManyBooks,
            "hold-book": lambda: HoldBook(self._named("book")),
            "will-end": lambda: WillEnd(self._named("room")),
            "will-speak": lambda: WillSpeak(self._one_of("act", ACTS)),
            "will-pass": lambda: WillPass(self._terms()),
            **self._number_checks(),
            "most-of": lambda: MostOf(self._one_of("category", tuple(CATEGORIES)), self._scope()),
            "fewest-of": lambda: FewestOf(self._one_of("category", tuple(CATEGORIES)), self._scope()),
            "both": lambda: Both(self._part(1), self._part(2)),
            "will-end-before-mass": lambda: BeforeMass(WillEnd(self._named("room"))),
            "will-speak-before-mass": lambda: BeforeMass(WillSpeak(self._one_of("act", ACTS))),
        }
        if self._view.options.free_text:
            makers["free"] = lambda: FreeQuestion(self._until(self._speech.say("compose-free"), str))
        return makers

    def _checks(self) -> dict[str, Callable[[], Checked]]:
        """The kinds of questions about a scope that are answered with yes or no."""
        return {
            "any-of": lambda: AnyOf(self._scope(), self._who()),
            "at-least": lambda: AtLeast(self._number(), self._scope(), self._who()),
            "exactly": lambda: Exactly(self._number(), self._scope(), self._who()),
            "all-of": lambda: AllOf(self._scope(), self._who()),
            "more-of": lambda: MoreOf(self._scope(), self._who(), self._who("compose-than")),
        }

    def _number_checks(self) -> dict[str, Callable[[], Checked]]:
        return {
            "between": lambda: Between(
                self._number("compose-low"), self._number("compose-high"), self._scope(), self._who()
            ),
            "odd": lambda: Odd(self._scope(), self._who()),
        }

    def _part(self, number: int) -> Checked:
        """One of two questions that are joined by "and"."""
        makers = self._checks() | self._number_checks()
        shown = [self._speech.say(f"compose-kind-{kind}") for kind in makers]
        text = self._speech.say("compose-both", number=number, choices=numbered(shown))
        return list(makers.values())[self._until(text, lambda said: self._choice(said, shown))]()

    def _typed(self, said: str) -> Question:
        action = GAME.read_action(f"ask {seat_letter(self._target)} {said}")
        assert isinstance(action, Ask)
        return action.question

    def _interpreted(self, said: str) -> Question:
        """A whole question in plain words; it is said back in ours before it is asked."""
        reading = read_typed(self._speech, self._view, self._target, said)
        if not isinstance(reading.action, Ask):
            raise self._unclear(reading.unread)
        meant = self._speech.phrase(reading.action.question, (reading.action,))
        answer = self._prompt(self._speech.say("compose-meant", question=meant)).strip().lower()
        if answer not in ("", self._speech.say("compose-yes")):
            raise Unclear(self._speech.say("compose-again"))
        return reading.action.question

    def _until(self, text: str, read: Callable[[str], Part], *, silence: bool = False) -> Part:
        """Asks until what was said can be read; to say nothing gives up, unless that has a meaning."""
        asked = text
        while True:
            said = self._prompt(asked).strip()
            if not said and not silence:
                raise GivenUp
            try:
                return read(said)
            except Unclear as error:
                asked = f"{error}\n{text}"
            except Malformed as error:
                asked = f"{self._unclear(str(error))}\n{text}"

    def _unclear(self, said: str) -> Unclear:
        return Unclear(self._speech.say("compose-unknown", word=echo(said)))

    # ── Whom ──

    def _whom(self) -> Seat:
        step = read_step(self._view.stack[-1])
        targets = step.targets if isinstance(step, Asking) else self._witnesses(step)
        if len(targets) == 1:
            return targets[0]
        shown = [self._speech.seat(seat) for seat in targets]
        text = self._speech.say("compose-target", choices=numbered(shown))
        return targets[self._until(text, lambda said: self._choice(said, shown))]

    def _witnesses(self, step: object) -> tuple[Seat, ...]:
        heard = step.heard if isinstance(step, CallingWitness) else ()
        players = self._view.players
        others = (seat for seat in range(len(players)) if seat != self._asker and seat not in heard)
        return tuple(seat for seat in others if not players[seat].penitent)

    # ── One of some ──

    def _scope(self) -> Scope:
        """A plain scope, or cards that were met: then also by whom, and since when."""
        plain = [_ellipsis(self._speech.word("scope", scope), self._tail(scope)) for scope in SCOPES]
        met = [Met(how, None, "mass" if how == "seen" else "ever") for how in MEETINGS]
        shown = plain + [
            _ellipsis(self._speech.word("met", each.how), met_tail(self._speech, each, self._asker)) for each in met
        ]
        text = self._speech.say("compose-scope", choices=numbered(shown))
        chosen = self._until(text, lambda said: self._choice(said, shown))
        return SCOPES[chosen] if chosen < len(SCOPES) else self._met(met[chosen - len(SCOPES)])

    def _tail(self, scope: str) -> str:
        return self._speech.say(f"tail-{scope}") if self._speech.has(f"tail-{scope}") else ""

    def _met(self, scope: Met) -> Met:
        if scope.how == "seen":
            return scope
        others = [seat for seat in range(len(self._view.players)) if seat != self._target]
        shown = [self._speech.say("compose-anybody"), *map(self._speech.seat, others)]
        text = self._speech.say("compose-met-by", choices=numbered(shown))
        by = [None, *others][self._until(text, lambda said: self._choice(said, shown))]
        return Met(scope.how, by, "ever" if scope.how == "known" else self._one_of("since", SINCE))

    def _one_of(self, kind: str, names: Sequence[str]) -> str:
        shown = [self._speech.word(kind, name) for name in names]
        text = self._speech.say(f"compose-{kind}", choices=numbered(shown))
        return names[self._until(text, lambda said: self._choice(said, shown))]

    def _choice(self, said: str, words: Sequence[str]) -> int:
        """A choice by its number or its word."""
        if is_number(said) and 1 <= int(said) <= len(words):
            return int(said) - 1
        lowered = [word.lower() for word in words]
        if said.lower() not in lowered:
            raise self._unclear(said)
        return lowered.index(said.lower())

    def _number(self, text: str = "compose-number") -> int:
        return self._until(self._speech.say(text), self._read_number)

    def _read_number(self, said: str) -> int:
        if not is_number(said):
            raise self._unclear(said)
        return int(said)

    def _named(self, kind: str) -> str:
        return self._until(self._speech.say(f"compose-{kind}"), lambda said: self._name(kind, said))

    def _name(self, kind: str, said: str) -> str:
        found = self._find(kind, said)
        if found is None:
            raise self._unclear(said)
        return found

    def _find(self, kind: str, said: str) -> str | None:
        """A thing by its id, its name in this language, or the last word of it."""
        wanted = said.strip().lower()
        for name in GAME.words[kind]:
            worded = self._speech.word(kind, name).lower()
            if wanted in (name, worded, worded.split()[-1]):
                return str(name)
        return None

    # ── Cards that both know ──

    def _line(self, knower: Seat) -> SharedCard:
        text = self._speech.say("compose-line", choices=numbered(self._spoken(knower)))
        return self._until(text, lambda said: self._shared(said, knower))

    def _known(self, knower: Seat) -> list[SharedCard]:
        """The single cards that the answerer and somebody else have seen, oldest first."""
        return [
            SharedCard(line, gift)
            for line, fact in enumerate(self._view.history)
            for gift in range(len(fact.gifts) if isinstance(fact, CardsMoved) else 1)
            if knows(fact, gift, self._target) and knows(fact, gift, knower)
        ]

    def _spoken(self, knower: Seat) -> list[str]:
        """These cards in the words in which the question will mean them."""
        spoken = [self._speech.phrase(card, (Ask(self._target, StillHold(card)),)) for card in self._known(knower)]
        return [words.removesuffix(",") for words in spoken]

    def _with_cards(self, text: str) -> str:
        """A prompt, above it the cards that a description may refer to by number."""
        spoken = self._spoken(self._asker)
        shared = [self._speech.say("compose-shared", choices=numbered(spoken))] if spoken else []
        groups = [self._speech.phrase(cards, (Ask(self._target, StillHold(CARD)),)) for cards in self._groups()]
        if groups:
            shared.append(self._speech.say("compose-groups", choices=numbered(groups)))
        return "\n".join([*shared, self._speech.say(text)])

    def _groups(self) -> list[Among]:
        """Several cards at a time that both have seen, oldest first."""
        return [
            Among(line, gift)
            for line, fact in enumerate(self._view.history)
            for gift in range(len(fact.gifts) if isinstance(fact, CardsMoved) else 1)
            if {self._target, self._asker} <= set(witnesses_of(fact, gift, several=True))
        ]

    def _shared(self, said: str, knower: Seat) -> SharedCard:
        known, number = self._known(knower), self._read_number(said)
        if 1 <= number <= len(known):
            return known[number - 1]
        raise Unclear(self._speech.say("compose-no-card", number=number))

    def _card(self, said: str) -> Card:
        return self._shared(said, self._asker) if is_number(said) else Monk(self._name("suspect", said))

    # ── Monks and their traits ──

    def _who(self, text: str = "compose-who") -> Who:
        return self._until(self._with_cards(text), self._read_who, silence=True)

    def _read_who(self, said: str) -> Who:
        some = parts(said)
        if not some:
            return Anybody()
        names = [name for part in some if (name := self._find("suspect", part)) is not None]
        if len(names) == len(some):
            return Names(tuple(names))
        if names:
            raise self._unclear(said)
        return Fitting(tuple(map(self._read_term, some)))

    def _terms(self) -> tuple[Term, ...]:
        return self._until(self._with_cards("compose-terms"), lambda said: tuple(map(self._read_term, parts(said))))

    def _term(self) -> Term:
        return self._until(self._with_cards("compose-term"), self._read_term)

    def _read_term(self, said: str) -> Term:
        word, _, rest = said.strip().partition(" ")
        if word.lower() == self._speech.say("compose-among"):
            groups, number = self._groups(), self._read_number(rest)
            if not 1 <= number <= len(groups):
                raise Unclear(self._speech.say("compose-no-card", number=number))
            return groups[number - 1]
        first, either, second = said.partition(f" {self._speech.say('compose-or')} ")
        return Either(self._read_simple(first), self._read_simple(second)) if either else self._read_simple(said)

    def _read_simple(self, said: str) -> Simple:
        """A trait, its opposite, or a comparison: hooded, not hooded, same order as 12, other hood than Odo."""
        word, _, rest = said.strip().partition(" ")
        if word.lower() == self._speech.say("compose-not"):
            return IsNot(self._name("trait", rest))
        if rest and word.lower().startswith(self._speech.say("compose-same")):
            return SameAs(self._category(rest), self._card(rest.split()[-1]))
        if rest and word.lower().startswith(self._speech.say("compose-other")):
            return OtherThan(self._category(rest), self._card(rest.split()[-1]))
        return Is(self._name("trait", said))

    def _category(self, said: str) -> str:
        """The category that a comparison begins with."""
        for category in CATEGORIES:
            if said.lower().startswith((category, self._speech.word("category", category).lower())):
                return category
        raise self._unclear(said)


def _ellipsis(verb: str, tail: str) -> str:
    return f"{verb} … {tail}" if tail else verb


def numbered(words: Sequence[str]) -> str:
    return "  ".join(f"{number} {word}" for number, word in enumerate(words, start=1))


def is_number(said: str) -> bool:
    """Whether this is a number of any use here; Python itself refuses to read a very long one."""
    return said.isdecimal() and len(said) <= LONGEST_NUMBER


def parts(said: str) -> list[str]:
    return [part.strip() for part in said.split(",") if part.strip()]
