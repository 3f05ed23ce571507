"""Mute, block, report; and the operator's verbs against a running server."""

import asyncio
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from chapterhouse.cli import build
from tests.server.client import Guest, Seat
from tests.server.conftest import Inn, Tell, on_both
from tests.server.test_waiting_room import BRUNO, CLARA, DORIAN, HOST, MINE, OPEN, refused, room


async def house(database: str, *verb: str, fails: bool = False) -> str:
    """Run ``chapterhouse house``: what it changes reaches the running server through the database alone."""
    words = ["house", *verb, "--database", database]
    done = await asyncio.to_thread(CliRunner().invoke, build("house"), words)
    assert (done.exit_code != 0) == fails, done.output
    return str(done.exception) if fails else done.stdout


async def house_apart(database: str, *verb: str) -> str:
    """The same in a process of its own, as an operator does it."""
    command = [sys.executable, "-m", "chapterhouse", "house", *verb, "--database", database]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def _closed(seat: Seat) -> str:
    bye = await seat.until(lambda message: message["type"] == "bye")
    return str(bye["reason"])


# ── Mute and block ───────────────────────────────────────────────────────────────────────────────────────────────


def test_talk_of_a_muted_player_is_hidden_from_one_person_only(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO, CLARA)
            await it.seats[BRUNO].ask("say", text="before", seat=BRUNO)
            await it.seats[CLARA].until(lambda each: each["type"] == "said")
            await it.seats[CLARA].ask("set-relation", seat=BRUNO, relation="mute")
            you = it.seats[CLARA].last("table-changed")["you"]
            assert (you["muted"], you["blocked"]) == ([BRUNO], [])
            assert it.seats[BRUNO].last("table-changed")["you"]["muted"] == []
            await it.seats[BRUNO].ask("say", text="unheard", seat=BRUNO)
            await it.seats[HOST].ask("say", text="heard", seat=HOST)
            await it.seats[CLARA].until(lambda each: each["type"] == "said" and each["line"]["text"] == "heard")
            await it.seats[HOST].until(lambda each: each["type"] == "said" and each["line"]["text"] == "unheard")
            assert "unheard" not in "".join(it.seats[CLARA].frames)
            async with it.guests[CLARA].at(it.table) as again:
                assert [line["text"] for line in again.got[0]["talk"]] == ["heard"]
                await again.ask("set-relation", seat=BRUNO, relation="none")
            async with it.guests[CLARA].at(it.table) as again:
                assert [line["text"] for line in again.got[0]["talk"]] == ["before", "unheard", "heard"]

    tell(story)


