"""What the formula is made of, apart from the solver: definitions of variables, and constraints on them.

``bit_parallel.py`` evaluates both for many models at once. ``gc=False``: thousands per case, and they cannot form
cycles.
"""

from typing import TypeAlias

import msgspec


class OrGate(msgspec.Struct, frozen=True, gc=False):
    """A variable that is true when any of its inputs is."""

    output: int
    inputs: tuple[int, ...]


class CountGate(msgspec.Struct, frozen=True, gc=False):
    """A variable that is true when between ``low`` and ``high`` of its inputs are."""

    output: int
    inputs: tuple[int, ...]
    low: int
    high: int


class Draw(msgspec.Struct, frozen=True, gc=False):
    """``count`` things are taken out of where they lie. Nothing defines which: these are the free variables.

    ``taken`` has one literal for each thing that can be taken, ``source`` one that says whether it lies there.
    """

    taken: tuple[int, ...]
    source: tuple[int, ...]
    count: int


Definition: TypeAlias = OrGate | CountGate | Draw


class Constraint(msgspec.Struct, frozen=True, gc=False):
    """Between ``low`` and ``high`` of these literals are true.

    Without ``high`` the last literal is a way out: where it is true, nothing is asked of the others.
    """

    literals: tuple[int, ...]
    low: int
    high: int | None
