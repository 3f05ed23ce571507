"""Where every book of the Scriptorium can be, from one seat's view: the same reasoning as for cards, for books."""

from random import Random
from typing import TypeAlias

from chapterhouse.games.abbey.catalogue import BOOK, BOOKS, EVERY_BOOK, STARRED, bits, book_mask
from chapterhouse.games.abbey.deduction.formula import Formula
from chapterhouse.games.abbey.deduction.literals import FALSE, Model, constant_set
from chapterhouse.games.abbey.events import (
    Answered,
    AnswerWhispered,
    BookBuried,
    BookDrawn,
    BookPlayed,
    BookRead,
    BooksConsulted,
    Fact,
)
from chapterhouse.games.abbey.questions import HoldBook, Yes
from chapterhouse.games.abbey.view import AbbeyView
from chapterhouse.kernel import Seat

SIZE = len(BOOKS)

BookSet: TypeAlias = list[int]
"""One literal for each book, as ``CardSet`` has one for each card."""


class BookLocations:
    """The books in the bag, under the pile, in hands, and before a reader who must choose."""

    def __init__(self, view: AbbeyView) -> None:
        self.formula = Formula()
        played = view.options.cards.books
        self.bag: BookSet = constant_set(played, SIZE)
        self.unread = played.bit_count()
        """How many books are in the bag."""
        self.under: list[BookSet] = []
        """Books that were read and lie under the pile, the next one to come first."""
        self.held: list[BookSet] = [[FALSE] * SIZE for _ in view.players]
        self.pool: BookSet = []
        """What a reader chooses from; empty when nobody chooses."""
        self.lines: dict[int, BookSet] = {}
        self._known = {sight.fact: BOOK[sight.title] for sight in (view.own.book_ledger if view.own else ())}
        self._heard = {heard.fact: heard.answer for heard in (view.own.heard if view.own else ())}
        for number, fact in enumerate(view.history):
            self._read(number, fact)
        if view.own and view.own.looked:
            for book in bits(book_mask(view.own.looked)):
                self.formula.add_clause(self.pool[book])

    def close(self) -> None:
        self.formula.close()

    def sample(self, rng: Random) -> Model:
        return self.formula.solver.sample(rng, self.formula.variables)

    def _read(self, number: int, fact: Fact) -> None:
        if isinstance(fact, BookDrawn):
            self._drawn(number, fact.seat)
        elif isinstance(fact, BookRead):
            self._add_is(self._next(), BOOK[fact.title])
            self.under.append(constant_set(1 << BOOK[fact.title], SIZE))
        elif isinstance(fact, BooksConsulted):
            self._consulted(fact.count)
        elif isinstance(fact, BookBuried):
            self._buried(number)
        elif isinstance(fact, BookPlayed):
            self._played(fact.seat, BOOK[fact.title])
        elif isinstance(fact, Answered | AnswerWhispered) and isinstance(fact.question, HoldBook):
            answer = fact.answer if isinstance(fact, Answered) else self._heard.get(number)
            if answer is not None:
                held = self.held[fact.target][BOOK[fact.question.title]]
                self.formula.add_clause(held if isinstance(answer, Yes) else -held)

    def _add_is(self, book: BookSet, which: int) -> None:
        self.formula.add_clause(book[which])

    def _draw(self, source: BookSet, count: int) -> BookSet:
        """``count`` unknown books out of where they lie."""
        taken = [self.formula.variable() if literal != FALSE else FALSE for literal in source]
        for book, literal in enumerate(taken):
            self.formula.add_clause(-literal, source[book])
        self.formula.add_exactly(taken, count)
        return taken

    def _without(self, source: BookSet, taken: BookSet) -> BookSet:
        return [self.formula.difference(whole, part) for whole, part in zip(source, taken, strict=True)]

    def _with(self, books: BookSet, more: BookSet) -> BookSet:
        return [self.formula.disjoint_or(*pair) for pair in zip(books, more, strict=True)]

    def _from_bag(self, count: int) -> BookSet:
        taken = self._draw(self.bag, count)
        self.bag = self._without(self.bag, taken)
        self.unread -= count
        return taken

    def _next(self) -> BookSet:
        """The next book: the one that a reader chose, any unread one, or the first one under the pile."""
        if self.pool:
            chosen, self.pool = self.pool, []
            return chosen
        return self._from_bag(1) if self.unread else self.under.pop(0)

    def _drawn(self, number: int, seat: Seat) -> None:
        """A starred book went to a hand, unseen by the others."""
        drawn = self._next()
        for book in bits(EVERY_BOOK & ~STARRED):
            self.formula.add_clause(-drawn[book])
        if number in self._known:
            self._add_is(drawn, self._known[number])
        self.lines[number] = drawn
        self.held[seat] = self._with(self.held[seat], drawn)

    def _played(self, seat: Seat, book: int) -> None:
        self.formula.add_clause(self.held[seat][book])
        self.held[seat][book] = FALSE
        self.under.append(constant_set(1 << book, SIZE))

    def _consulted(self, count: int) -> None:
        """A reader looks at the next books; the one that says so goes under the pile after them."""
        reading = self.under.pop()
        from_bag = min(count, self.unread)
        pool = self._from_bag(from_bag) if from_bag else [FALSE] * SIZE
        for _ in range(count - from_bag):
            pool = self._with(pool, self.under.pop(0))
        self.under.append(reading)
        self.pool = pool if count else []

    def _buried(self, number: int) -> None:
        """The reader put one of the books under the pile."""
        buried = self._draw(self.pool, 1)
        if number in self._known:
            self._add_is(buried, self._known[number])
        self.lines[number] = buried
        self.pool = self._without(self.pool, buried)
        self.under.append(buried)
