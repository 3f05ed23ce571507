"""What was said: every answer is true, so it rules out the worlds in which it would not be.

What a player has crossed out by hand is his own free choice, so an answer about crossed or open suspects is used only
as far as it binds what that player has *seen*: everything seen is crossed out.
"""

from collections.abc import Callable
from typing import Any

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, TRAIT_MASK, bits, suspect_mask
from chapterhouse.games.abbey.deduction.card_moves import CardMoves
from chapterhouse.games.abbey.deduction.descriptions import SIZE, Meaning
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Vector, constant
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    Fact,
    HandCounted,
)
from chapterhouse.games.abbey.questions import (
    INTENTS,
    AllOf,
    Answer,
    FreeQuestion,
    HoldBook,
    HowMany,
    HowManyBooks,
    LastDrawn,
    MoreOf,
    No,
    Number,
    Question,
    Scoped,
    Settled,
    StillHold,
    Trait,
    WhatIs,
    WillPass,
    Yes,
)
from chapterhouse.games.abbey.truth import accepted, last_drawn
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

NOT_ABOUT_CARDS = (*INTENTS, FreeQuestion, HoldBook, HowManyBooks)


class Answers(CardMoves):
    """The past together with every answer that this seat has heard."""

    def __init__(self, view: AbbeyView) -> None:
        super().__init__(view)
        self._heard: dict[int, Answer] = {}
        self._read_on(0)

    def _read_on(self, start: int) -> None:
        """Reads the view from a line on, and what the moment tells."""
        own = self.view.own
        if own is not None:
            self._known |= {(sight.fact, sight.gift): suspect_mask(sight.suspects) for sight in own.ledger}
            self._heard |= {heard.fact: heard.answer for heard in own.heard}
        for number in range(start, len(self.view.history)):
            self._read(number, self.view.history[number])
        self._present()

    def _read(self, number: int, fact: Fact) -> None:
        readers: dict[type, Callable[[int, Any], None]] = {
            CardsMoved: self._moved,
            CardsShown: self._shown,
            CardDisplayed: self._displayed,
            HandCounted: self._counted,
            Answered: self._answered,
            AnswerWhispered: self._whispered,
        }
        reader = readers.get(type(fact))
        if reader is not None:
            reader(number, fact)

    def _whispered(self, number: int, fact: AnswerWhispered) -> None:
        if number in self._heard:
            self._believe(fact.target, fact.question, self._heard[number], number)

    def _answered(self, number: int, fact: Answered) -> None:
        if isinstance(fact.question, WillPass):
            self._passing.append((fact.target, fact.asker, fact.question, isinstance(fact.answer, Yes)))
        self._believe(fact.target, fact.question, fact.answer, number)

    def _believe(self, target: Seat, question: Question, answer: Answer, number: int) -> None:
        """Every answer is true; so it rules out the worlds in which it would not be."""
        if target == self.view.seat or isinstance(question, NOT_ABOUT_CARDS):
            return
        if isinstance(question, WhatIs):
            assert isinstance(answer, Trait)
            cards = self.lines[question.card.fact, question.card.gift]
            self.formula.add(*(cards[card] for card in bits(TRAIT_MASK[answer.trait])))
        elif isinstance(question, StillHold):
            self._implied(self.lines[question.card.fact, question.card.gift], self.hands[target], answer)
        elif isinstance(question, LastDrawn):
            line = last_drawn(self.view.history[:number], target, question.way)
            assert line is not None
            self._implied(self.lines[line], self._term(question.term), answer)
        elif isinstance(question, Settled):
            self._settled(target, question, answer)
        else:
            self._scoped(target, question, answer, number)

    def _implied(self, cards: Vector, truth: Vector, answer: Answer) -> None:
        sign = 1 if isinstance(answer, Yes) else -1
        for card, fact in zip(cards, truth, strict=True):
            self.formula.add(-card, sign * fact)

    def _exact(self) -> bool:
        """Whether crossed out means no more than seen."""
        options = self.view.options
        return options.eliminated == "seen" or options.aids == "none"

    def _settled(self, target: Seat, question: Settled, answer: Answer) -> None:
        if not self._exact():
            return
        seen = self._seen_by(target)
        values = [
            self.formula.either(-seen[card] for card in bits(TRAIT_MASK[trait]))
            for trait in CATEGORIES[question.category]
        ]
        if isinstance(answer, Yes):
            self.formula.exactly(values, 1)
        else:
            for value in values:
                self.formula.add(-value, *(other for other in values if other != value))

    def _scoped(self, target: Seat, question: Any, answer: Answer, number: int) -> None:
        meanings = self._meanings(question.who)
        for when, monks in meanings:
            with self.formula.given(when):
                self._so(target, constant(monks, SIZE), question, answer)
                self._in_numbers(target, monks, question, answer, number)
        if isinstance(answer, Number) and question.scope == "hand" and len(meanings) == 2:
            self._one_or_the_other(target, meanings[0], meanings[1], answer.number)

    def _in_numbers(self, target: Seat, monks: int, question: Scoped, answer: Answer, line: int) -> None:
        """Says again what an answer means for how many of a kind are in a hand, or were seen."""
        said = numbers_of(question, answer)
        if said is None:
            return
        numbers = self._meant(question, said, monks)
        for tally in self.tallies:
            if question.scope == "hand":
                tally.at_least(target, monks, numbers.start)
                tally.at_most(target, monks, numbers.stop - 1)
            else:
                tally.seen_at_most(target, monks, numbers.stop - 1)
        if question.scope != "hand" and monks in self.kinds:
            self._whereabouts(target, monks, line).limit(numbers)

    def _meant(self, question: Scoped, said: range, monks: int) -> range:
        """How many of these monks the answerer can hold or have seen, when he said one of some numbers."""
        low, high = said.start, said.stop - 1
        if question.scope == "open":
            low, high = monks.bit_count() - high, monks.bit_count() - low
        if question.scope in ("crossed", "open") and not self._exact():
            low = 0
        return range(max(0, low), high + 1)

    def _one_or_the_other(self, target: Seat, one: Meaning, other: Meaning, number: int) -> None:
        """If so many cards in a hand are of one kind, all others are of the other."""
        if one.monks ^ other.monks == EVERYONE:
            held = [self.hands[target][card] for card in bits(one.monks)]
            self.formula.depends(held, one.when, number, self.counts[target] - number)

    def _so(self, target: Seat, fit: Vector, question: Any, answer: Answer) -> None:
        """The answer is true of those who fit."""
        if question.scope == "hand":
            self._exactly_so(self.hands[target], fit, question, answer)
        elif question.scope == "seen" or self._exact():
            seen = self._seen_by(target)
            scope = [-literal for literal in seen] if question.scope == "open" else seen
            self._exactly_so(scope, fit, question, answer)
        elif question.scope == "crossed":
            self._at_most_crossed(self._seen_by(target), fit, question, answer)
        else:
            self._at_least_open(self._seen_by(target), fit, question, answer)

    def _exactly_so(self, scope: Vector, fit: Vector, question: Any, answer: Answer) -> None:
        found = self._among(scope, fit)
        if isinstance(question, HowMany):
            assert isinstance(answer, Number)
            self.formula.exactly(found, answer.number)
        elif isinstance(question, MoreOf):
            self._more(found, self._among(scope, self._who(question.than)), isinstance(answer, Yes))
        elif isinstance(question, AllOf):
            self._all(scope, fit, isinstance(answer, Yes))
        else:
            self._within(found, accepted(question, SIZE), isinstance(answer, Yes))

    def _within(self, found: Vector, numbers: range, yes: bool) -> None:
        """The count is one of a run of numbers, or it is none of them."""
        low, high = numbers.start, numbers.stop - 1
        if yes:
            self.formula.at_least(found, low)
            if high < SIZE:
                self.formula.at_most(found, high)
            return
        if high >= SIZE:
            self.formula.at_most(found, low - 1)
            return
        sums = [TRUE, *self.formula.counter(found), *([FALSE] * (SIZE + 1))]
        self.formula.add(-sums[low], sums[high + 1])

    def _more(self, these: Vector, those: Vector, yes: bool) -> None:
        mine = [*self.formula.counter(these), *([FALSE] * SIZE)][:SIZE]
        yours = [*self.formula.counter(those), *([FALSE] * SIZE)][:SIZE]
        more = self.formula.either(self.formula.both(one, -other) for one, other in zip(mine, yours, strict=True))
        self.formula.add(more if yes else -more)

    def _all(self, scope: Vector, fit: Vector, yes: bool) -> None:
        missing = self.formula.either(self.formula.both(kind, -inside) for kind, inside in zip(fit, scope, strict=True))
        self.formula.add(-missing if yes else missing)

    def _at_most_crossed(self, seen: Vector, fit: Vector, question: Any, answer: Answer) -> None:
        """What was seen is crossed out: so no more was seen than is said to be crossed out."""
        if isinstance(answer, Number):
            self.formula.at_most(self._among(seen, fit), answer.number)
        elif isinstance(question, AllOf):
            if isinstance(answer, No):
                self._all(seen, fit, False)
        elif not isinstance(question, MoreOf):
            numbers = accepted(question, SIZE)
            most = numbers.stop - 1 if isinstance(answer, Yes) else numbers.start - 1
            if isinstance(answer, Yes) or numbers.stop > SIZE:
                self.formula.at_most(self._among(seen, fit), most)

    def _at_least_open(self, seen: Vector, fit: Vector, question: Any, answer: Answer) -> None:
        """What is open was not seen: so at least as many are unseen as are said to be open."""
        unseen = self._among([-literal for literal in seen], fit)
        if isinstance(answer, Number):
            self.formula.at_least(unseen, answer.number)
        elif isinstance(answer, Yes):
            if isinstance(question, AllOf):
                self._all([-literal for literal in seen], fit, True)
            else:
                least = 1 if isinstance(question, MoreOf) else accepted(question, SIZE).start
                self.formula.at_least(unseen, least)


def numbers_of(question: Scoped, answer: Answer) -> range | None:
    """The numbers that an answer about a number allows, when they are a run of numbers."""
    if isinstance(answer, Number):
        return range(answer.number, answer.number + 1)
    if isinstance(question, AllOf | MoreOf):
        return None
    numbers = accepted(question, SIZE)
    if isinstance(answer, Yes):
        return numbers
    return range(numbers.start) if numbers.stop > SIZE else None
