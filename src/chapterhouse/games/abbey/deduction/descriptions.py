"""Descriptions in questions, as literals, also when they point at cards that this seat has not seen.

A description becomes either one literal per monk, true when the monk fits (``fitting``), or a list of cases: for
everything that the hidden card can be, the monks that the description means then (``meanings``). Counts over cases are
shorter to prove than counts over products of two unknowns.
"""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from operator import and_, or_
from typing import NamedTuple

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, SUSPECT, TRAIT_MASK, bits, suspect_mask, trait_of
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet, constant_set, is_open
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.questions import (
    Among,
    Anybody,
    Card,
    Either,
    Fitting,
    Is,
    IsNot,
    Monk,
    Names,
    SameAs,
    SharedCard,
    Term,
    Who,
)


class Meaning(NamedTuple):
    """The monks that a description means where a literal is true."""

    when: int
    monks: int


class Descriptions:
    """Who fits a description."""

    def __init__(self, formula: Formula, cards: CardLocations, trait_counts: TraitCounts) -> None:
        self._formula = formula
        self._lines = cards.lines
        self._trait_counts = trait_counts
        self._traits: dict[tuple[SharedCard, str], dict[str, int]] = {}

    # ── One literal per monk ──

    def fitting(self, who: Who) -> CardSet:
        if isinstance(who, Anybody):
            return [TRUE] * CARDS
        if isinstance(who, Names):
            return constant_set(suspect_mask(who.suspects), CARDS)
        return self.fitting_all(who.terms)

    def fitting_all(self, terms: Sequence[Term]) -> CardSet:
        fit = [TRUE] * CARDS
        for term in terms:
            fit = self._formula.intersection(fit, self.fitting_term(term))
        return fit

    def fitting_term(self, term: Term) -> CardSet:
        if isinstance(term, Is | IsNot):
            mask = TRAIT_MASK[term.trait]
            return constant_set(mask if isinstance(term, Is) else ~mask, CARDS)
        if isinstance(term, Either):
            pairs = zip(self.fitting_term(term.first), self.fitting_term(term.second), strict=True)
            return [self._formula.or_gate(pair) for pair in pairs]
        if isinstance(term, Among):
            return self._lines[term.fact, term.gift]
        traits = self._traits_of(term.card, term.category)
        alike = [traits[trait_of(monk, term.category)] for monk in range(CARDS)]
        return alike if isinstance(term, SameAs) else [-literal for literal in alike]

    def _traits_of(self, card: Card, category: str) -> dict[str, int]:
        """For each trait of a category, whether a card has it."""
        if isinstance(card, Monk):
            own = trait_of(SUSPECT[card.suspect], category)
            return {trait: TRUE if trait == own else FALSE for trait in CATEGORIES[category]}
        assert isinstance(card, SharedCard), "a card is named, or shared by two players"
        if (card, category) not in self._traits:
            line = card.fact, card.gift
            self._traits[card, category] = self._one_of(self._lines[line], CATEGORIES[category])
            self._trait_counts.compare(line, self._traits[card, category])
        return self._traits[card, category]

    def _one_of(self, card: CardSet, traits: Sequence[str]) -> dict[str, int]:
        """A single card has one trait of a category; of two, it has the second where it does not have the first."""
        some = traits[:1] if len(traits) == 2 else traits
        found = {trait: self._formula.or_gate(card[monk] for monk in bits(TRAIT_MASK[trait])) for trait in some}
        return found | dict.fromkeys(traits[len(some) :], -found[traits[0]])

    def has_hidden_set(self, who: Who) -> bool:
        """Whether a description means several cards that this seat has not seen: there is no short list of cases."""
        terms = who.terms if isinstance(who, Fitting) else ()
        sets = [self._lines[term.fact, term.gift] for term in terms if isinstance(term, Among)]
        return any(is_open(literal) for cards in sets for literal in cards)

    # ── Case by case ──

    def meanings(self, who: Who) -> list[Meaning]:
        if isinstance(who, Anybody):
            return [Meaning(TRUE, EVERYONE)]
        if isinstance(who, Names):
            return [Meaning(TRUE, suspect_mask(who.suspects))]
        return reduce(partial(self._combined, and_), map(self._meanings_of, who.terms), [Meaning(TRUE, EVERYONE)])

    def _meanings_of(self, term: Term) -> list[Meaning]:
        if isinstance(term, Is | IsNot):
            mask = TRAIT_MASK[term.trait]
            return [Meaning(TRUE, mask if isinstance(term, Is) else EVERYONE & ~mask)]
        if isinstance(term, Either):
            return self._combined(or_, self._meanings_of(term.first), self._meanings_of(term.second))
        if isinstance(term, Among):
            cards = self._lines[term.fact, term.gift]
            return [Meaning(TRUE, sum(1 << card for card, literal in enumerate(cards) if literal == TRUE))]
        return [
            Meaning(when, TRAIT_MASK[trait] if isinstance(term, SameAs) else EVERYONE & ~TRAIT_MASK[trait])
            for trait, when in self._traits_of(term.card, term.category).items()
            if when != FALSE
        ]

    def _combined(self, how: Callable[[int, int], int], some: list[Meaning], others: list[Meaning]) -> list[Meaning]:
        pairs = [
            Meaning(self._formula.and_gate(one.when, other.when), how(one.monks, other.monks))
            for one in some
            for other in others
        ]
        return [each for each in pairs if each.when != FALSE]
