"""The sequence of play: the rounds of the dial, and how the game ends."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monastery.actions import Done, StandUp, Stay
from chapterhouse.games.monastery.catalogue import (
    BREWHOUSE,
    BROWN,
    DAYS,
    FAMILIES,
    FAMILY,
    GREY,
    HOURS,
    IS_BUILDING,
    KIND,
    KINDS,
    NUMBERS,
    SHADE,
    VALUE,
)
from chapterhouse.games.monastery.events import (
    GameEnded,
    MonksReturned,
    MonkStayed,
    MonkStoodUp,
    RoundBegan,
    TilesDrawn,
)
from chapterhouse.games.monastery.state import ABBEY_SLOT, BUILT, STAYS, UNMARKED, State
from chapterhouse.games.monastery.steps.election import Electing
from chapterhouse.games.monastery.steps.movement import spot_of
from chapterhouse.games.monastery.steps.placement import Returning, draw_one, draw_tiles, fits_anywhere
from chapterhouse.games.monastery.steps.scoring import Scoring
from chapterhouse.games.monastery.steps.seats import ONLY
from chapterhouse.games.monastery.steps.turn import OpeningTurn
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

_DONE = Done()


class WorkRound(Step[State], frozen=True):
    """[rounds.work] In study and toil rounds every player places and moves, then every player scores.

    [rounds.abbot-first] The Abbot begins, and play passes to the left.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        order = s.from_abbot()
        return [*map(OpeningTurn, order), *map(Scoring, order), TurningDial()]


