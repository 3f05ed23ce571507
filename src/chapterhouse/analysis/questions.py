"""The Abbey: suspects left for each seat over time, and questions that would have told more.

Both are exact: they follow from a seat's view by deduction.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any

import msgspec

from chapterhouse.analysis.findings import AnswerWorth, QuestionFindings, SuspectCourse
from chapterhouse.games.abbey import actions
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.catalogue import CATEGORY_OF, TRAITS
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.games.abbey.deduction.hindsight import look_back
from chapterhouse.games.abbey.questions import Answer, Fitting, HowMany, Is, Question
from chapterhouse.games.abbey.truth import truth
from chapterhouse.kernel import QuietDealer, Seat, fault, legal, play, text
from chapterhouse.kernel.record import AnyGame

NEAR = 12
"""With more suspects than this no single question tells much, so none counts as missed."""

Prospects = dict[Answer, int]
"""By possible answer, how many suspects it leaves."""


class BetterQuestion(msgspec.Struct, frozen=True):
    """The question that was asked beside the best one that could have been asked at that moment."""

    asked: Ask
    better: Ask
    left: int
    """Suspects before the question."""
    after_asked: float
    after_better: float
    """Suspects that each question leaves, on average over the answers that it can get."""
    findings: QuestionFindings


def suspects(game: AnyGame, state: Any, seat: Seat) -> int:
    """How many can still be the culprit, for all that a seat knows."""
    return len(possible_culprits(game, state, seat))


def possible_culprits(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
    """Who can still be the culprit, for all that a seat knows."""
    case = Case(game.view(state, seat))
    try:
        return case.culprits()
    finally:
        case.close()


def suspect_course(game: AnyGame, states: Sequence[Any], seat: Seat) -> SuspectCourse:
    """The suspects left for a seat after each state."""
    lines = [len(state.history) for state in states]
    steps = look_back(game.view(states[-1], seat)).steps
    left = {bisect_right(lines, step.line): step.left for step in steps}
    could_know = next((at for at, number in left.items() if number == 1), None)
    return SuspectCourse(seat, tuple(left.items()), could_know)


def better_question(game: AnyGame, state: Any, seat: Seat, asked: Ask) -> BetterQuestion | None:
    """The best question at a moment, to any player who could be asked; None with too many suspects or only one."""
    case = Case(game.view(state, seat))
    try:
        possible = case.culprits()
        left = len(possible)
        if not 1 < left <= NEAR:
            return None
        own = case.prospects(asked.target, asked.question)
        after_asked, best = expected(own, left), (expected(own, left), "", asked, own)
        for ask in open_questions(state, seat, asked):
            found = case.prospects(ask.target, ask.question)
            best = min(best, (expected(found, left), text.write(ask), ask, found), key=lambda each: each[:2])
    finally:
        case.close()
    after, _, better, prospects = best
    findings = QuestionFindings(left, worths(own), worths(prospects), suspects=possible)
    if better != asked:
        answer = truth(state, better.target, better.question)
        findings = msgspec.structs.replace(
            findings,
            truth=plain(answer),
            truth_left=prospects.get(answer),
            truth_suspects=left_by_truth(game, state, seat, better),
        )
    return BetterQuestion(asked, better, left, after_asked, after, findings)


def left_by_truth(game: AnyGame, state: Any, seat: Seat, ask: Ask) -> tuple[str, ...]:
    """Who would be left after a question and its true answer; nobody where it could not be answered."""
    dealer = QuietDealer(Random(0))
    asked = play(state, seat, ask, dealer).state
    if fault(asked, ask.target, actions.Answer()) is not None:
        return ()
    return possible_culprits(game, play(asked, ask.target, actions.Answer(), dealer).state, seat)


def open_questions(state: Any, seat: Seat, asked: Ask) -> list[Ask]:
    """Questions that tell much and could have been asked now, to the same player or another."""
    targets = {asked.target, *(each.target for each in legal(state, seat) if isinstance(each, Ask))}
    asks = (Ask(target, question) for target in sorted(targets) for question in telling())
    return [ask for ask in asks if fault(state, seat, ask) is None]


def expected(prospects: Prospects, left: int) -> float:
    """How many suspects a question leaves on average, when every suspect is as likely as any other.

    A question whose answer says nothing about cards leaves all of them.
    """
    total = sum(prospects.values())
    return sum(count * count for count in prospects.values()) / total if total else float(left)


def telling() -> Iterable[Question]:
    """Questions that tell much: how many of one trait, or of two traits of different categories, are in the hand."""
    for trait in TRAITS:
        yield HowMany("hand", Fitting((Is(trait),)))
    for one, other in combinations(TRAITS, 2):
        if CATEGORY_OF[one] != CATEGORY_OF[other]:
            yield HowMany("hand", Fitting((Is(one), Is(other))))


def worths(prospects: Prospects) -> tuple[AnswerWorth, ...]:
    return tuple(AnswerWorth(plain(answer), left) for answer, left in prospects.items())


def plain(answer: Answer) -> dict[str, Any]:
    """An answer as it stands in JSON."""
    found: dict[str, Any] = msgspec.to_builtins(answer)
    return found
