"""The components of Monasterium as flat tables, loaded from data/*.toml and checked.

Names stand in actions, events and views; small integers in the state. Monasteries, goods, rows and columns are numbered
in the order of the data files. A room or a cloister space is a bit of a mask: monastery × RING + its place in the ring.
"""

from importlib.resources import files
from typing import Literal, get_args

import msgspec

from chapterhouse.kernel.data import Count, Some, Standings, load
from chapterhouse.kernel.data_fault import BadData, Checks, DataFault

FOLDER = files("chapterhouse.games.monasterium") / "data"

GOODS = ("soup", "tool", "book", "influence", "rosary")
"""The three goods that rooms ask for come first, in the order of the room kinds."""
SOUP, TOOL, BOOK, INFLUENCE, ROSARY = range(5)
KINDS = GOODS[:3]
AREAS = ("room", "chapel", "cloister")
ROOM, CHAPEL, CLOISTER = range(3)
ANY = "any"
"""On a Mission card: a building of whatever kind."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every row of a data file tells how sure we are of it."""

    standing: Standings


# ── The gameboard ──────────────────────────────────────────────────────────────────────────────────────────────────


class Track(Row, frozen=True):
    years: Some
    lap: int


class Dice(Row, frozen=True):
    faces: Some
    joker: Some
    neutral: Count
    neutral_each: tuple[Count, ...]
    personal: Some
    personal_at_start: Count
    most_per_turn: Some
    most_from_joker: Count


class Chapels(Row, frozen=True):
    places_per_player: Some


class WindowTiles(Row, frozen=True):
    printed_per_monastery: Count
    in_play_per_player: Count


class StartingGoods(Row, frozen=True):
    soup: Count
    tool: Count
    book: Count
    influence: Count
    rosary: Count


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
    cloister: Count = 0
    """The number of cloister spaces; 0 for as many as there are rooms."""

    @property
    def spaces(self) -> int:
        return self.cloister or len(self.rooms)


BonusName = Literal["any-action", "influence-or-rosary", "soup-or-exchange", "window", "personal-die", ""]
BONUSES: tuple[str, ...] = tuple(filter(None, get_args(BonusName)))


class RoadSpace(Row, frozen=True):
    monasteries: tuple[str, ...]
    bonus: BonusName = ""


class PrintedSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: tuple[int, ...]
    ring: tuple[Ring, ...]
    road: tuple[RoadSpace, ...] = ()
    """A road of its own, where the two sides of the board differ."""


class RoadBonus(Row, frozen=True):
    goods: tuple[str, ...] = ()
    count: Count = 0
    points: Count = 0


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
    face: Some


class NoviceRow(Row, frozen=True):
    id: str
    area: Literal["room", "chapel", "cloister"]
    once_per_turn: bool
    influence: tuple[Count, ...] = (0,)
    rosary: tuple[Count, ...] = (0,)
    goods: Count = 0


class RowFour(Row, frozen=True):
    points_per_die: Count


class RoomReward(Row, frozen=True):
    kind: str
    points: Count
    good: str = ""
    count: Count = 0
    window: bool = False


class Exchange(Row, frozen=True):
    gives: str
    gets: str


class BoardAction(Row, frozen=True):
    row: str
    column: str
    does: Literal["send", "take", "messenger", "exchange", "points", "window"]
    goods: tuple[str, ...] = ()
    count: Count = 0


