"""A lesson at a real table: the record deals and plays the others, the guide takes its moves and answers the rest."""

import asyncio
from typing import Any

import pytest

from chapterhouse.learn import courses
from tests.server.client import Guest, Json, Seat
from tests.server.conftest import Inn, Tell


async def begun(guest: Guest, game: str, **form: Any) -> str:
    answer = await guest.http.post("/api/lessons", json={"game": game, **form})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def stopped(guest: Guest, table: str) -> Json:
    """What the guide says once it waits for the learner, or at the end."""
    async with asyncio.timeout(60):
        while True:
            said: Json = await guest.get(f"/api/tables/{table}/guide")
            if said["do"] is not None or said["over"]:
                return said
            await asyncio.sleep(0.02)


def owed(said: Json) -> list[Json]:
    """The notes that the guide still waits for."""
    return [active_entry["note"] for active_entry in said["marks"] if active_entry["note"]]


async def act(seat: Seat, said: Json, action: Json) -> Json:
    request = f"m{len(seat.got)}"
    await seat.send({"type": "act", "id": request, "seq": said["seq"], "seat": 0, "action": action})
    return await seat.until(lambda message: message.get("id") == request)


@pytest.mark.parametrize("game", ["monastery", "monasterium", "abbey"])
def test_a_guided_game_is_followed_to_its_end(tell: Tell, game: str) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        seen = 0
        for chapter in courses(game):
            table = await begun(anna, game, chapter=chapter.number)
            async with anna.at(table) as seat:
                while not (said := await stopped(anna, table))["over"]:
                    assert said["number"] == seen + 1
                    seen += len(said["marks"])
                    for note in owed(said):
                        assert (await act(seat, await stopped(anna, table), note))["type"] == "done"
                    assert (await act(seat, await stopped(anna, table), said["do"]))["type"] == "done"
                seen += len(said["marks"])
        assert seen == said["of"]
        assert seat.last("position")["result"]["winners"] == [0]

    tell(story)


