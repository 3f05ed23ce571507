"""A game turn: the bell, the move, the encounter, the room, and perhaps an extra turn."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import PlayBook, Refrain, TakeExtraTurn, Walk
from chapterhouse.games.abbey.catalogue import (
    AT_LIBRARY,
    BEFORE_MOVE,
    BOOK_IDS,
    CARDS,
    LIBRARY,
    ROOM,
    ROOM_IDS,
    TABLE,
    bits,
)
from chapterhouse.games.abbey.effects import AnyEffect, Named, Penance, Steps
from chapterhouse.games.abbey.events import (
    BellMoved,
    ExtraTurnTaken,
    IntruderCaught,
    Stayed,
    TurnBegan,
    TurnSkipped,
    Walked,
)
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps import promises
from chapterhouse.games.abbey.steps.card_effects import carry_out
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom
from chapterhouse.games.abbey.steps.choosing import free_others
from chapterhouse.games.abbey.steps.encounter import Encountering
from chapterhouse.games.abbey.steps.holding import book_fault, books_of
from chapterhouse.games.abbey.steps.mass import CallingMass
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.games.abbey.steps.rooms import UsingRoom
from chapterhouse.games.abbey.steps.walking import (
    destinations,
    drain_rooms,
    entry_fault,
    library_fault,
    open_rooms,
    steps_of,
)
from chapterhouse.kernel import Dealer, Fault, Seat, Step

Move: TypeAlias = Walk | PlayBook | Refrain

WALKS = tuple(Walk(room) for room in ROOM_IDS)


class StartingRound(Step[State], frozen=True):
    """[turn.order] Clockwise, beginning with the first player.

    [turn.bell] He moves the bell one spot; when it stands on the last one he calls Mass instead of taking a turn.
    [penance.bell] The table moves the bell, so nobody can forget it.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if s.bell == TABLE.bell_spots:
            return [CallingMass(), StartingRound()]
        s.bell += 1
        dealer.tell(BellMoved(s.office_id(), s.bell))
        return [*(TakingTurn(seat) for seat in s.from_seat(s.first)), StartingRound()]


class TakingTurn(Step[State], frozen=True):
    """[turn.sequence] Move, encounter, room. [penance.turn] A penitent skips it, and is free again after that."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        s.active = self.seat
        promises.begin_turn(s, self.seat)
        if s.is_penitent(self.seat):
            s.end_penance(self.seat)
            dealer.tell(TurnSkipped(self.seat))
            return [ClosingTurn(self.seat)]
        knowing.record(s, TurnBegan(self.seat, s.office_id(), s.bell), dealer)
        return [*turn_steps(s, self.seat, dealer), EndingTurn(self.seat, False)]


def turn_steps(s: State, seat: Seat, dealer: Dealer) -> list[Step[State]]:
    """[turn.blocked] The move is a duty; a pawn with no way open stays, and nothing follows from it.

    A player with any book is asked even so, for a book may open a way [books.waiting].
    """
    if open_rooms(s, seat, steps_of(s)) or s.books[seat]:
        return [Moving(seat, 0, False), Encountering(seat), UsingRoom(seat)]
    dealer.tell(Stayed(seat))
    return []


class Moving(Step[State], frozen=True):
    """[turn.move] One or two steps, never back to where the pawn stood. [rooms.single] Cells and confessionals take one
    pawn, but an owner may always go home. [promises.room] A promise may leave no choice.

    [books.key-ring] [books.old-drains] [books.summons] Some starred books are used before the move. [turn.blocked] Only
    a pawn with no way open may stay.
    """

    seat: Seat
    extra: int
    drains: bool

    asks = (Walk, PlayBook, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def rooms(self, s: State) -> list[int]:
        return drain_rooms(s, self.seat) if self.drains else destinations(s, self.seat, steps_of(s) + self.extra)

    def candidates(self, s: State, seat: Seat) -> Iterable[Move]:
        return [*WALKS, *books_of(s, seat), Refrain()]

    def fault(self, s: State, seat: Seat, action: Move) -> Fault | None:
        if isinstance(action, PlayBook):
            return self.book_fault(s, seat, action)
        rooms = self.rooms(s)
        if isinstance(action, Refrain):
            return Fault("turn.blocked", "open") if rooms else None
        room = ROOM[action.room]
        if room not in rooms:
            return entry_fault(s, seat, room) or Fault("turn.move", "far", {"room": f"room:{action.room}"})
        return promises.room_fault(s, seat, room, rooms)

    def book_fault(self, s: State, seat: Seat, action: PlayBook) -> Fault | None:
        refusal = book_fault(s, seat, action, BEFORE_MOVE)
        if refusal is not None:
            return refusal
        if self.drains:
            return Fault("books.old-drains", "going")
        effects = CARDS[action.title].effect
        if _summons(effects) and not free_others(s, seat):
            return Fault("books.summons", "nobody")
        return self.drains_fault(s, seat) if _leads_below(effects) else None

    def drains_fault(self, s: State, seat: Seat) -> Fault | None:
        """[promises.room] The drains are no way around a promise that a walk could keep."""
        below = drain_rooms(s, seat)
        for room in self.rooms(s):
            if room not in below and promises.must_end_in(s, seat, room):
                return Fault("promises.room", "yes", {"room": f"room:{ROOM_IDS[room]}"})
        return None

    def legal(self, s: State, seat: Seat) -> list[Move]:
        rooms = self.rooms(s)
        moves: list[Move] = [] if rooms else [Refrain()]
        if s.promises:
            rooms = [room for room in rooms if promises.room_fault(s, seat, room, rooms) is None]
        moves += [WALKS[room] for room in rooms]
        if s.books[seat]:
            moves += [book for book in books_of(s, seat) if self.book_fault(s, seat, book) is None]
        return moves

    def take(self, s: State, seat: Seat, action: Move, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Walk):
            return walk(s, seat, ROOM[action.room], dealer)
        if isinstance(action, Refrain):
            return stay(s, seat, dealer)
        knowing.play_book(s, seat, action.title, dealer)
        card = CARDS[action.title]
        more = sum([effect.amount for effect in card.effect if isinstance(effect, Steps)])
        moving = Moving(seat, self.extra + more, _leads_below(card.effect))
        return [*carry_out(s, card, seat, dealer), moving]


def _summons(effects: tuple[AnyEffect, ...]) -> bool:
    """Whether a book sends another player to penance."""
    return any(isinstance(effect, Penance) and effect.who == "chosen" for effect in effects)


def _leads_below(effects: tuple[AnyEffect, ...]) -> bool:
    """[books.old-drains] Whether a book leads through the drains."""
    return any(isinstance(effect, Named) and effect.name == "drains" for effect in effects)


def stay(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[turn.blocked] The pawn stays; neither encounter nor room follows."""
    dealer.tell(Stayed(seat))
    while isinstance(s.stack[-1], Encountering | UsingRoom):
        s.stack.pop()
    return ()


