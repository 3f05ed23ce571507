"""Being told to end, by Ctrl-C or by SIGTERM: the same thing, at a moment of our choice."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

ENDINGS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stoppable() -> Iterator[None]:
    """Either signal raises KeyboardInterrupt, once: what is then put in order is not disturbed again."""
    with _heeding(_stop):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Neither signal breaks into this: what is short and must be whole. Impatient people press twice."""
    with _heeding(_wait):
        yield


def _stop(_number: int, _frame: FrameType | None) -> None:
    """Once is enough. (Ignored rather than handled: Python drops its own handlers while it is still shutting down.)"""
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def _wait(_number: int, _frame: FrameType | None) -> None:
    """It ends anyway."""


@contextmanager
def _heeding(heed: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Signals reach only the main thread, and only there can they be heeded."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, heed) for number in ENDINGS}
    try:
        yield
    finally:
        for number, handler in before.items():
            if signal.getsignal(number) is heed:  # else we have been told to end, and once is enough
                signal.signal(number, handler)
