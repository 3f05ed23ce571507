"""Where novices may be sent, and what that costs: buildings, chapels and cloisters."""

from collections.abc import Sequence

from chapterhouse.games.monasterium.actions import PlaceNovice
from chapterhouse.games.monasterium.catalogue import (
    CHAPEL,
    CLOISTER,
    EXTRAS,
    GOODS,
    INFLUENCE,
    KINDS,
    MONASTERIES,
    MONASTERY_INDEX,
    PLAYER_BOARD,
    REACH_MASKS,
    RING,
    ROOM,
    ROSARY,
    ROW_AREAS,
    ROWS,
    SIDES,
    SPOT,
    WIDTH,
    Spot,
)
from chapterhouse.games.monasterium.state import NOBODY, State, bits, has, only, set_of
from chapterhouse.kernel import Fault, Seat

BUILDING_ROWS = tuple(row for row, area in enumerate(ROW_AREAS) if area == ROOM)
AREA_FAULTS = (Fault("sending.areas", "room"), Fault("sending.areas", "chapel"), Fault("sending.areas", "cloister"))
TO_ROOM = {
    players: tuple(
        PlaceNovice(MONASTERIES[bit // RING], f"{KINDS[kind]}-{bit % RING + 1}") if kind >= 0 else None
        for bit, kind in enumerate(side.kind)
    )
    for players, side in SIDES.items()
}
"""For each number of players and each room bit the action that goes there; None where there is no room."""
TO_CLOISTER = tuple(PlaceNovice(name, f"cloister-{at + 1}") for name in MONASTERIES for at in range(RING))
TO_CHAPEL = tuple(PlaceNovice(name, "chapel") for name in MONASTERIES)


def places(s: State) -> list[PlaceNovice]:
    """Every place that is printed on this side of the board."""
    side = s.side
    rooms = [action for action in TO_ROOM[side.players] if action is not None]
    cloister = [action for bit, action in enumerate(TO_CLOISTER) if has(side.printed_cloister, bit)]
    return [*rooms, *cloister, *TO_CHAPEL]


def place_fault(s: State, seat: Seat, novice: int, rebate: int, action: PlaceNovice) -> Fault | None:
    """[sending.areas] Figures of rows I and II go to buildings, of row III to chapels, of row IV to cloisters."""
    spot, monastery = SPOT[action.spot], MONASTERY_INDEX[action.monastery]
    area = ROW_AREAS[novice // WIDTH] if novice < EXTRAS else spot.area
    if area != spot.area:
        return AREA_FAULTS[area]
    refusal = presence_fault(s, seat, monastery) or space_fault(s, seat, monastery, spot)
    if refusal is not None or novice >= EXTRAS:
        return refusal
    return price_fault(s, seat, novice // WIDTH, spot.kind, rebate)


def novice_fault(s: State, seat: Seat, novice: int, rebate: int) -> Fault | None:
    """Why a figure can go nowhere: what stands against the place that lacks the least. None if it can go somewhere."""
    wanted = ROW_AREAS[novice // WIDTH] if novice < EXTRAS else None
    nearest: list[Fault] | None = None
    for place in places(s):
        spot = SPOT[place.spot]
        if wanted is not None and spot.area != wanted:
            continue
        found = all_faults(s, seat, novice, rebate, MONASTERY_INDEX[place.monastery], spot)
        if not found:
            return None
        if nearest is None or _distance(found) < _distance(nearest):
            nearest = found
    return nearest[0] if nearest else None


def all_faults(s: State, seat: Seat, novice: int, rebate: int, monastery: int, spot: Spot) -> list[Fault]:
    """Everything that stands against a place of the right area."""
    found = [presence_fault(s, seat, monastery), space_fault(s, seat, monastery, spot)]
    if novice < EXTRAS:
        found.append(price_fault(s, seat, novice // WIDTH, spot.kind, rebate))
    return [refusal for refusal in found if refusal is not None]


def _distance(found: list[Fault]) -> tuple[int, int]:
    """How far a place is from being open: the number of faults, and of equal ones a price is the easiest to mend."""
    first = found[0].rule
    return len(found), 0 if first.endswith("price") else 1 if first == "sending.presence" else 2


def reach(s: State, seat: Seat) -> int:
    """The set of monasteries to which this seat may send novices."""
    return s.side.road_reach[s.messenger[seat]] | s.reached_by_chapel(seat)


def presence_fault(s: State, seat: Seat, monastery: int) -> Fault | None:
    """[sending.presence] The messenger must stand on a road space that is connected to the monastery, [sending.chapel]
    or an own novice must be in its chapel.
    """
    if not has(reach(s, seat), monastery):
        return Fault("sending.presence", "absent", {"monastery": f"monastery:{MONASTERIES[monastery]}"})
    return None


def space_fault(s: State, seat: Seat, monastery: int, spot: Spot) -> Fault | None:
    if spot.area == CHAPEL:
        return chapel_fault(s, monastery)
    bit = monastery * RING + spot.at
    return room_fault(s, bit, spot.kind) if spot.area == ROOM else cloister_fault(s, seat, bit)


def room_fault(s: State, bit: int, kind: int) -> Fault | None:
    """[buildings.kinds] A monastery has secular buildings, workshops and community rooms. [buildings.one] Each holds
    one novice. [setup.closed] With three players the marked spaces are closed and count for nobody.
    """
    side = s.side
    if side.kind[bit] != kind:
        return Fault("buildings.kinds", "no-such-room")
    if not has(side.rooms, bit):
        return Fault("setup.closed", "room")
    owner = s.owner(ROOM, bit)
    return None if owner == NOBODY else Fault("buildings.one", "occupied", {"owner": f"seat:{owner}"})


def cloister_fault(s: State, seat: Seat, bit: int) -> Fault | None:
    """[cloister.one] A cloister space holds one novice. [cloister.adjacent] An own novice must be in a building beside
    that very space; novices of others neither help nor hinder.
    """
    side = s.side
    if not has(side.printed_cloister, bit):
        return Fault("cloister.one", "no-such-space")
    if not has(side.cloister, bit):
        return Fault("setup.closed", "cloister")
    owner = s.owner(CLOISTER, bit)
    if owner != NOBODY:
        return Fault("cloister.one", "occupied", {"owner": f"seat:{owner}"})
    return None if has(s.beside_rooms(seat), bit) else Fault("cloister.adjacent", "no-novice")


def chapel_fault(s: State, monastery: int) -> Fault | None:
    """[chapel.places] A chapel holds two novices per player, whoever they belong to."""
    most = s.side.chapel_places
    return Fault("chapel.places", "full", {"places": most}) if s.in_chapel(monastery) >= most else None


def price_fault(s: State, seat: Seat, row: int, kind: int, rebate: int) -> Fault | None:
    for good, count in price(s, seat, row, kind, rebate):
        if s.good(seat, good) >= count:
            continue
        missing: dict[str, str | int] = {"good": f"good:{GOODS[good]}", "price": count, "have": s.good(seat, good)}
        if row in BUILDING_ROWS:
            return Fault("buildings.price", "missing", missing)
        if good == INFLUENCE:
            return Fault("chapel.price", "missing", missing)
        return Fault("cloister.price", "missing", missing)
    return None


def price(s: State, seat: Seat, row: int, kind: int, rebate: int) -> list[tuple[int, int]]:
    """[buildings.price] A building costs one influence and two (row I) or three (row II) of the goods of its kind.

    [chapel.price] A chapel costs 1 influence for the first novice, 2 for the second, 3 from the third on.
    [cloister.price] A cloister costs 1, 2, 3 rosaries in the same way, and no influence.
    """
    printed = PLAYER_BOARD.row[row]
    sent = ladder_count(s, seat, row)
    influence = max(0, rung(printed.influence, sent) - rebate)
    due = [(INFLUENCE, influence), (ROSARY, rung(printed.rosary, sent))]
    if printed.goods:
        due.append((kind, printed.goods))
    return [(good, count) for good, count in due if count]


def rung(ladder: Sequence[int], sent: int) -> int:
    return ladder[min(sent, len(ladder) - 1)]


def ladder_count(s: State, seat: Seat, row: int) -> int:
    """[chapel.ladder] The prices of chapels and cloisters rise with the figures that left the row; novices from beside
    the rows, who pay nothing, raise them only if the table has agreed so.
    """
    if s.options.price_ladder == "row" or ROW_AREAS[row] == ROOM:
        return WIDTH - s.figures_left(seat, row)
    return s.chapel_novices(seat) if ROW_AREAS[row] == CHAPEL else s.cloister[seat].bit_count()


# ── The same, for lists ────────────────────────────────────────────────────────────────────────────────────────────


def sendable(s: State, seat: Seat, rebate: int) -> int:
    """The set of rows of which a figure can be sent out somewhere; the bit after them for figures beside the rows."""
    reached = reach(s, seat)
    rows = 0
    for row, area in enumerate(ROW_AREAS):
        if not s.figures_left(seat, row):
            continue
        if area == ROOM:
            found = open_rooms(s, seat, row, rebate, reached)
        elif any(s.good(seat, good) < count for good, count in price(s, seat, row, -1, rebate)):
            continue
        else:
            found = open_chapels(s, reached) if area == CHAPEL else open_cloister(s, seat, reached)
        if found:
            rows |= only(row)
    if s.options.extra_novice == "kept" and kept_extras(s, seat) and free_places(s, seat):
        rows |= only(len(ROWS))
    return rows


def open_rooms(s: State, seat: Seat, row: int, rebate: int, reached: int) -> int:
    """Mask of the rooms that a figure of this row can enter and pay for."""
    printed = PLAYER_BOARD.row[row]
    if s.good(seat, INFLUENCE) < printed.influence[0] - rebate:
        return 0
    kinds = s.side.kinds
    affordable = 0
    for kind in range(len(KINDS)):
        if s.good(seat, kind) >= printed.goods:
            affordable |= kinds[kind]
    return affordable & REACH_MASKS[reached] & s.free_rooms() if affordable else 0


def open_cloister(s: State, seat: Seat, reached: int) -> int:
    """Mask of the cloister spaces that are free, in reach and beside an own novice."""
    return s.beside_rooms(seat) & REACH_MASKS[reached] & s.free_cloister()


def open_chapels(s: State, reached: int) -> int:
    """The set of monasteries in reach whose chapel has room."""
    most = s.side.chapel_places
    return set_of(monastery for monastery in bits(reached) if s.in_chapel(monastery) < most)


def open_places(s: State, seat: Seat, novice: int, rebate: int) -> list[PlaceNovice]:
    """The places where this figure can go now."""
    if novice >= EXTRAS:
        return free_places(s, seat)
    row = novice // WIDTH
    reached = reach(s, seat)
    if ROW_AREAS[row] == ROOM:
        return rooms_of(s, open_rooms(s, seat, row, rebate, reached))
    if ROW_AREAS[row] == CHAPEL:
        return [TO_CHAPEL[monastery] for monastery in bits(open_chapels(s, reached))]
    return [TO_CLOISTER[bit] for bit in bits(open_cloister(s, seat, reached))]


def rooms_of(s: State, mask: int) -> list[PlaceNovice]:
    rooms = TO_ROOM[s.players]
    return [action for bit in bits(mask) if (action := rooms[bit]) is not None]


def free_places(s: State, seat: Seat) -> list[PlaceNovice]:
    """The places where a figure that pays nothing can go."""
    reached = reach(s, seat)
    rooms = rooms_of(s, REACH_MASKS[reached] & s.free_rooms())
    cloister = [TO_CLOISTER[bit] for bit in bits(open_cloister(s, seat, reached))]
    return [*rooms, *cloister, *(TO_CHAPEL[monastery] for monastery in bits(open_chapels(s, reached)))]


def waits_beside_row(s: State, seat: Seat, row: int) -> bool:
    """[extra.kept] If the table has agreed so, an additional novice who has not gone waits for a later sending."""
    return s.options.extra_novice == "kept" and not s.figures_left(seat, row) and s.has_extra(seat, row)


def kept_extras(s: State, seat: Seat) -> int:
    """Mask of the figures that wait beside emptied rows."""
    return set_of(EXTRAS + row for row in range(len(ROWS)) if waits_beside_row(s, seat, row))
