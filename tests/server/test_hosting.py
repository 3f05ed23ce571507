"""For hosts: settings, calls to the table, records in and out, studies, and how quickly an old game opens."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from chapterhouse.cli.serve import app, qr_code
from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed, SeededDealer, legal, play
from chapterhouse.kernel import record as records
from chapterhouse.kernel.record import Line, Record, final
from chapterhouse.server.config import Config, load
from chapterhouse.server.lesson_table import load_table
from chapterhouse.server.run import running
from chapterhouse.server.sentences import say
from chapterhouse.server.table import SNAPSHOT_EVERY
from chapterhouse.storage import open_store
from chapterhouse.storage.migrate import migrate, newest
from tests.server.client import Json
from tests.server.company import company
from tests.server.conftest import GENEROUS, QUICK_NOTICES, Inn, Tell
from tests.server.test_chairs import _finish
from tests.server.test_play import KEEP, two_at_lots


def test_settings_from_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1\nlog = "debug"\n[limits]\nmessages = 5\n')
    environment = {"CHAPTERHOUSE_PORT": "2", "CHAPTERHOUSE_LIMITS__REQUESTS": "7", "CHAPTERHOUSE_ORIGINS": '["a"]'}
    config = load(file, environment)
    assert (config.port, config.log, config.limits.messages, config.limits.requests) == (2, "debug", 5, 7)
    assert config.origins == ("a",)


def test_what_is_said_to_the_engine_is_no_setting() -> None:
    assert load(None, {"CHAPTERHOUSE_PURE": "1", "CHAPTERHOUSE_DATA": "corrected"}) == Config()
    assert load(None, {}) == Config()


@pytest.mark.parametrize("text", ["port = 70000", "prot = 1", "port = ", "[limits]\nmessages = 0"])
def test_wrong_settings_say_what_is_wrong(tmp_path: Path, text: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    with pytest.raises(Malformed):
        load(file, {})
    with pytest.raises(Malformed):
        load(tmp_path / "missing.toml", {})


class Post:
    """Somewhere that takes notices."""

    def __init__(self) -> None:
        self.received: list[Json] = []
        post = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                post.received.append(json.loads(body))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_args: object) -> None:
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"json://127.0.0.1:{self.server.server_port}/secret-token"


@pytest.fixture
def post() -> Iterator[Post]:
    made = Post()
    thread = threading.Thread(target=made.server.serve_forever, daemon=True)
    thread.start()
    yield made
    made.server.shutdown()
    made.server.server_close()
    thread.join()


loading_apprise = pytest.mark.filterwarnings("ignore:'imghdr' is deprecated:DeprecationWarning")
"""Apprise looks at every module it has when it is first used, one of which is old."""


@loading_apprise
def test_an_absent_player_is_called_once_and_a_present_one_is_not(tell: Tell, post: Post) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        for guest in (anna, bruno):
            answer = await guest.http.put("/api/me", json={"notices": [post.address], "language": "de"})
            assert answer.json()["notices"] == ["json"]
            assert "secret-token" not in answer.text
        table = await anna.make("monasterium", [{"type": "my-chair"}, {"type": "open-chair"}])
        async with bruno.at(table) as b:
            await b.ask("sit", seat=1)
        async with anna.at(table) as a:
            await a.ask("start")
            await a.position()
            while a.last("position")["choices"]:
                answer_seq = (await a.act(0, a.last("position")["choices"][0]))["seq"]
                await a.at_seq(answer_seq)
            await _until(lambda: bool(post.received))
            if a.last("position")["back"]:
                await a.ask("take-back", seat=0)
                await a.act(0, a.last("position")["choices"][0])
            await asyncio.sleep(0.3)
        assert [each["title"] for each in post.received] == ["Du bist am Zug"]
        assert f"/t/{table}" in post.received[0]["message"]

    tell(story, notices=QUICK_NOTICES)


@loading_apprise
def test_a_full_table_calls_its_absent_host(tell: Tell, post: Post) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno = await inn.guest("Anna"), await inn.guest("Bruno")
        await anna.http.put("/api/me", json={"notices": [post.address], "language": "fr"})
        chairs = [{"type": "my-chair"}, {"type": "open-chair"}]
        table = await anna.make("monastery", chairs, contract={"auto_start": False})
        async with bruno.at(table) as b:
            await b.ask("sit", seat=1)
            await _until(lambda: bool(post.received))
        assert [each["title"] for each in post.received] == ["Votre table est complète"]
        assert f"/t/{table}" in post.received[0]["message"]

    tell(story, notices=QUICK_NOTICES)


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.02)


@loading_apprise
def test_notices_go_only_where_the_host_allows(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        for wrong in ("json://127.0.0.1:1/hidden", "nonsense-hidden", "file:///etc/hidden", "slack://hidden"):
            answer = await anna.http.put("/api/me", json={"notices": [wrong]})
            assert answer.status_code == 400
            assert "hidden" not in answer.text

    tell(story)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_sentence_is_there_in_every_language(language: str) -> None:
    assert say(language, "notice-title")
    assert "x" in say(language, "notice-body", game="x", address="y")
    assert say(language, "notice-full-title")
    assert "x" in say(language, "notice-full-body", game="x", address="y")


def test_replays_and_studies_of_a_finished_game(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            refused = await (await inn.guest("Carla")).http.post("/api/studies", json={"table": table})
            assert refused.json()["reason"] == "forbidden"
            mine = (await anna.http.post("/api/studies", json={"table": table})).json()["id"]
            async with anna.at(mine, seat=0) as study:
                assert (await study.position())["view"]["lot"] == (await a.position())["view"]["lot"]
            running = await anna.http.get(f"/api/tables/{table}/replay", params={"seat": 0})
            assert "content-encoding" not in running.headers
            await _finish(a, b)
        stranger = await inn.guest()
        replay = await stranger.get(f"/api/tables/{table}/replay", everything=True, start=1, count=2)
        assert replay["seqs"] == [1, 2, 3, 4, 5]
        assert [frame["seq"] for frame in replay["frames"]] == [2, 3]
        assert [view["seat"] for view in replay["frames"][0]["views"]] == [0, 1, None]
        plain = {"Accept-Encoding": "identity"}
        answers = [await stranger.http.get(f"/api/tables/{table}/replay", headers=each) for each in ({}, plain)]
        assert [each.headers.get("content-encoding") for each in answers] == ["gzip", None]
        assert answers[0].json() == answers[1].json()
        from_b = await stranger.get(f"/api/tables/{table}/replay", seat=1)
        assert {frame["views"][0]["seat"] for frame in from_b["frames"]} == {1}
        branch = (await anna.http.post("/api/studies", json={"table": table, "at": 3})).json()["id"]
        assert (await bruno.http.get(f"/api/tables/{branch}/replay")).status_code == 403
        async with anna.at(branch, seat=0) as study:
            assert (await study.position())["view"]["waiting"] == [0, 1]
            assert (await study.act(0, {"type": "bet", "highest": True}))["seq"] == 4
            assert (await study.ask("take-back", seat=0, to=1))["type"] == "done"
            assert (await study.at_seq(5))["view"]["waiting"] == [0]

    tell(story)


def test_studies_from_records_and_positions(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a, bruno.at(table) as b:
            await _finish(a, b)
        record = (await anna.http.get(f"/api/tables/{table}/record")).text
        made = (await anna.http.post("/api/studies", json={"record": record})).json()["id"]
        assert (await anna.get(f"/api/tables/{made}"))["stage"] == "over"
        cut = "\n".join(record.splitlines()[:-5])  # two actions, what each told, and the result
        going_on = (await anna.http.post("/api/studies", json={"record": cut})).json()["id"]
        assert (await anna.get(f"/api/tables/{going_on}"))["waiting"] == [0, 1]
        for wrong in (
            {"record": "nonsense"},
            {},
            {"record": record, "table": table},
            {"game": "lots", "position": "x"},
        ):
            assert (await anna.http.post("/api/studies", json=wrong)).status_code == 400

    tell(story)


def long_record(actions: int) -> Record:
    """A random game, or as many games' worth of one as it takes, as a record."""
    game = GAMES["monastery"]
    options = game.read_options({"players": 4})
    dealt = game.deal(options, SeededDealer(1))
    lines: list[Line] = []
    state, rng = dealt.state, SeededDealer(2)
    while state.stack and len(lines) < actions:
        seat = state.stack[-1].actors(state)[0]
        action = legal(state, seat)[rng.roll(len(legal(state, seat)))]
        played = play(state, seat, action, SeededDealer(len(lines)))
        lines.append(Line(seat, action, played.chance))
        state = played.state
    return Record(game.name, game.version, options, ("A", "B", "C", "D"), dealt.chance, tuple(lines), game.edition)


