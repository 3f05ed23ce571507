"""Who sits where: sitting down, leaving, bots and substitutes. Each function takes a doc and returns the next one."""

from collections.abc import Sequence

import msgspec

from chapterhouse.bots import BOTS, STAND_IN
from chapterhouse.kernel import Malformed, NotSeated, Seat
from chapterhouse.server.contract import BotChair, ChairPlan, MyChair
from chapterhouse.server.doc import Doc, Place
from chapterhouse.server.errors import Forbidden, Unknown
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


def place_at(doc: Doc, seat: Seat) -> Place:
    if not 0 <= seat < len(doc.places):
        raise Unknown(f"there is no chair {seat} at this table")
    return doc.places[seat]


def require_seat(doc: Doc, person: str, seat: Seat) -> Place:
    """The chair, if this person sits on it or a bot keeps it for them."""
    if seat not in doc.seats_of(person):
        raise NotSeated("that is not your chair")
    return doc.places[seat]


def set_chair(doc: Doc, person: Person, seat: Seat, chair: ChairPlan) -> Doc:
    """The host arranges a chair where nobody else sits."""
    place = place_at(doc, seat)
    if person.id != doc.host:
        raise Forbidden("only the host arranges the chairs")
    if place.person not in (None, person.id):
        raise Forbidden("somebody sits there")
    return doc.with_place(seat, _planned(chair, person))


def sit(doc: Doc, person: Person, seat: Seat, name: str | None, playing: bool) -> Doc:
    """Sit down on an open chair; during play, as a substitute on a chair that is wanted."""
    place = place_at(doc, seat)
    if place.owner == person.id:
        return come_back(doc, person, seat)
    if not place.open_to_strangers():
        raise Forbidden("that chair is taken")
    owner = place.owner if playing and place.owner is not None else person.id
    return doc.with_place(seat, Place(name=clean_name(name or person.name), person=person.id, owner=owner))


def rise(doc: Doc, person: Person, seat: Seat, playing: bool) -> Doc:
    """Leave a chair. During play a bot takes over and a substitute is welcome; the owner may still come back."""
    place = require_seat(doc, person.id, seat)
    if not playing:
        return doc.with_place(seat, Place())
    return doc.with_place(seat, stood_in(place, wanted=True, person=None))


def stood_in(place: Place, wanted: bool, person: str | None) -> Place:
    """The chair with a bot on it that stands in for whoever owns it."""
    return msgspec.structs.replace(place, bot=STAND_IN, wanted=wanted, person=person)


def come_back(doc: Doc, person: Person, seat: Seat) -> Doc:
    """The owner takes the chair again, from a bot or a substitute."""
    place = place_at(doc, seat)
    if place.owner != person.id:
        raise NotSeated("that is not your chair")
    name = place.name if place.person == person.id else person.name
    return doc.with_place(seat, Place(name=name, person=person.id, owner=person.id))
