"""Answers about monks of a description in a scope: in the hand, seen, crossed out, or still open.

Everything seen is crossed out, but what a player crosses out besides is a free choice. So an answer about crossed or
open suspects is used only as far as it binds what that player has *seen*, unless the table counts only what was seen.
"""

from typing import Any

from chapterhouse.games.abbey.catalogue import EVERYONE, bits
from chapterhouse.games.abbey.deduction.card_locations import CARDS, CardLocations
from chapterhouse.games.abbey.deduction.descriptions import Descriptions, Meaning
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet, constant_set
from chapterhouse.games.abbey.deduction.observations import Observations
from chapterhouse.games.abbey.deduction.trait_counts import TraitCounts
from chapterhouse.games.abbey.options import AbbeyOptions
from chapterhouse.games.abbey.questions import AllOf, Answer, HowMany, MoreOf, No, Number, Scoped, Yes
from chapterhouse.games.abbey.truth import accepted
from chapterhouse.kernel import Seat


class ScopedAnswers:
    """Adds what an answer about a scope means."""

    def __init__(
        self,
        formula: Formula,
        cards: CardLocations,
        trait_counts: TraitCounts,
        observations: Observations,
        descriptions: Descriptions,
        options: AbbeyOptions,
    ) -> None:
        self._formula = formula
        self._cards = cards
        self._trait_counts = trait_counts
        self._observations = observations
        self._descriptions = descriptions
        self.crossed_is_seen = options.eliminated == "seen" or options.aids == "none"
        """Whether crossed out means no more than seen."""

    def add(self, target: Seat, question: Any, answer: Answer, number: int) -> None:
        """``target`` gave an answer in a line of the history: case by case for what the description can mean."""
        meanings = self._descriptions.meanings(question.who)
        for when, monks in meanings:
            with self._formula.given(when):
                self._add_case(target, constant_set(monks, CARDS), question, answer)
                self._add_numbers(target, monks, question, answer, number)
        if isinstance(answer, Number) and question.scope == "hand" and len(meanings) == 2:
            self._add_either_count(target, meanings[0], meanings[1], answer.number)

    # ── The same in numbers, for the solver ──

    def _add_numbers(self, target: Seat, monks: int, question: Scoped, answer: Answer, line: int) -> None:
        said = numbers_of(question, answer)
        if said is None:
            return
        numbers = self.meant(question, said, monks)
        if question.scope == "hand":
            self._trait_counts.hand_has(target, monks, numbers)
            return
        self._trait_counts.seen_at_most(target, monks, numbers.stop - 1)
        if monks in self._observations.classes:
            self._observations.counts(target, monks, line).limit(numbers)

    def meant(self, question: Scoped, said: range, monks: int) -> range:
        """How many of these monks a player can hold or have seen who said that there are some of a range in a scope."""
        low, high = said.start, said.stop - 1
        if question.scope == "open":
            low, high = monks.bit_count() - high, monks.bit_count() - low
        if question.scope in ("crossed", "open") and not self.crossed_is_seen:
            low = 0
        return range(max(0, low), high + 1)

    def _add_either_count(self, target: Seat, one: Meaning, other: Meaning, number: int) -> None:
        """Where the description means one half of the monks or the other, the rest of the hand is the other half."""
        if one.monks ^ other.monks == EVERYONE:
            held = [self._cards.hands[target][card] for card in bits(one.monks)]
            rest = self._cards.counts[target] - number
            self._formula.add_redundant_exactly_either(held, one.when, number, rest)

    # ── Card by card ──

    def _add_case(self, target: Seat, fit: CardSet, question: Any, answer: Answer) -> None:
        if question.scope == "hand":
            self._add_exact(self._cards.hands[target], fit, question, answer)
        elif question.scope == "seen" or self.crossed_is_seen:
            seen = self._observations.seen(target)
            scope = [-literal for literal in seen] if question.scope == "open" else seen
            self._add_exact(scope, fit, question, answer)
        elif question.scope == "crossed":
            self._add_crossed(self._observations.seen(target), fit, question, answer)
        else:
            self._add_open(self._observations.seen(target), fit, question, answer)

    def _add_exact(self, scope: CardSet, fit: CardSet, question: Any, answer: Answer) -> None:
        """Where the scope is a set of cards that the formula knows."""
        found = self._formula.intersection(scope, fit)
        if isinstance(question, HowMany):
            assert isinstance(answer, Number)
            self._formula.add_exactly(found, answer.number)
        elif isinstance(question, MoreOf):
            others = self._formula.intersection(scope, self._descriptions.fitting(question.than))
            self._add_more(found, others, isinstance(answer, Yes))
        elif isinstance(question, AllOf):
            self._add_all(scope, fit, isinstance(answer, Yes))
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
        sums = [TRUE, *self._formula.sequential_counter(found), *([FALSE] * (CARDS + 1))]
        self._formula.add_clause(-sums[low], sums[high + 1])

    def _add_more(self, these: CardSet, those: CardSet, yes: bool) -> None:
        """There are more of these than of those, or there are not."""
        more = [*self._formula.sequential_counter(these), *([FALSE] * CARDS)][:CARDS]
        fewer = [*self._formula.sequential_counter(those), *([FALSE] * CARDS)][:CARDS]
        greater = self._formula.or_gate(
            self._formula.and_gate(one, -other) for one, other in zip(more, fewer, strict=True)
        )
        self._formula.add_clause(greater if yes else -greater)

    def _add_all(self, scope: CardSet, fit: CardSet, yes: bool) -> None:
        """Everybody who fits is in the scope, or somebody is not."""
        missing = self._formula.or_gate(self._formula.intersection(fit, [-inside for inside in scope]))
        self._formula.add_clause(-missing if yes else missing)

    def _add_crossed(self, seen: CardSet, fit: CardSet, question: Any, answer: Answer) -> None:
        """Seen monks are crossed out: so no more were seen than are crossed out."""
        if isinstance(answer, Number):
            self._formula.add_at_most(self._formula.intersection(seen, fit), answer.number)
        elif isinstance(question, AllOf):
            if isinstance(answer, No):
                self._add_all(seen, fit, False)
        elif not isinstance(question, MoreOf):
            numbers = accepted(question, CARDS)
            most = numbers.stop - 1 if isinstance(answer, Yes) else numbers.start - 1
            if isinstance(answer, Yes) or numbers.stop > CARDS:
                self._formula.add_at_most(self._formula.intersection(seen, fit), most)

    def _add_open(self, seen: CardSet, fit: CardSet, question: Any, answer: Answer) -> None:
        """Open monks were not seen: so at least as many are unseen as are open."""
        unseen = self._formula.intersection([-literal for literal in seen], fit)
        if isinstance(answer, Number):
            self._formula.add_at_least(unseen, answer.number)
        elif isinstance(answer, Yes):
            if isinstance(question, AllOf):
                self._add_all([-literal for literal in seen], fit, True)
            else:
                least = 1 if isinstance(question, MoreOf) else accepted(question, CARDS).start
                self._formula.add_at_least(unseen, least)


def numbers_of(question: Scoped, answer: Answer) -> range | None:
    """The numbers that an answer allows, when they are a range."""
    if isinstance(answer, Number):
        return range(answer.number, answer.number + 1)
    if isinstance(question, AllOf | MoreOf):
        return None
    numbers = accepted(question, CARDS)
    if isinstance(answer, Yes):
        return numbers
    return range(numbers.start) if numbers.stop > CARDS else None
