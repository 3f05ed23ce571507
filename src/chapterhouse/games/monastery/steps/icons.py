"""The icon tiles that are used by choice during Scoring. (Chapel, Farm and Scriptum act by themselves.)"""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monastery.actions import Done, PlaceTile, SwitchLetter, UseIcon
from chapterhouse.games.monastery.catalogue import (
    ABBOTS_HOUSE,
    ALMONRY,
    CROSS,
    KIND,
    LETTERS,
    LIBRARY,
    SMALL,
    STABLES,
    TILES,
    WORKSHOP,
)
from chapterhouse.games.monastery.events import IconUsed, LettersSwitched
from chapterhouse.games.monastery.state import ABBEY_SLOT, BUILT, COLUMN_OF, ROW_OF, State, space_at
from chapterhouse.games.monastery.steps import placement, placement_list
from chapterhouse.games.monastery.steps.election import Electing
from chapterhouse.games.monastery.steps.seats import ONLY, receive_blessings
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

_KINDS: tuple[int, ...] = (ALMONRY, LIBRARY, WORKSHOP, STABLES, ABBOTS_HOUSE)
EFFECTS = tuple(TILES[kind] for kind in _KINDS)
_USES = {kind: UseIcon(TILES[kind]) for kind in _KINDS}
_IS_USED: tuple[bool, ...] = tuple(kind in _USES for kind in range(len(TILES)))


def usable(s: State, seat: Seat) -> list[UseIcon]:
    """The icons that this player may use now."""
    kinds: set[int] = set()
    for monk in s.own_monks(seat):
        slot = s.monk_at[monk]
        if slot > ABBEY_SLOT and _IS_USED[s.kind[slot]]:
            kinds.add(s.kind[slot])
    if not kinds or not s.options.icons:
        return []
    return [_USES[kind] for kind in sorted(kinds) if icon_fault(s, seat, _USES[kind]) is None]


def icon_fault(s: State, seat: Seat, action: UseIcon) -> Fault | None:
    """[variants.simpler] In the simpler game icons have no effect. [icons.once] Each effect once in a Scoring.

    [icons.scoring] The other icons act by themselves, or at other times.
    """
    kind = KIND[action.tile]
    tile = f"tile:{action.tile}"
    if kind not in _USES:
        return Fault("icons.scoring", "", {"tile": tile})
    if not s.options.icons:
        return Fault("variants.simpler")
    if s.icon_used(kind):
        return Fault("icons.once", "", {"tile": tile})
    return _presence_fault(s, seat, kind) or _needs_fault(s, seat, kind)


def _presence_fault(s: State, seat: Seat, kind: int) -> Fault | None:
    """[icons.standing] A standing monk of the player must be on the tile; others there may use it as well.

    [icons.just-built] Not in the round in which the tile was constructed. [icons.praying] Not while a monk prays there.
    """
    tile = f"tile:{TILES[kind]}"
    slot = s.slot_of_kind(kind)
    if slot < 0 or s.standing_on(seat, slot) < 0:
        return Fault("icons.standing", "", {"tile": tile})
    if s.built[slot] != BUILT:
        return Fault("icons.just-built", "", {"tile": tile})
    if s.kneeling[slot]:
        return Fault("icons.praying", "", {"tile": tile})
    return None


def _needs_fault(s: State, seat: Seat, kind: int) -> Fault | None:
    """What the effect itself needs: letters to switch, a tile in the bag, a tile to place."""
    if kind == LIBRARY and sum(map(_switchable, s.grid)) < 2:
        return Fault("icons.library", "few")
    if kind == WORKSHOP and not any(s.bag):
        return Fault("icons.workshop")
    if kind == STABLES and not s.hands[seat]:
        return Fault("icons.stables")
    return None


def use(s: State, seat: Seat, action: UseIcon, dealer: Dealer) -> Sequence[Step[State]]:
    """[icons.almonry] The Almonry gives a blessing.

    [icons.workshop] The Workshop draws a tile, and one goes back. [icons.library] The Library switches two letters.
    [icons.stables] The Stables place a tile. [icons.abbots-house] The Abbot's House calls an election on the spot; the
    round goes on in its old order.
    """
    kind = KIND[action.tile]
    s.note_icon(kind)
    dealer.tell(IconUsed(seat, action.tile))
    if kind == WORKSHOP:
        placement.draw_tiles(s, seat, 1, dealer)
        return (placement.Returning(seat, 1),)
    if kind == LIBRARY:
        return (SwitchingLetters(seat, -1),)
    if kind == STABLES:
        return (PlacingByStables(seat),)
    if kind == ABBOTS_HOUSE:
        return (Electing(True),)
    receive_blessings(s, seat, 1, dealer, scoring=True)
    return ()


class PlacingByStables(Step[State], frozen=True):
    """[icons.stables] A tile is placed as in a turn of placement and movement; it is not exchanged."""

    seat: Seat

    asks = (PlaceTile, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield from placement_list.placement_candidates(s, seat)
        yield Done()

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [*placement_list.placements(s, seat), Done()]

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        return placement.placement_fault(s, seat, action) if isinstance(action, PlaceTile) else None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, PlaceTile):
            placement.place(s, seat, action, dealer, scoring=True)
        return ()


def _switchable(what: int) -> bool:
    return 0 < what < SMALL


def letter_at(s: State, space: int) -> str:
    """The letter on a space of the grid; nothing on a gap or a cross."""
    what = s.grid[space] & (SMALL - 1)
    return LETTERS[what - 1] if what and s.grid[space] != CROSS else ""


class SwitchingLetters(Step[State], frozen=True):
    """[icons.library] Two letters, first the one and then the other, change places and are turned small side up.

    [icons.library-once] A letter that lies small side up is not switched again. The player may also leave all as it is.
    """

    seat: Seat
    first: int
    """The space named first, -1 before that."""

    asks = (SwitchLetter, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield Done()
        for space in range(len(s.grid)):
            letter = letter_at(s, space)
            if letter:
                yield SwitchLetter(letter, ROW_OF[space], COLUMN_OF[space])

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        if not isinstance(action, SwitchLetter):
            return None
        space = space_at(action.row, action.column)
        if space < 0 or not action.letter or letter_at(s, space) != action.letter:
            return Fault("icons.library", "absent", {"letter": action.letter})
        if not _switchable(s.grid[space]):
            return Fault("icons.library-once", "", {"letter": action.letter})
        if space == self.first:
            return Fault("icons.library", "same")
        return None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if not isinstance(action, SwitchLetter):
            return ()
        second = space_at(action.row, action.column)
        if self.first < 0:
            return (SwitchingLetters(seat, second),)
        first, grid = self.first, s.grid
        told = LettersSwitched(
            letter_at(s, first), ROW_OF[first], COLUMN_OF[first], action.letter, action.row, action.column
        )
        grid[first], grid[second] = grid[second] | SMALL, grid[first] | SMALL
        dealer.tell(told)
        return ()
