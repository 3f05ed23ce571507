"""Monk movement: where a monk may walk, where it may stop, and which box it takes."""

from collections.abc import Iterable, Iterator

from chapterhouse.games.monastery.actions import ChangeBox, Walk
from chapterhouse.games.monastery.catalogue import BOXES, CAPACITY, FREE, FULL, IS_FEATURE, SAME
from chapterhouse.games.monastery.cells import NAMES, read_spot
from chapterhouse.games.monastery.events import BlessingsFound, BoxChanged, MonkWalked
from chapterhouse.games.monastery.state import CHANGED, ENTERED, UNMARKED, State
from chapterhouse.kernel import Dealer, Fault, Seat

Path = tuple[str, ...]
Reach = tuple[list[int], list[Path]]
"""Slots, and the path to each."""


def spot_of(s: State, monk: int) -> str:
    """Where a monk is: its place, and its box if it is in one."""
    place, box = NAMES[s.cell[s.monk_at[monk]]], s.monk_box[monk]
    return f"{place}:{box}" if box else place


def monk_at_spot(s: State, seat: Seat, spot: str) -> int:
    """A monk of this seat at a spot, of several one that stands and has not moved; -1 if there is none."""
    cell, box = read_spot(spot)
    slot = s.at.get(cell, -1)
    found = -1
    for monk in s.own_monks(seat):
        if s.monk_at[monk] == slot >= 0 and s.monk_box[monk] == box and (found < 0 or _can_do_more(s, monk, found)):
            found = monk
    return found


def _can_do_more(s: State, monk: int, other: int) -> bool:
    """Of two own monks at one spot: outside, or in boxes of the same number."""
    return bool(s.monk_praying[other]) or (s.monk_box[monk] > 0 and s.monk_mark[monk] < s.monk_mark[other])


def walkers(s: State, seat: Seat) -> list[int]:
    """The monks that could walk: one of those that cannot be told apart, none that prays or has entered a site."""
    found: list[int] = []
    spots: set[int] = set()
    for monk in s.own_monks(seat):
        slot = s.monk_at[monk]
        if slot >= 0 and not s.monk_praying[monk] and s.monk_mark[monk] != ENTERED:
            spot = slot * 16 + s.monk_box[monk]
            if spot not in spots:
                found.append(monk)
                spots.add(spot)
    return found


def is_locked(s: State, slot: int) -> bool:
    return not s.built[slot] and s.taken[slot] == FULL[s.kind[slot]]


def open_ways(s: State, seat: Seat) -> tuple[int, ...]:
    """The Secret Ways that this seat may walk into now."""
    ways = s.secret_ways(seat)
    return tuple([slot for slot in ways if not s.kneeling[slot]]) if ways else ()


def reach(s: State, start: int, allowance: int, ways: tuple[int, ...]) -> Reach:
    """The slots that a monk can enter from a slot, nearest first, and one of the shortest paths to each.

    The first of them is the start itself, without a path.
    """
    links, built, taken, kinds, cells = s.links, s.built, s.taken, s.kind, s.cell
    slots = [start]
    paths: list[Path] = [()]
    seen = {start}
    doors = links[start] + ways
    at = 0
    while at < len(slots):
        here = paths[at]
        if len(here) == allowance:
            break
        for other in doors:
            if other not in seen:
                seen.add(other)
                slots.append(other)
                there = (NAMES[cells[other]],)
                paths.append(here + there)
        at, doors = at + 1, ()
        if at < len(slots) and (built[slots[at]] or taken[slots[at]] == FULL[kinds[slots[at]]]):
            doors = links[slots[at]]
    return slots, paths


def detours(s: State, ways: tuple[int, ...], slots: list[int], paths: list[Path]) -> Iterable[tuple[int, Path]]:
    """Longer ways that pass over blessings which the shortest way leaves lying."""
    found: dict[tuple[int, Path], None] = {}
    gift = s.gift
    for number in range(1, len(slots)):
        slot = slots[number]
        if gift[slot] and not s.is_site(slot):
            path = paths[number]
            ends, rests = reach(s, slot, s.allowance - len(path), ways)
            for other, rest in zip(ends[1:], rests[1:], strict=True):
                shortest = paths[slots.index(other)]
                if shortest and path[-1] not in shortest:
                    found[other, path + rest] = None
    return found


