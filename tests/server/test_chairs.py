"""The life of a table: chairs, absent players, substitutes, ballots, rematch, talk, notes."""

from typing import Any

from chapterhouse.server.contract import LiveClock
from tests.server.client import Json, Seat
from tests.server.conftest import Inn, Tell
from tests.server.test_play import KEEP, bet, two_at_lots


async def _finish(a: Seat, b: Seat) -> None:
    await a.act(0, KEEP, seq=1)
    await b.act(1, KEEP, seq=2)
    await a.act(0, bet(True), seq=3)
    await b.act(1, bet(True), seq=4)
    await a.at_seq(5)


def chairs_of(facts: Json) -> list[tuple[Any, ...]]:
    return [(chair["name"], chair["taken"], chair["bot"], chair["present"]) for chair in facts["chairs"]]


def test_people_sit_down_and_leave_before_the_start(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "open-chair"}])
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (await a.ask("start"))["reason"] == "forbidden"
            assert (await b.ask("sit", seat=0))["reason"] == "forbidden"
            assert (await b.ask("sit", seat=9))["reason"] == "unknown"
            await b.ask("sit", seat=1, name="Brother B")
            facts = await a.facts(lambda table: bool(table["chairs"][1]["taken"]))
            assert chairs_of(facts)[1][:2] == ("Brother B", True)
            assert (await b.ask("start"))["reason"] == "forbidden"
            assert (await b.ask("rise", seat=0))["reason"] == "not-seated"
            await b.ask("rise", seat=1)
            assert (await a.ask("set-chair", seat=1, chair={"type": "bot-chair"}))["type"] == "done"
            assert (await b.ask("set-chair", seat=1, chair={"type": "open-chair"}))["reason"] == "forbidden"
            assert (await a.ask("start"))["type"] == "done"
            assert (await a.ask("set-chair", seat=1, chair={"type": "open-chair"}))["reason"] == "forbidden"

    tell(story)


def test_presence_is_shown(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            async with bruno.at(table):
                await a.facts(lambda table: bool(table["chairs"][1]["present"]))
                seen = len(a.got)
            await a.until(
                lambda each: each["type"] == "table-changed" and not each["table"]["chairs"][1]["present"], seen
            )

    tell(story)


def test_a_bot_plays_for_a_player_who_hands_the_chair_over_and_the_owner_comes_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP, seq=1)
            await b.ask("write-notes", seat=1, text="Anna has a nine")
            assert (await b.ask("propose", seat=1, motion={"type": "let-bot-play", "seat": 1}))["type"] == "done"
            facts = await a.facts(lambda table: bool(table["chairs"][1]["stand_in"]))
            assert facts["chairs"][1]["name"] == "Bruno"
            await a.position(lambda position: position["view"]["waiting"] == [0])
        async with anna.at(table) as a, bruno.at(table) as b:
            assert b.got[0]["notes"] == {"1": "Anna has a nine"}
            await b.position()
            assert (await b.act(1, KEEP))["reason"] in ("forbidden", "stale")
            assert (await b.ask("come-back", seat=1))["type"] == "done"
            await a.until(lambda each: each["type"] == "table-changed" and each["table"]["chairs"][1]["bot"] is None)
            assert (await a.ask("come-back", seat=1))["reason"] == "not-seated"

    tell(story)


