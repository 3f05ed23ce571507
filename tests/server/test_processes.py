"""Servers as processes: killed, stopped gracefully, and two of them on one PostgreSQL."""

import asyncio
import errno
import random
import socket
import subprocess
import sys
import time
from pathlib import Path

from tools.chaos import Chaos
from tools.load import measure
from tools.victim import Victim

from chapterhouse.server.home import ALIVE
from chapterhouse.storage import open_store
from tests.server.client import Guest, Json, play_on
from tests.storage.postgres import fresh_database


def test_kill_dash_nine_loses_no_accepted_move(tmp_path: Path) -> None:
    """A short run of the chaos that ``make chaos`` runs for ten thousand moves."""
    victim = Victim(f"sqlite:///{tmp_path}/house.db", tmp_path / "log")
    report = asyncio.run(Chaos(victim, moves=120, tables=3, life=15.0, seed=5).run())
    assert report.sound, report
    assert report.kills


class Unwell(Victim):
    """A server that can store nothing: it answers, and says that it is not well."""

    def launch(self, shift: float = 0.0, largest_file: int | None = None) -> None:
        program = (
            "from http.server import HTTPServer, BaseHTTPRequestHandler as H\n"
            "H.do_GET = lambda self: self.send_error(503)\n"
            f"HTTPServer(('127.0.0.1', {self.port}), H).serve_forever()"
        )
        self._process = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.DEVNULL)


def test_chaos_goes_on_with_a_server_that_says_it_is_not_well(tmp_path: Path) -> None:
    victim = Unwell("sqlite://", tmp_path / "log")
    try:
        victim.start()
    finally:
        victim.kill()


class Slow(Victim):
    """While this server starts for the second time, all moves that were wanted are made."""

    chaos: Chaos
    starts = 0

    def launch(self, shift: float = 0.0, largest_file: int | None = None) -> None:
        self.starts += 1
        if self.starts == 2:
            self.chaos.goal = 0
            time.sleep(0.5)
        super().launch(shift, largest_file)


def test_chaos_leaves_no_server_behind(tmp_path: Path) -> None:
    victim = Slow(f"sqlite:///{tmp_path}/house.db", tmp_path / "log")
    victim.chaos = Chaos(victim, moves=1000, tables=1, life=1.0, seed=5)
    asyncio.run(victim.chaos.run())
    assert victim.starts == 2
    with socket.socket() as knocking:
        assert knocking.connect_ex(("127.0.0.1", victim.port)) == errno.ECONNREFUSED


def test_a_graceful_stop_says_so_and_play_goes_on_afterwards(tmp_path: Path) -> None:
    async def story() -> None:
        victim = Victim(f"sqlite:///{tmp_path}/house.db", tmp_path / "log")
        await asyncio.to_thread(victim.start)
        anna = await Guest(victim.address).named("Anna")
        table = await anna.make("monasterium", [{"type": "my-chair"}, {"type": "bot-chair"}], start=True)
        async with anna.at(table, seq=0) as a:
            await a.position(lambda position: bool(position["choices"]))
            position = a.last("position")
            assert (await a.act(0, position["choices"][0], id="last"))["type"] == "done"
            await a.position(lambda each: bool(each["choices"]) and each["seq"] > position["seq"])
            before = a.last("position")
            assert await asyncio.to_thread(victim.stop) == 0
            assert (await a.until(lambda message: message["type"] == "bye"))["reason"] == "restarting"
        await asyncio.to_thread(victim.start)
        async with anna.at(table, seq=before["seq"]) as a:
            after = await a.position()
            assert (after["view"], after["choices"], after["entries"]) == (before["view"], before["choices"], [])
            assert (await a.act(0, position["choices"][0], seq=position["seq"], id="last"))["type"] == "done"
            assert (await a.act(0, after["choices"][0]))["type"] == "done"
        await anna.close()
        await asyncio.to_thread(victim.stop)

    asyncio.run(story())


def test_a_load_is_measured_while_everybody_plays(tmp_path: Path) -> None:
    victim = Victim(f"sqlite:///{tmp_path}/house.db", tmp_path / "log")
    figures = measure([victim], "monastery", tables=2, seconds=1.0)
    assert figures.moves > 2
    assert 0 < figures.p50_ms <= figures.p95_ms
    assert figures.cpu_ms_per_move > 0


