"""What a player of Monastery may decide."""

from typing import Annotated

from chapterhouse.kernel import Action, Seat, word

Tile = Annotated[str, word("tile")]
Place = Annotated[str, word("place")]
Colour = Annotated[str, word("colour")]


class PlaceTile(Action, frozen=True):
    """Add a tile from behind the screen to the monastery, after so many quarter turns clockwise."""

    tile: Tile
    cell: Place
    turn: int


class ExchangeTile(Action, frozen=True):
    """Draw a tile instead of placing one, and put one back."""


class ReturnTile(Action, frozen=True):
    """Put a tile back into the bag."""

    tile: Tile


class Walk(Action, frozen=True):
    """Move a monk from a spot through the places of the path, at last into a box where the last place is a site."""

    start: Place
    path: tuple[Place, ...]
    box: int


class ChangeBox(Action, frozen=True):
    """Move a monk to an empty box of the tile it is on."""

    start: Place
    box: int


class Encourage(Action, frozen=True):
    """Lay blessings on a tile that is not constructed."""

    place: Place
    blessings: int


class Construct(Action, frozen=True):
    """Score this tile first, where the order makes a difference."""

    place: Place


class Pray(Action, frozen=True):
    """Set a monk praying."""

    place: Place


class UseIcon(Action, frozen=True):
    """Use the effect of an icon tile."""

    tile: Tile


class SwitchLetter(Action, frozen=True):
    """Name a letter of the grid that shall change places."""

    letter: str
    row: Colour
    column: int


class Work(Action, frozen=True):
    """Score for every monk at work, and go on to the letter grid."""


class CollectLetter(Action, frozen=True):
    """Pay for a letter of the grid and lay it on somebody's strip."""

    letter: str
    row: Colour
    column: int
    strip: Seat


class CollectMonk(Action, frozen=True):
    """Pay for a monk on the grid; it goes to the Abbey and to its owner."""

    row: Colour
    column: int


class ElectAbbot(Action, frozen=True):
    """Break a tie."""

    abbot: Seat


class Imprison(Action, frozen=True):
    """Send a monk of this player from the Abbey to the Prison Cell."""

    owner: Seat


class StandUp(Action, frozen=True):
    """Let a praying monk stand up where it is."""

    place: Place


class Stay(Action, frozen=True):
    """Leave a monk where it is for the night."""

    spot: Place


class Done(Action, frozen=True):
    """That is all for now."""


ACTIONS: tuple[type[Action], ...] = (
    PlaceTile,
    ExchangeTile,
    ReturnTile,
    Walk,
    ChangeBox,
    Encourage,
    Construct,
    Pray,
    UseIcon,
    SwitchLetter,
    Work,
    CollectLetter,
    CollectMonk,
    ElectAbbot,
    Imprison,
    StandUp,
    Stay,
    Done,
)
