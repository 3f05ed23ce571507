"""Answers about monks of a description in a scope: in the hand, seen, crossed out, still open, or met in some way.

Crosses of a player's own choice can change between two answers, so every answer about them is read by itself: it rules
out exactly the models in which no choice of crosses makes it true.
"""

from collections.abc import Sequence
from typing import Any

from chapterhouse.games.abbey.catalogue import EVERYONE, bits
from chapterhouse.games.abbey.deduction.answer_gates import AnswerGates
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.descriptions import Descriptions, Meaning
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import CardSet
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.deduction.scopes import Scopes
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.questions import AllOf, Answer, HowMany, MoreOf, Number, Odd, Scoped, Yes
from chapterhouse.games.abbey.truth import accepted
from chapterhouse.kernel import Seat

COUNTED_SCOPES = ("hand", "seen", "crossed", "open")
"""Scopes for which numbers of cards are kept."""


class ScopedAnswers:
    """Adds what an answer about a scope means."""

    def __init__(
        self,
        formula: Formula,
        cards: CardLocations,
        trait_counts: TraitCounts,
        observations: Observations,
        descriptions: Descriptions,
        scopes: Scopes,
        gates: AnswerGates,
    ) -> None:
        self._formula = formula
        self._cards = cards
        self._trait_counts = trait_counts
        self._observations = observations
        self._descriptions = descriptions
        self.scopes = scopes
        self._gates = gates

    def add(self, target: Seat, question: Any, answer: Answer, number: int) -> None:
        """``target`` gave an answer in a line of the history: case by case for what the description can mean."""
        if self._descriptions.has_hidden_set(question.who):
            self._add_hidden_set(target, question, answer, number)
            return
        meanings = self._descriptions.meanings(question.who)
        for when, monks in meanings:
            with self._formula.given(when):
                self._add_case(target, monks, question, answer, number)
                self._add_numbers(target, monks, question, answer, number)
        if isinstance(answer, Number) and question.scope == "hand" and len(meanings) == 2:
            self._add_either_count(target, meanings[0], meanings[1], answer.number)

    def _add_hidden_set(self, target: Seat, question: Scoped, answer: Answer, number: int) -> None:
        """A description of several hidden cards is a set of literals."""
        if not isinstance(question, HowMany):
            self._formula.add_clause(self._gates.possible(target, question, isinstance(answer, Yes), number))
            return
        assert isinstance(answer, Number)
        scope = self.scopes.cards(target, question.scope, number)
        found = self._formula.intersection(scope, self._descriptions.fitting(question.who))
        self._formula.add_exactly(found, answer.number)

    # ── The same in numbers, for the solver ──

    def _add_numbers(self, target: Seat, monks: int, question: Scoped, answer: Answer, line: int) -> None:
        said = numbers_of(question, answer)
        if said is None or question.scope not in COUNTED_SCOPES:
            return
        numbers = self.meant(question, said, monks)
        if question.scope == "hand":
            self._trait_counts.hand_has(target, monks, numbers)
            return
        self._trait_counts.seen_at_most(target, monks, numbers.stop - 1)
        if monks in self._observations.classes:
            self._observations.counts(target, monks, line).limit(numbers)

    def meant(self, question: Scoped, said: range, monks: int) -> range:
        """How many of these monks a player can hold or have seen who said that the number in a scope is in a range."""
        size = monks.bit_count()
        low, high = said.start, min(said.stop - 1, size)
        if low > high:
            return range(0)
        if question.scope == "open":
            low, high = size - high, size - low
        if self.scopes.is_chosen(question.scope):
            low = 0
        return range(low, high + 1)

    def _add_either_count(self, target: Seat, one: Meaning, other: Meaning, number: int) -> None:
        """Where the description means one half of the monks or the other, the rest of the hand is the other half."""
        if one.monks ^ other.monks == EVERYONE:
            held = [self._cards.hands[target][card] for card in bits(one.monks)]
            rest = self._cards.counts[target] - number
            self._formula.add_redundant_exactly_either(held, one.when, number, rest)

    # ── Card by card ──

    def _add_case(self, target: Seat, monks: int, question: Any, answer: Answer, number: int) -> None:
        if not self.scopes.is_chosen(question.scope):
            self._add_exact(self.scopes.cards(target, question.scope, number), monks, question, answer)
        elif isinstance(question, MoreOf):
            self._add_more_by_choice(self._observations.seen(target), monks, question, isinstance(answer, Yes))
        else:
            counts = counts_answered(question, answer, monks.bit_count())
            self._add_by_choice(self._observations.seen(target), monks, question.scope, counts)

    # ── In a set of cards that the formula knows ──

    def _add_exact(self, scope: CardSet, monks: int, question: Any, answer: Answer) -> None:
        found = [scope[card] for card in bits(monks)]
        if isinstance(question, HowMany):
            assert isinstance(answer, Number)
            self._formula.add_exactly(found, answer.number)
        elif isinstance(question, MoreOf):
            others = self._formula.intersection(scope, self._descriptions.fitting(question.than))
            more = self._gates.more(found, others)
            self._formula.add_clause(more if isinstance(answer, Yes) else -more)
        elif isinstance(question, AllOf):
            missing = self._formula.or_gate(-literal for literal in found)
            self._formula.add_clause(-missing if isinstance(answer, Yes) else missing)
        elif isinstance(question, Odd):
            odd = self._gates.count_in(found, accepted(question, CARDS))
            self._formula.add_clause(odd if isinstance(answer, Yes) else -odd)
        else:
            self._add_in_range(found, accepted(question, CARDS), isinstance(answer, Yes))

    def _add_in_range(self, found: CardSet, numbers: range, yes: bool) -> None:
        """The count is in a range, or it is not."""
        low, high = numbers.start, numbers.stop - 1
        if yes:
            self._formula.add_at_least(found, low)
            if high < CARDS:
                self._formula.add_at_most(found, high)
            return
        if high >= CARDS:
            self._formula.add_at_most(found, low - 1)
            return
        sums = self._gates.at_least(found)
        self._formula.add_clause(-sums[low], sums[high + 1])

    # ── By free choice ──

    def _add_by_choice(self, seen: CardSet, monks: int, scope: str, counts: Sequence[int]) -> None:
        """The number crossed out or open is one of these counts; none of them means that there is no such model.

        Any number from the seen monks up to all can be crossed out, and any number up to the unseen monks can be open.
        """
        found = [seen[card] for card in bits(monks)]
        if scope == "crossed":
            self._formula.add_at_most(found, max(counts, default=-1))
        else:
            self._formula.add_at_least([-literal for literal in found], min(counts, default=len(found) + 1))

    def _add_more_by_choice(self, seen: CardSet, monks: int, question: MoreOf, yes: bool) -> None:
        """More of these monks than of others are crossed out or open; monks in both descriptions cancel out."""
        for when, others in self._descriptions.meanings(question.than):
            these = [seen[card] for card in bits(monks & ~others)]
            those = [seen[card] for card in bits(others & ~monks)]
            with self._formula.given(when):
                if question.scope != "crossed":
                    if yes:
                        self._formula.add_at_least([-literal for literal in these], 1)
                elif yes:
                    self._formula.add_at_most(those, len(these) - 1)
                else:
                    self._formula.add_at_most(these, len(those))


def counts_answered(question: Scoped, answer: Answer, size: int) -> list[int]:
    """The counts of monks in a scope, out of ``size``, for which this is the answer."""
    if isinstance(answer, Number):
        return [answer.number] if answer.number <= size else []
    said_yes = accepted(question, size)
    return [count for count in range(size + 1) if (count in said_yes) == isinstance(answer, Yes)]


def numbers_of(question: Scoped, answer: Answer) -> range | None:
    """The numbers that an answer allows, when they are a range."""
    if isinstance(answer, Number):
        return range(answer.number, answer.number + 1)
    if isinstance(question, AllOf | MoreOf | Odd):
        return None
    numbers = accepted(question, CARDS)
    if isinstance(answer, Yes):
        return numbers
    return range(numbers.start) if numbers.stop > CARDS else None
