"""Before the start: the countdown, the powers of the host, and the rules in force, with four people."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from chapterhouse.server.countdown import COUNTDOWN
from chapterhouse.server.table import Table
from tests.server.client import Guest, Json, Seat
from tests.server.conftest import Inn, Tell, on_both

OPEN, MINE, BOT = {"type": "open-chair"}, {"type": "my-chair"}, {"type": "bot-chair"}
HOST, BRUNO, CLARA, DORIAN = range(4)


class Room:
    """Four people at a table that has not begun; Anna, the host, has the first chair and the others stand."""

    def __init__(self, inn: Inn, table: str, guests: list[Guest], seats: list[Seat]) -> None:
        self.inn, self.table, self.guests, self.seats = inn, table, guests, seats

    @property
    def loaded(self) -> Table:
        return self.inn.server.registry.tables[self.table]

    async def sit(self, *people: int) -> None:
        for person in people:
            assert (await self.seats[person].ask("sit", seat=person))["type"] == "done"

    async def later(self, seconds: float) -> None:
        self.inn.server.context.time._offset += seconds
        await self.inn.server.registry.driver.look_at_clock(self.loaded)

    async def facts(self) -> Json:
        found: Json = await self.guests[HOST].get(f"/api/tables/{self.table}")
        return found


@asynccontextmanager
async def room(inn: Inn, game: str = "monastery", chairs: int = 4, **form: Any) -> AsyncIterator[Room]:
    guests = [await inn.guest(name) for name in ("Anna", "Bruno", "Clara", "Dorian")]
    table = await guests[0].make(game, [MINE, *[OPEN] * (chairs - 1)], **form)
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(guest.at(table)) for guest in guests]
        yield Room(inn, table, guests, seats)


def refused(answer: Json, words: str) -> bool:
    return answer["type"] == "refused" and words in answer["text"]


# ── The start ────────────────────────────────────────────────────────────────────────────────────────────────────


@on_both
def test_a_full_table_starts_by_itself_also_without_its_host(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.seats[HOST].socket.close()
            await it.sit(BRUNO, CLARA)
            assert (await it.facts())["starts_at"] is None
            await it.sit(DORIAN)
            assert (await it.facts())["starts_at"] == pytest.approx(inn.server.context.now() + COUNTDOWN, abs=4)
            await it.later(COUNTDOWN - 4)
            assert (await it.facts())["stage"] == "gathering"
            await it.later(4)
            assert (await it.facts())["stage"] == "playing"
            assert (await it.seats[DORIAN].position())["seat"] == DORIAN

    tell(story)


def test_the_timer_of_the_server_starts_the_game(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chapterhouse.server.countdown.COUNTDOWN", 0.05)

    async def story(inn: Inn) -> None:
        async with room(inn, chairs=2) as it:
            await it.sit(BRUNO)
            assert (await it.seats[HOST].position())["seat"] == HOST

    tell(story)


def test_anybody_at_the_table_may_say_wait(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn, chairs=3) as it:
            assert refused(await it.seats[HOST].ask("hold-start"), "empty chairs")
            await it.sit(BRUNO, CLARA)
            assert refused(await it.seats[DORIAN].ask("hold-start"), "people at the table")
            await it.seats[CLARA].ask("hold-start")
            await it.later(COUNTDOWN + 1)
            facts = await it.facts()
            assert (facts["stage"], facts["held"], facts["starts_at"]) == ("gathering", True, None)
            await it.seats[BRUNO].ask("hold-start", hold=False)
            await it.later(COUNTDOWN + 1)
            assert (await it.facts())["stage"] == "playing"

    tell(story)


def test_an_emptied_chair_ends_the_countdown(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn, chairs=2) as it:
            await it.sit(BRUNO)
            await it.seats[BRUNO].ask("rise", seat=BRUNO)
            await it.later(COUNTDOWN + 1)
            assert (await it.facts())["stage"] == "gathering"
            assert (await it.seats[HOST].ask("start"))["reason"] == "forbidden"

    tell(story)


def test_without_the_option_the_host_starts(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn, chairs=2, contract={"auto_start": False}) as it:
            await it.sit(BRUNO)
            await it.later(COUNTDOWN + 1)
            assert (await it.facts())["stage"] == "gathering"
            assert (await it.seats[HOST].ask("start"))["type"] == "done"

    tell(story)


def test_making_a_table_with_start_and_open_chairs_gathers(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await anna.make("lots", [MINE, OPEN], start=True)
        assert (await anna.get(f"/api/tables/{table}"))["stage"] == "gathering"
        async with bruno.at(table) as b:
            assert (await b.ask("sit", seat=1))["type"] == "done"
        assert (await anna.get(f"/api/tables/{table}"))["starts_at"] is not None
        at_once = await anna.make("lots", [MINE, BOT], start=True)
        assert (await anna.get(f"/api/tables/{at_once}"))["stage"] == "playing"

    tell(story)


# ── Chairs ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_nobody_takes_a_second_chair(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            assert refused(await it.seats[HOST].ask("sit", seat=1), "already")
            await it.sit(BRUNO)
            assert refused(await it.seats[BRUNO].ask("sit", seat=2, name="Brother"), "already")
            assert refused(await it.seats[HOST].ask("set-chair", seat=2, chair=MINE), "needs a name")
            planned = {"type": "my-chair", "name": "Anton"}
            assert (await it.seats[HOST].ask("set-chair", seat=2, chair=planned))["type"] == "done"
            names = [chair["name"] for chair in (await it.facts())["chairs"]]
            assert names == ["Anna", "Bruno", "Anton", ""]

    tell(story)


@on_both
def test_the_host_removes_a_stranger_for_good(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO, CLARA)
            assert refused(await it.seats[CLARA].ask("remove-player", seat=BRUNO), "only the host")
            assert refused(await it.seats[HOST].ask("remove-player", seat=HOST), "cannot be removed")
            assert refused(await it.seats[HOST].ask("remove-player", seat=DORIAN), "nobody sits")
            assert (await it.seats[HOST].ask("remove-player", seat=BRUNO))["type"] == "done"
            you = (await it.seats[BRUNO].until(lambda each: bool(each.get("you", {}).get("removed"))))["you"]
            assert you["seats"] == []
            assert refused(await it.seats[BRUNO].ask("sit", seat=3), "removed you")
            assert refused(await it.seats[BRUNO].ask("say", text="Why?"), "removed you")
            chairs = [chair["name"] for chair in (await it.facts())["chairs"]]
            assert chairs == ["Anna", "", "Clara", ""]
            await it.seats[DORIAN].ask("sit", seat=BRUNO)
            assert (await it.facts())["chairs"][BRUNO]["name"] == "Dorian"

    tell(story)


def test_during_play_nobody_is_removed(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO, CLARA, DORIAN)
            await it.seats[HOST].ask("start")
            for request in ("remove-player", "close-chair", "hand-over"):
                assert refused(await it.seats[HOST].ask(request, seat=BRUNO), "the game has begun")
            for request in ("close-table", "add-chair", "hold-start"):
                assert refused(await it.seats[HOST].ask(request), "the game has begun")

    tell(story)


def test_the_host_closes_and_adds_chairs_as_the_game_allows(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO, DORIAN)
            host = it.seats[HOST]
            assert refused(await host.ask("close-chair", seat=BRUNO), "somebody sits")
            assert refused(await it.seats[BRUNO].ask("close-chair", seat=2), "only the host")
            await host.ask("close-chair", seat=2)
            facts = await it.facts()
            assert [chair["name"] for chair in facts["chairs"]] == ["Anna", "Bruno", "Dorian"]
            assert (facts["options"]["players"], facts["starts_at"] is None) == (3, False)
            await it.seats[DORIAN].you(lambda you: you["seats"] == [2])
            await host.ask("add-chair")
            assert (await it.facts())["starts_at"] is None
            assert (await host.ask("add-chair"))["type"] == "refused"
            assert len((await it.facts())["chairs"]) == 4

    tell(story)


def test_a_game_refuses_too_few_chairs(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn, options={"paired": True}) as it:
            answer = await it.seats[HOST].ask("close-chair", seat=3)
            assert answer["fault"]["rule"] == "paired.teams"
            assert len((await it.facts())["chairs"]) == 4

    tell(story)


# ── The host ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_host_hands_the_table_over(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO)
            assert refused(await it.seats[BRUNO].ask("hand-over", seat=BRUNO), "only the host")
            assert refused(await it.seats[HOST].ask("hand-over", seat=DORIAN), "nobody sits")
            await it.seats[HOST].ask("hand-over", seat=BRUNO)
            facts = await it.facts()
            assert (facts["host"], facts["host_seat"]) == ("Bruno", BRUNO)
            assert refused(await it.seats[HOST].ask("close-table"), "only the host")
            await it.seats[BRUNO].you(lambda you: you["host"])

    tell(story)


def test_a_host_who_leaves_hands_the_table_over(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(CLARA, DORIAN)
            await it.seats[DORIAN].ask("rise", seat=DORIAN)
            assert (await it.facts())["host"] == "Anna"
            await it.seats[HOST].ask("rise", seat=HOST)
            assert (await it.facts())["host"] == "Clara"
            await it.seats[CLARA].ask("rise", seat=CLARA)
            assert (await it.facts())["host"] == "Clara"

    tell(story)


def test_a_closed_table_is_closed(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn, contract={"listed": True}) as it:
            await it.sit(BRUNO)
            assert refused(await it.seats[BRUNO].ask("close-table"), "only the host")
            await it.seats[HOST].ask("close-table")
            await it.seats[CLARA].facts(lambda table: table["stage"] == "closed")
            assert refused(await it.seats[CLARA].ask("sit", seat=CLARA), "closed")
            assert refused(await it.seats[BRUNO].ask("say", text="Pax", seat=BRUNO), "closed")
            assert refused(await it.seats[HOST].ask("add-chair"), "closed")
            assert (await it.seats[HOST].ask("start"))["type"] == "refused"
            lobby = await it.guests[HOST].get("/api/lobby")
            assert (lobby["open"], lobby["mine"]) == ([], [])

    tell(story)


# ── Rules in force, and the lobby ────────────────────────────────────────────────────────────────────────────────


def test_whoever_is_invited_sees_the_rules_in_force(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        options = {"tactical": True, "silence": "per-game", "whispered": True}
        async with room(inn, "abbey", contract={"listed": True}, options=options) as it:
            stranger = await inn.guest()
            rules = {rule["name"]: rule for rule in (await stranger.get(f"/api/tables/{it.table}"))["rules"]}
            assert rules["silence"] == {"name": "silence", "value": "per-game", "differs": True, "words": []}
            assert rules["no_names"] == {"name": "no_names", "value": False, "differs": False, "words": []}
            assert not {"players", "aids", "two_books"} & set(rules)
            line = (await stranger.get("/api/lobby"))["open"][0]
            assert {rule["name"] for rule in line["rules"]} == set(options)
            await it.sit(BRUNO, CLARA, DORIAN)
            await it.seats[HOST].ask("start")
            async with stranger.raw(it.table):
                pass
            assert (await it.facts())["rules"] == list(rules.values())

    tell(story)


def test_full_quiet_and_unwatched_tables_leave_the_lobby(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async def listed() -> int:
            return len((await anna.get("/api/lobby"))["open"])

        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await anna.make("lots", [MINE, OPEN], contract={"listed": True, "watching": "nobody"})
        assert await listed() == 1
        inn.server.context.time._offset += 25 * 3_600
        assert await listed() == 0
        async with bruno.at(table) as b:
            assert await listed() == 1
            await b.ask("sit", seat=1)
            assert await listed() == 0
            await b.ask("rise", seat=1)
        await asyncio.sleep(0)
        assert await listed() == 1

    tell(story)
