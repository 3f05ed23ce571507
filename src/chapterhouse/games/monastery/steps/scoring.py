"""Scoring: one player's points from prayer, work and icons, before he turns to the letter grid."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monastery.actions import Done, Pray, UseIcon, Work
from chapterhouse.games.monastery.catalogue import (
    BROWN,
    CHAPEL,
    FARM,
    GREY,
    NUMBERS,
    SCRIPTUM,
    TILES,
    VALUE,
    WORKPLACE,
)
from chapterhouse.games.monastery.events import MonkPrayed, MonksWorked
from chapterhouse.games.monastery.state import ABBEY_SLOT, BUILT, JUST_BUILT, UNBUILT, State
from chapterhouse.games.monastery.steps import icons
from chapterhouse.games.monastery.steps.collecting import Collecting, LeavingGrid, may_collect
from chapterhouse.games.monastery.steps.construction import Constructing
from chapterhouse.games.monastery.steps.seats import ONLY
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

_WORK = Work()
_DONE = Done()


class Scoring(Step[State], frozen=True):
    """[scoring.order] First constructing; then icons, one prayer and work; then the letter grid, then what is left."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        s.points = s.fresh = s.prayed = s.icons_used = 0
        return (Constructing(self.seat), ChoosingDeeds(self.seat))


class ChoosingDeeds(Step[State], frozen=True):
    """[scoring.order] Asks for icons and prayer while there is any to choose; then all others work."""

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if icons.usable(s, self.seat) or prayers(s, self.seat):
            return (UsingMonks(self.seat),)
        return work(s, self.seat, dealer)


class UsingMonks(Step[State], frozen=True):
    """[scoring.one-way] Each monk scores in one way only: by constructing, by praying or by working.

    [prayer.icon-first] A monk may use the icon of its tile and then pray or work there.
    """

    seat: Seat

    asks = (Pray, UseIcon, Work)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield from map(UseIcon, icons.EFFECTS)
        yield from map(Pray, sorted({s.place(slot) for slot in own_slots(s, seat)}))
        yield _WORK

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [*icons.usable(s, seat), *prayers(s, seat), _WORK]

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        match action:
            case UseIcon():
                return icons.icon_fault(s, seat, action)
            case Pray():
                return prayer_fault(s, seat, action)
        return None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        match action:
            case UseIcon():
                return (*icons.use(s, seat, action, dealer), ChoosingDeeds(seat))
            case Pray():
                pray(s, seat, action, dealer)
                return (ChoosingDeeds(seat),)
        return work(s, seat, dealer)


class PrayingAfterWork(Step[State], frozen=True):
    """[scoring.order] Prayer and work come in the order that the player likes.

    The order matters in the Chapel only: there one monk may work first and another one pray after it. Everywhere else
    a prayer before the work costs nothing, so letting the monks work means that there is none.
    """

    seat: Seat

    asks = (Pray, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield from map(Pray, sorted({s.place(slot) for slot in own_slots(s, seat)}))
        yield _DONE

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        return late_prayer_fault(s, seat, action) if isinstance(action, Pray) else None

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Pray):
            pray(s, seat, action, dealer)
        return spend(s, seat)


def late_prayer_fault(s: State, seat: Seat, action: Pray) -> Fault | None:
    """[scoring.one-way] A monk that has worked does not pray; only another one on the same tile does."""
    refusal = prayer_fault(s, seat, action)
    slot = s.slot_named(action.place)
    if refusal is None and worked(s, slot) and standing_count(s, seat, slot) < 2:
        return Fault("scoring.one-way", "worked", {"place": f"place:{action.place}"})
    return refusal


def standing_count(s: State, seat: Seat, slot: int) -> int:
    return sum(1 for monk in s.own_monks(seat) if s.monk_at[monk] == slot and not s.monk_praying[monk])


def own_slots(s: State, seat: Seat) -> set[int]:
    found: set[int] = set()
    for monk in s.own_monks(seat):
        if s.monk_at[monk] >= 0:
            found.add(s.monk_at[monk])
    return found


def prayers(s: State, seat: Seat) -> list[Pray]:
    """The legal prayers."""
    if s.prayed:
        return []
    found = []
    for slot in own_slots(s, seat):
        if slot and s.built[slot] == BUILT and (s.crowd[slot] == 1 or s.kind[slot] == CHAPEL):
            action = Pray(s.place(slot))
            if prayer_fault(s, seat, action) is None:
                found.append(action)
    return found


