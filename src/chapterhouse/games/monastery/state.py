"""What is on the table of Monastery, in flat lists of small integers; no rules.

A *slot* is a tile on the table, numbered in the order of placing; slot 0 is the Abbey. A *monk* is ``seat * 5 + n``.
"""

from collections.abc import Iterable

from chapterhouse.games.monastery.catalogue import (
    ABBEY_KIND,
    BLESSINGS,
    CAPACITY,
    COLOURS,
    COLUMNS,
    CROSS,
    EDGES,
    EMPTY,
    FAMILY,
    FULL,
    GAP,
    HOURS,
    MONKS,
    NUMBERS,
    SECRET_WAY,
    SHADE,
    SMALL,
    SPACES,
    STRIP,
    Hour,
    free_bit,
    taken_bit,
)
from chapterhouse.games.monastery.catalogue import ABBEY_SLOT as ABBEY_SLOT
from chapterhouse.games.monastery.catalogue import BUILT as BUILT
from chapterhouse.games.monastery.catalogue import JUST_BUILT as JUST_BUILT
from chapterhouse.games.monastery.catalogue import LARGE as LARGE
from chapterhouse.games.monastery.catalogue import NO_LETTER as NO_LETTER
from chapterhouse.games.monastery.catalogue import ON_GRID as ON_GRID
from chapterhouse.games.monastery.catalogue import SMALL_UP as SMALL_UP
from chapterhouse.games.monastery.catalogue import UNBUILT as UNBUILT
from chapterhouse.games.monastery.cells import ABBEY_CELLS, CELLS, NAMES, OFFSETS, ORIGIN
from chapterhouse.games.monastery.layout import ABBEY_FRONTIER, JOINS, SHADES_AT, SOLID, edge_facing
from chapterhouse.games.monastery.options import MonasteryOptions
from chapterhouse.kernel import Seat
from chapterhouse.kernel import State as KernelState

UNMARKED, CHANGED, ENTERED, STAYS = 0, 1, 2, 3
"""What a monk has done for as long as it matters: changed boxes, entered a site, been left in place for the night."""

SEATS: tuple[tuple[Seat, ...], ...] = tuple(tuple(range(players)) for players in range(len(COLOURS) + 1))
"""By the number of players."""
OWN_MONKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(seat * MONKS, seat * MONKS + MONKS)) for seat in range(len(COLOURS))
)
"""By seat."""


