"""The Scriptorium: starred books are kept for their moment, plain ones are read aloud and take effect at once."""

from collections.abc import Callable, Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import ChooseBook, ChoosePlayer, NameTrait
from chapterhouse.games.abbey.catalogue import BOOK, BOOK_IDS, BOOKS, CATEGORIES, CATEGORY_OF, TABLE, TRAITS
from chapterhouse.games.abbey.events import BellMoved, BooksConsulted, BooksSeen, Sang, TraitNamed, WayId
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom, Exchanging, Giving, Showing, roll_other
from chapterhouse.games.abbey.steps.penance import DoingPenance, to_chapel
from chapterhouse.kernel import Dealer, Fault, Seat, Step

_NAMES = tuple(NameTrait(trait) for trait in TRAITS)


class ReadingBook(Step[State], frozen=True):
    """[scriptorium.draw] Take a book. [scriptorium.empty] If every book is in a hand, there is none to take."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if not s.books_left():
            return ()
        book, _ = knowing.next_book(s, dealer)
        return open_book(s, self.seat, book, dealer)


def open_book(s: State, seat: Seat, book: int, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.special] A starred book is kept unshown. [books.plain] A plain one is read, done, and put underneath."""
    if BOOKS[book].star:
        knowing.keep_book(s, seat, book, dealer)
        return ()
    knowing.read_book(s, seat, book, dealer)
    return _EFFECTS[BOOK_IDS[book]](s, seat, dealer)


def shy_creatures(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.shy-creatures] The rolled player shows the reader one card of his choice."""
    other = roll_other(s, seat, dealer)
    return [Showing(other, (seat,), "shy-creatures", ())] if s.hands[other] else ()


def torn_leaves(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.torn-leaves] The rolled player draws a random card from the reader."""
    other = roll_other(s, seat, dealer)
    return [DrawingAtRandom(other, seat, "torn-leaves")]


def small_debts(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.small-debts] Reader and rolled player give each other a chosen card, at the same time."""
    other = roll_other(s, seat, dealer)
    return [Exchanging(seat, other)]


def lost_pilgrim(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.lost-pilgrim] The rolled player's pawn goes to the Chapel, without penance."""
    to_chapel(s, roll_other(s, seat, dealer), dealer)
    return ()


def three_houses(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[books.three-houses] All others announce how many they hold of an order that the reader names."""
    return [NamingTrait(seat, "three-houses")]


def ladder(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[books.ladder] The same with a title."""
    return [NamingTrait(seat, "ladder")]


def faces(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[books.faces] The same with a hood, a face or a girth."""
    return [NamingTrait(seat, "faces")]


def almonry(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[books.almonry] Another player with most cards gives the reader one; if the reader alone has most, he gives one
    to a player with fewest.
    """
    return [Balancing(seat)]


def curious_readers(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[books.curious-readers] The reader goes to penance."""
    return [DoingPenance(seat, "curious-readers")]


def short_days(s: State, _seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.short-days] The bell moves on at once, but not off the card."""
    s.bell = min(TABLE.bell_spots, s.bell + BOOKS[BOOK["short-days"]].amount)
    dealer.tell(BellMoved(s.office_id(), s.bell))
    return ()


def catalogue(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.catalogue] Look at the next two books: one is used as if drawn, the other goes underneath."""
    reading = s.book_under.pop()
    s.looked = [knowing.next_book(s, dealer)[0] for _ in range(min(s.books_left(), BOOKS[BOOK["catalogue"]].amount))]
    s.book_under.append(reading)
    knowing.record(s, BooksConsulted(seat, len(s.looked)), dealer)
    dealer.whisper(seat, BooksSeen(tuple(BOOK_IDS[book] for book in s.looked)))
    return [ChoosingBook(seat)] if s.looked else ()


def choirbook(_s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.choirbook] The reader sings; nothing else happens."""
    dealer.tell(Sang((seat,)))
    return ()


_EFFECTS: dict[str, Callable[[State, Seat, Dealer], Sequence[Step[State]]]] = {
    "shy-creatures": shy_creatures,
    "torn-leaves": torn_leaves,
    "small-debts": small_debts,
    "lost-pilgrim": lost_pilgrim,
    "three-houses": three_houses,
    "ladder": ladder,
    "faces": faces,
    "almonry": almonry,
    "curious-readers": curious_readers,
    "short-days": short_days,
    "catalogue": catalogue,
    "choirbook": choirbook,
}


class ChoosingBook(Step[State], frozen=True):
    """[books.catalogue] One of the books looked at is used; the other goes underneath unseen."""

    seat: Seat

    asks = (ChooseBook,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[ChooseBook]:
        return [ChooseBook(BOOK_IDS[book]) for book in s.looked]

    def fault(self, s: State, seat: Seat, action: ChooseBook) -> Fault | None:
        if BOOK[action.title] not in s.looked:
            return Fault("books.catalogue", "other", {"book": f"book:{action.title}"})
        return None

    def take(self, s: State, seat: Seat, action: ChooseBook, dealer: Dealer) -> Sequence[Step[State]]:
        chosen = BOOK[action.title]
        for book in s.looked:
            if book != chosen:
                knowing.bury_book(s, seat, book, dealer)
        s.looked = []
        return open_book(s, seat, chosen, dealer)


_NAMED: dict[str, tuple[str, ...]] = {
    "three-houses": ("order",),
    "ladder": ("title",),
    "faces": ("hood", "face", "girth"),
}


class NamingTrait(Step[State], frozen=True):
    """[books.three-houses] [books.ladder] [books.faces] The reader names a trait of the kind that the book asks for."""

    seat: Seat
    way: WayId

    asks = (NameTrait,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[NameTrait]:
        return _NAMES

    def fault(self, s: State, seat: Seat, action: NameTrait) -> Fault | None:
        if CATEGORY_OF[action.trait] in _NAMED.get(self.way, tuple(CATEGORIES)):
            return None
        if self.way == "three-houses":
            return Fault("books.three-houses", "order")
        return Fault("books.ladder", "title") if self.way == "ladder" else Fault("books.faces", "look")

    def take(self, s: State, seat: Seat, action: NameTrait, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(TraitNamed(seat, action.trait))
        for other in s.others(seat):
            knowing.count(s, self.way, other, (action.trait,), dealer)
        return ()


class Balancing(Step[State], frozen=True):
    """[books.almonry] The reader breaks ties among those with most, or with fewest, cards."""

    seat: Seat

    asks = (ChoosePlayer,)

    def richest(self, s: State) -> list[Seat]:
        most = max(map(s.cards, s.seats()))
        return [other for other in s.others(self.seat) if s.cards(other) == most]

    def choices(self, s: State) -> list[Seat]:
        fewest = min(map(s.cards, s.others(self.seat)))
        return self.richest(s) or [other for other in s.others(self.seat) if s.cards(other) == fewest]

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if len(self.choices(s)) > 1 else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return self.balance(s, self.choices(s)[0])

    def candidates(self, s: State, seat: Seat) -> Iterable[ChoosePlayer]:
        return map(ChoosePlayer, s.seats())

    def fault(self, s: State, seat: Seat, action: ChoosePlayer) -> Fault | None:
        return None if action.target in self.choices(s) else Fault("books.almonry", "target")

    def take(self, s: State, seat: Seat, action: ChoosePlayer, dealer: Dealer) -> Sequence[Step[State]]:
        return self.balance(s, action.target)

    def balance(self, s: State, other: Seat) -> Sequence[Step[State]]:
        giver, taker = (other, self.seat) if self.richest(s) else (self.seat, other)
        return [Giving(giver, taker, "almonry")]
