"""How many cards a player has seen, and who holds them, as numbers that the solver can reason with.

A player who was dealt four cards and took three has seen at most seven, and fewer if one of the three had been theirs.
For that its giver must have held it; so people keep in mind who holds how many cards that somebody has seen. For one
player and one class of cards there are numbers of how many they have seen, and how many of these every
other hand holds. Together with their own hand that is all, for nothing goes back to the undrawn cards.

Nothing here rules out a model: it follows from where the cards are and who saw them. But "this card was new to them,
because nobody can have passed a card that they had seen to its holder" is one clause here, and thousands card by card.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from chapterhouse.games.abbey.catalogue import SUSPECT, bits
from chapterhouse.games.abbey.deduction.card_classes import CardClass
from chapterhouse.games.abbey.deduction.card_locations import CARDS, Line
from chapterhouse.games.abbey.deduction.literals import TRUE, CardSet, constant_set
from chapterhouse.games.abbey.deduction.seen_cards import BeforeAndAfter
from chapterhouse.games.abbey.deduction.unary import UnaryArithmetic, UnaryInt
from chapterhouse.games.abbey.events import CardDisplayed, CardsMoved, CardsShown, Fact, Gift
from chapterhouse.kernel import Seat

Lines: TypeAlias = Mapping[Line, CardSet]
"""The cards of every line that moved or showed some."""

Looks: TypeAlias = Mapping[Line, BeforeAndAfter]


class CountedLook(NamedTuple):
    """Cards that the player saw, how many, and how many of the counted class."""

    line: Line
    cards: CardSet
    size: int
    number: UnaryInt


class SeenCounts:
    """How many cards of a class one player has seen, and how many of these are in every other hand, line by line."""

    def __init__(self, unary: UnaryArithmetic, player: Seat, players: int, card_class: CardClass) -> None:
        self._unary = unary
        self._player = player
        self._class = card_class
        self._lines: Lines = {}
        self._looks: Looks = {}
        self._next_line = 0
        self._changes = [0] * players
        """How often each hand has changed up to the line read last."""
        self._elsewhere: list[UnaryInt] = [[] for _ in range(players)]
        """How many of the seen cards are in every other hand; the entry of the player is not used."""
        self.number: UnaryInt = []
        """How many the player has seen."""

    def advance_to(self, stop: int, history: Sequence[Fact], lines: Lines, looks: Looks) -> None:
        """Reads on up to a line, in every model: a guard of the moment has nothing to do with these numbers."""
        self._lines, self._looks = lines, looks
        with self._unary.formula.unguarded():
            for line in range(self._next_line, stop):
                self._read(line, history[line])
        self._next_line = max(self._next_line, stop)

    def _read(self, line: int, fact: Fact) -> None:
        if isinstance(fact, CardsMoved):
            self._move(line, fact)
        elif isinstance(fact, CardsShown) and self._player in fact.to:
            cards = self._lines[line, 0]
            number = self._class.shown(line, cards, fact.count)
            self._show(fact.holder, CountedLook((line, 0), cards, fact.count, number))
        elif isinstance(fact, CardDisplayed) and self._class.monks >> SUSPECT[fact.suspect] & 1:
            cards = constant_set(1 << SUSPECT[fact.suspect], CARDS)
            self._show(fact.holder, CountedLook((line, 0), cards, 1, [TRUE]))

    def _move(self, line: int, fact: CardsMoved) -> None:
        """Gifts to others carry along the seen cards among them; gifts to the player add the ones not seen yet."""
        leaving, coming = defaultdict[Seat, list[UnaryInt]](list), defaultdict[Seat, list[UnaryInt]](list)
        for number, gift in enumerate(fact.gifts):
            cards = self._class.given((line, number), gift.count)
            look = CountedLook((line, number), self._lines[line, number], gift.count, cards)
            seen = self._seen_among(gift, look, back=fact.way == "return")
            if gift.giver not in (None, self._player):
                leaving[gift.giver].append(seen)
            coming[gift.taker].append(self._difference(cards, seen) if gift.taker == self._player else seen)
        for seat in {seat for gift in fact.gifts for seat in (gift.giver, gift.taker) if seat is not None}:
            self._changes[seat] += 1
            if seat != self._player:
                self._change_hand(seat, leaving[seat], coming[seat])
        self._add_new(coming[self._player])

    def _seen_among(self, gift: Gift, look: CountedLook, back: bool) -> UnaryInt:
        """How many cards of a gift the player had seen before it was given."""
        if gift.giver is None:
            return []
        if gift.giver == self._player or (back and gift.taker == self._player):
            return look.number
        seen = self._part(look.number, self._elsewhere[gift.giver])
        if gift.taker == self._player:
            self._recognize(look, seen)
        return seen

    def _part(self, cards: UnaryInt, seen: UnaryInt) -> UnaryInt:
        """How many of some cards are among the seen ones of a hand."""
        part = self._unary.integer(0, min(len(cards), len(seen)))
        self._unary.at_least_as_great(cards, part)
        return part

    def _recognize(self, look: CountedLook, seen: UnaryInt) -> None:
        """Of the cards looked at, ``seen`` were seen before, and all others were not."""
        if not seen:
            return
        formula = self._unary.formula
        before, after = self._looks[look.line]
        if look.size == 1:
            for card in bits(self._class.monks):
                formula.clause_for_solver(-look.cards[card], -before[card], seen[0])
                formula.clause_for_solver(-look.cards[card], before[card], -seen[0])
        else:
            changed = [(-before[card], after[card]) for card in bits(self._class.monks) if before[card] != after[card]]
            more = [literal for pair in changed for literal in pair]
            counted = [*more, *seen, *(-each for each in look.number)]
            formula.exactly_for_solver(counted, len(changed) + len(look.number))

    def _change_hand(self, seat: Seat, leaving: Sequence[UnaryInt], coming: Sequence[UnaryInt]) -> None:
        """A hand holds no more seen cards than cards of the class."""
        number = self._elsewhere[seat]
        for part in leaving:
            number = self._difference(number, part)
        held = self._class.held(seat, self._changes[seat])
        for part in coming:
            number = self._sum(number, part, len(held))
        self._unary.at_least_as_great(held, number)
        self._elsewhere[seat] = number

    def _show(self, holder: Seat, look: CountedLook) -> None:
        """The cards stay where they are; the new ones among them are seen now."""
        if holder == self._player:
            return
        seen = self._part(look.number, self._elsewhere[holder])
        self._unary.at_least_as_great(self._elsewhere[holder], seen)
        self._recognize(look, seen)
        new = self._difference(look.number, seen)
        self._change_hand(holder, [], [new])
        self._add_new([new])

    def _add_new(self, numbers: Sequence[UnaryInt]) -> None:
        for new in numbers:
            self.number = self._sum(self.number, new, self._class.monks.bit_count())
        if any(numbers):
            held = self._class.held(self._player, self._changes[self._player])
            self._unary.at_least_as_great(self.number, held)

    def _sum(self, one: UnaryInt, other: UnaryInt, high: int) -> UnaryInt:
        if not one or not other:
            return one or other
        low = one.count(TRUE) + other.count(TRUE)
        total = self._unary.integer(low, max(low, min(len(one) + len(other), high)))
        self._unary.sum(one, other, total)
        return total

    def _difference(self, whole: UnaryInt, part: UnaryInt) -> UnaryInt:
        """``whole - part``; the part is never greater."""
        if not part:
            return whole
        if part == whole:
            return []
        low = max(0, whole.count(TRUE) - len(part))
        rest = self._unary.integer(low, max(low, len(whole) - part.count(TRUE)))
        self._unary.sum(rest, part, whole)
        return rest

    def _add_total(self) -> None:
        """What the player has seen is what they hold and what others hold of it.

        The first seen cards can be a part and the whole at once; the solver counts no literal twice.
        """
        held = self._class.held(self._player, self._changes[self._player])
        parts = [literal for number in (held, *self._elsewhere) for literal in number]
        known = set(parts) & set(self.number)
        with self._unary.formula.unguarded():
            self._unary.count(
                [literal for literal in parts if literal not in known or literal == TRUE],
                [literal for literal in self.number if literal not in known or literal == TRUE],
            )

    def limit(self, numbers: range) -> None:
        """The number seen is in a range, where the guard of the moment holds."""
        self._add_total()
        number = self._unary.with_minimum(self.number, numbers.start)
        self.number = self._unary.with_maximum(number, numbers.stop - 1)
