"""The open grid that the monastery grows on. A cell is one small integer; its name counts from the Abbey.

``e0s0`` would be the north-western cell of the Abbey, ``e2n1`` lies two to the east and one to the north of it. A
*place* is a cell, or ``abbey`` for the whole of the Abbey; a *spot* is a place and perhaps a box on it: ``e2n1:3``.
"""

import re
from collections.abc import Collection, Iterator

ROW = 128
ORIGIN = 60 * ROW + 60
FARTHEST = 56
"""No tile can ever lie farther from the Abbey than there are tiles."""

OFFSETS: tuple[int, ...] = (-ROW, 1, ROW, -1)
"""To the neighbour in the north, east, south, west."""

ABBEY = "abbey"
ABBEY_CELLS = tuple(ORIGIN + south * ROW + east for south in range(2) for east in range(3))

_CELL = re.compile(r"(?:e(0|[1-9]\d?)|w([1-9]\d?))(?:s(0|[1-9]\d?)|n([1-9]\d?))")


def column(cell: int) -> int:
    """How far east of the origin."""
    return cell % ROW - ORIGIN % ROW


def row(cell: int) -> int:
    """How far south of the origin."""
    return cell // ROW - ORIGIN // ROW


def cell_at(east: int, south: int) -> int:
    return ORIGIN + south * ROW + east


def _across(east: int) -> str:
    return f"e{east}" if east >= 0 else f"w{-east}"


def _down(south: int) -> str:
    return f"s{south}" if south >= 0 else f"n{-south}"


def name_of(cell: int) -> str:
    """The name of a cell, however far away."""
    return ABBEY if cell in ABBEY_CELLS else _across(column(cell)) + _down(row(cell))


def _names() -> Iterator[str]:
    across = [_across(column(cell)) for cell in range(ROW)]
    for start in range(0, ROW * ROW, ROW):
        down = _down(row(start))
        for name in across:
            yield name + down


class _Cells(dict[str, int]):
    """The cell of a name, worked out once; -1 for anything that names no cell of its own."""

    def __missing__(self, name: str) -> int:
        match = _CELL.fullmatch(name)
        if match is None:
            return -1
        east, west, south, north = (int(part or 0) for part in match.groups())
        cell = cell_at(east - west, south - north)
        if max(east, west, south, north) > FARTHEST or cell in ABBEY_CELLS:
            return -1
        self[name] = cell
        return cell


NAMES = tuple(ABBEY if cell in ABBEY_CELLS else name for cell, name in enumerate(_names()))
"""The name of every cell that a tile can lie on."""
CELLS: dict[str, int] = _Cells({ABBEY: ORIGIN})


def read_spot(spot: str) -> tuple[int, int]:
    """The cell and the box of a spot, the box 0 if none is named; the cell is -1 if the spot cannot be read."""
    place, colon, box = spot.partition(":")
    if not colon:
        return CELLS[place], 0
    return (CELLS[place], int(box)) if box in _DIGITS else (-1, 0)


_DIGITS = frozenset("123456789")


class Places(Collection[str]):
    """Every name of a place or a spot. Cells are shown as they are called; only the Abbey has words of its own."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and read_spot(name)[0] >= 0

    def __iter__(self) -> Iterator[str]:
        return iter((ABBEY,))

    def __len__(self) -> int:
        return 1
