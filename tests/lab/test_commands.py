"""The lab's commands, as they are typed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest
from typer.testing import CliRunner, Result

from chapterhouse.cli.lab import FAILED, STOPPED, app
from chapterhouse.games import GAMES, find
from chapterhouse.kernel import ChapterhouseError, Malformed, record, text
from chapterhouse.lab.commands import show
from chapterhouse.lab.match import play_match
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.record_words import RecordWords, choices_at
from chapterhouse.lab.report_tables import ReportTable
from chapterhouse.lab.run_folder import read_plan
from tests.lab.bots import CRASHING, DULL, LOTS_GAME, SHARP, SLOW

ROOT = Path(__file__).parents[2]


def typed(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], catch_exceptions=False)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A record of a short game of Monastery."""
    game = find("monastery")
    wanted = Plan("monastery", game.version, (("random", "random"),), ({},), 1)
    file = tmp_path / "kept.record"
    file.write_text(play_match(wanted.match(0, keep=True)).record, encoding="utf-8")
    return file


def test_simulate_then_report(tmp_path: Path) -> None:
    out = tmp_path / "runs" / "a"
    words = ("simulate", LOTS_GAME, "--seats", f"{SHARP}, {DULL}, random", "--games", 30, "--seed", 7, "--jobs", 1)
    made = typed(*words, "--vary", "redraw", "--rotate", "--records", "-o", out)
    assert made.exit_code == 0
    assert "30 games" in made.output
    assert len(list((out / "records").rglob("*.record"))) == 30
    assert len(read_plan(out).variants) == 2
    told = typed("report", out)
    assert told.exit_code == 0
    assert "Order of play" in told.output
    assert (out / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_failing_games_are_told_by_the_exit_status(tmp_path: Path) -> None:
    words = ("simulate", LOTS_GAME, "--seats", f"{CRASHING},{SHARP}", "--games", 20, "--jobs", 1, "-o", tmp_path / "a")
    assert typed(*words).exit_code == FAILED


def test_a_tournament_ends_with_ratings(tmp_path: Path) -> None:
    words = ("tournament", LOTS_GAME, "--bots", f"{SHARP},{DULL}", "--players", 3, "--deals", 8, "--jobs", 1)
    made = typed(*words, "-o", tmp_path / "t")
    assert made.exit_code == 0
    assert "Ratings" in made.output
    assert "Duels" in made.output
    assert pl.read_parquet(tmp_path / "t" / "games.parquet").height == 8 * 2 * 3


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("simulate", "chess", "-o", "OUT"), "no game is called 'chess'"),
        (("simulate", "monastery", "--seats", "nobody,random", "-o", "OUT"), "no bot is called 'nobody'"),
        (("simulate", "monastery", "--option", "candles", "-o", "OUT"), "name=value"),
        (("simulate", "monastery", "--vary", "candles", "-o", "OUT"), "no option 'candles'"),
        (("simulate", "abbey", "--seats", "random,random", "-o", "OUT"), r"Three to six .* \[setup.players\]"),
        (("simulate", LOTS_GAME, "--seats", "random", "-o", "OUT"), r"setup\.players"),
        (("simulate", "monastery", "--seats", "scholar:much,random", "-o", "OUT"), "a number of playouts"),
        (("simulate", "monastery", "--seats", "mybots:Clever,random", "-o", "OUT"), "on the Python path"),
        (("simulate", "monastery", "--seats", "json:dumps,random", "-o", "OUT"), "does not make a bot"),
        (("tournament", "monastery", "--bots", "random", "-o", "OUT"), "at least two"),
        (("report", "OUT"), "no run.json"),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_left_behind(
    tmp_path: Path, words: tuple[str, ...], complaint: str
) -> None:
    out = tmp_path / "out"
    with pytest.raises(ChapterhouseError, match=complaint):
        typed(*(out if word == "OUT" else word for word in words))
    assert not out.exists()


def test_a_file_is_no_folder_for_a_run(tmp_path: Path) -> None:
    file = tmp_path / "out"
    file.write_text("mine", encoding="utf-8")
    made = typed("simulate", "monastery", "-o", file)
    assert made.exit_code == 2
    assert file.read_text(encoding="utf-8") == "mine"


def test_names_in_a_narrow_terminal_stay_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "44")
    rows = tuple((f"tile:secret-way-{colour}", "-10.1 % (-18.1 to -2.1)") for colour in ("yellow", "green"))
    show(
        [
            ReportTable("Things", ("thing", "victory of users against others"), rows),
            ReportTable("Bare", ("", ""), (("games", "3"),)),
        ]
    )
    told = capsys.readouterr().out
    assert "tile:secret-way-yellow" in told
    assert "┃" not in told.partition("Bare")[2]


def test_what_if(kept: Path) -> None:
    read = record.read(kept.read_text(encoding="utf-8"), GAMES)
    told = typed("whatif", kept, "--at", 3, "--bot", "random", "--games", 4, "--jobs", 1, "--same", "--seed", 4)
    assert told.exit_code == 0
    assert "After 3 actions" in told.output
    assert "random (a) (acts)" in told.output or "random (b) (acts)" in told.output
    assert "4 times by random" in told.output
    with pytest.raises(Malformed, match="that is what was played"):
        typed("whatif", kept, "--at", 0, "--instead", read.lines[0].write()[2:].partition(" |")[0], "--bot", "random")
    with pytest.raises(Malformed, match="after 9999 there is none"):
        typed("whatif", kept, "--at", 9999, "--bot", "random")


