"""Looking back at a game that is over: its story, my notes, and a branch with bots on the other chairs."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.client import Guest, Json, play_on
from tests.server.conftest import Inn, Tell

GOLDEN = Path(__file__).parents[1] / "games" / "monastery" / "golden" / "letters.record"


async def brought(guest: Guest) -> tuple[str, list[int]]:
    """A finished game of Monastery as a private copy, and the entries that count."""
    answer = await guest.http.post("/api/studies", json={"record": GOLDEN.read_text(encoding="utf-8")})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["id"])
    return table, (await guest.get(f"/api/tables/{table}/replay", count=0))["seqs"]


def test_the_story_is_what_the_replay_tells_from_the_same_chair(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table, _seqs = await brought(anna)
        eyes: list[Json] = [{}, {"seat": 1}, {"everything": "true"}]
        for query in eyes:
            told = await anna.get(f"/api/tables/{table}/story", **query)
            frames = (await anna.get(f"/api/tables/{table}/replay", count=50, **query))["frames"]
            shown = [frame["entry"] for frame in frames if frame["entry"]["events"]]
            assert [{**entry, "to": None} for entry in told[: len(shown)]] == [{**entry, "to": None} for entry in shown]
        whispers = await anna.get(f"/api/tables/{table}/story", everything="true")
        heard = {to for entry in whispers for to in entry["to"]}
        assert heard == {None, 0, 1, 2}
        chair, table_only = [await _events(anna, table, query) for query in ({"seat": 0}, {})]
        everything = await _events(anna, table, {"everything": "true"})
        assert table_only < chair < everything

    tell(story)


async def _events(guest: Guest, table: str, query: dict[str, Any]) -> int:
    return sum(len(entry["events"]) for entry in await guest.get(f"/api/tables/{table}/story", **query))


def test_whoever_has_the_link_reads_the_story_also_without_a_name(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, stranger = await inn.guest("Anna"), await inn.guest()
        table = await anna.make("lots", [{"type": "bot-chair", "bot": "random"}] * 2, start=True)
        async with anna.at(table) as seat:
            await seat.facts(lambda facts: bool(facts["stage"] == "over"))
        assert await stranger.get(f"/api/tables/{table}/story") == await anna.get(f"/api/tables/{table}/story") != []

    tell(story)


def test_a_running_game_has_no_story_and_no_branches(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs = [{"type": "my-chair"}, {"type": "my-chair", "name": "Bruno"}]
        table = await anna.make("lots", chairs, start=True)
        told = await anna.http.get(f"/api/tables/{table}/story", params={"everything": "true"})
        form = {"at": 1, "seats": [0], "bot": "random"}
        tried = await anna.http.post(f"/api/tables/{table}/branch", json=form)
        assert [(each.status_code, each.json()["reason"]) for each in (told, tried)] == [(403, "forbidden")] * 2

    tell(story)


def test_bots_answer_in_a_branch_and_the_game_stays_as_it_was(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table, seqs = await brought(anna)
        answer = await anna.http.post(f"/api/tables/{table}/branch", json={"at": 40, "seats": [0], "bot": "random"})
        assert answer.status_code == 201, answer.text
        async with anna.at(answer.json()["id"]) as seat:
            mine = await seat.position(lambda position: bool(position["choices"]))
            assert mine["seat"] == 0
            later = await play_on({0: seat}, Random(7), moves=12)
            assert later["seq"] > mine["seq"] + 12
            facts = seat.last("welcome")["table"]
        assert [chair["bot"] for chair in facts["chairs"]] == [None, *["random"] * (len(facts["chairs"]) - 1)]
        assert [chair["name"] for chair in facts["chairs"]][:2] == ["Anna", "Bruno"]
        assert (await anna.get(f"/api/tables/{table}/replay", count=0))["seqs"] == seqs

    tell(story)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"at": 99_999}, 404),
        ({"at": 0}, 400),
        ({"bot": "nobody"}, 404),
        ({"seats": [7]}, 404),
        ({"seats": [-1]}, 400),
        ({"seats": "a"}, 400),
        ({"wish": 1}, 400),
    ],
)
def test_a_branch_that_cannot_be_is_refused_and_leaves_no_table_behind(
    tell: Tell, change: dict[str, Any], status: int
) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table, seqs = await brought(anna)
        form = {"at": 40, "seats": [0], "bot": "random", **change}
        assert (await anna.http.post(f"/api/tables/{table}/branch", json=form)).status_code == status
        late = {"at": seqs[-1], "seats": [0], "bot": "random"}
        assert (await anna.http.post(f"/api/tables/{table}/branch", json=late)).status_code == 403
        assert [line["id"] for line in (await anna.get("/api/lobby"))["mine"]] == [table]

    tell(story)


def test_notes_and_private_copies_are_shown_to_nobody_else(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table, _seqs = await brought(anna)
        async with anna.at(table) as seat:
            await seat.ask("write-notes", seat=1, text="the cook lies")
        assert await anna.get(f"/api/tables/{table}/notes") == {"1": "the cook lies"}
        assert await bruno.get(f"/api/tables/{table}/notes") == {}
        assert await bruno.get(f"/api/tables/{table}/notes/history") == []
        assert (await (await inn.guest()).http.get(f"/api/tables/{table}/notes")).status_code == 403
        for path in ("story", "replay"):
            assert (await bruno.http.get(f"/api/tables/{table}/{path}")).status_code == 403

    tell(story)


def test_notes_are_kept_as_they_were_at_every_entry(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs: list[Json] = [{"type": "my-chair"}, {"type": "my-chair", "name": "Bruno"}]
        table = await anna.make("lots", chairs, start=True)
        async with anna.at(table, seat=0) as seat:
            for text in ("first thought", "better thought"):
                await seat.ask("write-notes", seat=0, text=text)
            began = (await seat.position())["seq"]
            asked = 0 if seat.last("position")["choices"] else 1
            await seat.ask("look", seat=asked)
            done = await seat.act(asked, seat.last("position")["choices"][0])
            await seat.ask("write-notes", seat=0, text="I was wrong")
            await seat.ask("write-notes", seat=1, text="the other side")
        pages = await anna.get(f"/api/tables/{table}/notes/history")
        assert pages == [
            {"seat": 0, "seq": began, "text": "better thought"},
            {"seat": 0, "seq": done["seq"], "text": "I was wrong"},
            {"seat": 1, "seq": done["seq"], "text": "the other side"},
        ]
        assert await anna.get(f"/api/tables/{table}/notes") == {"0": "I was wrong", "1": "the other side"}

    tell(story)


def test_a_branch_beside_a_note_does_not_bring_back_what_was_taken_back(tell: Tell) -> None:
    """A note outlives the move after which it was written, so its entry counts and that move's does not."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs: list[Json] = [{"type": "my-chair"}, {"type": "my-chair", "name": "Bruno"}]
        table = await anna.make("lots", chairs, start=True)
        keep = {"type": "keep"}
        async with anna.at(table, seat=0) as seat:
            assert (await seat.act(0, keep, seq=1))["seq"] == 2
            assert (await seat.act(1, {"type": "note", "text": "hm"}, seq=2))["seq"] == 2
            assert (await seat.ask("take-back", seat=0))["seq"] == 3
            for number, chair in enumerate((0, 1)):
                assert (await seat.act(chair, keep, seq=3 + number))["type"] == "done"
            for chair in (0, 1):
                assert (await seat.act(chair, {"type": "bet", "highest": True}, seq=5 + chair))["type"] == "done"
        assert (await anna.get(f"/api/tables/{table}/replay", count=0))["seqs"] == [1, 4, 5, 6, 7]
        copy = (await anna.http.post("/api/studies", json={"table": table, "at": 1})).json()["id"]
        assert (await anna.get(f"/api/tables/{copy}/replay", count=0))["seqs"] == [1], "not what was taken back"
        state = (await inn.server.registry.table(copy)).require_live_game().state
        assert state.notes == ["", "hm"]  # type: ignore[attr-defined]
        assert (await anna.http.post("/api/studies", json={"table": table, "at": 0})).status_code == 404

    tell(story)


