"""Mass: everybody comes home, cards go round, something happens, and the bell moves on."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import PlayBook, Refrain
from chapterhouse.games.abbey.catalogue import (
    AT_MASS,
    CARDS,
    CHAPEL,
    MASSES,
    OFFICE_IDS,
    SUSPECT_IDS,
)
from chapterhouse.games.abbey.effects import PassFewer, TurnPassing
from chapterhouse.games.abbey.events import CaseClosed, FirstPlayerChosen, MassCalled, PlanMade
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps import promises
from chapterhouse.games.abbey.steps.happenings import DrawingEvent
from chapterhouse.games.abbey.steps.holding import book_fault, books_of
from chapterhouse.games.abbey.steps.passing import PassingCards
from chapterhouse.kernel import Dealer, Fault, Seat, Step


class CallingMass(Step[State], frozen=True):
    """[mass.gather] All pawns go to the Chapel. [mass.order] Passing, an event, a new first player.

    Events that last until the next Mass are over [events.until].
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        knowing.record(s, MassCalled(s.office_id(), MASSES[s.office].cards), dealer)
        for seat in s.seats():
            s.place(seat, CHAPEL)
        s.lasting = 0
        if s.options.silence == "per-mass":
            s.silences = [0] * len(s.hands)
        s.plans = [0] * len(s.hands)
        return [PreparingMass(), DrawingEvent(), HandingBell()]


class PreparingMass(Step[State], frozen=True):
    """[books.copyists-excuse] [books.other-side] Books are used before the choice, by all at the same time.

    Whoever has any book before him is asked [books.waiting]; what is used shows when all have decided.
    [promises.mass] A promise about the Mass binds here too.
    """

    asks = (PlayBook, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return [seat for seat in s.holders() if s.has_open_plan(seat)]

    def candidates(self, s: State, seat: Seat) -> Iterable[PlayBook | Refrain]:
        return [Refrain(), *books_of(s, seat)]

    def fault(self, s: State, seat: Seat, action: PlayBook | Refrain) -> Fault | None:
        if isinstance(action, Refrain):
            return None
        if s.has_planned(seat, action.title):
            return Fault("books.special", "planned", {"book": f"book:{action.title}"})
        refusal = book_fault(s, seat, action, AT_MASS)
        return refusal or promises.escape_fault(s, seat, action.title)

    def take(self, s: State, seat: Seat, action: PlayBook | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Refrain):
            s.close_plan(seat)
            dealer.whisper(seat, PlanMade(None))
        else:
            s.plan_book(seat, action.title)
            dealer.whisper(seat, PlanMade(action.title))
        return [self]

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        excused: list[Seat] = []
        turned = False
        for seat in s.seats():
            for title in s.planned_books(seat):
                knowing.play_book(s, seat, title, dealer)
                for effect in CARDS[title].effect:
                    excused += [seat] * effect.amount if isinstance(effect, PassFewer) else []
                    turned ^= isinstance(effect, TurnPassing)
        s.plans = [-1] * len(s.hands)
        return [PassingCards("mass", MASSES[s.office].cards, turned, tuple(excused))]


class HandingBell(Step[State], frozen=True):
    """[mass.first] Deck and bell go to the right neighbour of whoever called Mass; he begins the new round.

    [mass.deck] The next Mass card comes up, after the last the first again. [events.vigil] The bell may start later.
    [ending.cap] Unless the table agreed otherwise, the Abbot closes the case after the second Compline.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        promises.mass_held(s)
        last = s.office == len(OFFICE_IDS) - 1
        s.complines += last
        if s.options.cap and s.complines == 2:
            dealer.tell(CaseClosed(SUSPECT_IDS[s.culprit]))
            s.stack.clear()
            return ()
        s.first = s.right(s.first)
        s.office = first_office(s.options.short) if last else s.office + 1
        s.bell = s.options.pace.first_spot - 1 + s.vigil
        s.vigil = 0
        dealer.tell(FirstPlayerChosen(s.first))
        return ()


def first_office(short: bool) -> int:
    """[variants.short] The Mass card on top at the start: Matins, or Lauds in a short game."""
    return OFFICE_IDS.index("lauds" if short else "matins")
