"""The history of a table as a run of sums over many worlds at once.

A *world* says which cards every hidden line was about; a column of numbers holds one line of many worlds, each set of
cards a bit mask. Going through the history once shows, for all of them, where every card was and who has seen it, and
how far what was said would be from the truth there.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, SUSPECTS, TRAIT_MASK, bits, suspect_mask, trait_of
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    Fact,
    HandCounted,
)
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import (
    SCOPED,
    AllOf,
    Answer,
    Anybody,
    Card,
    Either,
    HowMany,
    Is,
    IsNot,
    LastDrawn,
    Monk,
    MoreOf,
    Names,
    Number,
    Question,
    SameAs,
    Scoped,
    Settled,
    StillHold,
    Term,
    Trait,
    WhatIs,
    Who,
    Yes,
)
from chapterhouse.games.abbey.stack import pending_show
from chapterhouse.games.abbey.truth import accepted, last_drawn
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

Masks: TypeAlias = NDArray[np.uint32]
Numbers: TypeAlias = NDArray[np.int64]
Truths: TypeAlias = NDArray[np.bool_]

ALL = np.uint32(EVERYONE)
CULPRIT_LINE = (-1, 0)
"""The hidden line before the first: which card lies under the board."""

CHOSEN = ("mass", "stalls", "almonry", "small-debts")
"""Ways in which a giver picks the cards."""

ALIKE: dict[str, Masks] = {
    category: np.array([TRAIT_MASK[trait_of(card, category)] & EVERYONE for card in range(len(SUSPECTS))], np.uint32)
    for category in CATEGORIES
}
"""For each kind of trait and each monk: all who are like him."""


class Moved(NamedTuple):
    """Cards go from one place to another: places, and the hidden lines that say which."""

    gifts: tuple[tuple[int, int, int], ...]
    chosen: bool
    """Whether the givers picked them, and so kept back what nobody knows."""


class Shown(NamedTuple):
    holder: Seat
    to: tuple[Seat, ...]
    line: int


class Displayed(NamedTuple):
    holder: Seat
    card: int


class Said(NamedTuple):
    """Something that was said of a hand or a sheet, and how far from it a world is."""

    gap: Callable[["Table"], Numbers]
    certain: bool
    """Whether it binds for sure: crosses made by hand are nobody else's business, so those on a sheet may be more."""


Line: TypeAlias = Moved | Shown | Displayed | Said


class Table:
    """Many worlds at one moment."""

    def __init__(self, places: Masks, seen: Masks, lines: Masks) -> None:
        self.places = places
        """A row for every seat, then the pile, then what lies under the board."""
        self.seen = seen
        self.lines = lines