class WindowLine(Row, frozen=True):
    id: str
    bonus: str
    count: Count
    points: Count


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
    per_pile: Some


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area on a card of pile A or B, in one monastery; of a building its kind."""

    area: Literal["room", "chapel", "cloister"]
    monastery: str
    room: str = ""


class AreasCard(Row, frozen=True):
    """A card of pile A or B: three novices in three areas, worth less every year.

    Most ask for a chapel, a building and a cloister; ``asks`` instead lists any three areas.
    """

    id: str
    pile: Literal["a", "b"]
    points: tuple[Count, Count, Count]
    chapel: str = ""
    room: str = ""
    room_in: str = ""
    cloister: str = ""
    asks: tuple[Ask, ...] = ()

    def areas(self) -> tuple[Ask, ...]:
        usual = (Ask("chapel", self.chapel), Ask("room", self.room_in, self.room), Ask("cloister", self.cloister))
        return self.asks or usual


class CountCard(Row, frozen=True):
    """A card of pile C: so and so many of something, at any time."""

    id: str
    pile: Literal["c"]
    what: Literal["novices", "windows", "book-rooms", "dice", "cloister"]
    needs: Some
    points: Count


class Missions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draw: Draw
    areas: tuple[AreasCard, ...]
    count: tuple[CountCard, ...]


class Majority(Row, frozen=True):
    points: Count


class ChapelLadder(Row, frozen=True):
    ladder: tuple[Count, ...]


class CloisterFactor(Row, frozen=True):
    factor: Count


class Resources(Row, frozen=True):
    tool: Count
    book: Count
    shared: tuple[str, ...]
    divisor: Some


class FinalScoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    majority: Majority
    chapels: ChapelLadder
    cloisters: CloisterFactor
    resources: Resources


BOARD = load(FOLDER / "board.toml", Board)
PLAYER_BOARD = load(FOLDER / "player_board.toml", PlayerBoard)
MISSIONS = load(FOLDER / "missions.toml", Missions)
FINAL = load(FOLDER / "scoring.toml", FinalScoring)

RING = max([8, *(max(len(ring.rooms), ring.spaces) for side in BOARD.side for ring in side.ring)])
"""Bits kept for one monastery in a mask of rooms or cloister spaces; most use only the first of them."""

MONASTERIES = tuple(monastery.id for monastery in BOARD.monastery)
PLACES = ("north-west", "north", "north-east", "south-west", "south-east")
"""Where the monasteries lie on the gameboard."""
COLUMNS = tuple(column.id for column in PLAYER_BOARD.column)
ROWS = tuple(row.id for row in PLAYER_BOARD.row)
WINDOW_ROWS = tuple(line.id for line in PLAYER_BOARD.window_row)
WINDOW_COLUMNS = tuple(line.id for line in PLAYER_BOARD.window_column)
CARDS: tuple[AreasCard | CountCard, ...] = (*MISSIONS.areas, *MISSIONS.count)
MISSION_IDS = tuple(card.id for card in CARDS)
PLAYERS = range(2, 5)


def _check_lists() -> None:
    """Lists that are read by their place have an entry for each."""
    board, player, scoring = (Checks(f"{name}.toml") for name in ("board", "player_board", "scoring"))
    board.length(("dice", "neutral_each"), len(BOARD.dice.neutral_each), len(PLAYERS))
    for number, row in enumerate(PLAYER_BOARD.row):
        for field, prices in (("influence", row.influence), ("rosary", row.rosary)):
            player.inside(("row", number, field), len(prices), 1, MOST_PRICES)
    player.total(("row",), len(PLAYER_BOARD.row), 4)
    scoring.length(("chapels", "ladder"), len(FINAL.chapels.ladder), len(MONASTERIES))
    for check in (board, player, scoring):
        check.done()


def _check_dice() -> None:
    """Every face of a die belongs to one column or is the joker. [setup.dice] The other personal dice are won."""
    dice, board, player = BOARD.dice, Checks("board.toml"), Checks("player_board.toml")
    faces = [column.face for column in PLAYER_BOARD.column]
    for number, face in enumerate(faces):
        player.inside(("column", number, "face"), face, 1, dice.faces)
    named = (*faces, dice.joker)
    if sorted(named) != list(range(1, dice.faces + 1)):
        player.add(("column",), "faces", found=named)
    board.inside(("dice", "personal_at_start"), dice.personal_at_start, 0, dice.personal)
    board.inside(("dice", "personal"), dice.personal, 1, MOST_DICE)
    board.total(("dice", "most_from_joker"), dice.most_from_joker, 1)
    board.inside(("dice", "most_per_turn"), dice.most_per_turn, 1, MOST_DICE)
    for number, each in enumerate(dice.neutral_each):
        board.inside(("dice", "neutral_each", number), each, 0, dice.neutral)
    board.inside(("track", "years"), BOARD.track.years, 1, YEARS_ON_CARDS)
    player.done()
    board.done()


def _check_goods() -> None:
    """Actions, exchanges and rewards name goods that there are, and each action has a place of its own."""
    check = Checks("player_board.toml")
    check.once(("action",), [f"{action.row}-{action.column}" for action in PLAYER_BOARD.action])
    for number, action in enumerate(PLAYER_BOARD.action):
        path = ("action", number)
        check.known((*path, "row"), action.row, (STANDARD, *ROWS))
        check.known((*path, "column"), action.column, COLUMNS)
        for good in action.goods:
            check.known((*path, "goods"), good, GOODS)
        if action.does == "take" and not action.goods:
            check.add((*path, "goods"), "missing", found="goods")
        if action.does in ("take", "messenger", "points"):
            check.inside((*path, "count"), action.count, 1, MOST_OF_AN_ACTION)
    for number, pair in enumerate(PLAYER_BOARD.exchange):
        check.known(("exchange", number, "gives"), pair.gives, GOODS)
        check.known(("exchange", number, "gets"), pair.gets, GOODS)
    for number, reward in enumerate(PLAYER_BOARD.room):
        check.known(("room", number, "good"), reward.good, ("", *GOODS))
    lines: dict[str, tuple[WindowLine, ...]] = {
        "window_row": PLAYER_BOARD.window_row,
        "window_column": PLAYER_BOARD.window_column,
    }
    for part, of_part in lines.items():
        for number, line in enumerate(of_part):
            check.known((part, number, "bonus"), line.bonus, (*GOODS, "messenger"))
    check.done()


MOST_PRICES = 6
"""A row has five novices and one beside it."""
MOST_DICE = 9
YEARS_ON_CARDS = 3
"""A Mission card has points for three years."""
MOST_OF_AN_ACTION = 9
STANDARD = "standard"
"""The row of the actions that no novice covers."""
_check_lists()
_check_dice()
_check_goods()
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
        raise BadData(DataFault((file.removesuffix(".toml"),), "unknown", {"found": name, "known": ", ".join(names)}))
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
    row = -1 if action.row == STANDARD else _index(file, ROWS, action.row)
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
    """The most rooms that a monastery has."""
    cloister_ring: int
    """The most cloister spaces that a monastery has."""
    printed: tuple[int, ...]
    """How many rooms each monastery has."""
    printed_cloister: int
    """Mask of all cloister spaces, closed ones too."""
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
    road: tuple[RoadSpace, ...]
    road_reach: tuple[int, ...]
    """For each road space the set of monasteries that a messenger presents himself at."""
    road_bonus: tuple[str, ...]


def _bits(monastery: int, numbers: tuple[int, ...]) -> int:
    return sum(1 << (monastery * RING + number - 1) for number in numbers)


def _check_sides() -> None:
    check = Checks(FOLDER / "board.toml")
    names = tuple(monastery.id for monastery in BOARD.monastery)
    check.once(("monastery",), names)
    check.total(("monastery",), len(names), 5)
    for number, monastery in enumerate(BOARD.monastery):
        check.known(("monastery", number, "place"), monastery.place, PLACES)
        if monastery.place in [other.place for other in BOARD.monastery[:number]]:
            check.add(("monastery", number, "place"), "twice", found=monastery.place)
    check.total(("side",), sorted(players for side in BOARD.side for players in side.players), list(PLAYERS))
    check.total(("window_tiles", "printed_per_monastery"), BOARD.window_tiles.printed_per_monastery * len(names), 40)
    for name in BONUSES:
        if name not in BOARD.bonus:
            check.add(("bonus",), "missing", found=name)
    _check_road(check, ("road",), BOARD.road, names)
    for number, side in enumerate(BOARD.side):
        path = ("side", number)
        placed = [name for ring in side.ring for name in ring.monasteries]
        check.once((*path, "ring"), placed)
        for name in set(names) - set(placed):
            check.add((*path, "ring"), "missing", found=name)
        for at, ring in enumerate(side.ring):
            _check_ring(check, (*path, "ring", at), ring, names)
        if side.road:
            _check_road(check, (*path, "road"), side.road, names)
    check.done()


def _check_ring(check: Checks, path: tuple[str | int, ...], ring: Ring, names: tuple[str, ...]) -> None:
    for name in ring.monasteries:
        check.known((*path, "monasteries"), name, names)
    for name in ring.rooms:
        check.known((*path, "rooms"), name, KINDS)
    check.length((*path, "touches"), len(ring.touches), len(ring.rooms))
    for at, pair in enumerate(ring.touches):
        for space in pair:
            check.inside((*path, "touches", at), space, 1, ring.spaces)
        check.once((*path, "touches", at), pair)
    for field, numbers, most in (
        ("marked_4_rooms", ring.marked_4_rooms, len(ring.rooms)),
        ("marked_4_cloister", ring.marked_4_cloister, ring.spaces),
    ):
        for number in numbers:
            check.inside((*path, field), number, 1, most)


def _check_road(
    check: Checks, path: tuple[str | int, ...], road: tuple[RoadSpace, ...], names: tuple[str, ...]
) -> None:
    """[road.last] The last space gives another die. A bonus may be printed several times."""
    if not road or road[-1].bonus != "personal-die":
        check.add(path, "last", found=road[-1].bonus if road else "", wanted="personal-die")
    for number, space in enumerate(road):
        for name in space.monasteries:
            check.known((*path, number, "monasteries"), name, names)
    for name in set(names) - {name for space in road for name in space.monasteries}:
        check.add(path, "unreachable", found=name)


_check_sides()


def _side(printed: PrintedSide, players: int) -> Side:
    kind = [-1] * (RING * len(MONASTERIES))
    touches = [0] * (RING * len(MONASTERIES))
    rooms = cloister = printed_cloister = 0
    for ring in printed.ring:
        for monastery in (_index("board.toml", MONASTERIES, name) for name in ring.monasteries):
            for at, name in enumerate(ring.rooms):
                kind[monastery * RING + at] = _index("board.toml", KINDS, name)
                touches[monastery * RING + at] = _bits(monastery, ring.touches[at])
            everything = _bits(monastery, tuple(range(1, len(ring.rooms) + 1)))
            spaces = _bits(monastery, tuple(range(1, ring.spaces + 1)))
            closed = players == 3
            rooms |= everything & ~(_bits(monastery, ring.marked_4_rooms) if closed else 0)
            cloister |= spaces & ~(_bits(monastery, ring.marked_4_cloister) if closed else 0)
            printed_cloister |= spaces
    road = printed.road or BOARD.road
    return Side(
        players=players,
        ring=max(len(ring.rooms) for ring in printed.ring),
        cloister_ring=max(ring.spaces for ring in printed.ring),
        printed_cloister=printed_cloister,
        printed=tuple(sum(of >= 0 for of in kind[at : at + RING]) for at in range(0, len(kind), RING)),
        rooms=rooms,
        cloister=cloister,
        kinds=tuple(sum(1 << bit for bit, of in enumerate(kind) if of == wanted) for wanted in range(len(KINDS))),
        kind=tuple(kind),
        touches=tuple(touches),
        chapel_places=BOARD.chapels.places_per_player * players,
        window_tiles=BOARD.window_tiles.in_play_per_player * players,
        neutral_each=BOARD.dice.neutral_each[players - PLAYERS[0]],
        road=road,
        road_reach=tuple(sum(1 << MONASTERIES.index(name) for name in space.monasteries) for space in road),
        road_bonus=tuple(space.bonus for space in road),
    )


SIDES = {players: _side(printed, players) for printed in BOARD.side for players in printed.players}

MONASTERY_MASKS = tuple(((1 << RING) - 1) << (monastery * RING) for monastery in range(len(MONASTERIES)))
"""All bits of one monastery."""
REACH_MASKS = tuple(
    sum(mask for monastery, mask in enumerate(MONASTERY_MASKS) if reach >> monastery & 1)
    for reach in range(1 << len(MONASTERIES))
)
"""All bits of a set of monasteries, the set itself being a mask."""


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
    places = range(max(side.cloister_ring for side in SIDES.values()))
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
    """One area of a card of pile A or B in numbers."""

    area: int
    monastery: int
    places: int
    """Mask of the rooms or cloister spaces of the monastery."""
    kind: int
    """The kind of building, -1 for any."""
    before: int
    """How often the card asks for the same chapel before: each time it takes another novice."""


def _check_missions() -> None:
    check = Checks(FOLDER / "missions.toml")
    check.once(("areas",), MISSION_IDS)
    for number, card in enumerate(MISSIONS.areas):
        if card.asks:
            _check_asks(check, ("areas", number), card)
            continue
        for field in ("chapel", "room_in", "cloister"):
            check.known(("areas", number, field), getattr(card, field), MONASTERIES)
        check.known(("areas", number, "room"), card.room, (*KINDS, ANY))
    for pile in "abc":
        check.inside((), sum(card.pile == pile for card in CARDS), MISSIONS.draw.per_pile, 99)
    check.total((), len(CARDS), 15)
    check.done()


def _check_asks(check: Checks, path: tuple[str | int, ...], card: AreasCard) -> None:
    """A card that lists its areas has three, and says nothing of the usual ones."""
    for field in ("chapel", "room", "room_in", "cloister"):
        if getattr(card, field):
            check.add((*path, field), "value", found=getattr(card, field))
    check.length((*path, "asks"), len(card.asks), 3)
    for at, ask in enumerate(card.asks):
        check.known((*path, "asks", at, "monastery"), ask.monastery, MONASTERIES)
        check.known((*path, "asks", at, "room"), ask.room, (*KINDS, ANY) if ask.area == "room" else ("",))


_check_missions()


def _errands(card: AreasCard) -> tuple[Errand, ...]:
    """A building of a certain kind comes before one of any, so that the first novice found is the right one."""
    asks = card.areas()
    made = []
    for at, ask in enumerate(asks):
        monastery = MONASTERIES.index(ask.monastery)
        kind = KINDS.index(ask.room) if ask.room in KINDS else -1
        before = sum(other == ask for other in asks[:at])
        made.append(Errand(AREAS.index(ask.area), monastery, MONASTERY_MASKS[monastery], kind, before))
    return tuple(sorted(made, key=lambda errand: errand.area == ROOM and errand.kind < 0))


ERRANDS = tuple(_errands(card) for card in MISSIONS.areas)


def _check_player_board() -> None:
    """The totals that the rule text gives."""
    check = Checks(FOLDER / "player_board.toml")
    check.total(("column",), WIDTH, 5)
    check.total(("row",), len(NOVICES), 24)
    check.total(("action",), len(ACTION_SPACE), 4 * WIDTH)
    check.total(("room",), tuple(room.kind for room in PLAYER_BOARD.room), KINDS)
    check.total(("window_row",), len(WINDOW_ROWS) * len(WINDOW_COLUMNS), 9)
    check.done()


_check_player_board()
