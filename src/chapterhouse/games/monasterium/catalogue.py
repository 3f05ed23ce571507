"""The components of Monasterium as flat tables, loaded from data/*.toml and checked.

Names stand in actions, events and views; small integers in the state. Monasteries, goods, rows and columns are numbered
in the order of the data files. A room or a cloister space is a bit of a mask: monastery × RING + its place in the ring.
"""

from importlib.resources import files
from typing import Literal

import msgspec

from chapterhouse.kernel.data import Standings, expect, load
from chapterhouse.kernel.words import Malformed

FOLDER = files("chapterhouse.games.monasterium") / "data"

GOODS = ("soup", "tool", "book", "influence", "rosary")
"""The three goods that rooms ask for come first, in the order of the room kinds."""
SOUP, TOOL, BOOK, INFLUENCE, ROSARY = range(5)
KINDS = GOODS[:3]
AREAS = ("room", "chapel", "cloister")
ROOM, CHAPEL, CLOISTER = range(3)
RING = 8
"""Bits kept for one monastery in a mask of rooms or cloister spaces; the smaller side uses only the first of them."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every row of a data file tells how sure we are of it."""

    standing: Standings


# ── The gameboard ──────────────────────────────────────────────────────────────────────────────────────────────────


class Track(Row, frozen=True):
    years: int
    lap: int


class Dice(Row, frozen=True):
    faces: int
    joker: int
    neutral: int
    neutral_each: tuple[int, ...]
    personal: int
    personal_at_start: int
    most_per_turn: int
    most_from_joker: int


class Chapels(Row, frozen=True):
    places_per_player: int


class WindowTiles(Row, frozen=True):
    printed_per_monastery: int
    in_play_per_player: int


class StartingGoods(Row, frozen=True):
    soup: int
    tool: int
    book: int
    influence: int
    rosary: int


class Monastery(Row, frozen=True):
    id: str
    letter: str
    place: str


class Ring(Row, frozen=True):
    monasteries: tuple[str, ...]
    rooms: tuple[str, ...]
    touches: tuple[tuple[int, int], ...]
    marked_4_rooms: tuple[int, ...]
    marked_4_cloister: tuple[int, ...]


class PrintedSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, ...]
    ring: tuple[Ring, ...]


class RoadSpace(Row, frozen=True):
    monasteries: tuple[str, ...]
    bonus: Literal["any-action", "influence-or-rosary", "soup-or-exchange", "window", "personal-die", ""] = ""


class RoadBonus(Row, frozen=True):
    goods: tuple[str, ...] = ()
    count: int = 0
    points: int = 0


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    track: Track
    dice: Dice
    chapels: Chapels
    window_tiles: WindowTiles
    start: StartingGoods
    monastery: tuple[Monastery, ...]
    side: tuple[PrintedSide, ...]
    road: tuple[RoadSpace, ...]
    bonus: dict[str, RoadBonus]


# ── The player board ───────────────────────────────────────────────────────────────────────────────────────────────


class Column(Row, frozen=True):
    id: str
    face: int


class NoviceRow(Row, frozen=True):
    id: str
    area: Literal["room", "chapel", "cloister"]
    once_per_turn: bool
    influence: tuple[int, ...] = (0,)
    rosary: tuple[int, ...] = (0,)
    goods: int = 0


class RowFour(Row, frozen=True):
    points_per_die: int


class RoomReward(Row, frozen=True):
    kind: str
    points: int
    good: str = ""
    count: int = 0
    window: bool = False


class Exchange(Row, frozen=True):
    gives: str
    gets: str


class BoardAction(Row, frozen=True):
    row: str
    column: str
    does: Literal["send", "take", "messenger", "exchange", "points", "window"]
    goods: tuple[str, ...] = ()
    count: int = 0


class WindowLine(Row, frozen=True):
    id: str
    bonus: str
    count: int
    points: int


class PlayerBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    column: tuple[Column, ...]
    row: tuple[NoviceRow, ...]
    row_four: RowFour
    room: tuple[RoomReward, ...]
    exchange: tuple[Exchange, ...]
    action: tuple[BoardAction, ...]
    window_row: tuple[WindowLine, ...]
    window_column: tuple[WindowLine, ...]


