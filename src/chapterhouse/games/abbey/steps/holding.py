"""Starred books in hand: who holds them, and when they may be used."""

from chapterhouse.games.abbey.actions import PlayBook
from chapterhouse.games.abbey.catalogue import BOOK, BOOK_IDS, bits
from chapterhouse.games.abbey.sets import has
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import Fault, Seat

_PLAYS = tuple(PlayBook(title) for title in BOOK_IDS)


def books_of(s: State, seat: Seat) -> list[PlayBook]:
    """What a player could try with the books before him."""
    return [_PLAYS[book] for book in bits(s.books[seat])]


def book_fault(s: State, seat: Seat, action: PlayBook, moment: int) -> Fault | None:
    """[books.special] A starred book works for its holder, and only at its moment, given as the set of its books."""
    if not s.has_book(seat, action.title):
        return Fault("books.special", "elsewhere", {"book": f"book:{action.title}"})
    if not has(moment, BOOK[action.title]):
        return Fault("books.special", "moment", {"book": f"book:{action.title}"})
    return None
