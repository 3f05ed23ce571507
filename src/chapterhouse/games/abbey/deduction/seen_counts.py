"""Where the cards are that a player has seen, as numbers that the solver can reason with.

Whoever was dealt four cards and took three has seen seven at most, and fewer when one came back to him. Where it came
from it must have been before: so people keep in mind who holds how many cards that somebody else has seen. Here that is
said for one player and one kind of card: how many of them he has seen, and how many of these every other hand holds.
Together with what he holds himself that is all, for nothing goes back to where it was drawn from.

Nothing here is new: it follows from where the cards are and who saw them. But that a card shown to somebody must be a
new one to him, because nobody can have passed on to the holder what he has seen, is one line here, and card by card it
is a thousand.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from chapterhouse.games.abbey.catalogue import EVERYONE, SUSPECT, SUSPECTS, bits
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Formula, Vector, complement, constant
from chapterhouse.games.abbey.deduction.seen_cards import Glance
from chapterhouse.games.abbey.deduction.trait_counts import TraitCount
from chapterhouse.games.abbey.events import CardDisplayed, CardsMoved, CardsShown, Fact, Gift
from chapterhouse.kernel import Seat

Lines: TypeAlias = Mapping[tuple[int, int], Vector]
"""The cards of every line that moved or showed some."""

Glances: TypeAlias = Mapping[tuple[int, int], Glance]


class Kind:
    """Cards that are counted together, wherever they are: those with a trait that is counted anyway."""

    def __init__(self, tally: TraitCount) -> None:
        self._tally = tally
        self.monks = tally.monks

    def _of(self, number: Vector, size: int) -> Vector:
        """How many they are among so many cards, when a number of these have the trait."""
        return number

    def held(self, seat: Seat, changes: int) -> Vector:
        """How many were in a hand after it had changed so many times."""
        number, size = self._tally.held(seat, changes)
        return self._of(number, size)

    def given(self, line: tuple[int, int], size: int) -> Vector:
        """How many of them a gift was."""
        return self._of(self._tally.given[line], size)

    def shown(self, line: int, cards: Vector, size: int) -> Vector:
        """How many of them were among so many cards that were shown."""
        return self._of(self._tally.look(line, cards, size), size)


class Others(Kind):
    """Cards that have the other trait of the two."""

    def __init__(self, tally: TraitCount) -> None:
        super().__init__(tally)
        self.monks = EVERYONE & ~tally.monks

    def _of(self, number: Vector, size: int) -> Vector:
        return [literal for literal in complement(number, size) if literal != FALSE]


class All(Kind):
    """All cards. How many there are anybody knows; how many of them somebody has seen is another matter."""

    def __init__(self, tally: TraitCount) -> None:
        super().__init__(tally)
        self.monks = EVERYONE

    def _of(self, number: Vector, size: int) -> Vector:
        return [TRUE] * size

    def shown(self, line: int, cards: Vector, size: int) -> Vector:
        return [TRUE] * size


class Look(NamedTuple):
    """Cards that somebody saw, how many, and how many of the kind that is counted."""

    line: tuple[int, int]
    cards: Vector
    size: int
    number: Vector


class SeenCounts:
    """How many cards of a kind one player has seen, and how many of these are in every other hand, line by line."""

    def __init__(self, formula: Formula, player: Seat, players: int, kind: Kind) -> None:
        self._formula = formula
        self._player = player
        self._kind = kind
        self._lines: Lines = {}
        self._glances: Glances = {}
        self._line = 0
        self._changes = [0] * players
        """How often each hand has changed up to the line that was read last."""
        self._elsewhere: list[Vector] = [[] for _ in range(players)]
        """How many of what he has seen is in every other hand; his own has no number here."""
        self.number: Vector = []
        """How many he has seen."""

    def read_on(self, history: Sequence[Fact], lines: Lines, glances: Glances, stop: int) -> None:
        """Takes the numbers on to a line; whatever is supposed at the moment has nothing to do with them."""
        self._lines, self._glances = lines, glances
        with self._formula.whatever():
            for line in range(self._line, stop):
                fact = history[line]
                if isinstance(fact, CardsMoved):
                    self._moved(line, fact)
                elif isinstance(fact, CardsShown) and self._player in fact.to:
                    number = self._kind.shown(line, lines[line, 0], fact.count)
                    self._shown(fact.holder, Look((line, 0), lines[line, 0], fact.count, number))
                elif isinstance(fact, CardDisplayed) and self._kind.monks >> SUSPECT[fact.suspect] & 1:
                    cards = constant(1 << SUSPECT[fact.suspect], len(SUSPECTS))
                    self._shown(fact.holder, Look((line, 0), cards, 1, [TRUE]))
        self._line = max(self._line, stop)

    def _moved(self, line: int, fact: CardsMoved) -> None:
        """What is given to others takes along what he has seen of it; what is given to him adds what he has not."""
        leaving, coming = defaultdict[Seat, list[Vector]](list), defaultdict[Seat, list[Vector]](list)
        for number, gift in enumerate(fact.gifts):
            cards = self._kind.given((line, number), gift.count)
            look = Look((line, number), self._lines[line, number], gift.count, cards)
            seen = self._seen_of(gift, look, back=fact.way == "return")
            if gift.giver not in (None, self._player):
                leaving[gift.giver].append(seen)
            coming[gift.taker].append(self._rest(cards, seen) if gift.taker == self._player else seen)
        for seat in {seat for gift in fact.gifts for seat in (gift.giver, gift.taker) if seat is not None}:
            self._changes[seat] += 1
            if seat != self._player:
                self._pass(seat, leaving[seat], coming[seat])
        self._see(coming[self._player])

    def _seen_of(self, gift: Gift, look: Look, back: bool) -> Vector:
        """How many cards of a gift he has seen before it was given."""
        if gift.giver is None:
            return []
        if gift.giver == self._player or (back and gift.taker == self._player):
            return look.number
        seen = self._part(look.number, self._elsewhere[gift.giver])
        if gift.taker == self._player:
            self._recognize(look, seen)
        return seen

    def _part(self, cards: Vector, seen: Vector) -> Vector:
        """How many of some cards are among those that he has seen of a hand."""
        part = self._formula.number(0, min(len(cards), len(seen)))
        self._formula.tell_no_fewer(cards, part)
        return part

    def _recognize(self, look: Look, seen: Vector) -> None:
        """So many of the cards that he looks at he has seen before, and all others he has not."""
        if not seen:
            return
        before, after = self._glances[look.line]
        if look.size == 1:
            for card in bits(self._kind.monks):
                self._formula.tell(-look.cards[card], -before[card], seen[0])
                self._formula.tell(-look.cards[card], before[card], -seen[0])
        else:
            changed = [(-before[card], after[card]) for card in bits(self._kind.monks) if before[card] != after[card]]
            more = [literal for pair in changed for literal in pair]
            self._formula.tell_exactly(
                [*more, *seen, *(-each for each in look.number)], len(changed) + len(look.number)
            )

    def _pass(self, seat: Seat, leaving: Sequence[Vector], coming: Sequence[Vector]) -> None:
        """A hand holds no more of what he has seen than it holds at all."""
        number = self._elsewhere[seat]
        for part in leaving:
            number = self._rest(number, part)
        held = self._kind.held(seat, self._changes[seat])
        for part in coming:
            number = self._sum(number, part, len(held))
        self._formula.tell_no_fewer(held, number)
        self._elsewhere[seat] = number

    def _shown(self, holder: Seat, look: Look) -> None:
        """What he has not seen yet he has seen now, and it stays where it is."""
        if holder == self._player:
            return
        seen = self._part(look.number, self._elsewhere[holder])
        self._formula.tell_no_fewer(self._elsewhere[holder], seen)
        self._recognize(look, seen)
        new = self._rest(look.number, seen)
        self._pass(holder, [], [new])
        self._see([new])

    def _see(self, news: Sequence[Vector]) -> None:
        for new in news:
            self.number = self._sum(self.number, new, self._kind.monks.bit_count())
        if any(news):
            held = self._kind.held(self._player, self._changes[self._player])
            self._formula.tell_no_fewer(self.number, held)

    def _sum(self, one: Vector, other: Vector, most: int) -> Vector:
        if not one or not other:
            return one or other
        least = one.count(TRUE) + other.count(TRUE)
        whole = self._formula.number(least, max(least, min(len(one) + len(other), most)))
        self._formula.tell_sum(one, other, whole)
        return whole

    def _rest(self, whole: Vector, part: Vector) -> Vector:
        """What is left of a number without another, which is part of it."""
        if not part:
            return whole
        if part == whole:
            return []
        least = max(0, whole.count(TRUE) - len(part))
        rest = self._formula.number(least, max(least, len(whole) - part.count(TRUE)))
        self._formula.tell_sum(rest, part, whole)
        return rest

    def count(self) -> Vector:
        """How many he has seen up to the line that was read last: what he holds, and what others hold.

        The first cards that somebody sees are a part and the whole; the solver counts no literal twice.
        """
        held = self._kind.held(self._player, self._changes[self._player])
        parts = [literal for number in (held, *self._elsewhere) for literal in number]
        known = set(parts) & set(self.number)
        with self._formula.whatever():
            self._formula.tell_number(
                [literal for literal in parts if literal not in known or literal == TRUE],
                [literal for literal in self.number if literal not in known or literal == TRUE],
            )
        return self.number

    def limit(self, numbers: range) -> None:
        """He has seen one of some numbers of them, where what is supposed at the moment holds."""
        number = self._formula.reaching(self.count(), numbers.start)
        self.number = self._formula.staying(number, numbers.stop - 1)
