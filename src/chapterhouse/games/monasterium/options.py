"""What a table agrees on before play. Where the rule text can be read in two ways, the table may choose the other."""

from typing import Literal

from chapterhouse.games.monasterium.catalogue import PLAYERS
from chapterhouse.kernel import Fault, Options


class MonasteriumOptions(Options, frozen=True):
    """[setup.players] Two, three or four play."""

    players: int = 4
    own_dice: Literal["in-order", "all"] = "in-order"
    """[taking.own-first] Own dice are the first to be taken, or all of them must be taken at once."""
    price_ladder: Literal["row", "area"] = "row"
    """[chapel.price] [cloister.price] Counts the figures that left the row, or all own novices in that kind of area."""
    extra_novice: Literal["now", "kept"] = "now"
    """[extra.now] An additional novice goes out at once or never, or waits for a later sending."""

    def fault(self) -> Fault | None:
        if self.players not in PLAYERS:
            return Fault("setup.players", "count", {"players": self.players})
        return None
