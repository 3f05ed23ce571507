"""Sets of small numbers as bit masks."""

from collections.abc import Iterable


def has(mask: int, item: int) -> bool:
    """Whether a set holds an item."""
    return bool(mask >> item & 1)


def only(item: int) -> int:
    """The set with this one item."""
    return 1 << item


def without(mask: int, item: int) -> int:
    """A set without an item."""
    return mask & ~(1 << item)


def set_of(items: Iterable[int]) -> int:
    """The set of these items."""
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask


def bits(mask: int) -> list[int]:
    """The members of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