# ── Missions and final scoring ─────────────────────────────────────────────────────────────────────────────────────


class Draw(Row, frozen=True):
    per_pile: int


class AreasCard(Row, frozen=True):
    """A card of pile A or B: three novices in three areas, worth less every year."""

    id: str
    pile: Literal["a", "b"]
    chapel: str
    room: str
    room_in: str
    cloister: str
    points: tuple[int, int, int]


class CountCard(Row, frozen=True):
    """A card of pile C: so and so many of something, at any time."""

    id: str
    pile: Literal["c"]
    what: Literal["novices", "windows", "book-rooms", "dice", "cloister"]
    needs: int
    points: int


class Missions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draw: Draw
    areas: tuple[AreasCard, ...]
    count: tuple[CountCard, ...]


class Majority(Row, frozen=True):
    points: int


class ChapelLadder(Row, frozen=True):
    ladder: tuple[int, ...]


class CloisterFactor(Row, frozen=True):
    factor: int


class Resources(Row, frozen=True):
    tool: int
    book: int
    shared: tuple[str, ...]
    divisor: int


class FinalScoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    majority: Majority
    chapels: ChapelLadder
    cloisters: CloisterFactor
    resources: Resources


BOARD = load(FOLDER / "board.toml", Board)
PLAYER_BOARD = load(FOLDER / "player_board.toml", PlayerBoard)
MISSIONS = load(FOLDER / "missions.toml", Missions)
FINAL = load(FOLDER / "scoring.toml", FinalScoring)

MONASTERIES = tuple(monastery.id for monastery in BOARD.monastery)
COLUMNS = tuple(column.id for column in PLAYER_BOARD.column)
ROWS = tuple(row.id for row in PLAYER_BOARD.row)
WINDOW_ROWS = tuple(line.id for line in PLAYER_BOARD.window_row)
WINDOW_COLUMNS = tuple(line.id for line in PLAYER_BOARD.window_column)
CARDS: tuple[AreasCard | CountCard, ...] = (*MISSIONS.areas, *MISSIONS.count)
MISSION_IDS = tuple(card.id for card in CARDS)
PLAYERS = range(2, 5)
OWNERS = 1 + PLAYERS[-1]
"""Dice on a Dice space are counted by owner: neutral first, then each seat."""
CELLS = len(WINDOW_ROWS) * len(WINDOW_COLUMNS)
"""Of a church window."""
WIDTH = len(COLUMNS)
NOVICES = tuple(f"{row}-{column}" for row in ROWS for column in COLUMNS) + tuple(f"{row}-extra" for row in ROWS)
"""The figures of one player by where they stand: row × WIDTH + column, then the four beside the rows."""
EXTRAS = len(ROWS) * WIDTH
"""The number of the first figure beside the rows."""


