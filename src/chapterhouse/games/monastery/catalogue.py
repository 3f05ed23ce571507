"""The printed components as flat tables, loaded from data/ and checked against the totals that the rules give."""

from importlib.resources import files
from typing import Literal

import msgspec

from chapterhouse.kernel.data import Count, Some, Standings, load
from chapterhouse.kernel.data_fault import Checks

_DATA = files("chapterhouse.games.monastery") / "data"


class _Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    family: Literal["path", "field", "garden", "feature", "building", "secret-way"]
    colour: Literal["grey", "brown", "dual", "neutral"]
    value: int
    boxes: tuple[int, ...]
    edges: str
    standing: Standings
    icon: bool = False


class _Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    total: Some
    standing: Standings
    tile: tuple[_Tile, ...]


class _Abbey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    north: str
    south: str
    west: str
    east: str
    standing: Standings


class Hour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the dial."""

    id: str
    kind: Literal["service", "study", "toil", "night"]
    standing: Standings
    draw: Count = 0


class _Dial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: Some
    standing: Standings
    hour: tuple[Hour, ...]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    spaces: str
    phrase: str
    standing: Standings


class _Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    top: tuple[Count, ...]
    bottom: tuple[Count, ...]
    standing: Standings
    row: tuple[_Row, ...]


class _Leftover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: Count
    blessings: Count


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    monks: Some
    crosses: Count
    blessings: Count
    movement_per_monk: Count
    letter_points: Count
    blessing_points: Count
    work_points: Count
    farm_extra: Count
    scriptum_extra: Count
    chapel_factor: Count
    start_draw: Count
    draw_factor: Some
    standing: Standings
    limits: dict[str, Some]
    leftovers: tuple[_Leftover, ...]


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    abbey: _Abbey
    dial: _Dial
    grid: _Grid
    numbers: _Numbers


_tiles = load(_DATA / "tiles.toml", _Tiles)
_board = load(_DATA / "board.toml", _Board)

_MARKS = "PG-"
"""The edges of tiles: a pathway, a gateway, nothing."""
_CROSS, _BLANK = "+", "."
"""What a space of the letter grid may hold beside a letter."""
_NEEDED = ("chapel", "almonry", "farm", "scriptum", "library", "workshop", "stables", "abbots-house", "brewhouse")
_NEEDED_TILES = (*_NEEDED, "prison-cell", *(f"secret-way-{row.colour}" for row in _board.grid.row))
"""Tiles that a rule names."""
_FAMILIES = ("path", "field", "garden")
_HIGHEST_BOX = 9
_MOST_MONKS = 12


def _check_tiles() -> None:
    check = Checks(_DATA / "tiles.toml")
    check.total(("total",), sum(tile.count for tile in _tiles.tile), _tiles.total)
    ids = [tile.id for tile in _tiles.tile]
    check.once(("tile",), ids)
    for name in _NEEDED_TILES:
        if name not in ids:
            check.add(("tile",), "missing", found=name)
    for number, tile in enumerate(_tiles.tile):
        _check_tile(check, ("tile", number), tile)
    check.done()


def _check_tile(check: Checks, path: tuple[str | int, ...], tile: _Tile) -> None:
    check.length((*path, "edges"), len(tile.edges), 4)
    if set(tile.edges) - set(_MARKS):
        check.add((*path, "edges"), "marks", found=tile.edges, known=tuple(_MARKS))
    check.inside((*path, "count"), tile.count, 0, _tiles.total)
    check.inside((*path, "value"), tile.value, 0, _HIGHEST_BOX)
    check.inside((*path, "boxes"), len(tile.boxes), 0 if tile.family == "feature" else 1, _HIGHEST_BOX)
    for box in tile.boxes:
        check.inside((*path, "boxes"), box, 1, _HIGHEST_BOX)


def _check_board() -> None:
    check = Checks(_DATA / "board.toml")
    grid, abbey = _board.grid, _board.abbey
    check.inside(("grid", "row"), len(grid.row), 2, 4)
    check.once(("grid", "row"), [row.colour for row in grid.row])
    for number, row in enumerate(grid.row):
        _check_row(check, ("grid", "row", number), row)
    check.length(("grid", "bottom"), len(grid.bottom), len(grid.top))
    for side, slots in (("north", 3), ("south", 3), ("west", 2), ("east", 2)):
        edges = getattr(abbey, side)
        check.length(("abbey", side), len(edges), slots)
        if set(edges) - set(_MARKS):
            check.add(("abbey", side), "marks", found=edges, known=tuple(_MARKS))
    for family in _FAMILIES:
        if family not in _board.numbers.limits:
            check.add(("numbers", "limits"), "missing", found=family)
    check.inside(("numbers", "monks"), _board.numbers.monks, max(_board.numbers.crosses, 1), _MOST_MONKS)
    if not _board.dial.hour:
        check.add(("dial", "hour"), "missing", found="hour")
    if not _board.numbers.leftovers:
        check.add(("numbers", "leftovers"), "missing", found="points")
    check.done()


def _check_row(check: Checks, path: tuple[str | int, ...], row: _Row) -> None:
    letters = row.spaces.replace(_CROSS, "").replace(_BLANK, "")
    if letters != row.phrase:
        check.add((*path, "spaces"), "spelling", found=letters, wanted=row.phrase)
    check.total((*path, "spaces"), row.spaces.count(_CROSS), _board.numbers.crosses)
    check.length((*path, "spaces"), len(row.spaces), len(_board.grid.top))
    check.length((*path, "phrase"), len(row.phrase), len(_board.grid.row[0].phrase))


_check_tiles()
_check_board()

# ── The tiles. A kind of tile is its place in this list; the Abbey comes after the last of them. ──────────────────

TILES = tuple(tile.id for tile in _tiles.tile)
KINDS = range(len(TILES))
ABBEY_KIND = len(TILES)
KIND = {name: kind for kind, name in enumerate(TILES)}

COUNT = tuple(tile.count for tile in _tiles.tile)
VALUE = (*(tile.value for tile in _tiles.tile), 0)
"""The circled value: points of a prayer, places for monks once it is built, and the penalty for keeping the tile."""
CAPACITY = (*(tile.value for tile in _tiles.tile), 99)
"""How many monks fit on the constructed side; any number into the Abbey."""
BOXES = (*(tile.boxes for tile in _tiles.tile), ())


def _bits(boxes: tuple[int, ...]) -> tuple[int, ...]:
    """A bit for each box: that of its number; a further box of the same number has one above all numbers."""
    first = {box: boxes.index(box) for box in boxes}
    further = [at for at, box in enumerate(boxes) if first[box] != at]
    return tuple(1 << (_HIGHEST_BOX + further.index(at) if at in further else box - 1) for at, box in enumerate(boxes))


BOX_BITS = tuple(_bits(boxes) for boxes in BOXES)
FULL = tuple(map(sum, BOX_BITS))
"""Every box taken, a bit per box."""
SAME = tuple(
    {
        box: tuple(bit for bit, other in zip(bits, boxes, strict=True) if other == box)
        for box in boxes
        if boxes.count(box) > 1
    }
    for boxes, bits in zip(BOXES, BOX_BITS, strict=True)
)
"""SAME[kind][box]: the bits of the boxes with that number, where there are several."""


def _free_boxes(boxes: tuple[int, ...], bits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    masks = range(1 << max(bits, default=0).bit_length())
    return tuple(tuple(box for box, bit in zip(boxes, bits, strict=True) if not mask & bit) for mask in masks)


FREE_BOXES = tuple(map(_free_boxes, BOXES, BOX_BITS))
"""FREE_BOXES[kind][mask]: the empty boxes when those of the mask are taken; equal ones are all there."""
FREE = tuple(tuple(tuple(dict.fromkeys(free)) for free in masks) for masks in FREE_BOXES)
"""FREE[kind][mask]: the numbers of these boxes. Which of two equal boxes a monk takes makes no difference."""


def free_bit(kind: int, taken: int, box: int) -> int:
    """The bit of an empty box with this number: the first of equal ones."""
    bit = 1 << (box - 1)
    if not taken & bit:
        return bit
    return next(bit for bit in SAME[kind][box] if not taken & bit)


def taken_bit(kind: int, taken: int, box: int) -> int:
    """The bit of a taken box with this number: the last of equal ones, so that the mask depends on nothing else."""
    if box in SAME[kind]:
        return max(bit for bit in SAME[kind][box] if taken & bit)
    return 1 << (box - 1)


GREY, BROWN = 1, 2
_SHADES = {"grey": GREY, "brown": BROWN, "dual": 0, "neutral": 0}
_WORKS = {"grey": GREY, "brown": BROWN, "dual": GREY | BROWN, "neutral": 0}
SHADE = (*(_SHADES[tile.colour] for tile in _tiles.tile), GREY)
"""The colour that may not touch the other one; 0 for tiles that may touch both."""
WORKPLACE = (*(_WORKS[tile.colour] for tile in _tiles.tile), GREY)
"""In which rounds a monk can work there."""
COLOUR_OF_TILE = (*(tile.colour for tile in _tiles.tile), "grey")

FAMILIES = _FAMILIES
FAMILY = (*(FAMILIES.index(tile.family) + 1 if tile.family in FAMILIES else 0 for tile in _tiles.tile), 0)
"""1, 2, 3 for the tiles that form groups, otherwise 0."""
LIMIT = (0, *(_board.numbers.limits[family] for family in FAMILIES))
IS_FEATURE = (*(tile.family == "feature" for tile in _tiles.tile), False)
IS_BUILDING = (*(tile.family == "building" for tile in _tiles.tile), False)
HAS_ICON = (*(tile.icon for tile in _tiles.tile), False)
ICONS = tuple(tile.id for tile in _tiles.tile if tile.icon)

EMPTY, PATHWAY, GATEWAY = 1, 2, 3
_EDGE = {"-": EMPTY, "P": PATHWAY, "G": GATEWAY}


def _turned(edges: str, turn: int) -> tuple[int, ...]:
    """The edges from north clockwise after n quarter turns clockwise."""
    return tuple(_EDGE[edges[(side - turn) % 4]] for side in range(4))


EDGES = tuple(tuple(_turned(tile.edges, turn) for turn in range(4)) for tile in _tiles.tile)
TURNS = tuple(tuple(turn for turn in range(4) if edges[turn] not in edges[:turn]) for edges in EDGES)
"""The turns that make a difference to the edges."""

_abbey = _board.abbey
ABBEY_EDGES: dict[tuple[int, int], int] = {
    **{(east, 0): _EDGE[edge] for east, edge in enumerate(_abbey.north)},
    **{(east, 2): _EDGE[edge] for east, edge in enumerate(_abbey.south)},
    **{(south, 3): _EDGE[edge] for south, edge in enumerate(_abbey.west)},
    **{(south, 1): _EDGE[edge] for south, edge in enumerate(_abbey.east)},
}
"""The edge of the n-th slot (from the west or the north) on a side of the Abbey."""

CHAPEL = KIND["chapel"]
ALMONRY = KIND["almonry"]
FARM = KIND["farm"]
SCRIPTUM = KIND["scriptum"]
LIBRARY = KIND["library"]
WORKSHOP = KIND["workshop"]
STABLES = KIND["stables"]
ABBOTS_HOUSE = KIND["abbots-house"]
BREWHOUSE = KIND["brewhouse"]
PRISON = KIND["prison-cell"]

# ── Codes of the state, shared with the bots. ───────────────────────────────────────────────────────────────────────

ABBEY_SLOT = 0
"""The slot of the Abbey: the first tile on the table."""
ON_GRID = -1
"""The slot of a monk who is still on the letter grid."""
UNBUILT, BUILT, JUST_BUILT = 0, 1, 2
"""A tile constructed in this round counts as built in every way but for prayer, work and icons."""

# ── The letter grid, the strips, the dial. ──────────────────────────────────────────────────────────────────────────

COLOURS = tuple(row.colour for row in _board.grid.row)
"""From the top of the letter grid; also the clockwise order of the seats."""
SECRET_WAY = tuple(KIND[f"secret-way-{colour}"] for colour in COLOURS)
PHRASES = tuple(row.phrase for row in _board.grid.row)
LETTERS = "".join(sorted(set("".join(PHRASES))))

COLUMNS = len(_board.grid.top)
SPACES = COLUMNS * len(COLOURS)
STRIP = len(PHRASES[0])
NO_LETTER, LARGE, SMALL_UP = 0, 1, 2
"""What a space of a letter strip may hold."""
TOP = _board.grid.top * len(COLOURS)
"""The price of every space of the grid."""
BOTTOM = _board.grid.bottom * len(COLOURS)
GAP, CROSS, SMALL = 0, 32, 16
"""What a space of the grid may hold: nothing, a monk, or a letter (1 …), plus SMALL when it lies small side up."""
_SIGNS = {_CROSS: CROSS, _BLANK: GAP, **{letter: number for number, letter in enumerate(LETTERS, start=1)}}
PRINTED = tuple(_SIGNS[mark] for row in _board.grid.row for mark in row.spaces)
STRIP_LETTERS = tuple(tuple(LETTERS.index(mark) + 1 for mark in phrase) for phrase in PHRASES)

DAYS = _board.dial.days
HOURS = _board.dial.hour
HOUR_NAMES = tuple(dict.fromkeys(hour.id for hour in HOURS))

# ── Numbers of the rules. ─────────────────────────────────────────────────────────────────────────────────────────────

NUMBERS = _board.numbers
MONKS = NUMBERS.monks
BLESSINGS = NUMBERS.blessings
LEFTOVERS = tuple(
    max((row.blessings for row in NUMBERS.leftovers if row.points <= points), default=0)
    for points in range(max(row.points for row in NUMBERS.leftovers) + 1)
)
"""How many blessings come for so many unspent points; the last entry also for any more."""