def routes(s: State, monk: int, ways: tuple[int, ...]) -> Reach:
    """Where a monk might go and how: the shortest ways, and detours over blessings. It begins where he stands."""
    slots, paths = reach(s, s.monk_at[monk], s.allowance, ways)
    if s.lying():
        for slot, path in detours(s, ways, slots, paths):
            slots.append(slot)
            paths.append(path)
    return slots, paths


def walk_candidates(s: State, seat: Seat) -> Iterator[Walk]:
    """Every monk along every route, into every box or none."""
    ways = open_ways(s, seat)
    for monk in walkers(s, seat):
        spot = spot_of(s, monk)
        slots, paths = routes(s, monk, ways)
        for slot, path in zip(slots[1:], paths[1:], strict=True):
            for box in dict.fromkeys((0, *BOXES[s.kind[slot]])):
                yield Walk(spot, path, box)


def walks(s: State, seat: Seat) -> list[Walk]:
    """The legal ones of these."""
    found: list[Walk] = []
    if not s.allowance:
        return found
    built, taken, crowd, kinds = s.built, s.taken, s.crowd, s.kind
    ways = open_ways(s, seat)
    for monk in walkers(s, seat):
        if is_locked(s, s.monk_at[monk]):
            continue
        spot = spot_of(s, monk)
        slots, paths = routes(s, monk, ways)
        for number in range(1, len(slots)):
            slot = slots[number]
            kind = kinds[slot]
            if not built[slot]:
                for box in FREE[kind][taken[slot]]:
                    found.append(Walk(spot, paths[number], box))
            elif crowd[slot] < CAPACITY[kind]:
                found.append(Walk(spot, paths[number], 0))
    return found


def walk_fault(s: State, seat: Seat, action: Walk) -> Fault | None:
    """[movement.allowance] A step costs a movement point. [movement.share] The points are shared out at will."""
    monk = monk_at_spot(s, seat, action.start)
    refusal = walker_fault(s, monk, action.start)
    if refusal is not None:
        return refusal
    if not action.path:
        return Fault("movement.pathways", "nowhere", {"start": f"place:{action.start}"})
    if len(action.path) > s.allowance:
        return Fault("movement.allowance", "", {"cost": len(action.path), "left": s.allowance})
    return _route_fault(s, seat, monk, action)


def walker_fault(s: State, monk: int, spot: str) -> Fault | None:
    """[movement.own] A player moves his own monks. [movement.praying] A praying monk never moves.

    [movement.locked] Nor does one on a full site, not even by a Secret Way.

    [movement.site] Nor does one that has entered a site in this turn.
    """
    if monk < 0:
        return Fault("movement.own", "", {"spot": f"place:{spot}"})
    if s.monk_praying[monk]:
        return Fault("movement.praying", "", {"spot": f"place:{spot}"})
    if is_locked(s, s.monk_at[monk]):
        return Fault("movement.locked", "", {"spot": f"place:{spot}"})
    if s.monk_mark[monk] == ENTERED:
        return Fault("movement.site", "entered", {"spot": f"place:{spot}"})
    return None


def _route_fault(s: State, seat: Seat, monk: int, action: Walk) -> Fault | None:
    """[movement.pass] On the way a monk crosses constructed tiles and full sites only."""
    here = s.monk_at[monk]
    last = len(action.path) - 1
    for number, place in enumerate(action.path):
        there = s.slot_named(place)
        refusal = _step_fault(s, seat, here, there, place)
        if refusal is not None:
            return refusal
        if number < last and s.is_site(there):
            return Fault("movement.site", "crossing", {"place": f"place:{place}"})
        here = there
    return _stop_fault(s, monk, here, action.box)


