"""What can be seen to happen at a table of Monastery."""

from typing import Annotated, ClassVar

from chapterhouse.games.monastery.actions import Colour, Place, Tile
from chapterhouse.kernel import Event, Seat, word


class ColoursDrawn(Event, frozen=True):
    """In the order of the seats."""

    colours: tuple[Colour, ...]


class RoundBegan(Event, frozen=True):
    day: int
    hour: Annotated[str, word("hour")]


class TilePlaced(Event, frozen=True):
    teaches: ClassVar[bool] = True

    by: Seat
    tile: Tile
    place: Place
    turn: int


class TilesDrawn(Event, frozen=True):
    by: Seat
    count: int


class TileSeen(Event, frozen=True):
    """What somebody drew: for his eyes only."""

    tile: Tile


class TileReturned(Event, frozen=True):
    by: Seat


class MonkWalked(Event, frozen=True):
    by: Seat
    start: Place
    path: tuple[Place, ...]
    box: int


class BoxChanged(Event, frozen=True):
    by: Seat
    start: Place
    box: int


class TileEncouraged(Event, frozen=True):
    by: Seat
    place: Place
    blessings: int


class BlessingsFound(Event, frozen=True):
    by: Seat
    place: Place
    blessings: int


class BlessingReturned(Event, frozen=True):
    """The pool had run dry."""

    by: Seat


class BlessingsReceived(Event, frozen=True):
    by: Seat
    blessings: int


class BlessingsSpent(Event, frozen=True):
    by: Seat
    blessings: int


class ConstructionScored(Event, frozen=True):
    by: Seat
    tile: Tile
    place: Place
    points: int


class TileConstructed(Event, frozen=True):
    tile: Tile
    place: Place


class MonkPrayed(Event, frozen=True):
    by: Seat
    tile: Tile
    place: Place
    points: int


class MonksWorked(Event, frozen=True):
    by: Seat
    points: int


class IconUsed(Event, frozen=True):
    by: Seat
    tile: Tile


class LettersSwitched(Event, frozen=True):
    first: str
    first_row: Colour
    first_column: int
    second: str
    second_row: Colour
    second_column: int


class LetterCollected(Event, frozen=True):
    by: Seat
    letter: str
    row: Colour
    column: int
    strip: Seat
    cost: int


class MonkCollected(Event, frozen=True):
    by: Seat
    owner: Seat
    column: int
    cost: int


class PhraseCompleted(Event, frozen=True):
    owner: Seat


class MonkStoodUp(Event, frozen=True):
    owner: Seat
    place: Place


class MonksReturned(Event, frozen=True):
    count: int


class MonkStayed(Event, frozen=True):
    owner: Seat
    spot: Place


class AbbotElected(Event, frozen=True):
    abbot: Seat


class MonkImprisoned(Event, frozen=True):
    by: Seat
    owner: Seat


class GameEnded(Event, frozen=True):
    ending: Annotated[str, word("ending")]


EVENTS: tuple[type[Event], ...] = (
    ColoursDrawn,
    RoundBegan,
    TilePlaced,
    TilesDrawn,
    TileSeen,
    TileReturned,
    MonkWalked,
    BoxChanged,
    TileEncouraged,
    BlessingsFound,
    BlessingReturned,
    BlessingsReceived,
    BlessingsSpent,
    ConstructionScored,
    TileConstructed,
    MonkPrayed,
    MonksWorked,
    IconUsed,
    LettersSwitched,
    LetterCollected,
    MonkCollected,
    PhraseCompleted,
    MonkStoodUp,
    MonksReturned,
    MonkStayed,
    AbbotElected,
    MonkImprisoned,
    GameEnded,
)
