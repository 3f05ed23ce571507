"""What others note is nobody's business: twin tables, at one of which a rival takes notes, send the same bytes.

Everything is compared that another seat or a spectator can get: frames, numbers of entries, lists, pages, replays.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from chapterhouse.games.abbey.events import NoteErased
from chapterhouse.kernel import Told
from chapterhouse.server import game_log, live_game
from chapterhouse.server.config import Config
from chapterhouse.server.game_log import ActiveEntry
from chapterhouse.server.lesson_table import load_table
from chapterhouse.server.run import running
from tests.server.client import Guest, Json, Seat
from tests.server.company import company as company_of
from tests.server.conftest import GENEROUS, Inn, Tell, on_both
from tests.server.seeded import SeededChance

CONTRACT = {"watching": "anyone", "aids": "full", "listed": True}
TIMES = re.compile(r"\b1[0-9]{9}(\.[0-9]+)?\b")
REQUESTS = re.compile(r'"q[0-9]+"')
"""The ids that the test's client draws for its requests."""


@asynccontextmanager
async def seeded_inn(database: str) -> AsyncIterator[Inn]:
    config = Config(database=database, port=0, limits=GENEROUS, bot_pause=0.0)
    async with running(config, SeededChance()) as (server, address):
        inn = Inn(server, address)
        try:
            yield inn
        finally:
            await inn.close()


def timeless(text: str, table: str) -> str:
    """Without times, ids of requests and the id of the table, in which twins differ."""
    return REQUESTS.sub("REQUEST", TIMES.sub("TIME", text)).replace(table, "TABLE")


class Company:
    """Three players and a spectator at one table of the Abbey; the second player may take notes."""

    def __init__(self, inn: Inn, table: str, seats: list[Seat], notes: bool) -> None:
        self.inn, self.table, self.seats, self.notes = inn, table, seats, notes
        self.taken = 0

    async def note(self) -> None:
        """A cross, a line, a mark and an order that is refused, where this company takes notes."""
        if not self.notes:
            return
        for action in (
            {"type": "write-note", "text": f"thought {self.taken}"},
            {"type": "mark-suspect", "suspect": "william", "word": f"w{self.taken}", "colour": "red"},
        ):
            answer = await self.seats[1].act(1, action)
            assert answer["type"] == "done", answer
        answer = await self.seats[1].act(1, {"type": "give-order", "title": "no-such-book"})
        assert answer["type"] == "refused"
        self.taken += 1

    async def move(self, rng: Random) -> None:
        """One move of whoever is asked, and all have heard of it."""
        for chair, seat in enumerate(self.seats[:3]):
            choices = seat.last("position")["choices"]
            if choices:
                answer = await seat.act(chair, rng.choice(choices))
                assert answer["type"] == "done", answer
                await asyncio.gather(*(each.at_seq(answer["seq"]) for each in self.seats))
                return
        raise AssertionError("nobody is asked")


@asynccontextmanager
async def company(inn: Inn, people: list[Guest], notes: bool) -> AsyncIterator[Company]:
    anna, *others = people
    table = await anna.make(
        "abbey",
        [{"type": "my-chair"}, {"type": "open-chair"}, {"type": "open-chair"}],
        name="twins",
        contract=CONTRACT,
    )
    async with anna.at(table) as a, others[0].at(table) as b, others[1].at(table) as c, others[2].at(table) as d:
        for chair, seat in ((1, b), (2, c)):
            assert (await seat.ask("sit", seat=chair))["type"] == "done"
        assert (await a.ask("start"))["type"] in ("done", "refused")
        await asyncio.gather(*(seat.position() for seat in (a, b, c, d)))
        yield Company(inn, table, [a, b, c, d], notes)