def prayer_fault(s: State, seat: Seat, action: Pray) -> Fault | None:
    """[prayer.one] One monk in each Scoring. [prayer.abbey] Not in the Abbey, which has no circled value.

    [prayer.built] Not on a tile that is unconstructed, or has been constructed in this round.
    [prayer.until-service] A monk that prays already goes on praying until the next service.
    """
    place = f"place:{action.place}"
    if s.prayed:
        return Fault("prayer.one")
    slot = s.slot_named(action.place)
    if slot < 0 or not s.count_on(seat, slot):
        return Fault("movement.own", "", {"spot": place})
    if slot == ABBEY_SLOT:
        return Fault("prayer.abbey")
    if s.built[slot] == UNBUILT:
        return Fault("prayer.built", "site", {"place": place})
    if s.built[slot] == JUST_BUILT:
        return Fault("prayer.built", "just", {"place": place})
    if s.standing_on(seat, slot) < 0:
        return Fault("prayer.until-service", "", {"place": place})
    return _company_fault(s, seat, slot, place)


def _company_fault(s: State, seat: Seat, slot: int, place: str) -> Fault | None:
    """[prayer.alone] The monk must be the only one on its tile.

    [icons.chapel] In the Chapel it need not be, but no player has two monks praying there.
    """
    if s.kind[slot] == CHAPEL and s.options.icons:
        own_praying = any(s.monk_praying[monk] and s.monk_at[monk] == slot for monk in s.own_monks(seat))
        return Fault("icons.chapel") if own_praying else None
    return Fault("prayer.alone", "", {"place": place}) if s.crowd[slot] > 1 else None


def pray(s: State, seat: Seat, action: Pray, dealer: Dealer) -> None:
    """[prayer.value] A prayer brings the circled value of the tile. [icons.chapel-double] In the Chapel, twice that."""
    slot = s.slot_named(action.place)
    kind = s.kind[slot]
    points = VALUE[kind] * (NUMBERS.chapel_factor if kind == CHAPEL and s.options.icons else 1)
    s.kneel(s.standing_on(seat, slot))
    s.prayed = 1
    s.points += points
    dealer.tell(MonkPrayed(seat, TILES[kind], s.place(slot), points))


def work(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """Everybody who can works; then the points are spent."""
    points = work_points(s, seat)
    s.points += points
    if points:
        dealer.tell(MonksWorked(seat, points))
    chapel = s.slot_of_kind(CHAPEL)
    if chapel >= 0 and worked(s, chapel) and late_prayer_fault(s, seat, Pray(s.place(chapel))) is None:
        return (PrayingAfterWork(seat),)
    return spend(s, seat)


def spend(s: State, seat: Seat) -> Sequence[Step[State]]:
    """The points are made; now the letter grid, if anything can be done there."""
    return (Collecting(seat),) if may_collect(s, seat) else (LeavingGrid(seat),)


def worked(s: State, slot: int) -> bool:
    """Whether monks on a tile work in this round, as long as nobody prays there."""
    kind_of_work = GREY if s.hour_now().kind == "study" else BROWN
    return s.built[slot] == BUILT and not s.kneeling[slot] and bool(WORKPLACE[s.kind[slot]] & kind_of_work)


def work_points(s: State, seat: Seat) -> int:
    """[work.study] In a study round a monk works on grey tiles, [work.toil] in a toil round on brown ones.

    [work.abbey] The Abbey counts as grey. [dual.work] Dual-purpose tiles count in both. [work.per-tile] A player scores
    once per tile, however many of his monks are there. [work.praying] Nobody works where a monk prays.
    """
    points = 0
    for slot in own_slots(s, seat):
        if worked(s, slot):
            points += NUMBERS.work_points + _extra(s, s.kind[slot])
    return points


def _extra(s: State, kind: int) -> int:
    """[icons.farm] Two more points for work on the Farm, [icons.scriptum] one more in the Scriptum."""
    if not s.options.icons:
        return 0
    return {FARM: NUMBERS.farm_extra, SCRIPTUM: NUMBERS.scriptum_extra}.get(kind, 0)
