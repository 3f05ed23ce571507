"""Carries out the effects of a card in order, and the Scriptorium, whose books may lead to more books."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import ChooseBook
from chapterhouse.games.abbey.catalogue import BOOK, BOOK_IDS, BOOKS, CARDS, TABLE, Book
from chapterhouse.games.abbey.effects import (
    AnyEffect,
    Bell,
    Consult,
    Count,
    Exchange,
    Name,
    Named,
    Pass,
    Penance,
    Question,
    Read,
    Reveal,
    Show,
    Sing,
    party,
)
from chapterhouse.games.abbey.events import BellMoved, BooksConsulted, BooksSeen, PlayerRolled, Sang, WayId
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.games.abbey.steps.applying import apply_to
from chapterhouse.games.abbey.steps.cards import roll_other
from chapterhouse.games.abbey.steps.choosing import (
    Balancing,
    ChoosingPlayer,
    NamingSuspects,
    NamingTrait,
    Summoning,
    free_others,
)
from chapterhouse.games.abbey.steps.encounter import CallingWitness
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.kernel import Dealer, Fault, Seat, Step


def carry_out(s: State, card: Book, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """All effects of a card for its reader, or for nobody. [books.die] [events.die] A die is rolled first."""
    rolled = roll(s, seat, dealer) if card.rolls else NOBODY
    return effects_from(s, card, 0, seat, rolled, dealer)


def roll(s: State, seat: Seat, dealer: Dealer) -> Seat:
    """[books.die] A die picks another player. [events.die] Without a reader it picks any."""
    if seat != NOBODY:
        return roll_other(s, seat, dealer)
    rolled = dealer.roll(len(s.hands))
    dealer.tell(PlayerRolled(rolled))
    return rolled


def effects_from(s: State, card: Book, first: int, seat: Seat, rolled: Seat, dealer: Dealer) -> list[Step[State]]:
    """The effects of a card from one of them on. What depends on the steps before it waits for them."""
    steps: list[Step[State]] = []
    for number in range(first, len(card.effect)):
        effect = card.effect[number]
        if steps and not _independent(effect):
            steps.append(CarryingOut(card.id, number, _known(seat), _known(rolled)))
            break
        steps += effect_steps(s, card.id, effect, seat, rolled, dealer)
    return steps


def _independent(effect: AnyEffect) -> bool:
    """Whether an effect is a step that looks at the table only when its turn comes."""
    return isinstance(effect, Penance | Reveal) and party(effect) == "reader"


def _known(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


class CarryingOut(Step[State], frozen=True):
    """[books.plain] The next effects of a card, after the steps of those before."""

    card: WayId
    number: int
    seat: Seat | None
    rolled: Seat | None

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        seat = NOBODY if self.seat is None else self.seat
        rolled = NOBODY if self.rolled is None else self.rolled
        return effects_from(s, CARDS[self.card], self.number, seat, rolled, dealer)


def effect_steps(
    s: State, way: str, effect: AnyEffect, seat: Seat, rolled: Seat, dealer: Dealer
) -> Sequence[Step[State]]:
    """One effect: done at once, or the steps that do it."""
    if isinstance(effect, Penance) and party(effect) == "chosen":
        return [Summoning(seat, way)] if free_others(s, seat) else ()
    if party(effect) == "chosen":
        return [ChoosingPlayer(seat, way, ())]
    if isinstance(effect, Count) and effect.kinds:
        return [NamingTrait(seat, way)]
    if isinstance(effect, Exchange) and effect.who == "rolled":
        return apply_to(s, way, effect, rolled, roll_other(s, rolled, dealer), dealer)
    if isinstance(effect, Sing):
        dealer.tell(Sang(tuple(players(s, effect, seat, rolled))))
        return ()
    if not hasattr(effect, "who"):
        return reader_steps(s, way, effect, seat, dealer)
    steps: list[Step[State]] = []
    for target in players(s, effect, seat, rolled):
        steps += apply_to(s, way, effect, seat, target, dealer)
    return steps


def players(s: State, effect: AnyEffect, seat: Seat, rolled: Seat) -> Sequence[Seat]:
    """Whom an effect is applied to, in the order of turns.

    [events.abbot-hears] Revelations after a Mass follow the new order. Random cards and pawns need no order.
    """
    who = party(effect)
    if who == "rolled":
        return (rolled,)
    if who == "reader":
        return (seat,)
    if who == "others":
        return s.others(seat)
    if isinstance(effect, Count) or (isinstance(effect, Show) and not effect.random):
        return s.from_seat(s.first)
    if isinstance(effect, Reveal):
        return s.from_seat(s.right(s.first) if seat == NOBODY else s.first)
    return s.seats()


def reader_steps(s: State, way: str, effect: AnyEffect, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """Effects that name nobody.

    [events.stalls] [library.tribunal] [library.witnesses] [library.armful] [books.almonry] Lasting effects, more steps
    and the drains are read where they count: [events.flood] [events.no-ink] [events.locked-doors] [events.frost]
    [events.feast] [events.plainsong].
    """
    if isinstance(effect, Pass):
        return [PassingCards(way, effect.amount, effect.to == "right", ())]
    if isinstance(effect, Name):
        return [NamingSuspects(seat, way)]
    if isinstance(effect, Question):
        return [CallingWitness(seat, (), effect.amount)]
    if isinstance(effect, Read):
        return [ReadingBook(seat) for _ in range(effect.amount)]
    if isinstance(effect, Consult):
        return consult(s, effect, seat, dealer)
    if isinstance(effect, Bell):
        move_bell(s, effect, dealer)
    if isinstance(effect, Named) and effect.name == "balance":
        return [Balancing(seat, way)]
    return ()


def move_bell(s: State, effect: Bell, dealer: Dealer) -> None:
    """[books.short-days] The bell moves on at once, but not off the card. [events.vigil] Or it starts later."""
    if effect.later:
        s.vigil = effect.amount
        return
    s.bell = min(TABLE.bell_spots, s.bell + effect.amount)
    dealer.tell(BellMoved(s.office_id(), s.bell))


def consult(s: State, effect: Consult, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.catalogue] Look at the next books: one is used as if drawn, the others go underneath."""
    reading = s.book_under.pop()
    s.looked = [knowing.next_book(s, dealer)[0] for _ in range(min(s.books_left(), effect.amount))]
    s.book_under.append(reading)
    knowing.record(s, BooksConsulted(seat, len(s.looked)), dealer)
    dealer.whisper(seat, BooksSeen(tuple(BOOK_IDS[book] for book in s.looked)))
    return [ChoosingBook(seat)] if s.looked else ()


class ReadingBook(Step[State], frozen=True):
    """[scriptorium.draw] Take a book. [scriptorium.empty] If every book is in a hand, there is none to take."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if not s.books_left():
            return ()
        book, _ = knowing.next_book(s, dealer)
        return open_book(s, self.seat, book, dealer)


def open_book(s: State, seat: Seat, book: int, dealer: Dealer) -> Sequence[Step[State]]:
    """[books.special] A starred book is kept unshown. [books.plain] A plain one is read, done, and put underneath.

    [books.curious-readers] [books.choirbook] Also a book that only costs or sings.
    """
    if BOOKS[book].star:
        knowing.keep_book(s, seat, book, dealer)
        return ()
    knowing.read_book(s, seat, book, dealer)
    return carry_out(s, BOOKS[book], seat, dealer)


class ChoosingBook(Step[State], frozen=True):
    """[books.catalogue] One of the books looked at is used; the others go underneath unseen."""

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
