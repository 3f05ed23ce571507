"""Actions that are listed again and again, each made once and looked up by small numbers."""

from chapterhouse.games.monastery.actions import CollectLetter, CollectMonk, Encourage, PlaceTile
from chapterhouse.games.monastery.catalogue import LETTERS, TILES
from chapterhouse.games.monastery.cells import NAMES
from chapterhouse.games.monastery.state import COLUMN_OF, ROW_OF

_CELL_BITS = 14
_COUNT_BITS = 8
_STRIP_BITS, _SPACE_BITS = 2, 6


class _Placements(dict[int, tuple[PlaceTile, ...]]):
    """By kind of tile and cell: one placement for each turn."""

    def __missing__(self, key: int) -> tuple[PlaceTile, ...]:
        tile, cell = TILES[key >> _CELL_BITS], NAMES[key & (1 << _CELL_BITS) - 1]
        actions = self[key] = tuple([PlaceTile(tile, cell, turn) for turn in range(4)])
        return actions


class _Letters(dict[int, CollectLetter]):
    """By letter, space of the grid and strip."""

    def __missing__(self, key: int) -> CollectLetter:
        strip = key & (1 << _STRIP_BITS) - 1
        space = key >> _STRIP_BITS & (1 << _SPACE_BITS) - 1
        letter = LETTERS[(key >> _STRIP_BITS + _SPACE_BITS) - 1]
        action = self[key] = CollectLetter(letter, ROW_OF[space], COLUMN_OF[space], strip)
        return action


class _Gifts(dict[int, Encourage]):
    """By cell and number of blessings."""

    def __missing__(self, key: int) -> Encourage:
        action = self[key] = Encourage(NAMES[key >> _COUNT_BITS], key & (1 << _COUNT_BITS) - 1)
        return action


_PLACEMENTS: dict[int, tuple[PlaceTile, ...]] = _Placements()
_LETTERS: dict[int, CollectLetter] = _Letters()
_GIFTS: dict[int, Encourage] = _Gifts()
COLLECT_MONK = tuple(CollectMonk(ROW_OF[space], COLUMN_OF[space]) for space in range(len(ROW_OF)))


def place_tile(kind: int, cell: int) -> tuple[PlaceTile, ...]:
    """The placements of a kind of tile in a cell, by turn."""
    return _PLACEMENTS[kind << _CELL_BITS | cell]


def letter_action(letter: int, space: int, strip: int) -> CollectLetter:
    return _LETTERS[letter << _STRIP_BITS + _SPACE_BITS | space << _STRIP_BITS | strip]


def encourage(cell: int, count: int) -> Encourage:
    return _GIFTS[cell << _COUNT_BITS | count]
