"""A table beside its log, as it is stored: what was agreed, who sits where, what is before the table, the clocks.

Immutable: every change makes a new one, so that a change that could not be stored leaves nothing behind.
"""

from typing import Any

import msgspec

from chapterhouse.kernel import Seat
from chapterhouse.server.contract import Ballot, Contract

NOBODY = "-"
"""Who hosts a table that came from a file."""


class Place(msgspec.Struct, frozen=True):
    """A chair and whose it is. ``person`` sits here now; ``owner`` may always come back to it."""

    name: str = ""
    person: str | None = None
    owner: str | None = None
    bot: str | None = None
    wanted: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def stand_in(self) -> bool:
        """A bot keeps the chair warm for somebody."""
        return self.bot is not None and self.owner is not None

    def open_to_strangers(self) -> bool:
        return self.wanted or not self.taken


class SeatClock(msgspec.Struct, frozen=True):
    """``left`` seconds in the bank; ``since`` when it runs; ``due`` on a day clock."""

    left: float = 0.0
    since: float | None = None
    due: float | None = None


class TableMeta(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    version: int
    options: dict[str, Any]
    contract: Contract
    host: str
    host_name: str
    places: tuple[Place, ...]
    waiting: tuple[Seat, ...] = ()
    clocks: tuple[SeatClock, ...] = ()
    ballots: tuple[Ballot, ...] = ()
    ballots_made: int = 0
    study: bool = False
    lesson: str | None = None
    """The chapter of a guided game that is followed here, ``monastery/first/0``."""
    rematch: str | None = None

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """The chairs where a person sits, or for whom a bot stands in."""
        return tuple(
            seat
            for seat, place in enumerate(self.places)
            if place.person == person or (place.stand_in and place.owner == person)
        )

    def people(self) -> tuple[str, ...]:
        """Everybody who has a part in this table."""
        both = [who for place in self.places for who in (place.person, place.owner) if who is not None]
        if self.study or (not both and self.host != NOBODY):  # a table without people belongs to its maker
            both = [self.host, *both]
        return tuple(dict.fromkeys(both))

    def names(self) -> tuple[str, ...]:
        return tuple(place.name for place in self.places)

    def with_place(self, seat: Seat, place: Place) -> "TableMeta":
        places = (*self.places[:seat], place, *self.places[seat + 1 :])
        return msgspec.structs.replace(self, places=places)

    def write(self) -> str:
        return msgspec.json.encode(self).decode()


def read_meta(text: str) -> TableMeta:
    return msgspec.json.decode(text, type=TableMeta)
