"""Exact deduction: everything that follows for one seat from its view, and nothing else.

What happened, what was seen and what was said is a formula (``past.py``, ``sights.py``, ``testimony.py``), and said
once more in numbers (``tallies.py``, ``whereabouts.py``); an answer that might be given is a literal of it
(``supposing.py``). What can be the case is what a SAT solver finds a world for, or what is true in a world made from
one that it found (``worlds.py``); what cannot be the solver shows.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import product
from random import Random
from typing import NamedTuple, TypeAlias

import msgspec

from chapterhouse.games.abbey.catalogue import SUSPECT_IDS
from chapterhouse.games.abbey.deduction.answers import NOT_ABOUT_CARDS
from chapterhouse.games.abbey.deduction.card_paths import CardPaths
from chapterhouse.games.abbey.deduction.descriptions import SIZE
from chapterhouse.games.abbey.deduction.formula import FALSE, TRUE, Model, is_open
from chapterhouse.games.abbey.deduction.hypothetical_answers import (
    Counting,
    HypotheticalAnswers,
    Prospects,
    possible_answers,
)
from chapterhouse.games.abbey.deduction.model_pool import Goal, ModelPool
from chapterhouse.games.abbey.questions import Answer, Question
from chapterhouse.games.abbey.view import AbbeyView, Heard, Sighting
from chapterhouse.kernel import Seat

CONFLICT_BUDGET = 400
"""Conflicts after which the solver leaves a question for the others; it comes back to it with twice as many."""

FEW = 2
"""When fewer than these are left to be searched for, the next search is quicker than making worlds."""

WEIGH_STEP_LIMIT = 600_000
"""Steps of the solver after which somebody who weighs a question gets what is known by then."""

DEDUCE_STEP_LIMIT = 4_000_000
"""The same for whoever asks what follows by now. The hardest view of 32 games took a quarter of it (docs/speed.md)."""

MODEL_COST = 10_000
"""Steps that a world is worth: to look into it, and to make others from it."""


ANYTHING: Goal = (TRUE,)
"""Whatever is the case; a world in which it is so is a start, and most others are made from it."""

Families: TypeAlias = dict[Goal, set[Goal]]
"""Goals that have something in common: what is so just where one of them is, itself a goal."""


class Effort:
    """How many steps may be taken, if there is an end to them; and what nobody knows when they are used up."""

    def __init__(self, most: int | None = None) -> None:
        self.left = most
        self.doubts: set[Goal] = set()

    @property
    def lasts(self) -> bool:
        return self.left is None or self.left > 0

    def spend(self, steps: int) -> None:
        if self.left is not None:
            self.left -= steps


class Weighed(NamedTuple):
    """For each answer that is possible how many suspects it would leave; at most so many where it is not exact."""

    left: dict[Answer, int]
    exact: bool


class Places(msgspec.Struct, frozen=True):
    """Where a card can be now: under the board, in the Parlour's pile, in hands."""

    culprit: bool
    pile: bool
    hands: tuple[Seat, ...]


class Conclusions(NamedTuple):
    """Who can be the culprit and where every card can be; where it is not exact, nobody is left out who can be."""

    culprits: tuple[str, ...]
    places: dict[str, Places]
    exact: bool


