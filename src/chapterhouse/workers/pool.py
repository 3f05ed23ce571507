"""A pool of worker processes: fork, pipe, time limit, kill and restart, written once for every use.

A worker is one process with a pipe and a thread that waits for it. It is forked from a process that has loaded what all
of them need (``load_beforehand``) and holds nothing else. It receives a function of a module with its
arguments and sends the result back. Every wait of the thread ends when the process ends, so one mechanism serves for
everything that must stop: a job past its time limit, a job that nobody waits for any more and the end of the pool each
kill the process. The next job gets a new one.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from traceback import extract_tb
from typing import Any, TypeVar

import msgspec

from chapterhouse.kernel import ChapterhouseError
from chapterhouse.workers.queue import FairQueue, Turn

log = logging.getLogger("chapterhouse.workers")

T = TypeVar("T")
Prepare = Callable[[], None]

STARTING = 30.0
"""Seconds that a new process may take until it is ready, on a busy machine."""


class WorkFailed(ChapterhouseError):
    """The job took too long, raised an unexpected error, or its process died."""


class PoolBusy(ChapterhouseError):
    """Too many jobs wait already."""


class Crash(msgspec.Struct, frozen=True):
    """An unexpected error in a worker: its type and place. Its message stays behind, for it may hold a secret."""

    error: str
    place: str


class Job(msgspec.Struct, frozen=True, eq=False):
    turn: Turn
    seconds: float | None
    function: Callable[..., Any]
    args: tuple[Any, ...]
    future: Any
    """A ``Future`` of what the function returns. (Any: structs cannot hold a generic of the standard library.)"""


FORKING = "forkserver" in multiprocessing.get_all_start_methods()


def load_beforehand(*modules: str) -> None:
    """These modules are imported once for all workers of this process; it counts before the first worker starts."""
    if FORKING:
        multiprocessing.get_context("forkserver").set_forkserver_preload(list(modules))


def get_ready() -> None:
    """Start the process from which workers are forked, so that the first job need not wait until it has loaded."""
    if FORKING:
        from multiprocessing import forkserver  # systems without it refuse the import

        forkserver.ensure_running()


def spare_cores() -> int:
    """The cores of this machine less one for the event loop, but at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


class WorkerPool:
    """Runs jobs in processes, in fair order. Processes start when they are first needed."""

    def __init__(
        self, workers: int = 1, longest_queue: int | None = None, niceness: int = 0, prepare: Prepare | None = None
    ) -> None:
        """``prepare`` is called in every new process before it reports that it is ready."""
        self._lock = Lock()
        self._queue: FairQueue[Job] = FairQueue()
        self._longest_queue = longest_queue
        self._closed = False
        self._workers = [_Worker(self, niceness, prepare) for _ in range(workers)]
        self._idle = list(self._workers)
        """Used as a stack: the worker used last has the warmest caches."""
        self._running: dict[Job, _Worker] = {}

    async def run(self, turn: Turn, seconds: float | None, function: Callable[..., T], *args: Any) -> T:
        """The result of the function. Cancelling ends the job, WorkFailed says that it failed."""
        return await asyncio.wrap_future(self.submit(turn, seconds, function, *args))

    def submit(self, turn: Turn, seconds: float | None, function: Callable[..., T], *args: Any) -> "Future[T]":
        """The result to come. ``seconds`` count from the start of the job, not from its place in the queue."""
        future: Future[T] = Future()
        job = Job(turn, seconds, function, args, future)
        with self._lock:
            if self._closed:
                raise WorkFailed("the server is closing")
            if self._idle:
                self._start(self._idle.pop(), job)
            elif self._longest_queue is not None and len(self._queue) >= self._longest_queue:
                raise PoolBusy("the server is busy with other requests; try again in a moment")
            else:
                self._queue.put(job, turn)
        future.add_done_callback(lambda done: self._cancel(job) if done.cancelled() else None)
        return future

    def _start(self, worker: "_Worker", job: Job) -> None:
        """The lock is held."""
        self._running[job] = worker
        worker.inbox.put(job)

    def _cancel(self, job: Job) -> None:
        with self._lock:
            if self._queue.remove(job, job.turn):
                return
            worker = self._running.get(job)
        if worker is not None:
            worker.kill(job)

    def next_job(self, worker: "_Worker", done: Job) -> None:
        """A worker has finished a job: it gets the next one or becomes idle."""
        with self._lock:
            del self._running[done]
            job = None if self._closed else self._queue.get()
            if job is None:
                self._idle.append(worker)
            else:
                self._start(worker, job)

    def waiting(self) -> int:
        """The jobs in the queue."""
        with self._lock:
            return len(self._queue)

    def processes(self) -> list[int]:
        """The ids of the living processes."""
        return [number for worker in self._workers if (number := worker.process_id()) is not None]

    def close(self) -> None:
        """End all processes; everything that runs or waits is cancelled."""
        with self._lock:
            self._closed = True
            jobs = list(self._running)
            while (job := self._queue.get()) is not None:
                jobs.append(job)
        for job in jobs:
            job.future.cancel()
        for worker in self._workers:
            worker.close()


