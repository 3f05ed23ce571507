"""Descriptions in questions, as literals: one for each monk, true when he fits."""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import and_, or_
from typing import NamedTuple

from chapterhouse.games.abbey.catalogue import (
    CATEGORIES,
    EVERYONE,
    SUSPECT,
    SUSPECTS,
    TRAIT_MASK,
    bits,
    suspect_mask,
    trait_of,
)
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Formula, Vector, constant
from chapterhouse.games.abbey.deduction.trait_counts import TraitCount
from chapterhouse.games.abbey.questions import (
    Anybody,
    Card,
    Either,
    Is,
    IsNot,
    Monk,
    Names,
    SameAs,
    SharedCard,
    Term,
    Who,
)

SIZE = len(SUSPECTS)


class Meaning(NamedTuple):
    """Whom a description means where a literal is true."""

    when: int
    monks: int


class Descriptions:
    """Who fits a description, when it may point at cards that this seat has not seen."""

    formula: Formula
    lines: dict[tuple[int, int], Vector]
    traits: dict[tuple[SharedCard, str], dict[str, int]]
    tallies: list[TraitCount]

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
        values = self._trait(card, category)
        return [values[trait_of(number, category)] for number in range(SIZE)]

    def _trait(self, card: Card, category: str) -> dict[str, int]:
        """For each trait of a kind, whether a card has it."""
        if isinstance(card, Monk):
            own = trait_of(SUSPECT[card.suspect], category)
            return {trait: TRUE if trait == own else FALSE for trait in CATEGORIES[category]}
        assert isinstance(card, SharedCard), "a card is one that is named or one that both know"
        if (card, category) not in self.traits:
            self.traits[card, category] = self._sorted(self.lines[card.fact, card.gift], CATEGORIES[category])
            for tally in self.tallies:
                if tally.trait in CATEGORIES[category]:
                    tally.compare((card.fact, card.gift), self.traits[card, category][tally.trait])
        return self.traits[card, category]

    def _sorted(self, card: Vector, traits: Sequence[str]) -> dict[str, int]:
        """A single card has one trait of a kind; of two, it has the second where it has not the first."""
        some = traits[:1] if len(traits) == 2 else traits
        found = {trait: self.formula.either(card[number] for number in bits(TRAIT_MASK[trait])) for trait in some}
        return found | dict.fromkeys(traits[len(some) :], -found[traits[0]])

    # ── Case by case ──

    def _meanings(self, who: Who) -> list[Meaning]:
        """Whom a description means, for everything that a card to which it points can be."""
        if isinstance(who, Anybody):
            return [Meaning(TRUE, EVERYONE)]
        if isinstance(who, Names):
            return [Meaning(TRUE, suspect_mask(who.suspects))]
        return reduce(partial(self._combined, and_), map(self._meaning, who.terms), [Meaning(TRUE, EVERYONE)])

    def _meaning(self, term: Term) -> list[Meaning]:
        if isinstance(term, Is | IsNot):
            mask = TRAIT_MASK[term.trait]
            return [Meaning(TRUE, mask if isinstance(term, Is) else EVERYONE & ~mask)]
        if isinstance(term, Either):
            return self._combined(or_, self._meaning(term.first), self._meaning(term.second))
        values = self._trait(term.card, term.category)
        return [
            Meaning(when, TRAIT_MASK[trait] if isinstance(term, SameAs) else EVERYONE & ~TRAIT_MASK[trait])
            for trait, when in values.items()
            if when != FALSE
        ]

    def _combined(self, how: Callable[[int, int], int], some: list[Meaning], others: list[Meaning]) -> list[Meaning]:
        pairs = [
            Meaning(self.formula.both(one.when, other.when), how(one.monks, other.monks))
            for one in some
            for other in others
        ]
        return [each for each in pairs if each.when != FALSE]

    def _among(self, scope: Vector, fit: Vector) -> Vector:
        return [self.formula.both(one, other) for one, other in zip(scope, fit, strict=True)]
