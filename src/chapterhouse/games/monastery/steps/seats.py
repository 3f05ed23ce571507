"""Small things that many chapters need."""

from chapterhouse.games.monastery.catalogue import BLESSINGS
from chapterhouse.games.monastery.events import BlessingReturned, BlessingsReceived
from chapterhouse.games.monastery.state import State
from chapterhouse.kernel import Dealer, Seat

ONLY: tuple[tuple[Seat, ...], ...] = ((0,), (1,), (2,), (3,))
"""The one who decides, made once."""


def receive_blessings(s: State, seat: Seat, count: int, dealer: Dealer, scoring: bool = False) -> None:
    """[blessings.pool] Blessings come from the pool, one at a time.

    [blessings.same-scoring] What comes during a player's own Scoring cannot be spent in it.
    """
    received = 0
    for _ in range(min(count, BLESSINGS)):
        if s.pool == 0:
            _refill_pool(s, seat if scoring else -1, dealer)
        if s.pool == 0:
            break
        s.pool -= 1
        s.blessings[seat] += 1
        s.fresh += scoring
        received += 1
    if received:
        dealer.tell(BlessingsReceived(seat, received))


def _refill_pool(s: State, scorer: Seat, dealer: Dealer) -> None:
    """[blessings.dry] When the pool is empty, everybody who holds a blessing first returns one.

    A scorer returns one that cannot be spent yet, as long as there is one: how many of these there are is public, and
    so the return tells nothing about the older ones.
    """
    for seat in s.from_abbot():
        if s.blessings[seat]:
            s.blessings[seat] -= 1
            s.pool += 1
            if seat == scorer:
                s.fresh = max(0, s.fresh - 1)
            dealer.tell(BlessingReturned(seat))
