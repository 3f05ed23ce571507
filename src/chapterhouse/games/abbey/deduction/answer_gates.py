"""Yes and no as literals: whether a player can have given an answer.

A count of monks becomes literals "at least *k*", and an answer a gate over them. Two questions joined by "and" need
this, and so does a description of several hidden cards, which has no short list of cases.
"""

from collections.abc import Iterable

from chapterhouse.games.abbey.catalogue import bits
from chapterhouse.games.abbey.deduction.card_locations import CARDS
from chapterhouse.games.abbey.deduction.descriptions import Descriptions
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.joint_choices import JointChoice, Side, groups_of, is_small
from chapterhouse.games.abbey.deduction.literals import FALSE, TRUE, CardSet
from chapterhouse.games.abbey.deduction.scopes import Scopes
from chapterhouse.games.abbey.questions import AllOf, Both, Checked, MoreOf
from chapterhouse.games.abbey.truth import accepted
from chapterhouse.kernel import Seat


class AnswerGates:
    """Makes literals of answers with yes or no."""

    def __init__(self, formula: Formula, descriptions: Descriptions, scopes: Scopes) -> None:
        self._formula = formula
        self._descriptions = descriptions
        self._scopes = scopes

    def possible(self, target: Seat, question: Checked, yes: bool, stop: int) -> int:
        """Whether a player can answer so; by free choice of crosses where the scope depends on them."""
        if self._scopes.is_chosen(question.scope):
            return self._by_choice(target, question, yes)
        scope = self._scopes.cards(target, question.scope, stop)
        literal = self._true(scope, question)
        return literal if yes else -literal

    def both(self, target: Seat, question: Both) -> int:
        """Whether a player can answer two questions with yes that both depend on crosses by free choice.

        It is not exact where there are too many cases: then it only says that each answer can be yes by itself.
        """
        seen = self._scopes.seen(target)
        cases = []
        for when, one in self._sides(question.first):
            for also, other in self._sides(question.second):
                groups = groups_of(one, other)
                if not is_small(groups):
                    return self._formula.and_gate(
                        self._by_choice(target, question.first, True), self._by_choice(target, question.second, True)
                    )
                least = [self.at_least([seen[card] for card in bits(group.monks)]) for group in groups]
                joint = JointChoice(self._formula, one, other, groups, least).literal()
                cases.append(self._formula.and_gate(self._formula.and_gate(when, also), joint))
        return self._formula.or_gate(cases)

    def _sides(self, question: Checked) -> Iterable[tuple[int, Side]]:
        """A question with everything that its descriptions can mean."""
        for when, monks in self._descriptions.meanings(question.who):
            if not isinstance(question, MoreOf):
                yield when, Side(question, monks, 0)
                continue
            for also, others in self._descriptions.meanings(question.than):
                yield self._formula.and_gate(when, also), Side(question, monks, others)

    def at_least(self, found: CardSet) -> list[int]:
        """Entry *k* says that there are at least *k* of these."""
        return [TRUE, *self._formula.sequential_counter(found), *([FALSE] * (CARDS + 2))][: CARDS + 2]

    def more(self, these: CardSet, those: CardSet) -> int:
        """There are more of these than of those."""
        pairs = zip(self.at_least(these), self.at_least(those), strict=True)
        return self._formula.or_gate(self._formula.and_gate(one, -other) for one, other in pairs)

    def count_in(self, found: CardSet, numbers: Iterable[int]) -> int:
        """The number of these is one of some numbers."""
        least = self.at_least(found)
        return self._formula.or_gate(
            self._formula.and_gate(least[number], -least[number + 1]) for number in numbers if number <= CARDS
        )

    def _true(self, scope: CardSet, question: Checked) -> int:
        fit = self._descriptions.fitting(question.who)
        found = self._formula.intersection(scope, fit)
        if isinstance(question, AllOf):
            missing = self._formula.intersection(fit, [-literal for literal in scope])
            return -self._formula.or_gate(missing)
        if isinstance(question, MoreOf):
            return self.more(found, self._formula.intersection(scope, self._descriptions.fitting(question.than)))
        return self.count_in(found, accepted(question, CARDS))

    # ── By free choice ──

    def _by_choice(self, target: Seat, question: Checked, yes: bool) -> int:
        """Some choice of crosses makes the answer true."""
        seen = self._scopes.seen(target)
        cases = []
        for when, monks in self._descriptions.meanings(question.who):
            if isinstance(question, MoreOf):
                literal = self._more_by_choice(seen, monks, question, yes)
            else:
                literal = self._count_by_choice(seen, monks, question, yes)
            cases.append(self._formula.and_gate(when, literal))
        return self._formula.or_gate(cases)

    def _count_by_choice(self, seen: CardSet, monks: int, question: Checked, yes: bool) -> int:
        """Any number from the seen monks up to all can be crossed out, any number up to the unseen ones open."""
        size = monks.bit_count()
        said_yes = accepted(question, size)
        counts = [count for count in range(size + 1) if (count in said_yes) == yes]
        if not counts:
            return FALSE
        if question.scope == "crossed":
            return -self.at_least([seen[card] for card in bits(monks)])[max(counts) + 1]
        return self.at_least([-seen[card] for card in bits(monks)])[min(counts)]

    def _more_by_choice(self, seen: CardSet, monks: int, question: MoreOf, yes: bool) -> int:
        """Monks in both descriptions cancel out."""
        cases = []
        for when, others in self._descriptions.meanings(question.than):
            these = [seen[card] for card in bits(monks & ~others)]
            those = [seen[card] for card in bits(others & ~monks)]
            if question.scope != "crossed":
                literal = self._formula.or_gate(-card for card in these) if yes else TRUE
            elif yes:
                literal = -self.at_least(those)[len(these)]
            else:
                literal = -self.at_least(these)[len(those) + 1]
            cases.append(self._formula.and_gate(when, literal))
        return self._formula.or_gate(cases)
