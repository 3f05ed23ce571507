"""Everything that the server knows about a person: how much it is, all of it, and how it is deleted.

Finished games stay with those who played them, under a neutral name. In a running game a bot takes the chair. Tables
of the person alone (studies, lessons, games against bots that are not over) are deleted.
"""

import msgspec

from chapterhouse.bots import STAND_IN
from chapterhouse.kernel import Malformed
from chapterhouse.server.context import Context
from chapterhouse.server.errors import TooFast, Unknown
from chapterhouse.server.forms import MyDataSummary
from chapterhouse.server.meta import Place, TableMeta, read_meta
from chapterhouse.server.process import ServerProcess
from chapterhouse.server.requests import restarted
from chapterhouse.storage import Damaged
from chapterhouse.storage.personal_data import FORGOTTEN, PersonalData, WithoutPerson
from chapterhouse.storage.rows import Person, TableRow

NEUTRAL = "N. N."
"""The name of a player who has deleted everything: nomen nescio, the same in every language."""


async def export_person(server: ServerProcess, person: Person) -> PersonalData:
    if not server.exports.take(person.id):
        raise TooFast("everything about you was downloaded just now; wait a few minutes")
    return await _read(server.context, person)


async def _read(context: Context, person: Person) -> PersonalData:
    data = await context.db(context.store.people.export_person, person.id)
    if data is None:
        raise Unknown("there is no such person")
    return data


async def summary(context: Context, person: Person) -> MyDataSummary:
    data = await _read(context, person)
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
        changed = restarted(msgspec.structs.replace(changed, ballots=()), now)
    return WithoutPerson(msgspec.structs.replace(row, doc=changed.write(), updated=now), changed.people())


def _forgotten(place: Place, person: str, stage: str) -> Place:
    if person not in (place.person, place.owner):
        return place
    if stage == "gathering":
        return Place()
    if place.person not in (None, person):
        return msgspec.structs.replace(place, owner=place.person)  # a substitute sits there: now it is theirs
    if stage == "playing":
        return Place(name=NEUTRAL, bot=STAND_IN)
    return msgspec.structs.replace(place, name=NEUTRAL, person=None, owner=None, wanted=False)


def _hosted(meta: TableMeta, person: str, others: tuple[str, ...]) -> TableMeta:
    """The next person at the table becomes its host."""
    if meta.host != person:
        return meta
    if not others:
        return msgspec.structs.replace(meta, host=FORGOTTEN, host_name=NEUTRAL)
    names = [place.name for place in meta.places if place.person == others[0]]
    return msgspec.structs.replace(meta, host=others[0], host_name=names[0] if names else NEUTRAL)