def test_records_are_exported_and_imported_by_the_command_line(tmp_path: Path) -> None:
    run, database = CliRunner(), ["--database", f"sqlite:///{tmp_path}/house.db"]
    whole = long_record(10_000)
    assert not final(GAMES["monastery"], whole).stack
    (tmp_path / "one.record").write_text(whole.write())
    (tmp_path / "half.record").write_text(whole.upto(20).write())
    imported = run.invoke(app, ["import", str(tmp_path / "one.record"), *database])
    assert imported.exit_code == 0, imported.output
    assert imported.output.startswith("/t/")
    half = run.invoke(app, ["import", str(tmp_path / "half.record"), *database])
    assert isinstance(half.exception, Malformed)
    assert run.invoke(app, ["export", str(tmp_path / "out"), *database]).exit_code == 0
    (exported,) = (tmp_path / "out").iterdir()
    again = records.read(exported.read_text(), GAMES)
    assert again == msgspec.structs.replace(whole, told=again.told, result=again.result)
    assert len(again.told) == len(whole.lines) + 1
    assert f"revision {newest()}" in run.invoke(app, ["migrate", *database]).output
    assert run.invoke(app, ["backup", str(tmp_path / "b"), *database]).exit_code == 0
    other = ["--database", f"sqlite:///{tmp_path}/other.db"]
    assert run.invoke(app, ["restore", str(tmp_path / "b"), *other]).exit_code == 0
    store = open_store(f"sqlite:///{tmp_path}/other.db")
    assert len(store.tables.at_stage("over")) == 1
    store.close()


