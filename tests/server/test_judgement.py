"""The judgement of a finished game: computed in the background, stored, and read by nobody whom it does not concern."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.server.config import Judging
from chapterhouse.storage.rows import PieceKey
from tests.server.client import Guest, Json
from tests.server.company import company
from tests.server.conftest import GENEROUS, Inn, Tell, on_both

GOLDEN = Path(__file__).parents[1] / "games"
TINY = Judging(playouts=2, moment_playouts=2, moments=4, whole_games=2, whole_moments=2, whatif_games=6)


async def brought(guest: Guest, record: str) -> str:
    """A finished game as a private copy."""
    text = (GOLDEN / record).read_text(encoding="utf-8")
    answer = await guest.http.post("/api/studies", json={"record": text})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def judged(guest: Guest, table: str, seat: int) -> Json:
    """The whole judgement for a chair, once it is there."""
    answer = await guest.http.post(f"/api/tables/{table}/judgement", json={"seat": seat})
    assert answer.status_code == 202, answer.text
    while (found := await guest.get(f"/api/tables/{table}/judgement", seat=seat))["state"] == "running":
        await asyncio.sleep(0.1)
    whole: Json = found
    return whole


@on_both
def test_a_game_is_judged_in_the_background_and_only_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "monasterium/golden/two-players.record")
        assert (await anna.get(f"/api/tables/{table}/judgement", seat=1))["state"] == "idle"
        found = await judged(anna, table, 1)
        assert (found["state"], found["done"]) == ("done", found["total"])
        assert found["undecided"] == 0
        assert found["effort"] == {"bot": "abbot", "playouts": 2}
        seqs = (await anna.get(f"/api/tables/{table}/replay", count=0))["seqs"]
        assert [found["graph"][0]["seq"], found["graph"][-1]["seq"]] == [seqs[0], seqs[-1]]
        assert all(sum(moment["open"]["chances"]) == pytest.approx(1.0) for moment in found["graph"])
        sizes = {decision["judged"]["size"] for decision in found["decisions"]}
        assert sizes <= {"good", "slip", "mistake", "blunder"}
        assert len(sizes) > 1
        again = await anna.http.post(f"/api/tables/{table}/judgement", json={"seat": 1})
        assert again.json() == found
        assert not inn.server.context.judge_pool.waiting()

    tell(story, judging=TINY)


def test_a_case_of_the_abbey_tells_who_could_have_known_when(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "abbey/golden/short-whispered.record")
        found = await judged(anna, table, 0)
        assert found["state"] == "done"
        assert [course["seat"] for course in found["suspects"]] == list(range(len(found["suspects"])))
        for course in found["suspects"]:
            left = [each for _seq, each in course["steps"]]
            assert left == sorted(left, reverse=True)
            assert (course["could_know"] is None) == (left[-1] > 1)
        units = {decision["judged"]["known"]["unit"] for decision in found["decisions"]}
        assert units <= {"points", "suspects"}
        assert "points" in units

    tell(story, judging=TINY)


def test_each_chair_reads_its_own_judgement_and_only_after_the_end(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2, grace=60) as table:
            for _ in range(6):
                await table.move()
            path = f"/api/tables/{table.table}/judgement"
            running = [
                await table.guests[0].http.post(path, json={"seat": 0}),
                await table.guests[0].http.get(path, params={"seat": 0}),
                await table.guests[0].http.get(f"/api/tables/{table.table}/choices", params={"at": 1}),
            ]
            assert [each.json()["reason"] for each in running] == ["forbidden"] * 3
            await table.propose(0, "abandon")
            await table.vote(1)
            assert (await table.facts())["stage"] == "abandoned"
            anna, bruno = table.guests
            mine = await judged(anna, table.table, 0)
            assert mine["decisions"]
            assert all(moment["known"] for moment in mine["graph"])
            for guest in (bruno, await inn.guest("Clara")):
                foreign = [
                    await guest.http.get(path, params={"seat": 0}),
                    await guest.http.post(path, json={"seat": 0}),
                ]
                assert [each.json()["reason"] for each in foreign] == ["not-seated"] * 2
            spectator = await (await inn.guest()).get(path)
            assert spectator["graph"]
            assert spectator["decisions"] == []
            assert [moment["known"] for moment in spectator["graph"]] == [None] * len(spectator["graph"])
            theirs = await judged(bruno, table.table, 1)
            assert {each["seq"] for each in theirs["decisions"]}.isdisjoint({each["seq"] for each in mine["decisions"]})

    tell(story, judging=TINY)


def test_a_private_game_is_judged_for_nobody_else(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await brought(anna, "monastery/golden/night.record")
        for guest in (bruno, await inn.guest()):
            read = await guest.http.get(f"/api/tables/{table}/judgement")
            assert (read.status_code, read.json()["reason"]) == (403, "forbidden")

    tell(story, judging=TINY)


def test_one_process_judges_a_limited_number_of_games_and_stops_at_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        first, second = [await brought(anna, "monastery/golden/letters.record") for _ in range(2)]
        started = await anna.http.post(f"/api/tables/{first}/judgement", json={"seat": 0})
        assert started.json()["state"] == "running"
        twice = await anna.http.post(f"/api/tables/{first}/judgement", json={"seat": 2})
        assert twice.status_code == 202
        refused = await anna.http.post(f"/api/tables/{second}/judgement", json={"seat": 0})
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")

    tell(story, judging=Judging(playouts=5_000, at_once=1), limits=GENEROUS)


def test_another_process_that_judges_the_game_is_left_to_it(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "monasterium/golden/two-players.record")
        store, now = inn.server.context.store.judgements, inn.server.context.now()
        assert store.claim(table, "another", now, now + 60)
        assert not store.claim(table, "ours", now, now + 60)
        answer = await anna.http.post(f"/api/tables/{table}/judgement", json={"seat": 0})
        assert answer.json()["state"] == "running"
        await inn.server.judge.stop()
        assert await inn.server.judge.pieces(table) == {}
        assert store.claim(table, "ours", now + 61, now + 120)

    tell(story, judging=TINY)


@pytest.mark.parametrize("luck", ["same", "new"])
def test_what_if_lists_what_could_be_done_and_plays_it_out(tell: Tell, luck: str) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "monastery/golden/letters.record")
        listed = await anna.get(f"/api/tables/{table}/choices", at=202)
        assert listed["played"] in listed["choices"]
        other = next(action for action in listed["choices"] if action != listed["played"])
        form: dict[str, Any] = {"at": 202, "action": other, "luck": luck, "games": 4}
        found: Json = {"state": "running"}
        while found["state"] == "running":
            answer = await anna.http.post(f"/api/tables/{table}/whatif", json=form)
            assert answer.status_code == 202, answer.text
            found = answer.json()
        assert (found["state"], found["done"], found["seat"]) == ("done", 4, listed["seat"])
        assert found["difference"]["won"]["low"] <= found["difference"]["won"]["mean"]
        pieces = await inn.server.judge.pieces(table)
        assert [key.seq for key in pieces] == [202]
        assert isinstance(next(iter(pieces)), PieceKey)

    tell(story, judging=TINY)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"action": {"type": "accuse", "suspect": "florian"}}, 400),
        ({"action": {"type": "roll"}}, 400),
        ({"action": {"type": "collect-monk", "row": "red", "column": 1}}, 422),
        ({"at": 0}, 400),
        ({"at": 99_999}, 403),
        ({"games": 7}, 400),
        ({"luck": "good"}, 400),
    ],
)
def test_a_what_if_that_cannot_be_is_refused(tell: Tell, change: dict[str, Any], status: int) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "monastery/golden/letters.record")
        listed = await anna.get(f"/api/tables/{table}/choices", at=202)
        form: dict[str, Any] = {"at": 202, "action": listed["choices"][0], "luck": "new", "games": 2, **change}
        answer = await anna.http.post(f"/api/tables/{table}/whatif", json=form)
        assert answer.status_code == status, answer.text
        assert await inn.server.judge.pieces(table) == {}

    tell(story, judging=TINY)
