"""The words that every game speaks: seats, actions, events, faults, and the error tree.

ChapterhouseError
├── Malformed      the input is not a value of the asked-for kind (bad text, type, name, file)
├── Illegal        a well-formed action or option that a rule forbids; carries the Fault
├── Stale          the action was meant for an earlier moment of the game
└── NotSeated      whoever asks has no seat at this table
"""

import re
from functools import cache
from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec


@cache
def kebab(name: str) -> str:
    """The one tag of a class, on the wire and in text: ``PlaceTile`` is ``place-tile``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def word(kind: str) -> msgspec.Meta:
    """Marks a field as a name of a certain kind, so that text, schema and checks know what it names."""
    return msgspec.Meta(extra={"word": kind}, extra_json_schema={"x-word": kind})


Seat: TypeAlias = Annotated[int, word("seat")]
"""A chair at the table, counted from 0 clockwise. Written as a letter: a, b, c …"""

SEAT_LETTERS = "abcdefgh"


# What is said is frozen and made of plain values, so nothing in it can ever lead back to itself. ``gc=False`` spares
# the collector of garbage from looking for that all the time.


class Action(msgspec.Struct, frozen=True, tag=kebab, gc=False):
    """Something that a player decides. Named in the imperative: ``PlaceTile``."""

    aside: ClassVar[bool] = False
    """Whether it is open at any time and leaves the course of the game alone."""


class Event(msgspec.Struct, frozen=True, tag=kebab, gc=False):
    """Something that was seen to happen. Named in the past: ``TilePlaced``.

    An event class that shows the table something it could not know before says ``teaches = True``:
    undo never goes back behind it.
    """

    teaches: ClassVar[bool] = False


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and who hears it: one seat, or everybody (``to`` is None)."""

    event: Event
    to: Seat | None = None

    def heard_by(self, seat: Seat | None) -> bool:
        return self.to is None or self.to == seat


Argument: TypeAlias = str | int


class Fault(msgspec.Struct, frozen=True, gc=False):
    """The rule that an action breaks.

    ``says`` picks one of several sentences for the same rule; ``args`` fill its blanks. An argument
    that names a thing is written ``kind:id`` (``tile:library``, ``seat:1``), so that any language can word it.
    """

    rule: str
    says: str = ""
    args: dict[str, Argument] = {}

    @property
    def key(self) -> str:
        """The message that words this fault."""
        parts = ["fault", self.rule.replace(".", "-")]
        return "-".join([*parts, self.says] if self.says else parts)


class ChapterhouseError(Exception):
    """The root of everything that this project raises on purpose."""


class Malformed(ChapterhouseError):
    """The input is not a value of the asked-for kind."""


class Illegal(ChapterhouseError):
    """A rule forbids it; the fault says which."""

    def __init__(self, fault: Fault) -> None:
        details = ", ".join(f"{name}={value}" for name, value in fault.args.items())
        super().__init__(f"{fault.key} [{fault.rule}]" + (f" ({details})" if details else ""))
        self.fault = fault


class Stale(ChapterhouseError):
    """The action was meant for an earlier moment of the game."""


class NotSeated(ChapterhouseError):
    """Whoever asks has no seat at this table."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat may know, or a spectator (``seat`` is None). Each game adds its own fields."""

    seat: Seat | None
    waiting: tuple[Seat, ...]
    doing: str
    """The tag of the step that is being decided, empty when the game is over."""


class Conclusions(msgspec.Struct, frozen=True, kw_only=True):
    """What follows for one seat from its view and nothing else. Each game with a deducer adds its own fields."""

    exact: bool
    """Whether this is everything that follows, or only what was found within the step limit."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat could learn by an action before it decides. Each game with a deducer adds its own fields."""

    exact: bool


class Narrowing(msgspec.Struct, frozen=True):
    """After this line of the public history one seat had this many possibilities left."""

    line: int
    left: int


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """After a game: how the possibilities of one seat became fewer, from all that this seat knew at the time.

    ``steps`` are the lines at which they did; the last one with a single possibility is since when the seat could have
    known. Without ``exact`` the numbers are upper bounds.
    """

    seat: Seat | None
    steps: tuple[Narrowing, ...]
    exact: bool


class ScoreLine(msgspec.Struct, frozen=True):
    """One reason for points; ``reason`` is a text key of the game."""

    reason: str
    points: int


class Score(msgspec.Struct, frozen=True):
    seat: Seat
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: why, with which points, and who won (several seats may share it)."""

    ending: str
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


def fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}