class _Worker:
    """One process, and the thread that waits for it."""

    def __init__(self, pool: WorkerPool, niceness: int, prepare: Prepare | None) -> None:
        self.inbox: SimpleQueue[Job | None] = SimpleQueue()
        self._pool = pool
        self._start_with = (niceness, prepare)
        self._lock = Lock()
        self._job: Job | None = None
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._closed = False
        self._thread = Thread(target=self._serve, name="chapterhouse-worker", daemon=True)
        self._thread.start()

    def process_id(self) -> int | None:
        with self._lock:
            return self._process.pid if self._process is not None and self._process.is_alive() else None

    def kill(self, job: Job | None = None) -> None:
        """End the process; with a job, only while it works on that job."""
        with self._lock:
            if self._process is not None and (job is None or self._job is job):
                self._process.kill()

    def close(self) -> None:
        with self._lock:
            self._closed = True
        self.inbox.put(None)
        self.kill()
        self._thread.join()

    # ── On the worker's own thread ──

    def _serve(self) -> None:
        while (job := self.inbox.get()) is not None:
            found = self._result_of(job)
            _settle(job.future, found)
            self._pool.next_job(self, job)
        self._reap()

    def _result_of(self, job: Job) -> Any:
        """What the function returned, or a WorkFailed. This thread must outlive every error, or its jobs would wait
        for ever; hence the broad ``except``."""
        self._job = job
        limit = None if job.seconds is None else Timer(job.seconds, self.kill, (job,))
        try:
            line = self._connected()
            if limit is not None:
                limit.start()
            if job.future.cancelled():
                return None
            line.send((job.function, job.args))
            found = line.recv()
        except (OSError, EOFError):
            found = WorkFailed("this took too long, or its process died")
        except Exception as error:  # noqa: BLE001
            log.error("a job could not be handed to a worker", extra={"error": type(error).__name__})
            found = WorkFailed("this could not be handed to a worker process")
        finally:
            with self._lock:
                self._job = None
            if limit is not None:
                limit.cancel()
        if isinstance(found, WorkFailed):
            self._reap()
        return found

    def _connected(self) -> Connection:
        """The pipe to a living process; starts one if there is none."""
        with self._lock:
            if self._process is not None and self._process.is_alive() and self._line is not None:
                return self._line
        self._reap()
        ours, theirs = multiprocessing.Pipe()
        process = _new_process(theirs, dict(os.environ), *self._start_with)
        process.start()
        theirs.close()
        with self._lock:
            self._process, self._line = process, ours
            if self._closed:
                process.kill()
        if not ours.poll(STARTING):
            raise EOFError("the process did not start")
        ours.recv()
        return ours

    def _reap(self) -> None:
        with self._lock:
            process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _settle(future: "Future[Any]", found: Any) -> None:
    if isinstance(found, Crash):
        log.error("a job failed in a worker", extra={"error": found.error, "place": found.place})
        found = WorkFailed(f"this failed in a worker process ({found.error})")
    try:
        if isinstance(found, ChapterhouseError):
            future.set_exception(found)
        else:
            future.set_result(found)
    except InvalidStateError:
        log.debug("a result came after its job was cancelled")


# ── In the worker process ────────────────────────────────────────────────────────────────────────────────────────────


def _new_process(*given: object) -> BaseProcess:
    if FORKING:
        return multiprocessing.get_context("forkserver").Process(target=_work_on, args=given, daemon=True)
    return multiprocessing.get_context("spawn").Process(target=_work_on, args=given, daemon=True)


def _work_on(line: Connection, environment: dict[str, str], niceness: int, prepare: Prepare | None) -> None:
    """Everything that a worker process does: report that it is ready, then answer until the pipe is closed.

    The process from which it is forked knows only the environment of its own start.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    os.environ.clear()
    os.environ.update(environment)
    if sys.platform != "win32":
        os.nice(niceness)
    if prepare is not None:
        prepare()
    line.send("ready")
    while True:
        try:
            function, args = line.recv()
        except (EOFError, OSError):
            return
        _answer(line, function, args)


def _answer(line: Connection, function: Callable[..., Any], args: tuple[Any, ...]) -> None:
    """Send the result, a refusal as what it is, and any other error as a Crash.

    An unexpected error must reach whoever waits, and the process with its warm caches goes on: hence the broad
    ``except``. It covers sending too, because a result that cannot be pickled is such an error.
    """
    try:
        line.send(_called(function, args))
    except Exception as error:  # noqa: BLE001
        last = extract_tb(error.__traceback__)[-1]
        line.send(Crash(type(error).__name__, f"{Path(last.filename).name}:{last.lineno}"))


def _called(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    try:
        return function(*args)
    except ChapterhouseError as error:
        return error
