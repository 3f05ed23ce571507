"""Many worlds side by side: each literal is a whole number with one bit for each world."""

from collections.abc import Iterable
from random import Random
from typing import Any

import numpy as np

from chapterhouse.games.abbey.formula import FALSE, TRUE, Draw, Gate, Row


class Columns:
    """The values of every literal in every world. A literal and its opposite stand at opposite ends of one list."""

    def __init__(self, table: Any, top: int) -> None:
        """A table with a line for each variable, as far as they are known, and a column for each world."""
        lines: int = table.shape[0]
        self._worlds: int = table.shape[1]
        self._all: int = (1 << self._worlds) - 1
        self._top = top
        self._values = [0] * (2 * top + 1)
        width = (self._worlds + 7) // 8
        packed = np.packbits(table, axis=1, bitorder="little").tobytes()
        for name in range(1, lines):
            self._set(name, int.from_bytes(packed[name * width : (name + 1) * width], "little"))
        for name in range(lines, top + 1):
            self._set(name, 0)
        self._set(TRUE, self._all)

    def _set(self, name: int, value: int) -> None:
        self._values[name] = value
        self._values[-name] = self._all ^ value

    def assume(self, guards: Iterable[int], literals: Iterable[int]) -> None:
        """Nothing else is supposed than this."""
        for guard in guards:
            self._set(guard, 0)
        for literal in literals:
            self._set(abs(literal), self._all if literal > 0 else 0)

    def run(self, course: Iterable[Gate | Draw], rng: Random | None) -> None:
        """Goes through a course of events. What is drawn is left as it is, or drawn at random."""
        values, every = self._values, self._all
        for event in course:
            if isinstance(event, Gate):
                value = 0
                for literal in event.literals:
                    value |= values[literal]
                values[event.name] = value
                values[-event.name] = every ^ value
            elif rng is not None:
                self._draw(event, rng)

    def _draw(self, event: Draw, rng: Random) -> None:
        """In every world some of what lies there; the last rounds take whatever is left."""
        things = [place for place, literal in enumerate(event.taken) if literal != FALSE]
        lying = {thing: self._values[event.source[thing]] for thing in things}
        taken = dict.fromkeys(things, 0)
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
        for thing in things:
            self._set(event.taken[thing], taken[thing])

    def passing(self, checks: Iterable[Row]) -> Any:
        """Which worlds pass them all."""
        good = self._all
        for row in checks:
            good &= self._holds(row)
            if not good:
                break
        width = (self._worlds + 7) // 8
        bits = np.frombuffer(good.to_bytes(width, "little"), dtype=np.uint8)
        return np.unpackbits(bits, count=self._worlds, bitorder="little").astype(bool)

    def _holds(self, row: Row) -> int:
        values = self._values
        if row.low == 1 and row.high is None:
            value = 0
            for literal in row.literals:
                value |= values[literal]
            return value
        if row.high is None:
            *literals, pardon = row.literals
            return self._at_least(self._sum(literals), row.low or 0) | values[pardon]
        planes = self._sum(row.literals)
        return self._at_least(planes, row.low or 0) & ~self._at_least(planes, row.high + 1)

    def _sum(self, literals: Iterable[int]) -> list[int]:
        """In every world how many are true, in binary: the ones, the twos, the fours …"""
        planes: list[int] = []
        for literal in literals:
            carried = self._values[literal]
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

    def table(self) -> Any:
        """The same as a table again."""
        width = (self._worlds + 7) // 8
        packed = b"".join(self._values[name].to_bytes(width, "little") for name in range(self._top + 1))
        lines = np.frombuffer(packed, dtype=np.uint8).reshape(self._top + 1, width)
        return np.unpackbits(lines, axis=1, count=self._worlds, bitorder="little").astype(bool)
