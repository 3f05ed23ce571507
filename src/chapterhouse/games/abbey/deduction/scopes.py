"""Where a question looks for monks, as a set of cards: the hand, what was seen, what was met.

Crossed out is everything seen and, where the notebook counts, any other monk that the player chose to cross out. Such
a scope is no set that the formula knows: ``is_chosen`` says so.
"""

from collections.abc import Sequence

from chapterhouse.games.abbey.catalogue import SUSPECT
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, CardSet, constant_set
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.events import Fact
from chapterhouse.games.abbey.meetings import Part, holders, met_in, tracked
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import CHOSEN, Met, Scope
from chapterhouse.kernel import Seat


class Scopes:
    """The sets of cards that questions look into."""

    def __init__(
        self,
        formula: Formula,
        cards: CardLocations,
        observations: Observations,
        history: Sequence[Fact],
        options: AbbeyOptions,
    ) -> None:
        self._formula = formula
        self._cards = cards
        self._observations = observations
        self._history = history
        self.crossed_is_seen = options.eliminated == "seen" or options.aids == "none"
        """Whether crossed out means no more than seen."""

    def is_chosen(self, scope: Scope) -> bool:
        """Whether the scope depends on crosses that a player is free to make."""
        return scope in CHOSEN and not self.crossed_is_seen

    def seen(self, seat: Seat) -> CardSet:
        return self._observations.seen(seat)

    def cards(self, seat: Seat, scope: Scope, stop: int) -> CardSet:
        """The cards in a scope of a player, by the history up to a line."""
        if isinstance(scope, Met):
            return self._met(seat, scope, self._history[:stop])
        if scope == "hand":
            return self._cards.hands[seat]
        if scope == "guessed":
            return [FALSE] * CARDS
        seen = self.seen(seat)
        if scope == "elsewhere":
            return self._formula.intersection(seen, _without(self._cards.hands[seat]))
        return _without(seen) if scope == "open" else seen

    def _met(self, seat: Seat, scope: Met, history: Sequence[Fact]) -> CardSet:
        if scope.how != "known":
            return self._union([self._part(part) for part in met_in(history, seat, scope)])
        return self._union([self._known(seat, each, history) for each in holders(scope, seat, self._cards.players)])

    def _known(self, seat: Seat, holder: Seat, history: Sequence[Fact]) -> CardSet:
        """[questions.known] Cards in another hand, as far as a player has followed them."""
        known = [FALSE] * CARDS
        for part, added in tracked(history, seat, holder):
            cards = self._part(part)
            known = self._union([known, cards]) if added else self._formula.intersection(known, _without(cards))
        return known

    def _part(self, part: Part) -> CardSet:
        if isinstance(part, str):
            return constant_set(1 << SUSPECT[part], CARDS)
        return self._cards.lines[part.line, part.gift]

    def _union(self, sets: Sequence[CardSet]) -> CardSet:
        return [self._formula.or_gate(each[card] for each in sets) for card in range(CARDS)]


def _without(cards: CardSet) -> CardSet:
    return [-literal for literal in cards]
