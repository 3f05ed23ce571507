"""Exact deduction: everything that follows for one seat from its view, and nothing else.

What happened and what was said is a formula (``past.py``, ``testimony.py``), and said once more in numbers
(``tallies.py``). What can be the case is what a SAT solver finds a world for, or what is true in a world made from one
that it found (``worlds.py``); what cannot be the solver shows.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from random import Random

import msgspec

from chapterhouse.games.abbey.catalogue import CATEGORIES, SUSPECT_IDS
from chapterhouse.games.abbey.descriptions import SIZE, is_open
from chapterhouse.games.abbey.formula import FALSE, TRUE, World
from chapterhouse.games.abbey.itinerary import Itinerary
from chapterhouse.games.abbey.questions import Answer, HowMany, Number, Question, Trait, WhatIs
from chapterhouse.games.abbey.testimony import NOT_ABOUT_CARDS, Testimony
from chapterhouse.games.abbey.truth import yes_or_no
from chapterhouse.games.abbey.view import AbbeyView, Heard, Sighting
from chapterhouse.games.abbey.worlds import Worlds
from chapterhouse.kernel import Seat

PATIENCE = 400
"""Conflicts after which the solver leaves a question for the others; it comes back to it with twice as many."""

FEW = 2
"""When fewer than these are left to be searched for, the next search is quicker than making worlds."""


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
        self._impossible: set[int] = set()
        """What was shown to be false, whatever may come."""
        self._witnessed: set[int] = set()
        """What is true in some world found since the last thing that was learned."""
        self._itinerary = Itinerary(self)
        self._worlds = Worlds(self.formula)

    def follow(self, view: AbbeyView) -> bool:
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
        if self.view.culprit is not None:
            return (self.view.culprit,)
        possible = self._possible(self.undrawn)
        return tuple(SUSPECT_IDS[card] for card, literal in enumerate(self.undrawn) if literal in possible)

    def places(self) -> dict[str, Places]:
        """Where each card can be now."""
        possible = self._possible([literal for vector in (self.undrawn, *self.hands) for literal in vector])
        culprits, pile = self.culprits(), self.undrawn_count > 1
        return {
            suspect: Places(
                suspect in culprits,
                pile and self.undrawn[card] in possible and suspect != self.view.culprit,
                tuple(seat for seat, hand in enumerate(self.hands) if hand[card] in possible),
            )
            for card, suspect in enumerate(SUSPECT_IDS)
        }

    def _possible(self, literals: Iterable[int]) -> set[int]:
        """Which of these can be true now."""
        wanted = {TRUE, *filter(is_open, literals)} - self._impossible
        if not wanted <= self._witnessed:
            self._read_on_worlds()
            self._witnessed |= self._found(wanted - self._witnessed, self._worlds)
        return wanted & self._witnessed

    def _read_on_worlds(self) -> None:
        self._itinerary.read_on()
        self._worlds.read_on(self.moment)

    def _found(self, left: set[int], worlds: Worlds) -> set[int]:
        """Which of these are true in some world: in one that is known, in one made from it, or in one to be found."""
        if not len(worlds):
            if not self.formula.solve(worlds.assumed):
                return set()
            worlds.add(self.formula.world())
        found = {TRUE} | self._made(left, worlds)
        return found | self._sought(left - found, worlds)

    def _sought(self, left: set[int], worlds: Worlds) -> set[int]:
        """Asks the solver for each of these; what takes long is put off, for another answer may settle it."""
        found: set[int] = set()
        questions = deque((literal, PATIENCE) for literal in sorted(left, key=abs))
        while questions:
            literal, patience = questions.popleft()
            if literal in left:
                new = self._asked(literal, left, worlds, patience)
                found |= new
                left -= new
            if literal in left:
                questions.append((literal, 2 * patience))
        return found

    def _asked(self, literal: int, left: set[int], worlds: Worlds, patience: int) -> set[int]:
        """What a search shows to be possible; what it shows to be impossible is taken out."""
        verdict = self.formula.search([*worlds.assumed, literal], patience)
        if verdict is False:
            self._deny(literal, worlds.assumed)
            left.remove(literal)
        if not verdict:
            return set()
        worlds.add(self.formula.world())
        return self._made(left, worlds, FEW)

    def _made(self, left: set[int], worlds: Worlds, few: int = 1) -> set[int]:
        """Looks into the worlds that are known, and makes others as long as that helps."""
        found = worlds.true(left)
        while len(left - found) >= few:
            new = worlds.wander(self._itinerary, left - found)
            if not new:
                break
            found = found | new
        return found

    def _deny(self, literal: int, assumptions: Sequence[int]) -> None:
        """Keeps what was shown: this is false where the assumptions hold."""
        self.formula.add(-literal, *(-each for each in assumptions))
        if not assumptions:
            self._impossible.add(literal)

    def consistent(self) -> bool:
        """Whether any world fits; always so in a real game."""
        return self.formula.solve(self.moment)

    def imagine(self, rng: Random) -> World:
        """Some world that fits everything; not every world is equally likely."""
        self.formula.imagine(rng, self.moment)
        return self.formula.world()

    def prospects(self, target: Seat, question: Question) -> dict[Answer, int]:
        """For each answer that is possible: how many suspects it would leave as culprits.

        Only questions about cards can be looked ahead to.
        """
        if isinstance(question, NOT_ABOUT_CARDS):
            return {}
        self._seen_by(target)
        suspects = self._possible(self.undrawn)
        self._read_on_worlds()
        found: dict[Answer, int] = {}
        for answer in self._answers(target, question):
            left = self._left_after(target, question, answer, suspects)
            if left:
                found[answer] = left
        return found

    def _answers(self, target: Seat, question: Question) -> list[Answer]:
        """What the answer could be: no number is greater than that of the monks asked for, or of the cards held."""
        answers = possible_answers(question)
        if isinstance(question, HowMany):
            most = sum(literal != FALSE for literal in self._who(question.who))
            del answers[1 + min(most, self.counts[target] if question.scope == "hand" else most) :]
        return answers

    def _left_after(self, target: Seat, question: Question, answer: Answer, suspects: set[int]) -> int:
        """How many of the suspects could be the culprit if this were the answer."""
        since = len(self.formula.checks)
        with self.formula.supposing() as supposed:
            self._believe(target, question, answer, len(self.view.history))
        possible = self._found(suspects, self._worlds.supposing(since, [*self.moment, supposed]))
        self.formula.add(-supposed)
        return sum(literal in possible for literal in self.undrawn)


def possible_answers(question: Question) -> list[Answer]:
    """Everything that a question could be answered with."""
    if isinstance(question, HowMany):
        return [Number(number) for number in range(SIZE + 1)]
    if isinstance(question, WhatIs):
        return [Trait(trait) for trait in CATEGORIES[question.category]]
    return [yes_or_no(True), yes_or_no(False)]


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
