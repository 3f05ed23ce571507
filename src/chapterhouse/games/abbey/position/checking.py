"""Checks a position that was read: every seat exists, the history is possible, every card is in one place."""

from typing import Any

import msgspec

from chapterhouse.games.abbey.catalogue import EVERYONE, OWNER, STARRED, SUSPECT, suspects_in
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    BookBuried,
    BookDrawn,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    Fact,
    HandCounted,
)
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import FreeQuestion
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.asking import reference_fault, shape_fault
from chapterhouse.games.abbey.steps.cards import Exchanging
from chapterhouse.games.abbey.steps.encounter import Answering, Insisting
from chapterhouse.games.abbey.steps.mass import PreparingMass
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.kernel import Malformed
from chapterhouse.kernel.text import alternatives, hints, word_of


def check(s: State) -> None:
    """Raises Malformed when the position is impossible."""
    for struct in (*s.history, *s.promises, *s.stack):
        seats(struct, len(s.hands))
    past(s)
    choices(s)
    for seat in s.seats():
        if s.books[seat] & ~STARRED:
            raise Malformed("only starred books are kept")
        if s.orders[seat] & ~s.books[seat]:
            raise Malformed("an order is for a book in hand")
        line = s.stolen[seat]
        if line >= 0 and (s.pawns[seat] not in OWNER or not single_move(s, line)):
            raise Malformed(f"nothing was taken from a cell in line {line}")


def seats(struct: msgspec.Struct, players: int) -> None:
    """Every seat named in a struct is at the table."""
    for name, kind in hints(type(struct)).items():
        value = getattr(struct, name)
        for item in value if isinstance(value, tuple) else (value,):
            if isinstance(item, msgspec.Struct):
                seats(item, players)
            elif isinstance(item, int) and _is_seat(kind) and item >= players:
                raise Malformed(f"{name} names a seat that is not at the table")


def _is_seat(kind: Any) -> bool:
    found = [word_of(option)[1] for option in alternatives(kind)]
    return "seat" in found or "Seat" in str(kind) or "'word': 'seat'" in str(kind)


def single_move(s: State, line: int) -> bool:
    if line >= len(s.history):
        return False
    fact = s.history[line]
    return isinstance(fact, CardsMoved) and len(fact.gifts) == 1 and fact.gifts[0].count == 1


def choices(s: State) -> None:
    """Secret choices exist only while they are being made."""
    step = s.stack[-1] if s.stack else None
    for seat in s.seats():
        chosen = s.passing[seat]
        if chosen >= 0 and (not isinstance(step, PassingCards | Exchanging) or chosen & ~s.hands[seat]):
            raise Malformed("a player passes cards that they do not hold, or at the wrong moment")
        if s.plans[seat] >= 0 and not isinstance(step, PreparingMass):
            raise Malformed("a plan for the Mass stands outside a Mass")
    if isinstance(step, Answering | Insisting):
        refusal = shape_fault(step.question) or reference_fault(s, step.asker, step.target, step.question)
        if refusal is not None:
            raise Malformed(f"the question cannot be asked: {refusal.key}")


def past(s: State) -> None:
    """The lines of the history lead from the deal to the hands as they are."""
    history = _HistoryCheck(s)
    for line, fact in enumerate(s.history):
        history.line(line, fact)
    if history.hands != s.hands or history.pile != s.pile:
        raise Malformed("the hands are not those that the history leads to")
    if history.used != len(s.secrets):
        raise Malformed("a secret belongs to no line of the history")


class _HistoryCheck:
    """Replays the history with its hidden cards and rejects lines that do not fit."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.hands = [0] * len(s.hands)
        self.pile = EVERYONE & ~(1 << s.culprit)
        self.hidden = {(line, gift): cards for line, gift, cards in s.secrets}
        self.used = 0

    def secret(self, line: int, gift: int) -> int:
        if (line, gift) not in self.hidden:
            raise Malformed(f"line {line} needs a 'secret {line}.{gift}' line")
        self.used += 1
        return self.hidden[line, gift]

    def line(self, line: int, fact: Fact) -> None:
        if isinstance(fact, CardsMoved):
            self.moved(line, fact)
        elif isinstance(fact, CardsShown):
            self.held(self.counted(line, 0, fact.count), fact.holder, line)
        elif isinstance(fact, CardDisplayed):
            self.held(1 << SUSPECT[fact.suspect], fact.holder, line)
        elif isinstance(fact, HandCounted):
            if (self.hands[fact.seat] & fitting(fact.traits)).bit_count() != fact.count:
                raise Malformed(f"line {line} counts wrong")
        elif isinstance(fact, Answered | AnswerWhispered):
            self.question(line, fact)
        elif isinstance(fact, BookDrawn | BookBuried):
            self.secret(line, 0)

    def counted(self, line: int, gift: int, count: int) -> int:
        cards = self.secret(line, gift)
        if cards.bit_count() != count:
            raise Malformed(f"line {line} is about {count} cards, its secret about {cards.bit_count()}")
        return cards

    def held(self, cards: int, holder: int, line: int) -> None:
        if cards & ~self.hands[holder]:
            raise Malformed(f"line {line} shows {' '.join(suspects_in(cards & ~self.hands[holder]))} from a wrong hand")

    def moved(self, line: int, fact: CardsMoved) -> None:
        if fact.again >= line or (fact.way in ("return", "forfeit") and not single_move(self.s, fact.again)):
            raise Malformed(f"line {line} gives back what was not taken")
        gifts = [(gift, self.counted(line, number, gift.count)) for number, gift in enumerate(fact.gifts)]
        for gift, cards in gifts:
            source = self.pile if gift.giver is None else self.hands[gift.giver]
            if cards & ~source:
                raise Malformed(f"line {line} moves {' '.join(suspects_in(cards & ~source))} from where it is not")
            if gift.giver is None:
                self.pile &= ~cards
            else:
                self.hands[gift.giver] &= ~cards
        for gift, cards in gifts:
            self.hands[gift.taker] |= cards

    def question(self, line: int, fact: Answered | AnswerWhispered) -> None:
        before = self.s.copy()
        before.history = self.s.history[:line]
        before.promises = ()
        refusal = shape_fault(fact.question) or reference_fault(before, fact.asker, fact.target, fact.question)
        if refusal is not None:
            raise Malformed(f"line {line} asks what could not be asked: {refusal.key}")
        if isinstance(fact, AnswerWhispered) and not isinstance(fact.question, FreeQuestion):
            self.secret(line, 0)
