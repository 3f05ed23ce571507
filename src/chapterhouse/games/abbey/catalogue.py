"""The components, loaded from data/*.toml and checked, as flat tables. A set of suspects or books is a bit mask."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from chapterhouse.games.abbey.sets import bits as bits
from chapterhouse.kernel.data import Standings, expect, load

DATA = files(__package__) / "data"

RoomKind = Literal[
    "chapel", "crypt", "confessional", "courtyard", "chapter-hall", "parlour", "scriptorium", "library", "cell", "empty"
]


class Suspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    traits: tuple[str, str, str, str, str]
    standing: Standings


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with a title: of the Scriptorium, of the Library, or an event."""

    id: str
    standing: Standings
    star: bool = False
    die: bool = False
    lasts: bool = False
    amount: int = 0


class Mass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"cards": "pass"}):
    id: str
    cards: int
    standing: Standings


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: RoomKind
    doors: tuple[str, ...]
    standing: Standings
    colour: str = ""
    single: bool = False


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colours: tuple[str, ...]
    standing: Standings
    room: tuple[Room, ...]


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    pile: int


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: int
    first_spot: int


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    right_revelation: int
    wrong_revelation: int
    culprit_found: int
    false_accusation: int


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    crypt_cards: int
    bell_spots: int
    two_book_limit: int
    standing: Standings
    deal: dict[str, Deal]
    pace: dict[str, Pace]
    score: Points


def _rows(name: str, key: str, shape: Any, count: int) -> tuple[Any, ...]:
    """The rows of one file, as many as the rules say, each with an id of its own."""
    file = DATA / f"{name}.toml"
    rows: tuple[Any, ...] = load(file, dict[str, tuple[shape, ...]])[key]
    expect(file, f"the number of {key} rows", len({row.id for row in rows}), count)
    return rows


SUSPECTS: tuple[Suspect, ...] = _rows("suspects", "suspect", Suspect, 24)
BOOKS: tuple[Book, ...] = _rows("books", "book", Book, 24)
VOLUMES: tuple[Book, ...] = _rows("library", "volume", Book, 8)
HAPPENINGS: tuple[Book, ...] = _rows("events", "happening", Book, 18)
MASSES: tuple[Mass, ...] = _rows("masses", "mass", Mass, 8)
BOARD = load(DATA / "board.toml", Board)
ROOMS = BOARD.room
TABLE = load(DATA / "table.toml", Table)

CATEGORIES: dict[str, tuple[str, ...]] = {
    "order": ("templar", "franciscan", "benedictine"),
    "title": ("father", "brother", "novice"),
    "hood": ("hooded", "unhooded"),
    "face": ("bearded", "clean-shaven"),
    "girth": ("fat", "thin"),
}
TRAITS: tuple[str, ...] = tuple(trait for traits in CATEGORIES.values() for trait in traits)
CATEGORY_OF = {trait: category for category, traits in CATEGORIES.items() for trait in traits}
COLOURS = BOARD.colours


def _index(ids: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(ids)}


SUSPECT_IDS = tuple(row.id for row in SUSPECTS)
SUSPECT = _index(SUSPECT_IDS)
BOOK_IDS = tuple(row.id for row in BOOKS)
BOOK = _index(BOOK_IDS)
VOLUME_IDS = tuple(row.id for row in VOLUMES)
HAPPENING_IDS = tuple(row.id for row in HAPPENINGS)
HAPPENING = _index(HAPPENING_IDS)
OFFICE_IDS = tuple(row.id for row in MASSES)
ROOM_IDS = tuple(row.id for row in ROOMS)
ROOM = _index(ROOM_IDS)
TRAIT = _index(TRAITS)

EVERYONE = (1 << len(SUSPECTS)) - 1
EVERY_BOOK = (1 << len(BOOKS)) - 1
STARRED = sum(1 << number for number, book in enumerate(BOOKS) if book.star)
TRAIT_MASK: dict[str, int] = {
    trait: sum(1 << number for number, row in enumerate(SUSPECTS) if trait in row.traits) for trait in TRAITS
}
COUNTS = {"templar": 8, "franciscan": 8, "benedictine": 8, "father": 6, "brother": 9, "novice": 9}
"""How many monks have each trait, as the rules say; twelve for every look."""

