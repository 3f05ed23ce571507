"""Sending out novices: to buildings, chapels and cloisters; and the additional novices."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.monasterium.actions import ChooseNovice, Decline, PlaceNovice
from chapterhouse.games.monasterium.actions import Novice as NoviceName
from chapterhouse.games.monasterium.catalogue import (
    CHAPEL,
    CLOISTER,
    COLUMNS,
    EXTRAS,
    GOOD_INDEX,
    GOODS,
    MONASTERY_INDEX,
    NOVICE_INDEX,
    NOVICES,
    PLAYER_BOARD,
    ROOM,
    ROW_AREAS,
    ROW_MASKS,
    ROWS,
    SPOT,
    WIDTH,
    Spot,
)
from chapterhouse.games.monasterium.events import (
    ActionOpened,
    ExtraNoviceKept,
    ExtraNoviceLost,
    GoodsPaid,
    NoviceSent,
    TileTurned,
)
from chapterhouse.games.monasterium.state import BUILDING, TURNED, State, bits
from chapterhouse.games.monasterium.steps import acting, missions, window
from chapterhouse.games.monasterium.steps.places import (
    free_places,
    kept_extras,
    novice_fault,
    open_places,
    place_fault,
    places,
    price,
    sendable,
    waits_beside_row,
)
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

CHOOSE = tuple(ChooseNovice(novice) for novice in NOVICES)


class ChoosingNovice(Step[State], frozen=True):
    """[sending.any] Any figure on an Action space may be sent out, whatever the column of the die.

    [sending.rebate] The action of row II in column B asks for one influence less, down to none.
    """

    seat: Seat
    rebate: int

    asks = (ChooseNovice,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[ChooseNovice]:
        return CHOOSE

    def fault(self, s: State, seat: Seat, action: ChooseNovice) -> Fault | None:
        novice = NOVICE_INDEX[action.novice]
        if not s.is_home(seat, novice):
            return Fault("sending.any", "gone", {"novice": f"novice:{action.novice}"})
        if novice >= EXTRAS and not waits_beside_row(s, seat, novice - EXTRAS):
            return Fault("extra.row", "not-yet", {"novice": f"novice:{action.novice}"})
        return novice_fault(s, seat, novice, self.rebate)

    def legal(self, s: State, seat: Seat) -> list[ChooseNovice]:
        home = s.home[seat]
        listed: list[ChooseNovice] = []
        for row in bits(sendable(s, seat, self.rebate)):
            mask = ROW_MASKS[row] if row < len(ROWS) else kept_extras(s, seat)
            listed += [CHOOSE[novice] for novice in bits(home & mask)]
        return listed

    def take(self, s: State, seat: Seat, action: ChooseNovice, dealer: Dealer) -> Sequence[Step[State]]:
        return [PlacingNovice(seat, action.novice, self.rebate)]


class PlacingNovice(Step[State], frozen=True):
    """[sending.order] The price is paid and the novice placed; his space opens or his tile turns; then comes what the
    place gives, with all that follows from it; then the additional novice of an emptied row.
    """

    seat: Seat
    novice: NoviceName
    rebate: int

    asks = (PlaceNovice,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[PlaceNovice]:
        return places(s)

    def fault(self, s: State, seat: Seat, action: PlaceNovice) -> Fault | None:
        return place_fault(s, seat, NOVICE_INDEX[self.novice], self.rebate, action)

    def legal(self, s: State, seat: Seat) -> list[PlaceNovice]:
        return open_places(s, seat, NOVICE_INDEX[self.novice], self.rebate)

    def take(self, s: State, seat: Seat, action: PlaceNovice, dealer: Dealer) -> Sequence[Step[State]]:
        novice = NOVICE_INDEX[self.novice]
        spot = SPOT[action.spot]
        if novice < EXTRAS:
            pay(s, seat, price(s, seat, novice // WIDTH, spot.kind, self.rebate), dealer)
        return send(s, seat, novice, action, dealer)


class PlacingExtraNovice(Step[State], frozen=True):
    """[extra.row] When the five figures of a row are out, the one beside it may go too, to any area, at no price; all
    other conditions hold. [extra.now] He goes at once or never.
    """

    seat: Seat
    novice: NoviceName

    asks = (PlaceNovice, Decline)

    def actors(self, s: State) -> Sequence[Seat]:
        number = NOVICE_INDEX[self.novice]
        if not s.is_home(self.seat, number):
            return ()
        return (self.seat,) if free_places(s, self.seat) else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        leave_behind(s, self.seat, NOVICE_INDEX[self.novice], dealer)
        return []

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return (*places(s), acting.DECLINE)

    def fault(self, s: State, seat: Seat, action: PlaceNovice | Decline) -> Fault | None:
        if isinstance(action, Decline):
            return None
        return place_fault(s, seat, NOVICE_INDEX[self.novice], 0, action)

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [*free_places(s, seat), acting.DECLINE]

    def take(self, s: State, seat: Seat, action: PlaceNovice | Decline, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Decline):
            return self.run(s, dealer)
        return send(s, seat, NOVICE_INDEX[self.novice], action, dealer)


# ── Carrying it out ────────────────────────────────────────────────────────────────────────────────────────────────


def pay(s: State, seat: Seat, due: Sequence[tuple[int, int]], dealer: Dealer) -> None:
    for good, count in due:
        s.add_goods(seat, good, -count)
        dealer.tell(GoodsPaid(seat, GOODS[good], count))


def send(s: State, seat: Seat, novice: int, action: PlaceNovice, dealer: Dealer) -> Sequence[Step[State]]:
    """Put the figure on the board and give what it brings."""
    spot, monastery = SPOT[action.spot], MONASTERY_INDEX[action.monastery]
    s.leave_home(seat, novice)
    if spot.area == CHAPEL:
        s.enter_chapel(seat, monastery)
    else:
        s.enter_space(seat, spot.area, monastery, spot.at)
    dealer.tell(NoviceSent(seat, NOVICES[novice], action.monastery, action.spot))
    open_space(s, seat, novice, dealer)
    missions.claim(s, seat, dealer)
    return [*reward(s, seat, action.monastery, spot, dealer), *extra_novice(s, seat, novice)]


def open_space(s: State, seat: Seat, novice: int, dealer: Dealer) -> None:
    """[actions.opened] An emptied space of rows I to III is open from now on. [extra.opens-nothing] A figure from
    beside a row opens and turns nothing.
    """
    if novice >= EXTRAS:
        return
    row, column = divmod(novice, WIDTH)
    if ROW_AREAS[row] == CLOISTER:
        turn_tile(s, seat, column, dealer)
    else:
        dealer.tell(ActionOpened(seat, NOVICES[novice]))


def turn_tile(s: State, seat: Seat, column: int, dealer: Dealer) -> None:
    """[cloister.turn] The Action tile of the figure's column is turned over: a point for each die used there later.

    [cloister.lying] Dice that still lie on it bring their point at once, and not again when used.
    """
    dealer.tell(TileTurned(seat, COLUMNS[column]))
    if s.turn != seat or s.column != column:
        return
    s.paid = True
    if any(s.tile):
        acting.score(s, seat, TURNED, sum(s.tile) * PLAYER_BOARD.row_four.points_per_die, dealer)


def reward(s: State, seat: Seat, monastery: str, spot: Spot, dealer: Dealer) -> Sequence[Step[State]]:
    """[buildings.reward] A secular building brings a point and a tool, a workshop two points and a book, a community
    room three points and a window tile of its monastery. Chapels and cloisters bring nothing at once.
    """
    if spot.area != ROOM:
        return []
    printed = PLAYER_BOARD.room[spot.kind]
    acting.score(s, seat, BUILDING, printed.points, dealer)
    if printed.good:
        acting.gain(s, seat, GOOD_INDEX[printed.good], printed.count, dealer)
    return [window.TakingWindowFromRoom(seat, monastery)] if printed.window else []


def extra_novice(s: State, seat: Seat, novice: int) -> Sequence[Step[State]]:
    if novice >= EXTRAS or s.figures_left(seat, novice // WIDTH):
        return []
    return [PlacingExtraNovice(seat, NOVICES[EXTRAS + novice // WIDTH])]


def leave_behind(s: State, seat: Seat, novice: int, dealer: Dealer) -> None:
    """An additional novice who does not go now is out of the game, or keeps waiting if the table has agreed so."""
    if not s.is_home(seat, novice):
        return
    if s.options.extra_novice == "kept":
        dealer.tell(ExtraNoviceKept(seat, NOVICES[novice]))
        return
    s.leave_home(seat, novice)
    dealer.tell(ExtraNoviceLost(seat, NOVICES[novice]))
