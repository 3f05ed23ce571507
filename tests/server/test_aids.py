"""Aids by contract: hints, deductions and prospects, for one's own chair and from what that chair knows."""

import asyncio
import json
import random
from pathlib import Path

import msgspec
import pytest

from chapterhouse.bots.coach import COACH, PATIENCE
from chapterhouse.bots.thinking import BotRequest, run_bot
from chapterhouse.games import find
from chapterhouse.games.abbey.deduction.deducer import deduce, weigh
from chapterhouse.kernel import Malformed, SeededDealer
from chapterhouse.server import aids
from chapterhouse.speech import LANGUAGES
from chapterhouse.workers import Turn, WorkFailed
from tests.server.client import Guest, Json, Seat
from tests.server.conftest import Inn, Tell
from tests.server.test_secrecy import PEOPLE, begin, converse, hall_of

ALL_MINE: list[Json] = [{"type": "my-chair", "name": name} for name in ("Anna", "Bruno", "Clara")]
FULL: Json = {"aids": "full"}


async def at_the_abbey(inn: Inn, contract: Json, chairs: list[Json] | None = None) -> tuple[Guest, str]:
    anna = await inn.guest("Anna")
    return anna, await anna.make("abbey", chairs or ALL_MINE, start=True, contract=contract)


async def until_a_question(seat: Seat) -> tuple[int, Json]:
    """Plays on from all three chairs until somebody may ask; who, and a question about cards that they may ask."""
    rng = random.Random(5)
    for _ in range(500):
        for chair in range(3):
            await seat.ask("look", seat=chair)
            position = seat.last("position")
            asks = [choice for choice in position["choices"] if choice["type"] == "ask"]
            about = [ask for ask in asks if ask["question"]["type"] in ("how-many", "any-of", "at-least")]
            if about:
                return chair, about[0]
            if position["choices"]:
                assert (await seat.act(chair, rng.choice(position["choices"])))["type"] == "done"
                break
    raise AssertionError("nobody could ask anything")


