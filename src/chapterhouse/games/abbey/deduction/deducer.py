"""What the house can work out for a player who is allowed every aid: the exact deduction, from that player's view."""

import msgspec

from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.deduction.case import DEDUCE_STEP_LIMIT, WEIGH_STEP_LIMIT, Places
from chapterhouse.games.abbey.deduction.case_cache import CaseCache
from chapterhouse.games.abbey.questions import Answer, SuspectId
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Action, Conclusions, Deducer, Malformed, Preview

OPEN = CaseCache()
"""Of this process: a table that asks again after a move goes on where it was."""


class CaseConclusions(Conclusions, frozen=True, kw_only=True):
    """Who can still be the culprit, and where every card can be now."""

    culprits: tuple[SuspectId, ...]
    places: dict[str, Places]
    """By suspect."""


class Outcome(msgspec.Struct, frozen=True):
    """An answer that is possible, and how many suspects it would leave as culprits."""

    answer: Answer
    culprits: int


class QuestionPreview(Preview, frozen=True, kw_only=True):
    """Every answer that a question can get. A question that is not about cards has none that teaches anything."""

    answers: tuple[Outcome, ...]


def deduce(view: AbbeyView) -> CaseConclusions:
    with OPEN.of(view) as case:
        found = case.conclude(DEDUCE_STEP_LIMIT)
        return CaseConclusions(exact=found.exact, culprits=found.culprits, places=found.places)


def weigh(view: AbbeyView, action: Action) -> QuestionPreview:
    """A question before it is put. Whoever calls has made sure that it may be put now."""
    if not isinstance(action, Ask):
        raise Malformed("only a question can be weighed")
    with OPEN.of(view) as case:
        found = case.weigh(action.target, action.question, WEIGH_STEP_LIMIT)
        answers = tuple(Outcome(answer, left) for answer, left in found.left.items())
        return QuestionPreview(exact=found.exact, answers=answers)


DEDUCER: Deducer[AbbeyView] = Deducer(conclusions=CaseConclusions, preview=QuestionPreview, deduce=deduce, weigh=weigh)
