"""A view as a vector of fixed length, for learners: every fact of the view lights one place.

A fact is a path into the view with what stands there (``hand.2=library``). Its place comes from a checksum of it, so
that no list of facts must be kept and every process agrees. Two facts may share a place, seldom enough to learn with.
Nothing but the view goes in, so a vector knows no more than the player.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
import numpy.typing as npt

from chapterhouse.kernel import View

WIDTH = 4096
LONG = 64
"""A list that is longer than this is told only by its last entries."""

Vector = npt.NDArray[np.int8]


def features(view: View) -> Vector:
    """The vector of a view."""
    return vector(facts(view))


def vector(lit: Iterable[str]) -> Vector:
    """The vector of some facts."""
    made = np.zeros(WIDTH, np.int8)
    made[[_place(fact) for fact in lit]] = 1
    return made


def facts(view: View) -> Iterator[str]:
    """Every fact of a view, as text."""
    for name in view.__struct_fields__:
        yield from _walk(f".{name}", getattr(view, name))


def _walk(path: str, node: Any) -> Iterator[str]:
    if isinstance(node, msgspec.Struct):
        yield f"{path}:{type(node).__name__}"
        for name in node.__struct_fields__:
            yield from _walk(f"{path}.{name}", getattr(node, name))
    elif isinstance(node, dict):
        for name, item in node.items():
            yield from _walk(f"{path}.{name}", item)
    elif isinstance(node, tuple):
        yield f"{path}#{len(node)}"
        yield from _items(path, node)
    else:
        yield f"{path}={node}"


def _items(path: str, items: tuple[Any, ...]) -> Iterator[str]:
    """A list from its beginning; a long one is a past, and is told backwards from now, as far as it matters."""
    numbers = range(len(items)) if len(items) <= LONG else range(-1, -LONG - 1, -1)
    for number in numbers:
        yield from _walk(f"{path}.{number}", items[number])


@lru_cache(maxsize=1 << 17)
def _place(fact: str) -> int:
    return crc32(fact.encode()) % WIDTH
