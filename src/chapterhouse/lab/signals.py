"""Handling of Ctrl-C and SIGTERM: both stop a run in the same way, at a safe moment."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

ENDINGS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def stoppable() -> Iterator[None]:
    """Either signal raises KeyboardInterrupt, once: the cleanup is not interrupted again."""
    with _heeding(_stop):
        yield


@contextmanager
def undisturbed() -> Iterator[None]:
    """Neither signal interrupts this block, which is short and must complete."""
    with _heeding(_wait):
        yield


def _stop(_number: int, _frame: FrameType | None) -> None:
    """Ignores further signals. (Ignored, not handled: Python drops handlers while it shuts down.)"""
    for number in ENDINGS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def _wait(_number: int, _frame: FrameType | None) -> None:
    """Does nothing: the block ends soon."""


@contextmanager
def _heeding(heed: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Installs a handler; signals reach only the main thread."""
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
