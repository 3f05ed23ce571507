"""How many cards of a kind lie where, as numbers that the solver can reason with.

A solver that knows nothing but cards tries which card is where. People count: three hooded ones there at most, two
there, one there, so the culprit is bareheaded. Here that is said for every trait of which there are two: each hand,
each gift and what nobody has drawn have a number. A number is a row of literals, of which literal k is true when it is
more than k. What moves is taken from one number and added to another, and all together are as many as there are such
monks.

Nothing here is new: it follows from where the cards are. But a proof that speaks of numbers is short where one that
speaks of cards is long.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, SUSPECTS, TRAIT_MASK, bits
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Formula, Vector, complement, is_open, reaches
from chapterhouse.games.abbey.events import Gift
from chapterhouse.kernel import Seat

COUNTED_TRAITS = tuple(traits[0] for traits in CATEGORIES.values() if len(traits) == 2)
"""One of each two: whoever does not have it has the other."""


class Table(Protocol):
    """Where the cards lie now, and how many."""

    undrawn: Vector
    undrawn_count: int
    hands: list[Vector]
    counts: list[int]


class Held(NamedTuple):
    """How many cards of a kind were in a hand, and how many cards in all."""

    number: Vector
    size: int


class TraitCount:
    """How many cards with one trait lie where, from line to line."""

    def __init__(self, formula: Formula, trait: str, table: Table) -> None:
        """Counts from now on; nothing is said of how many there were where before."""
        self._formula = formula
        self.monks = TRAIT_MASK[trait]
        self._these, self._others = bits(self.monks), bits(EVERYONE & ~self.monks)
        self.trait = trait
        self._undrawn = self._number(table.undrawn, table.undrawn_count)
        sizes = zip(table.hands, table.counts, strict=True)
        self._held = [[Held(self._number(hand, size), size)] for hand, size in sizes]
        """For every player what he held, each time that his hand had changed; the last is what he holds."""
        self.given: dict[tuple[int, int], Vector] = {}
        """For every gift, how many of its cards."""
        self._shown: dict[tuple[int, int], Held] = {}
        """For every line that showed cards, the hand that they were shown from."""
        self._looks: dict[int, Vector] = {}
        """For lines that showed cards, how many of these, when somebody wanted to know it."""
        self._balance()

    def counts(self, trait: str) -> bool:
        """Whether this says how many cards have a trait: the one that it counts, or the other one of two."""
        return TRAIT_MASK[trait] in (self.monks, EVERYONE & ~self.monks)

    def _number(self, cards: Vector, size: int, least: int = 0, most: int = len(SUSPECTS)) -> Vector:
        """How many of so many cards have the trait; all others have it not, and that is said too."""
        these = [cards[card] for card in self._these if cards[card] != FALSE]
        others = [cards[card] for card in self._others if cards[card] != FALSE]
        least = max(least, these.count(TRUE), size - len(others))
        number = self._formula.number(least, min(most, len(these), size - others.count(TRUE)))
        if size == 1:
            self._single(these, others, number)
        else:
            self._formula.tell_number(these, number)
            self._formula.tell_exactly([*others, *number], size)
        return number

    def _single(self, these: Vector, others: Vector, number: Vector) -> None:
        """One card has the trait or not: there is nothing to add up."""
        for has in number:
            for card in these:
                self._formula.tell(-card, has)
            for card in others:
                self._formula.tell(-card, -has)
            self._formula.tell(-has, *these)
            self._formula.tell(has, *others)

    def moved(self, line: int, gifts: Sequence[Gift], cards: Sequence[Vector], table: Table) -> None:
        """Takes the cards of all gifts from where they were, and adds them to where they went."""
        numbers = [self._number(each, gift.count) for gift, each in zip(gifts, cards, strict=True)]
        self.given |= {(line, gift): number for gift, number in enumerate(numbers)}
        for seat in {seat for gift in gifts for seat in (gift.giver, gift.taker) if seat is not None}:
            given = self._total([number for gift, number in zip(gifts, numbers, strict=True) if gift.giver == seat])
            taken = self._total([number for gift, number in zip(gifts, numbers, strict=True) if gift.taker == seat])
            self._exchange(seat, given, taken, table)
        if any(gift.giver is None for gift in gifts):
            self._undrawn = self._number(table.undrawn, table.undrawn_count)
        self._balance()

    def _balance(self) -> None:
        """All numbers together are as many as there are such monks."""
        everywhere = [self._undrawn, *map(self.hand, range(len(self._held)))]
        self._formula.tell_exactly([each for number in everywhere for each in number], self.monks.bit_count())

    def hand(self, seat: Seat) -> Vector:
        """How many are in a hand now."""
        return self._held[seat][-1].number

    def held(self, seat: Seat, changes: int) -> Held:
        """How many were in a hand after it had changed so many times."""
        return self._held[seat][changes]

    def look(self, line: int, cards: Vector, size: int) -> Vector:
        """How many of so many cards that were shown."""
        if line not in self._looks:
            self._looks[line] = self._number(cards, size)
        return self._looks[line]

    def _exchange(self, seat: Seat, given: Vector, taken: Vector, table: Table) -> None:
        """What a player kept is what he had without what he gave, and what he has without what he took."""
        before = self.hand(seat)
        least, most = max(0, before.count(TRUE) - len(given)), len(before) - given.count(TRUE)
        after = self._number(table.hands[seat], table.counts[seat], least + taken.count(TRUE), most + len(taken))
        kept = before if not given else after if not taken else self._formula.number(least, min(most, len(after)))
        if kept is not before:
            self._formula.tell_sum(kept, given, before)
        if kept is not after:
            self._formula.tell_sum(kept, taken, after)
        self._held[seat].append(Held(after, table.counts[seat]))

    def _total(self, numbers: Sequence[Vector]) -> Vector:
        """All gifts that one player gives or gets at the same time; there is seldom more than one."""
        if not numbers:
            return []
        total, *others = numbers
        for other in others:
            whole = self._formula.number(0, len(total) + len(other))
            self._formula.tell_sum(total, other, whole)
            total = whole
        return total

    def shown(self, line: int, seat: Seat) -> None:
        """Cards were shown from a hand."""
        self._shown[line, 0] = self._held[seat][-1]

    def compare(self, line: tuple[int, int], literal: int) -> None:
        """A literal says whether the single card of a line has the trait: so its gift says, or the hand it was in."""
        if line in self.given:
            self._formula.tell(-literal, reaches(self.given[line], 1))
            self._formula.tell(literal, -reaches(self.given[line], 1))
        elif line in self._shown:
            number, size = self._shown[line]
            self._formula.tell(-literal, reaches(number, 1))
            self._formula.tell(literal, -reaches(number, size))

    def at_least(self, seat: Seat, monks: int, count: int) -> None:
        """So many in a hand are among these monks: those who all have the trait, or all have it not."""
        number, size = self._held[seat][-1]
        if not monks & ~self.monks:
            self._held[seat][-1] = Held(self._formula.reaching(number, count), size)
        elif not monks & self.monks:
            self._held[seat][-1] = Held(self._formula.staying(number, size - count), size)

    def at_most(self, seat: Seat, monks: int, count: int) -> None:
        """No more in a hand are among these monks: all those who have the trait, or who have it not."""
        self._held[seat][-1] = self._limited(self._held[seat][-1], monks, count)

    def seen_at_most(self, seat: Seat, monks: int, count: int) -> None:
        """No more of these monks were seen by a player; so no more were ever in his hand."""
        self._held[seat] = [self._limited(held, monks, count) for held in self._held[seat]]

    def kinds(self, table: Table) -> Iterator[tuple[int, Vector]]:
        """For each place and both kinds of card: that there is one, and which cards it could be, if none is known."""
        places = [(self._undrawn, table.undrawn_count, table.undrawn)]
        places += [(self.hand(seat), table.counts[seat], hand) for seat, hand in enumerate(table.hands)]
        for number, size, cards in places:
            for some, monks in ((number, self._these), (complement(number, size), self._others)):
                mine = [cards[card] for card in monks if cards[card] != FALSE]
                if TRUE not in mine and is_open(reaches(some, 1)):
                    yield reaches(some, 1), mine

    def among(self, seat: Seat, monks: int) -> Vector | None:
        """How many of these monks are in a hand, when that is what is counted here."""
        held, size = self._held[seat][-1]
        return {self.monks: held, EVERYONE & ~self.monks: complement(held, size)}.get(monks)

    def _limited(self, held: Held, monks: int, count: int) -> Held:
        if not self.monks & ~monks:
            return Held(self._formula.staying(held.number, count), held.size)
        if not EVERYONE & ~self.monks & ~monks:
            return Held(self._formula.reaching(held.number, held.size - count), held.size)
        return held
