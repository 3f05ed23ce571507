"""Many worlds side by side: each literal is a whole number with one bit for each world."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np

from chapterhouse.games.abbey.deduction.formula import TRUE, Draw, Event, Gate, Row, Sum


class BitParallelModels:
    """The values of every literal in every world. A literal and its opposite stand at opposite ends of one list."""

    def __init__(self, worlds: int, top: int) -> None:
        """Nothing is true yet in any of so many worlds."""
        self._worlds = worlds
        self._width = (worlds + 7) // 8
        self._all = (1 << worlds) - 1
        self._good = self._all
        """The worlds in which nothing has gone wrong."""
        self._top = top
        self._values = [0] * (top + 1) + [self._all] * top
        self._set(TRUE, self._all)

    def _set(self, name: int, value: int) -> None:
        self._values[name] = value
        self._values[-name] = self._all ^ value

    def load(self, names: Sequence[int], table: Any) -> None:
        """The values of some variables: a line for each, and in it a place for each world."""
        width, values, every = self._width, self._values, self._all
        packed = np.packbits(table, axis=1, bitorder="little").tobytes()
        for place, name in zip(range(0, len(packed), width), names, strict=True):
            values[name] = value = int.from_bytes(packed[place : place + width], "little")
            values[-name] = every ^ value

    def assume(self, guards: Iterable[int], literals: Iterable[int]) -> None:
        """Nothing else is supposed than this."""
        for guard in guards:
            self._set(guard, 0)
        for literal in literals:
            self._set(abs(literal), self._all if literal > 0 else 0)

    def run(self, course: Iterable[Event], rng: Random | None) -> None:
        """Goes through a course of events. What is drawn is looked at, or drawn at random."""
        values, every = self._values, self._all
        for event in course:
            if isinstance(event, Gate):
                name, literals = event.name, event.literals
                if len(literals) == 2:
                    value = values[literals[0]] | values[literals[1]]
                else:
                    value = 0
                    for literal in literals:
                        value |= values[literal]
                values[name] = value
                values[-name] = every ^ value
            elif isinstance(event, Sum):
                self._set(event.name, self._between(event.literals, event.low, event.high))
            elif rng is None:
                self._good &= self._drawn(event)
            else:
                self._good &= ~self._draw(event, rng)

    def _drawn(self, event: Draw) -> int:
        """The worlds in which as many were taken as should be, out of what lay there."""
        values = self._values
        wrong = 0
        for taken, held in zip(event.taken, event.source, strict=True):
            wrong |= values[taken] & values[-held]
        return self._between(event.taken, event.number, event.number) & ~wrong

    def _draw(self, event: Draw, rng: Random) -> int:
        """In every world some of what lies there, the last rounds take whatever is left; the worlds with too few."""
        things = list(range(len(event.taken)))
        lying = {thing: self._values[event.source[thing]] for thing in things}
        taken = dict.fromkeys(things, 0)
        too_few = 0
        for _ in range(event.number):
            missing = self._all
            for patient in (True, True, True, False):
                rng.shuffle(things)
                for thing in things:
                    now = lying[thing] & missing
                    if patient and now:
                        now &= rng.getrandbits(self._worlds) & rng.getrandbits(self._worlds)
                    taken[thing] |= now
                    lying[thing] ^= now
                    missing ^= now
            too_few |= missing
        for thing in things:
            self._set(event.taken[thing], taken[thing])
        return too_few

    def passing(self, checks: Iterable[Row]) -> Any:
        """The numbers of the worlds that pass them all, and in which nothing has gone wrong."""
        good = self._good
        for row in checks:
            if not good:
                break
            good &= self._holds(row)
        bits = np.frombuffer(good.to_bytes(self._width, "little"), dtype=np.uint8)
        return np.flatnonzero(np.unpackbits(bits, count=self._worlds, bitorder="little"))

    def _holds(self, row: Row) -> int:
        values = self._values
        if row.low == 1 and row.high is None:
            value = 0
            for literal in row.literals:
                value |= values[literal]
            return value
        if row.high is None:
            *literals, pardon = row.literals
            return self._at_least(self._sum(literals), row.low) | values[pardon]
        return self._between(row.literals, row.low, row.high)

    def _between(self, literals: Iterable[int], low: int, high: int) -> int:
        """The worlds in which between so many and so many of these are true."""
        planes = self._sum(literals)
        return self._at_least(planes, low) & ~self._at_least(planes, high + 1)

    def _sum(self, literals: Iterable[int]) -> list[int]:
        """In every world how many are true, in binary: the ones, the twos, the fours …"""
        values = self._values
        planes: list[int] = []
        for literal in literals:
            carried = values[literal]
            for place, plane in enumerate(planes):
                if not carried:
                    break
                planes[place] = plane ^ carried
                carried &= plane
            if carried:
                planes.append(carried)
        return planes

    def _at_least(self, planes: list[int], number: int) -> int:
        """The worlds in which a sum reaches a number: at the first place where they differ the sum has the one."""
        if number >> len(planes):
            return 0
        more: int = 0
        same: int = self._all
        for place in reversed(range(len(planes))):
            if number >> place & 1:
                same &= planes[place]
            else:
                more |= same & planes[place]
                same &= ~planes[place]
        return more | same

    def table(self, first: int, worlds: Any) -> Any:
        """The variables from one on, a line for each, in the worlds with these numbers."""
        if not len(worlds):
            return np.zeros((self._top + 1 - first, 0), dtype=bool)
        width, nowhere = self._width, bytes(self._width)
        values = self._values[first : self._top + 1]
        packed = b"".join([value.to_bytes(width, "little") if value else nowhere for value in values])
        lines = np.frombuffer(packed, dtype=np.uint8).reshape(self._top + 1 - first, self._width)
        bits = np.take(lines, worlds >> 3, axis=1) >> (worlds & 7).astype(np.uint8)
        return (bits & 1).astype(bool)
