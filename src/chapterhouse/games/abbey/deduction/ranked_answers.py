"""Answers about the trait that most or fewest monks of a scope have."""

from chapterhouse.games.abbey.catalogue import CATEGORIES, TRAIT_MASK, bits
from chapterhouse.games.abbey.deduction.answer_gates import AnswerGates
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import CardSet
from chapterhouse.games.abbey.deduction.scopes import Scopes
from chapterhouse.games.abbey.questions import FewestOf, MostOf, Traits
from chapterhouse.kernel import Seat


class RankedAnswers:
    """Adds what an answer means: its traits are equally frequent, and all others less or more."""

    def __init__(self, formula: Formula, scopes: Scopes, gates: AnswerGates) -> None:
        self._formula = formula
        self._scopes = scopes
        self._gates = gates

    def add(self, target: Seat, question: MostOf | FewestOf, answer: Traits, stop: int) -> None:
        if self._scopes.is_chosen(question.scope):
            self._add_by_choice(self._scopes.seen(target), question, answer)
            return
        scope = self._scopes.cards(target, question.scope, stop)
        found = {trait: _having(scope, trait) for trait in CATEGORIES[question.category]}
        first = found[answer.traits[0]]
        for trait, cards in found.items():
            if trait not in answer.traits:
                pair = (first, cards) if isinstance(question, MostOf) else (cards, first)
                self._formula.add_clause(self._gates.more(*pair))
            elif cards is not first:
                self._add_equal(first, cards)

    def _add_equal(self, one: CardSet, other: CardSet) -> None:
        for left, right in zip(self._gates.at_least(one), self._gates.at_least(other), strict=True):
            self._formula.add_clause(-left, right)
            self._formula.add_clause(left, -right)

    def _add_by_choice(self, seen: CardSet, question: MostOf | FewestOf, answer: Traits) -> None:
        """Some choice of crosses gives these traits the first or the last place.

        Crossed out can be any number from the seen monks up to all: the highest number that all traits of the answer
        can reach is the best choice. Open can be any number up to the unseen monks: the lowest choice is the best.
        """
        others = [trait for trait in CATEGORIES[question.category] if trait not in answer.traits]
        most = isinstance(question, MostOf)
        if question.scope != "crossed":
            for trait in answer.traits if most else others:
                if others:
                    self._formula.add_at_least([-literal for literal in _having(seen, trait)], 1)
            return
        sizes = {trait: TRAIT_MASK[trait].bit_count() for trait in CATEGORIES[question.category]}
        highest = min(sizes[trait] for trait in answer.traits)
        if not most:
            highest = min([highest, *(sizes[trait] - 1 for trait in others)])
        for trait in answer.traits:
            self._formula.add_at_most(_having(seen, trait), highest)
        for trait in others if most else ():
            self._formula.add_at_most(_having(seen, trait), highest - 1)


def _having(scope: CardSet, trait: str) -> CardSet:
    return [scope[card] for card in bits(TRAIT_MASK[trait])]
