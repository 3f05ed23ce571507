"""Revelations: one trait of the culprit, announced to all and judged at the end."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.abbey import knowing
from chapterhouse.games.abbey.actions import Refrain, Reveal
from chapterhouse.games.abbey.catalogue import TRAIT, TRAITS
from chapterhouse.games.abbey.events import Revealed
from chapterhouse.games.abbey.state import NOBODY, State
from chapterhouse.kernel import Dealer, Fault, Seat, Step

REVEALS = tuple(Reveal(trait) for trait in TRAITS)


def reveal_fault(s: State, action: Reveal) -> Fault | None:
    """[revelation.once] A statement is made once in a game; [revelation.contradiction] another may contradict it.

    [revelation.one] It names one trait, and says what the culprit is, not what he is not.
    """
    by = s.statements[TRAIT[action.trait]]
    if by == NOBODY:
        return None
    return Fault("revelation.once", "made", {"trait": f"trait:{action.trait}", "seat": f"seat:{by}"})


def reveal(s: State, seat: Seat, trait: str, dealer: Dealer) -> None:
    s.statements[TRAIT[trait]] = seat
    knowing.record(s, Revealed(seat, trait), dealer)


class Testifying(Step[State], frozen=True):
    """[events.abbot-hears] [library.ledger] A revelation away from the Chapter Hall, or none."""

    seat: Seat

    asks = (Reveal, Refrain)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Reveal | Refrain]:
        return [Refrain(), *REVEALS]

    def fault(self, s: State, seat: Seat, action: Reveal | Refrain) -> Fault | None:
        return reveal_fault(s, action) if isinstance(action, Reveal) else None

    def take(self, s: State, seat: Seat, action: Reveal | Refrain, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Reveal):
            reveal(s, seat, action.trait, dealer)
        return ()