ABBEY = Path(__file__).parents[1] / "games" / "abbey" / "golden"


async def _hindsight(guest: Guest, table: str) -> tuple[int, Any]:
    answer = await guest.http.get(f"/api/tables/{table}/hindsight")
    return answer.status_code, answer.json()


def test_who_could_have_known_since_when(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        text = (ABBEY / "accusation-three.record").read_text(encoding="utf-8")
        made = await anna.http.post("/api/studies", json={"record": text})
        status, found = await _hindsight(anna, made.json()["id"])
        assert status == 200, found
        assert [each["seat"] for each in found] == [0, 1, 2]
        assert all(each["exact"] and each["steps"][-1]["left"] == 1 for each in found)

    tell(story)


def test_nobody_is_told_who_could_know_before_the_end(tell: Tell) -> None:
    """Not at a running table, and not in one's own copy of a game that is not over."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        text = (ABBEY / "accusation-three.record").read_text(encoding="utf-8")
        part = "\n".join(text.splitlines()[:-4]) + "\n"
        made = await anna.http.post("/api/studies", json={"record": part})
        assert made.status_code == 201, made.text
        chairs = [{"type": "my-chair", "name": name} for name in ("Anna", "Bruno", "Clara")]
        running = await anna.make("abbey", chairs, start=True)
        for table in (made.json()["id"], running):
            status, refused = await _hindsight(anna, table)
            assert (status, refused["reason"]) == (403, "forbidden")
            assert "steps" not in str(refused)

    tell(story)


def test_a_game_without_deduction_has_no_hindsight(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table, _seqs = await brought(anna)
        status, refused = await _hindsight(anna, table)
        assert (status, refused["reason"]) == (403, "forbidden")

    tell(story)


@pytest.mark.parametrize(("aids", "answer"), [("full", "conclusions"), ("notebook", "refused")])
def test_a_branch_keeps_the_aids_of_the_contract(tell: Tell, aids: str, answer: str) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs = [{"type": "my-chair"}, *({"type": "my-chair", "name": name} for name in ("Bruno", "Clara"))]
        table = await anna.make("abbey", chairs, start=True, contract={"aids": aids})
        async with anna.at(table, seat=0) as seat:
            seq = (await seat.position())["seq"]
            assert (await seat.ask("propose", seat=0, motion={"type": "abandon"}))["type"] == "done"
            await seat.facts(lambda facts: bool(facts["stage"] == "abandoned"))
        form = {"at": seq, "seats": [0, 1, 2], "bot": "random"}
        made = await anna.http.post(f"/api/tables/{table}/branch", json=form)
        assert made.status_code == 201, made.text
        async with anna.at(made.json()["id"], seat=0) as seat:
            position = await seat.position()
            assert seat.last("welcome")["table"]["contract"]["aids"] == aids
            assert position["view"]["options"]["aids"] == aids
            assert (await seat.ask("deduce", seat=0))["type"] == answer

    tell(story)


def test_piles_are_told_when_the_game_is_over(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table, seqs = await brought(anna)
        (bag,) = await anna.get(f"/api/tables/{table}/piles")
        assert (bag["name"], bag["kind"]) == ("bag", "tile")
        assert {seq for seq, _tile in bag["drawn"]} <= set(seqs)
        assert (await bruno.http.get(f"/api/tables/{table}/piles")).status_code == 403
        running = await anna.make("monastery", [{"type": "my-chair"}, {"type": "my-chair", "name": "B"}], start=True)
        assert (await anna.http.get(f"/api/tables/{running}/piles")).status_code == 403

    tell(story)
