"""Where a pawn may go: steps, doors, and everything that can bar a room."""

from chapterhouse.games.abbey.catalogue import (
    AT_LIBRARY,
    CHAPTER_HALL,
    CLOSING,
    FROSTY,
    HAPPENINGS,
    HURRYING,
    KINDS,
    LIBRARY,
    ROOM_IDS,
    SCRIPTORIUM,
)
from chapterhouse.games.abbey.effects import Close, Steps
from chapterhouse.games.abbey.options import PACES
from chapterhouse.games.abbey.sets import bits, has, only, set_of, without
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.reach import rooms_in_reach
from chapterhouse.kernel import Fault, Seat


def steps_of(s: State) -> int:
    """[turn.move] [six.steps] [events.feast] How many steps a turn has."""
    steps = PACES[s.options.players][s.options.short].steps
    if s.lasts(HURRYING):
        for event in bits(s.lasting & HURRYING):
            steps += sum([effect.amount for effect in HAPPENINGS[event].effect if isinstance(effect, Steps)])
    return steps


def barred(s: State, seat: Seat) -> int:
    """The rooms that a player may not enter now, as a set."""
    rooms = without(s.occupied(), s.cell(seat))
    if not may_read_library(s, seat):
        rooms |= only(LIBRARY)
    if s.books[seat] and limit_fault(s, seat) is not None:
        rooms |= only(SCRIPTORIUM)
    if s.lasts(CLOSING):
        for event in bits(s.lasting & CLOSING):
            rooms |= shut(s, seat, event)
    return rooms


def shut(s: State, seat: Seat, event: int) -> int:
    """[events.flood] [events.no-ink] [events.locked-doors] The rooms that an event keeps shut for a player.

    Of the cells these are the ones of other players.
    """
    rooms = 0
    for effect in HAPPENINGS[event].effect:
        if isinstance(effect, Close) and effect.room == "cell":
            rooms |= set_of([s.cell(other) for other in s.others(seat)])
        elif isinstance(effect, Close):
            rooms |= set_of([room for room, kind in enumerate(KINDS) if kind == effect.room])
    return rooms


def may_read_library(s: State, seat: Seat) -> bool:
    """[library.condition] [library.once] [books.keepers-permit] Fewest cards and the first visit, or a permit."""
    first = not s.has_visited_library(seat) and library_fault(s, seat) is None
    return (first or bool(s.books[seat] & AT_LIBRARY)) and not s.options.tactical


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
    return rooms_in_reach(s.pawns[seat], steps, closed, s.lasts(FROSTY)) & ~closed


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
    for event in bits(s.lasting & CLOSING):
        if has(shut(s, seat, event), room):
            rule = f"events.{HAPPENINGS[event].id}"
            return Fault(rule, says="shut")
    if room == SCRIPTORIUM:
        return limit_fault(s, seat)
    if room == LIBRARY and not may_read_library(s, seat):
        return Fault("variants.tactical", "library") if s.options.tactical else library_fault(s, seat)
    return None


def limit_fault(s: State, seat: Seat) -> Fault | None:
    """[books.limit] Where agreed, two books close the Scriptorium to their holder."""
    limit = s.options.book_limit
    if limit and s.books[seat].bit_count() >= limit:
        return Fault("books.limit", "full", {"limit": limit})
    return None
