"""Deduction as the server uses it: for a player who is allowed every aid, from that player's view."""

import msgspec

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.deduction.case import DEDUCE_STEP_LIMIT, WEIGH_STEP_LIMIT, CaseConclusions
from chapterhouse.games.abbey.deduction.case_cache import CaseCache
from chapterhouse.games.abbey.deduction.explain import explain
from chapterhouse.games.abbey.deduction.hindsight import look_back
from chapterhouse.games.abbey.questions import Answer
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, Deducer, Malformed, Preview

CACHE = CaseCache()
"""Of this process: a table that asks again after a move goes on from its last view."""


class Outcome(msgspec.Struct, frozen=True):
    """A possible answer, and how many suspects it would leave as culprits."""

    answer: Answer
    culprits: int


class QuestionPreview(Preview, frozen=True, kw_only=True):
    """Every answer that a question can get. A question that is not about cards has none that teaches anything."""

    answers: tuple[Outcome, ...]


def deduce(view: AbbeyView) -> CaseConclusions:
    with CACHE.borrow(view) as case:
        return case.conclude(DEDUCE_STEP_LIMIT)


def weigh(view: AbbeyView, action: Action) -> QuestionPreview:
    """Previews a question. The caller has checked that it may be asked now."""
    if not isinstance(action, Ask):
        raise Malformed("only a question can be weighed")
    with CACHE.borrow(view) as case:
        found = case.weigh(action.target, action.question, WEIGH_STEP_LIMIT)
        answers = tuple(Outcome(answer, left) for answer, left in found.left.items())
        return QuestionPreview(exact=found.exact, answers=answers)


DEDUCER: Deducer[AbbeyView] = Deducer(
    conclusions=CaseConclusions,
    preview=QuestionPreview,
    deduce=deduce,
    weigh=weigh,
    explain=explain,
    look_back=look_back,
)
