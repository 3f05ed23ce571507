"""Reads the stack of a view."""

from typing import Any

from chapterhouse.games.abbey.steps.cards import Showing
from chapterhouse.games.abbey.steps.kinds import STEPS
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.games.abbey.vocabulary import WORDS
from chapterhouse.kernel import Seat, Step, text


def read_step(line: str) -> Step[Any]:
    return text.read(line, STEPS, WORDS)


def pending_show(view: AbbeyView) -> tuple[Seat, tuple[str, ...]] | None:
    """Who is being asked to show a card right now, and of which kind."""
    if view.doing != "showing":
        return None
    step = read_step(view.stack[-1])
    assert isinstance(step, Showing)
    return step.holder, step.traits