def test_two_processes_on_one_database_serve_the_same_table(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        database = fresh_database(postgres, "two")
        first, second = (Victim(database, tmp_path / name) for name in ("first", "second"))
        await asyncio.to_thread(first.start)
        await asyncio.to_thread(second.start)
        try:
            await _play_across(first.address, second.address)
        finally:
            await asyncio.to_thread(first.stop)
            await asyncio.to_thread(second.stop)

    asyncio.run(story())


def test_when_the_home_of_a_table_is_killed_another_process_moves_its_bots(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        database = fresh_database(postgres, "home")
        home, other = Victim(database, tmp_path / "home", pause=3_600.0), Victim(database, tmp_path / "other")
        await asyncio.to_thread(home.start)
        await asyncio.to_thread(other.start)
        try:
            anna = await Guest(home.address).named("Anna")
            table = await _play_until_the_bot_thinks(anna, home)
            elsewhere = Guest(other.address, Cookie=anna.cookie())
            facts = await elsewhere.get(f"/api/tables/{table}")
            assert facts["waiting"] == [1]
            _let_time_pass_for_the_dead(database, table)
            async with asyncio.timeout(60):
                while (await elsewhere.get(f"/api/tables/{table}"))["seq"] == facts["seq"]:
                    await asyncio.sleep(0.2)
            await anna.close()
            await elsewhere.close()
        finally:
            await asyncio.to_thread(home.stop)
            await asyncio.to_thread(other.stop)

    asyncio.run(story())


async def _play_until_the_bot_thinks(anna: Guest, home: Victim) -> str:
    """A table where a bot is waited for whose process is killed then; nobody is connected elsewhere."""
    table = await anna.make("monastery", [{"type": "my-chair"}, {"type": "bot-chair", "bot": "random"}], start=True)
    async with anna.at(table, seat=0) as seat:
        position = await seat.position()
        while position["choices"]:
            answer = await seat.act(0, position["choices"][0])
            position = await seat.at_seq(answer["seq"])
        await asyncio.to_thread(home.kill)
    return table


def _let_time_pass_for_the_dead(database: str, table: str) -> None:
    """The process through which somebody was connected has not given a sign of life for long."""
    store, now = open_store(database), time.time()
    (dead,) = store.activity.servers_at(table, now)
    assert dead in store.activity.living(now - ALIVE)
    store.activity.beat(dead, now - 2 * ALIVE, now + 60.0)
    store.close()


async def _play_across(here: str, there: str) -> None:
    anna, bruno = await Guest(here).named("Anna"), await Guest(there).named("Bruno")
    table = await anna.make("monasterium", [{"type": "my-chair"}, {"type": "open-chair"}])
    async with anna.at(table, seq=0) as a, bruno.at(table, seq=0) as b:
        assert (await b.ask("sit", seat=1))["type"] == "done"
        await a.facts(lambda facts: bool(facts["chairs"][1]["taken"] and facts["chairs"][1]["present"]))
        assert (await a.ask("start"))["type"] == "done"
        await asyncio.gather(a.position(), b.position())
        await play_on({0: a, 1: b}, random.Random(2), moves=25)
        await b.ask("say", seat=1, text="across")
        said = await a.until(lambda message: message["type"] == "said")
        assert said["line"]["text"] == "across"
        await _race(a.last("position"), table, anna, Guest(there, Cookie=anna.cookie()))
        seqs = [entry["seq"] for position in b.all("position") for entry in position["entries"]]
        assert seqs == sorted(set(seqs))
    await anna.close()
    await bruno.close()


async def _race(position: Json, table: str, here: Guest, there: Guest) -> None:
    """The same person sends the same action through both processes at once: it is applied once."""
    there.http.cookies = here.http.cookies
    chair = position["view"]["waiting"][0]
    if chair != 0:
        return
    message = {"seat": 0, "seq": position["seq"], "action": position["choices"][0], "id": "raced"}
    async with here.at(table) as one, there.at(table) as other:
        answers = await asyncio.gather(one.ask("act", **message), other.ask("act", **message))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert answers[0]["seq"] == answers[1]["seq"]
    await there.close()
