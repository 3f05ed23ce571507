"""Small parts of the lab: axes of charts, the speed of a run, tables in the terminal, the files of a run."""

import hashlib
import json
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.progress import Progress
from rich.text import Text

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import CORRECTIONS
from chapterhouse.lab import charts, jobs
from chapterhouse.lab.commands import LONGEST_NAME, _drawn, correct
from chapterhouse.lab.progress import Speed
from chapterhouse.lab.report_tables import ReportTable, turns
from chapterhouse.lab.results import Results, open_results
from chapterhouse.lab.run_folder import RunFolder, read_plan
from chapterhouse.lab.signals import ENDINGS, stoppable, undisturbed
from tests.lab.bots import DULL, SHARP
from tests.lab.runs import plan, played


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    path = tmp_path_factory.mktemp("run")
    played(path, plan(SHARP, DULL, rotate=True), 24)
    return open_results([path])


def encodings(drawn: dict[str, Any]) -> list[dict[str, Any]]:
    """Of every layer of a chart, layers in layers included."""
    if "encoding" in drawn:
        return [drawn["encoding"]]
    return [encoding for layer in drawn["layer"] for encoding in encodings(layer)]


def test_the_chart_of_the_order_of_play_has_shares_in_percent_and_every_place_in_its_order(results: Results) -> None:
    even, spread, mean = encodings(charts.first_player(results).to_dict())
    assert even["y"]["field"] == "even"
    assert spread["y"]["axis"]["format"] == "%"
    assert (spread["y"]["title"], spread["x"]["title"]) == ("victory", "place in the order of play")
    assert spread["x"]["sort"] == ["1", "2"]
    assert mean["y"]["field"] == "mean"


def test_the_chart_of_the_course_shows_points_over_parts_of_the_game(results: Results) -> None:
    chart = charts.course(results)
    (encoding,) = encodings(chart.to_dict())
    assert (encoding["x"]["field"], encoding["y"]["field"]) == ("time", "points")
    rows = next(iter(chart.to_dict()["datasets"].values()))
    assert {row["who"] for row in rows} == {"winners", "others"}
    last = {row["who"]: row["points"] for row in rows if row["time"] == 1}
    assert last["winners"] > last["others"]


def test_the_order_of_play_is_listed_from_the_first_on(results: Results) -> None:
    assert [row[0] for row in turns(results).rows] == ["first", "second"]


def test_the_speed_of_a_run_counts_its_own_games() -> None:
    clock = iter(range(0, 1000, 2))
    progress = Progress(get_time=lambda: float(next(clock)))
    progress.add_task("games", total=100, completed=10)
    (task,) = progress.tasks
    speed = Speed()
    assert speed.render(task) == Text("")
    speed.begun = 4
    task.start_time, task.stop_time = 0.0, 3.0
    assert str(speed.render(task)) == "2.0 games/s"
    task.stop_time = 0.0
    assert speed.render(task) == Text("")


@pytest.mark.parametrize(("letters", "whole"), [(1, True), (LONGEST_NAME, True), (LONGEST_NAME + 1, False)])
def test_short_names_stay_on_one_line_and_figures_may_break(letters: int, whole: bool) -> None:
    drawn = _drawn(ReportTable("Things", ("thing", "points"), (("x" * letters, "[1]"),), "A note."))
    assert [column.no_wrap for column in drawn.columns] == [whole, False]
    assert (drawn.title, drawn.caption, drawn.show_header) == ("Things", "A note.", True)
    assert list(drawn.columns[1].cells) == [r"[1]"]


def test_a_table_without_rows_or_names_of_columns_can_be_drawn() -> None:
    drawn = _drawn(ReportTable("Bare", ("", ""), ()))
    assert (drawn.show_header, drawn.caption) == (False, None)
    assert [column.no_wrap for column in drawn.columns] == [False, False]


def test_corrections_have_the_fingerprint_of_their_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CORRECTIONS, raising=False)
    assert correct(None) == ""
    assert CORRECTIONS not in os.environ
    (tmp_path / "lots").mkdir()
    (tmp_path / "lots" / "b.toml").write_bytes(b"y = 2\n")
    (tmp_path / "a.toml").write_bytes(b"x = 1\n")
    (tmp_path / "readme.txt").write_bytes(b"no data")
    monkeypatch.setenv(CORRECTIONS, "")  # what the command sets is taken back after the test
    found = correct(tmp_path)
    assert found == hashlib.sha256(b"a.toml\0x = 1\n\0lots/b.toml\0y = 2\n\0").hexdigest()
    assert os.environ[CORRECTIONS] == str(tmp_path.resolve())


def test_records_are_kept_beside_the_journal_and_not_in_it(tmp_path: Path) -> None:
    folder = played(tmp_path, plan(SHARP, DULL), 3, keep=True)
    lines = [json.loads(line) for line in (tmp_path / "journal.jsonl").read_text("utf-8").splitlines()]
    assert [line["number"] for line in lines] == [0, 1, 2]
    assert [line["record"] for line in lines] == [""] * 3
    assert sorted(path.name for path in (tmp_path / "records").rglob("*.record")) == [
        f"{number:07}.record" for number in range(3)
    ]
    assert RunFolder.take_up(tmp_path, folder.plan).done == 3


def test_a_plan_that_cannot_be_read_names_its_file(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"it has no run\.json"):
        read_plan(tmp_path)
    (tmp_path / "run.json").write_text("{", "utf-8")
    with pytest.raises(Malformed, match=r"run\.json: "):
        read_plan(tmp_path)


def test_the_size_of_a_job_follows_the_speed_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """It at most doubles, and a job takes about a quarter of a second on one of the workers."""
    now = [50.0]
    monkeypatch.setattr(jobs, "time", SimpleNamespace(monotonic=lambda: now[0]))
    pace = jobs._Pace()
    sizes = [pace.size]
    for seconds, games, workers in [(0.01, 1, 1), (0.02, 2, 2), (1.17, 1, 2), (0.5, 96, 1), (0.0, 10**6, 1)]:
        now[0] += seconds
        pace.note(games, workers)
        sizes.append(pace.size)
    assert sizes == [1, 2, 4, 1, 2, 4]
    slow = jobs._Pace()
    now[0] += 60.0
    slow.note(1, 1)
    assert slow.size == 1
    quick = jobs._Pace()
    for _ in range(12):
        now[0] += 1e-6
        quick.note(1, 1)
    assert quick.size == jobs.MOST_IN_A_JOB


def test_a_stopped_run_is_stopped_once_and_what_must_complete_completes() -> None:
    before = [signal.getsignal(number) for number in ENDINGS]
    with stoppable():
        with undisturbed():
            for number in ENDINGS:
                signal.raise_signal(number)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        for number in ENDINGS:
            signal.raise_signal(number)
            assert signal.getsignal(number) is signal.SIG_IGN
    for number, handler in zip(ENDINGS, before, strict=True):
        assert signal.getsignal(number) is signal.SIG_IGN
        signal.signal(number, handler)
    with stoppable():
        assert [signal.getsignal(number) for number in ENDINGS] != before
    assert [signal.getsignal(number) for number in ENDINGS] == before


def test_another_thread_hears_no_signals() -> None:
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: stoppable().__enter__()).result() is None
