"""The rooms of the monastery and what happens in each."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import Accuse, DrawCard, Refrain, RequestCard, Reveal
from chapterhouse.games.abbey.catalogue import (
    CATEGORY_OF,
    CONFESSIONALS,
    KINDS,
    ROOM_IDS,
    SUSPECT,
    SUSPECT_IDS,
    TRAITS,
)
from chapterhouse.games.abbey.events import (
    Accused,
    CardRequested,
    CellRespected,
    CulpritFound,
    DieSet,
)
from chapterhouse.games.abbey.sets import bits, only
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.games.abbey.steps import promises
from chapterhouse.games.abbey.steps.applying import take_crypt_card
from chapterhouse.games.abbey.steps.card_effects import ReadingBook
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom, Showing
from chapterhouse.games.abbey.steps.library import read_volume
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.games.abbey.steps.revelation import REVEALS, reveal, reveal_fault
from chapterhouse.kernel import Dealer, Fault, Seat, Step

_ACCUSALS = tuple(Accuse(suspect) for suspect in SUSPECT_IDS)
_REQUESTS: tuple[tuple[str, ...], ...] = (
    *((trait,) for trait in TRAITS),
    *(pair for pair in combinations(TRAITS, 2) if CATEGORY_OF[pair[0]] != CATEGORY_OF[pair[1]]),
)


class UsingRoom(Step[State], frozen=True):
    """[turn.room] What the room offers to the player whose pawn has just arrived.

    [rooms.empty] Courtyard, Cloister and the other empty rooms offer nothing; nor does the Chapel [rooms.chapel].
    """

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        use = _USES.get(KINDS[s.pawns[self.seat]])
        return use(s, self.seat, dealer) if use else ()


def confess(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[confessional.draw] A random card of whoever was here last, if that is somebody else with cards.

    [confessional.die] The die then shows the visitor.
    """
    place = CONFESSIONALS.index(s.pawns[seat])
    last = s.dice[place]
    s.dice[place] = seat
    dealer.tell(DieSet(ROOM_IDS[s.pawns[seat]], seat))
    return [DrawingAtRandom(seat, last, "confessional")] if last != seat and s.hands[last] else ()


