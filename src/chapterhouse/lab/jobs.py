"""Matches on any ``concurrent.futures.Executor``, their results in order.

The results come back in the order of the matches, whoever finished first: what is written of a run does not depend on
how many worked on it, and a run that stopped is known by a single number.
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
"""Seconds that a job should take: long enough that handing it out costs nothing, short enough to stop soon."""
MOST_IN_A_JOB = 500
AHEAD = 3
"""Jobs handed out for each worker: the one at hand, and what it takes up next."""


def play_matches(matches: tuple[Match, ...]) -> list[Outcome | Failure]:
    """A job: some matches one after the other. Pure and picklable."""
    return [_play(match) for match in matches]


def _play(match: Match) -> Outcome | Failure:
    try:
        return play_match(match)
    except Broken as broken:
        return broken.failure


def local_pool(jobs: int) -> Executor:
    """The standard pool of processes. They start afresh rather than as copies, so that nothing is inherited."""
    return _Pool(jobs, mp_context=multiprocessing.get_context("spawn"), initializer=_leave_signals)


class _Pool(ProcessPoolExecutor):
    """Ctrl-C is for the one who hands out the work. Its workers do not hear it, not even while they start."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Workers out a job; this is when workers start, and what is held back now is held back in them."""
        with held_back():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C waits until this is over."""
    if not hasattr(signal, "pthread_sigmask"):  # there are systems that know no such thing
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
    """Plays matches on an executor and hands out their results in order.

    The size of the jobs follows the pace of the games so far. When nobody listens any more, no further job is begun.
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
        # A pool of processes is left to whoever closes it: where a job is called off and its worker then dies, as when
        # a run is told to end, the pool of Python 3.11 stumbles over it, in a thread of its own.
        if not isinstance(executor, ProcessPoolExecutor):
            for future in running:
                future.cancel()


class _Pace:
    """How many games make a job."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.played = 0
        self.size = 1

    def note(self, played: int, jobs: int) -> None:
        self.played += played
        seconds = (time.monotonic() - self.began) * jobs / self.played
        self.size = max(1, min(MOST_IN_A_JOB, 2 * self.size, int(A_JOB / seconds)))
