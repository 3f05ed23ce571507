"""What every player has seen: card by card, and in numbers where somebody spoke of it."""

from collections.abc import Sequence

from chapterhouse.games.abbey.catalogue import EVERYONE, bits
from chapterhouse.games.abbey.deduction.card_classes import AllCards, CardClass, WithoutTrait
from chapterhouse.games.abbey.deduction.card_locations import CardLocations, Line
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet
from chapterhouse.games.abbey.deduction.seen_cards import Novelty, SeenCards
from chapterhouse.games.abbey.deduction.seen_counts import SeenCounts
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.deduction.unary import UnaryArithmetic, UnaryInt
from chapterhouse.games.abbey.events import Fact
from chapterhouse.kernel import Seat


class Observations:
    """The looks of all players."""

    def __init__(
        self, unary: UnaryArithmetic, cards: CardLocations, trait_counts: TraitCounts, history: Sequence[Fact]
    ) -> None:
        self._unary = unary
        self._cards = cards
        self._history = history
        self._seen = [SeenCards(unary.formula) for _ in cards.hands]
        counts = trait_counts.each
        classes = [AllCards(counts[0]), *map(CardClass, counts), *map(WithoutTrait, counts)]
        self.classes = {each.monks: each for each in classes}
        """Classes of cards that are counted also among the seen ones, by their monks."""
        self._counts: dict[tuple[Seat, int], SeenCounts] = {}
        self._counted_at: dict[tuple[Seat, int], int] = {}
        """At which line the cards of a class that a player has seen were last counted."""

    def look(self, seat: Seat, line: Line, cards: CardSet, novelty: Novelty) -> None:
        self._seen[seat].look(line, cards, novelty)

    def seen(self, seat: Seat) -> CardSet:
        """Everything that a player has seen up to now."""
        return self._seen[seat].up_to_now(self._cards.hands[seat])

    def counts(self, seat: Seat, monks: int, stop: int) -> SeenCounts:
        """How many monks of a class a player has seen up to a line. ``seen`` has been read before."""
        if (seat, monks) not in self._counts:
            self._counts[seat, monks] = SeenCounts(self._unary, seat, self._cards.players, self.classes[monks])
        found = self._counts[seat, monks]
        found.advance_to(stop, self._history, self._cards.lines, self._seen[seat].looks)
        return found

    def number(self, seat: Seat, monks: int) -> UnaryInt:
        """How many monks of a class a player has seen up to now."""
        cards, lines = self.seen(seat), len(self._history)
        found = self.counts(seat, monks, lines)
        if self._counted_at.get((seat, monks)) != lines:
            self._counted_at[seat, monks] = lines
            self._tie(found, [cards[card] for card in bits(monks)])
            if monks == EVERYONE:
                self._tie_classes(seat)
        return found.number

    def _tie(self, found: SeenCounts, cards: CardSet) -> None:
        """The number is how many of the cards were seen."""
        found.limit(range(cards.count(TRUE), len(cards) - cards.count(FALSE) + 1))
        self._unary.count(cards, found.number)

    def _tie_classes(self, seat: Seat) -> None:
        """Every seen card has one trait of two or the other."""
        numbers = {monks: self.number(seat, monks) for monks in self.classes}
        for monks in self.classes.keys() - {EVERYONE}:
            self._unary.sum(numbers[monks], numbers[EVERYONE & ~monks], numbers[EVERYONE])