def walk(s: State, seat: Seat, room: int, dealer: Dealer) -> Sequence[Step[State]]:
    """[cells.caught] The pawn arrives; an intruder in the owner's cell is dealt with before anything else."""
    if room == LIBRARY and library_fault(s, seat) is not None:
        knowing.play_book(s, seat, BOOK_IDS[bits(s.books[seat] & AT_LIBRARY)[0]], dealer)
    intruders = s.in_room(room, seat) if room == s.cell(seat) else []
    s.place(seat, room)
    promises.arrived(s, seat)
    dealer.tell(Walked(seat, ROOM_IDS[room]))
    return [Catching(seat, intruder) for intruder in intruders]


class Catching(Step[State], frozen=True):
    """[cells.caught] The intruder gives back the card he took; [cells.forfeit] if he no longer has it, a card drawn at
    random from his hand; if he took none, nothing. Then he does penance.
    """

    owner: Seat
    intruder: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(IntruderCaught(self.owner, self.intruder))
        penance = DoingPenance(self.intruder, "caught")
        line = s.stolen[self.intruder]
        if line < 0:
            return [penance]
        card = s.secret(line, 0)
        if not s.hands[self.intruder] & card:
            return [DrawingAtRandom(self.owner, self.intruder, "forfeit"), penance]
        knowing.move(s, "return", [(self.intruder, self.owner, card)], dealer, line)
        return [penance]


class EndingTurn(Step[State], frozen=True):
    """[crypt.extra] A Crypt card gives a whole extra turn without the bell, right after the normal turn; not in the
    turn in which it was drawn, not after an extra turn, and not from penance.
    """

    seat: Seat
    extra: bool

    asks = (TakeExtraTurn, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        seat = self.seat
        if self.extra or not s.has_crypt_card(seat) or s.has_fresh_crypt_card(seat) or s.is_penitent(seat):
            return ()
        return (seat,)

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return [ClosingTurn(self.seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[TakeExtraTurn | Refrain]:
        return (Refrain(), TakeExtraTurn())

    def fault(self, s: State, seat: Seat, action: TakeExtraTurn | Refrain) -> Fault | None:
        return None

    def take(self, s: State, seat: Seat, action: TakeExtraTurn | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Refrain):
            return [ClosingTurn(seat)]
        s.use_crypt_card(seat)
        dealer.tell(ExtraTurnTaken(seat))
        knowing.record(s, TurnBegan(seat, s.office_id(), s.bell), dealer)
        return [*turn_steps(s, seat, dealer), EndingTurn(seat, True)]


class ClosingTurn(Step[State], frozen=True):
    """[promises.end] Promises about this turn are over. [penance.agreement] What all others agreed on is done."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        promises.end_turn(s, self.seat)
        s.fresh = 0
        if not any(s.votes):
            return ()
        agreed = [seat for seat in s.seats() if s.all_others_want_penance(seat)]
        s.votes = [0] * len(s.hands)
        return [DoingPenance(seat, "agreement") for seat in agreed if not s.is_penitent(seat)]
