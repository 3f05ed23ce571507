"""What an answer that has not been given yet would mean.

Most questions ask for a number, or whether a number is reached. What they count is told to the solver once, and for
every answer there is a literal that is true where it would be given.
"""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from chapterhouse.games.abbey.catalogue import CATEGORIES, EVERYONE, bits
from chapterhouse.games.abbey.deduction.answers import Answers, numbers_of
from chapterhouse.games.abbey.deduction.descriptions import SIZE
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Vector, is_open
from chapterhouse.games.abbey.questions import (
    Answer,
    AnyOf,
    AtLeast,
    HowMany,
    Number,
    Question,
    Trait,
    WhatIs,
)
from chapterhouse.games.abbey.truth import yes_or_no
from chapterhouse.kernel import Seat

Counting: TypeAlias = HowMany | AnyOf | AtLeast
"""Questions of which every answer is a run of numbers."""


class Counted(NamedTuple):
    """Whose cards are counted where a literal is true, and how many there are."""

    when: int
    monks: int
    cards: Vector
    number: Vector

    def possible(self, asked: range) -> range:
        """Those numbers among some that are not out of the question at a glance."""
        return range(max(asked.start, self.number.count(TRUE)), min(asked.stop, len(self.number) + 1))


class Prospects(NamedTuple):
    """What the answers to a question would mean."""

    literals: dict[Answer, int]
    """For each answer that is not out of the question a literal: that it would be given. One literal can stand for
    several: what is crossed out tells only what was not seen.
    """
    bounds: dict[int, set[int]]
    """Literals that say that a number is at least or at most so great: so it is just where one of these is given."""


class HypotheticalAnswers(Answers):
    """The past with every answer that was heard, and answers that might be."""

    def _by_number(self, target: Seat, question: Counting) -> Prospects:
        cases = self._cases(target, question)
        meant = {answer: self._ranges(question, answer, cases) for answer in possible_answers(question)}
        literals = {ranges: self._within_any(cases, ranges) for ranges in dict.fromkeys(meant.values()) if any(ranges)}
        given = {answer: literals[ranges] for answer, ranges in meant.items() if ranges in literals}
        numbers = {literal: ranges[0] for ranges, literal in literals.items()}
        return Prospects(given, bounds(cases[0].number, numbers) if len(cases) == 1 else {})

    def _cases(self, target: Seat, question: Counting) -> list[Counted]:
        """What a question counts, for everything that a card to which it points can be."""
        scope = self.hands[target] if question.scope == "hand" else self._seen_by(target)
        cases = []
        for when, monks in self._meanings(question.who):
            cards = [scope[card] for card in bits(monks)]
            cases.append(Counted(when, monks, cards, self._number(target, question.scope, monks, cards)))
        return cases

    def _number(self, target: Seat, scope: str, monks: int, cards: Vector) -> Vector:
        """How many of these cards are in a hand or were seen; what is counted anyway is not counted again."""
        counted = self._held(target, monks) if scope == "hand" else self._seen_of_a_kind(target, monks)
        if counted is not None:
            return counted
        most = self.counts[target] if scope == "hand" else SIZE
        number = self.formula.number(cards.count(TRUE), min(sum(card != FALSE for card in cards), most))
        self.formula.tell_number(cards, number)
        return number

    def _held(self, target: Seat, monks: int) -> Vector | None:
        """How many of these monks are in a hand, when that is counted anyway."""
        if monks == EVERYONE:
            return [TRUE] * self.counts[target]
        numbers = (tally.among(target, monks) for tally in self.tallies)
        return next((number for number in numbers if number is not None), None)

    def _seen_of_a_kind(self, target: Seat, monks: int) -> Vector | None:
        """How many of these monks somebody has seen, when they are a kind."""
        return self._count_seen(target, monks) if monks in self.kinds else None

    def _ranges(self, question: Counting, answer: Answer, cases: Iterable[Counted]) -> tuple[range, ...]:
        """What an answer would mean for the number in each case."""
        said = numbers_of(question, answer)
        assert said is not None, "every answer to such a question is a run of numbers"
        return tuple(case.possible(self._meant(question, said, case.monks)) for case in cases)

    def _within_any(self, cases: Iterable[Counted], ranges: Iterable[range]) -> int:
        """A literal: in the case that is so, the number is one of these."""
        return self.formula.either(
            self.formula.both(case.when, self.formula.among(case.cards, case.number, numbers))
            for case, numbers in zip(cases, ranges, strict=True)
            if numbers
        )


def bounds(number: Vector, numbers: dict[int, range]) -> dict[int, set[int]]:
    """Literals of a number that are true just where one of some others is, when these stand for runs of numbers."""
    found = {}
    for least, literal in enumerate(number, start=1):
        if is_open(literal):
            found[literal] = _all_of(range(least, len(number) + 1), numbers)
            found[-literal] = _all_of(range(number.count(TRUE), least), numbers)
    return {literal: some for literal, some in found.items() if some}


def _all_of(numbers: range, runs: dict[int, range]) -> set[int]:
    """Those whose runs make up some numbers; none where that cannot be."""
    within = {each: set(run) for each, run in runs.items() if set(run) <= set(numbers)}
    return set(within) if set().union(*within.values()) == set(numbers) else set()


def possible_answers(question: Question) -> list[Answer]:
    """Everything that a question could be answered with."""
    if isinstance(question, HowMany):
        return [Number(number) for number in range(SIZE + 1)]
    if isinstance(question, WhatIs):
        return [Trait(trait) for trait in CATEGORIES[question.category]]
    return [yes_or_no(True), yes_or_no(False)]
