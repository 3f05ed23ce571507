"""Playing through the socket: hello, choices, refusals, idempotence, reconnection, simultaneous choices."""

import asyncio
import json
import random

import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import record as records
from tests.server.client import Guest, Json, Seat, play_on
from tests.server.conftest import Inn, Tell, on_both
from tests.server.gates import hold_commits, until

KEEP = {"type": "keep"}
REDRAW = {"type": "redraw"}


def bet(highest: bool) -> Json:
    return {"type": "bet", "highest": highest}


async def two_at_lots(inn: Inn, **form: object) -> tuple[Guest, Guest, str]:
    """Anna and Bruno at a table of Lots that has begun."""
    anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
    table = await anna.make("lots", [{"type": "my-chair"}, {"type": "open-chair"}], **form)
    async with anna.at(table) as host, bruno.at(table) as friend:
        assert (await friend.ask("sit", seat=1))["type"] == "done"
        assert (await host.ask("start"))["type"] == "done"
    return anna, bruno, table


@on_both
def test_a_whole_game_over_sockets(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table, seq=0) as a, bruno.at(table, seq=0) as b:
            assert (await a.position())["choices"] == [KEEP, REDRAW]
            assert (await b.position())["choices"] == []
            assert (await a.act(0, KEEP))["type"] == "done"
            await b.at_seq(2)
            assert (await b.act(1, REDRAW))["type"] == "done"
            await a.at_seq(3)
            await a.act(0, bet(True))
            await b.at_seq(4)
            await b.act(1, bet(False))
            end = await a.at_seq(5)
            assert end["result"]["ending"] == "shown"
            shown = [event for entry in end["entries"] for event in entry["events"]]
            assert [event["type"] for event in shown] == ["lot-shown", "lot-shown"]
            assert (await a.act(0, KEEP))["fault"]["rule"] == "table.over"

    tell(story)


