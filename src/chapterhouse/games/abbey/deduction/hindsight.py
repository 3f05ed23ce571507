"""Since when a seat could have known the culprit: exact deduction along its own past, after the game."""

from collections.abc import Iterator
from contextlib import closing

import msgspec

from chapterhouse.games.abbey.deduction.case import Case
from chapterhouse.games.abbey.deduction.search import Budget
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    CardDisplayed,
    CardsMoved,
    CardsShown,
    HandCounted,
)
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Hindsight, Narrowing

HINDSIGHT_STEP_LIMIT = 8_000_000
"""Steps of the solver for one seat, all lines together; after that the numbers are upper bounds."""

TEACHING = (CardsMoved, CardsShown, CardDisplayed, HandCounted, Answered, AnswerWhispered)
"""Facts from which somebody can learn something about cards."""


def look_back(view: AbbeyView) -> Hindsight:
    """How the suspects of the owner of a view became fewer, line by line, up to the one that left a single suspect.

    What can be excluded once stays excluded, because the culprit never moves. So each line continues the last case.
    """
    budget, steps = Budget(HINDSIGHT_STEP_LIMIT), list[Narrowing]()
    with closing(Case(view_after(view, 0))) as case:
        for line in _teaching_lines(view):
            case.advance_to(view_after(view, line + 1))
            left = len(case.culprits(budget))
            if not steps or left < steps[-1].left:
                steps.append(Narrowing(line, left))
            if left == 1:
                break
    return Hindsight(seat=view.seat, steps=tuple(steps), exact=not budget.undecided)


def _teaching_lines(view: AbbeyView) -> Iterator[int]:
    return (line for line, fact in enumerate(view.history) if isinstance(fact, TEACHING))


def view_after(view: AbbeyView, lines: int) -> AbbeyView:
    """What the owner of a view knew when the history had this many lines; nothing that the end showed."""
    own = view.own
    if own is not None:
        ledger = tuple(sight for sight in own.ledger if sight.fact < lines)
        heard = tuple(heard for heard in own.heard if heard.fact < lines)
        own = msgspec.structs.replace(own, ledger=ledger, heard=heard)
    return msgspec.structs.replace(
        view, history=view.history[:lines], own=own, culprit=None, hands=(), stack=(), doing=""
    )