class State(KernelState):
    """A table of Monastery."""

    options: MonasteryOptions
    colour: tuple[int, ...]
    """Of each seat; a colour is also a row of the letter grid, counted from the top."""

    abbot: int = 0
    day: int = 0
    hour: int = 0
    ending: str = ""

    bag: list[int] = []
    """How many of each kind of tile."""
    hands: list[tuple[int, ...]] = []
    """The kinds of tile behind each screen, sorted."""
    returned: int = 0
    """Seats that have ever put a tile back into the bag, a bit each."""

    kind: list[int] = []
    cell: list[int] = []
    turn: list[int] = []
    built: list[int] = []
    taken: list[int] = []
    """The boxes taken on each slot, a bit per box."""
    crowd: list[int] = []
    """How many monks on each slot."""
    kneeling: list[int] = []
    """How many of them pray."""
    gift: list[int] = []
    """Blessings that lie on each slot."""
    links: list[tuple[int, ...]] = []
    """The slots that a monk can step to from each slot."""
    at: dict[int, int] = {}
    """Cell → slot. This and the frontier are never changed, only replaced: so copies share them."""
    frontier: dict[int, int] = {}
    """Free cell beside a tile → what it faces (see layout)."""

    monk_at: list[int] = []
    monk_box: list[int] = []
    monk_praying: list[int] = []
    monk_mark: list[int] = []

    grid: list[int] = []
    strips: list[int] = []
    blessings: list[int] = []
    pool: int = BLESSINGS

    allowance: int = 0
    """Movement points left to the player who is placing and moving."""
    placed: int = 0
    """Whether that player has placed or exchanged a tile."""
    points: int = 0
    """Of the player who is scoring."""
    fresh: int = 0
    """Blessings received in this very Scoring, which cannot be spent in it."""
    prayed: int = 0
    icons_used: int = 0
    """A bit per kind of tile."""
    scored: int = 0
    """Seats that have scored their full sites in this round, a bit each."""

    def copy(self) -> "State":
        return State(
            self.stack[:],
            self.options,
            self.colour,
            self.abbot,
            self.day,
            self.hour,
            self.ending,
            self.bag[:],
            self.hands[:],
            self.returned,
            self.kind[:],
            self.cell[:],
            self.turn[:],
            self.built[:],
            self.taken[:],
            self.crowd[:],
            self.kneeling[:],
            self.gift[:],
            self.links[:],
            self.at,
            self.frontier,
            self.monk_at[:],
            self.monk_box[:],
            self.monk_praying[:],
            self.monk_mark[:],
            self.grid[:],
            self.strips[:],
            self.blessings[:],
            self.pool,
            self.allowance,
            self.placed,
            self.points,
            self.fresh,
            self.prayed,
            self.icons_used,
            self.scored,
        )

    # ── Seats ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def seats(self) -> tuple[Seat, ...]:
        return SEATS[len(self.colour)]

    def from_abbot(self) -> list[Seat]:
        """The Abbot first, then to his left."""
        seats = len(self.colour)
        return [(self.abbot + turn) % seats for turn in range(seats)]

    def partner(self, seat: Seat) -> Seat:
        """Across the table in the paired game; otherwise a player is his own partner."""
        return (seat + 2) % 4 if self.options.paired else seat

    def own_monks(self, seat: Seat) -> tuple[int, ...]:
        return OWN_MONKS[seat]

    def first_matins(self) -> bool:
        """Whether the very first round is being played."""
        return self.day == 0 and self.hour == 0

    def hour_now(self) -> Hour:
        return HOURS[self.hour]

    # ── The map ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def lay_abbey(self) -> None:
        """The Abbey in the middle of an empty table."""
        self._add_slot(ABBEY_KIND, ORIGIN, 0, BUILT)
        self.at = dict.fromkeys(ABBEY_CELLS, ABBEY_SLOT)
        self.frontier = dict(ABBEY_FRONTIER)

    def put(self, kind: int, cell: int, turn: int, built: int) -> int:
        """Lay a tile; returns its slot."""
        frontier = dict(self.frontier)
        facing = frontier.pop(cell)
        slot = self._add_slot(kind, cell, turn, built)
        self.at = {**self.at, cell: slot}
        marks = SHADE[kind] << SHADES_AT | (SOLID if built else 0)
        for side, edge in enumerate(EDGES[kind][turn]):
            beside = cell + OFFSETS[side]
            if edge_facing(facing, side) == 0:
                joins = JOINS[FAMILY[kind]] if edge > EMPTY else 0
                seen = frontier.get(beside, 0)
                frontier[beside] = seen | edge << 2 * ((side + 2) % 4) | marks | joins
            elif edge > EMPTY and edge_facing(facing, side) > EMPTY:
                self._link(slot, self.at[beside])
        self.frontier = frontier
        return slot

    def _add_slot(self, kind: int, cell: int, turn: int, built: int) -> int:
        self.kind.append(kind)
        self.cell.append(cell)
        self.turn.append(turn)
        self.built.append(built)
        for column in (self.taken, self.crowd, self.kneeling, self.gift):
            column.append(0)
        self.links.append(())
        return len(self.kind) - 1

    def _link(self, slot: int, other: int) -> None:
        self.links[slot] += (other,)
        self.links[other] += (slot,)

    def solidify(self, slot: int) -> None:
        """A tile has been built or filled: from now on others may be laid against it."""
        frontier, cell = dict(self.frontier), self.cell[slot]
        for step in OFFSETS:
            if cell + step in frontier:
                frontier[cell + step] |= SOLID
        self.frontier = frontier

    def is_full(self, slot: int) -> bool:
        """[tiles.fully-occupied] Built: as many monks as its circled value. Not built: a monk in every box."""
        kind = self.kind[slot]
        if self.built[slot]:
            return self.crowd[slot] >= CAPACITY[kind]
        return self.taken[slot] == FULL[kind]

    def is_site(self, slot: int) -> bool:
        """Not constructed, and some box empty: whoever steps there must stop."""
        return not self.built[slot] and self.taken[slot] != FULL[self.kind[slot]]

    def neighbours(self, cell: int) -> int:
        """How many tiles touch a cell."""
        return len({self.at[cell + step] for step in OFFSETS if cell + step in self.at})

    def group(self, slot: int, built_only: bool = False) -> int:
        """The Paths, Fields or Gardens that a tile forms one group with, itself included: a bit per slot.

        Fields and Gardens open on all sides, so for them to touch is to be connected.
        """
        family = FAMILY[self.kind[slot]]
        found, todo = 1 << slot, [slot]
        while todo:
            for other in self.links[todo.pop()]:
                joins = FAMILY[self.kind[other]] == family and (self.built[other] or not built_only)
                if joins and not has(found, other):
                    found |= 1 << other
                    todo.append(other)
        return found

    def slot_named(self, place: str) -> int:
        """The slot at a place, -1 if nothing lies there."""
        return self.at.get(CELLS[place], -1)

    def place(self, slot: int) -> str:
        return NAMES[self.cell[slot]]

    def slot_of_kind(self, kind: int) -> int:
        """Where a tile that there is only one of lies, -1 if it is not on the table."""
        return self.kind.index(kind) if kind in self.kind else -1

    # ── Monks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    def leave(self, monk: int) -> None:
        slot = self.monk_at[monk]
        self.crowd[slot] -= 1
        self.kneeling[slot] -= self.monk_praying[monk]
        if self.monk_box[monk]:
            self.taken[slot] ^= taken_bit(self.kind[slot], self.taken[slot], self.monk_box[monk])
        self.monk_praying[monk] = 0
        self.monk_box[monk] = 0

    def enter(self, monk: int, slot: int, box: int = 0) -> None:
        self.monk_at[monk] = slot
        self.crowd[slot] += 1
        if box:
            self.monk_box[monk] = box
            self.taken[slot] |= free_bit(self.kind[slot], self.taken[slot], box)
            if self.taken[slot] == FULL[self.kind[slot]]:
                self.solidify(slot)

    def taken_without(self, slot: int, monk: int) -> int:
        """The boxes taken on a site, the box of this monk left out."""
        box = self.monk_box[monk]
        taken = self.taken[slot]
        return taken & ~taken_bit(self.kind[slot], taken, box) if box else taken

    def kneel(self, monk: int) -> None:
        self.monk_praying[monk] = 1
        self.kneeling[self.monk_at[monk]] += 1

    def stand(self, monk: int) -> None:
        self.kneeling[self.monk_at[monk]] -= self.monk_praying[monk]
        self.monk_praying[monk] = 0

    def standing_on(self, seat: Seat, slot: int) -> int:
        """A standing monk of a seat on a slot, -1 if there is none."""
        for monk in self.own_monks(seat):
            if self.monk_at[monk] == slot and not self.monk_praying[monk]:
                return monk
        return -1

    def owners_on(self, slot: int) -> set[Seat]:
        return {monk // MONKS for monk, where in enumerate(self.monk_at) if where == slot}

    def count_on(self, seat: Seat, slot: int) -> int:
        return self.monk_at[seat * MONKS : seat * MONKS + MONKS].count(slot)

    def full_allowance(self, seat: Seat) -> int:
        """[movement.allowance] Two movement points for every standing monk in the monastery, praying ones none."""
        standing = 0
        for monk in self.own_monks(seat):
            standing += self.monk_at[monk] >= 0 and not self.monk_praying[monk]
        return NUMBERS.movement_per_monk * standing

    def secret_ways(self, seat: Seat) -> list[int]:
        """The slots of the Secret Ways that a seat may use: his own, in the paired game also his partner's."""
        own = self.slot_of_kind(SECRET_WAY[self.colour[seat]])
        ways = [own] if own >= 0 else []
        if self.options.paired:
            other = self.slot_of_kind(SECRET_WAY[self.colour[self.partner(seat)]])
            ways += [other] if other >= 0 else []
        return ways

    # ── Tiles, letters, blessings ─────────────────────────────────────────────────────────────────────────────────────

    def add_to_hand(self, seat: Seat, kind: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], kind)))

    def take_from_hand(self, seat: Seat, kind: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(kind)
        self.hands[seat] = tuple(hand)

    def strip(self, seat: Seat) -> list[int]:
        """What covers the letters of a strip, letter by letter."""
        return self.strips[seat * STRIP : seat * STRIP + STRIP]

    def phrase_complete(self, seat: Seat) -> bool:
        return NO_LETTER not in self.strip(seat)

    def has_scored(self, seat: Seat) -> bool:
        """Whether a seat has scored its full sites in this round."""
        return has(self.scored, seat)

    def note_scored(self, seat: Seat) -> None:
        self.scored |= 1 << seat

    def icon_used(self, kind: int) -> bool:
        """Whether the icon of a tile has been used in this Scoring."""
        return has(self.icons_used, kind)

    def note_icon(self, kind: int) -> None:
        self.icons_used |= 1 << kind

    def note_return(self, seat: Seat) -> None:
        """A seat has put a tile back into the bag."""
        self.returned |= 1 << seat

    def letters_left(self) -> bool:
        return any(space not in (GAP, CROSS) for space in self.grid)

    def behind_screens(self) -> int:
        """All blessings that players hold. The sum is no secret: the pool and the tiles are in plain sight."""
        held = 0
        for blessings in self.blessings:
            held += blessings
        return held

    def lying(self) -> int:
        """All blessings that lie on tiles."""
        return BLESSINGS - self.pool - self.behind_screens()

    def spendable(self, seat: Seat) -> int:
        return max(0, self.blessings[seat] - self.fresh)


def space_at(row: str, column: int) -> int:
    """The space of the letter grid in a row and column (from 1), -1 if there is none."""
    return COLOURS.index(row) * COLUMNS + column - 1 if 1 <= column <= COLUMNS else -1


ROW_OF = tuple(COLOURS[space // COLUMNS] for space in range(SPACES))
COLUMN_OF = tuple(space % COLUMNS + 1 for space in range(SPACES))


def has(mask: int, item: int) -> bool:
    """Whether a set, kept as a mask, holds an item."""
    return bool(mask >> item & 1)


def set_of(items: Iterable[int]) -> int:
    """The set of these items, as a mask."""
    mask = 0
    for item in items:
        mask |= 1 << item
    return mask


def letter_of(what: int) -> int:
    """The letter on a space of the grid, whichever way up it lies."""
    return what & SMALL - 1
