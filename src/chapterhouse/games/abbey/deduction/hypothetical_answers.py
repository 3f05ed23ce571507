"""What an answer would mean that has not been given yet.

Most questions ask for a number, or whether a number is reached. What they count is added to the formula once, and for
every answer there is a literal that is true where that answer would be given.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple, TypeAlias, TypeGuard

from chapterhouse.games.abbey.catalogue import CATEGORIES, bits
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.descriptions import Descriptions
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet, is_open
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.deduction.scoped_answers import COUNTED_SCOPES, ScopedAnswers, numbers_of
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.deduction.unary import UnaryArithmetic, UnaryInt
from chapterhouse.games.abbey.questions import (
    CHOSEN,
    RANKED,
    Answer,
    AnyOf,
    AtLeast,
    HowMany,
    Number,
    Question,
    Scope,
    Trait,
    Traits,
    WhatIs,
)
from chapterhouse.games.abbey.truth import yes_or_no
from chapterhouse.kernel import Seat

Counting: TypeAlias = HowMany | AnyOf | AtLeast
"""Questions of which every answer is a range of numbers."""


class Counted(NamedTuple):
    """What is counted where a literal is true, and how many there are."""

    when: int
    monks: int
    cards: CardSet
    number: UnaryInt

    def possible(self, numbers: range) -> range:
        """The numbers of a range that the known bounds allow."""
        return range(max(numbers.start, self.number.count(TRUE)), min(numbers.stop, len(self.number) + 1))


class AnswerLiterals(NamedTuple):
    """What the answers to a question would mean."""

    literals: dict[Answer, int]
    """For each possible answer, the literal that it would be given. One literal can stand for several answers: what is
    crossed out tells only what was not seen.
    """
    bounds: dict[int, set[int]]
    """Literals that say that the number is at least or at most something, and the answer literals that make this up."""


class HypotheticalAnswers:
    """Makes literals of answers."""

    def __init__(
        self,
        unary: UnaryArithmetic,
        cards: CardLocations,
        trait_counts: TraitCounts,
        observations: Observations,
        descriptions: Descriptions,
        scoped: ScopedAnswers,
    ) -> None:
        self._unary = unary
        self._formula = unary.formula
        self._cards = cards
        self._trait_counts = trait_counts
        self._observations = observations
        self._descriptions = descriptions
        self._scoped = scoped

    def is_counting(self, question: Question) -> TypeGuard[Counting]:
        """Whether every answer is a range of numbers, and the description has a short list of cases."""
        if not isinstance(question, Counting) or question.scope == "guessed":
            return False
        return not self._descriptions.has_hidden_set(question.who)

    def to(self, target: Seat, question: Counting, stop: int) -> AnswerLiterals:
        """The answers of a player to a question, by the history up to a line."""
        cases = self._cases(target, question, stop)
        meant = {answer: self._ranges(question, answer, cases) for answer in possible_answers(question)}
        literals = {ranges: self._in_ranges(cases, ranges) for ranges in dict.fromkeys(meant.values()) if any(ranges)}
        given = {answer: literals[ranges] for answer, ranges in meant.items() if ranges in literals}
        numbers = {literal: ranges[0] for ranges, literal in literals.items()}
        return AnswerLiterals(given, bounds(cases[0].number, numbers) if len(cases) == 1 else {})

    def _cases(self, target: Seat, question: Counting, stop: int) -> list[Counted]:
        """What a question counts, for everything that a hidden card in its description can be."""
        if question.scope in CHOSEN:
            scope = self._observations.seen(target)
        else:
            scope = self._scoped.scopes.cards(target, question.scope, stop)
        cases = []
        for when, monks in self._descriptions.meanings(question.who):
            cards = [scope[card] for card in bits(monks)]
            cases.append(Counted(when, monks, cards, self._number(target, question.scope, monks, cards)))
        return cases

    def _number(self, target: Seat, scope: Scope, monks: int, cards: CardSet) -> UnaryInt:
        """How many of these cards are in a hand or were seen; a number that exists is used again."""
        if scope == "hand":
            counted = self._trait_counts.among(target, monks)
        elif scope in COUNTED_SCOPES and monks in self._observations.classes:
            counted = self._observations.number(target, monks)
        else:
            counted = None
        if counted is not None:
            return counted
        most = self._cards.counts[target] if scope == "hand" else CARDS
        number = self._unary.integer(cards.count(TRUE), min(sum(card != FALSE for card in cards), most))
        self._unary.count(cards, number)
        return number

    def _ranges(self, question: Counting, answer: Answer, cases: Iterable[Counted]) -> tuple[range, ...]:
        """What an answer would mean for the number in each case."""
        said = numbers_of(question, answer)
        assert said is not None, "every answer to such a question is a range"
        return tuple(case.possible(self._scoped.meant(question, said, case.monks)) for case in cases)

    def _in_ranges(self, cases: Iterable[Counted], ranges: Iterable[range]) -> int:
        """The literal that in the case that holds the number is in its range."""
        return self._formula.or_gate(
            self._formula.and_gate(case.when, self._unary.count_gate(case.cards, case.number, numbers))
            for case, numbers in zip(cases, ranges, strict=True)
            if numbers
        )


def bounds(number: UnaryInt, ranges: dict[int, range]) -> dict[int, set[int]]:
    """Literals of a number that are equivalent to a disjunction of others, when these stand for ranges of it."""
    found = {}
    for least, literal in enumerate(number, start=1):
        if is_open(literal):
            found[literal] = _covering(range(least, len(number) + 1), ranges)
            found[-literal] = _covering(range(number.count(TRUE), least), ranges)
    return {literal: some for literal, some in found.items() if some}


def _covering(numbers: range, ranges: dict[int, range]) -> set[int]:
    """Those whose ranges make up exactly these numbers; none if that cannot be."""
    within = {each: set(some) for each, some in ranges.items() if set(some) <= set(numbers)}
    return set(within) if set().union(*within.values()) == set(numbers) else set()


def possible_answers(question: Question) -> list[Answer]:
    """Everything that a question could be answered with."""
    if isinstance(question, HowMany):
        return [Number(number) for number in range(CARDS + 1)]
    if isinstance(question, WhatIs):
        return [Trait(trait) for trait in CATEGORIES[question.category]]
    if isinstance(question, RANKED):
        traits = CATEGORIES[question.category]
        return [Traits(some) for size in range(1, len(traits) + 1) for some in combinations(traits, size)]
    return [yes_or_no(True), yes_or_no(False)]
