"""Starred books in hand: who holds them, and when they may be used."""

from chapterhouse.games.abbey.actions import PlayBook
from chapterhouse.games.abbey.catalogue import BOOK_IDS, bits
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import Fault, Seat

_PLAYS = tuple(PlayBook(title) for title in BOOK_IDS)


def books_of(s: State, seat: Seat) -> list[PlayBook]:
    """What a player could try with the books before him."""
    return [_PLAYS[book] for book in bits(s.books[seat])]


def book_fault(s: State, seat: Seat, action: PlayBook, *moment: str) -> Fault | None:
    """[books.special] A starred book works for its holder, and only at the moment that its text names."""
    if not s.has_book(seat, action.title):
        return Fault("books.special", "elsewhere", {"book": f"book:{action.title}"})
    if action.title not in moment:
        return Fault("books.special", "moment", {"book": f"book:{action.title}"})
    return None
