"""Where the cards are, as literals, and which cards every line of the history was about."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

from chapterhouse.games.abbey.catalogue import SUSPECTS, bits
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet, constant_set
from chapterhouse.games.abbey.events import Gift
from chapterhouse.kernel import Seat

CARDS = len(SUSPECTS)

Line: TypeAlias = tuple[int, int]
"""A line of the history, and which gift of it."""


class CardLocations:
    """Where every card is after the lines read so far: in a hand, or undrawn."""

    def __init__(self, formula: Formula, players: int) -> None:
        self._formula = formula
        self.players = players
        self.undrawn: CardSet = [TRUE] * CARDS
        """Cards that nobody has drawn: under the board or in the Parlour's pile. Nothing comes back there and nobody
        looks into it; so any of these can be the culprit, and nothing tells which.
        """
        self.undrawn_count = CARDS
        self.hands: list[CardSet] = [[FALSE] * CARDS for _ in range(players)]
        self.counts = [0] * players
        """The sizes of the hands."""
        self.lines: dict[Line, CardSet] = {}
        """For every line that moved or showed cards: which cards they were."""
        self.drawn: set[Line] = set()
        """The lines whose cards are free variables of the formula."""
        self.known: dict[Line, int] = {}
        """The lines whose cards this seat saw, as masks."""

    def source(self, giver: Seat | None) -> CardSet:
        """Where the cards of a gift come from."""
        return self.undrawn if giver is None else self.hands[giver]

    def choose(self, line: Line, source: CardSet, count: int, allowed: int) -> CardSet:
        """The cards of a line: the known ones, or any of the allowed ones in their source."""
        known = self.known.get(line)
        if known is None:
            cards = self._formula.draw(source, count, allowed)
            self.drawn.add(line)
        else:
            cards = constant_set(known, CARDS)
            for card in bits(known):
                self._formula.add_clause(source[card])
        self.lines[line] = cards
        return cards

    def remove(self, gifts: Sequence[Gift], cards: Sequence[CardSet]) -> None:
        """Takes the cards of all gifts out of where they were."""
        for gift, given in zip(gifts, cards, strict=True):
            source = self.source(gift.giver)
            left = [self._formula.difference(whole, part) for whole, part in zip(source, given, strict=True)]
            if gift.giver is None:
                self.undrawn = left
                self.undrawn_count -= gift.count
            else:
                self.hands[gift.giver] = left
                self.counts[gift.giver] -= gift.count

    def insert(self, gifts: Sequence[Gift], cards: Sequence[CardSet]) -> None:
        """Puts the cards of all gifts into the hands of their takers."""
        for gift, given in zip(gifts, cards, strict=True):
            hand = self.hands[gift.taker]
            self.hands[gift.taker] = [self._formula.disjoint_or(*pair) for pair in zip(hand, given, strict=True)]
            self.counts[gift.taker] += gift.count

    def fix(self, card: int, holder: Seat) -> None:
        """The seat knows who holds a card now; so it is nowhere else."""
        for seat, hand in enumerate(self.hands):
            wanted = TRUE if seat == holder else FALSE
            self._formula.add_clause(hand[card] * wanted)
            hand[card] = wanted
        self._formula.add_clause(-self.undrawn[card])
        self.undrawn[card] = FALSE

    def settle(self, impossible: Collection[int]) -> None:
        """Literals that were refuted become constants, and a card with one place left is there."""
        places = [self.undrawn, *self.hands]
        for card in range(CARDS):
            for place in places:
                if place[card] in impossible:
                    place[card] = FALSE
            left = [place for place in places if place[card] != FALSE]
            if len(left) == 1:
                self._formula.add_clause(left[0][card])
                left[0][card] = TRUE
