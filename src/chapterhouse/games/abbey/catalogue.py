"""The components, loaded from data/*.toml and checked, as flat tables. A set of suspects or books is a bit mask."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from chapterhouse.games.abbey.card_checks import Deck, Limits, refusals
from chapterhouse.games.abbey.card_reasons import REASONS
from chapterhouse.games.abbey.card_shapes import shape_refusals
from chapterhouse.games.abbey.effects import (
    AnyEffect,
    Close,
    Consult,
    Draw,
    Moment,
    Named,
    Penance,
    Show,
    Steps,
    YesOrNo,
    gives,
    moment,
    roles,
    way_needed,
)
from chapterhouse.games.abbey.sets import bits as bits
from chapterhouse.kernel.data import Count, Points, Some, Standings, load, shipped_data
from chapterhouse.kernel.data_fault import Checks, add_reasons

DATA = files(__package__) / "data"
add_reasons(REASONS)

ROOM_WAYS = ("deal", "parlour", "cell", "confessional", "return", "forfeit", "mass", "accusation")
"""How cards change hands or are shown without a card that says so."""
OTHER_CAUSES = ("caught", "accusation", "agreement")
"""Why somebody does penance without a card that says so."""
RESERVED = frozenset((*ROOM_WAYS, *OTHER_CAUSES))

RoomKind = Literal[
    "chapel", "crypt", "confessional", "courtyard", "chapter-hall", "parlour", "scriptorium", "library", "cell", "empty"
]


class Suspect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    traits: tuple[str, str, str, str, str]
    standing: Standings


PRINTED = "printed"
"""The set of cards that name no other."""


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"card_set": "set"}):
    """A card with a title: of the Scriptorium, of the Library, or an event."""

    id: str
    standing: Standings
    star: bool = False
    die: bool = False
    lasts: bool = False
    amount: int = 0
    effect: tuple[AnyEffect, ...] = ()
    card_set: str = PRINTED
    """A table chooses which sets it plays."""

    @property
    def rolls(self) -> bool:
        """Whether a die picks a player."""
        return any("rolled" in roles(effect).values() for effect in self.effect)


class Mass(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"cards": "pass"}):
    id: str
    cards: Count
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
    hand: Some
    pile: Count


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: Some
    first_spot: Some


class Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    right_revelation: Points
    wrong_revelation: Points
    culprit_found: Points
    false_accusation: Points


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    crypt_cards: Count
    bell_spots: Some
    two_book_limit: Some
    standing: Standings
    deal: dict[str, Deal]
    pace: dict[str, Pace]
    score: Rewards


def _rows(name: str, key: str, shape: Any, count: int) -> tuple[Any, ...]:
    """The rows of one file, as many as the rules say, each with an id of its own."""
    file = DATA / f"{name}.toml"
    rows: tuple[Any, ...] = load(file, dict[str, tuple[shape, ...]]).get(key, ())
    check = Checks(file)
    check.once((key,), [row.id for row in rows])
    check.total((key,), len(rows), count)
    check.done()
    return rows


def _cards(name: str, deck: Deck, count: int) -> tuple[Book, ...]:
    """The cards of one deck, at least as many as are printed: players may add their own on blank cards."""
    file = DATA / f"{name}.toml"
    check = Checks(file)
    for number, raw in enumerate(load(file, dict[str, tuple[Any, ...]]).get(deck, ())):
        for fault in shape_refusals(raw):
            check.add((deck, number, *fault.path), fault.reason, **fault.args)
    check.done()
    rows = load(file, dict[str, tuple[Book, ...]]).get(deck, ())
    check.once((deck,), [row.id for row in rows])
    if len(rows) < count:
        check.total((deck,), len(rows), count)
    check.done()
    if any(not row.effect for row in rows):
        shipped = {row["id"]: msgspec.convert(row, Book) for row in shipped_data(files(__package__))[name][deck]}
        rows = tuple(_with_effect(row, shipped.get(row.id, row).effect) for row in rows)
    return tuple(with_amounts(row) for row in rows)


def _with_effect(row: Book, effect: tuple[AnyEffect, ...]) -> Book:
    """A card of an edition from before effects were data does what the shipped one does."""
    return row if row.effect else msgspec.structs.replace(row, effect=effect)


def _filled(row: Book, effect: AnyEffect) -> AnyEffect:
    """An effect without a number of its own has the one of its card."""
    if getattr(effect, "amount", 1):
        return effect
    return msgspec.structs.replace(effect, amount=row.amount)


def with_amounts(row: Book) -> Book:
    """A card whose effects all have the numbers that they use."""
    return msgspec.structs.replace(row, effect=tuple(_filled(row, each) for each in row.effect))


SUSPECTS: tuple[Suspect, ...] = _rows("suspects", "suspect", Suspect, 24)
BOOKS: tuple[Book, ...] = _cards("books", "book", 24)
VOLUMES: tuple[Book, ...] = _cards("library", "volume", 8)
HAPPENINGS: tuple[Book, ...] = _cards("events", "happening", 18)
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


COUNTS = {"templar": 8, "franciscan": 8, "benedictine": 8, "father": 6, "brother": 9, "novice": 9}
"""How many monks have each trait, as the rules say; twelve for every look."""
_ROOMS = 27
_ONCE: tuple[RoomKind, ...] = ("chapel", "crypt", "courtyard", "chapter-hall", "parlour", "scriptorium", "library")
_CONFESSIONALS = 2


def _check_suspects() -> None:
    check = Checks(DATA / "suspects.toml")
    for number, row in enumerate(SUSPECTS):
        for at, (trait, values) in enumerate(zip(row.traits, CATEGORIES.values(), strict=True)):
            check.known(("suspect", number, "traits", at), trait, values)
        for other in SUSPECTS[:number]:
            if other.traits == row.traits:
                check.add(("suspect", number, "traits"), "same", found=other.id)
    for trait in TRAITS:
        check.total(("suspect", trait), sum(trait in row.traits for row in SUSPECTS), COUNTS.get(trait, 12))
    check.done()


def _check_board() -> None:
    check = Checks(DATA / "board.toml")
    rooms = {room.id: room for room in ROOMS}
    check.once(("room",), [room.id for room in ROOMS])
    check.total(("room",), len(rooms), _ROOMS)
    for kind in _ONCE:
        check.total(("room", kind), sum(room.kind == kind for room in ROOMS), 1)
    check.total(("room", "confessional"), sum(room.kind == "confessional" for room in ROOMS), _CONFESSIONALS)
    check.once(("colours",), BOARD.colours)
    cells = [room.colour for room in ROOMS if room.colour]
    for colour in cells:
        if colour not in BOARD.colours:
            check.add(("colours",), "missing", found=colour)
    for colour in BOARD.colours:
        check.known(("colours",), colour, cells)
    for number, room in enumerate(ROOMS):
        check.once(("room", number, "doors"), room.doors)
        for door in room.doors:
            if door not in rooms:
                check.add(("room", number, "doors"), "unknown", found=door, known=tuple(rooms))
            elif room.id not in rooms[door].doors:
                check.add(("room", number, "doors"), "one-way", found=door)
    check.done()
    for name in sorted(set(rooms) - _connected(rooms)):
        check.add(("room", list(rooms).index(name), "doors"), "unreachable", found=name)
    check.done()


def _connected(rooms: dict[str, Room]) -> set[str]:
    """The rooms that a walk from the first one can lead to."""
    found, edge = set[str](), [next(iter(rooms))]
    while edge:
        name = edge.pop()
        if name not in found:
            found.add(name)
            edge += rooms[name].doors
    return found


def _check_table() -> None:
    check = Checks(DATA / "table.toml")
    for players, deal in TABLE.deal.items():
        check.total(("deal", players), int(players) * deal.hand + deal.pile + 1, len(SUSPECTS))
    for name, pace in TABLE.pace.items():
        check.inside(("pace", name, "first_spot"), pace.first_spot, 1, TABLE.bell_spots)
    check.done()


_check_suspects()
_check_board()
_check_table()


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
CARDS: dict[str, Book] = {card.id: card for card in (*BOOKS, *VOLUMES, *HAPPENINGS)}
"""Every card with a title, by its id."""
CARD_SETS: tuple[str, ...] = tuple(dict.fromkeys((PRINTED, *(card.card_set for card in CARDS.values()))))
TRAIT_MASK: dict[str, int] = {
    trait: sum(1 << number for number, row in enumerate(SUSPECTS) if trait in row.traits) for trait in TRAITS
}

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
ROOM_OF_KIND: dict[str, int] = {
    "chapel": CHAPEL,
    "courtyard": COURTYARD,
    "crypt": CRYPT,
    "scriptorium": SCRIPTORIUM,
    "parlour": PARLOUR,
}
"""Where a card may put a pawn, besides its own cell."""


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


def _books_at(wanted: Moment) -> int:
    found = (number for number, book in enumerate(BOOKS) if book.star and moment(book.effect) == wanted)
    return sum(1 << number for number in found)


BEFORE_MOVE, AT_MASS, AT_PENANCE = _books_at("move"), _books_at("mass"), _books_at("penance")
WHEN_DRAWN_FROM, AFTER_SILENCE, WHEN_ASKED_BACK = _books_at("drawn"), _books_at("silence"), _books_at("counter")
AFTER_ENCOUNTER, WHEN_OVERHEARD, AT_LIBRARY = _books_at("objection"), _books_at("overheard"), _books_at("library")
"""The books of each moment, as sets."""


def _events_with(kind: type[Any], name: str = "") -> int:
    """The lasting events that have an effect of a kind, as a set."""
    return sum(
        1 << number
        for number, event in enumerate(HAPPENINGS)
        if event.lasts and any(isinstance(each, kind) and getattr(each, "name", "") == name for each in event.effect)
    )


YES_OR_NO, CLOSING, HURRYING, FROSTY = (
    _events_with(YesOrNo),
    _events_with(Close),
    _events_with(Steps),
    _events_with(Named, "frost"),
)
"""Lasting events, as sets: only yes-or-no questions; a room is closed; more steps; the Courtyard ends a move."""
UNSEEN_FIRST = frozenset(
    card.id for card in CARDS.values() for each in card.effect if isinstance(each, Show) and each.unseen
)
"""Cards by which a card comes first that holder and reader have not seen together."""


NAMED_WAYS = tuple(card.id for card in CARDS.values() if way_needed(card.effect))
"""Cards by which cards move, are shown or are counted."""
CAUSING = tuple(card.id for card in CARDS.values() if any(isinstance(each, Penance) for each in card.effect))
"""Cards that send somebody to penance."""
DRAWING = frozenset(card.id for card in CARDS.values() if any(isinstance(each, Draw) for each in card.effect))
"""Cards by which the taker draws."""
GIVING = frozenset(card.id for card in CARDS.values() if any(gives(each) for each in card.effect))
"""Cards by which a giver chooses what goes over."""


CARD_LIMITS = Limits(CATEGORY_OF, TABLE.bell_spots - max(pace.first_spot for pace in TABLE.pace.values()))
"""What the other components allow a card."""


def _check_cards() -> None:
    decks: tuple[tuple[str, Deck, tuple[Book, ...]], ...] = (
        ("books", "book", BOOKS),
        ("library", "volume", VOLUMES),
        ("events", "happening", HAPPENINGS),
    )
    known = set(RESERVED)
    consulting = ""
    for file, deck, cards in decks:
        check = Checks(file)
        for number, card in enumerate(cards):
            if card.id in known:
                check.add((deck, number, "id"), "twice", found=card.id)
            known.add(card.id)
            for refusal in refusals(deck, card, CARD_LIMITS):
                check.add((deck, number, *refusal.path), refusal.reason, **refusal.args)
            if any(isinstance(each, Consult) for each in card.effect):
                if consulting:
                    check.add((deck, number, "effect"), "card-consult-twice", found=consulting)
                consulting = card.id
        check.done()


_check_cards()
