"""How tiles lie against each other: what a free cell faces, and how each kind of tile could be turned there.

What a free cell faces is one small integer, so that a legal turn is looked up and never worked out twice:
two bits per side for the edge that faces it (0 nothing, then EMPTY, PATHWAY, GATEWAY), and marks above them.
"""

from chapterhouse.games.monastery.catalogue import (
    ABBEY_EDGES,
    BROWN,
    EDGES,
    EMPTY,
    GREY,
    IS_FEATURE,
    KINDS,
    PATHWAY,
    SHADE,
    TURNS,
)
from chapterhouse.games.monastery.cells import ABBEY_CELLS, OFFSETS, ORIGIN, ROW

SHADES_AT = 8
"""From this bit on, the colours of the neighbours that may not touch the other colour."""
SOLID = 1 << 10
"""A neighbour is constructed, or a site with every box taken. Once solid, always solid: nobody leaves a full site."""
JOINS: tuple[int, ...] = (0, 1 << 11, 1 << 12, 1 << 13)
"""By family: a neighbour of it opens towards the cell, so that a tile of the same family would join its group."""
FACINGS = 1 << 14
"""So many things could be faced."""
_EDGES_AND_SHADES = (1 << 10) - 1


def edge_facing(facing: int, side: int) -> int:
    """The neighbour's edge on one side of a free cell: 0 for no neighbour, else EMPTY, PATHWAY or GATEWAY."""
    return facing >> 2 * side & 3


def dead_end(facing: int, edges: tuple[int, ...]) -> bool:
    """Whether a pathway would run against an empty edge."""
    for side in range(4):
        theirs, ours = edge_facing(facing, side), edges[side]
        if (theirs == EMPTY and ours == PATHWAY) or (theirs == PATHWAY and ours == EMPTY):
            return True
    return False


def connected(facing: int, edges: tuple[int, ...]) -> bool:
    """Whether a pathway or gateway would meet one of a neighbour."""
    return any(edge_facing(facing, side) > EMPTY and edges[side] > EMPTY for side in range(4))


def clashes(facing: int, kind: int) -> bool:
    """Whether grey would touch brown."""
    return bool(SHADE[kind] and facing >> SHADES_AT & (GREY | BROWN) & ~SHADE[kind])


def _turns_there(facing: int, kind: int) -> tuple[int, ...]:
    if clashes(facing, kind):
        return ()
    found = []
    for turn in TURNS[kind]:
        edges = EDGES[kind][turn]
        if not dead_end(facing, edges) and (IS_FEATURE[kind] or connected(facing, edges)):
            found.append(turn)
    return tuple(found)


Turns = tuple[tuple[int, ...], ...]
_FITS: list[Turns] = [()] * FACINGS
_FITTING = [0] * FACINGS


def fits(facing: int) -> Turns:
    """For what a cell faces: by kind of tile, the turns that its edges and colours allow; worked out once."""
    return _FITS[facing] or _work_out(facing)


def fitting(facing: int) -> int:
    """For what a cell faces: the kinds of tile that can be turned so that they fit, a bit each."""
    if not _FITS[facing]:
        _work_out(facing)
    return _FITTING[facing]


def _work_out(facing: int) -> Turns:
    shape = facing & _EDGES_AND_SHADES
    if shape == facing:
        _FITS[facing] = tuple([_turns_there(shape, kind) for kind in KINDS])
        _FITTING[facing] = sum(1 << kind for kind in KINDS if _FITS[facing][kind])
    else:
        _FITS[facing], _FITTING[facing] = fits(shape), fitting(shape)
    return _FITS[facing]


def _abbey_frontier() -> dict[int, int]:
    frontier = {}
    for cell in ABBEY_CELLS:
        for side, step in enumerate(OFFSETS):
            if cell + step not in ABBEY_CELLS:
                slot = (cell - ORIGIN) % ROW if side % 2 == 0 else (cell - ORIGIN) // ROW
                edge = ABBEY_EDGES[slot, side]
                frontier[cell + step] = edge << 2 * ((side + 2) % 4) | GREY << SHADES_AT | SOLID
    return frontier


ABBEY_FRONTIER = _abbey_frontier()
"""The ten cells around the Abbey, and what they face."""
