"""The printed components as flat tables, loaded from data/ and checked against the totals that the rules give."""

from importlib.resources import files
from typing import Literal

import msgspec

from chapterhouse.kernel import Malformed
from chapterhouse.kernel.data import Standings, expect, load

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
    total: int
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
    draw: int = 0


class _Dial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: int
    standing: Standings
    hour: tuple[Hour, ...]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    spaces: str
    phrase: str
    standing: Standings


class _Grid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    top: tuple[int, ...]
    bottom: tuple[int, ...]
    standing: Standings
    row: tuple[_Row, ...]


class _Leftover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: int
    blessings: int


class _Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    monks: int
    crosses: int
    blessings: int
    movement_per_monk: int
    letter_points: int
    blessing_points: int
    work_points: int
    farm_extra: int
    scriptum_extra: int
    chapel_factor: int
    start_draw: int
    draw_factor: int
    standing: Standings
    limits: dict[str, int]
    leftovers: tuple[_Leftover, ...]


class _Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    abbey: _Abbey
    dial: _Dial
    grid: _Grid
    numbers: _Numbers


_tiles = load(_DATA / "tiles.toml", _Tiles)
_board = load(_DATA / "board.toml", _Board)

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
FULL = tuple(sum(1 << (box - 1) for box in boxes) for boxes in BOXES)
"""Every box taken, a bit per box number."""


def _free_boxes(boxes: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    masks = range(1 << max(boxes, default=0))
    return tuple(tuple(box for box in boxes if not mask >> (box - 1) & 1) for mask in masks)


FREE = tuple(_free_boxes(boxes) for boxes in BOXES)
"""FREE[kind][mask]: the empty boxes when those of the mask are taken."""

GREY, BROWN = 1, 2
_SHADES = {"grey": GREY, "brown": BROWN, "dual": 0, "neutral": 0}
_WORKS = {"grey": GREY, "brown": BROWN, "dual": GREY | BROWN, "neutral": 0}
SHADE = (*(_SHADES[tile.colour] for tile in _tiles.tile), GREY)
"""The colour that may not touch the other one; 0 for tiles that may touch both."""
WORKPLACE = (*(_WORKS[tile.colour] for tile in _tiles.tile), GREY)
"""In which rounds a monk can work there."""
COLOUR_OF_TILE = (*(tile.colour for tile in _tiles.tile), "grey")

FAMILIES = ("path", "field", "garden")
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
    """The edges from north clockwise after so many quarter turns clockwise."""
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
PRINTED = tuple(CROSS if mark == "+" else LETTERS.index(mark) + 1 for row in _board.grid.row for mark in row.spaces)
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


def _check_tiles() -> None:
    file = _DATA / "tiles.toml"
    expect(file, "the number of tiles", sum(COUNT), _tiles.total)
    for tile in _tiles.tile:
        if len(tile.edges) != 4 or set(tile.edges) - set(_EDGE):
            raise Malformed(f"{file.name}: {tile.id}: edges are four of P, G and -, not {tile.edges!r}")
        if len(set(tile.boxes)) != len(tile.boxes) or not all(1 <= box <= 9 for box in tile.boxes):
            raise Malformed(f"{file.name}: {tile.id}: boxes are different numbers from 1 to 9")


def _check_grid() -> None:
    file = _DATA / "board.toml"
    for row in _board.grid.row:
        expect(file, f"the letters of the {row.colour} row", row.spaces.replace("+", ""), row.phrase)
        expect(file, f"the crosses of the {row.colour} row", row.spaces.count("+"), NUMBERS.crosses)
        expect(file, f"the columns of the {row.colour} row", len(row.spaces), COLUMNS)
    expect(file, "the columns of the bottom edge", len(_board.grid.bottom), COLUMNS)
    expect(file, "the slots of the Abbey", len(ABBEY_EDGES), 10)


_check_tiles()
_check_grid()
