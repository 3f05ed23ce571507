"""Chance from outside: a dealer that is told every outcome beforehand, and says what it needs when it knows no more.

That makes every random pick a moment of its own, as frameworks with a chance player want it, without the rules
knowing: an action is tried with the outcomes at hand; where they end, it is tried again from the same state with one
more.
"""

import random
from collections.abc import Sequence

import msgspec

from chapterhouse.kernel import QuietDealer


class Draw(msgspec.Struct, frozen=True):
    """A random pick that waits: what may come, in order, and how likely each is."""

    outcomes: tuple[int, ...]
    weights: tuple[float, ...]


class ChanceNeeded(BaseException):
    """Interrupts an action for a random pick. It passes through the rules untouched, like the end of a generator."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self.draw = draw


class ScriptedDealer(QuietDealer):
    """Deals the given outcomes, then asks for more."""

    __slots__ = ("_script",)

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__(random.Random(0))
        self._script = script

    def _next(self, weighed: dict[int, int]) -> int:
        at = len(self.chance)
        if at == len(self._script):
            total = sum(weighed.values())
            outcomes = tuple(sorted(weighed))
            raise ChanceNeeded(Draw(outcomes, tuple(weighed[outcome] / total for outcome in outcomes)))
        self.chance.append(self._script[at])
        return self._script[at]

    def pick(self, items: Sequence[int]) -> int:
        weighed: dict[int, int] = {}
        for item in items:
            weighed[item] = weighed.get(item, 0) + 1
        return self._next(weighed)

    def draw(self, counts: Sequence[int]) -> int:
        return self._next({kind: count for kind, count in enumerate(counts) if count})

    def roll(self, faces: int) -> int:
        return self._next(dict.fromkeys(range(faces), 1))
