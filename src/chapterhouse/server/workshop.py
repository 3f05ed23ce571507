"""Where the server works things out for people: in processes of its own, so that no table ever waits for it.

One piece of work at a time on each bench. Work that takes too long, or that nobody waits for any more, is ended with
its process; the next piece of work gets a new one. What crosses over is a function of a module and what it needs.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any, TypeVar

from chapterhouse.kernel import ChapterhouseError
from chapterhouse.server.errors import Overworked

T = TypeVar("T")

BENCHES = 2
STARTING = 30.0
"""Seconds that a new process may take before it is ready, on a busy machine."""


class Workshop:
    def __init__(self, benches: int = BENCHES) -> None:
        self._benches = [_Bench() for _ in range(benches)]
        self._free: asyncio.LifoQueue[_Bench] = asyncio.LifoQueue()
        """The one that was used last first: cases lie open there, and worlds are known."""
        for bench in self._benches:
            self._free.put_nowait(bench)
        self._closed = False
        self._threads = ThreadPoolExecutor(max_workers=benches, thread_name_prefix="workshop")

    async def work(self, seconds: float, function: Callable[..., T], *args: Any) -> T:
        """What the function gives. Cancelling ends the work; Overworked when it takes longer than these seconds."""
        if self._closed:
            raise Overworked("the server is closing")
        bench = await self._free.get()
        loop = asyncio.get_running_loop()
        task = loop.run_in_executor(self._threads, bench.work, seconds, function, args)
        try:
            found: T = await asyncio.shield(task)
        except asyncio.CancelledError:
            bench.stop()
            raise
        finally:
            task.add_done_callback(lambda done: self._put_back(bench, done))
        return found

    def _put_back(self, bench: "_Bench", done: "asyncio.Future[Any]") -> None:
        if not done.cancelled():
            done.exception()  # whoever waited for it has heard of it, or waits no more
        self._free.put_nowait(bench)

    def processes(self) -> list[int]:
        """The ids of the processes that are there now, for whoever watches over them."""
        return [number for bench in self._benches if (number := bench.number()) is not None]

    async def close(self) -> None:
        self._closed = True
        for bench in self._benches:
            bench.stop()
        await asyncio.to_thread(self._threads.shutdown)
        for bench in self._benches:
            bench.stop()


class _Bench:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    def number(self) -> int | None:
        with self._lock:
            return self._process.pid if self._process is not None and self._process.is_alive() else None

    def work(self, seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Runs on a thread of the workshop."""
        try:
            line = self._connection()
            line.send((function, args))
            found = line.recv() if line.poll(seconds) else Overworked("this takes too long to work out")
        except (OSError, EOFError):
            found = Overworked("this could not be worked out now")
        if isinstance(found, Overworked):
            self.stop()
        if isinstance(found, ChapterhouseError):
            raise found
        return found

    def _connection(self) -> Connection:
        with self._lock:
            if self._process is None or self._line is None or not self._process.is_alive():
                context = multiprocessing.get_context("spawn")
                self._line, theirs = context.Pipe()
                self._process = context.Process(target=_work_on, args=(theirs,), daemon=True)
                self._process.start()
                theirs.close()
            else:
                return self._line
            line = self._line
        if not line.poll(STARTING):
            raise EOFError("the process did not start")
        line.recv()
        return line

    def stop(self) -> None:
        """Ends the process, also in the middle of its work: whoever waits on the line hears that it is cut."""
        with self._lock:
            process, self._process, self._line = self._process, None, None
        if process is not None:
            process.kill()
            process.join()


def _work_on(line: Connection) -> None:
    """All that such a process does: it says that it is ready, then works until the line is cut."""
    line.send("ready")
    while True:
        try:
            function, args = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        line.send(_done(function, args))


def _done(function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    """What came of it; a refusal travels as what it is."""
    try:
        return function(*args)
    except ChapterhouseError as error:
        return error
