"""The commands as a shell sees them: what they print, and how they refuse."""

import os
import re
import subprocess
import sys
from ast import literal_eval
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import typer

from chapterhouse import __version__
from chapterhouse.cli import COMMANDS, build
from chapterhouse.games import GAMES
from chapterhouse.native import is_compiled
from chapterhouse.speech import LANGUAGES, Speech

SCENARIOS = Path(__file__).parents[1] / "games"


def chapterhouse(*arguments: str, typed: str = "", columns: int = 80) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": str(columns), "NO_COLOR": "1", "LINES": "40"}
    return subprocess.run(
        [sys.executable, "-m", "chapterhouse", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )


def refused(*arguments: str) -> str:
    """What a command says on its one line when it refuses."""
    done = chapterhouse(*arguments)
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("module", COMMANDS)
def test_every_command_is_found_where_the_map_says(module: str) -> None:
    app = import_module(f"chapterhouse.cli.{module}").app
    names = {command.name or command.callback.__name__ for command in app.registered_commands}
    assert names | {group.name for group in app.registered_groups} == set(COMMANDS[module])


@pytest.mark.parametrize("module", COMMANDS)
def test_the_list_of_commands_says_what_their_own_help_says(module: str) -> None:
    group: Any = typer.main.get_command(build(next(iter(COMMANDS[module]))))
    said = {name: command.help.split("\n\n")[0].replace("\n", " ") for name, command in group.commands.items()}
    assert said == COMMANDS[module]


HEAVY = ("litestar", "sqlalchemy", "numpy", "polars", "rich", "babel", "chapterhouse.games.abbey", "chapterhouse.bots")
LOADED = f"""
import sys
from chapterhouse.cli import main
try:
    main()
except SystemExit:
    pass
sys.stderr.write(repr([module for module in {HEAVY!r} if module in sys.modules]))
"""
OPERATORS = ("house",)
"""Modules whose commands all work on the database, and need it before they run."""


@pytest.mark.parametrize(
    "asked", ["", *(next(iter(names)) for module, names in COMMANDS.items() if module not in OPERATORS)]
)
def test_help_loads_no_server_no_bot_and_no_words(asked: str) -> None:
    words = [asked, "--help"] if asked else ["--help"]
    done = subprocess.run([sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True)
    assert "Usage: " in done.stdout
    assert done.stderr == "[]"


def test_the_operators_commands_load_no_server_and_no_bot() -> None:
    done = subprocess.run([sys.executable, "-c", LOADED, "house", "--help"], capture_output=True, text=True, check=True)
    assert set(literal_eval(done.stderr)) <= {"sqlalchemy"}


def test_the_server_opens_without_rules_passkeys_and_migrations() -> None:
    """It loads rules and passkeys in a thread while people find their way to a table, and the rest when it needs it."""
    heavy = ("numpy", "polars", "alembic", "webauthn", "segno", *(f"chapterhouse.games.{name}" for name in GAMES))
    script = f"import sys, chapterhouse.server.run; print([module for module in {heavy!r} if module in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_version_names_editions_and_whether_rules_are_compiled() -> None:
    first, *games = chapterhouse("--version").stdout.splitlines()
    assert first.startswith(f"chapterhouse {__version__}, Python 3.")
    for line, name in zip(games, GAMES, strict=True):
        edition = GAMES[name].edition
        assert edition is not None
        compiled = "compiled" if is_compiled(name) else "not compiled"
        assert line == f"{name}: edition {edition.fingerprint}, rules {compiled}"


def test_help_lists_every_command() -> None:
    said = chapterhouse("--help").stdout
    assert all(re.search(rf"^  {name} +\S", said, re.MULTILINE) for names in COMMANDS.values() for name in names)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_prints_the_reference_in_every_language(game: str, language: str) -> None:
    done = chapterhouse("rules", game, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 200
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_rules_prints_one_rule() -> None:
    said = chapterhouse("rules", "monastery", "placement.dead-end").stdout
    assert "placement.dead-end" in said
    assert "placement.colours" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_gives_the_reason_of_a_ruling_in_the_readers_language(language: str) -> None:
    reason = Speech(GAMES["monastery"], language).reason("prayer.abbey")
    said = " ".join(chapterhouse("rules", "monastery", "prayer.abbey", "--lang", language).stdout.split())
    assert reason
    assert f"· {reason}" in said


def test_rules_finds_a_word() -> None:
    assert "placement.dead-end" in chapterhouse("rules", "monastery", "dead end").stdout


@pytest.mark.parametrize("game", GAMES)
def test_data_prints_what_is_reconstructed(game: str) -> None:
    some = chapterhouse("data", game).stdout
    everything = chapterhouse("data", game, "--all").stdout
    assert "reconstructed" in some
    assert len(everything) > len(some)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("rules", "chess"), "no game is called 'chess'"),
        (("rules", "monastery", "placement.nothing"), "no rule of monastery"),
        (("rules", "monastery", "--lang", "la"), "no language is called 'la'"),
        (("play", "monastery", "--seats", "Anna"), "setup.players"),
        (("play", "monastery", "--seats", "Anna,bot:genius"), "no bot is called 'genius'"),
        (("play", "monastery", "-o", "icons"), "name=value"),
        (("play", "monastery", "-o", "icons=perhaps"), "icons"),
        (("play", "monastery", "-o", "candles=3"), "candles"),
        (("play", "--load", "nowhere.record"), "there is no file"),
        (("replay", "nowhere.record"), "there is no file"),
        (("fly",), "No such command"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], complaint: str) -> None:
    assert complaint in refused(*arguments)


def test_a_damaged_record_is_refused_by_its_line(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.record"
    damaged.write_text(f"chapterhouse record 1\ngame monastery {GAMES['monastery'].version}\nnonsense\n")
    assert "line 3" in refused("replay", str(damaged))
    damaged.write_bytes(b"\xff\xfe")
    assert "chapterhouse:" in refused("replay", str(damaged))


def test_scenarios_report_and_set_the_exit_status(tmp_path: Path) -> None:
    good = next((SCENARIOS / "monastery" / "scenarios").glob("*.toml"))
    done = chapterhouse("scenario", str(good))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")
    bad = tmp_path / "bad.toml"
    bad.write_text('title = "x"\ngame = "monastery"\nproves = []\nthen = []\n')
    done = chapterhouse("scenario", str(good), str(bad))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (1, "1 passed, 1 failed")
    assert chapterhouse("scenario", str(tmp_path / "empty")).returncode != 0
