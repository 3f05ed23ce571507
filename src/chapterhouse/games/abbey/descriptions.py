"""Descriptions in questions, as literals: one for each monk, true when he fits."""

from collections.abc import Sequence

from chapterhouse.games.abbey.catalogue import CATEGORIES, SUSPECT, SUSPECTS, TRAIT_MASK, bits, suspect_mask, trait_of
from chapterhouse.games.abbey.formula import FALSE, TRUE, Formula, Vector, constant
from chapterhouse.games.abbey.questions import Anybody, Card, Either, Is, IsNot, Monk, Names, SameAs, Term, Who

SIZE = len(SUSPECTS)


class Descriptions:
    """Who fits a description, when it may point at cards that this seat has not seen."""

    formula: Formula
    lines: dict[tuple[int, int], Vector]

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

    def _among(self, scope: Vector, fit: Vector) -> Vector:
        return [self.formula.both(one, other) for one, other in zip(scope, fit, strict=True)]


def is_open(literal: int) -> bool:
    """Whether the seat does not know it already."""
    return literal not in (TRUE, FALSE)
