"""Penance: a pawn prays in the Chapel and its player loses a turn."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import PlayBook, Refrain
from chapterhouse.games.abbey.catalogue import AT_PENANCE, CHAPEL, ROOM_IDS
from chapterhouse.games.abbey.events import CauseId, PawnPlaced, PenanceForgiven, PenanceImposed
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.holding import book_fault, books_of
from chapterhouse.kernel import Dealer, Fault, Seat, Step

Action = PlayBook | Refrain


class DoingPenance(Step[State], frozen=True):
    """[penance.causes] Caught in a cell, wrong in an accusation, or sent by a book, an event or common agreement.

    [penance.chapel] The pawn goes to the Chapel. [penance.turn] Its player skips his next turn, also across a Mass;
    penances do not add up. [books.indulgence] Letters of Indulgence leave only the way to the Chapel, and end a penance
    that is being done.
    Whoever has any book before him is asked, so that the pause tells nothing [books.waiting].
    """

    seat: Seat
    cause: CauseId

    asks = (PlayBook, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if s.books[self.seat] else ()

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return [Refrain(), *books_of(s, seat)]

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        return book_fault(s, seat, action, AT_PENANCE) if isinstance(action, PlayBook) else None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Refrain):
            return self.run(s, dealer)
        knowing.play_book(s, seat, action.title, dealer)
        to_chapel(s, seat, dealer)
        s.end_penance(seat)
        dealer.tell(PenanceForgiven(seat))
        return ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        to_chapel(s, self.seat, dealer)
        s.begin_penance(self.seat)
        dealer.tell(PenanceImposed(self.seat, self.cause))
        return ()


def to_chapel(s: State, seat: Seat, dealer: Dealer) -> None:
    s.place(seat, CHAPEL)
    dealer.tell(PawnPlaced(seat, ROOM_IDS[CHAPEL]))
