"""A case: what one seat can conclude from its view.

``knowledge.py`` writes the formula of a view, ``search.py`` finds out which literals of it can be true. Nothing here
reads anything but the view.
"""

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import NamedTuple

import msgspec

from chapterhouse.games.abbey.catalogue import SUSPECT_IDS
from chapterhouse.games.abbey.deduction.answers import NOT_ABOUT_CARDS
from chapterhouse.games.abbey.deduction.card_locations import CardLocations
from chapterhouse.games.abbey.deduction.card_paths import CardPaths
from chapterhouse.games.abbey.deduction.hypothetical_answers import AnswerLiterals, Counting, possible_answers
from chapterhouse.games.abbey.deduction.knowledge import Knowledge
from chapterhouse.games.abbey.deduction.literals import TRUE, Model, is_open
from chapterhouse.games.abbey.deduction.model_pool import Goal, ModelPool
from chapterhouse.games.abbey.deduction.search import Budget, Families, GoalSearch
from chapterhouse.games.abbey.questions import Answer, Question, SuspectId
from chapterhouse.games.abbey.view import AbbeyView, Heard, Sighting
from chapterhouse.kernel import Conclusions, Seat

WEIGH_STEP_LIMIT = 600_000
"""Steps of the solver after which a preview of a question returns what is known by then."""

DEDUCE_STEP_LIMIT = 4_000_000
"""The same for conclusions. The hardest view of 32 games took a quarter of it (docs/speed.md)."""


class Weighed(NamedTuple):
    """For each possible answer how many suspects it would leave; where it is not exact, at most that number."""

    left: dict[Answer, int]
    exact: bool


class Places(msgspec.Struct, frozen=True):
    """Where a card can be now: under the board, in the Parlour's pile, in hands."""

    culprit: bool
    pile: bool
    hands: tuple[Seat, ...]


class CaseConclusions(Conclusions, frozen=True, kw_only=True):
    """Who can still be the culprit, and where every card can be now."""

    culprits: tuple[SuspectId, ...]
    places: dict[str, Places]
    """By suspect."""


