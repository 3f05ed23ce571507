"""Games of older rules: a database that the first program wrote is opened, replayed, reviewed and exported for ever."""

import lzma
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from chapterhouse.cli.serve import app
from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed
from chapterhouse.server.meta import read_meta
from chapterhouse.storage import Store, open_store
from tests.server.client import Json
from tests.server.conftest import Inn, Tell

GOLDEN = Path(__file__).parents[1] / "records" / "version-1"
"""A house of the first program: thirteen finished games, and thirteen that run. ``results.json`` is what it said."""

FORBIDDEN_NOW = {"night": 10, "tactical": 540}
"""Finished games of version 1 with an action that version 2 forbids, and its entry."""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    file = tmp_path / "house.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(lzma.decompress((GOLDEN / "house.sql.xz").read_bytes()).decode())
    return file


@pytest.fixture
def database(house: Path) -> str:
    return f"sqlite:///{house}"


def results() -> dict[str, Json]:
    """By table: its name, its game and the result that the first program computed."""
    found: dict[str, Json] = msgspec.json.decode((GOLDEN / "results.json").read_bytes())
    return found


def named(name: str) -> str:
    return next(table for table, told in results().items() if told["name"] == name)


def running(inn: Inn, name: str) -> str:
    rows = inn.server.context.store.tables.at_stage("playing")
    return next(row.id for row in rows if read_meta(row.doc).name == name)


