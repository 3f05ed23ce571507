"""The election of the Abbot, in a service round or on the spot, and his first deed."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.monastery.actions import Done, ElectAbbot, Imprison
from chapterhouse.games.monastery.catalogue import ABBOTS_HOUSE, PRISON
from chapterhouse.games.monastery.events import AbbotElected, MonkImprisoned
from chapterhouse.games.monastery.state import ABBEY_SLOT, BUILT, State
from chapterhouse.games.monastery.steps.seats import ONLY
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step


def votes(s: State, seat: Seat, snap: bool) -> int:
    """[service.election] The monks in the Abbey; [icons.snap-votes] on the spot also those in the Abbot's House."""
    house = s.slot_of_kind(ABBOTS_HOUSE) if snap else -1
    return s.count_on(seat, ABBEY_SLOT) + (s.count_on(seat, house) if house >= 0 else 0)


def leaders(s: State, snap: bool) -> list[Seat]:
    counts = [votes(s, seat, snap) for seat in s.seats()]
    return [seat for seat in s.seats() if counts[seat] == max(counts)]


class Electing(Step[State], frozen=True):
    """[service.election] Whoever has most monks in the Abbey is the next Abbot, the old one too."""

    snap: bool

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        ahead = leaders(s, self.snap)
        if len(ahead) == 1:
            return elect(s, ahead[0], dealer)
        others = [seat for seat in ahead if seat != s.abbot]
        return elect(s, others[0], dealer) if len(others) == 1 else (BreakingTie(self.snap),)


class BreakingTie(Step[State], frozen=True):
    """[service.tie] Among several the old Abbot chooses, and never himself."""

    snap: bool

    asks = (ElectAbbot,)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[s.abbot]

    def candidates(self, s: State, seat: Seat) -> Iterable[ElectAbbot]:
        return map(ElectAbbot, s.seats())

    def fault(self, s: State, seat: Seat, action: ElectAbbot) -> Fault | None:
        if action.abbot == s.abbot:
            return Fault("service.tie", "himself")
        if action.abbot not in leaders(s, self.snap):
            return Fault("service.tie", "behind")
        return None

    def take(self, s: State, seat: Seat, action: ElectAbbot, dealer: Dealer) -> Sequence[Step[State]]:
        return elect(s, action.abbot, dealer)


def elect(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """The new Abbot takes the dial; [prison.imprison] at once he may send a monk to the Prison Cell."""
    s.abbot = seat
    dealer.tell(AbbotElected(seat))
    return (Imprisoning(),) if cell_is_open(s) and s.crowd[ABBEY_SLOT] else ()


def cell_is_open(s: State) -> bool:
    """[prison.built] Nobody prays in a Prison Cell that is not built, or only just. [prison.full] Nor in a full one."""
    cell = s.slot_of_kind(PRISON)
    return cell >= 0 and s.built[cell] == BUILT and not s.is_full(cell)


class Imprisoning(Step[State], frozen=True):
    """[prison.imprison] The Abbot may send one monk of any player from the Abbey to the Prison Cell.

    [prison.two] Another may pray there already. [prison.no-points] It prays there, but scores nothing.
    """

    asks = (Imprison, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[s.abbot]

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        yield from map(Imprison, s.seats())
        yield Done()

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        if isinstance(action, Imprison) and (action.owner not in s.seats() or not s.count_on(action.owner, ABBEY_SLOT)):
            return Fault("prison.imprison", "", {"owner": f"seat:{action.owner}"})
        return None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Imprison):
            monk = s.standing_on(action.owner, ABBEY_SLOT)
            s.leave(monk)
            s.enter(monk, s.slot_of_kind(PRISON))
            s.kneel(monk)
            dealer.tell(MonkImprisoned(seat, action.owner))
        return ()
