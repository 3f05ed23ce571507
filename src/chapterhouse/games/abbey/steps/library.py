"""The Library: eight powerful books, read aloud, in force at once."""

import random
from collections.abc import Callable, Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import ChoosePlayer, NameSuspects
from chapterhouse.games.abbey.catalogue import SUSPECT_IDS, VOLUME_IDS, VOLUMES, suspect_mask
from chapterhouse.games.abbey.events import SuspectsNamed, VolumeId, VolumeRead
from chapterhouse.games.abbey.sets import bits, only, without
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.books import ReadingBook
from chapterhouse.games.abbey.steps.cards import DrawingAtRandom, Showing
from chapterhouse.games.abbey.steps.encounter import CallingWitness
from chapterhouse.games.abbey.steps.penance import DoingPenance
from chapterhouse.games.abbey.steps.revelation import Testifying
from chapterhouse.kernel import Dealer, Fault, Seat, Step


def read_volume(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[library.draw] Draw a book and read it; [library.once] that was the one visit, whatever comes of it."""
    s.visit_library(seat)
    if s.volume_bag:
        number = dealer.pick(bits(s.volume_bag))
        s.volume_bag = without(s.volume_bag, number)
    else:
        number = s.volume_under.pop(0)
    s.volume_under.append(number)
    dealer.tell(VolumeRead(seat, VOLUME_IDS[number]))
    return _EFFECTS[VOLUME_IDS[number]](s, seat, dealer)


def amount(volume: str) -> int:
    return VOLUMES[VOLUME_IDS.index(volume)].amount


def mirror(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.mirror] Look at the whole hand of one player."""
    return [ChoosingPlayer(seat, "mirror", ())]


def armful(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.armful] Draw several books of the Scriptorium, keep the starred ones, and read the others in order."""
    return [ReadingBook(seat) for _ in range(amount("armful"))]


def tribunal(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.tribunal] Name up to three monks: whoever holds them shows them to the reader."""
    return [NamingSuspects(seat)]


def witnesses(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.witnesses] Question two players anywhere; they must answer and ask nothing back."""
    return [CallingWitness(seat, (), amount("witnesses"))]


def concordance(s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.concordance] Every other player shows the reader a card, one he has not seen yet if there is any."""
    return [Showing(other, (seat,), "concordance", ()) for other in s.others(seat) if s.hands[other]]


def poisoned_margin(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.poisoned-margin] Draw a random card from each of two players, then go to penance."""
    return [ChoosingPlayer(seat, "poisoned-margin", ()), DoingPenance(seat, "poisoned-margin")]


def letters(_s: State, seat: Seat, _dealer: Dealer) -> Sequence[Step[State]]:
    """[library.letters] Swap whole hands with one player."""
    return [ChoosingPlayer(seat, "letters", ())]


def ledger(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[library.ledger] See one random card of each other player; then one revelation may be made."""
    for other in s.others(seat):
        if s.hands[other]:
            card = dealer.pick(bits(s.hands[other]))
            knowing.show(s, "ledger", other, (seat,), only(card), dealer)
    return [Testifying(seat)]


_EFFECTS: dict[str, Callable[[State, Seat, Dealer], Sequence[Step[State]]]] = {
    "mirror": mirror,
    "armful": armful,
    "tribunal": tribunal,
    "witnesses": witnesses,
    "concordance": concordance,
    "poisoned-margin": poisoned_margin,
    "letters": letters,
    "ledger": ledger,
}


class ChoosingPlayer(Step[State], frozen=True):
    """[library.mirror] [library.letters] [library.poisoned-margin] Whom the book strikes; nobody twice."""

    seat: Seat
    volume: VolumeId
    struck: tuple[Seat, ...]

    asks = (ChoosePlayer,)

    def choices(self, s: State) -> list[Seat]:
        return [other for other in s.others(self.seat) if other not in self.struck]

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[ChoosePlayer]:
        return map(ChoosePlayer, s.seats())

    def fault(self, s: State, seat: Seat, action: ChoosePlayer) -> Fault | None:
        return None if action.target in self.choices(s) else Fault("library.draw", "target")

    def take(self, s: State, seat: Seat, action: ChoosePlayer, dealer: Dealer) -> Sequence[Step[State]]:
        target = action.target
        if self.volume == "poisoned-margin":
            return self.poison(s, target)
        if self.volume == "mirror":
            knowing.show(s, "mirror", target, (seat,), s.hands[target], dealer)
        else:
            knowing.move(s, "letters", [(seat, target, s.hands[seat]), (target, seat, s.hands[target])], dealer)
        return ()

    def poison(self, s: State, target: Seat) -> Sequence[Step[State]]:
        draw = DrawingAtRandom(self.seat, target, "poisoned-margin")
        struck = (*self.struck, target)
        more = len(struck) < amount("poisoned-margin")
        return [draw, ChoosingPlayer(self.seat, self.volume, struck)] if more else [draw]


class NamingSuspects(Step[State], frozen=True):
    """[library.tribunal] One, two or three different monks are named aloud; single names are offered as a list."""

    seat: Seat

    asks = (NameSuspects,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[NameSuspects]:
        return [NameSuspects((suspect,)) for suspect in SUSPECT_IDS]

    def fault(self, s: State, seat: Seat, action: NameSuspects) -> Fault | None:
        named = len(action.suspects)
        if not 1 <= named <= amount("tribunal") or len(set(action.suspects)) < named:
            return Fault("library.tribunal", "names", {"most": amount("tribunal")})
        return None

    def sample(self, s: State, seat: Seat, rng: random.Random) -> NameSuspects:
        return NameSuspects(tuple(rng.sample(SUSPECT_IDS, amount("tribunal"))))

    def take(self, s: State, seat: Seat, action: NameSuspects, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(SuspectsNamed(seat, action.suspects))
        named = suspect_mask(action.suspects)
        for other in s.others(seat):
            knowing.show(s, "tribunal", other, (seat,), s.hands[other] & named, dealer, (), action.suspects)
        return ()