class Case:
    """The case as one seat can reason about it."""

    def __init__(self, view: AbbeyView) -> None:
        self.view = view
        self.knowledge = Knowledge(view)
        self.formula = self.knowledge.formula
        self._paths = CardPaths(self.knowledge.cards, self.knowledge.history)
        self._search = GoalSearch(self.formula, self._paths)
        self.pool = ModelPool(self.formula)
        self._witnessed: set[int] = set()
        """Literals that are true in some model of the formula as it is now."""
        self._answers: dict[tuple[Seat, Question], AnswerLiterals] = {}
        """Answers that were weighed since the formula last changed."""
        self.dead_variables = 0
        """Variables that weighing left behind in the solver, from which nothing can be removed."""

    def close(self) -> None:
        self.knowledge.close()

    @property
    def cards(self) -> CardLocations:
        return self.knowledge.cards

    # ── From view to view ──

    def advance_to(self, view: AbbeyView) -> bool:
        """Reads on to a later view of the same seat, and keeps everything that was proved.

        False, and nothing changed, when the view does not continue this one: a move may have been taken back.
        """
        if not continues(self.view, view):
            return False
        more = len(self.view.history) < len(view.history)
        self.view = view
        if self.knowledge.moment or more or view.doing == "showing":
            self.knowledge.end_moment()
            self.cards.settle(self._search.impossible)
            self._read()
        return True

    def _read(self) -> None:
        """Reads the view; models found before may not satisfy what is new. Most lines say nothing about cards."""
        before = len(self.formula.definitions), len(self.formula.constraints)
        self.knowledge.read(self.view)
        if before != (len(self.formula.definitions), len(self.formula.constraints)):
            self._witnessed.clear()
            self._answers.clear()

    # ── Conclusions ──

    def culprits(self, budget: Budget | None = None) -> tuple[str, ...]:
        """The suspects that can still be the culprit: any undrawn card; at the end the one who was.

        Without a budget however long that takes; with one, also those that were not decided within it.
        """
        return self._culprits(budget or Budget())

    def places(self) -> dict[str, Places]:
        """Where each card can be now."""
        return self._places(Budget())

    def conclude(self, steps: int) -> CaseConclusions:
        """Both, within a number of steps. The next call goes on from there."""
        budget = Budget(steps)
        culprits, places = self._culprits(budget), self._places(budget)
        return CaseConclusions(culprits=culprits, places=places, exact=not budget.undecided)

    def _culprits(self, budget: Budget) -> tuple[str, ...]:
        if self.view.culprit is not None:
            return (self.view.culprit,)
        possible = self._possible(self.cards.undrawn, budget)
        return tuple(SUSPECT_IDS[card] for card, literal in enumerate(self.cards.undrawn) if literal in possible)

    def _places(self, budget: Budget) -> dict[str, Places]:
        undrawn, hands = self.cards.undrawn, self.cards.hands
        possible = self._possible([literal for place in (undrawn, *hands) for literal in place], budget)
        culprits, pile = self._culprits(budget), self.cards.undrawn_count > 1
        return {
            suspect: Places(
                suspect in culprits,
                pile and undrawn[card] in possible and suspect != self.view.culprit,
                tuple(seat for seat, hand in enumerate(hands) if hand[card] in possible),
            )
            for card, suspect in enumerate(SUSPECT_IDS)
        }

    def _possible(self, literals: Iterable[int], budget: Budget) -> set[int]:
        """The literals that can be true, and those that were not decided."""
        wanted = {TRUE, *filter(is_open, literals)} - self._search.impossible
        if wanted <= self._witnessed:
            return wanted
        self._extend_models()
        goals: set[Goal] = {(literal,) for literal in wanted - self._witnessed}
        found = self._search.find(goals, self.pool, budget, self._trait_families())
        self._witnessed |= {literal for (literal,) in found - budget.undecided}
        return wanted & (self._witnessed | {literal for (literal,) in found})

    def _extend_models(self) -> None:
        self._paths.extend()
        self.pool.extend(self.knowledge.moment)

    def _trait_families(self) -> Families:
        """Cards with one trait in one place; the head says that there is one."""
        impossible = self._search.impossible
        return {
            (some,): {(card,) for card in cards if card not in impossible}
            for some, cards in self.knowledge.trait_counts.families()
        }

    # ── Models ──

    def consistent(self) -> bool:
        """Whether there is a model; always so in a real game."""
        return self.formula.solver.solve(self.knowledge.moment)

    def sample(self, rng: Random) -> Model:
        """Some model; not every model is equally likely."""
        return self.formula.solver.sample(rng, self.formula.variables, self.knowledge.moment)

    # ── Questions not asked yet ──

    def prospects(self, target: Seat, question: Question) -> dict[Answer, int]:
        """For each possible answer how many suspects it would leave as culprits, however long that takes."""
        return self.weigh(target, question).left

    def weigh(self, target: Seat, question: Question, steps: int | None = None) -> Weighed:
        """The same within a number of steps. Questions that are not about cards have no answers here."""
        if isinstance(question, NOT_ABOUT_CARDS):
            return Weighed({}, exact=True)
        budget = Budget(steps)
        suspects = self._possible(self.cards.undrawn, budget)
        before = self.formula.variables
        if self.knowledge.hypothetical.is_counting(question):
            possible = self._weigh_counting(target, question, suspects, budget)
        else:
            possible = self._weigh_one_by_one(target, question, suspects, budget)
        self.dead_variables += self.formula.variables - before
        left = {answer: sum(each in some for each in self.cards.undrawn) for answer, some in possible.items()}
        return Weighed({answer: number for answer, number in left.items() if number}, not budget.undecided)

    def _weigh_counting(
        self, target: Seat, question: Counting, suspects: set[int], budget: Budget
    ) -> dict[Answer, set[int]]:
        """The suspects that each answer would leave, all answers at once: a model serves the answer that it fits."""
        if (target, question) not in self._answers:
            self._answers[target, question] = self.knowledge.hypothetical.to(target, question, len(self.view.history))
        literals, bounds = self._answers[target, question]
        self._extend_models()
        heads = {each: {each} for each in literals.values()} | bounds
        families: Families = {(head, TRUE): set(product(given, suspects)) for head, given in heads.items()}
        found = self._search.find(set(product(literals.values(), suspects)), self.pool, budget, families)
        return {answer: {each for given, each in found if given == literal} for answer, literal in literals.items()}

    def _weigh_one_by_one(
        self, target: Seat, question: Question, suspects: set[int], budget: Budget
    ) -> dict[Answer, set[int]]:
        """The same where an answer is no range of numbers: each answer is assumed in turn."""
        self.knowledge.observations.seen(target)
        self._extend_models()
        answers = possible_answers(question)
        return {answer: self._left_by(target, question, answer, suspects, budget) for answer in answers}

    def _left_by(
        self, target: Seat, question: Question, answer: Answer, suspects: set[int], budget: Budget
    ) -> set[int]:
        constraints = len(self.formula.constraints)
        with self.formula.assuming() as assumed:
            self.knowledge.answers.add(target, question, answer, len(self.view.history))
        pool = self.pool.narrowed(constraints, [*self.knowledge.moment, assumed])
        goals: set[Goal] = {(suspect,) for suspect in suspects}
        possible = self._search.find(goals, pool, budget, {(TRUE,): goals})
        self.formula.add_clause(-assumed)
        return {suspect for (suspect,) in possible}


def continues(earlier: AbbeyView, later: AbbeyView) -> bool:
    """Whether one view is of the same seat as another, at the same time or later in the same game.

    When the culprit is shown, a case is read again from the start: nothing that follows from it may outlive an undo.
    """
    lines = len(earlier.history)
    return (
        (earlier.seat, earlier.options, len(earlier.players)) == (later.seat, later.options, len(later.players))
        and earlier.culprit == later.culprit
        and later.history[:lines] == earlier.history
        and _hidden_side(later, lines) == _hidden_side(earlier, lines)
    )


def _hidden_side(view: AbbeyView, lines: int) -> tuple[tuple[Sighting, ...], tuple[Heard, ...]]:
    """What this seat saw and heard in the first lines of the history."""
    ledger, heard = (view.own.ledger, view.own.heard) if view.own else ((), ())
    return tuple(each for each in ledger if each.fact < lines), tuple(each for each in heard if each.fact < lines)


def deduce(view: AbbeyView) -> tuple[tuple[str, ...], dict[str, Places]]:
    """Who can be the culprit, and where every card can be, for the owner of a view."""
    case = Case(view)
    try:
        return case.culprits(), case.places()
    finally:
        case.close()
