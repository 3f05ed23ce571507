"""Matches on any ``concurrent.futures.Executor``, with results in the order of the matches.

So the files of a run do not depend on the number of workers, and the progress of a run is a single number.
"""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import ParamSpec, TypeVar

from chapterhouse.lab.match import Broken, Failure, Match, Outcome, play_match

P = ParamSpec("P")
T = TypeVar("T")

A_JOB = 0.25
"""Target seconds of a job: long enough that overhead is small, short enough to stop soon."""
MOST_IN_A_JOB = 500
AHEAD = 3
"""Jobs submitted for each worker: the current one and the next."""


def play_matches(matches: tuple[Match, ...]) -> list[Outcome | Failure]:
    """A job: some matches, one after another. Pure and picklable."""
    return [_play(match) for match in matches]


def _play(match: Match) -> Outcome | Failure:
    try:
        return play_match(match)
    except Broken as broken:
        return broken.failure


def local_pool(jobs: int) -> Executor:
    """A pool of spawned processes, which inherit nothing."""
    return _Pool(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_signals)


class _Pool(ProcessPoolExecutor):
    """Workers ignore Ctrl-C, even while they start; only the main process handles it."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submits a job. Workers start here and inherit the blocked signal."""
        with ctrl_c_blocked():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def ctrl_c_blocked() -> Iterator[None]:
    """Blocks Ctrl-C for a while."""
    if not hasattr(signal, "pthread_sigmask"):  # not on every system
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_signals() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def carry_out(matches: Iterable[Match], executor: Executor, jobs: int) -> Generator[Outcome | Failure, None, None]:
    """Plays matches on an executor and yields their results in order.

    The size of jobs adapts to the speed of the games so far. When the generator is closed, no further job is submitted.
    """
    todo = iter(matches)
    pace = _Pace()
    running: deque[Future[list[Outcome | Failure]]] = deque()
    try:
        while True:
            while len(running) < jobs * AHEAD and (batch := tuple(islice(todo, pace.size))):
                running.append(executor.submit(play_matches, batch))
            if not running:
                return
            results = running.popleft().result()
            pace.note(len(results), jobs)
            yield from results
    finally:
        # Jobs of a process pool are not cancelled here: in Python 3.11 a cancelled job whose worker is then killed
        # raises in the pool's own thread.
        if not isinstance(executor, ProcessPoolExecutor):
            for future in running:
                future.cancel()


class _Pace:
    """The number of games in a job."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.played = 0
        self.size = 1

    def note(self, played: int, jobs: int) -> None:
        self.played += played
        seconds = (time.monotonic() - self.began) * jobs / self.played
        self.size = max(1, min(MOST_IN_A_JOB, 2 * self.size, int(A_JOB / seconds)))