def test_another_legal_move_is_answered_by_the_guide_and_a_forbidden_one_by_its_rule(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await begun(anna, "monastery")
        async with anna.at(table) as seat:
            said = await stopped(anna, table)
            other = {"type": "place-tile", "tile": "sacristy", "cell": "e0n1", "turn": 0}
            refused = await act(seat, said, other)
            assert (refused["type"], refused["reason"], refused["fault"]) == ("refused", "guided", None)
            forbidden = await act(seat, said, {**other, "cell": "e0n9"})
            assert (forbidden["reason"], forbidden["fault"]["rule"]) == ("illegal", "placement.touch")
            assert (await stopped(anna, table))["seq"] == said["seq"]
            await seat.send({"type": "why", "id": "why", "seat": 0, "action": other})
            assert (await seat.until(lambda message: message.get("id") == "why"))["fault"] is None

    tell(story)


def test_any_question_does_where_the_guide_leaves_it_open_and_notes_are_free(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await begun(anna, "abbey")
        async with anna.at(table) as seat:
            while (said := await stopped(anna, table))["do"]["type"] != "ask":
                await act(seat, said, said["do"])
            note = {"type": "cross", "suspect": "bruno"}
            assert (await act(seat, said, note))["type"] == "done"
            choices = seat.last("position")["choices"]
            mine = [each for each in choices if each["type"] == "ask" and each != said["do"]]
            assert (await act(seat, await stopped(anna, table), mine[0]))["type"] == "done"
            assert (await stopped(anna, table))["do"] == {"type": "answer"}

    tell(story)


def test_the_move_waits_for_the_notes_that_the_guide_asks_for(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await begun(anna, "abbey", chapter=1)
        async with anna.at(table) as seat:
            while not owed(said := await stopped(anna, table)):
                await act(seat, said, said["do"])
            wanted = owed(said)
            assert wanted[0] == {"type": "cross", "suspect": "florian"}
            assert (await act(seat, said, said["do"]))["reason"] == "guided"
            await act(seat, said, {"type": "cross", "suspect": "bruno"})
            assert owed(await stopped(anna, table)) == wanted
            await act(seat, await stopped(anna, table), wanted[0])
            await act(seat, await stopped(anna, table), {"type": "write-note", "text": "mine"})
            later = await stopped(anna, table)
            assert owed(later) == []
            assert (later["number"], later["do"]) == (said["number"], said["do"])
            assert (await act(seat, later, said["do"]))["type"] == "done"

    tell(story)


def test_one_goes_back_to_the_mark_before_and_to_the_beginning(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await begun(anna, "monastery")
        async with anna.at(table) as seat:
            first = await stopped(anna, table)
            assert first["back"] is None
            for _ in range(4):
                said = await stopped(anna, table)
                await act(seat, said, said["do"])
            later = await stopped(anna, table)
            await seat.send({"type": "take-back", "id": "b1", "seat": 0, "to": later["back"]})
            await seat.until(lambda message: message.get("id") == "b1")
            assert (await stopped(anna, table))["number"] == said["number"]
            await seat.send({"type": "take-back", "id": "b2", "seat": 0, "to": later["begin"]})
            await seat.until(lambda message: message.get("id") == "b2")
            again = await stopped(anna, table)
            assert (again["number"], again["do"]) == (first["number"], first["do"])

    tell(story)


def test_a_lesson_is_found_again_and_is_mine_alone(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await begun(anna, "monastery")
        async with anna.at(table) as seat:
            said = await stopped(anna, table)
            await act(seat, said, said["do"])
            assert seat.last("welcome")["table"]["lesson"] == "monastery/first/0"
        assert await begun(anna, "monastery") == table
        assert await begun(anna, "monastery", again=True) != table
        lessons = await anna.get("/api/lessons")
        told = {lesson["game"]: lesson for lesson in lessons if lesson["lesson"] == "first"}
        assert told["monastery"]["table"] is not None
        assert told["abbey"]["table"] is None
        assert (await anna.get("/api/lobby"))["mine"] == []
        assert (await bruno.http.get(f"/api/tables/{table}/guide")).status_code == 403
        assert {lesson["table"] for lesson in await bruno.get("/api/lessons")} == {None}

    tell(story)


def test_what_is_no_lesson_is_refused(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        for form in ({"game": "chess"}, {"game": "abbey", "lesson": "last"}, {"game": "abbey", "chapter": 9}):
            answer = await anna.http.post("/api/lessons", json=form)
            assert answer.status_code in (400, 404), answer.text
        table = await anna.make("monastery", [{"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}], start=True)
        assert (await anna.http.get(f"/api/tables/{table}/guide")).status_code == 404
        assert (await anna.http.get("/api/learn/en/abbey.ftl")).text.startswith("#")
        assert (await anna.http.get("/api/learn/en/chess.ftl")).status_code == 404

    tell(story)


def test_a_lesson_whose_last_chapter_is_over_counts_as_finished(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await begun(anna, "monasterium", lesson="second", chapter=1)
        assert [lesson["finished"] for lesson in await anna.get("/api/lessons") if lesson["table"] == table] == [False]
        async with anna.at(table) as seat:
            while not (said := await stopped(anna, table))["over"]:
                await act(seat, said, said["do"])
        assert [lesson["table"] for lesson in await anna.get("/api/lessons") if lesson["finished"]] == [table]

    tell(story)


def test_a_drill_shows_one_seats_view_and_what_the_engine_says(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        listed = {one["game"]: one["drills"] for one in await anna.get("/api/drills")}
        assert all(len(listed[game]) >= 10 for game in ("monastery", "monasterium", "abbey"))
        said = await anna.get("/api/drills/abbey/parlour-request")
        assert [option["right"] for option in said["options"]] == [False, False, True]
        assert said["options"][0]["fault"]["rule"] == "parlour.request"
        assert said["position"]["seat"] == 0
        assert said["position"]["view"]["culprit"] is None
        assert (await anna.http.get("/api/drills/abbey/nothing")).status_code == 404
        assert (await anna.http.get("/api/drills/chess/which-box")).status_code == 404

    tell(story)


def test_a_damaged_lesson_costs_itself_only_and_is_begun_anew(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        broken, whole = await begun(anna, "monastery"), await begun(anna, "abbey")
        await stopped(anna, broken)
        inn.server.registry.tables.clear()
        with inn.server.context.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE log SET chance = '' WHERE table_id = ?", (broken,))
            connection.exec_driver_sql("DELETE FROM snapshots WHERE table_id = ?", (broken,))
        lessons = {each["game"]: each["table"] for each in await anna.get("/api/lessons") if each["lesson"] == "first"}
        assert (lessons["monastery"], lessons["abbey"]) == (None, whole)
        assert await begun(anna, "monastery") != broken

    tell(story)
