"""Scoring begins: whoever has monks on a fully-occupied site scores for them, and the tile is turned over."""

from collections.abc import Iterable, Sequence
from itertools import permutations

from chapterhouse.games.monastery.actions import Construct
from chapterhouse.games.monastery.catalogue import FAMILY, FULL, TILES, VALUE
from chapterhouse.games.monastery.events import ConstructionScored, TileConstructed
from chapterhouse.games.monastery.state import JUST_BUILT, State, has
from chapterhouse.games.monastery.steps.seats import ONLY
from chapterhouse.kernel import Dealer, Fault, Seat, Step


class Constructing(Step[State], frozen=True):
    """[construction.points] A player scores the box numbers of his monks on every full site, without asking.

    [construction.order] Only where the order makes a difference to the points does he choose it.
    """

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        sites = full_sites(s, self.seat)
        if order_matters(s, sites):
            return (OrderingConstruction(self.seat), self)
        s.note_scored(self.seat)
        for slot in sites:
            score_site(s, self.seat, slot, dealer)
        return ()


class OrderingConstruction(Step[State], frozen=True):
    """[construction.order] Tiles of one group are built one after the other; the first counts for the second."""

    seat: Seat

    asks = (Construct,)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterable[Construct]:
        return (Construct(s.place(slot)) for slot in full_sites(s, seat))

    def fault(self, s: State, seat: Seat, action: Construct) -> Fault | None:
        if s.slot_named(action.place) not in [slot for slot in full_sites(s, seat) if FAMILY[s.kind[slot]]]:
            return Fault("construction.order", "", {"place": f"place:{action.place}"})
        return None

    def take(self, s: State, seat: Seat, action: Construct, dealer: Dealer) -> Sequence[Step[State]]:
        score_site(s, seat, s.slot_named(action.place), dealer)
        return ()


def full_sites(s: State, seat: Seat) -> list[int]:
    """The full, unconstructed tiles with a monk of this seat on them."""
    found: set[int] = set()
    for monk in s.own_monks(seat):
        slot = s.monk_at[monk]
        if s.monk_box[monk] and s.taken[slot] == FULL[s.kind[slot]]:
            found.add(slot)
    return sorted(found) if found else []


def order_matters(s: State, sites: list[int]) -> bool:
    """Whether building the grouped ones of these tiles in another order would bring other points."""
    grouped = [slot for slot in sites if FAMILY[s.kind[slot]]]
    if len(grouped) < 2:
        return False
    return len({_points_in_order(s, order) for order in permutations(grouped)}) > 1


def _points_in_order(s: State, order: tuple[int, ...]) -> int:
    total = 0
    for slot in order:
        total += group_points(s, slot)
        s.built[slot] = JUST_BUILT
    for slot in order:
        s.built[slot] = 0
    return total


def group_points(s: State, slot: int) -> int:
    """[construction.group] A Path, Field or Garden brings its own value and that of every tile of its group.

    [construction.group-built] Tiles that are not constructed neither count nor lead on to others.
    """
    group = s.group(slot, built_only=True)
    return sum(VALUE[kind] for other, kind in enumerate(s.kind) if has(group, other))


def site_points(s: State, seat: Seat, slot: int) -> int:
    if FAMILY[s.kind[slot]]:
        return group_points(s, slot)
    return sum(s.monk_box[monk] for monk in s.own_monks(seat) if s.monk_at[monk] == slot)


def score_site(s: State, seat: Seat, slot: int, dealer: Dealer) -> None:
    """[construction.shared] Each player scores in his own Scoring; [construction.flip] the last one turns the tile."""
    points = site_points(s, seat, slot)
    s.points += points
    dealer.tell(ConstructionScored(seat, TILES[s.kind[slot]], s.place(slot), points))
    if all(s.has_scored(owner) or owner == seat for owner in s.owners_on(slot)):
        flip(s, slot, dealer)


def flip(s: State, slot: int, dealer: Dealer) -> None:
    """The monks stand on the constructed side; [construction.busy] they do nothing else in this round."""
    s.built[slot] = JUST_BUILT
    s.taken[slot] = 0
    for monk, where in enumerate(s.monk_at):
        if where == slot:
            s.monk_box[monk] = 0
    s.solidify(slot)
    dealer.tell(TileConstructed(TILES[s.kind[slot]], s.place(slot)))
