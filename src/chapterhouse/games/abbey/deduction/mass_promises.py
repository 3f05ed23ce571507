"""Promises about what is passed at the next Mass."""

from collections.abc import Sequence
from typing import NamedTuple

from chapterhouse.games.abbey.deduction.descriptions import Descriptions
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import CardSet
from chapterhouse.games.abbey.events import Gift
from chapterhouse.games.abbey.questions import WillPass
from chapterhouse.kernel import Seat


class Promised(NamedTuple):
    by: Seat
    to: Seat
    question: WillPass
    yes: bool


class MassPromises:
    """Promises that were made since the last Mass."""

    def __init__(self, formula: Formula, descriptions: Descriptions) -> None:
        self._formula = formula
        self._descriptions = descriptions
        self._made: list[Promised] = []

    def make(self, promised: Promised) -> None:
        self._made.append(promised)

    def keep(self, gifts: Sequence[Gift], cards: Sequence[CardSet], hands: Sequence[CardSet]) -> None:
        """[promises.mass] Promises about this Mass were kept as far as the hand before it allowed."""
        for promised in self._made:
            fit = self._descriptions.fitting_all(promised.question.terms)
            for gift, given in zip(gifts, cards, strict=True):
                if (gift.giver, gift.taker) == (promised.by, promised.to):
                    self._kept(fit, given, hands[promised.by], promised.yes)
        self._made.clear()

    def _kept(self, fit: CardSet, given: CardSet, hand: CardSet, yes: bool) -> None:
        some = self._formula.or_gate(self._formula.intersection(given, fit))
        for card, held, fits in zip(given, hand, fit, strict=True):
            if yes:
                self._formula.add_clause(some, -held, -fits)
            else:
                self._formula.add_clause(-some, -held, fits, card)
