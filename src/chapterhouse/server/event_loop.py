"""The event loop of the server: uvloop where it exists, else Python's own."""

import asyncio
from collections.abc import Coroutine
from typing import Any

try:
    import uvloop
except ImportError:  # an interpreter or a system that it is not made for
    new_event_loop = asyncio.new_event_loop
else:
    new_event_loop = uvloop.new_event_loop


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run the server to its end."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        runner.run(work)
