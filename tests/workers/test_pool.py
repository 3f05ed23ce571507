"""Real worker processes: results, refusals, time limits, death, cancelling, and the order of service."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from pathlib import Path
from typing import Any

import pytest

from chapterhouse.kernel import Malformed
from chapterhouse.workers import PoolBusy, Turn, WorkerPool, WorkFailed, spare_cores

ANNA = Turn("anna", "a")
PATIENCE = 60.0


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()
    assert made.processes() == []


def refuse() -> None:
    raise Malformed("no")


def crash() -> None:
    raise TypeError("the culprit is Brother Odo")


def unpicklable() -> object:
    return lambda: None


def until(wanted: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def busy(pool: WorkerPool) -> "Future[Any]":
    """Keeps the only worker busy; its process runs when this returns."""
    pool.submit(ANNA, None, os.getpid).result(PATIENCE)
    running = pool.submit(ANNA, None, time.sleep, 600)
    until(lambda: pool._workers[0]._job is not None and pool._workers[0]._job.future is running)
    return running


def test_a_job_runs_in_another_process_and_refusals_come_back(pool: WorkerPool) -> None:
    first = pool.submit(ANNA, 30, os.getpid).result(PATIENCE)
    assert first != os.getpid()
    with pytest.raises(Malformed, match="no"):
        pool.submit(ANNA, 30, refuse).result(PATIENCE)
    assert pool.processes() == [first], "a refusal ends no process"


@pytest.mark.parametrize("broken", [crash, unpicklable])
def test_an_unexpected_error_is_reported_without_its_message(pool: WorkerPool, broken: Callable[[], object]) -> None:
    with pytest.raises(WorkFailed) as failed:
        pool.submit(ANNA, 30, broken).result(PATIENCE)
    assert "Odo" not in str(failed.value)
    assert pool.submit(ANNA, 30, abs, -7).result(PATIENCE) == 7


def test_what_cannot_be_sent_to_a_worker_fails_and_the_next_job_is_served(pool: WorkerPool) -> None:
    with pytest.raises(WorkFailed):
        pool.submit(ANNA, 30, lambda: 7).result(PATIENCE)
    assert pool.submit(ANNA, 30, abs, -7).result(PATIENCE) == 7


def test_a_job_past_its_time_limit_and_a_dead_process_fail(pool: WorkerPool) -> None:
    with pytest.raises(WorkFailed):
        pool.submit(ANNA, 0.05, time.sleep, 600).result(PATIENCE)
    with pytest.raises(WorkFailed):
        pool.submit(ANNA, 30, os._exit, 3).result(PATIENCE)
    assert pool.submit(ANNA, 30, abs, -7).result(PATIENCE) == 7


def test_a_frozen_process_is_replaced(pool: WorkerPool) -> None:
    frozen = pool.submit(ANNA, 30, os.getpid).result(PATIENCE)
    os.kill(frozen, signal.SIGSTOP)
    with pytest.raises(WorkFailed):
        pool.submit(ANNA, 0.05, abs, -7).result(PATIENCE)
    assert pool.submit(ANNA, 30, os.getpid).result(PATIENCE) != frozen


def test_a_cancelled_job_ends_with_its_process(pool: WorkerPool) -> None:
    running = busy(pool)
    (before,) = pool.processes()
    assert running.cancel()
    assert pool.submit(ANNA, 30, os.getpid).result(PATIENCE) != before
    with pytest.raises(CancelledError):
        running.result(0)


def test_a_cancelled_task_of_the_event_loop_ends_its_job(pool: WorkerPool) -> None:
    async def story() -> None:
        await pool.run(ANNA, 30, abs, -7)
        (before,) = pool.processes()
        task = asyncio.create_task(pool.run(ANNA, 600, time.sleep, 600))
        while pool._workers[0]._job is None:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert await pool.run(ANNA, 30, abs, -8) == 8
        assert before not in pool.processes()

    asyncio.run(story())


def test_a_job_cancelled_in_the_queue_is_never_started(pool: WorkerPool) -> None:
    running = busy(pool)
    waiting = pool.submit(ANNA, 30, time.sleep, 600)
    assert pool.waiting() == 1
    assert waiting.cancel()
    assert pool.waiting() == 0
    running.cancel()
    assert pool.submit(ANNA, 30, abs, -7).result(PATIENCE) == 7


def test_the_queue_is_served_in_fair_order(pool: WorkerPool) -> None:
    """Forty jobs of one person, then one of another: the other's is served second."""
    running, served = busy(pool), []
    futures = []
    for number in range(40):
        futures.append(pool.submit(Turn("greedy", str(number)), 30, str, f"greedy-{number}"))
    futures.append(pool.submit(Turn("bruno", "b"), 30, str, "bruno"))
    for future in futures:
        future.add_done_callback(lambda done: served.append(done.result()))
    running.cancel()
    until(lambda: len(served) == len(futures))
    assert served[:3] == ["greedy-0", "bruno", "greedy-1"]


