"""How many cards with a trait lie where, as numbers that the solver can reason with.

A solver that knows only cards tries which card is where. People count: at most three hooded monks there, two there, one
there, so the culprit is bareheaded. For every category with two traits each hand, each gift and the undrawn cards have
a number. What moves is subtracted from one number and added to another, and all numbers add up to the number of such
monks.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, TRAIT_MASK, bits
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations, Line
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet, is_open
from chapterhouse.games.abbey.deduction.unary import UnaryArithmetic, UnaryInt, complement, reaches
from chapterhouse.games.abbey.events import Gift
from chapterhouse.kernel import Seat

COUNTED_TRAITS = tuple(traits[0] for traits in CATEGORIES.values() if len(traits) == 2)
"""One of each two: a monk without it has the other."""


class Held(NamedTuple):
    """How many cards with the trait are in a hand, and how many cards in all."""

    number: UnaryInt
    size: int


class TraitCount:
    """How many cards with one trait lie where, from line to line."""

    def __init__(self, unary: UnaryArithmetic, trait: str, cards: CardLocations) -> None:
        """Counts from now on."""
        self._unary = unary
        self._cards = cards
        self.trait = trait
        self.monks = TRAIT_MASK[trait]
        self._with, self._without = bits(self.monks), bits(EVERYONE & ~self.monks)
        self.undrawn = self._count(cards.undrawn, cards.undrawn_count)
        sizes = zip(cards.hands, cards.counts, strict=True)
        self._held = [[Held(self._count(hand, size), size)] for hand, size in sizes]
        """For every player what they held after each change of their hand; the last is what they hold now."""
        self.given: dict[Line, UnaryInt] = {}
        """For every gift, how many of its cards."""
        self._shown_from: dict[Line, Held] = {}
        """For every line that showed cards, the hand that they were shown from."""
        self._shown: dict[int, UnaryInt] = {}
        """For lines that showed cards, how many of these, once somebody asked for it."""
        self._add_total()

    def is_about(self, trait: str) -> bool:
        """Whether this tells how many cards have a trait: the counted one, or the other one of two."""
        return TRAIT_MASK[trait] in (self.monks, EVERYONE & ~self.monks)

    def _count(self, cards: CardSet, size: int, low: int = 0, high: int = CARDS) -> UnaryInt:
        """How many of ``size`` cards have the trait; all others do not, which is stated too."""
        having = [cards[card] for card in self._with if cards[card] != FALSE]
        others = [cards[card] for card in self._without if cards[card] != FALSE]
        low = max(low, having.count(TRUE), size - len(others))
        number = self._unary.integer(low, min(high, len(having), size - others.count(TRUE)))
        if size == 1:
            self._count_single(having, others, number)
        else:
            self._unary.count(having, number)
            self._unary.formula.exactly_for_solver([*others, *number], size)
        return number

    def _count_single(self, having: CardSet, others: CardSet, number: UnaryInt) -> None:
        """A single card has the trait or not: clauses of two literals propagate better than a count."""
        formula = self._unary.formula
        for has in number:
            for card in having:
                formula.clause_for_solver(-card, has)
            for card in others:
                formula.clause_for_solver(-card, -has)
            formula.clause_for_solver(-has, *having)
            formula.clause_for_solver(has, *others)

    # ── Moves ──

    def move(self, line: int, gifts: Sequence[Gift], cards: Sequence[CardSet]) -> None:
        """Subtracts the cards of all gifts from where they were, and adds them to where they are now."""
        numbers = [self._count(each, gift.count) for gift, each in zip(gifts, cards, strict=True)]
        self.given |= {(line, gift): number for gift, number in enumerate(numbers)}
        for seat in {seat for gift in gifts for seat in (gift.giver, gift.taker) if seat is not None}:
            given = self._total([number for gift, number in zip(gifts, numbers, strict=True) if gift.giver == seat])
            taken = self._total([number for gift, number in zip(gifts, numbers, strict=True) if gift.taker == seat])
            self._change_hand(seat, given, taken)
        if any(gift.giver is None for gift in gifts):
            self.undrawn = self._count(self._cards.undrawn, self._cards.undrawn_count)
        self._add_total()

    def _add_total(self) -> None:
        """All numbers add up to the number of such monks."""
        everywhere = [self.undrawn, *map(self.hand, range(len(self._held)))]
        self._unary.formula.exactly_for_solver([each for number in everywhere for each in number], len(self._with))

    def _change_hand(self, seat: Seat, given: UnaryInt, taken: UnaryInt) -> None:
        """``kept = before - given = after - taken``."""
        before, size = self.hand(seat), self._cards.counts[seat]
        low, high = max(0, before.count(TRUE) - len(given)), len(before) - given.count(TRUE)
        after = self._count(self._cards.hands[seat], size, low + taken.count(TRUE), high + len(taken))
        kept = before if not given else after if not taken else self._unary.integer(low, min(high, len(after)))
        if kept is not before:
            self._unary.sum(kept, given, before)
        if kept is not after:
            self._unary.sum(kept, taken, after)
        self._held[seat].append(Held(after, size))

    def _total(self, numbers: Sequence[UnaryInt]) -> UnaryInt:
        """All gifts that one player gives or takes in one line; there is seldom more than one."""
        if not numbers:
            return []
        total, *others = numbers
        for other in others:
            whole = self._unary.integer(0, len(total) + len(other))
            self._unary.sum(total, other, whole)
            total = whole
        return total

    # ── What is known of hands ──

    def hand(self, seat: Seat) -> UnaryInt:
        """How many are in a hand now."""
        return self._held[seat][-1].number

    def held(self, seat: Seat, changes: int) -> Held:
        """How many were in a hand after a number of changes."""
        return self._held[seat][changes]

    def among(self, seat: Seat, monks: int) -> UnaryInt | None:
        """How many of these monks are in a hand, when that is what is counted here."""
        held, size = self._held[seat][-1]
        return {self.monks: held, EVERYONE & ~self.monks: complement(held, size)}.get(monks)

    def hand_has_at_least(self, seat: Seat, monks: int, count: int) -> None:
        """Of use when all of these monks have the trait, or none."""
        number, size = self._held[seat][-1]
        if not monks & ~self.monks:
            self._held[seat][-1] = Held(self._unary.with_minimum(number, count), size)
        elif not monks & self.monks:
            self._held[seat][-1] = Held(self._unary.with_maximum(number, size - count), size)

    def hand_has_at_most(self, seat: Seat, monks: int, count: int) -> None:
        """Of use when everybody with the trait is among these monks, or everybody without."""
        self._held[seat][-1] = self._with_maximum(self._held[seat][-1], monks, count)

    def seen_at_most(self, seat: Seat, monks: int, count: int) -> None:
        """A player has seen at most ``count`` of these monks, so they never held more."""
        self._held[seat] = [self._with_maximum(held, monks, count) for held in self._held[seat]]

    def _with_maximum(self, held: Held, monks: int, count: int) -> Held:
        if not self.monks & ~monks:
            return Held(self._unary.with_maximum(held.number, count), held.size)
        if not EVERYONE & ~self.monks & ~monks:
            return Held(self._unary.with_minimum(held.number, held.size - count), held.size)
        return held

    # ── Cards shown ──

    def show(self, line: int, holder: Seat) -> None:
        """Cards were shown from a hand."""
        self._shown_from[line, 0] = self._held[holder][-1]

    def shown(self, line: int, cards: CardSet, size: int) -> UnaryInt:
        """How many of the cards that were shown have the trait."""
        if line not in self._shown:
            self._shown[line] = self._count(cards, size)
        return self._shown[line]

    def compare(self, line: Line, literal: int) -> None:
        """A literal says whether the single card of a line has the trait: the number of its gift, or hand, agrees."""
        formula = self._unary.formula
        if line in self.given:
            formula.clause_for_solver(-literal, reaches(self.given[line], 1))
            formula.clause_for_solver(literal, -reaches(self.given[line], 1))
        elif line in self._shown_from:
            number, size = self._shown_from[line]
            formula.clause_for_solver(-literal, reaches(number, 1))
            formula.clause_for_solver(literal, -reaches(number, size))

    def families(self) -> Iterator[tuple[int, CardSet]]:
        """For each place and both traits: the literal that says that such a card is there, and which it could be.

        Left out where such a card is known to be there.
        """
        cards = self._cards
        places = [(self.undrawn, cards.undrawn_count, cards.undrawn)]
        places += [(self.hand(seat), cards.counts[seat], hand) for seat, hand in enumerate(cards.hands)]
        for number, size, there in places:
            for some, monks in ((number, self._with), (complement(number, size), self._without)):
                members = [there[card] for card in monks if there[card] != FALSE]
                if TRUE not in members and is_open(reaches(some, 1)):
                    yield reaches(some, 1), members


class TraitCounts:
    """The counts of all traits that are counted: three from the beginning, others once hands were counted for them."""

    def __init__(self, unary: UnaryArithmetic, cards: CardLocations) -> None:
        self._unary = unary
        self._cards = cards
        self.each = [TraitCount(unary, trait, cards) for trait in COUNTED_TRAITS]

    def count_from_now_on(self, trait: str) -> None:
        if not any(count.is_about(trait) for count in self.each):
            self.each.append(TraitCount(self._unary, trait, self._cards))

    def move(self, line: int, gifts: Sequence[Gift], cards: Sequence[CardSet]) -> None:
        for count in self.each:
            count.move(line, gifts, cards)

    def show(self, line: int, holder: Seat, monks: int, number: int) -> None:
        """A player showed a number of cards, which are among these monks."""
        for count in self.each:
            count.hand_has_at_least(holder, monks, number)
            count.show(line, holder)

    def hand_has(self, seat: Seat, monks: int, numbers: range) -> None:
        """The number of these monks in a hand is in a range."""
        for count in self.each:
            count.hand_has_at_least(seat, monks, numbers.start)
            count.hand_has_at_most(seat, monks, numbers.stop - 1)

    def hand_has_some(self, seat: Seat, monks: int) -> None:
        for count in self.each:
            count.hand_has_at_least(seat, monks, 1)

    def seen_at_most(self, seat: Seat, monks: int, number: int) -> None:
        for count in self.each:
            count.seen_at_most(seat, monks, number)

    def among(self, seat: Seat, monks: int) -> UnaryInt | None:
        """How many of these monks are in a hand, when that is counted."""
        if monks == EVERYONE:
            return [TRUE] * self._cards.counts[seat]
        numbers = (count.among(seat, monks) for count in self.each)
        return next((number for number in numbers if number is not None), None)

    def compare(self, line: Line, traits: dict[str, int]) -> None:
        """For each trait of a category, whether the single card of a line has it."""
        for count in self.each:
            if count.trait in traits:
                count.compare(line, traits[count.trait])

    def families(self) -> Iterator[tuple[int, CardSet]]:
        for count in self.each:
            yield from count.families()