class ServiceRound(Step[State], frozen=True):
    """[service.praying] Praying monks go home, an Abbot is elected, and everybody draws.

    [service.first-matins] At the first Matins there is nobody to go home and nothing to elect: all only draw.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        draws = [Drawing(seat) for seat in s.from_abbot()]
        if s.first_matins():
            return [*draws, TurningDial()]
        brewers = [StandingUp(seat) for seat in s.from_abbot() if may_brew(s, seat) and _praying(s, seat)]
        return [*brewers, EndingPrayer(), Electing(False), DrawingInTurn(), TurningDial()]


class NightRound(Step[State], frozen=True):
    """[night.return] Every monk goes home to the Abbey, and nothing else happens.

    [end.night] After the second night there is no morning, so nobody is asked which monks stay.
    """

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if s.day == DAYS - 1:
            return [GoingHome(), TurningDial()]
        brewers = [KeepingMonks(seat) for seat in s.from_abbot() if may_brew(s, seat)]
        return [*brewers, GoingHome(), TurningDial()]


def may_brew(s: State, seat: Seat) -> bool:
    """[icons.brewhouse] It takes a standing monk in a Brewhouse where nobody prays."""
    house = s.slot_of_kind(BREWHOUSE)
    if house < 0 or not s.options.icons:
        return False
    return s.built[house] == BUILT and not s.kneeling[house] and s.standing_on(seat, house) >= 0


def _praying(s: State, seat: Seat) -> list[int]:
    return [monk for monk in s.own_monks(seat) if s.monk_praying[monk]]


class StandingUp(Step[State], frozen=True):
    """[icons.brewhouse-service] With the Brewhouse, praying monks may stand up where they are."""

    seat: Seat

    asks = (StandUp, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield from map(StandUp, sorted({s.place(s.monk_at[monk]) for monk in _praying(s, seat)}))
        yield _DONE

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        if isinstance(action, StandUp) and self._monk(s, action) < 0:
            return Fault("icons.brewhouse-service", "", {"place": f"place:{action.place}"})
        return None

    def _monk(self, s: State, action: StandUp) -> int:
        slot = s.slot_named(action.place)
        return next((monk for monk in _praying(s, self.seat) if s.monk_at[monk] == slot), -1)

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if not isinstance(action, StandUp):
            return ()
        s.stand(self._monk(s, action))
        dealer.tell(MonkStoodUp(seat, action.place))
        return (self,) if _praying(s, seat) else ()


class EndingPrayer(Step[State], frozen=True):
    """[service.praying] Every monk that still prays stands up in the Abbey, prisoners too."""

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        send_home(s, [monk for monk, praying in enumerate(s.monk_praying) if praying], dealer)
        return ()


class KeepingMonks(Step[State], frozen=True):
    """[icons.brewhouse-night] With the Brewhouse, monks may be left where they are for the night.

    [icons.brewhouse-wake] Those that pray stand up.
    """

    seat: Seat

    asks = (Stay, Done)

    def actors(self, s: State) -> Sequence[Seat]:
        return ONLY[self.seat]

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        away = (monk for monk in s.own_monks(seat) if s.monk_at[monk] > ABBEY_SLOT)
        yield from map(Stay, sorted({spot_of(s, monk) for monk in away if s.monk_mark[monk] != STAYS}))
        yield _DONE

    def fault(self, s: State, seat: Seat, action: Action) -> Fault | None:
        if isinstance(action, Stay) and self._monk(s, action.spot) < 0:
            return Fault("icons.brewhouse-night", "", {"spot": f"place:{action.spot}"})
        return None

    def _monk(self, s: State, spot: str) -> int:
        for monk in s.own_monks(self.seat):
            if s.monk_at[monk] > ABBEY_SLOT and s.monk_mark[monk] != STAYS and spot_of(s, monk) == spot:
                return monk
        return -1

    def take(self, s: State, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[State]]:
        if not isinstance(action, Stay):
            return ()
        monk = self._monk(s, action.spot)
        s.monk_mark[monk] = STAYS
        s.stand(monk)
        dealer.tell(MonkStayed(seat, spot_of(s, monk)))
        return (self,)


class GoingHome(Step[State], frozen=True):
    """[night.return] Whoever has not been left in place goes to the Abbey, whatever he is doing."""

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        away = [monk for monk, slot in enumerate(s.monk_at) if slot > ABBEY_SLOT and s.monk_mark[monk] != STAYS]
        send_home(s, away, dealer)
        for monk in range(len(s.monk_mark)):
            s.monk_mark[monk] = UNMARKED
        return ()


def send_home(s: State, monks: Sequence[int], dealer: Dealer) -> None:
    for monk in monks:
        s.leave(monk)
        s.enter(monk, ABBEY_SLOT)
    if monks:
        dealer.tell(MonksReturned(len(monks)))


class DrawingInTurn(Step[State], frozen=True):
    """[service.draw] Everybody draws as many tiles as the dial says, the new Abbot first."""

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return [Drawing(seat) for seat in s.from_abbot()]


class Drawing(Step[State], frozen=True):
    """[service.draw] A player draws; [variants.double-draw] twice as many if so agreed, and gives back the surplus.

    [setup.start-draw] At the first Matins he may draw six and keep three, or take a fixed mixture.
    """

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        keeps = s.hour_now().draw
        first = s.first_matins()
        if first and s.options.start == "fixed":
            draw_fixed(s, self.seat, dealer)
            return ()
        wants = keeps * NUMBERS.draw_factor if s.options.double_draw else keeps
        if first and s.options.start == "keep-three":
            wants = NUMBERS.start_draw
        drawn = min(wants, sum(s.bag))
        draw_tiles(s, self.seat, drawn, dealer)
        return (Returning(self.seat, drawn - keeps),) if drawn > keeps else ()


def _fixed_kinds() -> tuple[frozenset[int], ...]:
    """[setup.start-fixed] A grey building of value 2, a Path, and a Garden or a brown building."""
    lesser = frozenset(k for k in KINDS if IS_BUILDING[k] and SHADE[k] == GREY and VALUE[k] == VALUE[KIND["garden"]])
    paths = frozenset(k for k in KINDS if FAMILY[k] == FAMILIES.index("path") + 1)
    brown = frozenset(k for k in KINDS if IS_BUILDING[k] and SHADE[k] == BROWN)
    return lesser, paths, brown | {KIND["garden"]}


def draw_fixed(s: State, seat: Seat, dealer: Dealer) -> None:
    mixture = _fixed_kinds()
    dealer.tell(TilesDrawn(seat, len(mixture)))
    for kinds in mixture:
        draw_one(s, seat, [count if kind in kinds else 0 for kind, count in enumerate(s.bag)], dealer)


class TurningDial(Step[State], frozen=True):
    """[dial.turn] The Abbot moves the hour marker on. [end.round] The game ends only between rounds."""

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        s.built = [min(built, BUILT) for built in s.built]
        s.scored = 0
        s.ending = ending_now(s)
        if s.ending:
            dealer.tell(GameEnded(s.ending))
            return ()
        s.hour += 1
        if s.hour == len(HOURS):
            s.day, s.hour = s.day + 1, 0
        return open_round(s, dealer)


def open_round(s: State, dealer: Dealer) -> Sequence[Step[State]]:
    """[dial.hours] Matins, study, toil, toil, Sext, study, toil, Vespers, study, night; on the second day again."""
    hour = s.hour_now()
    dealer.tell(RoundBegan(s.day + 1, hour.id))
    if hour.kind == "service":
        return (ServiceRound(),)
    return (NightRound(),) if hour.kind == "night" else (WorkRound(),)


def ending_now(s: State) -> str:
    """[end.letters] The grid has no letters, [end.night] it is the second night, [end.no-placement] or nothing fits."""
    if not s.letters_left():
        return "letters"
    if s.day == DAYS - 1 and s.hour == len(HOURS) - 1:
        return "night"
    return "" if _something_fits(s) else "no-placement"


def _something_fits(s: State) -> bool:
    """[end.no-placement] Judged over all tiles behind screens, and the bag as long as tiles are still to be drawn."""
    for hand in s.hands:
        if fits_anywhere(s, hand):
            return True
    if s.day < DAYS - 1 or _DRAWS_LATER[s.hour]:
        return fits_anywhere(s, [kind for kind, count in enumerate(s.bag) if count])
    return False


_DRAWS_LATER = tuple(any(hour.draw for hour in HOURS[number + 1 :]) for number in range(len(HOURS)))
"""By hour: whether tiles are still to be drawn on the same day."""