def test_a_full_table_gives_a_hint_to_the_chair_that_decides(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs: list[Json] = [{"type": "my-chair"}, {"type": "my-chair", "name": "Bruno"}]
        table = await anna.make("monasterium", chairs, start=True, contract=FULL)
        async with anna.at(table, seat=0) as a:
            facts = a.last("welcome")["table"]
            (asked,) = facts["waiting"]
            await a.ask("look", seat=asked)
            position = a.last("position")
            hint = await a.ask("advise", seat=asked)
            assert (hint["type"], hint["seq"], hint["seat"]) == ("advice", position["seq"], asked)
            assert hint["action"] in position["choices"]
            assert hint["second"] in position["choices"]
            assert 0 <= hint["chance"] <= 1
            assert hint["reasons"]
            assert all(reason["key"].startswith("bot-monasterium-") for reason in hint["reasons"])
            words = (await anna.http.get("/api/text/en/house.ftl")).text
            assert all(f"\n{reason['key']} = " in words for reason in hint["reasons"])
            other = await a.ask("advise", seat=1 - asked)
            assert (other["type"], other["reason"]) == ("refused", "forbidden")

    tell(story)


def test_a_deduction_is_what_follows_from_the_view_of_the_chair(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, table = await at_the_abbey(inn, FULL)
        async with anna.at(table, seat=1) as a:
            await a.position()
            found = await a.ask("deduce", seat=1)
            live = inn.server.registry.tables[table].require_live_game()
            known = deduce(find("abbey").view(live.state, 1))
            assert (found["type"], found["seq"], found["seat"], found["exact"]) == ("conclusions", live.seq, 1, True)
            assert tuple(found["culprits"]) == known.culprits
            assert found["places"] == json.loads(msgspec.json.encode(known.places))
            held = {suspect for suspect, places in found["places"].items() if places["hands"] == [1]}
            assert held == set(a.last("position")["view"]["own"]["hand"])

    tell(story)


def test_a_typed_question_is_understood_at_any_table(tell: Tell) -> None:
    """It needs no contract, for it finds words and not moves; nothing changes by it."""

    async def story(inn: Inn) -> None:
        anna, table = await at_the_abbey(inn, {"aids": "none"})
        async with anna.at(table, seat=0) as a:
            typed = {"seat": 0, "target": 1, "language": "en"}
            found = await a.ask("interpret", text="how many bearded monks do you have?", **typed)
            bearded = {"type": "fitting", "terms": [{"type": "is", "trait": "bearded"}]}
            question = {"type": "how-many", "scope": "hand", "who": bearded}
            assert found["action"] == {"type": "ask", "target": 1, "question": question}
            strange = await a.ask("interpret", text="how many purple monks do you have?", **typed)
            assert (strange["action"], strange["unread"]) == (None, "purple")
            for wrong in ({"language": "la"}, {"target": 0}, {"target": 5}):
                refused = await a.ask("interpret", text="how many books do you hold", **{**typed, **wrong})
                assert (refused["type"], refused["reason"]) == ("refused", "malformed")
            other = await inn.guest("Bruno")
        async with other.at(table) as b:
            refused = await b.ask("interpret", text="how many books do you hold", **typed)
            assert refused["type"] == "refused"

    tell(story)


def test_a_question_is_weighed_before_it_is_put(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, table = await at_the_abbey(inn, FULL)
        async with anna.at(table, seat=0) as a:
            chair, ask = await until_a_question(a)
            found = await a.ask("weigh", seat=chair, action=ask)
            assert (found["type"], found["seat"], found["exact"]) == ("preview", chair, True)
            left = len((await a.ask("deduce", seat=chair))["culprits"])
            assert len(found["answers"]) >= 1
            assert all(1 <= each["culprits"] <= left for each in found["answers"])
            walk = await a.ask("weigh", seat=chair, action={"type": "walk", "room": "crypta"})
            assert (walk["type"], walk["reason"]) == ("refused", "illegal")
            other = await a.ask("weigh", seat=(chair + 1) % 3, action=ask)
            assert (other["type"], other["reason"]) == ("refused", "illegal")
            broken = await a.ask("weigh", seat=chair, action={"type": "sing"})
            assert (broken["type"], broken["reason"]) == ("refused", "malformed")

    tell(story)


@pytest.mark.parametrize("allowed", ["none", "notebook"])
def test_a_table_that_agreed_on_less_gives_no_aids(tell: Tell, allowed: str) -> None:
    async def story(inn: Inn) -> None:
        anna, table = await at_the_abbey(inn, {"aids": allowed})
        async with anna.at(table, seat=0) as a:
            await a.position()
            for kind in ("advise", "deduce", "weigh"):
                action = {"action": {"type": "waive"}} if kind == "weigh" else {}
                refused = await a.ask(kind, seat=0, **action)
                assert (refused["type"], refused["reason"]) == ("refused", "forbidden"), kind

    tell(story)


def test_nobody_gets_aids_for_another_chair(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        chairs: list[Json] = [*ALL_MINE[:2], {"type": "bot-chair", "bot": "random"}]
        anna, table = await at_the_abbey(inn, FULL, chairs)
        bruno = await inn.guest("Bruno")
        async with anna.at(table, seat=0) as a, bruno.at(table) as b:
            for guest, seat in ((a, 2), (b, 0), (a, 7)):
                for kind in ("advise", "deduce"):
                    refused = await guest.ask(kind, seat=seat)
                    assert (refused["type"], refused["reason"]) == ("refused", "not-seated")

    tell(story)


def test_the_game_plays_by_the_aids_of_the_contract(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        for agreed in ("none", "notebook", "full"):
            anna, table = await at_the_abbey(inn, {"aids": agreed})
            async with anna.at(table, seat=0) as a:
                assert (await a.position())["view"]["options"]["aids"] == agreed
        form = {"game": "abbey", "chairs": ALL_MINE, "options": {"aids": "full"}, "contract": {"aids": "none"}}
        assert (await anna.http.post("/api/tables", json=form)).status_code == 400
        (abbey,) = [game for game in (await anna.http.get("/api/games")).json() if game["name"] == "abbey"]
        assert "aids" not in {option["name"] for option in abbey["options"]}

    tell(story)


async def deduced_in_a_study(inn: Inn, contract: Json) -> Json:
    """What a player gets who copies a running game and asks there."""
    anna, table = await at_the_abbey(inn, contract)
    made = await anna.http.post("/api/studies", json={"table": table, "seat": 0})
    async with anna.at(made.json()["id"], seat=0) as a:
        await a.position()
        return await a.ask("deduce", seat=0)


def test_a_study_of_a_running_game_is_no_way_round_its_contract(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        assert (await deduced_in_a_study(inn, {"aids": "notebook"}))["reason"] == "forbidden"
        assert (await deduced_in_a_study(inn, FULL))["type"] == "conclusions"

    tell(story)


def test_a_study_of_a_position_has_every_aid(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        abbey = find("abbey")
        state = abbey.deal(abbey.read_options({"players": 3}), SeededDealer(4)).state
        form = {"game": "abbey", "position": abbey.write_position(state)}
        made = await anna.http.post("/api/studies", json=form)
        async with anna.at(made.json()["id"], seat=2) as a:
            await a.position()
            assert (await a.ask("deduce", seat=2))["type"] == "conclusions"

    tell(story)


def test_a_game_that_cannot_be_reckoned_says_so(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs: list[Json] = [{"type": "my-chair"}, {"type": "my-chair", "name": "Bruno"}]
        table = await anna.make("monastery", chairs, start=True, contract=FULL)
        async with anna.at(table, seat=0) as a:
            assert (await a.ask("deduce", seat=0))["reason"] == "forbidden"

    tell(story)


async def _never(*_job: object) -> None:
    await asyncio.Event().wait()


def test_an_aid_is_called_off_when_the_table_moves_on(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        monkeypatch.setattr(inn.server.context.request_pool, "run", _never)
        anna, table = await at_the_abbey(inn, FULL)
        async with anna.at(table, seat=0) as a:
            await a.position()
            await a.send({"type": "deduce", "id": "slow", "seat": 0})
            await play_one(a)
            refused = await a.until(lambda message: message.get("id") == "slow")
            assert (refused["type"], refused["reason"]) == ("refused", "stale")

    tell(story)


async def play_one(seat: Seat) -> None:
    for chair in range(3):
        await seat.ask("look", seat=chair)
        position = seat.last("position")
        if position["choices"]:
            assert (await seat.act(chair, position["choices"][0]))["type"] == "done"
            return


def test_a_client_goes_on_talking_while_it_waits_and_cannot_pile_up_work(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inn: Inn) -> None:
        monkeypatch.setattr(inn.server.context.request_pool, "run", _never)
        anna, table = await at_the_abbey(inn, FULL)
        async with anna.at(table, seat=0) as a:
            await a.position()
            for number in range(3):
                await a.send({"type": "deduce", "id": f"d{number}", "seat": 0})
            async with anna.at(table, seat=0) as same_person:
                assert (await same_person.ask("deduce", seat=0))["reason"] == "too-fast"
            assert (await a.ask("write-notes", seat=0, text="meanwhile"))["type"] == "done"
        async with anna.at(table, seat=0) as again:
            await again.send({"type": "deduce", "id": "e", "seat": 0})
            await again.ask("write-notes", seat=0, text="later")
            assert not again.all("refused"), "whoever has left waits for nothing any more"

    tell(story)


def test_a_table_whose_notebook_explains_answers_for_one_line_and_for_no_more(tell: Tell) -> None:
    """[notebook.aids]"""

    async def story(inn: Inn) -> None:
        anna, table = await at_the_abbey(inn, {"aids": "explain"})
        async with anna.at(table, seat=0) as a:
            cards = await a.ask("deduce", seat=0, line=-1)
            assert (cards["type"], cards["seat"]) == ("conclusions", 0)
            assert cards["culprits"]
            for message in ({"type": "deduce"}, {"type": "advise"}):
                refusal = await a.ask(message["type"], seat=0)
                assert refusal["reason"] == "forbidden"
        bruno, other = await at_the_abbey(inn, {"aids": "notebook"})
        async with bruno.at(other, seat=0) as b:
            assert (await b.ask("deduce", seat=0, line=-1))["reason"] == "forbidden"

    tell(story)


# ── Secrecy ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_what_the_house_works_out_is_given_nothing_but_the_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two truths that a chair cannot tell apart put the same question to the worker, so they get the same answer."""

    async def story() -> None:
        async with hall_of(tmp_path) as registry:
            asked: list[object] = []

            async def note(_turn: Turn, _seconds: float, function: object, *args: object) -> None:
                asked.append((function, args))
                raise WorkFailed("noted")

            monkeypatch.setattr(registry.context.request_pool, "run", note)
            true = await begin(registry, "abbey", 3, aids="full")
            seat = true.require_live_game().waiting[0]
            messages = [
                {"type": "hello", "protocol": 1},
                {"type": "advise", "id": "a", "seat": seat},
                {"type": "deduce", "id": "d", "seat": seat},
            ]
            await converse(registry, true, PEOPLE[seat], messages)
            live = true.require_live_game()
            view, choices = live.view(seat), live.choices(seat)
            assert asked == [
                (run_bot, (BotRequest(COACH, view, choices, PATIENCE),)),
                (aids.conclude, ("abbey", view, None)),
            ]

    asyncio.run(story())


def test_deductions_are_equal_for_truths_that_the_chair_cannot_tell_apart(tmp_path: Path) -> None:
    game, rng = find("abbey"), random.Random(3)

    async def story() -> None:
        async with hall_of(tmp_path) as registry:
            true = await begin(registry, "abbey", 4)
            live = true.require_live_game()
            for seat in range(4):
                mirror = game.determinize(live.view(seat), rng)
                assert deduce(game.view(mirror, seat)) == deduce(game.view(live.state, seat))

    asyncio.run(story())


# ── Words ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_bots_reach_the_browser(tell: Tell, language: str) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest("Anna")
        words = (await guest.http.get(f"/api/text/{language}/house.ftl")).text
        names = [bot["key"] for game in await guest.get("/api/games") for bot in game["bots"]]
        assert names
        assert all(f"\n{name} = " in words for name in names)
        assert "\nbot-reason = " in words

    tell(story)


def test_only_questions_can_be_weighed() -> None:
    game = find("abbey")
    view = game.view(game.deal(game.read_options({"players": 3}), SeededDealer(1)).state, 0)
    with pytest.raises(Malformed):
        weigh(view, game.read_action("waive"))
