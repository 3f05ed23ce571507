"""Exact deduction: everything that follows for one seat from its view, and nothing else.

The past of every card is written as clauses for a SAT solver: one literal says that a card was in a hand between two
moves of cards. Where the seat saw the card, the literal is a constant. Every public answer, count and showing is one
more clause. What can be the case is then what the solver finds a world for.

What a player has crossed out by hand is his own free choice, so an answer about crossed or open suspects is used only
as far as it binds what that player has *seen*: everything seen is crossed out.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import msgspec

from chapterhouse.games.abbey.catalogue import (
    CATEGORIES,
    EVERYONE,
    SUSPECT,
    SUSPECT_IDS,
    SUSPECTS,
    TRAIT_MASK,
    bits,
    suspect_mask,
    trait_of,
)
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    Fact,
    HandCounted,
)
from chapterhouse.games.abbey.formula import FALSE, TRUE, Formula, Vector, World, constant
from chapterhouse.games.abbey.knowing import fitting
from chapterhouse.games.abbey.questions import (
    INTENTS,
    AllOf,
    Answer,
    Anybody,
    Card,
    Either,
    FreeQuestion,
    HoldBook,
    HowMany,
    HowManyBooks,
    Is,
    IsNot,
    LastDrawn,
    Monk,
    MoreOf,
    Names,
    No,
    Number,
    Question,
    SameAs,
    Settled,
    StillHold,
    Term,
    Trait,
    WhatIs,
    Who,
    WillPass,
    Yes,
)
from chapterhouse.games.abbey.stack import pending_show
from chapterhouse.games.abbey.state import witnesses
from chapterhouse.games.abbey.truth import accepted, last_drawn, yes_or_no
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

SIZE = len(SUSPECTS)
NOT_ABOUT_CARDS = (*INTENTS, FreeQuestion, HoldBook, HowManyBooks)


class Places(msgspec.Struct, frozen=True):
    """Where a card can be now: under the board, in the Parlour's pile, in hands."""

    culprit: bool
    pile: bool
    hands: tuple[Seat, ...]


