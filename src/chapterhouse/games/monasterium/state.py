"""What is on the table, in flat lists of small integers, and questions about it. The rules stand in steps/."""

from collections.abc import Iterator

from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CARDS,
    CLOISTER_ROW,
    EXTRAS,
    GOODS,
    MISSIONS,
    MONASTERIES,
    ROOM,
    ROW_MASKS,
    SIDES,
    WIDTH,
    Side,
)
from chapterhouse.games.monasterium.catalogue import CELLS as CELLS
from chapterhouse.games.monasterium.catalogue import OWNERS as OWNERS
from chapterhouse.games.monasterium.options import MonasteriumOptions
from chapterhouse.kernel import Seat
from chapterhouse.kernel.step import State as KernelState

REASONS = ("rooms", "action", "turned", "window", "missions", "road")
"""What brings points during the game."""
FINAL_REASONS = ("majority", "chapels", "cloisters", "resources")
"""What brings points at its end."""
BUILDING, ACTION, TURNED, WINDOW, MISSION, ROAD = range(len(REASONS))

FACES = BOARD.dice.faces
DRAWN = len({card.pile for card in CARDS}) * MISSIONS.draw.per_pile
"""Missions in play, two of each pile."""
NOBODY = -1


class State(KernelState):
    """The whole table. Lists by player hold one block per seat."""

    options: MonasteriumOptions
    year: int
    """0, 1, 2; so is the round of the year."""
    round: int
    starter: Seat
    missions: list[int]
    """The six cards in play."""
    claims: list[int]
    """seat × DRAWN + card: 0, or the year (from 1) in which the marking disk was laid."""
    goods: list[int]
    """seat × 5 + good."""
    points: list[int]
    """seat × reasons + reason."""
    home: list[int]
    """For each seat the mask of figures still on the player board: 20 on Action spaces, 4 beside the rows."""
    rooms: list[int]
    """For each seat the mask of rooms with a novice."""
    cloister: list[int]
    """For each seat the mask of cloister spaces with a novice."""
    chapels: list[int]
    """seat × 5 + monastery: novices in the chapel."""
    windows: list[int]
    """For each monastery the window tiles left."""
    panes: list[int]
    """seat × 9 + row × 3 + column: 0, or 1 + the monastery of the window tile there."""
    messenger: list[int]
    """For each seat the road space, from 0."""
    owned: list[int]
    """For each seat its personal dice in the game."""
    rerolled: list[int]
    """For each seat 1 when the Reroll tile is turned over."""
    hand: list[int]
    """seat × 2: neutral and personal dice that are still to be placed."""
    rolled: list[int]
    """What the last roll shows: neutral dice by number, then personal dice by number."""
    spaces: list[int]
    """number × OWNERS + owner: dice on the Dice spaces."""
    turn: int
    """Whose turn of the action phase is going on, or NOBODY."""
    column: int
    tile: list[int]
    """Neutral and personal dice on the Action tile of whose turn it is."""
    paid: bool
    """The dice on the tile had their point when the tile was turned over."""
    done: int
    """Mask of the once-a-turn actions carried out in this turn."""

    def copy(self) -> "State":
        return State(
            self.stack[:],
            self.options,
            self.year,
            self.round,
            self.starter,
            self.missions[:],
            self.claims[:],
            self.goods[:],
            self.points[:],
            self.home[:],
            self.rooms[:],
            self.cloister[:],
            self.chapels[:],
            self.windows[:],
            self.panes[:],
            self.messenger[:],
            self.owned[:],
            self.rerolled[:],
            self.hand[:],
            self.rolled[:],
            self.spaces[:],
            self.turn,
            self.column,
            self.tile[:],
            self.paid,
            self.done,
        )

    @property
    def players(self) -> int:
        return len(self.home)

    @property
    def side(self) -> Side:
        return SIDES[len(self.home)]

    def seats(self) -> range:
        return range(len(self.home))

    def after(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return (seat + 1) % len(self.home)

    def total(self, seat: Seat) -> int:
        """Where the disk on the Prestige track stands."""
        return sum(self.points[seat * len(REASONS) : (seat + 1) * len(REASONS)])

    def good(self, seat: Seat, good: int) -> int:
        return self.goods[seat * len(GOODS) + good]

    def figures_left(self, seat: Seat, row: int) -> int:
        """How many of the five figures of a row are still on the player board."""
        return (self.home[seat] & ROW_MASKS[row]).bit_count()

    def turned(self, seat: Seat, column: int) -> bool:
        """Whether the Action tile of a column lies with its yellow side up: its row IV novice has left."""
        return not self.home[seat] >> (CLOISTER_ROW * WIDTH + column) & 1

    def has_extra(self, seat: Seat, row: int) -> bool:
        """Whether the additional novice still stands beside the row."""
        return bool(self.home[seat] >> (EXTRAS + row) & 1)

    def novices_sent(self, seat: Seat) -> int:
        return self.rooms[seat].bit_count() + self.cloister[seat].bit_count() + self.chapel_novices(seat)

    def chapel_novices(self, seat: Seat) -> int:
        return sum(self.chapels[seat * len(MONASTERIES) : (seat + 1) * len(MONASTERIES)])

    def in_chapel(self, monastery: int) -> int:
        """Novices of all players in a chapel."""
        return sum(self.chapels[monastery :: len(MONASTERIES)])

    def reached_by_chapel(self, seat: Seat) -> int:
        """The set of monasteries in whose chapel the seat has a novice."""
        chapels, first = self.chapels, seat * len(MONASTERIES)
        return (
            (chapels[first] > 0)
            | (chapels[first + 1] > 0) << 1
            | (chapels[first + 2] > 0) << 2
            | (chapels[first + 3] > 0) << 3
            | (chapels[first + 4] > 0) << 4
        )

    def free_rooms(self) -> int:
        """Mask of the rooms in which nobody is."""
        free = self.side.rooms
        for mask in self.rooms:
            free &= ~mask
        return free

    def free_cloister(self) -> int:
        """Mask of the cloister spaces on which nobody is."""
        free = self.side.cloister
        for mask in self.cloister:
            free &= ~mask
        return free

    def beside_rooms(self, seat: Seat) -> int:
        """Mask of the cloister spaces beside a room with a novice of this seat."""
        touches = self.side.touches
        beside = 0
        for room in bits(self.rooms[seat]):
            beside |= touches[room]
        return beside

    def owner(self, area: int, bit: int) -> Seat:
        """Whose novice stands in a room or on a cloister space, or NOBODY."""
        masks = self.rooms if area == ROOM else self.cloister
        return next((seat for seat, mask in enumerate(masks) if mask >> bit & 1), NOBODY)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
