"""What a table of Monastery may agree on."""

from typing import Annotated, Literal

from chapterhouse.games.monastery.catalogue import COLOURS
from chapterhouse.kernel import Fault, Options
from chapterhouse.kernel.seat_colours import chosen_colours_fault, colours_offered

PLAYERS = range(2, len(COLOURS) + 1)
DRAWN = "drawn"


class MonasteryOptions(Options, frozen=True, kw_only=True):
    """Two to four players, and the variants of the rules, of the publisher and of the players."""

    players: int = 4
    colours: Annotated[str, colours_offered(COLOURS)] = DRAWN
    """``drawn``, or the colours of the seats one after the other: ``blue-green``."""
    icons: bool = True
    start: Literal["random", "keep-three", "fixed"] = "random"
    double_draw: bool = False
    paired: bool = False
    paired_tie: Literal["lower-phrase", "shared"] = "lower-phrase"
    vow_of_silence: bool = False

    def fault(self) -> Fault | None:
        """[setup.players] Two, three or four play. [paired.teams] Two teams need four players."""
        if self.players not in PLAYERS:
            return Fault("setup.players", "", {"players": self.players})
        if self.paired and self.players != len(COLOURS):
            return Fault("paired.teams", "four", {"players": self.players})
        return None if self.colours == DRAWN else self._colours_fault()

    def _colours_fault(self) -> Fault | None:
        """[setup.colours] A colour each, and the seats in clockwise order red, blue, green, yellow."""
        if fault := chosen_colours_fault("setup.colours", self.colours, COLOURS, self.players):
            return fault
        rows = [COLOURS.index(colour) for colour in self.colours.split("-")]
        lowest = rows.index(min(rows))
        if rows[lowest:] + rows[:lowest] != sorted(rows):
            return Fault("setup.colours", "order")
        return None
