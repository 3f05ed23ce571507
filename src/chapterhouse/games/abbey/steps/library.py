"""The Library: powerful books, read aloud, in force at once."""

from collections.abc import Sequence

from chapterhouse.games.abbey.catalogue import VOLUME_IDS, VOLUMES
from chapterhouse.games.abbey.events import VolumeRead
from chapterhouse.games.abbey.sets import bits, without
from chapterhouse.games.abbey.state import State
from chapterhouse.games.abbey.steps.card_effects import carry_out
from chapterhouse.kernel import Dealer, Seat, Step


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
    return carry_out(s, VOLUMES[number], seat, dealer)
