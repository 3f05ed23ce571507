"""What a judgement finds, as data."""

from typing import Any, Literal

import msgspec

from chapterhouse.bots import Reason
from chapterhouse.kernel import Action, Seat

Size = Literal["good", "slip", "mistake", "blunder"]
"""How large a mistake was: the first word says that a stronger player would have done the same, or as well."""
Unit = Literal["chance", "points", "suspects"]
"""What a choice is measured in: the chance to win (0 to 1), the bot's own points, or suspects left on average."""

VERSION = 2
"""Raised when a judgement would say something else about the same game: older ones are then computed again."""


class Bounds(msgspec.Struct, frozen=True):
    """The losses at which a slip, a mistake and a blunder begin."""

    slip: float
    mistake: float
    blunder: float

    def size(self, loss: float) -> Size:
        if loss >= self.blunder:
            return "blunder"
        if loss >= self.mistake:
            return "mistake"
        return "slip" if loss >= self.slip else "good"


BOUNDS: dict[Unit, Bounds] = {
    "chance": Bounds(0.01, 0.05, 0.15),
    "points": Bounds(0.3, 1.0, 3.0),
    "suspects": Bounds(0.05, 0.15, 0.35),
}
"""By unit. Suspects are counted as a share of those that were left before the question."""


class Effort(msgspec.Struct, frozen=True):
    """How much is computed for a judgement."""

    playouts: int = 32
    """Playouts of every choice that is compared."""
    alternatives: int = 4
    """The best choices that are compared with the one that was made."""
    moment_playouts: int = 16
    """Playouts of every moment of the graph."""
    moments: int = 100
    """Moments of the graph at most."""
    whole_games: int = 8
    """The same for a game that is only played out whole."""
    whole_moments: int = 10


class Compared(msgspec.Struct, frozen=True):
    """The choice that was made and the better one, in one unit."""

    unit: Unit
    played: float
    better: float
    error: float = 0.0
    """The standard error of their difference."""

    @property
    def loss(self) -> float:
        """How much was lost; never below zero for the better one by definition, but noise may make it so."""
        return self.played - self.better if self.unit == "suspects" else self.better - self.played


class Alternative(msgspec.Struct, frozen=True):
    """Another choice, with its value in the unit of the comparison."""

    action: Action
    value: float


class AnswerWorth(msgspec.Struct, frozen=True):
    """A possible answer to a question, and how many suspects it leaves."""

    answer: dict[str, Any]
    left: int


class QuestionFindings(msgspec.Struct, frozen=True):
    """The Abbey: what each answer to the question that was asked, and to the better one, would have left."""

    left: int
    """Suspects before the question."""
    asked: tuple[AnswerWorth, ...]
    better: tuple[AnswerWorth, ...]
    truth: dict[str, Any] | None = None
    """The answer that the better question would have got."""
    truth_left: int | None = None
    """How many suspects this answer would have left."""
    suspects: tuple[str, ...] = ()
    """Who they were before the question."""
    truth_suspects: tuple[str, ...] = ()
    """Who would have been left by the true answer; empty where the player asked could not have given it."""


class Judged(msgspec.Struct, frozen=True):
    """One decision of a chair."""

    played: Action
    size: Size
    known: Compared
    """With what the chair knew."""
    open: Compared | None = None
    """With everything open; None where it cannot be told."""
    better: Action | None = None
    """What a stronger player would have done; None when nothing was clearly better."""
    then: tuple[Action, ...] = ()
    """How that player would have gone on in the same turn."""
    others: tuple[Alternative, ...] = ()
    """Further choices that were compared, best first."""
    reasons: tuple[Reason, ...] = ()
    """What speaks for the better choice against the one that was made, largest first."""
    question: QuestionFindings | None = None


class Moment(msgspec.Struct, frozen=True):
    """How the game stood: the chance to win and the points of each seat."""

    chances: tuple[float, ...]
    error: float
    """The largest standard error among the chances."""
    points: tuple[int, ...] = ()


class SuspectCourse(msgspec.Struct, frozen=True):
    """The Abbey: how many suspects were left for a seat, from each of these moments on."""

    seat: Seat
    steps: tuple[tuple[int, int], ...]
    """Pairs of a moment and the number of suspects from there on."""
    could_know: int | None
    """The first moment at which one was left."""