def enter_cell(s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[cells.search] The visitor may draw from the owner. [cells.empty] The cells of absent colours hold nothing."""
    owner = s.owner_of(s.pawns[seat])
    return [Searching(seat, owner)] if owner is not None and owner != seat and s.hands[owner] else ()


class Searching(Step[State], frozen=True):
    """[cells.search] A random card from the hand of the cell's owner, or respect for his privacy."""

    seat: Seat
    owner: Seat

    asks = (DrawCard, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[DrawCard | Refrain]:
        return (DrawCard(), Refrain())

    def fault(self, s: State, seat: Seat, action: DrawCard | Refrain) -> Fault | None:
        return None

    def take(self, s: State, seat: Seat, action: DrawCard | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, DrawCard):
            return [DrawingAtRandom(seat, self.owner, "cell")]
        dealer.tell(CellRespected(seat))
        return ()


def enter_scriptorium(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    return [ReadingBook(seat)]


def enter_parlour(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[parlour.pile] While there are cards in the Parlour, the visitor takes one. [parlour.request] Later he asks."""
    if not s.pile:
        return [Inquiring(seat)]
    card = dealer.pick(bits(s.pile))
    knowing.move(s, "parlour", [(None, seat, only(card))], dealer)
    return ()


class Inquiring(Step[State], frozen=True):
    """[parlour.request] One player is asked to show a card with one or two traits of different kinds, or nobody is.

    [parlour.penitent] A penitent answers nothing, so he is not asked here either.
    """

    seat: Seat

    asks = (RequestCard, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[RequestCard | Refrain]:
        return [Refrain(), *(RequestCard(other, traits) for other in s.others(seat) for traits in _REQUESTS)]

    def fault(self, s: State, seat: Seat, action: RequestCard | Refrain) -> Fault | None:
        if isinstance(action, Refrain):
            return None
        if action.target not in s.others(seat):
            return Fault("parlour.request", "target")
        if s.is_penitent(action.target):
            return Fault("parlour.penitent", "", {"seat": f"seat:{action.target}"})
        if not 1 <= len(action.traits) <= 2:
            return Fault("parlour.request", "traits")
        if len({CATEGORY_OF[trait] for trait in action.traits}) < len(action.traits):
            return Fault("parlour.request", "alike")
        return None

    def legal(self, s: State, seat: Seat) -> list[RequestCard | Refrain]:
        asked = [other for other in s.others(seat) if not s.is_penitent(other)]
        return [Refrain(), *(RequestCard(other, traits) for other in asked for traits in _REQUESTS)]

    def take(self, s: State, seat: Seat, action: RequestCard | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Refrain):
            return ()
        dealer.tell(CardRequested(seat, action.target, action.traits))
        return [Showing(action.target, (seat,), "parlour", action.traits)]


def enter_crypt(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[crypt.draw] A visitor takes a Crypt card."""
    take_crypt_card(s, seat, dealer)
    return ()


def enter_chapter_hall(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    return [Speaking(seat)]


class Speaking(Step[State], frozen=True):
    """[chapter-hall.choice] A revelation, an accusation, or neither.

    [accusation.pile] No accusation while the Parlour has cards. [accusation.own] Nobody accuses a monk in his own hand.
    """

    seat: Seat

    asks = (Reveal, Accuse, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Reveal | Accuse | Refrain]:
        return [Refrain(), *REVEALS, *_ACCUSALS]

    def fault(self, s: State, seat: Seat, action: Reveal | Accuse | Refrain) -> Fault | None:
        if isinstance(action, Reveal):
            return reveal_fault(s, action) or self.promise_fault(s, "reveal")
        if isinstance(action, Accuse):
            return accuse_fault(s, seat, action) or self.promise_fault(s, "accuse")
        return self.promise_fault(s, "")

    def promise_fault(self, s: State, act: str) -> Fault | None:
        if not s.promises:
            return None
        possible = [known for known in ("reveal", "accuse") if promises.can_speak(s, known)]
        return promises.speech_fault(s, self.seat, act, possible)

    def legal(self, s: State, seat: Seat) -> list[Reveal | Accuse | Refrain]:
        listed: list[Reveal | Accuse | Refrain] = []
        if self.promise_fault(s, "") is None:
            listed.append(Refrain())
        if self.promise_fault(s, "reveal") is None:
            listed += [REVEALS[number] for number, by in enumerate(s.statements) if by == NOBODY]
        if not s.pile and self.promise_fault(s, "accuse") is None:
            listed += [accusal for card, accusal in enumerate(_ACCUSALS) if not s.holds(seat, card)]
        return listed

    def take(self, s: State, seat: Seat, action: Reveal | Accuse | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Reveal):
            promises.spoken(s, seat, "reveal")
            reveal(s, seat, action.trait, dealer)
        elif isinstance(action, Accuse):
            promises.spoken(s, seat, "accuse")
            return accuse(s, seat, SUSPECT[action.suspect], dealer)
        return ()


def accuse_fault(s: State, seat: Seat, action: Accuse) -> Fault | None:
    if s.pile:
        return Fault("accusation.pile", "early", {"cards": s.pile.bit_count()})
    if s.holds(seat, SUSPECT[action.suspect]):
        return Fault("accusation.own", "hand", {"suspect": f"suspect:{action.suspect}"})
    return None


def accuse(s: State, seat: Seat, suspect: int, dealer: Dealer) -> Sequence[Step[State]]:
    """[accusation.right] If nobody holds the accused, he did it, and the game ends.

    [accusation.wrong] Otherwise his holder shows him to all, and the accuser loses points and does penance.
    """
    knowing.record(s, Accused(seat, SUSPECT_IDS[suspect]), dealer)
    holders = [other for other in s.others(seat) if s.holds(other, suspect)]
    if not holders:
        s.finder = seat
        dealer.tell(CulpritFound(seat, SUSPECT_IDS[suspect]))
        s.stack.clear()
        return ()
    s.false_accusations[seat] += 1
    knowing.display(s, "accusation", holders[0], suspect, dealer)
    return [DoingPenance(seat, "accusation")]


_USES: dict[str, Callable[[State, Seat, Dealer], Sequence[Step[State]]]] = {
    "confessional": confess,
    "cell": enter_cell,
    "scriptorium": enter_scriptorium,
    "library": read_volume,
    "parlour": enter_parlour,
    "crypt": enter_crypt,
    "chapter-hall": enter_chapter_hall,
}