async def evening(inn: Inn, people: list[Guest], notes: bool) -> list[str]:
    """What all others than the second player get in the course of some moves, with everything they can ask for."""
    async with company(inn, people, notes) as at:
        rng, got = Random(5), list[str]()
        for _ in range(12):
            await at.note()
            await at.move(rng)
            await at.note()
        watching = [at.seats[0], at.seats[2], at.seats[3]]
        seq = at.seats[0].last("position")["seq"]
        await at.note()
        for chair, seat in ((0, watching[0]), (2, watching[1])):
            await seat.ask("history", id="h1", before=seq + 1, limit=5)
            await seat.ask("history", id="h2", before=10_000, limit=100)
            await seat.ask("say", id="s", seat=chair, text="hello")
            await seat.ask("write-notes", id="n", seat=chair, text="mine")
            await seat.ask("act", id="x", seat=chair, seq=0, action={"type": "no-such"})
            await seat.ask("act", id="own", seat=chair, seq=seq, action={"type": "write-note", "text": "mine"})
            await seat.ask("act", id="old", seat=chair, seq=1, action=_some_move(at))
            await seat.ask("take-back", id="t", seat=chair, to=seq - 1)
            await seat.ask("propose", id="p", seat=chair, motion={"type": "go-back", "to": seq - 2})
            await at.note()
        got += [timeless(frame, at.table) for seat in watching for frame in seat.frames]
        for guest in (people[0], people[2], people[3]):
            got += [timeless(text, at.table) for text in await _everything_to_get(guest, at)]
            async with guest.at(at.table, seq=3) as again, guest.at(at.table) as fresh:
                await asyncio.gather(again.position(), fresh.position())
                await at.note()
                await asyncio.gather(*(each.ask("history", id="h", before=9, limit=3) for each in (again, fresh)))
                got += [timeless(frame, at.table) for frame in (*again.frames, *fresh.frames)]
        return got


def _some_move(at: Company) -> Json:
    """Something that somebody at the table may do now."""
    moves: list[Json] = next(filter(None, (seat.last("position")["choices"] for seat in at.seats[:3])))
    return moves[0]


async def _everything_to_get(guest: Guest, at: Company) -> list[str]:
    found = []
    me = (await guest.get("/api/me"))["name"]
    chair = {"Anna": 0, "Clara": 2}.get(me)
    for path in (
        "",
        "/replay?start=0&count=50" + ("" if chair is None else f"&seat={chair}"),
        "/record",
        "/story",
        "/notes",
        "/notes/history",
        "/thoughts",
    ):
        answer = await guest.http.get(f"/api/tables/{at.table}{path}")
        found.append(f"{path} {answer.status_code} {answer.text}")
    lobby = await guest.get("/api/lobby")
    lists = [lines for lines in lobby.values() if isinstance(lines, list)]
    return found + [json.dumps(line) for lines in lists for line in lines if line["id"] == at.table]


def test_notes_that_took_numbers_would_be_seen(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_game, "is_private", lambda _seat, _told: False)

    async def story() -> None:
        async with seeded_inn(database) as inn:
            people = [await inn.guest(name) for name in ("Anna", "Bruno", "Clara", "Dora")]
            assert await evening(inn, people, notes=False) != await evening(inn, people, notes=True)

    asyncio.run(story())


@on_both
def test_a_note_changes_no_list_and_sends_nothing_to_others(database: str) -> None:
    """To the byte, times and all: the order of lists depends on when a table changed."""

    async def story() -> None:
        async with seeded_inn(database) as inn:
            people = [await inn.guest(name) for name in ("Anna", "Bruno", "Clara", "Dora")]
            async with company(inn, people, notes=True) as at:
                await at.move(Random(1))
                lists = [(await each.http.get("/api/lobby")).text for each in people]
                assert all(at.table in text for text in lists[:3])
                frames = [len(seat.frames) for seat in at.seats]
                await at.note()
                assert [(await each.http.get("/api/lobby")).text for each in people] == lists
                for seat in at.seats:
                    await seat.ask("why", seat=0, action=_some_move(at))
                news = [len(seat.frames) - before for seat, before in zip(at.seats, frames, strict=True)]
                assert news[0] == news[2] == news[3] == 1, "the answer to the last question"
                assert news[1] > 1

    asyncio.run(story())


@on_both
def test_nothing_that_others_get_tells_that_a_player_takes_notes(database: str) -> None:
    async def story() -> None:
        async with seeded_inn(database) as inn:
            people = [await inn.guest(name) for name in ("Anna", "Bruno", "Clara", "Dora")]
            quiet = await evening(inn, people, notes=False)
            busy = await evening(inn, people, notes=True)
            assert len(quiet) > 100
            differing = [(one, other) for one, other in zip(quiet, busy, strict=True) if one != other]
            assert not differing, differing[0]

    asyncio.run(story())


def entries(*places: tuple[int, int, int]) -> list[ActiveEntry]:
    """By number, note and seat."""
    return [ActiveEntry(seq, seat, False, note > 0, note=note) for seq, note, seat in places]