def _step_fault(s: State, seat: Seat, here: int, there: int, place: str) -> Fault | None:
    """[movement.pathways] From tile to tile along pathways and gateways that meet. [abbey.one-tile] The Abbey is one.

    [secret-way.jump] Or from anywhere to the own Secret Way. [secret-way.praying] But not while a monk prays there.
    [features.enter] Nobody sets foot on a feature. [paired.secret-way] Partners share their Secret Ways.
    """
    if there < 0 or there == here:
        return Fault("movement.pathways", "unknown", {"place": f"place:{place}"})
    if there in s.links[here]:
        return None
    if IS_FEATURE[s.kind[there]]:
        return Fault("features.enter", "", {"place": f"place:{place}"})
    if there not in s.secret_ways(seat):
        return Fault("movement.pathways", "unconnected", {"here": f"place:{s.place(here)}", "place": f"place:{place}"})
    if s.kneeling[there]:
        return Fault("secret-way.praying", "", {"place": f"place:{place}"})
    return None


def _stop_fault(s: State, monk: int, slot: int, box: int) -> Fault | None:
    """[movement.full] No stopping on a full tile. [abbey.any-number] The Abbey is never full.

    [movement.box] On a site a monk takes an empty box; elsewhere there are none.
    """
    kind, place = s.kind[slot], f"place:{s.place(slot)}"
    at_home = s.monk_at[monk] == slot
    if s.built[slot]:
        if s.crowd[slot] - at_home >= CAPACITY[kind]:
            return Fault("movement.full", "", {"place": place})
        return Fault("movement.box", "none", {"place": place}) if box else None
    free = FREE[kind][s.taken_without(slot, monk) if at_home else s.taken[slot]]
    if not free:
        return Fault("movement.full", "", {"place": place})
    if box in free:
        return None
    if box in BOXES[kind]:
        return Fault("movement.box", "taken", {"place": place, "box": box})
    return Fault("movement.box", "missing", {"place": place, "box": box})


def walk(s: State, seat: Seat, action: Walk, dealer: Dealer) -> None:
    """[encouragement.receive] Blessings on a tile go to whoever next steps onto it, even in passing."""
    path, box = action.path, action.box
    monk = monk_at_spot(s, seat, action.start)
    s.leave(monk)
    s.allowance -= len(path)
    s.enter(monk, s.slot_named(path[-1]), box)
    if box:
        s.monk_mark[monk] = ENTERED
    dealer.tell(MonkWalked(seat, action.start, path, box))
    if s.lying():
        _pick_up(s, seat, path, dealer)


def _pick_up(s: State, seat: Seat, path: Path, dealer: Dealer) -> None:
    for place in path:
        slot = s.slot_named(place)
        if s.gift[slot]:
            s.blessings[seat] += s.gift[slot]
            dealer.tell(BlessingsFound(seat, place, s.gift[slot]))
            s.gift[slot] = 0


def change_candidates(s: State, seat: Seat) -> list[ChangeBox]:
    """Each monk that began its turn on a site, into each empty box; once a turn is enough to be offered."""
    found: list[ChangeBox] = []
    for monk in s.own_monks(seat):
        if s.monk_box[monk] and s.monk_mark[monk] == UNMARKED:
            slot, spot = s.monk_at[monk], spot_of(s, monk)
            changes = [ChangeBox(spot, box) for box in FREE[s.kind[slot]][s.taken[slot]] if box != s.monk_box[monk]]
            found += [change for change in changes if change not in found] if SAME[s.kind[slot]] else changes
    return found


def change_fault(s: State, seat: Seat, action: ChangeBox) -> Fault | None:
    """[movement.change-box] A monk that began its turn on a site may take an empty box there, at no cost."""
    monk = monk_at_spot(s, seat, action.start)
    refusal = walker_fault(s, monk, action.start)
    if refusal is not None:
        return refusal
    slot = s.monk_at[monk]
    if not s.monk_box[monk]:
        return Fault("movement.change-box", "outside", {"spot": f"place:{action.start}"})
    if action.box == s.monk_box[monk] or action.box not in FREE[s.kind[slot]][s.taken[slot]]:
        return Fault("movement.change-box", "taken", {"spot": f"place:{action.start}", "box": action.box})
    return None


def change_box(s: State, seat: Seat, action: ChangeBox, dealer: Dealer) -> None:
    monk = monk_at_spot(s, seat, action.start)
    slot = s.monk_at[monk]
    s.leave(monk)
    s.enter(monk, slot, action.box)
    s.monk_mark[monk] = CHANGED
    dealer.tell(BoxChanged(seat, action.start, action.box))