def test_a_qr_code_for_the_terminal() -> None:
    lines = qr_code("http://127.0.0.1:8000").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert set("".join(lines)) <= set("█▀▄ ")


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        config = Config(database=f"sqlite:///{tmp_path}/house.db", port=0, limits=GENEROUS)
        async with running(config):
            with pytest.raises(Malformed, match="another server"):
                async with running(config):
                    pass
        async with running(config):
            pass

    asyncio.run(story())


def test_a_game_of_a_thousand_actions_opens_quickly(tell: Tell) -> None:
    """By its newest snapshot: no more actions are played again than lie between two."""

    async def story(inn: Inn) -> None:
        async with company(inn, "abbey", 3) as abbey:
            loaded = abbey.loaded
            while loaded.row.seq < 2 * SNAPSHOT_EVERY + 5:
                await abbey.move()
        played = 0
        true = play

        def counting(*args: Any) -> object:
            nonlocal played
            played += 1
            return true(*args)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("chapterhouse.server.game_log.play", counting)
            again = await load_table(inn.server.context, loaded.id)
        assert played == 5
        assert again.require_live_game().view(0) == loaded.require_live_game().view(0)

    tell(story)


@pytest.mark.parametrize("fails", [False, True])
def test_no_table_is_read_while_rules_are_being_loaded(tell: Tell, fails: bool) -> None:
    """Two threads must not meet the types of a game at the same time; a game that cannot be loaded stops no other."""

    async def story(inn: Inn) -> None:
        anna = await inn.guest("Anna")
        table = await anna.make("monastery", [{"type": "my-chair"}, {"type": "bot-chair"}])
        registry, done = inn.server.registry, asyncio.Event()

        async def load() -> None:
            await done.wait()
            if fails:
                raise Malformed("a game that cannot be loaded")

        registry.tables.clear()
        registry.rules = asyncio.create_task(load())
        asked = asyncio.create_task(anna.http.get(f"/api/tables/{table}"))
        await anna.get("/api/me")
        assert not asked.done()
        assert table not in registry.tables
        done.set()
        assert (await asked).status_code == 200
        assert (registry.rules.exception() is not None) is fails

    tell(story)


def test_an_unreadable_snapshot_is_no_loss(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        anna, _bruno, table = await two_at_lots(inn)
        async with anna.at(table) as a:
            await a.position()
            await a.act(0, {"type": "note", "text": "kept"})
            for seq in range(2, SNAPSHOT_EVERY, 2):
                await a.act(0, KEEP)
                await a.ask("take-back", seat=0)
                await a.at_seq(seq + 1)
            assert (await a.act(0, KEEP))["seq"] == SNAPSHOT_EVERY
        with inn.server.context.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE snapshots SET state = x'00ff'")
        again = await load_table(inn.server.context, table)
        assert again.require_live_game().state.notes[0] == "kept"  # type: ignore[attr-defined]

    tell(story)


def test_migrate_is_done_at_the_start(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path}/new.db")
    assert migrate(store) == newest()
    store.close()
