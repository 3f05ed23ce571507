"""What is on the table, under it, and in every notebook. Sets of suspects, books and seats are bit masks."""

from typing import Any

from chapterhouse.games.abbey.catalogue import (
    BOOK,
    BOOKS,
    COLOURS,
    OFFICE_IDS,
    SINGLE,
    TABLE,
    TRAITS,
    books_in,
)
from chapterhouse.games.abbey.events import CardsMoved, CardsShown, Fact
from chapterhouse.games.abbey.options import AbbeyOptions, seat_cells
from chapterhouse.games.abbey.questions import Promise
from chapterhouse.kernel import Seat
from chapterhouse.kernel import State as KernelState

NOBODY = -1
DONE = 1 << len(BOOKS)
"""Marks a plan for the Mass as complete."""


def _clockwise(first: Seat, players: int) -> tuple[Seat, ...]:
    return tuple((first + offset) % players for offset in range(players))


_CLOCKWISE: tuple[tuple[tuple[Seat, ...], ...], ...] = tuple(
    tuple(_clockwise(seat, players) for seat in range(max(1, players))) for players in range(len(COLOURS) + 1)
)
"""By the number of players and the first of them."""
_OTHERS: tuple[tuple[tuple[Seat, ...], ...], ...] = tuple(tuple(seats[1:] for seats in table) for table in _CLOCKWISE)


