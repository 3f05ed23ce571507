"""The rooms that a walk can lead to, worked out once for each start, number of steps and set of closed rooms."""

from chapterhouse.games.abbey.catalogue import COURTYARD, PASSAGES, reach
from chapterhouse.games.abbey.sets import only, set_of

_START_BITS = 5
_STEP_BITS = 5


class _Reached(dict[int, int]):
    """By one number: the closed passages, whether the Courtyard stops a walk, the steps, the start."""

    def __missing__(self, key: int) -> int:
        start, rest = key & (1 << _START_BITS) - 1, key >> _START_BITS
        steps, rest = rest & (1 << _STEP_BITS) - 1, rest >> _STEP_BITS
        stops = only(COURTYARD) if rest & 1 else 0
        rooms = self[key] = set_of(reach(start, steps, rest >> 1, stops))
        return rooms


_REACHED: dict[int, int] = _Reached()


def rooms_in_reach(start: int, steps: int, closed: int, courtyard_stops: bool) -> int:
    """Where a walk may lead, closed rooms at its end included: only those on its way bar it."""
    rest = (closed & PASSAGES) << 1 | courtyard_stops
    return _REACHED[(rest << _STEP_BITS | steps) << _START_BITS | start]