def test_a_full_queue_refuses_and_a_free_worker_does_not() -> None:
    made = WorkerPool(longest_queue=1)
    try:
        running = busy(made)
        waiting = made.submit(ANNA, 30, abs, -7)
        with pytest.raises(PoolBusy):
            made.submit(ANNA, 30, abs, -8)
        running.cancel()
        assert waiting.result(PATIENCE) == 7
        assert made.submit(ANNA, 30, abs, -8).result(PATIENCE) == 8
    finally:
        made.close()


def test_the_worker_used_last_is_used_next() -> None:
    """Its caches are warm: whoever asks again goes on where they were."""
    made = WorkerPool(workers=3)
    try:
        used = []
        for _ in range(4):
            used.append(made.submit(ANNA, 30, os.getpid).result(PATIENCE))
            until(lambda: len(made._idle) == 3)
        assert len(set(used)) == 1
    finally:
        made.close()


def test_closing_cancels_everything() -> None:
    made = WorkerPool()
    running = busy(made)
    waiting = made.submit(ANNA, 30, abs, -7)
    made.close()
    assert running.cancelled()
    assert waiting.cancelled()
    assert made.processes() == []
    with pytest.raises(WorkFailed):
        made.submit(ANNA, 30, abs, -7)


def test_a_background_pool_gives_way_to_everybody_else() -> None:
    made = WorkerPool(niceness=10)
    try:
        assert made.submit(ANNA, 30, os.nice, 0).result(PATIENCE) == os.nice(0) + 10
    finally:
        made.close()


SECRETS: list[str] = []


def secrets_here() -> list[str]:
    return SECRETS


def test_a_worker_has_the_settings_of_this_process_and_nothing_else_of_it(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHAPTERHOUSE_EDITIONS", "/srv/editions")
    monkeypatch.setattr(sys.modules[__name__], "SECRETS", ["Brother Odo"])
    assert pool.submit(ANNA, 30, os.getenv, "CHAPTERHOUSE_EDITIONS").result(PATIENCE) == "/srv/editions"
    assert secrets_here() == ["Brother Odo"]
    assert pool.submit(ANNA, 30, secrets_here).result(PATIENCE) == []


SERVER = """
import sys
from chapterhouse.workers import Turn, WorkerPool, load_beforehand

def loaded():
    return "chapterhouse.games.abbey" in sys.modules

if __name__ == "__main__":
    load_beforehand("chapterhouse.server.beforehand")
    pool = WorkerPool(2)
    jobs = [pool.submit(Turn(name), 60, loaded) for name in "ab"]
    print([job.result() for job in jobs], loaded(), *pool.processes(), flush=True)
    sys.stdin.read()
"""


def gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_workers_begin_with_what_is_loaded_beforehand_and_end_with_a_killed_server(tmp_path: Path) -> None:
    (tmp_path / "server.py").write_text(SERVER)
    command = [sys.executable, str(tmp_path / "server.py")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        said = server.stdout.readline()
        server.kill()
    assert said.startswith("[True, True] False "), said
    numbers = [int(number) for number in said.split()[3:]]
    assert len(numbers) == 2
    until(lambda: all(map(gone, numbers)))


def test_one_core_is_left_for_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((None, 1), (1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert spare_cores() == workers
