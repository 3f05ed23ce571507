"""What a table agrees on before play. Where the rule text can be read in two ways, the table may choose the other."""

from typing import Annotated, Literal

from chapterhouse.games.monasterium.catalogue import PLAYERS
from chapterhouse.kernel import Fault, Options
from chapterhouse.kernel.seat_colours import chosen_colours_fault, colours_offered

IN_ORDER = "in-order"
COLOURS = ("red", "blue", "green", "yellow")
"""Of the players' pieces; no rule depends on them."""


class MonasteriumOptions(Options, frozen=True):
    """[setup.players] Two, three or four play."""

    players: int = 4
    colours: Annotated[str, colours_offered(COLOURS)] = IN_ORDER
    """[setup.colours] ``in-order``, or the colours of the seats one after the other: ``green-red``."""
    own_dice: Literal["in-order", "all"] = "in-order"
    """[taking.own-first] Own dice are the first to be taken, or all of them must be taken at once."""
    price_ladder: Literal["row", "area"] = "row"
    """[chapel.price] [cloister.price] Counts the figures that left the row, or all own novices in that kind of area."""
    extra_novice: Literal["now", "kept"] = "now"
    """[extra.now] An additional novice goes out at once or never, or waits for a later sending."""

    def seat_colours(self) -> tuple[str, ...]:
        """The colours of the seats: in order, or the chosen ones."""
        return COLOURS[: self.players] if self.colours == IN_ORDER else tuple(self.colours.split("-"))

    def fault(self) -> Fault | None:
        if self.players not in PLAYERS:
            return Fault("setup.players", "count", {"players": self.players})
        return None if self.colours == IN_ORDER else self._colours_fault()

    def _colours_fault(self) -> Fault | None:
        """[setup.colours] Everybody takes the pieces in the colour of their choice, and no two the same."""
        return chosen_colours_fault("setup.colours", self.colours, COLOURS, self.players)