def test_a_spectator_can_be_muted_by_a_line(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, ida, jon = await inn.guest("Anna"), await inn.guest("Ida"), await inn.guest("Jon")
        table = await anna.make("lots", [MINE, {"type": "bot-chair", "bot": "random"}], start=True)
        async with ida.at(table) as i, jon.at(table) as j, anna.at(table) as a:
            await j.ask("say", text="noise", seat=None)
            line = (await i.until(lambda each: each["type"] == "said"))["line"]["number"]
            assert (await a.ask("mute-spectator", line=line))["reason"] == "unknown", "players do not hear it yet"
            assert refused(await j.ask("mute-spectator", line=line), "yourself")
            assert (await i.ask("mute-spectator", line=line + 1))["reason"] == "unknown"
            assert (await i.ask("mute-spectator", line=line))["type"] == "done"
            await j.ask("say", text="more noise", seat=None)
            await i.ask("say", text="my own", seat=None)
            await i.until(lambda each: each["type"] == "said" and each["line"]["text"] == "my own")
            assert "more noise" not in "".join(i.frames)
            (found,) = await ida.get("/api/me/relations")
            assert (found["name"], found["kind"]) == ("Jon", "mute")
            assert await jon.get("/api/me/relations") == []

    tell(story)


def test_a_profile_lists_whom_one_mutes_and_ends_it_at_every_table(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO, CLARA)
            clara = it.guests[CLARA]
            await it.seats[CLARA].ask("set-relation", seat=BRUNO, relation="block")
            (found,) = await clara.get("/api/me/relations")
            assert (found["name"], found["kind"]) == ("Bruno", "block")
            data = (await clara.http.get("/api/me/data")).json()
            assert [(each["name"], each["kind"]) for each in data["relations"]] == [("Bruno", "block")]
            assert (await it.guests[BRUNO].http.get("/api/me/data")).json()["relations"] == []
            number = found["number"]
            assert (await it.guests[BRUNO].http.delete(f"/api/me/relations/{number}")).status_code == 404
            assert (await clara.http.delete(f"/api/me/relations/{number}")).status_code == 204
            facts = await it.seats[CLARA].until(
                lambda each: each["type"] == "table-changed" and not each["you"]["blocked"]
            )
            assert facts["you"]["muted"] == []
            assert await clara.get("/api/me/relations") == []

    tell(story)


def test_a_person_gets_the_reports_they_wrote_with_their_data(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO)
            await it.seats[HOST].ask("report-player", seat=BRUNO, text="was rude")
            data = (await it.guests[HOST].http.get("/api/me/data")).json()
            assert [(each["about_name"], each["text"]) for each in data["reports"]] == [("Bruno", "was rude")]
            assert (await it.guests[BRUNO].http.get("/api/me/data")).json()["reports"] == []

    tell(story)


@on_both
def test_whom_the_host_blocks_cannot_sit_at_their_tables(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO)
            await it.seats[HOST].ask("set-relation", seat=BRUNO, relation="block")
            assert it.seats[HOST].last("table-changed")["you"]["blocked"] == [BRUNO]
            other = await it.guests[HOST].make("lots", [MINE, OPEN])
            async with it.guests[BRUNO].at(other) as b:
                assert refused(await b.ask("sit", seat=1), "does not want to play with you")
            theirs = await it.guests[CLARA].make("lots", [MINE, OPEN])
            async with it.guests[BRUNO].at(theirs) as b:
                assert (await b.ask("sit", seat=1))["type"] == "done"

    tell(story)


@pytest.mark.parametrize("request_name", ["set-relation", "report-player"])
def test_there_must_be_another_person_on_the_chair(tell: Tell, request_name: str) -> None:
    more = {"relation": "mute"} if request_name == "set-relation" else {"text": "rude"}

    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            assert refused(await it.seats[HOST].ask(request_name, seat=HOST, **more), "your own chair")
            assert refused(await it.seats[HOST].ask(request_name, seat=DORIAN, **more), "nobody sits")
            assert (await it.seats[HOST].ask(request_name, seat=9, **more))["reason"] == "unknown"

    tell(story)


# ── The operator ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_report_reaches_the_operator_with_the_talk(tell: Tell, database: str) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO)
            await it.seats[BRUNO].ask("say", text="you are all fools", seat=BRUNO)
            await it.seats[HOST].ask("report-player", seat=BRUNO, text="insults us")
            listed = await house_apart(database, "reports", "list")
            assert "insults us" in listed
            assert "Bruno" in listed
            shown = await house(database, "reports", "show", "1")
            assert "you are all fools" in shown
            await house(database, "reports", "close", "1")
            assert await house(database, "reports", "list") == ""
            await house(database, "reports", "delete", "1")
            assert "no report 1" in await house(database, "reports", "show", "1", fails=True)

    tell(story)


async def _me(guest: Guest) -> bool:
    return bool((await guest.get("/api/me"))["known"])


@on_both
def test_a_ban_ends_sockets_and_sessions_of_a_running_server(tell: Tell, database: str) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            await it.sit(BRUNO)
            person = it.loaded.meta.places[BRUNO].person or ""
            assert person in await house(database, "people", "list", "--name", "bru")
            assert it.table in await house(database, "people", "show", person)
            assert "no person" in await house(database, "people", "ban", "nobody", fails=True)
            await house_apart(database, "people", "ban", person, "--reason", "insults")
            assert await _closed(it.seats[BRUNO]) == "revoked"
            assert not await _me(it.guests[BRUNO])
            assert "insults" in await house(database, "people", "show", person)
            assert await _me(it.guests[CLARA])
            await house(database, "people", "unban", person)
            assert await _me(it.guests[BRUNO])
            assert '"Bruno"' in await house(database, "people", "export", person)
            await house(database, "people", "delete", person)
            assert not await _me(it.guests[BRUNO])

    tell(story)


@on_both
def test_the_operator_closes_and_deletes_tables_of_a_running_server(tell: Tell, database: str) -> None:
    async def story(inn: Inn) -> None:
        async with room(inn) as it:
            assert it.table in await house(database, "tables", "list")
            assert "Anna" in await house(database, "tables", "show", it.table)
            await house_apart(database, "tables", "close", it.table)
            await it.seats[HOST].facts(lambda table: table["stage"] == "closed")
            await house(database, "tables", "delete", it.table)
            assert await _closed(it.seats[CLARA]) == "gone"
            assert (await it.guests[HOST].http.get(f"/api/tables/{it.table}")).status_code == 404
        async with room(inn, chairs=2) as it:
            await it.sit(BRUNO)
            await it.seats[HOST].ask("start")
            assert "abandoned" in await house(database, "tables", "close", it.table)
            await it.seats[BRUNO].facts(lambda table: table["stage"] == "abandoned")

    tell(story)
