"""Where a pawn may go: steps, doors, and everything that can bar a room."""

from chapterhouse.games.abbey.catalogue import (
    CELLS,
    CHAPTER_HALL,
    CRYPT,
    HAPPENING,
    HAPPENINGS,
    LIBRARY,
    ROOM_IDS,
    SCRIPTORIUM,
)
from chapterhouse.games.abbey.options import PACES
from chapterhouse.games.abbey.sets import bits, has, only, set_of, without
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.reach import rooms_in_reach
from chapterhouse.kernel import Fault, Seat


def steps_of(s: State) -> int:
    """[turn.move] [six.steps] [events.feast] How many steps a turn has."""
    feast = HAPPENINGS[HAPPENING["feast"]].amount if s.lasts("feast") else 0
    return PACES[s.options.players][s.options.short].steps + feast


def barred(s: State, seat: Seat) -> int:
    """The rooms that a player may not enter now, as a set."""
    rooms = without(s.occupied(), s.cell(seat))
    if not may_read_library(s, seat):
        rooms |= only(LIBRARY)
    if s.lasts("no-ink") or (s.books[seat] and scriptorium_fault(s, seat) is not None):
        rooms |= only(SCRIPTORIUM)
    if s.lasting:
        rooms |= shut(s, seat)
    return rooms


def shut(s: State, seat: Seat) -> int:
    """[events.flood] [events.locked-doors] The Crypt, or the cells of other players, while an event keeps them shut."""
    rooms = only(CRYPT) if s.lasts("flood") else 0
    if s.lasts("locked-doors"):
        for other in s.others(seat):
            rooms |= only(s.cell(other))
    return rooms


def may_read_library(s: State, seat: Seat) -> bool:
    """[library.condition] [library.once] [books.keepers-permit] Fewest cards and the first visit, or a permit."""
    first = not s.has_visited_library(seat) and library_fault(s, seat) is None
    return (first or s.has_book(seat, "keepers-permit")) and not s.options.tactical


_FEWER = Fault("library.condition", "fewer")
_EQUAL = Fault("library.condition", "equal")
_AGAIN = Fault("library.once", "again")


def library_fault(s: State, seat: Seat) -> Fault | None:
    """[library.condition] Nobody holds fewer cards, and somebody holds more. [library.once] Once in a game."""
    mine = s.cards(seat)
    equal = True
    for hand in s.hands:
        cards = hand.bit_count()
        if cards < mine:
            return _FEWER
        equal = equal and cards == mine
    if equal:
        return _EQUAL
    return _AGAIN if s.has_visited_library(seat) else None


def open_rooms(s: State, seat: Seat, steps: int) -> int:
    """[turn.move] [events.frost] Where a walk of this many steps may end, as a set."""
    closed = barred(s, seat)
    return rooms_in_reach(s.pawns[seat], steps, closed, s.lasts("frost")) & ~closed


def destinations(s: State, seat: Seat, steps: int) -> list[int]:
    return bits(open_rooms(s, seat, steps))


def drain_rooms(s: State, seat: Seat) -> list[int]:
    """[books.old-drains] Everywhere but the Chapter Hall, the Library, and cells and confessionals that are taken."""
    closed = barred(s, seat) | s.occupied() | set_of((CHAPTER_HALL, LIBRARY, s.pawns[seat]))
    return [room for room in range(len(ROOM_IDS)) if not has(closed, room)]


def entry_fault(s: State, seat: Seat, room: int) -> Fault | None:
    """The rule that keeps a player out of a room, however near it is."""
    name = f"room:{ROOM_IDS[room]}"
    if room == s.pawns[seat]:
        return Fault("turn.move", "same")
    if has(without(s.occupied(), s.cell(seat)), room):
        return Fault("rooms.single", "occupied", {"room": name})
    if has(shut(s, seat), room):
        return Fault("events.locked-doors", "shut") if room in CELLS else Fault("events.flood", "shut")
    if room == SCRIPTORIUM:
        return scriptorium_fault(s, seat)
    if room == LIBRARY and not may_read_library(s, seat):
        return Fault("variants.tactical", "library") if s.options.tactical else library_fault(s, seat)
    return None


def scriptorium_fault(s: State, seat: Seat) -> Fault | None:
    """[events.no-ink] [books.limit] What can close the Scriptorium."""
    if s.lasts("no-ink"):
        return Fault("events.no-ink", "shut")
    limit = s.options.book_limit
    if limit and s.books[seat].bit_count() >= limit:
        return Fault("books.limit", "full", {"limit": limit})
    return None