class State(KernelState):
    """Lists have a place for every seat unless they say otherwise. Nothing here is a rule."""

    stack: list[Any]
    options: AbbeyOptions
    # Suspect cards: one under the board, some in the Parlour, the rest in hands.
    culprit: int
    pile: int
    hands: list[int]
    # What each seat knows: everything it ever saw, its own crosses and notes, and what it ordered done with its books.
    seen: list[int]
    crosses: list[int]
    notes: list[tuple[str, ...]]
    marks: list[tuple[tuple[int, str, str], ...]]
    """For each seat the suspects that carry a word or a colour: the suspect, the word, the colour."""
    orders: list[int]
    # The public past, and beside it what the hidden cards of a line were: (line, gift, cards or answer).
    history: list[Fact]
    secrets: list[tuple[int, int, int]]
    # The board.
    pawns: list[int]
    penitents: int
    visitors: int
    """Seats that have been in the Library."""
    dice: list[int]
    """For each confessional: who was there last."""
    stolen: list[int]
    """The line of the history in which the seat took a card from the cell where it stands, or -1."""
    first: int
    active: int
    bell: int
    office: int
    complines: int
    vigil: int
    """Spots by which the next period is shortened."""
    lasting: int
    """Events in force until the next Mass."""
    # Books and other cards.
    books: list[int]
    book_bag: int
    book_under: list[tuple[int, int]]
    """Books under the pile, the next one first; the second number is the line in which it was buried unseen, or -1."""
    looked: list[int]
    """Books that a reader has before him and must choose from."""
    volume_bag: int
    volume_under: list[int]
    happening_bag: int
    happening_under: list[int]
    crypt: int
    """Seats that hold a Crypt card."""
    fresh: int
    """Seats that drew theirs in this turn."""
    # What was said.
    promises: tuple[Promise, ...]
    silences: list[int]
    statements: list[int]
    """For each of the twelve traits: who revealed it, or -1."""
    false_accusations: list[int]
    finder: int
    votes: list[int]
    """For each seat: who would have it do penance."""
    # Choices made at the same time, not yet carried out: -1 is none yet.
    passing: list[int]
    plans: list[int]
    said: list[tuple[int, str]]
    """Whispered answers in free words: the line of the history, and the words."""

    def copy(self) -> "State":
        return State(
            self.stack[:],
            self.options,
            self.culprit,
            self.pile,
            self.hands[:],
            self.seen[:],
            self.crosses[:],
            self.notes[:],
            self.marks[:],
            self.orders[:],
            self.history[:],
            self.secrets[:],
            self.pawns[:],
            self.penitents,
            self.visitors,
            self.dice[:],
            self.stolen[:],
            self.first,
            self.active,
            self.bell,
            self.office,
            self.complines,
            self.vigil,
            self.lasting,
            self.books[:],
            self.book_bag,
            self.book_under[:],
            self.looked[:],
            self.volume_bag,
            self.volume_under[:],
            self.happening_bag,
            self.happening_under[:],
            self.crypt,
            self.fresh,
            self.promises,
            self.silences[:],
            self.statements[:],
            self.false_accusations[:],
            self.finder,
            self.votes[:],
            self.passing[:],
            self.plans[:],
            self.said[:],
        )

    # ── Seats ──

    def seats(self) -> tuple[Seat, ...]:
        return _CLOCKWISE[len(self.hands)][0]

    def from_seat(self, first: Seat) -> tuple[Seat, ...]:
        """All seats clockwise from this one."""
        return _CLOCKWISE[len(self.hands)][first]

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left neighbour."""
        return _OTHERS[len(self.hands)][seat]

    def left(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.hands)

    def right(self, seat: Seat) -> Seat:
        return (seat - 1) % len(self.hands)

    def is_penitent(self, seat: Seat) -> bool:
        return bool(self.penitents >> seat & 1)

    def begin_penance(self, seat: Seat) -> None:
        self.penitents |= 1 << seat

    def end_penance(self, seat: Seat) -> None:
        self.penitents &= ~(1 << seat)

    def all_others_want_penance(self, seat: Seat) -> bool:
        """Whether every other player would have this one do penance."""
        return self.votes[seat] | 1 << seat == (1 << len(self.hands)) - 1

    def holders(self) -> list[Seat]:
        """Seats with any book before them, whatever its title."""
        return [seat for seat, books in enumerate(self.books) if books]

    def cards(self, seat: Seat) -> int:
        return self.hands[seat].bit_count()

    def holds(self, seat: Seat, suspect: int) -> bool:
        return bool(self.hands[seat] >> suspect & 1)

    # ── The board ──

    def office_id(self) -> str:
        return OFFICE_IDS[self.office]

    def occupied(self) -> int:
        """The rooms for one pawn that have one, as a mask."""
        rooms = 0
        for room in self.pawns:
            rooms |= 1 << room
        return rooms & SINGLE

    def in_room(self, room: int, but: Seat) -> list[Seat]:
        return [seat for seat, where in enumerate(self.pawns) if where == room and seat != but]

    def owner_of(self, room: int) -> Seat | None:
        """Whose cell a room is, if it is a cell of somebody at the table."""
        cells = seat_cells(self.options.colours)[: len(self.hands)]
        return cells.index(room) if room in cells else None

    def cell(self, seat: Seat) -> int:
        """The cell of a player."""
        return seat_cells(self.options.colours)[seat]

    def place(self, seat: Seat, room: int) -> None:
        """Put a pawn somewhere; what it took in a cell can no longer be asked back."""
        self.pawns[seat] = room
        self.stolen[seat] = -1

    def lasts(self, events: int) -> bool:
        """Whether any of a set of events is in force."""
        return self.lasting & events != 0

    def begin_lasting(self, happening: int) -> None:
        self.lasting |= 1 << happening

    def has_visited_library(self, seat: Seat) -> bool:
        return bool(self.visitors >> seat & 1)

    def visit_library(self, seat: Seat) -> None:
        self.visitors |= 1 << seat

    # ── Cards and books ──

    def has_book(self, seat: Seat, title: str) -> bool:
        return bool(self.books[seat] >> BOOK[title] & 1)

    def ordered_book(self, seat: Seat, books: int) -> int:
        """The first of a set of books that a seat holds and has ordered to be used, or -1."""
        ordered = self.orders[seat] & self.books[seat] & books
        return (ordered & -ordered).bit_length() - 1

    def add_book(self, seat: Seat, book: int) -> None:
        self.books[seat] |= 1 << book

    def remove_book(self, seat: Seat, book: int) -> None:
        """The book leaves its holder, and the order that stood for it with it."""
        self.books[seat] &= ~(1 << book)
        self.orders[seat] &= ~(1 << book)

    def has_planned(self, seat: Seat, title: str) -> bool:
        """Whether a seat has decided to use a book at this Mass."""
        return bool(self.plans[seat] >> BOOK[title] & 1)

    def plan_book(self, seat: Seat, title: str) -> None:
        self.plans[seat] |= 1 << BOOK[title]

    def close_plan(self, seat: Seat) -> None:
        self.plans[seat] |= DONE

    def has_open_plan(self, seat: Seat) -> bool:
        """Whether a seat may still add a book to its plan for the Mass."""
        return not self.plans[seat] & DONE

    def planned_books(self, seat: Seat) -> tuple[str, ...]:
        return books_in(self.plans[seat] & ~DONE)

    def has_crypt_card(self, seat: Seat) -> bool:
        return bool(self.crypt >> seat & 1)

    def has_fresh_crypt_card(self, seat: Seat) -> bool:
        """Whether a seat drew its Crypt card in this turn."""
        return bool(self.fresh >> seat & 1)

    def take_crypt_card(self, seat: Seat) -> None:
        self.crypt |= 1 << seat
        self.fresh |= 1 << seat

    def use_crypt_card(self, seat: Seat) -> None:
        self.crypt &= ~(1 << seat)

    def crypt_left(self) -> int:
        return TABLE.crypt_cards - self.crypt.bit_count()

    def books_left(self) -> int:
        return self.book_bag.bit_count() + len(self.book_under)

    def crossed(self, seat: Seat) -> int:
        """What counts as crossed out on a sheet: everything seen, and by agreement of the table the own crosses."""
        return self.seen[seat] | self.crosses[seat] if self.options.eliminated == "notebook" else self.seen[seat]

    def made_statements(self) -> list[str]:
        return [trait for trait, by in zip(TRAITS, self.statements, strict=True) if by != NOBODY]

    # ── The past ──

    def secret(self, fact: int, gift: int) -> int:
        """What a line of the history hides: cards, a book, or an answer."""
        for line, part, hidden in reversed(self.secrets):
            if line == fact and part == gift:
                return hidden
        raise LookupError(f"line {fact} hides nothing")


def witnesses(fact: Fact, gift: int) -> tuple[Seat, ...]:
    """Who saw the cards of a line of the history."""
    if isinstance(fact, CardsMoved):
        move = fact.gifts[gift]
        return (move.taker,) if move.giver is None else (move.giver, move.taker)
    if isinstance(fact, CardsShown):
        return (fact.holder, *fact.to)
    return ()