class Case(HypotheticalAnswers):
    """The case as one seat can reason about it."""

    def __init__(self, view: AbbeyView) -> None:
        super().__init__(view)
        self._impossible: set[int] = set()
        """What was shown to be false, whatever may come."""
        self._witnessed: set[int] = set()
        """What is true in some world found since the last thing that was learned."""
        self._itinerary = CardPaths(self)
        self._worlds = ModelPool(self.formula)
        self._answers: dict[tuple[Seat, Question], Prospects] = {}
        """What answers to questions would mean, since the last thing that was learned."""
        self.dead_variables = 0
        """Variables that questions left behind when they were weighed; nothing can be taken out of a solver."""

    def advance_to(self, view: AbbeyView) -> bool:
        """Goes on to a later view of the same seat: nothing that was shown has to be shown again.

        False, and nothing done, when the view is not a later one; a move may have been taken back.
        """
        if not continues(self.view, view):
            return False
        start = len(self.view.history)
        self.view = view
        if self.moment or start < len(view.history) or view.doing == "showing":
            self._pass_on()
            self._settle()
            self._learn(start)
        return True

    def _learn(self, start: int) -> None:
        """Reads on; worlds found before may not fit what is new. Most lines of a game say nothing about cards."""
        before = len(self.formula.course), len(self.formula.checks)
        self._read_on(start)
        if before != (len(self.formula.course), len(self.formula.checks)):
            self._witnessed.clear()
            self._answers.clear()

    def _settle(self) -> None:
        """What was shown is a constant from now on, and a card with one place left is there."""
        vectors = [self.undrawn, *self.hands]
        for card in range(SIZE):
            for vector in vectors:
                if vector[card] in self._impossible:
                    vector[card] = FALSE
            places = [vector for vector in vectors if vector[card] != FALSE]
            if len(places) == 1:
                self.formula.add(places[0][card])
                places[0][card] = TRUE

    def close(self) -> None:
        self.formula.close()

    def culprits(self) -> tuple[str, ...]:
        """The suspects that can still be the culprit: any card that nobody has drawn; at the end the one who was."""
        return self._culprits(Effort())

    def places(self) -> dict[str, Places]:
        """Where each card can be now."""
        return self._places(Effort())

    def conclude(self, most: int) -> Conclusions:
        """Both, with at most so many steps. Whoever asks again goes on from there."""
        effort = Effort(most)
        culprits, places = self._culprits(effort), self._places(effort)
        return Conclusions(culprits, places, not effort.doubts)

    def _culprits(self, effort: Effort) -> tuple[str, ...]:
        if self.view.culprit is not None:
            return (self.view.culprit,)
        possible = self._possible(self.undrawn, effort)
        return tuple(SUSPECT_IDS[card] for card, literal in enumerate(self.undrawn) if literal in possible)

    def _places(self, effort: Effort) -> dict[str, Places]:
        possible = self._possible([literal for vector in (self.undrawn, *self.hands) for literal in vector], effort)
        culprits, pile = self._culprits(effort), self.undrawn_count > 1
        return {
            suspect: Places(
                suspect in culprits,
                pile and self.undrawn[card] in possible and suspect != self.view.culprit,
                tuple(seat for seat, hand in enumerate(self.hands) if hand[card] in possible),
            )
            for card, suspect in enumerate(SUSPECT_IDS)
        }

    def _possible(self, literals: Iterable[int], effort: Effort) -> set[int]:
        """Which of these can be true now, as far as anybody can tell."""
        wanted = {TRUE, *filter(is_open, literals)} - self._impossible
        if wanted <= self._witnessed:
            return wanted
        self._read_on_worlds()
        goals: set[Goal] = {(literal,) for literal in wanted - self._witnessed}
        found = self._found(goals, self._worlds, effort, self._kinds())
        self._witnessed |= {literal for (literal,) in found - effort.doubts}
        return wanted & (self._witnessed | {literal for (literal,) in found})

    def _read_on_worlds(self) -> None:
        self._itinerary.read_on()
        self._worlds.read_on(self.moment)

    def _kinds(self) -> Families:
        """Cards of a kind in one place: what follows from each of them is that some card of the kind is there."""
        kinds = (kind for tally in self.tallies for kind in tally.kinds(self))
        return {(some,): {(card,) for card in cards if card not in self._impossible} for some, cards in kinds}

    def _found(self, goals: set[Goal], worlds: ModelPool, effort: Effort, families: Families) -> set[Goal]:
        """Which of these are so in some world: in one that is known, in one made from it, or in one to be found."""
        found = self._made(goals, worlds)
        return found | self._sought(goals - found, worlds, effort, families)

    def _sought(self, left: set[Goal], worlds: ModelPool, effort: Effort, families: Families) -> set[Goal]:
        """Asks the solver for each of these; what takes long is put off, for another answer may settle it.

        Where none of a family was found it is asked first whether any can be: one proof does for all of them, and the
        more they are, the more it does.
        """
        found: set[Goal] = set()
        unseen = none_of(families, left)
        heads = sorted(in_order(unseen), key=lambda head: -len(unseen[head]))
        questions = deque((goal, CONFLICT_BUDGET) for goal in (*in_order(left & {ANYTHING}), *heads, *in_order(left)))
        while questions and effort.lasts:
            goal, patience = questions.popleft()
            if goal not in left and goal not in unseen:
                continue
            if goal in unseen or not any(goal in family for family in unseen.values()):
                verdict = self._searched(goal, worlds, patience, effort)
                new = self._made(left, worlds, FEW) if verdict else set()
                gone = unseen.get(goal, set()) | {goal} if verdict is False else set()
                self._deny(gone, worlds.assumed)
                found |= new
                left -= new | gone
                unseen = none_of(unseen, left)
                assert not (verdict and goal in unseen), "what can be so is so for one of the family"
                patience *= 2
            questions.append((goal, patience))
        effort.doubts |= left
        return found | left

    def _searched(self, goal: Goal, worlds: ModelPool, patience: int, effort: Effort) -> bool | None:
        """Whether a search shows that something can be, or that it cannot. A world that it finds is kept."""
        before = self.formula.steps
        verdict = self.formula.search([*worlds.assumed, *goal], patience, effort.left)
        effort.spend(self.formula.steps - before)
        if verdict:
            effort.spend(MODEL_COST)
            worlds.add(self.formula.world())
        return verdict

    def _made(self, left: set[Goal], worlds: ModelPool, few: int = 1) -> set[Goal]:
        """Looks into the worlds that are known, and makes others as long as that helps."""
        found = worlds.true(left) if left else set()
        while len(left - found) >= few and worlds.promising:
            new = worlds.wander(self._itinerary, left - found)
            if not new:
                break
            found = found | new
        return found

    def _deny(self, goals: Iterable[Goal], assumptions: Sequence[int]) -> None:
        """Keeps what was shown: nothing of this is so where the assumptions hold."""
        for goal in in_order(goals):
            self.formula.tell(*(-each for each in (*goal, *assumptions)))
            if len(goal) == 1 and not assumptions:
                self._impossible.add(goal[0])

    def consistent(self) -> bool:
        """Whether any world fits; always so in a real game."""
        return self.formula.solve(self.moment)

    def imagine(self, rng: Random) -> Model:
        """Some world that fits everything; not every world is equally likely."""
        self.formula.imagine(rng, self.moment)
        return self.formula.world()

    def prospects(self, target: Seat, question: Question) -> dict[Answer, int]:
        """For each answer that is possible: how many suspects it would leave as culprits, however long that takes."""
        return self.weigh(target, question).left

    def weigh(self, target: Seat, question: Question, most: int | None = None) -> Weighed:
        """The same, with at most so many steps. Only questions about cards can be looked ahead to."""
        if isinstance(question, NOT_ABOUT_CARDS):
            return Weighed({}, exact=True)
        effort = Effort(most)
        suspects = self._possible(self.undrawn, effort)
        before = self.formula.top
        if isinstance(question, Counting):
            possible = self._after_numbers(target, question, suspects, effort)
        else:
            possible = self._after_words(target, question, suspects, effort)
        self.dead_variables += self.formula.top - before
        left = {answer: sum(each in some for each in self.undrawn) for answer, some in possible.items()}
        return Weighed({answer: number for answer, number in left.items() if number}, not effort.doubts)

    def _after_numbers(
        self, target: Seat, question: Counting, suspects: set[int], effort: Effort
    ) -> dict[Answer, set[int]]:
        """Which suspects each answer would leave: all of them are looked for at once, for worlds are much alike."""
        if (target, question) not in self._answers:
            self._answers[target, question] = self._by_number(target, question)
        literals, bounds = self._answers[target, question]
        self._read_on_worlds()
        common = {each: {each} for each in literals.values()} | bounds
        families: Families = {(each, TRUE): set(product(given, suspects)) for each, given in common.items()}
        found = self._found(set(product(literals.values(), suspects)), self._worlds, effort, families)
        return {answer: {each for given, each in found if given == literal} for answer, literal in literals.items()}

    def _after_words(
        self, target: Seat, question: Question, suspects: set[int], effort: Effort
    ) -> dict[Answer, set[int]]:
        """The same where an answer is no number: each is believed for a while."""
        self._seen_by(target)
        self._read_on_worlds()
        answers = possible_answers(question)
        return {answer: self._if_believed(target, question, answer, suspects, effort) for answer in answers}

    def _if_believed(
        self, target: Seat, question: Question, answer: Answer, suspects: set[int], effort: Effort
    ) -> set[int]:
        since = len(self.formula.checks)
        with self.formula.supposing() as supposed:
            self._believe(target, question, answer, len(self.view.history))
        worlds = self._worlds.supposing(since, [*self.moment, supposed])
        goals: set[Goal] = {(suspect,) for suspect in suspects}
        possible = self._found(goals, worlds, effort, {(TRUE,): goals})
        self.formula.add(-supposed)
        return {suspect for (suspect,) in possible}


