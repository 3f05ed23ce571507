"""What one answer excludes: deduction from the cards that a seat saw and from a single line of what was said."""

from contextlib import closing

import msgspec

from chapterhouse.games.abbey.deduction.case import DEDUCE_STEP_LIMIT, Case, CaseConclusions
from chapterhouse.games.abbey.events import Answered, BooksConsulted, Fact, HandCounted, SilenceKept
from chapterhouse.games.abbey.view import AbbeyView

NO_LINE = -1
"""No answer at all: what follows from the cards alone, to compare with."""


def explain(view: AbbeyView, line: int) -> CaseConclusions:
    """Conclusions as if nothing had been said but this line of the history."""
    with closing(Case(view_with_only(view, line))) as case:
        return case.conclude(DEDUCE_STEP_LIMIT)


def view_with_only(view: AbbeyView, line: int) -> AbbeyView:
    """The view without any answer but one. Lines keep their numbers: the ledger refers to them."""
    history = tuple(fact if number == line else _unsaid(fact) for number, fact in enumerate(view.history))
    own = view.own
    if own is not None:
        own = msgspec.structs.replace(own, heard=tuple(heard for heard in own.heard if heard.fact == line))
    return msgspec.structs.replace(view, history=history, own=own)


def _unsaid(fact: Fact) -> Fact:
    """The same line with a fact that teaches nothing about cards."""
    if isinstance(fact, Answered):
        return SilenceKept(fact.asker, fact.target, fact.question)
    return BooksConsulted(fact.seat, 0) if isinstance(fact, HandCounted) else fact
