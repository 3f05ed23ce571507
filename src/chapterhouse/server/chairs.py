"""Who sits where: sitting down, leaving, bots and substitutes, and who played when.

Each function takes a TableMeta and returns the next one.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from chapterhouse.bots import BOTS, STAND_IN
from chapterhouse.kernel import Malformed, NotSeated, Seat
from chapterhouse.server.contract import BotChair, ChairChange, ChairPlan, MyChair
from chapterhouse.server.errors import Forbidden, Unknown
from chapterhouse.server.meta import Place, Stint, TableMeta
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
    if isinstance(chair, MyChair) and chair.name is None and set(meta.owned_by(person.id)) - {seat}:
        raise Forbidden("you have a chair already; a chair for somebody else at your device needs a name")
    return meta.with_place(seat, _planned(chair, person))


def remove(meta: TableMeta, seat: Seat) -> TableMeta:
    """Before the start: every chair of the person who sits here is open, and they may not sit at this table again."""
    person = place_at(meta, seat).person
    if person is None:
        raise Forbidden("nobody sits there")
    if person == meta.host:
        raise Forbidden("the host cannot be removed; hand the table over or close it")
    for each in meta.owned_by(person):
        meta = meta.with_place(each, Place())
    return msgspec.structs.replace(meta, removed=(*meta.removed, person))


def hand_over(meta: TableMeta, seat: Seat) -> TableMeta:
    """The person on a chair becomes the host."""
    place = place_at(meta, seat)
    if place.person is None:
        raise Forbidden("nobody sits there")
    return msgspec.structs.replace(meta, host=place.person, host_name=place.name)


def _host_left(meta: TableMeta, person: str) -> TableMeta:
    """A host without a chair hands the table over to the next person who has one."""
    others = [seat for seat, place in enumerate(meta.places) if place.person is not None]
    if person != meta.host or meta.owned_by(person) or not others:
        return meta
    return hand_over(meta, others[0])


def sit(meta: TableMeta, person: Person, seat: Seat, name: str | None, playing: bool) -> TableMeta:
    """Sit down on an open chair; during play, as a substitute on a chair that is open to one."""
    place = place_at(meta, seat)
    if person.id in meta.removed:
        raise Forbidden("the host has removed you from this table")
    if playing:
        return _sit_in(meta, person, seat, name)
    if place.owner not in (None, person.id) or place.bot is not None:
        raise Forbidden("that chair is taken")
    if set(meta.owned_by(person.id)) - {seat}:
        raise Forbidden("you have a chair at this table already")
    return meta.with_place(seat, Place(name=clean_name(name or person.name), person=person.id, owner=person.id))


def _sit_in(meta: TableMeta, person: Person, seat: Seat, name: str | None) -> TableMeta:
    """A substitute sees what the chair knows, so they must not know what any other chair of this table knows."""
    place = meta.places[seat]
    if place.owner == person.id:
        return come_back(meta, person, seat)
    if not place.wanted:
        raise Forbidden("that chair is taken")
    if meta.chairs_played(person.id) - {seat}:
        raise Forbidden("nobody who has or had another chair at this table can be a substitute")
    called = clean_name(name or person.name)
    sitting = Place(name=called, person=person.id, owner=place.owner, owner_name=place.name_of_owner)
    return meta.with_place(seat, sitting)


def rise(meta: TableMeta, person: Person, seat: Seat, playing: bool) -> TableMeta:
    """Leave a chair. Before the start a host who leaves hands the table over. During play a bot takes over; the owner
    may come back.

    This does not open the chair of an owner to others: an offer is a motion of its own. After a substitute the chair is
    open again, because that has been agreed on.
    """
    place = require_seat(meta, person.id, seat)
    if not playing:
        return _host_left(meta.with_place(seat, Place()), person.id)
    mine = place.owner == person.id
    wanted = place.wanted or not mine
    left = Place(place.name_of_owner, None, place.owner, STAND_IN, wanted=wanted, handed_over=mine)
    return meta.with_place(seat, left)


def stood_in(place: Place, wanted: bool = False, handed_over: bool = False) -> Place:
    """The chair with a bot on it that stands in for its owner. The person who played it goes on looking from it."""
    return msgspec.structs.replace(place, bot=STAND_IN, wanted=wanted or place.wanted, handed_over=handed_over)


def come_back(meta: TableMeta, person: Person, seat: Seat) -> TableMeta:
    """The owner takes the chair again, from a bot or a substitute, or takes an offer back; a substitute takes it again
    from a bot."""
    place = place_at(meta, seat)
    if person.id not in (place.owner, place.person):
        raise NotSeated("that is not your chair")
    if place.bot is None and place.person == person.id and not place.wanted:
        raise Forbidden("you play this chair already")
    if place.owner != person.id:
        return meta.with_place(seat, msgspec.structs.replace(place, bot=None, wanted=False))
    return meta.with_place(seat, Place(name=place.name_of_owner, person=person.id, owner=person.id))


# ── Who played when ──────────────────────────────────────────────────────────────────────────────────────────────


def same_player(one: Place, other: Place) -> bool:
    return _player(one) == _player(other)


def with_stints(before: TableMeta, after: TableMeta, seq: int, now: float) -> TableMeta:
    """The table with a stint for every chair that somebody else plays now than before.

    Whoever leaves and comes back again and again before the next entry is named once.
    """
    new = tuple(
        _stint(seat, place, seq, now)
        for seat, place in enumerate(after.places)
        if not same_player(place, before.places[seat])
    )
    named = {_who_since(stint) for stint in new}
    kept = tuple(stint for stint in after.stints if _who_since(stint) not in named)
    return msgspec.structs.replace(after, stints=(*kept, *new)) if new else after


def _who_since(stint: Stint) -> tuple[Seat, int, str, str | None]:
    return stint.change.seat, stint.change.seq, stint.change.player, stint.person


def _player(place: Place) -> tuple[str | None, str | None]:
    return (place.bot, None) if place.bot is not None else (None, place.person)


def _stint(seat: Seat, place: Place, seq: int, now: float) -> Stint:
    owner = place.name_of_owner
    if place.bot is not None:
        return Stint(ChairChange(seat, seq, now, "bot", place.bot, owner))
    player: Literal["owner", "substitute"] = "substitute" if place.substituted else "owner"
    return Stint(ChairChange(seat, seq, now, player, place.name, owner), place.person)
