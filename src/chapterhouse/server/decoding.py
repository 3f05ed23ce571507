"""JSON from outside: what every door refuses before anything else looks at it.

Bytes that are not UTF-8, nesting that no decoder follows, and NUL characters (which PostgreSQL cannot store) are
Malformed, in a short sentence, over HTTP and over sockets alike.
"""

import gc
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from chapterhouse.kernel import Malformed

T = TypeVar("T")

_NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""An escaped NUL: ``\\u0000`` after an even number of backslashes. JSON allows no other way to write one."""


@contextmanager
def _no_collection() -> Iterator[None]:
    """Decoding makes no cycles. Without this, hundreds of thousands of empty lists in one body make the collector look
    through everything that the server has in memory, again and again, while everybody waits."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def decode_json(raw: bytes, decode: Callable[[bytes], T], what: str) -> T:
    """Decode with limits; ``what`` says in an error what the bytes should have been."""
    if b"\\u0000" in raw and _NUL.search(raw):
        raise Malformed(f"not {what}: it contains a NUL character")
    try:
        with _no_collection():
            return decode(raw)
    except UnicodeDecodeError:
        raise Malformed(f"not {what}: it is not UTF-8") from None
    except RecursionError:
        raise Malformed(f"not {what}: nested too deep") from None
    except msgspec.DecodeError as error:
        raise Malformed(f"not {what}: {error}") from None