def test_a_substitute_takes_the_chair_and_the_owner_comes_back(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        carla = await inn.guest("Carla")
        async with anna.at(table), carla.at(table) as c, bruno.at(table) as b:
            assert (await c.ask("sit", seat=1))["reason"] == "forbidden"
            await b.ask("propose", seat=1, motion={"type": "find-substitute", "seat": 1})
            await c.facts(lambda table: bool(table["chairs"][1]["wanted"]))
            assert (await c.ask("sit", seat=1))["type"] == "done"
            mine = await c.position(lambda position: position["seat"] == 1)
            assert mine["view"]["lot"] is not None
            async with bruno.at(table) as again:
                assert again.got[0]["you"]["seats"] == []
                await again.ask("come-back", seat=1)
                assert (await again.position(lambda position: position["seat"] == 1))["view"] == mine["view"]
            gone = await c.position(lambda position: position["seat"] is None, since=c.got.index(mine))
            assert gone["view"]["lot"] is None

    tell(story)


def test_who_leaves_during_play_is_replaced_by_a_bot(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP, seq=1)
            await b.ask("rise", seat=1)
            await a.position(lambda position: position["view"]["waiting"] == [0])
            facts = a.last("table-changed")["table"]["chairs"][1]
            assert (facts["stand_in"], facts["wanted"], facts["name"]) == (True, False, "Bruno")

    tell(story)


def test_a_bot_stands_in_when_the_clock_runs_out(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        pace = {"type": "live-clock", "bank": 1_000, "gain": 0}
        anna, _bruno, table = await two_at_lots(inn, contract={"pace": pace, "absence": "bot"})
        async with anna.at(table) as a:
            clocks = a.got[0]["table"]["clocks"]
            assert [clock["running"] for clock in clocks] == [True, False]
            assert clocks[1]["left"] == 1_000
            inn.server.context.time._offset += 1_001  # time passes
            await inn.server.registry.driver.look_at_clock(inn.server.registry.tables[table])
            facts = await a.facts(lambda table: bool(table["chairs"][0]["stand_in"]))
            assert facts["clocks"][0]["left"] == 0
            await a.ask("come-back", seat=0)
            facts = await a.facts(lambda table: not table["chairs"][0]["stand_in"] and table["clocks"][0]["left"] > 50)

    tell(story)


def test_live_clocks_do_not_run_while_no_server_does(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        pace = {"type": "live-clock", "bank": 100, "gain": 0}
        anna, _bruno, table = await two_at_lots(inn, contract={"pace": pace, "absence": "bot"})
        await inn.server.registry._beat()
        inn.server.context.time._offset += 1_000
        await inn.server.registry._resume()
        async with anna.at(table) as a:
            left = a.got[0]["table"]["clocks"][0]["left"]
            assert 90 < left <= 100
            assert isinstance(inn.server.registry.tables[table].meta.contract.pace, LiveClock)

    tell(story)


def test_all_may_agree_to_end_a_game(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.ask("propose", seat=0, motion={"type": "abandon"})
            assert (await a.ask("propose", seat=0, motion={"type": "abandon"}))["reason"] == "forbidden"
            await b.ask("vote", seat=1, ballot=1, agree=True)
            await a.facts(lambda table: bool(table["stage"] == "abandoned"))
            assert (await a.act(0, KEEP))["reason"] == "forbidden"

    tell(story)


def test_a_rematch_brings_the_same_people_to_one_new_table(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            assert (await a.ask("rematch"))["reason"] == "forbidden"
            await _finish(a, b)
            await b.ask("rematch")
            moved = await a.until(lambda message: message["type"] == "moved")
            await a.ask("rematch")
            assert a.last("moved") == moved
            facts = await anna.get(f"/api/tables/{moved['table']}")
            assert [chair["name"] for chair in facts["chairs"]] == ["Anna", "Bruno"]
            async with bruno.at(moved["table"]) as host:
                assert (await host.ask("start"))["type"] == "done"
                assert (await host.position())["seat"] == 1

    tell(story)


def test_players_and_spectators_talk_apart(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        carla = await inn.guest("Carla")
        async with anna.at(table) as a, bruno.at(table) as b, carla.at(table) as c:
            await c.ask("say", text="Bruno bluffs")
            await a.ask("say", text="Pax", seat=0, id="once")
            await a.ask("say", text="Pax", seat=0, id="once")
            said = await b.until(lambda message: message["type"] == "said")
            assert (said["line"]["text"], said["line"]["name"], said["line"]["seat"]) == ("Pax", "Anna", 0)
            assert (await a.ask("say", text="psst"))["reason"] == "forbidden"
            assert (await c.ask("say", text="psst", seat=1))["reason"] == "not-seated"
            await c.until(lambda message: message["type"] == "said" and message["line"]["text"] == "Pax")
            assert len(b.all("said")) == 1
            assert "bluffs" not in "".join(a.frames + b.frames)
        async with anna.at(table) as a:
            assert [line["text"] for line in a.got[0]["talk"]] == ["Pax"]

    tell(story)


def test_a_silent_table_is_silent(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn, contract={"chat": False})
        async with anna.at(table) as a:
            assert (await a.ask("say", text="Pax", seat=0))["reason"] == "forbidden"

    tell(story)


def test_notes_are_private_and_kept(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.ask("write-notes", seat=0, text="I have the nine")
            assert (await b.ask("write-notes", seat=0, text="mine"))["reason"] == "not-seated"
            await b.ask("say", text="done", seat=1)
        async with anna.at(table) as a, bruno.at(table) as again:
            assert a.got[0]["notes"] == {"0": "I have the nine"}
            assert again.got[0]["notes"] == {}
            assert "nine" not in "".join(b.frames + again.frames)

    tell(story)


def test_nobody_watches_where_nobody_may(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn, contract={"watching": "afterwards"})
        carla = await inn.guest("Carla")
        async with anna.at(table) as a, bruno.at(table) as b, carla.at(table, seq=0) as c:
            assert (await c.ask("history", before=9))["reason"] == "forbidden"
            assert (await c.ask("say", text="hello"))["reason"] == "forbidden"
            replay = await carla.http.get(f"/api/tables/{table}/replay")
            assert replay.status_code == 403
            await _finish(a, b)
            assert c.all("position")[:-1] == []
        async with carla.at(table, seq=0) as c:
            assert len((await c.position())["entries"]) > 1

    tell(story)