def in_order(goals: Iterable[Goal]) -> list[Goal]:
    return sorted(goals, key=lambda goal: tuple(map(abs, goal)))


def none_of(families: Families, left: set[Goal]) -> Families:
    """Families of which nothing was found yet; one goal alone is none."""
    return {head: members for head, members in families.items() if len(members) > 1 and members <= left}


def continues(earlier: AbbeyView, later: AbbeyView) -> bool:
    """Whether one view is of the same seat as another, at the same time or later in the same game.

    When it is told who did it, a case is read anew: nothing that follows from that can outlive a move taken back.
    """
    lines = len(earlier.history)
    return (
        (earlier.seat, earlier.options, len(earlier.players)) == (later.seat, later.options, len(later.players))
        and earlier.culprit == later.culprit
        and later.history[:lines] == earlier.history
        and _sights(later, lines) == _sights(earlier, lines)
    )


def _sights(view: AbbeyView, lines: int) -> tuple[tuple[Sighting, ...], tuple[Heard, ...]]:
    """The hidden side of the first lines of the history."""
    ledger, heard = (view.own.ledger, view.own.heard) if view.own else ((), ())
    return tuple(each for each in ledger if each.fact < lines), tuple(each for each in heard if each.fact < lines)


def deduce(view: AbbeyView) -> tuple[tuple[str, ...], dict[str, Places]]:
    """Who can be the culprit, and where every card can be, for the owner of a view."""
    case = Case(view)
    try:
        return case.culprits(), case.places()
    finally:
        case.close()
