"""A run: the same games for any number of hands, and stopped anywhere it goes on."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import polars as pl
import pytest

from chapterhouse.games import GAMES
from chapterhouse.kernel import Malformed, record
from chapterhouse.lab import run_folder
from chapterhouse.lab.jobs import carry_out, local_pool
from chapterhouse.lab.match import Failure, Outcome
from chapterhouse.lab.plan import Plan
from chapterhouse.lab.run_folder import RunFolder, read_plan
from chapterhouse.lab.simulate import run
from tests.kernel.lots import GAME
from tests.lab.bots import CRASHING, SHARP
from tests.lab.runs import Here, plan, played

MIXED = plan(SHARP, "random", variants=({}, {"redraw": False}), rotate=True)


def tables(path: Path) -> tuple[bytes, bytes]:
    return (path / "games.parquet").read_bytes(), (path / "seats.parquet").read_bytes()


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with local_pool(2) as made:
        yield made


def test_the_files_are_the_same_for_any_number_of_hands(tmp_path: Path, pool: Executor) -> None:
    played(tmp_path / "one", MIXED, 120)
    run(MIXED, 120, tmp_path / "two", pool, 2)
    with ThreadPoolExecutor(5) as threads:
        run(MIXED, 120, tmp_path / "five", threads, 5)
    assert tables(tmp_path / "one") == tables(tmp_path / "two") == tables(tmp_path / "five")


def test_one_row_per_game_and_one_per_seat(tmp_path: Path) -> None:
    played(tmp_path, MIXED, 40)
    games, seats = (pl.read_parquet(tmp_path / f"{name}.parquet") for name in ("games", "seats"))
    assert games["game"].to_list() == list(range(40))
    assert seats.height == 80
    assert (seats.group_by("game").agg(pl.col("won").sum())["won"] == 1).all()
    assert (seats["points.lot"] + seats["points.bet"] == seats["points"]).all()
    assert seats["did.bet"].to_list() == [1] * 80


class Stop(Exception):
    """Somebody pulled the plug."""


def stop_at(number: int) -> Callable[[int, int], None]:
    def move(done: int, _failed: int) -> None:
        if done == number:
            raise Stop

    return move


@pytest.mark.parametrize("at", [1, 7, 19])
def test_a_run_that_was_stopped_goes_on_to_the_same_end(tmp_path: Path, at: int) -> None:
    played(tmp_path / "whole", MIXED, 40)
    with pytest.raises(Stop):
        run(MIXED, 40, tmp_path / "halves", Here(), 1, progress=stop_at(at))
    assert pl.read_parquet(tmp_path / "halves" / "games.parquet").height == at
    again = played(tmp_path / "halves", MIXED, 40)
    assert again.done == 40
    assert tables(tmp_path / "whole") == tables(tmp_path / "halves")


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    played(tmp_path / "whole", MIXED, 30)
    played(tmp_path / "longer", MIXED, 10)
    played(tmp_path / "longer", MIXED, 30)
    played(tmp_path / "longer", MIXED, 5)
    assert tables(tmp_path / "whole") == tables(tmp_path / "longer")


def test_parts_make_the_same_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path / "whole", MIXED, 40)
    monkeypatch.setattr(run_folder, "PART", 7)
    monkeypatch.setattr(RunFolder.take_up.__func__, "__defaults__", (7,))  # type: ignore[attr-defined]
    played(tmp_path / "parts", MIXED, 16)
    played(tmp_path / "parts", MIXED, 40)
    assert len(list((tmp_path / "parts" / "parts").glob("games-*"))) == 5
    for name in ("games", "seats"):
        whole, parts = (pl.read_parquet(tmp_path / side / f"{name}.parquet") for side in ("whole", "parts"))
        assert whole.equals(parts.select(whole.columns))


def test_a_line_that_a_crash_cut_short_is_played_again(tmp_path: Path) -> None:
    played(tmp_path / "whole", MIXED, 20)
    played(tmp_path / "torn", MIXED, 20)
    journal = tmp_path / "torn" / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-100])
    assert RunFolder.take_up(tmp_path / "torn", MIXED).done == 19
    played(tmp_path / "torn", MIXED, 20)
    assert tables(tmp_path / "whole") == tables(tmp_path / "torn")


def test_a_crash_between_part_and_journal_counts_no_game_twice(tmp_path: Path) -> None:
    folder = played(tmp_path, MIXED, 20)
    journal = (tmp_path / "journal.jsonl").read_bytes()
    folder._roll()
    (tmp_path / "journal.jsonl").write_bytes(journal)
    assert RunFolder.take_up(tmp_path, MIXED).done == 20


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    played(tmp_path, MIXED, 5)
    with pytest.raises(Malformed, match="holds another run: its seed is 7, not 8"):
        played(tmp_path, plan(SHARP, "random", variants=MIXED.variants, rotate=True, seed=8), 5)
    assert read_plan(tmp_path) == MIXED


def test_a_folder_without_a_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match=r"no run\.json"):
        read_plan(tmp_path)
    (tmp_path / "run.json").write_text('{"game": 3}')
    with pytest.raises(Malformed, match=r"run\.json"):
        read_plan(tmp_path)


def test_a_failing_game_leaves_its_record_and_does_not_stop_the_run(tmp_path: Path) -> None:
    played(tmp_path, plan(CRASHING, SHARP), 40)
    games = pl.read_parquet(tmp_path / "games.parquet")
    failed = games.filter(pl.col("failed"))
    assert games.height == 40
    assert 0 < failed.height < 40
    for number in failed["game"]:
        read = record.read((tmp_path / "failed" / f"{number:07}.record").read_text(), {"lots": GAME})
        assert read.lines
        assert "lost its head" in (tmp_path / "failed" / f"{number:07}.txt").read_text()
    assert pl.read_parquet(tmp_path / "seats.parquet")["game"].n_unique() == 40 - failed.height


def test_every_record_on_demand(tmp_path: Path) -> None:
    played(tmp_path, MIXED, 12, keep=True)
    kept = sorted((tmp_path / "records").rglob("*.record"))
    assert len(kept) == 12
    assert all(record.final(GAME, record.read(file.read_text(), {"lots": GAME})).stack == [] for file in kept)


def test_results_come_in_order_whoever_is_first() -> None:
    with ThreadPoolExecutor(4) as threads:
        results = list(carry_out((plan().match(number) for number in range(50)), threads, 4))
    assert [result.number for result in results] == list(range(50))
    assert all(isinstance(result, Outcome | Failure) for result in results)


def test_workers_do_not_hear_ctrl_c_even_while_they_start() -> None:
    with local_pool(1) as made:
        job = made.submit(os.getpid)
        workers = [worker.pid for worker in multiprocessing.active_children() if worker.pid is not None]
        for worker in workers:
            os.kill(worker, signal.SIGINT)
        assert job.result(timeout=60) in workers


def test_the_games_of_the_house_are_the_same_in_other_processes(tmp_path: Path, pool: Executor) -> None:
    for name, game in GAMES.items():
        wanted = Plan(name, game.version, (("random",) * game.players[0],), ({},), 5)
        run(wanted, 2, tmp_path / name / "here", Here(), 1)
        run(wanted, 2, tmp_path / name / "there", pool, 2)
        assert tables(tmp_path / name / "here") == tables(tmp_path / name / "there")
