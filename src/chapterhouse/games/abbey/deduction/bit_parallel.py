"""Many models evaluated at once: the value of a literal is an integer with one bit for each model.

Definitions are computed with bitwise operations on these integers, counts with bit-sliced addition.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import numpy as np

from chapterhouse.games.abbey.deduction.definitions import Constraint, CountGate, Definition, Draw, OrGate
from chapterhouse.games.abbey.deduction.literals import TRUE


class BitParallelModels:
    """The values of every literal in every model. Python's negative indices find the value of a negated literal."""

    def __init__(self, models: int, variables: int) -> None:
        """All variables are false at first."""
        self._models = models
        self._width = (models + 7) // 8
        self._all = (1 << models) - 1
        self._good = self._all
        """The models in which every draw so far was possible."""
        self._variables = variables
        self._values = [0] * (variables + 1) + [self._all] * variables
        self._set(TRUE, self._all)

    def _set(self, name: int, value: int) -> None:
        self._values[name] = value
        self._values[-name] = self._all ^ value

    def load(self, names: Sequence[int], table: Any) -> None:
        """Sets some variables, from a table with a row for each variable and a column for each model."""
        width, values, every = self._width, self._values, self._all
        packed = np.packbits(table, axis=1, bitorder="little").tobytes()
        for place, name in zip(range(0, len(packed), width), names, strict=True):
            values[name] = value = int.from_bytes(packed[place : place + width], "little")
            values[-name] = every ^ value

    def assume(self, assumptions: Iterable[int], literals: Iterable[int]) -> None:
        """Of all assumptions of the formula, only these literals are made."""
        for assumption in assumptions:
            self._set(assumption, 0)
        for literal in literals:
            self._set(abs(literal), self._all if literal > 0 else 0)

    def evaluate(self, definitions: Iterable[Definition], rng: Random | None) -> None:
        """Computes variables in order. Draws are checked, or with a random number generator made at random."""
        values, every = self._values, self._all
        for definition in definitions:
            if isinstance(definition, OrGate):
                name, literals = definition.output, definition.inputs
                if len(literals) == 2:
                    value = values[literals[0]] | values[literals[1]]
                else:
                    value = 0
                    for literal in literals:
                        value |= values[literal]
                values[name] = value
                values[-name] = every ^ value
            elif isinstance(definition, CountGate):
                self._set(definition.output, self._between(definition.inputs, definition.low, definition.high))
            elif rng is None:
                self._good &= self._possible(definition)
            else:
                self._good &= ~self._draw(definition, rng)

    def _possible(self, draw: Draw) -> int:
        """The models in which the right number was taken, out of what lay there."""
        values = self._values
        wrong = 0
        for taken, held in zip(draw.taken, draw.source, strict=True):
            wrong |= values[taken] & values[-held]
        return self._between(draw.taken, draw.count, draw.count) & ~wrong

    def _draw(self, draw: Draw, rng: Random) -> int:
        """Draws at random in every model; the models in which too few things lie there.

        A round takes each thing in a quarter of the models; the last one takes it wherever one is still missing.
        """
        things = list(range(len(draw.taken)))
        lying = {thing: self._values[draw.source[thing]] for thing in things}
        taken = dict.fromkeys(things, 0)
        too_few = 0
        for _ in range(draw.count):
            missing = self._all
            for sparing in (True, True, True, False):
                rng.shuffle(things)
                for thing in things:
                    now = lying[thing] & missing
                    if sparing and now:
                        now &= rng.getrandbits(self._models) & rng.getrandbits(self._models)
                    taken[thing] |= now
                    lying[thing] ^= now
                    missing ^= now
            too_few |= missing
        for thing in things:
            self._set(draw.taken[thing], taken[thing])
        return too_few

    def satisfying(self, constraints: Iterable[Constraint]) -> Any:
        """The numbers of the models that satisfy all constraints, and in which every draw was possible."""
        good = self._good
        for constraint in constraints:
            if not good:
                break
            good &= self._holds(constraint)
        bits = np.frombuffer(good.to_bytes(self._width, "little"), dtype=np.uint8)
        return np.flatnonzero(np.unpackbits(bits, count=self._models, bitorder="little"))

    def _holds(self, constraint: Constraint) -> int:
        values = self._values
        if constraint.low == 1 and constraint.high is None:
            value = 0
            for literal in constraint.literals:
                value |= values[literal]
            return value
        if constraint.high is None:
            *literals, way_out = constraint.literals
            return self._at_least(self._sum(literals), constraint.low) | values[way_out]
        return self._between(constraint.literals, constraint.low, constraint.high)

    def _between(self, literals: Iterable[int], low: int, high: int) -> int:
        """The models in which between ``low`` and ``high`` of these are true."""
        planes = self._sum(literals)
        return self._at_least(planes, low) & ~self._at_least(planes, high + 1)

    def _sum(self, literals: Iterable[int]) -> list[int]:
        """In every model how many are true, bit-sliced: the ones, the twos, the fours …"""
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
        """The models in which a sum reaches a number: at the highest bit in which they differ, the sum has the one."""
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

    def table(self, first: int, models: Any) -> Any:
        """The variables from one on, a row for each, in the models with these numbers."""
        rows = self._variables + 1 - first
        if not len(models):
            return np.zeros((rows, 0), dtype=bool)
        width, nowhere = self._width, bytes(self._width)
        values = self._values[first : self._variables + 1]
        packed = b"".join([value.to_bytes(width, "little") if value else nowhere for value in values])
        lines = np.frombuffer(packed, dtype=np.uint8).reshape(rows, width)
        bits = np.take(lines, models >> 3, axis=1) >> (models & 7).astype(np.uint8)
        return (bits & 1).astype(bool)
