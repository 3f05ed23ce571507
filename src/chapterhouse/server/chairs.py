"""Who sits where: sitting down, leaving, bots and substitutes.

Each function takes a TableMeta and returns the next one.
"""

from collections.abc import Sequence

import msgspec

from chapterhouse.bots import BOTS, STAND_IN
from chapterhouse.kernel import Malformed, NotSeated, Seat
from chapterhouse.server.contract import BotChair, ChairPlan, MyChair
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.meta import Place, TableMeta
from chapterhouse.storage.rows import Person


def clean_name(name: str) -> str:
    """A name as it can stand in a record: one line, no blanks around it."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise Malformed("a name is one line of letters that can be seen")
    return cleaned


def plan(chairs: Sequence[ChairPlan], host: Person) -> tuple[Place, ...]:
    """The chairs of a new table."""
    return tuple(_planned(chair, host) for chair in chairs)


def _planned(chair: ChairPlan, host: Person) -> Place:
    if isinstance(chair, MyChair):
        return Place(name=clean_name(chair.name or host.name), person=host.id, owner=host.id)
    if isinstance(chair, BotChair):
        if chair.bot not in BOTS:
            raise Unknown(f"no bot is called {chair.bot!r}; there are {', '.join(BOTS)}")
        return Place(name=chair.bot, bot=chair.bot)
    return Place()


def place_at(meta: TableMeta, seat: Seat) -> Place:
    if not 0 <= seat < len(meta.places):
        raise Unknown(f"there is no chair {seat} at this table")
    return meta.places[seat]


def require_seat(meta: TableMeta, person: str, seat: Seat) -> Place:
    """The chair, if this person sits on it or a bot keeps it for them."""
    if seat not in meta.seats_of(person):
        raise NotSeated("that is not your chair")
    return meta.places[seat]


def set_chair(meta: TableMeta, person: Person, seat: Seat, chair: ChairPlan) -> TableMeta:
    """The host arranges a chair where nobody else sits."""
    place = place_at(meta, seat)
    if person.id != meta.host:
        raise Forbidden("only the host arranges the chairs")
    if place.person not in (None, person.id):
        raise Forbidden("somebody sits there")
    return meta.with_place(seat, _planned(chair, person))


def sit(meta: TableMeta, person: Person, seat: Seat, name: str | None, playing: bool) -> TableMeta:
    """Sit down on an open chair; during play, as a substitute on a chair that is wanted."""
    place = place_at(meta, seat)
    if place.owner == person.id:
        return come_back(meta, person, seat)
    if not place.open_to_strangers():
        raise Forbidden("that chair is taken")
    owner = place.owner if playing and place.owner is not None else person.id
    return meta.with_place(seat, Place(name=clean_name(name or person.name), person=person.id, owner=owner))


def rise(meta: TableMeta, person: Person, seat: Seat, playing: bool) -> TableMeta:
    """Leave a chair. During play a bot takes over and a substitute is welcome; the owner may still come back."""
    place = require_seat(meta, person.id, seat)
    if not playing:
        return meta.with_place(seat, Place())
    return meta.with_place(seat, stood_in(place, wanted=True, person=None))


def stood_in(place: Place, wanted: bool, person: str | None) -> Place:
    """The chair with a bot on it that stands in for whoever owns it."""
    return msgspec.structs.replace(place, bot=STAND_IN, wanted=wanted, person=person)


def come_back(meta: TableMeta, person: Person, seat: Seat) -> TableMeta:
    """The owner takes the chair again, from a bot or a substitute."""
    place = place_at(meta, seat)
    if place.owner != person.id:
        raise NotSeated("that is not your chair")
    name = place.name if place.person == person.id else person.name
    return meta.with_place(seat, Place(name=name, person=person.id, owner=person.id))