def test_the_number_of_a_note_depends_on_the_own_notes_after_that_entry_alone() -> None:
    assert game_log.next_note(entries((1, 0, 0), (2, 0, 1)), 2, 1) == 2
    own = entries((1, 0, 0), (2, 0, 1), (2, 2, 1), (2, 10, 1))
    assert game_log.next_note(own, 2, 1) == 18
    assert game_log.next_note([*own, *entries((2, 1, 0), (2, 3, 2))], 2, 1) == 18, "what others note does not count"
    assert game_log.next_note(own, 3, 1) == 2, "nor what was noted after another entry"


def test_no_two_seats_note_under_one_number() -> None:
    made: list[ActiveEntry] = []
    for seat in [0, 1, 2, 1, 1, 0, 7, 7, 2]:
        made += entries((4, game_log.next_note(made, 4, seat), seat))
    assert len({link.place for link in made}) == 9


def test_what_everybody_hears_is_no_private_note() -> None:
    event = NoteErased(1)
    assert game_log.is_private(1, ())
    assert game_log.is_private(1, (Told(event, 1),))
    assert not game_log.is_private(1, (Told(event),))
    assert not game_log.is_private(1, (Told(event, 1), Told(event, 0)))


def test_notes_are_read_again_and_heard_of_in_another_process(tell: Tell) -> None:
    """Notes before and after moves and steps taken back, by two seats: a table that follows has the same state."""

    async def story(inn: Inn) -> None:
        async with company_of(inn, "abbey", 3) as at:
            context = inn.server.context
            follower = await load_table(context, at.table)
            for step in range(9):
                for seat in (1, 0, 1):
                    note = {"type": "write-note", "text": f"{step} {seat}"}
                    assert (await at.seats[seat].act(seat, note))["type"] == "done"
                if step % 4 == 3:
                    await follower.refresh()
                await at.move()
                if step % 3 == 1:
                    await at.propose(
                        at.loaded.require_live_game().newest.seat or 0, "go-back", to=at.loaded.row.seq - 1
                    )
            await follower.refresh()
            read = await load_table(context, at.table)
            states = [each.game.freeze(each.require_live_game().state) for each in (at.loaded, follower, read)]
            assert states[0] == states[1] == states[2]
            followed, led = follower.require_live_game(), at.loaded.require_live_game()
            assert sorted(link.place for link in followed.active_log) == sorted(link.place for link in led.active_log)
            assert followed.seq == led.seq

    tell(story)


def test_who_comes_back_gets_the_own_notes_that_were_missed(tell: Tell) -> None:
    """Written in another browser of the same person, before and after the last entry that was seen."""

    async def story(inn: Inn) -> None:
        async with company_of(inn, "abbey", 3) as at:
            await at.move()
            await asyncio.gather(*(seat.at_seq(at.loaded.row.seq) for seat in at.seats))
            seq, notes = at.loaded.row.seq, []
            for number in range(3):
                assert (await at.seats[1].act(1, {"type": "write-note", "text": f"n{number}"}))["type"] == "done"
                notes.append(at.seats[1].last("position")["entries"][0])
            assert [(note["seq"], note["note"]) for note in notes] == [(seq, 2), (seq, 10), (seq, 18)]
            async with at.guests[1].at(at.table, seq=seq, note=10) as again:
                assert (await again.position())["entries"] == notes[2:]
            async with at.guests[1].at(at.table, seq=seq) as again:
                assert (await again.position())["entries"] == notes
            async with at.guests[0].at(at.table, seq=seq) as rival:
                assert (await rival.position())["entries"] == []

    tell(story)


def test_a_moment_of_a_replay_is_an_entry_with_what_was_noted_after_it(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company_of(inn, "abbey", 3) as at:
            for text in ("one", "two"):
                await at.seats[0].act(0, {"type": "write-note", "text": text})
            await at.move()
            await at.seats[0].act(0, {"type": "write-note", "text": "three"})
            for start, count in ((0, 9), (1, 1)):
                found = await at.guests[0].get(f"/api/tables/{at.table}/replay", seat=0, start=start, count=count)
                assert found["seqs"] == [1, 2]
                notes = [len(frame["views"][0]["own"]["notes"]) for frame in found["frames"]]
                assert notes == [2, 3][start:]
            texts = [event.get("text") for event in found["frames"][0]["entry"]["events"]]
            assert [text for text in texts if text] == ["three"]

    tell(story)
