"""Where every book of the Scriptorium can be, from one seat's view: the same reasoning as for cards, for books."""

from random import Random

from chapterhouse.games.abbey.catalogue import BOOK, BOOKS, EVERY_BOOK, STARRED, bits, book_mask
from chapterhouse.games.abbey.deduction.formula import FALSE, Formula, Model, Vector, constant
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


class BookLocations:
    """The books in the bag, underneath, in hands, and before a reader who must choose."""

    def __init__(self, view: AbbeyView) -> None:
        self.view = view
        self.formula = Formula()
        self.bag: Vector = constant(EVERY_BOOK, SIZE)
        self.unread = SIZE
        self.under: list[Vector] = []
        self.held: list[Vector] = [[FALSE] * SIZE for _ in view.players]
        self.pool: Vector = []
        """What a reader looks at; empty when nobody does."""
        self.lines: dict[int, Vector] = {}
        self._known = {sight.fact: BOOK[sight.title] for sight in (view.own.book_ledger if view.own else ())}
        self._heard = {heard.fact: heard.answer for heard in (view.own.heard if view.own else ())}
        for number, fact in enumerate(view.history):
            self._read(number, fact)
        if view.own and view.own.looked:
            for book in bits(book_mask(view.own.looked)):
                self.formula.add(self.pool[book])

    def close(self) -> None:
        self.formula.close()

    def imagine(self, rng: Random) -> Model:
        self.formula.imagine(rng)
        return self.formula.world()

    def _read(self, number: int, fact: Fact) -> None:
        if isinstance(fact, BookDrawn):
            self._drawn(number, fact.seat)
        elif isinstance(fact, BookRead):
            self._is(self._next(), BOOK[fact.title])
            self.under.append(constant(1 << BOOK[fact.title], SIZE))
        elif isinstance(fact, BooksConsulted):
            self._consult(fact.count)
        elif isinstance(fact, BookBuried):
            self._buried(number)
        elif isinstance(fact, BookPlayed):
            book = BOOK[fact.title]
            self.formula.add(self.held[fact.seat][book])
            self.held[fact.seat][book] = FALSE
            self.under.append(constant(1 << book, SIZE))
        elif isinstance(fact, Answered | AnswerWhispered) and isinstance(fact.question, HoldBook):
            answer = fact.answer if isinstance(fact, Answered) else self._heard.get(number)
            if answer is not None:
                self._answered(fact.target, BOOK[fact.question.title], isinstance(answer, Yes))

    def _answered(self, seat: Seat, book: int, yes: bool) -> None:
        self.formula.add(self.held[seat][book] if yes else -self.held[seat][book])

    def _take(self, count: int) -> Vector:
        """So many books out of the bag."""
        taken = [self.formula.variable() if literal != FALSE else FALSE for literal in self.bag]
        for book, literal in enumerate(taken):
            self.formula.add(-literal, self.bag[book])
        self.formula.exactly(taken, count)
        self.bag = [self.formula.without(whole, part) for whole, part in zip(self.bag, taken, strict=True)]
        self.unread -= count
        return taken

    def _next(self) -> Vector:
        """The next book: the one chosen by a reader, any unread one, or the first underneath."""
        if self.pool:
            chosen, self.pool = self.pool, []
            return chosen
        return self._take(1) if self.unread else self.under.pop(0)

    def _drawn(self, number: int, seat: Seat) -> None:
        drawn = self._next()
        for book in bits(EVERY_BOOK & ~STARRED):
            self.formula.add(-drawn[book])
        if number in self._known:
            self._is(drawn, self._known[number])
        self.lines[number] = drawn
        self.held[seat] = [self.formula.join(*pair) for pair in zip(self.held[seat], drawn, strict=True)]

    def _is(self, vector: Vector, book: int) -> None:
        self.formula.add(vector[book])

    def _consult(self, count: int) -> None:
        reading = self.under.pop()
        from_bag = min(count, self.unread)
        pool = self._take(from_bag) if from_bag else [FALSE] * SIZE
        for _ in range(count - from_bag):
            pool = [self.formula.join(*pair) for pair in zip(pool, self.under.pop(0), strict=True)]
        self.under.append(reading)
        self.pool = pool if count else []

    def _buried(self, number: int) -> None:
        buried = [self.formula.variable() if literal != FALSE else FALSE for literal in self.pool]
        for book, literal in enumerate(buried):
            self.formula.add(-literal, self.pool[book])
        self.formula.exactly(buried, 1)
        if number in self._known:
            self._is(buried, self._known[number])
        self.lines[number] = buried
        self.pool = [self.formula.without(whole, part) for whole, part in zip(self.pool, buried, strict=True)]
        self.under.append(buried)
