"""Drawing lots: a whole game in one file, with hidden lots, a turn order, a simultaneous bet, and asides.

Everybody draws a lot from the bag. In turn each may keep it or draw another. Then all bet at the same time whether
theirs is the highest; the highest lot scores it, and a right bet two points more.
"""

import random
from collections.abc import Iterable, Sequence
from typing import ClassVar

import msgspec

from chapterhouse.kernel import (
    Action,
    Aside,
    Dealer,
    Event,
    Fault,
    Game,
    Malformed,
    Options,
    Result,
    Score,
    ScoreLine,
    Seat,
    State,
    Step,
    View,
    actors,
    doing,
)

LOTS = 9


class LotsOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    redraw: bool = True

    def fault(self) -> Fault | None:
        return None if 2 <= self.players <= 4 else Fault("setup.players")


class Keep(Action, frozen=True):
    pass


class Redraw(Action, frozen=True):
    pass


class Bet(Action, frozen=True):
    highest: bool


class LotDrawn(Event, frozen=True):
    seat: Seat


class LotSeen(Event, frozen=True):
    lot: int


class LotShown(Event, frozen=True):
    teaches: ClassVar[bool] = True
    seat: Seat
    lot: int


class Table(State):
    options: LotsOptions
    bag: list[int]
    lots: list[int]
    bets: list[int]
    notes: list[str]

    def copy(self) -> "Table":
        return Table(self.stack[:], self.options, self.bag[:], self.lots[:], self.bets[:], self.notes[:])

    def draw(self, seat: Seat, dealer: Dealer) -> None:
        lot = dealer.pick(self.bag)
        self.bag.remove(lot)
        self.lots[seat] = lot
        dealer.tell(LotDrawn(seat))
        dealer.whisper(seat, LotSeen(lot))


class Note(Aside[Table], frozen=True):
    text: str

    def fault(self, s: Table, seat: Seat) -> Fault | None:
        return Fault("notes.length") if len(self.text) > 20 else None

    def make(self, s: Table, seat: Seat, dealer: Dealer) -> None:
        s.notes[seat] = self.text


class Choosing(Step[Table], frozen=True):
    """[lots.keep] Keep your lot or draw another, once."""

    seat: Seat
    asks = (Keep, Redraw)

    def actors(self, s: Table) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: Table, seat: Seat) -> Iterable[Action]:
        return (Keep(), Redraw())

    def fault(self, s: Table, seat: Seat, action: Action) -> Fault | None:
        if isinstance(action, Redraw) and not s.options.redraw:
            return Fault("lots.redraw", "closed", {"seat": f"seat:{seat}"})
        return None

    def take(self, s: Table, seat: Seat, action: Action, dealer: Dealer) -> Sequence[Step[Table]]:
        if isinstance(action, Redraw):
            s.draw(seat, dealer)
        return ()


class Betting(Step[Table], frozen=True):
    """[lots.bet] All bet at the same time."""

    asks = (Bet,)

    def actors(self, s: Table) -> Sequence[Seat]:
        return [seat for seat, bet in enumerate(s.bets) if bet < 0]

    def candidates(self, s: Table, seat: Seat) -> Iterable[Action]:
        return (Bet(True), Bet(False))

    def fault(self, s: Table, seat: Seat, action: Bet) -> Fault | None:
        return None

    def take(self, s: Table, seat: Seat, action: Bet, dealer: Dealer) -> Sequence[Step[Table]]:
        s.bets[seat] = int(action.highest)
        return (Betting(),) if self.actors(s) else (Showing(),)


class Showing(Step[Table], frozen=True):
    """[lots.show] All show their lots."""

    def run(self, s: Table, dealer: Dealer) -> Sequence[Step[Table]]:
        for seat, lot in enumerate(s.lots):
            dealer.tell(LotShown(seat, lot))
        return ()


class LotsView(View, frozen=True, kw_only=True):
    options: LotsOptions
    lot: int | None
    betting: tuple[bool, ...]
    shown: tuple[int, ...]
    stack: tuple[int, ...]


def start(options: LotsOptions, dealer: Dealer) -> Table:
    seats = range(options.players)
    table = Table([], options, list(range(1, LOTS + 1)), [0] * len(seats), [-1] * len(seats), [""] * len(seats))
    for seat in seats:
        table.draw(seat, dealer)
    table.stack = [Betting(), *(Choosing(seat) for seat in reversed(seats))]
    return table


def view(s: Table, seat: Seat | None) -> LotsView:
    over = not s.stack
    return LotsView(
        seat=seat,
        waiting=tuple(actors(s)),
        doing=doing(s),
        options=s.options,
        lot=None if seat is None else s.lots[seat],
        betting=tuple(bet >= 0 for bet in s.bets),
        shown=tuple(s.lots) if over else (),
        stack=tuple(step.seat if isinstance(step, Choosing) else -1 for step in s.stack),
    )


def determinize(v: LotsView, rng: random.Random) -> Table:
    seats = range(v.options.players)
    bag = [lot for lot in range(1, LOTS + 1) if lot != v.lot and lot not in v.shown]
    rng.shuffle(bag)
    lots = list(v.shown) or [v.lot if seat == v.seat and v.lot else bag.pop() for seat in seats]
    bets = [rng.randrange(2) if done else -1 for done in v.betting]
    stack: list[Step[Table]] = [Choosing(seat) if seat >= 0 else Betting() for seat in v.stack]
    return Table(stack, v.options, sorted(bag), lots, bets, [""] * len(seats))


def result(s: Table) -> Result:
    best = max(s.lots)
    scores = []
    for seat, lot in enumerate(s.lots):
        right = s.bets[seat] == int(lot == best)
        lines = (ScoreLine("lot", lot if lot == best else 0), ScoreLine("bet", 2 if right else 0))
        scores.append(Score(seat, lines))
    top = max(score.total for score in scores)
    return Result("shown", tuple(scores), tuple(score.seat for score in scores if score.total == top))


def write_position(s: Table) -> str:
    return msgspec.json.encode(s).decode()


def read_position(text: str) -> Table:
    try:
        table = msgspec.json.decode(text, type=Table)
    except msgspec.DecodeError as error:
        raise Malformed(str(error)) from None
    table.stack = [msgspec.convert(step, Choosing | Betting | Showing) for step in table.stack]
    return table


GAME = Game(
    name="lots",
    version=1,
    package="tests.kernel",
    players=range(2, 5),
    options=LotsOptions,
    state=Table,
    view_type=LotsView,
    actions=(Keep, Redraw, Bet, Note),
    events=(LotDrawn, LotSeen, LotShown),
    steps=(Choosing, Betting, Showing),
    words={},
    start=start,
    view=view,
    determinize=determinize,
    result=result,
    write_position=write_position,
    read_position=read_position,
)
