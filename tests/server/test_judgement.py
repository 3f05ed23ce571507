"""The judgement of a finished game: computed in the background, stored, and read by nobody whom it does not concern."""

import asyncio
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from chapterhouse.analysis.findings import Effort, Moment
from chapterhouse.server import judgement, judging
from chapterhouse.server.config import Judging
from chapterhouse.server.judging import ALL, DECISION, KNOWN, MOMENT, outline_of, worst_first
from chapterhouse.server.playback import Stored
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


def test_decisions_from_where_the_chair_lost_most_are_judged_first() -> None:
    def at(seq: int, chance: float) -> tuple[PieceKey, str]:
        return PieceKey(MOMENT, ALL, seq), msgspec.json.encode(Moment((chance, 1 - chance), 0.0)).decode()

    found = dict([at(1, 0.5), at(10, 0.4), at(20, 0.1), at(30, 0.6)])
    early, worst, gain, last = (PieceKey(DECISION, 0, seq) for seq in (5, 20, 25, 31))
    others = [PieceKey(MOMENT, ALL, 12), PieceKey(KNOWN, 0, 12)]
    wanted = worst_first([early, gain, *others, worst, last], found)
    assert wanted == [worst, early, *others, last, gain]
    theirs = [PieceKey(DECISION, 1, seq) for seq in (5, 25)]
    assert worst_first(theirs, found) == [theirs[1], theirs[0]], "the other chair lost where the first one gained"
    assert worst_first(theirs, {}) == theirs


def test_a_job_computes_pieces_in_their_order_until_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    keys, times = [PieceKey(DECISION, 0, seq) for seq in (5, 3, 9)], [0.0]

    def piece(_stored: object, _played: object, key: PieceKey, _effort: object) -> int:
        times[0] += 10.0
        return key.seq

    monkeypatch.setattr(judging, "replayed", lambda _stored: iter(()))
    monkeypatch.setattr(judging, "_piece", piece)
    monkeypatch.setattr(judging, "monotonic", lambda: times[0])
    stored, effort = cast(Stored, None), cast(Effort, None)

    def computed(seconds: float) -> list[tuple[int, str]]:
        return [(key.seq, body) for key, body in judging.judge_some(stored, keys, effort, seconds).items()]

    assert computed(0.0) == [(5, "5")], "at least one"
    assert computed(10.0) == [(5, "5"), (3, "3")]
    assert computed(99.0) == [(5, "5"), (3, "3"), (9, "9")]


def test_an_outline_of_the_graph_is_computed_first_and_names_no_turning_point(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "monasterium/golden/two-players.record")
        whole = await judged(anna, table, 0)
        seqs = [moment["seq"] for moment in whole["graph"]]
        assert whole["turning_points"]
        outline = outline_of(seqs)
        assert len(outline) < len(seqs) / 4
        assert (outline[0], outline[-1]) == (seqs[0], seqs[-1])
        other = await brought(anna, "monasterium/golden/two-players.record")
        pieces = await inn.server.judge.pieces(table)
        keys = [PieceKey(MOMENT, ALL, seq) for seq in outline]
        await inn.server.judge.keep(other, {key: pieces[key] for key in keys})
        begun = await anna.get(f"/api/tables/{other}/judgement", seat=0)
        assert [moment["seq"] for moment in begun["graph"]] == outline
        assert begun["turning_points"] == []

    tell(story, judging=msgspec.structs.replace(TINY, moments=60))


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


def test_looking_how_far_it_is_is_paid_for_before_the_work(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await brought(anna, "monastery/golden/letters.record")
        person, work = await _id(inn, anna), inn.server.registry.budgets.work
        while work._people.take(person):
            pass
        monkeypatch.delattr(judgement, "stored_table")
        form = {"at": 202, "action": {"type": "roll"}, "luck": "new", "games": 2}
        for answer in (
            await anna.http.get(f"/api/tables/{table}/judgement"),
            await anna.http.post(f"/api/tables/{table}/judgement", json={"seat": 0}),
            await anna.http.post(f"/api/tables/{table}/whatif", json=form),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")

    tell(story, judging=TINY, limits=msgspec.structs.replace(GENEROUS, work=50, work_per_second=0.001))


async def _id(inn: Inn, guest: Guest) -> str:
    who = await inn.server.identity.who(dict(guest.http.cookies))
    assert who is not None
    return who[0].id


@pytest.mark.parametrize(("aids", "refusal"), [("notebook", "without this aid"), ("full", "nothing was decided")])
def test_a_copy_of_a_running_game_is_judged_only_where_every_aid_is_allowed(
    tell: Tell, aids: str, refusal: str
) -> None:
    async def story(inn: Inn) -> None:
        async with company(inn, "monastery", 2, aids=aids) as table:
            answer = await table.guests[0].http.post("/api/studies", json={"table": table.table})
            copy = answer.json()["id"]
            listed = await table.guests[0].http.get(f"/api/tables/{copy}/choices", params={"at": 1})
            assert listed.status_code == 403
            assert refusal in listed.json()["text"]

    tell(story, judging=TINY)
