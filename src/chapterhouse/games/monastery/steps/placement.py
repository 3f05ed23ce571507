"""Tile placement, the restrictions on it, and exchanging."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.monastery.actions import PlaceTile, ReturnTile
from chapterhouse.games.monastery.catalogue import (
    EDGES,
    EMPTY,
    FAMILY,
    IS_FEATURE,
    KIND,
    LIMIT,
    PATHWAY,
    SECRET_WAY,
    TILES,
)
from chapterhouse.games.monastery.cells import CELLS, NAMES, OFFSETS
from chapterhouse.games.monastery.events import TilePlaced, TileReturned, TilesDrawn, TileSeen
from chapterhouse.games.monastery.layout import JOINS, SOLID, clashes, connected, edge_facing, fits, fitting
from chapterhouse.games.monastery.state import BUILT, UNBUILT, State, has, set_of
from chapterhouse.games.monastery.steps.seats import ONLY, receive_blessings
from chapterhouse.kernel import Dealer, Fault, Seat, Step


def exceeds_limit(s: State, kind: int, cell: int) -> bool:
    """[placement.limit] Four Paths, four Fields or two Gardens to a group, built or not.

    [placement.path-group] Paths that touch without being connected are no group. A Path may never turn a blind edge to
    a pathway, so whichever way it is turned it joins just the Paths that open towards it.
    """
    family = FAMILY[kind]
    group = 0
    for side, step in enumerate(OFFSETS):
        other = s.at.get(cell + step, -1)
        if other < 0 or has(group, other) or FAMILY[s.kind[other]] != family:
            continue
        if EDGES[s.kind[other]][s.turn[other]][(side + 2) % 4] > EMPTY:
            group |= s.group(other)
    return group.bit_count() >= LIMIT[family]


def fits_anywhere(s: State, kinds: Sequence[int]) -> bool:
    """Whether some tile could ever be laid somewhere, once what it needs to touch is built."""
    wanted = set_of(kinds)
    for cell, facing in s.frontier.items():
        if fitting(facing) & wanted:
            for kind in kinds:
                if fits(facing)[kind] and not (facing & JOINS[FAMILY[kind]] and exceeds_limit(s, kind, cell)):
                    return True
    return False


def placement_fault(s: State, seat: Seat, action: PlaceTile) -> Fault | None:
    """[placement.hand] A tile comes from behind the player's screen. [placement.orientation] It may be turned freely.

    [placement.touch] It must touch a constructed or fully-occupied tile, edge to edge. [abbey.slots] The Abbey has room
    for three tiles along each long side and two along each short side.
    """
    kind, cell = KIND[action.tile], CELLS[action.cell]
    if kind not in s.hands[seat]:
        return Fault("placement.hand", "", {"tile": f"tile:{action.tile}"})
    if not 0 <= action.turn <= 3:
        return Fault("placement.orientation", "", {"turn": action.turn})
    if cell in s.at:
        return Fault("placement.touch", "taken", {"cell": action.cell})
    facing = s.frontier.get(cell, 0)
    if not facing:
        return Fault("placement.touch", "apart", {"cell": action.cell})
    if not facing & SOLID:
        return Fault("placement.touch", "unbuilt", {"cell": action.cell})
    return _edge_fault(facing, kind, EDGES[kind][action.turn]) or _neighbour_fault(s, kind, cell, facing)


def _edge_fault(facing: int, kind: int, edges: tuple[int, ...]) -> Fault | None:
    """[placement.dead-end] No pathway may run against an empty edge. [placement.gateway] A gateway may.

    [placement.connect] The tile must be connected with another. [features.edges] A feature need not, but it lies only
    against empty edges and gateways.
    """
    for side in range(4):
        theirs = edge_facing(facing, side)
        if theirs == PATHWAY and edges[side] == EMPTY:
            if IS_FEATURE[kind]:
                return Fault("features.edges", "", {"tile": f"tile:{TILES[kind]}"})
            return Fault("placement.dead-end", "theirs", {"tile": f"tile:{TILES[kind]}"})
        if theirs == EMPTY and edges[side] == PATHWAY:
            return Fault("placement.dead-end", "own", {"tile": f"tile:{TILES[kind]}"})
    if not IS_FEATURE[kind] and not connected(facing, edges):
        return Fault("placement.connect", "", {"tile": f"tile:{TILES[kind]}"})
    return None


def _neighbour_fault(s: State, kind: int, cell: int, facing: int) -> Fault | None:
    """[placement.colours] Grey and brown never touch; the Abbey is grey, Paths and features are neither.

    [dual.neighbours] A dual-purpose tile may touch both.
    """
    if clashes(facing, kind):
        return Fault("placement.colours", "", {"tile": f"tile:{TILES[kind]}"})
    if facing & JOINS[FAMILY[kind]] and exceeds_limit(s, kind, cell):
        return Fault("placement.limit", "", {"tile": f"tile:{TILES[kind]}", "limit": LIMIT[FAMILY[kind]]})
    return None


def place(s: State, seat: Seat, action: PlaceTile, dealer: Dealer, scoring: bool = False) -> None:
    """[placement.side-up] A new tile is laid with its boxes up. [features.built] A feature lies constructed at once.

    [features.blessings] Whoever lays a feature receives a blessing for each tile that it touches.
    """
    kind, cell = KIND[action.tile], CELLS[action.cell]
    s.take_from_hand(seat, kind)
    s.put(kind, cell, action.turn, BUILT if IS_FEATURE[kind] else UNBUILT)
    dealer.tell(TilePlaced(seat, action.tile, NAMES[cell], action.turn))
    if IS_FEATURE[kind]:
        receive_blessings(s, seat, s.neighbours(cell), dealer, scoring)


def draw_tiles(s: State, seat: Seat, count: int, dealer: Dealer) -> None:
    """Tiles from the bag go behind the screen; [secrecy.screens] only their owner sees them."""
    dealer.tell(TilesDrawn(seat, count))
    for _ in range(count):
        draw_one(s, seat, s.bag, dealer)


def draw_one(s: State, seat: Seat, counts: list[int], dealer: Dealer) -> None:
    """One tile of those that count: of all that are in the bag, or of some."""
    kind = dealer.draw(counts)
    s.bag[kind] -= 1
    s.add_to_hand(seat, kind)
    dealer.whisper(seat, TileSeen(TILES[kind]))


class Returning(Step[State], frozen=True):
    """[exchange.put-back] Of the tiles behind the screen, the new one among them, as many as asked go into the bag.

    [setup.start-draw] At the first Matins only tiles just drawn: the Secret Way is not one of them.
    [secrecy.screens] Which ones, nobody else learns.
    """

    seat: Seat
    count: int

    asks = (ReturnTile,)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterable[ReturnTile]:
        return map(ReturnTile, TILES)

    def fault(self, s: State, seat: Seat, action: ReturnTile) -> Fault | None:
        if KIND[action.tile] not in s.hands[seat]:
            return Fault("exchange.put-back", "", {"tile": f"tile:{action.tile}"})
        if KIND[action.tile] in SECRET_WAY and s.first_matins():
            return Fault("exchange.put-back", "kept", {"tile": f"tile:{action.tile}"})
        return None

    def legal(self, s: State, seat: Seat) -> list[ReturnTile]:
        kept = SECRET_WAY if s.first_matins() else ()
        return [_RETURNS[kind] for kind in sorted(set(s.hands[seat])) if kind not in kept]

    def take(self, s: State, seat: Seat, action: ReturnTile, dealer: Dealer) -> Sequence[Step[State]]:
        kind = KIND[action.tile]
        s.take_from_hand(seat, kind)
        s.bag[kind] += 1
        s.note_return(seat)
        dealer.tell(TileReturned(seat))
        return (Returning(seat, self.count - 1),) if self.count > 1 else ()


_RETURNS = tuple(map(ReturnTile, TILES))