def test_what_if_lists_the_choices_and_takes_one_by_its_number(kept: Path) -> None:
    read = record.read(kept.read_text(encoding="utf-8"), GAMES)
    game, words = GAMES[read.game], RecordWords(GAMES[read.game], read)
    at = next(at for at in range(len(read.lines)) if len(choices_at(game, read, at)[1]) > 1)
    _, choices = choices_at(game, read, at)
    told = typed("whatif", kept, "--at", at, "--list")
    assert told.output.count("played") == 1
    assert all(text.write(choice) not in told.output for choice in choices if " " in text.write(choice))
    number = next(n for n, choice in enumerate(choices, 1) if choice != read.lines[at].action)
    played = typed("whatif", kept, "--at", at, "--instead", number, "--bot", "random", "--games", 2, "--jobs", 1)
    said = " ".join(played.output.split())
    assert words.action(text.write(choices[number - 1])).split()[0] in said
    with pytest.raises(Malformed, match="--list shows them"):
        typed("whatif", kept, "--at", at, "--instead", 999, "--bot", "random")


def test_analyse(kept: Path) -> None:
    words = ("--bot", "random", "--stronger", "random", "--games", 3, "--moments", 2, "--turns", 1, "--jobs", 1)
    told = typed("analyse", kept, *words)
    assert told.exit_code == 0
    assert "The course of the game" in told.output


def command(*words: object) -> list[str]:
    return [sys.executable, "-c", "from chapterhouse.cli.lab import app; app()", *map(str, words)]


def test_a_run_that_is_told_to_end_leaves_everything_in_order_and_goes_on(tmp_path: Path) -> None:
    words = ("simulate", LOTS_GAME, "--seats", f"{SLOW},{SLOW}", "--seed", 2, "--jobs", 2)
    stopped = subprocess.Popen(
        command(*words, "--games", 100_000, "-o", tmp_path / "a"),
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    journal = tmp_path / "a" / "journal.jsonl"
    deadline = time.monotonic() + 60
    while not (journal.exists() and journal.stat().st_size) and time.monotonic() < deadline:
        time.sleep(0.05)
    for _ in range(3):
        # As a terminal or a supervisor may do it: to all processes of the group, and more than once.
        os.killpg(stopped.pid, signal.SIGTERM)
        time.sleep(0.02)
    _, told = stopped.communicate(timeout=60)
    assert stopped.returncode == STOPPED
    assert "the same command continues" in told
    assert "Traceback" not in told
    done = pl.read_parquet(tmp_path / "a" / "games.parquet").height
    assert done > 0
    for name in ("a", "b"):
        words_again = command(*words, "--games", done + 20, "-o", tmp_path / name)
        subprocess.run(words_again, cwd=ROOT, check=True, capture_output=True, timeout=120)
    whole, halves = (pl.read_parquet(tmp_path / name / "seats.parquet") for name in ("b", "a"))
    assert halves.equals(whole)


def test_other_numbers_make_other_games(tmp_path: Path) -> None:
    """Somebody who doubts a number puts a corrected file into a folder and plays with it, without touching ours."""
    data = find("monastery").folder() / "data" / "tiles.toml"
    corrected = tmp_path / "mine" / "monastery" / "tiles.toml"
    corrected.parent.mkdir(parents=True)
    corrected.write_text(data.read_text(encoding="utf-8").replace("value = 1\n", "value = 3\n"), encoding="utf-8")
    words = ("simulate", "monastery", "--seats", "random,random", "--games", 4, "--jobs", 1)
    for name, more in (("ours", ()), ("theirs", ("--data", tmp_path / "mine"))):
        made = command(*words, *more, "-o", tmp_path / name)
        subprocess.run(made, cwd=ROOT, check=True, capture_output=True, timeout=120)
    ours, theirs = (pl.read_parquet(tmp_path / name / "seats.parquet") for name in ("ours", "theirs"))
    assert not ours["points"].equals(theirs["points"])
    assert read_plan(tmp_path / "theirs").data
    assert "CHAPTERHOUSE_DATA" not in os.environ


def test_the_decisions_of_a_chair_are_judged_in_words(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A random player makes mistakes, and each is told with a better choice and a reason, without machine grammar."""
    monkeypatch.setenv("COLUMNS", "200")
    told = typed("analyse", kept, "--chair", "a", "--games", 4, "--jobs", 1)
    assert told.exit_code == 0
    assert "as an Abbot would" in told.output
    assert "→ " in told.output
    assert "This round brings you" in told.output
    assert "bot-monastery" not in told.output
    assert "place-tile" not in told.output


def test_only_chairs_of_the_record_are_judged(kept: Path) -> None:
    with pytest.raises(Malformed, match="the chairs a, b"):
        typed("analyse", kept, "--chair", "z")
