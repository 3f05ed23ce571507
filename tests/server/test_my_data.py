"""A person sees, downloads and deletes everything that the server knows about them; others keep their games."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from chapterhouse.bots import STAND_IN
from chapterhouse.server import personal_data
from chapterhouse.server.config import Limits
from chapterhouse.server.contract import ChairChange, Contract
from chapterhouse.server.meta import NOBODY, Place, Stint, TableMeta, read_meta
from chapterhouse.server.personal_data import NEUTRAL, forget
from chapterhouse.storage import schema as db
from chapterhouse.storage.personal_data import PersonalData
from chapterhouse.storage.rows import TableRow
from tests.server.client import Guest
from tests.server.conftest import GENEROUS, Inn, Tell, on_both
from tests.server.test_chairs import _finish
from tests.server.test_play import two_at_lots

ME, OPEN = {"type": "my-chair"}, {"type": "open-chair"}


async def played(inn: Inn) -> tuple[Guest, Guest, str]:
    """A finished game of Anna and Bruno, with talk and notes of both."""
    anna, bruno, table = await two_at_lots(inn)
    async with anna.at(table) as a, bruno.at(table) as b:
        for seat, who in ((a, 0), (b, 1)):
            await seat.ask("say", seat=who, text=f"words of {who}")
            await seat.ask("write-notes", seat=who, text=f"thoughts of {who}")
        await _finish(a, b)
    return anna, bruno, table


def test_everything_about_me_in_one_file(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await played(inn)
        answer = await anna.http.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert (data["name"], [each["text"] for each in data["talk"]]) == ("Anna", ["words of 0"])
        assert [each["text"] for each in data["notes"]] == ["thoughts of 0"]
        assert [each["id"] for each in data["tables"]] == [table]
        assert {each["seat"] for each in data["moves"]} == {0}
        assert "words of 1" not in answer.text
        assert "thoughts of 1" not in answer.text
        summary = await anna.get("/api/me/data/summary")
        assert (summary["finished"], summary["running"], summary["talk"], summary["notes"]) == (1, 0, 1, 1)
        assert summary["browsers"] == 1
        assert summary["bytes"] > 100

    tell(story)


def test_downloads_are_not_for_every_second(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        answers = [(await anna.http.get("/api/me/data")).status_code for _ in range(3)]
        assert answers == [200, 200, 429]
        assert (await (await inn.guest()).http.get("/api/me/data")).status_code == 403

    tell(story, limits=msgspec.structs.replace(GENEROUS, exports=2, exports_per_second=0.000_1))


@on_both
def test_a_summary_is_paid_for_before_everything_is_read(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        assert (await anna.http.get("/api/me/data/summary")).status_code == 200
        monkeypatch.delattr(type(inn.server.context.store.people), "export_person")
        assert (await anna.http.get("/api/me/data/summary")).status_code == 429

    tell(story, limits=msgspec.structs.replace(GENEROUS, work=5, work_per_second=0.001))


def test_a_deleted_person_is_gone_and_the_others_keep_their_games(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await played(inn)
        study = (await anna.http.post("/api/studies", json={"table": table, "at": 3})).json()["id"]
        waiting = await anna.make("lots", [ME, OPEN], name="Vespers")
        async with bruno.at(waiting) as seat:
            assert (await seat.ask("sit", seat=1))["type"] == "done"
            person = inn.server.registry.tables[waiting].meta.host
            assert (await anna.http.post("/api/me/delete", json={"name": "Bruno"})).status_code == 400
            assert (await anna.get("/api/me"))["known"] is True, "a wrong name deletes nothing"
            answer = await anna.http.post("/api/me/delete", json={"name": " Anna "})
            assert (answer.status_code, answer.json()["known"]) == (200, False)
            facts = await seat.facts(lambda each: each["chairs"][0]["name"] == "")
            assert facts["host"] == "Bruno", "somebody else is host now"
        facts = await bruno.get(f"/api/tables/{table}")
        assert [chair["name"] for chair in facts["chairs"]] == [NEUTRAL, "Bruno"]
        assert (await bruno.http.get(f"/api/tables/{table}/record")).text.count("Anna") == 0
        assert (await bruno.http.get(f"/api/tables/{study}")).status_code == 404
        store = inn.server.context.store
        assert [line.text for line in store.activity.talk(table, "players")] == ["words of 1"]
        with store.engine.connect() as connection:
            for each in db.metadata.sorted_tables:
                if each.name == "snapshots":
                    continue
                for row in connection.execute(select(each)).mappings():
                    assert "Anna" not in str(dict(row)), each.name
                    assert person not in str(dict(row)), each.name

    tell(story)


def test_a_bot_takes_the_chair_in_a_running_game(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.position()
            assert (await anna.http.post("/api/me/delete", json={"name": "Anna"})).status_code == 200
            assert (await a.until(lambda message: message["type"] == "bye"))["reason"] == "revoked"
            chairs = (await b.facts(lambda each: each["chairs"][0]["bot"] is not None))["chairs"]
            assert chairs[0]["name"] == NEUTRAL
            assert (await b.position(lambda each: bool(each["choices"])))["seat"] == 1, "the game goes on"
        places = read_meta(inn.server.registry.tables[table].row.doc).places
        assert (places[0].owner, places[0].person) == (None, None)

    tell(story)


def test_a_substitute_is_forgotten_and_the_owner_keeps_the_chair() -> None:
    change = ChairChange(1, 3, 2.0, "substitute", "Jon", "Bruno")
    places = (Place("Anna", "anna", "anna"), Place("Jon", "jon", "bruno", owner_name="Bruno"))
    row = stored(places, (Stint(change, "jon"),))
    without = forget(row, "jon", 9.0)
    assert without is not None
    meta = read_meta(without.row.doc)
    assert (meta.places[1].name, meta.places[1].owner, meta.places[1].bot is not None) == ("Bruno", "bruno", True)
    assert "Jon" not in without.row.doc
    assert set(without.people) == {"anna", "bruno"}
    without = forget(row, "bruno", 9.0)
    assert without is not None
    place = read_meta(without.row.doc).places[1]
    assert (place.name, place.person, place.owner) == ("Jon", "jon", "jon"), "the chair is the substitute's now"
    assert "Bruno" not in without.row.doc


def stored(places: tuple[Place, ...], stints: tuple[Stint, ...] = (), stage: str = "playing", **more: Any) -> TableRow:
    meta = TableMeta(
        name="", version=1, options={}, contract=Contract(), host="anna", host_name="Anna", places=places, stints=stints
    )
    meta = msgspec.structs.replace(meta, **more)
    return TableRow("t", "lots", stage, False, meta.write(), 1, 3, None, 1.0, 1.0)


ANNA, BRUNO = Place("Anna", "anna", "anna"), Place("Bruno", "bruno", "bruno")


def places_without(who: str, stage: str, *places: Place) -> tuple[Place, ...]:
    without = forget(stored(places, stage=stage), who, 9.0)
    assert without is not None
    return read_meta(without.row.doc).places


@pytest.mark.parametrize("stage", ["gathering", "playing", "over", "abandoned"])
def test_a_chair_without_its_person_is_empty_a_bots_or_nobodys(stage: str) -> None:
    left = {"gathering": Place(), "playing": Place(NEUTRAL, bot=STAND_IN)}.get(stage, Place(NEUTRAL))
    assert places_without("bruno", stage, ANNA, BRUNO) == (ANNA, left)
    assert places_without("edda", stage, ANNA, BRUNO) == (ANNA, BRUNO)


@pytest.mark.parametrize("stage", ["over", "abandoned"])
def test_a_substitute_of_a_finished_game_leaves_the_chair_to_its_owner(stage: str) -> None:
    sitting = Place("Jon", "jon", "bruno", owner_name="Bruno")
    assert places_without("jon", stage, ANNA, sitting)[1] == Place(NEUTRAL, None, "bruno", owner_name="Bruno")
    assert places_without("bruno", stage, ANNA, sitting)[1] == Place("Jon", "jon", "jon")


def test_the_next_person_is_the_host_and_a_finished_game_stays_without_one() -> None:
    def host(who: str, stage: str, *places: Place) -> tuple[str, str]:
        without = forget(stored(places, stage=stage), who, 9.0)
        assert without is not None
        meta = read_meta(without.row.doc)
        return meta.host, meta.host_name

    assert host("anna", "playing", ANNA, BRUNO) == ("bruno", "Bruno")
    assert host("bruno", "playing", ANNA, BRUNO) == ("anna", "Anna")
    assert host("anna", "playing", ANNA, Place("random", None, "bruno", "random")) == ("bruno", NEUTRAL)
    for stage in ("over", "abandoned"):
        assert host("anna", stage, ANNA) == (NOBODY, NEUTRAL)


def test_what_nobody_else_needs_is_deleted() -> None:
    for stage in ("gathering", "playing", "closed"):
        assert forget(stored((ANNA, Place("random", bot="random")), stage=stage), "anna", 9.0) is None
    assert forget(stored((ANNA, BRUNO), stage="over", study=True), "anna", 9.0) is None
    unreadable = msgspec.structs.replace(stored((ANNA, BRUNO)), doc="{")
    assert forget(unreadable, "anna", 9.0) is None


def test_a_summary_counts_what_there_is() -> None:
    stages = ("over", "abandoned", "over", "playing", "gathering", "closed")
    nothing: tuple[dict[str, Any], ...] = ()
    data = PersonalData(
        name="Anna",
        language="en",
        notices=(),
        created=0.0,
        sessions=({},) * 2,
        links=nothing,
        passkeys=nothing,
        tables=tuple({"stage": stage} for stage in stages),
        moves=({},) * 4,
        talk=({},) * 5,
        notes=({},) * 6,
        relations=nothing,
        reports=nothing,
    )
    found = personal_data._summary_of(data)
    assert (found.finished, found.running, found.moves, found.talk, found.notes, found.browsers) == (3, 1, 4, 5, 6, 2)
    assert found.bytes == len(msgspec.json.encode(data))


def test_a_table_of_mine_alone_goes_with_me(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        alone = await anna.make("lots", [ME, OPEN], contract={"listed": True})
        async with bruno.at(alone) as seat:
            await anna.http.post("/api/me/delete", json={"name": "Anna"})
            assert (await seat.until(lambda message: message["type"] == "bye"))["reason"] == "gone"
        assert (await bruno.get("/api/lobby"))["open"] == []
        assert (await bruno.http.get(f"/api/tables/{alone}")).status_code == 404

    tell(story, limits=Limits(new_people=100))
