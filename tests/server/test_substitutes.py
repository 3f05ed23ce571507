"""A substitute sees the chair and never the notes, never knows another chair, and everybody sees who played when."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from chapterhouse.games.abbey.catalogue import SUSPECT_IDS
from chapterhouse.server import requests
from chapterhouse.server.messages import Act, ComeBack
from chapterhouse.server.table import Table
from chapterhouse.storage.rows import Person
from tests.server.client import Guest, Json, Seat
from tests.server.company import Company, company
from tests.server.conftest import Inn, Tell
from tests.server.gates import hold_commits, until
from tests.server.test_absence import refused

SECRET = "I think it is Odo"


@asynccontextmanager
async def offered(inn: Inn, **contract: Any) -> AsyncIterator[tuple[Company, Guest, Seat]]:
    """The Abbey with three people; Bruno has noted something and offers his chair; Jon sits down on it."""
    async with company(inn, "abbey", 3, **contract) as table:
        bruno = table.seats[1]
        for action in ({"type": "write-note", "text": SECRET}, {"type": "cross", "suspect": _unseen(bruno)}):
            answer = await bruno.ask("act", seat=1, seq=1, action=action)
            assert answer["type"] == "done", answer
        assert (await bruno.ask("write-notes", seat=1, text=SECRET))["type"] == "done"
        assert (await table.propose(1, "find-substitute", seat=1))["type"] == "done"
        jon = await inn.guest("Jon")
        async with jon.at(table.table) as socket:
            assert (await socket.ask("sit", seat=1))["type"] == "done"
            await socket.position(lambda position: position["seat"] == 1)
            yield table, jon, socket


def _unseen(seat: Seat) -> str:
    """Somebody whom this player has not seen."""
    own = seat.last("position")["view"]["own"]
    return next(name for name in SUSPECT_IDS if name not in own["seen"])


# ── Who may sit down ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_substitute_needs_everybody_else(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 4, absence="vote", grace=600) as table:
            gone = table.asked
            by, second, third = table.others(gone)
            await table.later(601)
            await table.propose(by, "find-substitute", seat=gone)
            await table.vote(second)
            assert not (await table.chair(gone))["wanted"]
            accomplice = await inn.guest("Accomplice")
            async with accomplice.at(table.table) as socket:
                assert refused(await socket.ask("sit", seat=gone), "taken")
                await table.vote(third)
                chair = await table.chair(gone)
                assert (chair["wanted"], chair["stand_in"]) == (True, True)
                assert (await socket.ask("sit", seat=gone))["type"] == "done"

    tell(story, bot_pause=3600.0)


def test_one_vote_against_and_there_is_no_substitute(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 5, absence="vote", grace=600) as table:
            gone = table.asked
            by, second, third, fourth = table.others(gone)
            await table.later(601)
            await table.propose(by, "find-substitute", seat=gone)
            await table.vote(second)
            await table.vote(third)
            await table.vote(fourth, agree=False)
            assert (await table.facts())["ballots"] == []
            assert not (await table.chair(gone))["wanted"]

    tell(story)


def test_nobody_who_has_a_chair_sits_on_another(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3) as table:
            await table.propose(1, "find-substitute", seat=1)
            for rival in (0, 2):
                answer = await table.seats[rival].ask("sit", seat=1)
                assert refused(answer, "another chair")
                assert (await table.seats[rival].ask("look", seat=1))["reason"] == "not-seated"
                replay = await table.guests[rival].http.get(f"/api/tables/{table.table}/replay", params={"seat": 1})
                assert replay.status_code == 403

    tell(story)


def test_nobody_who_had_a_chair_sits_on_another(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with offered(inn) as (table, _jon, socket):
            await table.seats[1].ask("come-back", seat=1)
            await table.propose(2, "find-substitute", seat=2)
            assert refused(await socket.ask("sit", seat=2), "another chair")
            await table.seats[0].ask("rise", seat=0)
            assert refused(await table.seats[0].ask("sit", seat=2), "another chair")
            await table.propose(1, "find-substitute", seat=1)
            assert (await socket.ask("sit", seat=1))["type"] == "done"  # the chair he knows already

    tell(story, bot_pause=3600.0)


def test_who_leaves_does_not_open_the_chair_to_others(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3, absence="vote", grace=600) as table:
            await table.seats[1].ask("rise", seat=1)
            jon = await inn.guest("Jon")
            async with jon.at(table.table) as socket:
                assert refused(await socket.ask("sit", seat=1), "taken")
            assert refused(await table.propose(0, "find-substitute", seat=1), "not absent")

    tell(story, bot_pause=3600.0)


def test_a_substitute_has_no_vote_but_about_going_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with offered(inn, grace=600) as (table, _jon, socket):
            await table.propose(0, "abandon")
            assert (await table.facts())["ballots"][0]["voters"] == [1, 2]
            number = table.loaded.meta.ballots[0].number
            assert (await socket.ask("vote", seat=1, ballot=number, agree=True))["reason"] == "not-seated"
            assert (await table.vote(1))["type"] == "done"
            await table.vote(2)
            assert (await table.facts())["stage"] == "abandoned"

    tell(story)


# ── What a substitute sees ───────────────────────────────────────────────────────────────────────────────────────


def test_a_substitute_sees_the_game_and_never_the_notes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with offered(inn, aids="full") as (table, jon, socket):
            own = socket.last("position")["view"]["own"]
            assert own["hand"] == table.seats[1].all("position")[0]["view"]["own"]["hand"]
            assert len(own["crosses"]) == 1  # they decide what this chair answers
            assert own["notes"] == []
            page = await socket.ask("history", before=table.loaded.row.seq + 1, limit=200)
            async with jon.at(table.table, seq=0) as again:
                await again.position()
                seen = [*socket.frames, *again.frames, json.dumps(page)]
            for path in (f"/api/tables/{table.table}/replay?seat=1", f"/api/tables/{table.table}/notes"):
                seen.append((await jon.http.get(path)).text)
            seen.append((await jon.http.get(f"/api/tables/{table.table}/notes/history")).text)
            study = (await jon.http.post("/api/studies", json={"table": table.table, "seat": 1})).json()["id"]
            seen.append((await jon.http.get(f"/api/tables/{study}/replay?seat=1")).text)
            assert SECRET not in "".join(seen)
            assert "hand" in seen[-1]

    tell(story)


@pytest.mark.parametrize("eliminated", ["notebook", "seen"])
def test_a_substitute_neither_writes_nor_probes_the_notes(tell: Tell, eliminated: str) -> None:
    async def story(inn: Inn) -> None:
        guests = [await inn.guest(name) for name in ("Anna", "Bruno", "Clara")]
        plan = [{"type": "my-chair"}, {"type": "open-chair"}, {"type": "open-chair"}]
        name = await guests[0].make("abbey", plan, options={"eliminated": eliminated})
        jon = await inn.guest("Jon")
        async with (
            guests[0].at(name) as a,
            guests[1].at(name) as b,
            guests[2].at(name) as c,
            jon.at(name) as j,
        ):
            await b.ask("sit", seat=1)
            await c.ask("sit", seat=2)
            await a.ask("start")
            await b.position(lambda position: position["seat"] == 1)
            cross = {"type": "cross", "suspect": _unseen(b)}
            await b.ask("act", seat=1, seq=1, action={"type": "write-note", "text": SECRET})
            await b.ask("act", seat=1, seq=1, action=cross)
            await b.ask("propose", seat=1, motion={"type": "find-substitute", "seat": 1})
            await j.ask("sit", seat=1)
            probes: list[Json] = [{"type": "erase-note", "number": 1}, {"type": "write-note", "text": "hm"}]
            if eliminated == "seen":
                probes.append(cross)
                assert (await j.position(lambda each: each["seat"] == 1))["view"]["own"]["crosses"] == []
            for probe in probes:
                assert refused(await j.ask("act", seat=1, seq=1, action=probe), "belong to the player")
                assert refused(await j.ask("why", seat=1, action=probe), "belong to the player")
            await b.ask("come-back", seat=1)
            mine = await b.position(lambda each: each["seat"] == 1 and each["view"]["own"]["notes"], len(b.got) - 3)
            assert mine["view"]["own"]["notes"] == [SECRET]

    tell(story)


def test_what_a_substitute_notes_is_the_substitutes(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with offered(inn) as (table, jon, socket):
            await socket.ask("write-notes", seat=1, text="Jon was here")
            await table.seats[1].ask("come-back", seat=1)
            async with table.guests[1].at(table.table) as again:
                assert again.got[0]["notes"] == {"1": SECRET}
            async with jon.at(table.table) as gone:
                assert gone.got[0]["notes"] == {"1": "Jon was here"}

    tell(story)


# ── The owner ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_owner_plays_on_until_somebody_sits_down_and_comes_back_at_any_time(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2) as table:
            owner = table.asked
            await table.propose(owner, "find-substitute", seat=owner)
            await table.move()  # still the owner's
            jon = await inn.guest("Jon")
            async with jon.at(table.table) as socket:
                assert (await socket.ask("sit", seat=owner, name="Jon"))["type"] == "done"
                mine = await socket.position(lambda position: position["seat"] == owner)
                gone = await table.seats[owner].position(lambda position: position["seat"] is None)
                assert gone["choices"] == []
                if mine["choices"]:
                    await socket.act(owner, mine["choices"][0], seq=mine["seq"])
                seq = table.loaded.row.seq
                you = table.seats[owner].last("table-changed")["you"]
                assert (you["seats"], you["owned"]) == ([], [owner])
                assert (await table.seats[owner].ask("come-back", seat=owner))["type"] == "done"
                back = await table.seats[owner].position(
                    lambda position: position["seat"] == owner, table.seats[owner].got.index(gone)
                )
                assert back["seq"] == seq
                chair = await table.chair(owner)
                assert (chair["name"], chair["owner"]) == (("Anna", "Bruno")[owner], "")
                lost = await socket.position(lambda each: each["seat"] is None, socket.got.index(mine))
                assert lost["choices"] == []

    tell(story)


def test_everybody_sees_who_played_when(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 3) as table:
            await table.seats[2].send({"type": "seen", "seq": 0})
            owner = table.asked
            name = ("Anna", "Bruno", "Clara")[owner]
            await table.propose(owner, "find-substitute", seat=owner)
            jon = await inn.guest("Jon")
            async with jon.at(table.table) as socket:
                await socket.ask("sit", seat=owner)
                chair = await table.chair(owner)
                assert (chair["name"], chair["owner"]) == ("Jon", name)
                mine = await socket.position(lambda position: position["seat"] == owner)
                await socket.act(owner, mine["choices"][0], seq=mine["seq"])
                await socket.ask("rise", seat=owner)
            await table.seats[owner].ask("come-back", seat=owner)
            changes = (await table.facts())["changes"]
            told = [(each["seat"], each["seq"], each["player"], each["name"], each["owner"]) for each in changes]
            assert told == [
                (owner, 1, "substitute", "Jon", name),
                (owner, 2, "bot", "random", name),
                (owner, 2, "owner", name, name),
            ]
            assert "person" not in json.dumps(changes)
            async with table.guests[2].at(table.table) as again:
                recap = await again.until(lambda each: each["type"] == "recap")
                assert recap["changes"] == changes
            await table.propose(owner, "abandon")
            for other in table.others(owner):
                await table.vote(other)
            assert (await table.facts())["changes"] == changes

    tell(story, bot_pause=3600.0)


def test_a_substitute_who_is_absent_may_come_back_too_and_a_rematch_is_the_owners(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        pace = {"type": "live-clock", "bank": 1_000, "gain": 0}
        async with company(inn, "monastery", 2, pace=pace, absence="bot") as table:
            owner = table.asked
            await table.propose(owner, "find-substitute", seat=owner)
            jon = await inn.guest("Jon")
            async with jon.at(table.table) as socket:
                await socket.ask("sit", seat=owner)
                await table.later(1_001)
                assert (await table.chair(owner))["stand_in"]
                assert (await socket.ask("come-back", seat=owner))["type"] == "done"
                chair = await table.chair(owner)
                assert (chair["name"], chair["bot"]) == ("Jon", None)
                await table.propose(1 - owner, "abandon")
                await table.vote(owner)
                assert refused(await socket.ask("rematch"), "only players")
                await table.seats[owner].ask("rematch")
                moved = (await table.seats[owner].until(lambda each: each["type"] == "moved"))["table"]
                facts = await table.guests[0].get(f"/api/tables/{moved}")
                assert [each["name"] for each in facts["chairs"]] == ["Anna", "Bruno"]
                assert facts["changes"] == []

    tell(story, bot_pause=3600.0)


# ── Nobody looks from a chair that has gone back to its owner ────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "message", [{"type": "hello", "protocol": 1, "seat": 1}, {"type": "look", "id": "l", "seat": 1}]
)
def test_a_look_that_waits_while_the_owner_comes_back_shows_nothing(
    tell: Tell, monkeypatch: pytest.MonkeyPatch, message: Json
) -> None:
    async def story(inn: Inn) -> None:
        async with offered(inn) as (table, _jon, socket):
            told = hold_commits(inn, monkeypatch)
            coming = asyncio.create_task(table.seats[1].ask("come-back", seat=1))
            await until(lambda: bool(table.loaded._changing) and table.loaded.lock.locked())
            since = len(socket.got)
            await socket.send({**message, "seat": 1})
            await until(lambda: bool(table.loaded.lock._waiters))
            told.set()
            assert (await coming)["type"] == "done"
            answer = await socket.until(lambda each: each["type"] in ("refused", "welcome", "done"), since)
            assert (answer["type"], answer.get("reason")) == ("refused", "not-seated")
            assert {each["seat"] for each in socket.got[since:] if each["type"] == "position"} == {None}

    tell(story)


def test_moves_after_the_owner_came_back_elsewhere_are_not_told_to_the_substitute(tell: Tell) -> None:
    """Another server process made both changes, and this one reads them at once."""

    async def story(inn: Inn) -> None:
        async with offered(inn, watching="nobody") as (table, _jon, socket):
            context = inn.server.context
            row = await context.db(context.store.tables.find, table.table)
            assert row is not None
            elsewhere = await Table.load(context, row)
            await requests.come_back(elsewhere, await _owner(elsewhere, 1), ComeBack("back", 1))
            await _move(elsewhere)
            since = len(socket.got)
            await table.loaded.refresh()
            await socket.you(lambda you: you["seats"] == [], since)
            assert not [each for each in socket.got[since:] if each["type"] == "position"]
            newest = elsewhere.row.seq
            await table.seats[1].position(lambda each: each["seat"] == 1 and each["seq"] == newest)

    tell(story)


async def _owner(table: Table, seat: int) -> Person:
    owner = table.meta.places[seat].owner
    assert owner is not None
    found = await table.context.db(table.context.store.people.find, owner)
    assert found is not None
    return found


async def _move(table: Table) -> None:
    """Whoever is waited for takes the first choice."""
    live = table.require_live_game()
    seat = live.waiting[0]
    action = msgspec.Raw(msgspec.json.encode(live.choices(seat)[0]))
    await table.act(await _owner(table, seat), Act("move", live.seq, seat, action))