class Case:
    """The case as one seat can reason about it."""

    def __init__(self, view: AbbeyView) -> None:
        self.view = view
        self.formula = Formula()
        self.players = len(view.players)
        self.culprit = [self.formula.variable() for _ in range(SIZE)]
        self.formula.exactly(self.culprit, 1)
        self.pile: Vector = [-literal for literal in self.culprit]
        self.hands: list[Vector] = [[FALSE] * SIZE for _ in view.players]
        self.counts = [0] * self.players
        self.seen: list[Vector] = [[FALSE] * SIZE for _ in view.players]
        self.exact = True
        """Whether every search came to its end, as it does in all but the strangest games."""
        self.lines: dict[tuple[int, int], Vector] = {}
        """For every line that moved or showed cards: which cards they were."""
        self._fresh: list[list[list[int]]] = [[[] for _ in range(SIZE)] for _ in view.players]
        self._known = {(sight.fact, sight.gift): suspect_mask(sight.suspects) for sight in _ledger(view)}
        self._heard = {heard.fact: heard.answer for heard in (view.own.heard if view.own else ())}
        self._passing: list[tuple[Seat, Seat, WillPass, bool]] = []
        for number, fact in enumerate(view.history):
            self._read(number, fact)
        self._present()

    def close(self) -> None:
        self.formula.close()

    # ── The past ──

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

    def _moved(self, number: int, fact: CardsMoved) -> None:
        gifts = [self._gift(number, gift, fact) for gift in range(len(fact.gifts))]
        if fact.way == "mass":
            self._promised(fact, gifts)
        self._leave(fact, gifts)
        for gift, cards in zip(fact.gifts, gifts, strict=True):
            hand = self.hands[gift.taker]
            self.hands[gift.taker] = [self.formula.join(*pair) for pair in zip(hand, cards, strict=True)]
            self.counts[gift.taker] += gift.count
        self._balance(fact, gifts)
        for gift_number, gift in enumerate(fact.gifts):
            for seat in witnesses(fact, gift_number):
                self._see(seat, gifts[gift_number])
            for card in bits(self._known.get((number, gift_number), 0)):
                self._fix(card, gift.taker)

    def _balance(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """Says again what follows anyway, for counting is hard for a solver: hands have a size, cards a place."""
        doubtful = [gift for gift, cards in zip(fact.gifts, gifts, strict=True) if any(map(_open, cards))]
        for seat in {seat for gift in doubtful for seat in (gift.giver, gift.taker) if seat is not None}:
            self.formula.exactly(self.hands[seat], self.counts[seat])
        if doubtful:
            for card in range(SIZE):
                if any(_open(cards[card]) for cards in gifts):
                    self.formula.one_of([self.culprit[card], self.pile[card], *(hand[card] for hand in self.hands)])

    def _gift(self, number: int, gift: int, fact: CardsMoved) -> Vector:
        """Which cards one gift was, as literals; they were the giver's."""
        move = fact.gifts[gift]
        source = self.pile if move.giver is None else self.hands[move.giver]
        if fact.way == "forfeit":
            for taken, held in zip(self.lines[fact.again, 0], source, strict=True):
                self.formula.add(-taken, -held)
        whole = move.giver is not None and move.count == self.counts[move.giver]
        if whole and (number, gift) not in self._known:
            self.lines[number, gift] = source[:]
            return source[:]
        again = fact.again if fact.way == "return" else -1
        return self._hidden(number, gift, source, move.count, EVERYONE, again)

    def _hidden(self, number: int, gift: int, source: Vector, count: int, allowed: int, again: int) -> Vector:
        """The cards of a line: known, those of an earlier line, or any so many of where they came from."""
        known = self._known.get((number, gift))
        if known is not None:
            cards = constant(known, SIZE)
            for card in bits(known):
                self.formula.add(source[card])
        elif again >= 0:
            cards = self.lines[again, 0]
        else:
            cards = [
                self.formula.variable() if allowed >> card & 1 and held != FALSE and count else FALSE
                for card, held in enumerate(source)
            ]
            for literal, held in zip(cards, source, strict=True):
                self.formula.add(-literal, held)
            self.formula.exactly(cards, count)
        self.lines[number, gift] = cards
        return cards

    def _leave(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """Takes the cards of all gifts out of where they were; none is given twice."""
        for move, cards in zip(fact.gifts, gifts, strict=True):
            source = self.pile if move.giver is None else self.hands[move.giver]
            left = [self.formula.without(whole, part) for whole, part in zip(source, cards, strict=True)]
            if move.giver is None:
                self.pile = left
            else:
                self.hands[move.giver] = left
                self.counts[move.giver] -= move.count
        self._once(fact, gifts)

    def _once(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """Several gifts out of the pile at the same time are different cards."""
        if len(gifts) > 1 and fact.gifts[0].giver is None:
            for card in range(SIZE):
                self.formula.at_most([gift[card] for gift in gifts], 1)

    def _shown(self, number: int, fact: CardsShown) -> None:
        hand = self.hands[fact.holder]
        allowed = fitting(fact.traits) & EVERYONE
        if fact.suspects:
            allowed &= suspect_mask(fact.suspects)
        cards = self._hidden(number, 0, hand, fact.count, allowed, -1)
        if fact.suspects:
            self._all_named(fact, hand)
        if fact.way == "concordance":
            self._unseen_first(number, fact, hand, cards)
        for seat in fact.to:
            self._see(seat, cards)
        for card in bits(self._known.get((number, 0), 0)):
            self._fix(card, fact.holder)

    def _all_named(self, fact: CardsShown, hand: Vector) -> None:
        """[library.tribunal] Whoever holds a named card shows it, so no other named one is in his hand."""
        named = suspect_mask(fact.suspects)
        self.formula.exactly([hand[card] for card in bits(named)], fact.count)

    def _unseen_first(self, number: int, fact: CardsShown, hand: Vector, cards: Vector) -> None:
        """[library.concordance] A card seen together before is shown only by somebody who has no other."""
        old = self._seen_together(number, fact.holder, fact.to[0])
        shown_old = self.formula.either(self.formula.both(card, seen) for card, seen in zip(cards, old, strict=True))
        for held, seen in zip(hand, old, strict=True):
            self.formula.add(-shown_old, -held, seen)

    def _seen_together(self, before: int, one: Seat, other: Seat) -> Vector:
        parts: list[list[int]] = [[] for _ in range(SIZE)]
        for (line, gift), cards in self.lines.items():
            saw = witnesses(self.view.history[line], gift)
            if line < before and one in saw and other in saw:
                for card, literal in enumerate(cards):
                    parts[card].append(literal)
        for fact in self.view.history[:before]:
            if isinstance(fact, CardDisplayed):
                parts[SUSPECT[fact.suspect]].append(TRUE)
        return [self.formula.either(part) for part in parts]

    def _displayed(self, number: int, fact: CardDisplayed) -> None:
        card = SUSPECT[fact.suspect]
        for seat in range(self.players):
            self._fresh[seat][card].append(TRUE)
        self._fix(card, fact.holder)

    def _counted(self, number: int, fact: HandCounted) -> None:
        hand = self.hands[fact.seat]
        self.formula.exactly([hand[card] for card in bits(fitting(fact.traits) & EVERYONE)], fact.count)

    def _fix(self, card: int, holder: Seat) -> None:
        """The seat knows where a card is at this moment; so it is nowhere else."""
        for seat, hand in enumerate(self.hands):
            wanted = TRUE if seat == holder else FALSE
            self.formula.add(hand[card] * wanted)
            hand[card] = wanted
        self.formula.add(-self.pile[card])
        self.pile[card] = FALSE
        self.formula.add(-self.culprit[card])
        self.culprit[card] = FALSE

    def _see(self, seat: Seat, cards: Vector) -> None:
        for fresh, literal in zip(self._fresh[seat], cards, strict=True):
            if literal != FALSE:
                fresh.append(literal)

    def _seen_by(self, seat: Seat) -> Vector:
        """Everything that a player has seen up to now."""
        for card, fresh in enumerate(self._fresh[seat]):
            if fresh:
                self.seen[seat][card] = self.formula.either([self.seen[seat][card], *fresh])
                fresh.clear()
        return self.seen[seat]

    def _present(self) -> None:
        """What the moment itself tells: somebody who is asked to show a card has one that fits."""
        asked = pending_show(self.view)
        if asked is not None:
            holder, traits = asked
            hand = self.hands[holder]
            self.formula.at_least([hand[card] for card in bits(fitting(traits) & EVERYONE)], 1)

    # ── What was said ──

    def _whispered(self, number: int, fact: AnswerWhispered) -> None:
        if number in self._heard:
            self._believe(fact.target, fact.question, self._heard[number], number)

    def _answered(self, number: int, fact: Answered) -> None:
        if isinstance(fact.question, WillPass):
            self._passing.append((fact.target, fact.asker, fact.question, isinstance(fact.answer, Yes)))
        self._believe(fact.target, fact.question, fact.answer, number)

    def _promised(self, fact: CardsMoved, gifts: list[Vector]) -> None:
        """[promises.mass] A promise about this Mass was kept as far as the hand allowed."""
        for by, to, question, yes in self._passing:
            fit = self._terms(question.terms)
            for gift, cards in zip(fact.gifts, gifts, strict=True):
                if (gift.giver, gift.taker) == (by, to):
                    self._kept(fit, cards, self.hands[by], yes)
        self._passing.clear()

    def _kept(self, fit: Vector, cards: Vector, hand: Vector, yes: bool) -> None:
        given = self.formula.either(self.formula.both(card, kind) for card, kind in zip(cards, fit, strict=True))
        for card, held, kind in zip(cards, hand, fit, strict=True):
            if yes:
                self.formula.add(given, -held, -kind)
            else:
                self.formula.add(-given, -held, kind, card)

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
            self._scoped(target, question, answer)

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

    def _scoped(self, target: Seat, question: Any, answer: Answer) -> None:
        fit = self._who(question.who)
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

    def _among(self, scope: Vector, fit: Vector) -> Vector:
        return [self.formula.both(one, other) for one, other in zip(scope, fit, strict=True)]

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

    # ── Descriptions ──

    def _who(self, who: Who) -> Vector:
        if isinstance(who, Anybody):
            return [TRUE] * SIZE
        if isinstance(who, Names):
            return constant(suspect_mask(who.suspects), SIZE)
        return self._terms(who.terms)

    def _terms(self, terms: Sequence[Term]) -> Vector:
        fit = [TRUE] * SIZE
        for term in terms:
            fit = self._among(fit, self._term(term))
        return fit

    def _term(self, term: Term) -> Vector:
        if isinstance(term, Is | IsNot):
            mask = TRAIT_MASK[term.trait]
            return constant(mask if isinstance(term, Is) else ~mask, SIZE)
        if isinstance(term, Either):
            return [
                self.formula.either(pair) for pair in zip(self._term(term.first), self._term(term.second), strict=True)
            ]
        alike = self._alike(term.card, term.category)
        return alike if isinstance(term, SameAs) else [-literal for literal in alike]

    def _alike(self, card: Card, category: str) -> Vector:
        """Which monks share a trait with a card that this seat may not know."""
        cards = (
            constant(1 << SUSPECT[card.suspect], SIZE) if isinstance(card, Monk) else self.lines[card.fact, card.gift]
        )
        values = {
            trait: self.formula.either(cards[number] for number in bits(TRAIT_MASK[trait]))
            for trait in CATEGORIES[category]
        }
        return [values[trait_of(number, category)] for number in range(SIZE)]

    # ── Conclusions ──

    def culprits(self) -> tuple[str, ...]:
        """The suspects that can still be the culprit."""
        possible = self._possible(self.culprit)
        return tuple(SUSPECT_IDS[card] for card, literal in enumerate(self.culprit) if literal in possible)

    def places(self) -> dict[str, Places]:
        """Where each card can be now."""
        vectors = [self.culprit, self.pile, *self.hands]
        possible = self._possible([literal for vector in vectors for literal in vector])
        return {
            suspect: Places(
                self.culprit[card] in possible,
                self.pile[card] in possible,
                tuple(seat for seat, hand in enumerate(self.hands) if hand[card] in possible),
            )
            for card, suspect in enumerate(SUSPECT_IDS)
        }

    def _possible(self, literals: Sequence[int], assumptions: Sequence[int] = ()) -> set[int]:
        """Which of these can be true. Each world found settles many; the last search settles the rest.

        A search that takes too long is given up, and what is left counts as possible: then ``exact`` is no longer so.
        """
        left = {literal for literal in literals if _open(literal)}
        found = {TRUE} if self.formula.solve(assumptions) else set()
        while found and left:
            world = self.formula.world()
            found |= {literal for literal in left if world.holds(literal)}
            left -= found
            some = self.formula.variable()
            self.formula.add(-some, *left)
            proved = self.formula.search([*assumptions, some])
            if proved is None:
                self.exact = False
                return found | left
            if not proved:
                break
        return found

    def consistent(self) -> bool:
        """Whether any world fits; always so in a real game."""
        return self.formula.solve()

    def imagine(self, rng: Random) -> World:
        """Some world that fits everything; not every world is equally likely."""
        self.formula.shuffle(rng)
        assert self.formula.solve(), "a view always comes from a real state"
        return self.formula.world()

    def prospects(self, target: Seat, question: Question) -> dict[Answer, int]:
        """For each answer that is possible: how many suspects it would leave as culprits.

        Only questions about cards can be looked ahead to.
        """
        if isinstance(question, NOT_ABOUT_CARDS):
            return {}
        self._seen_by(target)
        found: dict[Answer, int] = {}
        for answer in possible_answers(question):
            left = self._left_after(target, question, answer)
            if left:
                found[answer] = left
        return found

    def _left_after(self, target: Seat, question: Question, answer: Answer) -> int:
        """How many could be the culprit if this were the answer."""
        supposed = self.formula.variable()
        self.formula.guard = supposed
        self._believe(target, question, answer, len(self.view.history))
        self.formula.guard = FALSE
        possible = self._possible(self.culprit, [supposed])
        self.formula.add(-supposed)
        return sum(literal in possible for literal in self.culprit)


def _open(literal: int) -> bool:
    return literal not in (TRUE, FALSE)


def _ledger(view: AbbeyView) -> Sequence[Any]:
    return view.own.ledger if view.own else ()


def possible_answers(question: Question) -> list[Answer]:
    """Everything that a question could be answered with."""
    if isinstance(question, HowMany):
        return [Number(number) for number in range(SIZE + 1)]
    if isinstance(question, WhatIs):
        return [Trait(trait) for trait in CATEGORIES[question.category]]
    return [yes_or_no(True), yes_or_no(False)]


def deduce(view: AbbeyView) -> tuple[tuple[str, ...], dict[str, Places]]:
    """Who can be the culprit, and where every card can be, for the owner of a view."""
    case = Case(view)
    try:
        return case.culprits(), case.places()
    finally:
        case.close()
