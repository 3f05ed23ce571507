"""Exact deduction: everything that follows for one seat from its view, and nothing else.

What happened and what was said is a formula (``past.py``, ``testimony.py``). What can be the case is what a SAT solver
finds a world for. What cannot be is shown by the SAT solver or, where it would count for too long, by adding up
(``scales.py``).
"""

from collections.abc import Sequence
from random import Random

import msgspec

from chapterhouse.games.abbey.catalogue import CATEGORIES, SUSPECT_IDS
from chapterhouse.games.abbey.descriptions import SIZE, is_open
from chapterhouse.games.abbey.formula import FALSE, TRUE, World
from chapterhouse.games.abbey.questions import Answer, HowMany, Number, Question, Trait, WhatIs
from chapterhouse.games.abbey.scales import Scales
from chapterhouse.games.abbey.testimony import NOT_ABOUT_CARDS, Testimony
from chapterhouse.games.abbey.truth import yes_or_no
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

PATIENCE = 400
"""Conflicts after which the solver for clauses asks the one for sums; each further time it has four times as many."""


class Places(msgspec.Struct, frozen=True):
    """Where a card can be now: under the board, in the Parlour's pile, in hands."""

    culprit: bool
    pile: bool
    hands: tuple[Seat, ...]


class Case(Testimony):
    """The case as one seat can reason about it."""

    exact = True
    """Every search comes to its end: what is said to be possible is, and what is not said cannot be."""

    def __init__(self, view: AbbeyView) -> None:
        super().__init__(view)
        self._scales: Scales | None = None

    def close(self) -> None:
        self.formula.close()

    def culprits(self) -> tuple[str, ...]:
        """The suspects that can still be the culprit."""
        possible = self._possible(self.culprit)
        return tuple(SUSPECT_IDS[card] for card, literal in enumerate(self.culprit) if literal in possible)

    def places(self) -> dict[str, Places]:
        """Where each card can be now."""
        vectors = [self.culprit, self.pile, *self.hands]
        possible = self._possible([literal for vector in vectors for literal in vector])
        return {
            suspect: Places(
                self.culprit[card] in possible,
                self.pile[card] in possible,
                tuple(seat for seat, hand in enumerate(self.hands) if hand[card] in possible),
            )
            for card, suspect in enumerate(SUSPECT_IDS)
        }

    def _possible(self, literals: Sequence[int], assumptions: Sequence[int] = ()) -> set[int]:
        """Which of these can be true. Each world found settles many; the last search settles the rest."""
        left = {literal for literal in literals if is_open(literal)}
        found = {TRUE} if self.formula.solve(assumptions) else set()
        while found and left:
            world = self.formula.world()
            found |= {literal for literal in left if world.holds(literal)}
            left -= found
            if not self._another(left, assumptions, world):
                break
        return found

    def _another(self, left: set[int], assumptions: Sequence[int], world: World) -> bool:
        """Looks for a world in which one of these is true. What can be shown not to be is taken out on the way."""
        patience = PATIENCE
        while left:
            proved = self.formula.search([*assumptions, self.formula.wish(left)], patience)
            if proved is not None:
                return proved
            self._rule_out(left, assumptions, world)
            patience *= 4
        return False

    def _rule_out(self, left: set[int], assumptions: Sequence[int], world: World) -> None:
        self._scales = self._scales or Scales()
        self._scales.load(self.formula.rows, self.formula.top, world)
        refuted = self._scales.impossible(left, assumptions)
        for literal in refuted:
            self.formula.add(-literal, *(-each for each in assumptions))
        left -= refuted

    def consistent(self) -> bool:
        """Whether any world fits; always so in a real game."""
        return self.formula.solve()

    def imagine(self, rng: Random) -> World:
        """Some world that fits everything; not every world is equally likely."""
        self.formula.imagine(rng)
        return self.formula.world()

    def prospects(self, target: Seat, question: Question) -> dict[Answer, int]:
        """For each answer that is possible: how many suspects it would leave as culprits.

        Only questions about cards can be looked ahead to.
        """
        if isinstance(question, NOT_ABOUT_CARDS):
            return {}
        self._seen_by(target)
        found: dict[Answer, int] = {}
        for answer in possible_answers(question):
            left = self._left_after(target, question, answer)
            if left:
                found[answer] = left
        return found

    def _left_after(self, target: Seat, question: Question, answer: Answer) -> int:
        """How many could be the culprit if this were the answer."""
        supposed = self.formula.variable()
        self.formula.guard = supposed
        self._believe(target, question, answer, len(self.view.history))
        self.formula.guard = FALSE
        possible = self._possible(self.culprit, [supposed])
        self.formula.add(-supposed)
        return sum(literal in possible for literal in self.culprit)


def possible_answers(question: Question) -> list[Answer]:
    """Everything that a question could be answered with."""
    if isinstance(question, HowMany):
        return [Number(number) for number in range(SIZE + 1)]
    if isinstance(question, WhatIs):
        return [Trait(trait) for trait in CATEGORIES[question.category]]
    return [yes_or_no(True), yes_or_no(False)]


def deduce(view: AbbeyView) -> tuple[tuple[str, ...], dict[str, Places]]:
    """Who can be the culprit, and where every card can be, for the owner of a view."""
    case = Case(view)
    try:
        return case.culprits(), case.places()
    finally:
        case.close()