DOORS: tuple[tuple[int, ...], ...] = tuple(tuple(ROOM[door] for door in room.doors) for room in ROOMS)
KINDS: tuple[RoomKind, ...] = tuple(room.kind for room in ROOMS)
SINGLE = sum(1 << number for number, room in enumerate(ROOMS) if room.single)
PASSAGES = sum(1 << number for number, doors in enumerate(DOORS) if len(doors) > 1)
"""Rooms that a walk can lead through."""
CELLS: tuple[int, ...] = tuple(
    next(number for number, room in enumerate(ROOMS) if room.colour == colour) for colour in COLOURS
)
"""The cell of each colour; seat 0 plays the first colour, and so on."""
OWNER: dict[int, int] = {cell: seat for seat, cell in enumerate(CELLS)}
CONFESSIONALS: tuple[int, ...] = tuple(number for number, kind in enumerate(KINDS) if kind == "confessional")


def only(kind: RoomKind) -> int:
    """The one room of a kind."""
    (room,) = (number for number, found in enumerate(KINDS) if found == kind)
    return room


CHAPEL, CRYPT, COURTYARD, CHAPTER_HALL = only("chapel"), only("crypt"), only("courtyard"), only("chapter-hall")
PARLOUR, SCRIPTORIUM, LIBRARY = only("parlour"), only("scriptorium"), only("library")


@cache
def suspects_in(mask: int) -> tuple[str, ...]:
    """The names of a set of suspects, in the order of the sheet."""
    return tuple(SUSPECT_IDS[number] for number in bits(mask))


def suspect_mask(names: Iterable[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << SUSPECT[name]
    return mask


def books_in(mask: int) -> tuple[str, ...]:
    return tuple(BOOK_IDS[number] for number in bits(mask))


def book_mask(names: Iterable[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << BOOK[name]
    return mask


def trait_of(suspect: int, category: str) -> str:
    """The value that a monk has in a category."""
    return SUSPECTS[suspect].traits[list(CATEGORIES).index(category)]


@cache
def reach(start: int, steps: int, closed: int, stops: int) -> tuple[int, ...]:
    """[turn.move] The rooms at most so many steps away, not through closed rooms, and not on from rooms that stop.

    A shortest way never enters a room twice, so every room in reach but the starting one can be walked to.
    """
    found, edge = {start}, [start]
    for _ in range(steps):
        edge = [
            door
            for room in edge
            if room == start or not stops >> room & 1
            for door in DOORS[room]
            if not closed >> door & 1
        ]
        edge = [room for room in dict.fromkeys(edge) if room not in found]
        found.update(edge)
    return tuple(sorted(found - {start}))


def _check_suspects(rows: Sequence[Suspect]) -> None:
    file = DATA / "suspects.toml"
    for row in rows:
        for trait, values in zip(row.traits, CATEGORIES.values(), strict=True):
            expect(file, f"a trait of {row.id}", trait if trait in values else f"{trait!r}", trait)
    for trait in TRAITS:
        expect(file, f"the number of {trait} monks", TRAIT_MASK[trait].bit_count(), COUNTS.get(trait, 12))
    expect(file, "the number of different monks", len({row.traits for row in rows}), len(rows))


def _check_board(rooms: Sequence[Room]) -> None:
    file = DATA / "board.toml"
    expect(file, "the number of rooms", len(ROOM), 27)
    for room in rooms:
        for door in room.doors:
            expect(
                file, f"the door from {room.id} to {door}, seen from there", room.id in ROOMS[ROOM[door]].doors, True
            )
    expect(file, "the colours of the cells", [ROOMS[cell].colour for cell in CELLS], list(COLOURS))


def _check_table(table: Table) -> None:
    for players, deal in table.deal.items():
        dealt = int(players) * deal.hand + deal.pile + 1
        expect(DATA / "table.toml", f"cards dealt to {players} players", dealt, len(SUSPECTS))


_check_suspects(SUSPECTS)
_check_board(ROOMS)
_check_table(TABLE)
