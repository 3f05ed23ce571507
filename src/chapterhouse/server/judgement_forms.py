"""What travels over HTTP about the judgement of a finished game."""

from typing import Annotated, Any, Literal

import msgspec

from chapterhouse.analysis.continuations import Difference
from chapterhouse.analysis.findings import Judged, Moment, SuspectCourse
from chapterhouse.kernel import Action, Seat
from chapterhouse.server.contract import Shape

Luck = Literal["same", "new"]
"""Whether what follows has the chance of the game as it was, or new chance."""
Progress = Literal["idle", "running", "done", "failed"]
"""Nobody computes it now; it is being computed; everything is there; it was given up, and may be tried again."""


class GraphMoment(msgspec.Struct, frozen=True):
    """How the game stood after entry ``seq``: with everything open, and with what the chair knew."""

    seq: int
    open: Moment | None = None
    known: Moment | None = None


class TurningPoint(msgspec.Struct, frozen=True):
    """Between the moment before and entry ``seq`` the chances changed most: for ``seat`` by ``change``."""

    seq: int
    seat: Seat
    change: float


class JudgedDecision(msgspec.Struct, frozen=True):
    """The judgement of the decision of entry ``seq``."""

    seq: int
    judged: Judged


class JudgeEffort(msgspec.Struct, frozen=True):
    """Who judges, and with how much."""

    bot: str
    playouts: int


class Judgement(msgspec.Struct, frozen=True):
    """``GET /api/tables/<id>/judgement?seat=…``: what has been found so far about a finished game.

    With a chair of mine also its decisions and what it knew; without one only what is open to everybody after the end.
    """

    state: Progress
    done: int
    total: int
    """Pieces."""
    effort: JudgeEffort
    mine: tuple[Seat, ...] = ()
    """My own chairs."""
    seat: Seat | None = None
    graph: tuple[GraphMoment, ...] = ()
    turning_points: tuple[TurningPoint, ...] = ()
    decisions: tuple[JudgedDecision, ...] = ()
    """Only those where there was something to decide."""
    undecided: int = 0
    """Decisions of this chair that are not judged yet."""
    suspects: tuple[SuspectCourse, ...] = ()


class StartJudgement(Shape, frozen=True):
    """``POST /api/tables/<id>/judgement``: compute the judgement for a chair of mine."""

    seat: Annotated[Seat, msgspec.Meta(ge=0, le=7)]


class MomentChoices(msgspec.Struct, frozen=True):
    """``GET /api/tables/<id>/choices?at=…``: what the seat that decided next could do after an entry, and what it did.

    Questions of the Abbey are too many to be listed; others are legal as well.
    """

    seat: Seat
    choices: tuple[Action, ...]
    played: Action


class AskWhatIf(Shape, frozen=True):
    """``POST /api/tables/<id>/whatif``: bots finish the game after entry ``at``, as played and with ``action``.

    The same form again asks how far it is.
    """

    at: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    action: dict[str, Any]
    luck: Luck = "same"
    games: Annotated[int, msgspec.Meta(ge=2, le=1_000)] = 50


class WhatIf(msgspec.Struct, frozen=True):
    """How far a "what if" is, and the difference so far for the seat that decides, with its interval."""

    state: Progress
    seat: Seat
    done: int
    total: int
    difference: Difference | None = None
