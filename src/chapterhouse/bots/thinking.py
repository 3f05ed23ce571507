"""Thinking happens in processes of its own: a table never waits for a bot longer than it wants to.

A thinker's process gets the name of a bot, a view and the choices, and hands back a thought; nothing else crosses. It
can be called off in the middle of a thought, it is started anew when it dies, and when it takes too long a simpler bot
answers. The futures are plain ``concurrent.futures``: an event loop takes them with ``asyncio.wrap_future``.
"""

import logging
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import Future, InvalidStateError
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from random import Random, SystemRandom
from threading import Lock, Thread
from time import monotonic

import msgspec

from chapterhouse.bots.bot import Thought, think
from chapterhouse.bots.directory import find_bot
from chapterhouse.kernel import Action, Malformed, View

log = logging.getLogger("chapterhouse.bots")

SIMPLER = "greedy"
"""Who answers when a bot takes too long."""
GRACE = 1.0
"""Seconds above its time after which a bot is taken to be stuck."""
STARTING = 20.0
"""Seconds that a new process may take before it is ready, on a busy machine."""
SIMPLER_SECONDS = 3.0
"""Seconds that the simpler bot has; after that, any choice at all is taken."""
GLANCE = 0.02
"""How often a waiting thread looks whether the thought has been called off."""


class Request(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    bot: str
    view: View
    choices: tuple[Action, ...]
    seconds: float | None = None
    seed: int | str | None = None
    """A seed makes the answer repeatable; without one nobody can foresee it."""


class Thinkers:
    """A handful of processes that think for whoever asks."""

    def __init__(self, workers: int = 1) -> None:
        self._queue: SimpleQueue[tuple[Request, Future[Thought]] | None] = SimpleQueue()
        self._workers = [_Worker(self._queue) for _ in range(workers)]

    def ask(
        self,
        bot: str,
        view: View,
        choices: Sequence[Action],
        seconds: float | None = None,
        seed: int | str | None = None,
    ) -> "Future[Thought]":
        """The thought to come. Cancelling the future stops the thinking, at any time."""
        if not choices:
            raise Malformed("there is nothing to choose from")
        future: Future[Thought] = Future()
        self._queue.put((Request(bot, view, tuple(choices), seconds, seed), future))
        return future

    def processes(self) -> list[int]:
        """The ids of the processes that are there now, for whoever watches over them."""
        return [number for worker in self._workers if (number := worker.number()) is not None]

    def close(self) -> None:
        """Ends the processes; whatever they were thinking about, or had before them, is called off."""
        for worker in self._workers:
            worker.closed = True
        for _ in self._workers:
            self._queue.put(None)
        for worker in self._workers:
            worker.close()


class _Worker:
    """One process and the thread that waits for it."""

    def __init__(self, queue: "SimpleQueue[tuple[Request, Future[Thought]] | None]") -> None:
        self._queue = queue
        self._lock = Lock()
        self.closed = False
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._thread = Thread(target=self._serve, name="chapterhouse-thinker", daemon=True)
        self._thread.start()

    def number(self) -> int | None:
        """The id of the process, while it lives."""
        with self._lock:
            return self._process.pid if self._process is not None and self._process.is_alive() else None

    def close(self) -> None:
        self._thread.join()
        self._stop()

    def _serve(self) -> None:
        self._warm()
        while (job := self._queue.get()) is not None:
            request, future = job
            if self.closed:
                future.cancel()
            elif not future.cancelled():
                self._answer(request, future)
                self._warm()

    def _warm(self) -> None:
        """Starts the process before it is needed, so that nobody waits for that."""
        try:
            if not self.closed:
                self._connection()
        except (OSError, EOFError) as error:
            log.warning("a thinking process could not be started", extra={"reason": str(error)})

    def _answer(self, request: Request, future: "Future[Thought]") -> None:
        """The bot's thought, or a simpler bot's, or any choice: somebody always answers."""
        thought = self._consult(request, future)
        if thought is None and not future.cancelled() and not self.closed:
            log.warning("a bot did not answer; a simpler one moves", extra={"bot": request.bot})
            simpler = msgspec.structs.replace(request, bot=SIMPLER, seconds=SIMPLER_SECONDS)
            thought = self._consult(simpler, future) or Thought(SystemRandom().choice(request.choices))
        _resolve(future, thought)

    def _consult(self, request: Request, future: "Future[Thought]") -> Thought | None:
        """What the process says; None when it was called off, took too long, broke down or died."""
        try:
            line = self._connection()
            line.send(request)
            said = self._wait(line, request.seconds, future)
        except (OSError, EOFError):
            said = None
        if said is None:
            self._stop()
        return said

    def _wait(self, line: Connection, seconds: float | None, future: "Future[Thought]") -> Thought | None:
        deadline = None if seconds is None else monotonic() + seconds + GRACE
        while not future.cancelled() and not self.closed:
            if line.poll(GLANCE):
                said = line.recv()
                return said if isinstance(said, Thought) else None
            if deadline is not None and monotonic() > deadline:
                break
        return None

    def _connection(self) -> Connection:
        """The line to a living process, started if need be."""
        with self._lock:
            if self._process is None or self._line is None or not self._process.is_alive():
                context = multiprocessing.get_context("spawn")
                self._line, theirs = context.Pipe()
                self._process = context.Process(target=_think_on, args=(theirs,), daemon=True)
                self._process.start()
                theirs.close()
                if not self._line.poll(STARTING):
                    raise EOFError("the process did not start")
                self._line.recv()
            return self._line

    def _stop(self) -> None:
        with self._lock:
            process, line, self._process, self._line = self._process, self._line, None, None
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _resolve(future: "Future[Thought]", thought: Thought | None) -> None:
    try:
        if thought is None:
            future.cancel()
        else:
            future.set_result(thought)
    except InvalidStateError:
        log.debug("a thought came after it had been called off")


def _think_on(line: Connection) -> None:
    """All that a thinking process does: it says that it is ready, then answers until the line is cut."""
    line.send("ready")
    while True:
        try:
            request: Request = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        line.send(ponder(request))


def ponder(request: Request) -> Thought:
    """One decision."""
    rng = SystemRandom() if request.seed is None else Random(request.seed)
    return think(find_bot(request.bot, rng), request.view, request.choices, request.seconds)