class Chronicle:
    """What a seat knows of the past, ready to be gone through."""

    def __init__(self, view: AbbeyView) -> None:
        assert view.own is not None
        self.view = view
        self.pile = len(view.players)
        self.board = self.pile + 1
        self.keys: list[tuple[int, int]] = [CULPRIT_LINE]
        """What each row of a world is: a line of the history and a gift of it."""
        self.lines: dict[tuple[int, int], int] = {CULPRIT_LINE: 0}
        """The hidden lines, by line of the history and gift: which row of a world each is."""
        self.when: list[int] = [0]
        """For each of them, the step of the chronicle that it belongs to."""
        self.known: dict[int, int] = {}
        """Those that this seat has seen."""
        self._sights = {(sight.fact, sight.gift): suspect_mask(sight.suspects) for sight in view.own.ledger}
        self._heard = {heard.fact: heard.answer for heard in view.own.heard}
        self.steps: list[Line] = []
        for number, fact in enumerate(view.history):
            self._read(number, fact)
        self._present()

    # ── Reading ──

    def _read(self, number: int, fact: Fact) -> None:
        if isinstance(fact, CardsMoved):
            self._moved(number, fact)
        elif isinstance(fact, CardsShown):
            self._shown(number, fact)
        elif isinstance(fact, CardDisplayed):
            self.steps.append(Displayed(fact.holder, suspect_mask((fact.suspect,))))
        elif isinstance(fact, HandCounted):
            self._count(fact.seat, fitting(fact.traits) & EVERYONE, fact.count)
        elif isinstance(fact, Answered):
            self._believe(number, fact.target, fact.question, fact.answer)
        elif isinstance(fact, AnswerWhispered) and number in self._heard:
            self._believe(number, fact.target, fact.question, self._heard[number])

    def _hidden(self, number: int, gift: int) -> int:
        """A place among the hidden lines for this one."""
        row = self.lines[number, gift] = len(self.keys)
        self.keys.append((number, gift))
        self.when.append(len(self.steps))
        if (number, gift) in self._sights:
            self.known[row] = self._sights[number, gift]
        return row

    def _moved(self, number: int, fact: CardsMoved) -> None:
        gifts = []
        for gift, move in enumerate(fact.gifts):
            again = fact.way == "return" and (number, gift) not in self._sights
            line = self.lines[number, gift] = self.lines[fact.again, 0] if again else self._hidden(number, gift)
            gifts.append((self.pile if move.giver is None else move.giver, move.taker, line))
        if fact.way == "deal":
            gifts.append((self.pile, self.board, 0))
        self.steps.append(Moved(tuple(gifts), fact.way in CHOSEN))

    def _shown(self, number: int, fact: CardsShown) -> None:
        line = self._hidden(number, 0)
        self.steps.append(Shown(fact.holder, fact.to, line))
        allowed = np.uint32(fitting(fact.traits) & EVERYONE)
        if fact.suspects:
            self._count(fact.holder, suspect_mask(fact.suspects), fact.count)
            allowed &= np.uint32(suspect_mask(fact.suspects))
        if line not in self.known:
            self._say(lambda t: _size(t.lines[line] & ~allowed))

    def _count(self, seat: Seat, mask: int, number: int) -> None:
        which = np.uint32(mask)
        self._say(lambda t: abs(_size(t.places[seat] & which) - number))

    def _present(self) -> None:
        """Somebody who is asked to show a card has one that fits."""
        asked = pending_show(self.view)
        if asked is not None:
            seat, which = asked[0], np.uint32(fitting(asked[1]) & EVERYONE)
            self._say(lambda t: _wrong((t.places[seat] & which) > 0, True))

    def _say(self, gap: Callable[[Table], Numbers], certain: bool = True) -> None:
        self.steps.append(Said(gap, certain))

    # ── What is sure ──

    def doubtful(self) -> NDArray[np.bool_]:
        """For every step and every card, whether its place at that moment is not plain to this seat."""
        before, after = self._sure(range(len(self.steps)), True), self._sure(reversed(range(len(self.steps))), False)
        return (before < 0) & (after < 0)

    def _sure(self, order: Iterable[int], onward: bool) -> Numbers:
        """Places that are plain from what was seen before a moment, or from what was seen after it; -1 is none.

        A card that was seen somewhere is there until a hidden card leaves, and since a hidden card came.
        """
        known = np.full((len(self.steps) + 1, len(SUSPECTS)), -1, np.int64)
        now = np.full(len(SUSPECTS), -1, np.int64)
        for number in order:
            for row, start, _ in self._paths(self.steps[number], onward):
                if row not in self.known:
                    now[now == start] = -1
            for row, _, end in self._paths(self.steps[number], onward):
                now[bits(self.known.get(row, 0))] = end
            step = self.steps[number]
            if isinstance(step, Displayed):
                now[bits(step.card)] = step.holder
            known[number + 1 if onward else number] = now
        return known

    def _paths(self, step: Line, onward: bool) -> list[tuple[int, int, int]]:
        """The hidden lines of a step, with where their cards come from and go to; backwards the other way round."""
        if isinstance(step, Shown):
            return [(step.line, -2, step.holder)]
        if not isinstance(step, Moved):
            return []
        return [(row, *((giver, taker) if onward else (taker, giver))) for giver, taker, row in step.gifts]

    # ── Answers ──

    def _believe(self, number: int, target: Seat, question: Question, answer: Answer) -> None:
        """Every answer is true. What this seat has said itself teaches it nothing."""
        if target == self.view.seat:
            return
        gap = self._gap(number, target, question, answer)
        if gap is not None:
            self._say(gap, self._certain(question))

    def _certain(self, question: Question) -> bool:
        by_hand = self.view.options.eliminated == "notebook" and self.view.options.aids != "none"
        sheet = isinstance(question, Settled) or (
            isinstance(question, SCOPED) and question.scope in ("crossed", "open")
        )
        return not (sheet and by_hand)

    def _gap(self, number: int, target: Seat, question: Question, answer: Answer) -> Callable[[Table], Numbers] | None:
        yes = isinstance(answer, Yes)
        if isinstance(question, LastDrawn):
            line = self.lines[last_drawn(self.view.history[:number], target, question.way) or CULPRIT_LINE]
            term = question.term
            return lambda t: _wrong((t.lines[line] & self._term(t, term)) > 0, yes)
        if isinstance(question, WhatIs):
            assert isinstance(answer, Trait)
            line, mask = self.lines[question.card.fact, question.card.gift], np.uint32(TRAIT_MASK[answer.trait])
            return lambda t: _wrong((t.lines[line] & mask) > 0, True)
        reply = self.reply(target, question)
        if reply is None:
            return None
        if isinstance(answer, Number):
            return lambda t: abs(reply(t) - answer.number)
        return lambda t: _wrong(reply(t) > 0, yes)

    def reply(self, target: Seat, question: Question) -> Callable[[Table], Numbers] | None:
        """What somebody would answer in each world, as a number; nothing where it is not about cards."""
        if isinstance(question, StillHold):
            line = self.lines[question.card.fact, question.card.gift]
            return lambda t: _number((t.places[target] & t.lines[line]) > 0)
        if isinstance(question, Settled):
            traits = [np.uint32(TRAIT_MASK[trait] & EVERYONE) for trait in CATEGORIES[question.category]]
            return lambda t: _number(np.sum([(ALL & ~t.seen[target] & each) > 0 for each in traits], axis=0) == 1)
        if isinstance(question, SCOPED):
            return lambda t: self._scoped(t, target, question)
        return None

    def _scoped(self, t: Table, target: Seat, question: Scoped) -> Numbers:
        scope = self.scope(t, target, question.scope)
        who = self._who(t, question.who)
        found = _size(scope & who)
        if isinstance(question, HowMany):
            return found
        if isinstance(question, MoreOf):
            return _number(found > _size(scope & self._who(t, question.than)))
        if isinstance(question, AllOf):
            return _number(found == _size(who))
        numbers = accepted(question, len(SUSPECTS))
        return _number((found >= numbers.start) & (found < numbers.stop))

    def scope(self, t: Table, seat: Seat, scope: str) -> Masks:
        masks: Masks = t.places[seat] if scope == "hand" else t.seen[seat]
        return ALL & ~masks if scope == "open" else masks

    def _who(self, t: Table, who: Who) -> Any:
        """One mask for all worlds where it does not depend on a card that this seat has not seen."""
        if isinstance(who, Anybody):
            return ALL
        if isinstance(who, Names):
            return np.uint32(suspect_mask(who.suspects))
        fit: Any = ALL
        for term in who.terms:
            fit = fit & self._term(t, term)
        return fit

    def _term(self, t: Table, term: Term) -> Any:
        if isinstance(term, Is | IsNot):
            mask = np.uint32(TRAIT_MASK[term.trait] & EVERYONE)
            return mask if isinstance(term, Is) else ALL & ~mask
        if isinstance(term, Either):
            return self._term(t, term.first) | self._term(t, term.second)
        alike = self._alike(t, term.category, term.card)
        return alike if isinstance(term, SameAs) else ALL & ~alike

    def _alike(self, t: Table, category: str, card: Card) -> Any:
        if isinstance(card, Monk):
            return ALIKE[category][suspect_mask((card.suspect,)).bit_length() - 1]
        line = self.lines[card.fact, card.gift]
        if line in self.known:
            return ALIKE[category][self.known[line].bit_length() - 1]
        return ALIKE[category][np.bitwise_count(t.lines[line] - np.uint32(1))]


def _size(masks: Masks) -> Numbers:
    return np.bitwise_count(masks).astype(np.int64)


def _number(truth: Truths) -> Numbers:
    return truth.astype(np.int64)


def _wrong(truth: Truths, wanted: bool) -> Numbers:
    return _number(truth != wanted)
