"""What a table agrees on before an investigation."""

from functools import cache
from typing import Literal

from chapterhouse.games.abbey.catalogue import CELLS, COLOURS, TABLE, Deal, Pace
from chapterhouse.kernel import Fault, Options
from chapterhouse.kernel.seat_colours import chosen_colours_fault

PLAYERS = range(3, 7)
PACES: tuple[tuple[Pace, ...], ...] = tuple(
    (TABLE.pace["brisk" if players == 6 else "usual"], TABLE.pace["brisk"]) for players in range(PLAYERS.stop)
)
"""By the number of players, for a whole game and for a short one."""


IN_ORDER = "in-order"


@cache
def seat_colours(chosen: str) -> tuple[str, ...]:
    """[setup.pawns] The colours of the seats: those of the board in order, or the chosen ones."""
    return COLOURS if chosen == IN_ORDER else tuple(chosen.split("-"))


@cache
def seat_cells(chosen: str) -> tuple[int, ...]:
    """The cells of the seats."""
    return tuple(CELLS[COLOURS.index(colour)] for colour in seat_colours(chosen))


class AbbeyOptions(Options, frozen=True, kw_only=True):
    """[setup.players] [variants.tactical] [variants.short] [options.limits] What may be agreed on."""

    colours: str = IN_ORDER
    """``in-order``, or the colours of the seats one after the other: ``red-blue-white``."""
    tactical: bool = False
    """No Library, no events, at most two books in hand."""
    short: bool = False
    """The pace of six players, beginning with Lauds."""
    cap: bool = True
    """After the second Compline, which real games never reach, the Abbot closes the case; so every game ends."""
    two_books: bool = False
    """Nobody with two books enters the Scriptorium."""
    silence: Literal["unlimited", "per-mass", "per-game"] = "unlimited"
    max_traits: int = 0
    """The most traits in one question; 0 sets no limit."""
    two_monks: bool = False
    """What a question describes must fit at least two monks."""
    no_names: bool = False
    answers: Literal["any", "counts", "yes-no"] = "any"
    whispered: bool = False
    """Only asker and answerer hear the answer."""
    seen_scope: bool = True
    """Whether one may ask what somebody has seen."""
    eliminated: Literal["notebook", "seen"] = "notebook"
    """Crossed out: as the notebook says, or only what was seen."""
    free_text: bool = False
    """Questions in free words between people; nobody verifies the answers."""
    aids: Literal["none", "notebook", "explain", "full"] = "notebook"
    """What may help a player think; at a table of the house its contract says so."""

    def fault(self) -> Fault | None:
        if self.players not in PLAYERS:
            return Fault("setup.players", "count", {"players": self.players})
        if not 0 <= self.max_traits <= 5:
            return Fault("options.limits", "traits", {"max": self.max_traits})
        return None if self.colours == IN_ORDER else self._colours_fault()

    def _colours_fault(self) -> Fault | None:
        """[setup.pawns] Every player chooses a colour, and no two the same."""
        return chosen_colours_fault("setup.pawns", self.colours, COLOURS, self.players)

    @property
    def deal(self) -> Deal:
        return TABLE.deal[str(self.players)]

    @property
    def pace(self) -> Pace:
        """[six.steps] [six.bell] Six players, and short games, go three steps and hear Mass after three rounds."""
        return PACES[self.players][self.short]

    @property
    def book_limit(self) -> int:
        """[variants.tactical] [books.limit] How many books keep a player out of the Scriptorium; 0 means no limit."""
        return TABLE.two_book_limit if self.tactical or self.two_books else 0
