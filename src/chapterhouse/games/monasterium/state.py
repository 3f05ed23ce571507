"""What is on the table, in flat lists of small integers, and questions about it. The rules stand in steps/."""

from collections.abc import Iterable, Iterator

from chapterhouse.games.monasterium.catalogue import (
    BOARD,
    CARDS,
    CLOISTER_ROW,
    EXTRAS,
    GOODS,
    MISSIONS,
    MONASTERIES,
    MONASTERY_MASKS,
    RING,
    ROOM,
    ROW_MASKS,
    SIDES,
    WIDTH,
    WINDOW_COLUMNS,
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

    def score(self, seat: Seat, reason: int, points: int) -> None:
        self.points[seat * len(REASONS) + reason] += points

    def points_for(self, seat: Seat, reason: int) -> int:
        return self.points[seat * len(REASONS) + reason]

    def good(self, seat: Seat, good: int) -> int:
        return self.goods[seat * len(GOODS) + good]

    def add_goods(self, seat: Seat, good: int, count: int) -> None:
        """A negative count takes goods away."""
        self.goods[seat * len(GOODS) + good] += count

    def year_claimed(self, seat: Seat, place: int) -> int:
        """The year (from 1) in which the seat fulfilled the mission at this place, or 0."""
        return self.claims[seat * DRAWN + place]

    def lay_marking_disk(self, seat: Seat, place: int) -> None:
        self.claims[seat * DRAWN + place] = self.year + 1

    # ── Dice ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def neutral_in_hand(self, seat: Seat) -> int:
        return self.hand[seat * 2]

    def personal_in_hand(self, seat: Seat) -> int:
        return self.hand[seat * 2 + 1]

    def add_to_hand(self, seat: Seat, neutral: int, personal: int) -> None:
        """Negative numbers take dice away."""
        self.hand[seat * 2] += neutral
        self.hand[seat * 2 + 1] += personal

    def neutral_on(self, number: int) -> int:
        """Neutral dice on a Dice space, numbered from 0."""
        return self.spaces[number * OWNERS]

    def dice_on(self, number: int, seat: Seat) -> int:
        """Personal dice of a seat on a Dice space."""
        return self.spaces[number * OWNERS + 1 + seat]

    def any_dice_on(self, number: int) -> bool:
        return any(self.spaces[number * OWNERS : (number + 1) * OWNERS])

    def any_dice_for(self, seat: Seat) -> bool:
        """Whether any Dice space holds a neutral die or one of this seat."""
        return any(self.spaces[::OWNERS]) or any(self.spaces[1 + seat :: OWNERS])

    def add_dice(self, number: int, seat: Seat, neutral: int, personal: int) -> None:
        """Neutral dice and dice of a seat go to a Dice space; negative numbers take them away."""
        self.spaces[number * OWNERS] += neutral
        self.spaces[number * OWNERS + 1 + seat] += personal

    def used_this_turn(self, once: int) -> bool:
        """Whether a once-a-turn action (its bit; 0 for actions without that limit) was carried out in this turn."""
        return bool(self.done & once)

    def note_use(self, once: int) -> None:
        self.done |= once

    # ── Novices ──────────────────────────────────────────────────────────────────────────────────────────────────

    def is_home(self, seat: Seat, novice: int) -> bool:
        """Whether the figure still stands on its player board."""
        return bool(self.home[seat] >> novice & 1)

    def leave_home(self, seat: Seat, novice: int) -> None:
        self.home[seat] &= ~(1 << novice)

    def enter_chapel(self, seat: Seat, monastery: int) -> None:
        self.chapels[seat * len(MONASTERIES) + monastery] += 1

    def enter_space(self, seat: Seat, area: int, monastery: int, at: int) -> None:
        """A novice enters a room or a cloister space."""
        masks = self.rooms if area == ROOM else self.cloister
        masks[seat] |= 1 << (monastery * RING + at)

    def chapel_count(self, seat: Seat, monastery: int) -> int:
        """Novices of one seat in a chapel."""
        return self.chapels[seat * len(MONASTERIES) + monastery]

    def novices_in_cloister(self, seat: Seat, monastery: int) -> int:
        return (self.cloister[seat] & MONASTERY_MASKS[monastery]).bit_count()

    def novices_in_rooms(self, seat: Seat, monastery: int) -> int:
        return (self.rooms[seat] & MONASTERY_MASKS[monastery]).bit_count()

    def novices_in_kind(self, seat: Seat, kind: int) -> int:
        """Novices in buildings of one kind, in all monasteries."""
        return (self.rooms[seat] & self.side.kinds[kind]).bit_count()

    def figures_left(self, seat: Seat, row: int) -> int:
        """How many of the five figures of a row are still on the player board."""
        return (self.home[seat] & ROW_MASKS[row]).bit_count()

    def turned(self, seat: Seat, column: int) -> bool:
        """Whether the Action tile of a column lies with its yellow side up: its row IV novice has left."""
        return not self.is_home(seat, CLOISTER_ROW * WIDTH + column)

    def has_extra(self, seat: Seat, row: int) -> bool:
        """Whether the additional novice still stands beside the row."""
        return self.is_home(seat, EXTRAS + row)

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
        return next((seat for seat, mask in enumerate(masks) if has(mask, bit)), NOBODY)

    # ── Church window ────────────────────────────────────────────────────────────────────────────────────────────

    def window_panes(self, seat: Seat) -> list[int]:
        """The nine panes of a seat, row by row: 0, or 1 + the monastery of the tile there."""
        return self.panes[seat * CELLS : (seat + 1) * CELLS]

    def window_row(self, seat: Seat, row: int) -> list[int]:
        first = seat * CELLS + row * len(WINDOW_COLUMNS)
        return self.panes[first : first + len(WINDOW_COLUMNS)]

    def window_column(self, seat: Seat, column: int) -> list[int]:
        return self.panes[seat * CELLS + column : (seat + 1) * CELLS : len(WINDOW_COLUMNS)]

    def set_pane(self, seat: Seat, row: int, column: int, monastery: int) -> None:
        self.panes[seat * CELLS + row * len(WINDOW_COLUMNS) + column] = 1 + monastery


def has(mask: int, item: int) -> bool:
    """Whether a set, kept as a mask, holds an item."""
    return bool(mask >> item & 1)


def only(item: int) -> int:
    """The set with this one item."""
    return 1 << item


def set_of(items: Iterable[int]) -> int:
    """The set of these items."""
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, from the lowest."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
