"""How knowledge spreads: the one place where cards move, are shown or are counted.

Each function does three things that belong together: it changes the table, writes the public line into the history
and tells it to all, and notes what the cards were for those who saw them while it whispers it to them.
"""

from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey.catalogue import BOOK_IDS, SUSPECT_IDS, TRAIT_MASK, suspects_in
from chapterhouse.games.abbey.events import (
    BookBuried,
    BookDrawn,
    BookPlayed,
    BookRead,
    BookSeen,
    CardDisplayed,
    CardsMoved,
    CardsSeen,
    CardsShown,
    Fact,
    Gift,
    HandCounted,
)
from chapterhouse.games.abbey.sets import bits, only, without
from chapterhouse.games.abbey.state import State
from chapterhouse.kernel import Dealer, Seat


def record(s: State, fact: Fact, dealer: Dealer) -> int:
    """Everybody notices and remembers this; the number of its line."""
    s.history.append(fact)
    dealer.tell(fact)
    return len(s.history) - 1


def _witness(s: State, line: int, gift: int, cards: int, seats: Iterable[Seat], dealer: Dealer) -> None:
    s.secrets.append((line, gift, cards))
    for seat in seats:
        s.seen[seat] |= cards
        dealer.whisper(seat, CardsSeen(line, gift, suspects_in(cards)))


def move(s: State, way: str, gifts: Sequence[tuple[Seat | None, Seat, int]], dealer: Dealer, again: int = -1) -> int:
    """Cards change hands, all at the same time: (giver or None for the pile, taker, mask of cards)."""
    counted = [Gift(giver, taker, cards.bit_count()) for giver, taker, cards in gifts]
    line = record(s, CardsMoved(way, tuple(counted), again), dealer)
    for giver, _, cards in gifts:
        if giver is None:
            s.pile &= ~cards
        else:
            s.hands[giver] &= ~cards
    for number, (giver, taker, cards) in enumerate(gifts):
        s.hands[taker] |= cards
        _witness(s, line, number, cards, (taker,) if giver is None else (giver, taker), dealer)
    return line


def show(
    s: State,
    way: str,
    holder: Seat,
    to: tuple[Seat, ...],
    cards: int,
    dealer: Dealer,
    traits: tuple[str, ...] = (),
    suspects: tuple[str, ...] = (),
) -> None:
    """Somebody lets others see cards of his hand."""
    line = record(s, CardsShown(way, holder, to, cards.bit_count(), traits, suspects), dealer)
    _witness(s, line, 0, cards, (holder, *to), dealer)


def display(s: State, way: str, holder: Seat, card: int, dealer: Dealer) -> None:
    """Somebody shows a card to everybody."""
    record(s, CardDisplayed(way, holder, SUSPECT_IDS[card]), dealer)
    for seat in s.seats():
        s.seen[seat] |= only(card)


def fitting(traits: Iterable[str]) -> int:
    """The monks that have all these traits."""
    mask = -1
    for trait in traits:
        mask &= TRAIT_MASK[trait]
    return mask


def count(s: State, way: str, seat: Seat, traits: tuple[str, ...], dealer: Dealer) -> int:
    """Somebody announces how many such cards he holds."""
    number = (s.hands[seat] & fitting(traits)).bit_count()
    record(s, HandCounted(way, seat, traits, number), dealer)
    return number


def next_book(s: State, dealer: Dealer) -> tuple[int, int]:
    """[setup.decks] The next book of the Scriptorium: any of the unread ones, then those put underneath, in order."""
    if not s.book_bag:
        return s.book_under.pop(0)
    book = dealer.pick(bits(s.book_bag))
    s.book_bag = without(s.book_bag, book)
    return book, -1


def keep_book(s: State, seat: Seat, book: int, dealer: Dealer) -> None:
    """A starred book is laid face down before its reader."""
    line = record(s, BookDrawn(seat), dealer)
    s.secrets.append((line, 0, book))
    dealer.whisper(seat, BookSeen(line, BOOK_IDS[book]))
    s.add_book(seat, book)


def bury_book(s: State, seat: Seat, book: int, dealer: Dealer) -> None:
    """A book that only its reader saw goes underneath."""
    line = record(s, BookBuried(seat), dealer)
    s.secrets.append((line, 0, book))
    dealer.whisper(seat, BookSeen(line, BOOK_IDS[book]))
    s.book_under.append((book, line))


def read_book(s: State, seat: Seat, book: int, dealer: Dealer) -> None:
    """A plain book is read aloud and goes underneath."""
    record(s, BookRead(seat, BOOK_IDS[book]), dealer)
    s.book_under.append((book, -1))


def play_book(s: State, seat: Seat, title: str, dealer: Dealer) -> None:
    """[books.special] A starred book is shown, used, and goes underneath."""
    record(s, BookPlayed(seat, title), dealer)
    book = BOOK_IDS.index(title)
    s.remove_book(seat, book)
    s.book_under.append((book, -1))