def test_each_seat_gets_its_own_events_and_view(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        carla = await inn.guest("Carla")
        async with anna.at(table, seq=0) as a, bruno.at(table, seq=0) as b, carla.at(table, seq=0) as c:
            heard = {}
            for name, seat in {"a": a, "b": b, "c": c}.items():
                (deal,) = (await seat.position())["entries"]
                heard[name] = [event["type"] for event in deal["events"]]
            assert heard["a"] == ["lot-drawn", "lot-seen", "lot-drawn"]
            assert heard["b"] == ["lot-drawn", "lot-drawn", "lot-seen"]
            assert heard["c"] == ["lot-drawn", "lot-drawn"]
            assert a.last("position")["view"]["lot"] != b.last("position")["view"]["lot"]
            assert c.last("position")["view"]["lot"] is None

    tell(story)


def test_hello_brings_exactly_what_was_missed(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP)
            await b.at_seq(2)
            await b.act(1, REDRAW)
            await a.at_seq(3)
            async with anna.at(table, seq=1) as again:
                position = await again.position()
                assert [entry["seq"] for entry in position["entries"]] == [3]
                assert position["view"] == a.last("position")["view"]
                assert position["choices"] == a.last("position")["choices"]
            async with anna.at(table, seq=3) as again:
                assert (await again.position())["entries"] == []

    tell(story)


def test_an_action_sent_twice_is_answered_twice_and_applied_once(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            for _ in range(3):
                assert await a.act(0, REDRAW, seq=1, id="mine") == {"type": "done", "id": "mine", "seq": 2}
            await b.at_seq(2)
            assert (await b.act(1, KEEP, id="mine"))["seq"] == 3
        async with anna.at(table) as a:
            assert (await a.act(0, REDRAW, seq=1, id="mine"))["seq"] == 2
            assert a.last("position")["seq"] == 3

    tell(story)


def test_a_move_is_told_although_its_players_line_broke_meanwhile(tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.position()
            loaded = inn.server.registry.tables[table]
            line = next(each for each in loaded.connections if each.person.name == "Anna")
            told = hold_commits(inn, monkeypatch)
            await a.send({"type": "act", "id": "last", "seat": 0, "seq": 1, "action": KEEP})
            await until(lambda: bool(loaded._changing))
            line.close()
            await until(lambda: line not in loaded.connections)
            told.set()
            assert (await b.at_seq(2))["choices"] == [KEEP, REDRAW]

    tell(story)


def test_a_stop_waits_for_the_change_under_way_and_no_bot_moves_after_it(
    tell: Tell, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("lots", [{"type": "my-chair"}, {"type": "bot-chair"}], start=True)
        async with anna.at(table) as a:
            await a.position()
            loaded, registry = inn.server.registry.tables[table], inn.server.registry
            told = hold_commits(inn, monkeypatch)
            await a.send({"type": "act", "id": "last", "seat": 0, "seq": 1, "action": KEEP})
            await until(lambda: bool(loaded._changing))
            await registry.driver.stop()
            settling = asyncio.create_task(loaded.settle())
            await asyncio.sleep(0)
            assert not settling.done()
            told.set()
            await settling
            assert (loaded.row.seq, loaded.automatic_seats()) == (2, (1,))
            assert not registry.driver.busy(table)

    tell(story)


def test_refusals_differ_and_the_connection_survives_all(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn, options={"redraw": False})
        carla = await inn.guest("Carla")
        async with anna.at(table) as a, bruno.at(table) as b, carla.at(table) as c:
            await a.position()
            illegal = await a.act(0, REDRAW)
            assert illegal["reason"] == "illegal"
            fault = {"rule": "lots.redraw", "key": "fault-lots-redraw-closed", "args": {"seat": "seat:0"}}
            assert illegal["fault"] == fault
            assert (await a.act(0, {"type": "fly"}))["reason"] == "malformed"
            assert (await a.act(1, KEEP))["reason"] == "not-seated"
            assert (await a.act(7, KEEP))["reason"] == "not-seated"
            assert (await b.act(1, KEEP, seq=1))["fault"]["rule"] == "table.turn"
            assert (await a.act(0, KEEP, seq=0))["reason"] == "stale"
            assert (await c.act(0, KEEP, seq=1))["reason"] == "not-seated"
            assert (await a.ask("nonsense"))["reason"] == "malformed"
            assert (await a.ask("act", seat="zero", seq=1, action=KEEP))["reason"] == "malformed"
            for raw in ("", "[", "null", '"x"', "{}", '{"type":1}', "\x00", "[" * 5000):
                since = len(a.got)
                await a.socket.send(raw)
                answer = await a.until(lambda message: message["type"] == "refused", since)
                assert answer["reason"] == "malformed"
            await a.socket.send(b"\xff\xfe binary")
            assert (await a.act(0, KEEP, seq=1))["type"] == "done"

    tell(story)


def test_why_names_the_rule_and_changes_nothing(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn, options={"redraw": False})
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.position()
            assert (await a.ask("why", seat=0, action=REDRAW))["fault"]["rule"] == "lots.redraw"
            assert (await a.ask("why", seat=0, action=KEEP))["fault"] is None
            assert (await b.ask("why", seat=1, action=KEEP))["fault"]["rule"] == "table.turn"
            assert (await b.ask("why", seat=0, action=KEEP))["reason"] == "not-seated"
            assert (await a.ask("why", seat=0, action=bet(True)))["fault"]["rule"] == "table.asked"
            assert (await a.act(0, KEEP, seq=1))["seq"] == 2

    tell(story)


def test_nobody_is_stale_in_a_simultaneous_choice(tell: Tell) -> None:
    """Both look at the same moment; whoever answers second does not have to look again."""

    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP, seq=1)
            await b.act(1, KEEP, seq=2)
            answers = await asyncio.gather(a.act(0, bet(True), seq=3), b.act(1, bet(False), seq=3))
            assert {answer["type"] for answer in answers} == {"done"}
            assert sorted(answer["seq"] for answer in answers) == [4, 5]

    tell(story)


def test_a_note_of_one_player_is_unseen_by_the_others_and_makes_nobody_stale(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.position()
            before = len([frame for frame in a.frames if "position" in frame])
            assert (await b.act(1, {"type": "note", "text": "7?"}, seq=1))["seq"] == 1
            assert (await a.act(0, KEEP, seq=1))["seq"] == 2
            positions = a.all("position")
            assert len(positions) == before + 1
            assert "7?" not in "".join(a.frames)
            async with anna.at(table, seq=1) as again:
                assert [entry["seq"] for entry in (await again.position())["entries"]] == []

    tell(story)


def test_choices_come_with_the_position_of_whoever_is_asked(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP, seq=1)
            assert (await b.at_seq(2))["choices"] == [KEEP, REDRAW]
            assert (await a.at_seq(2))["choices"] == []
            assert a.last("position")["view"]["waiting"] == [1]

    tell(story)


def test_a_recap_tells_what_happened_since_i_looked(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            await a.act(0, KEEP, seq=1)
            await a.send({"type": "seen", "seq": 2})
            await a.ask("history", before=1)
        async with bruno.at(table) as b:
            await b.act(1, REDRAW, seq=2)
        lobby = await anna.get("/api/lobby")
        assert lobby["mine"][0]["changed"]
        assert lobby["mine"][0]["my_turn"]
        async with anna.at(table) as a:
            recap = await a.until(lambda message: message["type"] == "recap")
            assert recap["since"] == 2
            assert [event["type"] for entry in recap["entries"] for event in entry["events"]] == ["lot-drawn"]

    tell(story)


def test_older_entries_can_be_leafed_through(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, REDRAW, seq=1)
            await b.act(1, REDRAW, seq=2)
            page = await a.ask("history", before=3, limit=1)
            assert [entry["seq"] for entry in page["entries"]] == [2]
            assert page["more"]
            page = await a.ask("history", before=3)
            assert [entry["seq"] for entry in page["entries"]] == [1, 2]
            assert not page["more"]

    tell(story)


def test_a_socket_without_a_name_is_turned_away_with_a_reason(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        _anna, _bruno, table = await two_at_lots(inn)
        stranger = await inn.guest()
        async with stranger.raw(table) as s:
            assert (await s.until(lambda message: message["type"] == "refused"))["reason"] == "forbidden"
        carla = await inn.guest("Carla")
        async with carla.raw("nosuchtable") as s:
            assert (await s.until(lambda message: message["type"] == "refused"))["reason"] == "unknown"
        async with carla.raw(table) as s:
            assert (await s.ask("start"))["reason"] == "forbidden"
            assert (await s.hello(protocol=99))["reason"] == "forbidden"
            assert (await s.hello(seat=0))["reason"] == "not-seated"
            assert (await s.hello())["type"] == "welcome"

    tell(story)


def test_several_people_at_one_device_look_one_at_a_time(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        chairs = [{"type": "my-chair"}, {"type": "my-chair", "name": "Berta"}]
        table = await anna.make("lots", chairs, start=True)
        async with anna.at(table) as a:
            curtain = await a.position()
            assert (curtain["seat"], curtain["view"]["lot"], curtain["choices"]) == (None, None, [])
            await a.ask("look", seat=0)
            assert a.last("position")["view"]["lot"] is not None
            await a.act(0, KEEP)
            await a.ask("look", seat=1)
            assert a.last("position")["choices"] == [KEEP, REDRAW]
            await a.act(1, KEEP)
            await a.ask("look")
            assert a.last("position")["view"]["lot"] is None
            assert (await a.ask("look", seat=5))["reason"] == "not-seated"
            names = [chair["name"] for chair in a.got[0]["table"]["chairs"]]
            assert names == ["Anna", "Berta"]

    tell(story)


@pytest.mark.parametrize("game", ["monastery", "monasterium", "abbey"])
def test_real_games_with_people_and_a_bot(tell: Tell, game: str) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        chairs: list[Json] = [{"type": "my-chair"}, {"type": "open-chair"}, {"type": "bot-chair", "bot": "random"}]
        table = await anna.make(game, chairs)
        async with anna.at(table, seq=0) as a, bruno.at(table, seq=0) as b:
            await b.ask("sit", seat=1)
            await a.ask("start")
            await asyncio.gather(a.position(), b.position())
            await play_on({0: a, 1: b}, random.Random(5), moves=30)
            newest = max(_entries(a)[-1], _entries(b)[-1])
            await asyncio.gather(a.at_seq(newest), b.at_seq(newest))
            assert (await anna.http.get(f"/api/tables/{table}/record")).json()["reason"] == "forbidden"

    tell(story)


def test_a_real_game_to_its_end_and_its_record(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        bots = [{"type": "bot-chair", "bot": "random"}]
        table = await anna.make("monastery", [{"type": "my-chair"}, *bots], start=True)
        async with anna.at(table, seq=0) as a:
            await a.position()
            end = await play_on({0: a}, random.Random(5), moves=5_000)
            assert end["result"]["winners"]
            assert (await a.facts(lambda facts: bool(facts["stage"] == "over")))["waiting"] == []
        text = (await anna.http.get(f"/api/tables/{table}/record")).text
        record = records.read(text, GAMES)
        assert record.names == ("Anna", "Brigid")  # bots are called as on the page, so that two are told apart
        copied = (await anna.http.post("/api/studies", json={"record": text})).json()
        again = (await anna.http.post("/api/studies", json={"table": table, "at": 3})).json()
        for study in (copied, again):
            seats = (await anna.get(f"/api/tables/{study['id']}"))["chairs"]
            assert [seat["name"] for seat in seats] == ["Anna", "Brigid"]
        result = GAMES["monastery"].result(records.final(GAMES["monastery"], record))
        assert list(result.winners) == end["result"]["winners"]

    tell(story)


def _entries(seat: Seat) -> list[int]:
    return [entry["seq"] for position in seat.all("position") for entry in position["entries"]]


def test_positions_of_a_running_game_are_what_a_client_can_rebuild_from(tell: Tell) -> None:
    """Whoever comes late gets the same view as whoever stayed."""

    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await a.act(0, KEEP, seq=1)
            await b.act(1, REDRAW, seq=2)
            await a.at_seq(3)
            async with anna.at(table) as late:
                fresh = await late.position()
            stayed = a.last("position")
            for part in ("view", "choices", "seq", "back", "more"):
                assert json.dumps(fresh[part]) == json.dumps(stayed[part])

    tell(story)