def _index(file: str, names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise Malformed(f"{file}: {name!r} is none of {', '.join(names)}")
    return names.index(name)


# ── Action spaces ──────────────────────────────────────────────────────────────────────────────────────────────────


class ActionSpace(msgspec.Struct, frozen=True):
    """One printed action in numbers. ``row`` is -1 for the standard action; ``bit`` marks it as done this turn."""

    name: str
    row: int
    column: int
    does: str
    goods: tuple[int, ...]
    count: int
    novice: int
    """The mask of the figure that covers it; 0 for a standard action."""
    bit: int
    """Its mark among the actions done this turn; 0 for one that has no limit."""


def _action_space(action: BoardAction) -> ActionSpace:
    file = "player_board.toml"
    column = _index(file, COLUMNS, action.column)
    row = -1 if action.row == "standard" else _index(file, ROWS, action.row)
    figure = row * WIDTH + column
    limited = row >= 0 and PLAYER_BOARD.row[row].once_per_turn
    return ActionSpace(
        name=f"{action.row}-{action.column}",
        row=row,
        column=column,
        does=action.does,
        goods=tuple(_index(file, GOODS, good) for good in action.goods),
        count=action.count,
        novice=1 << figure if row >= 0 else 0,
        bit=1 << figure if limited else 0,
    )


ACTION_SPACES = tuple(_action_space(action) for action in PLAYER_BOARD.action)
ACTION_SPACE = {space.name: space for space in ACTION_SPACES}
BY_COLUMN = tuple(tuple(space for space in ACTION_SPACES if space.column == column) for column in range(WIDTH))
ROW_MASKS = tuple(((1 << WIDTH) - 1) << (row * WIDTH) for row in range(len(ROWS)))
ROW_AREAS = tuple(AREAS.index(row.area) for row in PLAYER_BOARD.row)
CLOISTER_ROW = ROW_AREAS.index(CLOISTER)


# ── The board in masks ─────────────────────────────────────────────────────────────────────────────────────────────


class Side(msgspec.Struct, frozen=True):
    """The gameboard as it is used by one number of players."""

    players: int
    ring: int
    """The most rooms (and as many cloister spaces) that a monastery has."""
    printed: tuple[int, ...]
    """How many each monastery has."""
    rooms: int
    """Mask of the rooms that can be used; closed ones are left out."""
    cloister: int
    kinds: tuple[int, ...]
    """For soup, tool and book the mask of such rooms."""
    kind: tuple[int, ...]
    """For each room bit its kind, -1 where there is no room."""
    touches: tuple[int, ...]
    """For each room bit the mask of cloister spaces beside it."""
    chapel_places: int
    window_tiles: int
    neutral_each: int


def _bits(monastery: int, numbers: tuple[int, ...]) -> int:
    return sum(1 << (monastery * RING + number - 1) for number in numbers)


def _check_ring(ring: Ring) -> None:
    file = FOLDER / "board.toml"
    size = len(ring.rooms)
    expect(file, f"the number of rooms that touch the cloister of {ring.monasteries}", len(ring.touches), size)
    numbers = [*ring.marked_4_rooms, *ring.marked_4_cloister, *(n for pair in ring.touches for n in pair)]
    if size > RING or any(not 1 <= number <= size for number in numbers):
        raise Malformed(f"{file.name}: a ring of {size} spaces cannot have the numbers {numbers}")


def _side(printed: PrintedSide, players: int) -> Side:
    kind = [-1] * (RING * len(MONASTERIES))
    touches = [0] * (RING * len(MONASTERIES))
    rooms = cloister = 0
    for ring in printed.ring:
        _check_ring(ring)
        for monastery in (_index("board.toml", MONASTERIES, name) for name in ring.monasteries):
            for at, name in enumerate(ring.rooms):
                kind[monastery * RING + at] = _index("board.toml", KINDS, name)
                touches[monastery * RING + at] = _bits(monastery, ring.touches[at])
            everything = _bits(monastery, tuple(range(1, len(ring.rooms) + 1)))
            closed = players == 3
            rooms |= everything & ~(_bits(monastery, ring.marked_4_rooms) if closed else 0)
            cloister |= everything & ~(_bits(monastery, ring.marked_4_cloister) if closed else 0)
    return Side(
        players=players,
        ring=max(len(ring.rooms) for ring in printed.ring),
        printed=tuple(sum(of >= 0 for of in kind[at : at + RING]) for at in range(0, len(kind), RING)),
        rooms=rooms,
        cloister=cloister,
        kinds=tuple(sum(1 << bit for bit, of in enumerate(kind) if of == wanted) for wanted in range(len(KINDS))),
        kind=tuple(kind),
        touches=tuple(touches),
        chapel_places=BOARD.chapels.places_per_player * players,
        window_tiles=BOARD.window_tiles.in_play_per_player * players,
        neutral_each=BOARD.dice.neutral_each[players - PLAYERS[0]],
    )


SIDES = {players: _side(printed, players) for printed in BOARD.side for players in printed.players}

MONASTERY_MASKS = tuple(((1 << RING) - 1) << (monastery * RING) for monastery in range(len(MONASTERIES)))
"""All bits of one monastery."""
REACH_MASKS = tuple(
    sum(mask for monastery, mask in enumerate(MONASTERY_MASKS) if reach >> monastery & 1)
    for reach in range(1 << len(MONASTERIES))
)
"""All bits of a set of monasteries, the set itself being a mask."""
ROAD_REACH = tuple(
    sum(1 << _index("board.toml", MONASTERIES, name) for name in space.monasteries) for space in BOARD.road
)
"""For each road space the set of monasteries that a messenger presents himself at."""
ROAD_BONUS = tuple(space.bonus for space in BOARD.road)


# ── Places for novices ─────────────────────────────────────────────────────────────────────────────────────────────


class Spot(msgspec.Struct, frozen=True):
    """Where in a monastery a novice can stand: ``chapel``, ``cloister-3``, ``soup-1``."""

    name: str
    area: int
    at: int
    """Counted from 0 in the ring; 0 for the chapel."""
    kind: int
    """The kind of room, -1 elsewhere."""


def _spots() -> tuple[Spot, ...]:
    places = range(max(side.ring for side in SIDES.values()))
    kinds = {(bit % RING, kind) for side in SIDES.values() for bit, kind in enumerate(side.kind) if kind >= 0}
    rooms = tuple(Spot(f"{KINDS[kind]}-{at + 1}", ROOM, at, kind) for at, kind in sorted(kinds))
    cloister = tuple(Spot(f"cloister-{at + 1}", CLOISTER, at, -1) for at in places)
    return (*rooms, *cloister, Spot("chapel", CHAPEL, 0, -1))


SPOTS = _spots()
SPOT = {spot.name: spot for spot in SPOTS}
BONUS_IDS = tuple(line.bonus for line in (*PLAYER_BOARD.window_row, *PLAYER_BOARD.window_column))
EXCHANGES = tuple((GOODS.index(pair.gives), GOODS.index(pair.gets)) for pair in PLAYER_BOARD.exchange)
GOOD_INDEX = {name: number for number, name in enumerate(GOODS)}
MONASTERY_INDEX = {name: number for number, name in enumerate(MONASTERIES)}
COLUMN_INDEX = {name: number for number, name in enumerate(COLUMNS)}
NOVICE_INDEX = {name: number for number, name in enumerate(NOVICES)}
WINDOW_ROW_INDEX = {name: number for number, name in enumerate(WINDOW_ROWS)}


class Errand(msgspec.Struct, frozen=True):
    """A card of pile A or B in numbers."""

    chapel: int
    rooms: int
    """Mask of the rooms that would do, of any kind."""
    kind: int
    cloister: int
    """Mask of the cloister spaces that would do."""


def _errand(card: AreasCard) -> Errand:
    chapel, room_in, cloister = (
        _index("missions.toml", MONASTERIES, name) for name in (card.chapel, card.room_in, card.cloister)
    )
    kind = _index("missions.toml", KINDS, card.room)
    return Errand(chapel, MONASTERY_MASKS[room_in], kind, MONASTERY_MASKS[cloister])


ERRANDS = tuple(_errand(card) for card in MISSIONS.areas)


def _check() -> None:
    """The totals that the rule text gives."""
    board, player = FOLDER / "board.toml", FOLDER / "player_board.toml"
    expect(board, "the number of monasteries", len(MONASTERIES), 5)
    expect(board, "the sides' numbers of players", sorted(SIDES), list(PLAYERS))
    expect(board, "the number of window tiles", BOARD.window_tiles.printed_per_monastery * len(MONASTERIES), 40)
    expect(board, "the bonuses on the road", sorted(filter(None, ROAD_BONUS)), sorted(BOARD.bonus))
    expect(board, "the bonus of the last road space", ROAD_BONUS[-1], "personal-die")
    expect(player, "the number of columns", WIDTH, 5)
    expect(player, "the number of novices", len(NOVICES), 24)
    expect(player, "the number of actions", len(ACTION_SPACE), 4 * WIDTH)
    expect(player, "the kinds of rooms", tuple(room.kind for room in PLAYER_BOARD.room), KINDS)
    expect(player, "the spaces of the church window", len(WINDOW_ROWS) * len(WINDOW_COLUMNS), 9)
    piles = [sum(card.pile == pile for card in CARDS) for pile in "abc"]
    expect(FOLDER / "missions.toml", "the number of cards in each pile", piles, [5, 5, 5])


_check()
