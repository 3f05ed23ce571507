"""Action phase, second half: one action for each die; and what the actions do."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.monasterium.actions import Decline, ExchangeGood, Space, TakeGood, UseAction
from chapterhouse.games.monasterium.catalogue import (
    ACTION_SPACE,
    ACTION_SPACES,
    BY_COLUMN,
    COLUMNS,
    EXCHANGES,
    GOOD_INDEX,
    GOODS,
    PLAYER_BOARD,
    ActionSpace,
)
from chapterhouse.games.monasterium.events import (
    ActionUsed,
    BonusDeclined,
    DieWasted,
    GoodExchanged,
    GoodsTaken,
    PointsScored,
)
from chapterhouse.games.monasterium.state import ACTION, NOBODY, REASONS, TURNED, State
from chapterhouse.games.monasterium.steps import places, road, sending, window
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

USE = {space.name: UseAction(space.name) for space in ACTION_SPACES}
TAKE_GOOD = tuple(TakeGood(good) for good in GOODS)
EXCHANGE = tuple(ExchangeGood(good) for good in GOODS)
GETS = dict(EXCHANGES)
DECLINE = Decline()


class UsingDice(Step[State], frozen=True):
    """[actions.one-each] Each die taken carries out one action of its column; then the turn is over.

    [actions.forced] A die that can be used must be used; one that cannot is set aside for nothing.
    """

    seat: Seat

    asks = (UseAction,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if any(s.tile) and anything(s, self.seat, s.column) else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if any(s.tile):
            set_aside(s)
            dealer.tell(DieWasted(self.seat, COLUMNS[s.column]))
            return [self]
        s.turn = s.column = NOBODY
        s.paid, s.done = False, 0
        return []

    def candidates(self, s: State, seat: Seat) -> Iterable[UseAction]:
        return USE.values()

    def fault(self, s: State, seat: Seat, action: UseAction) -> Fault | None:
        """[actions.column] Dice serve only the column on which they lie."""
        space = ACTION_SPACE[action.space]
        if space.column != s.column:
            return Fault("actions.column", "other", {"column": f"column:{COLUMNS[s.column]}"})
        return action_fault(s, seat, space)

    def legal(self, s: State, seat: Seat) -> list[UseAction]:
        return [USE[space.name] for space in BY_COLUMN[s.column] if possible(s, seat, space)]

    def take(self, s: State, seat: Seat, action: UseAction, dealer: Dealer) -> Sequence[Step[State]]:
        set_aside(s)
        if s.turned(seat, s.column) and not s.paid:
            score(s, seat, TURNED, PLAYER_BOARD.row_four.points_per_die, dealer)
        return [*carry_out(s, seat, ACTION_SPACE[action.space], dealer), self]


class UsingAnyAction(Step[State], frozen=True):
    """[road.any-action] The bonus of the road is any possible action of any column, carried out without a die.

    [road.limits] The once-a-turn limit counts it too. [cloister.no-die] It never brings the point for a die.
    """

    seat: Seat

    asks = (UseAction, Decline)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return (*USE.values(), DECLINE)

    def fault(self, s: State, seat: Seat, action: UseAction | Decline) -> Fault | None:
        return None if isinstance(action, Decline) else action_fault(s, seat, ACTION_SPACE[action.space])

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [*(USE[space.name] for space in ACTION_SPACES if possible(s, seat, space)), DECLINE]

    def take(self, s: State, seat: Seat, action: UseAction | Decline, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Decline):
            dealer.tell(BonusDeclined(seat))
            return []
        return carry_out(s, seat, ACTION_SPACE[action.space], dealer)


class TakingGoods(Step[State], frozen=True):
    """[actions.choice] Where an action offers several kinds of goods, one kind is taken, all of it alike."""

    seat: Seat
    space: Space

    asks = (TakeGood,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[TakeGood]:
        return TAKE_GOOD

    def fault(self, s: State, seat: Seat, action: TakeGood) -> Fault | None:
        if GOOD_INDEX[action.good] not in ACTION_SPACE[self.space].goods:
            return Fault("actions.choice", "not-offered", {"good": f"good:{action.good}"})
        return None

    def take(self, s: State, seat: Seat, action: TakeGood, dealer: Dealer) -> Sequence[Step[State]]:
        gain(s, seat, GOOD_INDEX[action.good], ACTION_SPACE[self.space].count, dealer)
        return []


class Exchanging(Step[State], frozen=True):
    """[actions.exchange] One soup becomes a tool, or one tool becomes a book."""

    seat: Seat

    asks = (ExchangeGood,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[ExchangeGood]:
        return EXCHANGE

    def fault(self, s: State, seat: Seat, action: ExchangeGood) -> Fault | None:
        return exchange_fault(s, seat, GOOD_INDEX[action.good])

    def take(self, s: State, seat: Seat, action: ExchangeGood, dealer: Dealer) -> Sequence[Step[State]]:
        exchange(s, seat, GOOD_INDEX[action.good], dealer)
        return []


def action_fault(s: State, seat: Seat, space: ActionSpace) -> Fault | None:
    """[actions.standard] The standard action of a column is always there. [actions.opened] Another action is there once
    its novice has been sent out, and at once. [actions.once] Those of rows II and III serve once a turn.

    [actions.possible] An action must be possible in full here and now; nobody may burn a die on one that is not.
    """
    name: dict[str, str | int] = {"space": f"space:{space.name}"}
    if space.novice & s.home[seat]:
        return Fault("actions.opened", "closed", name)
    if s.used_this_turn(space.bit):
        return Fault("actions.once", "done", name)
    if space.does == "exchange" and not can_exchange(s, seat):
        return Fault("actions.possible", "exchange")
    if space.does == "window" and not window.placeable(s, seat, s.reached_by_chapel(seat)):
        return Fault("actions.possible", "window")
    if space.does == "send" and not places.sendable(s, seat, space.count):
        return Fault("actions.possible", "send")
    return None


def possible(s: State, seat: Seat, space: ActionSpace) -> bool:
    """The same question as action_fault, for lists."""
    return not s.used_this_turn(space.bit) and within_means(s, seat, space)


def within_means(s: State, seat: Seat, space: ActionSpace) -> bool:
    """Whether an action is open and can have its effect, limits of the turn left aside."""
    if space.novice & s.home[seat]:
        return False
    does = space.does
    if does == "send":
        return places.sendable(s, seat, space.count) != 0
    if does == "window":
        return window.placeable(s, seat, s.reached_by_chapel(seat))
    return does != "exchange" or can_exchange(s, seat)


def anything(s: State, seat: Seat, column: int) -> bool:
    """Whether a die in this column can be used at all."""
    return any(possible(s, seat, space) for space in BY_COLUMN[column])


def can_exchange(s: State, seat: Seat) -> bool:
    return any(s.good(seat, gives) for gives, _ in EXCHANGES)


def carry_out(s: State, seat: Seat, space: ActionSpace, dealer: Dealer) -> Sequence[Step[State]]:
    """Do what an Action space says, and note it where it serves only once a turn."""
    s.note_use(space.bit)
    dealer.tell(ActionUsed(seat, space.name))
    if space.does == "take":
        if len(space.goods) > 1:
            return [TakingGoods(seat, space.name)]
        gain(s, seat, space.goods[0], space.count, dealer)
    elif space.does == "points":
        score(s, seat, ACTION, space.count, dealer)
    elif space.does == "messenger":
        return [road.AdvancingMessenger(seat, space.count)]
    elif space.does == "exchange":
        return [Exchanging(seat)]
    elif space.does == "window":
        return [window.TakingWindowFromChapel(seat)]
    else:
        return [sending.ChoosingNovice(seat, space.count)]
    return []


def set_aside(s: State) -> None:
    """One die of the Action tile is used up, personal dice first."""
    s.tile[1 if s.tile[1] else 0] -= 1


def score(s: State, seat: Seat, reason: int, points: int, dealer: Dealer) -> None:
    s.score(seat, reason, points)
    dealer.tell(PointsScored(seat, REASONS[reason], points))


def gain(s: State, seat: Seat, good: int, count: int, dealer: Dealer) -> None:
    """[setup.supply] The supply of goods never runs out."""
    s.add_goods(seat, good, count)
    dealer.tell(GoodsTaken(seat, GOODS[good], count))


def exchange_fault(s: State, seat: Seat, good: int) -> Fault | None:
    if good not in GETS:
        return Fault("actions.exchange", "never", {"good": f"good:{GOODS[good]}"})
    if not s.good(seat, good):
        return Fault("actions.exchange", "none", {"good": f"good:{GOODS[good]}"})
    return None


def exchange(s: State, seat: Seat, gives: int, dealer: Dealer) -> None:
    gets = GETS[gives]
    s.add_goods(seat, gives, -1)
    s.add_goods(seat, gets, 1)
    dealer.tell(GoodExchanged(seat, GOODS[gives], GOODS[gets]))
