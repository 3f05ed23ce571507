"""A table beside its log, as it is stored: what was agreed, who sits where, what is before the table, the clocks.

Immutable: every change makes a new one, so that a change that could not be stored leaves nothing behind.
"""

from typing import Any

import msgspec

from chapterhouse.games.bot_names import display_name
from chapterhouse.kernel import Result, Seat
from chapterhouse.kernel.edition import Edition
from chapterhouse.server.contract import Ballot, ChairChange, Contract, PastGame
from chapterhouse.storage import Damaged

NOBODY = "-"
"""Who hosts a table that came from a file."""


class Place(msgspec.Struct, frozen=True):
    """A chair and whose it is. ``person`` sits here now; ``owner`` may always come back to it."""

    name: str = ""
    person: str | None = None
    owner: str | None = None
    bot: str | None = None
    wanted: bool = False
    """Open to a substitute."""
    handed_over: bool = False
    """The owner left the chair to a bot, so nobody votes about it."""
    owner_name: str = ""
    """The owner's name while a substitute's stands in ``name``."""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def stand_in(self) -> bool:
        """A bot keeps the chair warm for somebody."""
        return self.bot is not None and self.owner is not None

    @property
    def substituted(self) -> bool:
        """A person other than the owner plays this chair."""
        return self.bot is None and self.person is not None and self.person != self.owner

    @property
    def name_of_owner(self) -> str:
        return self.owner_name or self.name

    def open_to_strangers(self) -> bool:
        return self.wanted or not self.taken


class SeatClock(msgspec.Struct, frozen=True):
    """``left`` seconds in the bank or, without a bank, of a decision when its clock was stopped; ``since`` when it runs
    or, without a clock, since when the table waits for this seat; ``due`` on a day clock."""

    left: float = 0.0
    since: float | None = None
    due: float | None = None
    step: int = 0
    """How many steps of this seat count: which decision it faces."""
    timed: int = -1
    """The furthest decision that it had its time for. Who takes a step back, or leaves and returns, gets none again."""
    refilled: int = -1
    """The decision at which somebody who came back was given time."""


class Stint(msgspec.Struct, frozen=True):
    """After entry ``seq`` somebody else began to play a chair. ``person`` is None for a bot."""

    change: ChairChange
    person: str | None = None


class TableMeta(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    version: int
    """Of the rules."""
    edition: Edition | None = None
    """The component data that are played; None at a table from before editions, which plays the shipped ones."""
    options: dict[str, Any]
    contract: Contract
    host: str
    host_name: str
    places: tuple[Place, ...]
    waiting: tuple[Seat, ...] = ()
    clocks: tuple[SeatClock, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    ballots_made: int = 0
    stints: tuple[Stint, ...] = ()
    """Who has played which chair, apart from its owner from the start."""
    last_move: int | None = None
    """The newest entry that is not an aside. Lists show this one: nobody sees when somebody takes notes."""
    study: bool = False
    lesson: str | None = None
    """The chapter of a guided game that is followed here, ``monastery/first/0``."""
    rematch: str | None = None
    starts_at: float | None = None
    """While a full table counts down to its start: when it starts."""
    held: bool = False
    """Somebody said "wait": the table does not start by itself."""
    past: tuple[PastGame, ...] = ()
    """The games of a series that were played before this one."""
    result: Result | None = None
    """How the game ended, kept when it did: rules and numbers may change later, a result does not."""
    removed: tuple[str, ...] = ()
    """People whom the host has removed; they may not sit here again."""

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The chairs where a person sits, or for whom a bot stands in."""
        return tuple(
            seat
            for seat, place in enumerate(self.places)
            if place.person == person or (place.stand_in and place.owner == person)
        )

    def chairs_played(self, person: str) -> frozenset[Seat]:
        """The chairs that a person owns, plays or has played: they may know what those chairs know."""
        now = {seat for seat, place in enumerate(self.places) if person in (place.person, place.owner)}
        return frozenset(now | {stint.change.seat for stint in self.stints if stint.person == person})

    def owned_by(self, person: str) -> tuple[Seat, ...]:
        """The chairs that belong to a person, whoever plays them now."""
        return tuple(seat for seat, place in enumerate(self.places) if place.owner == person)

    def people(self) -> tuple[str, ...]:
        """Everybody who has a part in this table."""
        both = [who for place in self.places for who in (place.person, place.owner) if who is not None]
        if self.study or (not both and self.host != NOBODY):  # a table without people belongs to its maker
            both = [self.host, *both]
        return tuple(dict.fromkeys(both))

    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    def display_names(self) -> tuple[str, ...]:
        """As the pages call everybody."""
        return tuple(display_name(seat, place.name, place.bot) for seat, place in enumerate(self.places))

    def with_place(self, seat: Seat, place: Place) -> "TableMeta":
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return msgspec.structs.replace(self, places=places)

    def write(self) -> str:
        return msgspec.json.encode(self).decode()


def read_meta(text: str) -> TableMeta:
    """The metadata of a table as it was stored; Damaged, without a word of it, when it cannot be read."""
    try:
        return msgspec.json.decode(text, type=TableMeta)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damaged("this table is damaged in the database; its host can restore it from a backup") from None