def test_every_finished_game_opens_with_its_result(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest("Gast")
        for table, told in results().items():
            facts = await guest.get(f"/api/tables/{table}")
            replay = await guest.get(f"/api/tables/{table}/replay", start=0, count=1)
            assert (facts["stage"], facts["version"]) == ("over", 1)
            assert facts.get("other_rules") is None or facts["other_rules"]["whole"]
            assert replay["result"] == told["result"], told["name"]
            async with guest.at(table) as seat:
                position = await seat.position()
                assert position["result"] == told["result"]
                assert position["choices"] == []

    tell(story)


def test_an_action_that_is_forbidden_now_is_shown_as_it_was(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest("Gast")
        for name, entry in FORBIDDEN_NOW.items():
            table = named(name)
            replay = await guest.get(f"/api/tables/{table}/replay", start=entry - 2, count=5)
            assert all(frame["drawn"] for frame in replay["frames"])
            facts = (await guest.get(f"/api/tables/{table}"))["other_rules"]
            assert facts["whole"]
            assert not facts["goes_on"]
            answer = await guest.http.post("/api/studies", json={"table": table})
            assert answer.json()["reason"] == "rules-changed"
            before = await guest.http.post("/api/studies", json={"table": table, "at": entry - 1})
            assert before.status_code == 201

    tell(story)


def test_the_story_of_an_old_game_is_the_one_that_was_stored(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest("Gast")
        table = named("night")
        rows = inn.server.context.store.tables.log(table)
        told = await guest.get(f"/api/tables/{table}/story", everything=True)
        assert [entry["events"] for entry in told] == [
            [event for event, _ in msgspec.json.decode(row.told)] for row in rows if row.told != "[]"
        ]

    tell(story)


def test_a_game_of_older_rules_is_not_judged_and_the_refusal_says_why(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        guest = await inn.guest("Gast")
        table = named("night")
        asked = await guest.http.post(f"/api/tables/{table}/judgement", json={"seat": 0})
        read = await guest.http.get(f"/api/tables/{table}/judgement")
        for answer in (asked, read):
            assert (answer.status_code, answer.json()["reason"]) == (409, "rules-changed")
            assert "rules" in answer.json()["text"]
            assert "be judged" in answer.json()["text"]
        assert not inn.server.context.judge_pool.waiting()

    tell(story)


def changed_from(house: Path, table: str, seq: int) -> None:
    """As if the old rules had told something else at this entry."""
    with sqlite3.connect(house) as connection:
        connection.execute("UPDATE log SET told = '[]' WHERE table_id = ? AND seq = ?", (table, seq))


def test_what_our_rules_tell_otherwise_is_not_drawn(tell: Tell, house: Path) -> None:
    table = named("three-players")
    with sqlite3.connect(house) as connection:  # Monasterium has had one version so far
        connection.execute("UPDATE tables SET doc = replace(doc, '\"version\":1', '\"version\":3')")
    changed_from(house, table, 41)

    async def story(inn: Inn) -> None:
        guest = await inn.guest("Gast")
        facts = await guest.get(f"/api/tables/{table}")
        other = {"current": GAMES["monasterium"].version, "shown": 40, "whole": False, "goes_on": False}
        assert facts["other_rules"] == other
        replay = await guest.get(f"/api/tables/{table}/replay", start=38, count=4)
        assert [frame["drawn"] for frame in replay["frames"]] == [True, True, False, False]
        assert replay["frames"][3]["views"] == replay["frames"][1]["views"]
        assert replay["frames"][3]["entry"]["events"]
        async with guest.at(table) as seat:
            position = await seat.position()
            assert position["seq"] == len(replay["seqs"])
            assert position["view"] == replay["frames"][1]["views"][0]

    tell(story)


def test_a_running_game_goes_on_where_the_rules_are_unchanged_in_effect(tell: Tell) -> None:
    async def story(inn: Inn) -> None:
        table = running(inn, "letters-early")
        loaded = await inn.server.registry.table(table)
        facts = loaded.facts()
        assert facts.other_rules is not None
        assert facts.other_rules.goes_on
        live = loaded.require_live_game()
        seat = live.waiting[0]
        now = inn.server.context.now()
        moved = live.act(seat, live.choices(seat)[0], loaded.dealer(), None, now)

        async def decide() -> Any:
            return loaded.moved(moved)

        await loaded.change(None, decide)
        assert loaded.meta.version == GAMES["monastery"].version
        assert loaded.facts().other_rules is None

    tell(story)


def test_a_running_game_whose_rules_have_changed_says_so(tell: Tell, house: Path) -> None:
    with sqlite3.connect(house) as connection:
        connection.execute("UPDATE tables SET doc = replace(doc, '\"wanted\":false', '\"wanted\":true')")

    async def story(inn: Inn) -> None:
        table = running(inn, "night-early")
        guest = await inn.guest("Gast")
        facts = await guest.get(f"/api/tables/{table}")
        assert facts["other_rules"]["goes_on"] is False
        loaded = await inn.server.registry.table(table)
        assert loaded.frozen
        assert loaded.automatic_seats() == ()
        async with guest.at(table) as seat:
            position = await seat.position()
            assert position["choices"] == []
            sat = await seat.ask("sit", seat=0, name="Gast")
            assert sat["type"] != "refused", sat
            answer = await seat.act(0, {"type": "exchange-tile", "tile": "mill"})
            assert answer["reason"] == "rules-changed", answer
            assert "version 1" in answer["text"]

    tell(story)


def records_of(folder: Path) -> dict[str, str]:
    return {file.stem.partition("-")[2]: file.read_text(encoding="utf-8") for file in folder.iterdir()}


def test_export_keeps_the_version_of_a_game(database: str, tmp_path: Path) -> None:
    run = CliRunner()
    exported = run.invoke(app, ["export", str(tmp_path / "out"), "--database", database])
    assert exported.exit_code == 0, exported.output
    found = records_of(tmp_path / "out")
    assert set(found) == set(results())
    for table, text in found.items():
        assert text.splitlines()[1] == f"game {results()[table]['game']} 1"


def told_at_all_tables(store: Store) -> list[list[str]]:
    return [[row.told for row in store.tables.log(table.id)] for table in store.tables.at_stage("over")]


def test_an_old_game_travels_to_another_house(database: str, tmp_path: Path) -> None:
    """Also one that the rules of today forbid: the record says what was told."""
    run = CliRunner()
    run.invoke(app, ["export", str(tmp_path / "out"), "--database", database])
    other = f"sqlite:///{tmp_path}/other.db"
    files = [str(file) for file in (tmp_path / "out").iterdir()]
    imported = run.invoke(app, ["import", *files, "--database", other])
    assert imported.exit_code == 0, imported.exception
    stores = open_store(database), open_store(other)
    logs = [
        [[row.told for row in store.tables.log(table.id)] for table in store.tables.at_stage("over")]
        for store in stores
    ]
    assert sorted(logs[0]) == sorted(logs[1])
    for store in stores:
        store.close()


def test_a_record_file_of_the_first_program_is_refused_unless_it_may_be_played_anew(tmp_path: Path) -> None:
    """It does not say what was told: that its replay is the game that was played cannot be checked."""
    run, database = CliRunner(), ["--database", f"sqlite:///{tmp_path}/house.db"]
    old = str(GOLDEN / "monastery.record")
    refused = run.invoke(app, ["import", old, *database])
    assert isinstance(refused.exception, Malformed)
    assert "follows version 1" in str(refused.exception)
    assert run.invoke(app, ["import", old, "--by-current-rules", *database]).exit_code == 0
    illegal = run.invoke(app, ["import", str(GOLDEN / "monastery-now-illegal.record"), "--by-current-rules", *database])
    assert "is not legal" in str(illegal.exception)


def test_the_report_lists_what_would_change_and_changes_nothing(house: Path, database: str) -> None:
    table = named("two-players")
    changed_from(house, table, 5)
    report = CliRunner().invoke(app, ["migrate", "--report", "--database", database])
    assert report.exit_code == 0, report.exception
    *listed, total = report.output.splitlines()
    assert total == f"{26} games, {26 - len(listed)} of them unchanged; nothing was stored"
    assert any(line.startswith(table) and line.endswith("tell something else from entry 5") for line in listed)
    for name, entry in FORBIDDEN_NOW.items():
        assert any(line.startswith(named(name)) and line.endswith(f"from entry {entry}") for line in listed)
    with sqlite3.connect(house) as connection:
        (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    assert revision == "0002"
