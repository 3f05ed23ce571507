"""Everything that the server knows about a person: how much it is, all of it, and how it is deleted.

Finished games stay with those who played them, under a neutral name. In a running game a bot takes the chair. Tables
of the person alone (studies, lessons, games against bots that are not over) are deleted.
"""

import asyncio

import msgspec

from chapterhouse.bots import STAND_IN
from chapterhouse.kernel import Malformed, Seat
from chapterhouse.server import chairs
from chapterhouse.server.context import Context
from chapterhouse.server.errors import TooFast, Unknown
from chapterhouse.server.forms import MyDataSummary
from chapterhouse.server.meta import NOBODY, Place, Stint, TableMeta, read_meta
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.requests import restarted
from chapterhouse.storage import Damaged
from chapterhouse.storage.personal_data import FORGOTTEN, PersonalData, WithoutPerson
from chapterhouse.storage.rows import Person, TableRow

SUMMARY_COST = 4.0
"""In units of the work budget: everything about the person is read."""
NEUTRAL = "N. N."
"""The name of a player who has deleted everything: nomen nescio, the same in every language."""


async def export_person(server: ServerProcess, person: Person) -> PersonalData:
    if not server.exports.take(person.id):
        raise TooFast("everything about you was downloaded just now; wait a few minutes")
    return await _read(server.context, person)


async def _read(context: Context, person: Person) -> PersonalData:
    """In a thread of its own: it may be much, and no move should wait for it."""
    data = await asyncio.to_thread(context.store.people.export_person, person.id)
    if data is None:
        raise Unknown("there is no such person")
    return data


async def summary(server: ServerProcess, person: Person, address: str) -> MyDataSummary:
    server.registry.budgets.work.spend(person.id, address, SUMMARY_COST)
    return await asyncio.to_thread(_summary_of, await _read(server.context, person))


def _summary_of(data: PersonalData) -> MyDataSummary:
    stages = [table["stage"] for table in data.tables]
    return MyDataSummary(
        finished=sum(stage in ("over", "abandoned") for stage in stages),
        running=sum(stage == "playing" for stage in stages),
        moves=len(data.moves),
        talk=len(data.talk),
        notes=len(data.notes),
        browsers=len(data.sessions),
        bytes=len(msgspec.json.encode(data)),
    )


async def delete_person(server: ServerProcess, person: Person, name: str) -> None:
    """Delete everything, and tell the tables of this process."""
    if name.split() != person.name.split():
        raise Malformed("to delete everything, write your name as it is")
    context = server.context
    now = context.now()
    changed = await context.db(context.store.people.delete_person, person.id, lambda row: forget(row, person.id, now))
    server.registry.revoke(person.id)
    for table in changed:
        await _refresh(server, table)


async def _refresh(server: ServerProcess, table: str) -> None:
    """Make this process see a table as it is now; other processes were told inside the transaction."""
    loaded = server.registry.tables.get(table)
    if loaded is None:
        return
    if await server.context.db(server.context.store.tables.find, table) is None:
        server.registry.drop(table)
        return
    await loaded.refresh()
    server.registry.driver.wake(loaded)


# ── One table without a person ───────────────────────────────────────────────────────────────────────────────────


def forget(row: TableRow, person: str, now: float) -> WithoutPerson | None:
    """A table without a person; None for one that nobody else needs."""
    try:
        meta = read_meta(row.doc)
    except Damaged:
        return None  # nobody can read it, so nobody needs it, and it may hold their name
    others = tuple(each for each in meta.people() if each != person)
    over = row.stage in ("over", "abandoned")
    if meta.study or (not others and not over):
        return None
    places = tuple(_forgotten(place, person, row.stage) for place in meta.places)
    changed = msgspec.structs.replace(_hosted(meta, person, others), places=places)
    if row.stage == "playing":
        changed = chairs.with_stints(meta, msgspec.structs.replace(changed, ballots=()), row.seq, now)
        changed = restarted(changed, now)
    stints = tuple(_neutral(stint, person, meta.owned_by(person)) for stint in changed.stints)
    changed = msgspec.structs.replace(changed, stints=stints)
    return WithoutPerson(msgspec.structs.replace(row, doc=changed.write(), updated=now), changed.people())


def _forgotten(place: Place, person: str, stage: str) -> Place:
    if person not in (place.person, place.owner):
        return place
    if stage == "gathering":
        return Place()
    if place.owner != person:
        return _without_substitute(place, stage)
    if place.person not in (None, person):  # a substitute plays: now it is their chair
        return msgspec.structs.replace(place, owner=place.person, owner_name="")
    return Place(name=NEUTRAL, bot=STAND_IN if stage == "playing" else place.bot)


def _without_substitute(place: Place, stage: str) -> Place:
    """The owner's chair again: in a running game a bot keeps it, and another substitute may come."""
    if stage == "playing":
        return Place(place.name_of_owner, None, place.owner, STAND_IN, wanted=True)
    return msgspec.structs.replace(place, name=NEUTRAL, person=None)


def _neutral(stint: Stint, person: str, owned: tuple[Seat, ...]) -> Stint:
    """Who played when, without the name of the person."""
    change = stint.change
    if change.seat in owned:
        change = msgspec.structs.replace(change, owner=NEUTRAL)
    if stint.person == person:
        return Stint(msgspec.structs.replace(change, name=NEUTRAL), FORGOTTEN)
    return Stint(change, stint.person)


def _hosted(meta: TableMeta, person: str, others: tuple[str, ...]) -> TableMeta:
    """The next person at the table becomes its host."""
    if meta.host != person:
        return meta
    if not others:
        return msgspec.structs.replace(meta, host=NOBODY, host_name=NEUTRAL)
    names = [place.name for place in meta.places if place.person == others[0]]
    return msgspec.structs.replace(meta, host=others[0], host_name=names[0] if names else NEUTRAL)
