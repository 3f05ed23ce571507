"""Moving the messenger, and what the road gives."""

from collections.abc import Iterable, Sequence

from chapterhouse.games.monasterium.actions import Decline, ExchangeGood, TakeDie, TakeGood, TakePoints
from chapterhouse.games.monasterium.catalogue import BOARD, GOOD_INDEX
from chapterhouse.games.monasterium.events import BonusDeclined, DieWon, MessengerMoved
from chapterhouse.games.monasterium.state import ROAD, State
from chapterhouse.games.monasterium.steps import acting, missions, placement, window
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

DICE = BOARD.dice.personal
EITHER = BOARD.bonus["influence-or-rosary"]
SOUP_OR_EXCHANGE = BOARD.bonus["soup-or-exchange"]
INSTEAD_OF_DIE = BOARD.bonus["personal-die"].points


class AdvancingMessenger(Step[State], frozen=True):
    """[road.forward] The messenger goes from left to right, and from the last space to the first again.

    [road.entering] Every bonus space that he enters or passes gives its bonus at once. [road.chains] He goes space by
    space: a bonus, with all that comes of it, is dealt with before his next step.
    """

    seat: Seat
    steps: int

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        seat = self.seat
        bonuses = s.side.road_bonus
        s.messenger[seat] = space = (s.messenger[seat] + 1) % len(bonuses)
        dealer.tell(MessengerMoved(seat, space + 1))
        rest = [AdvancingMessenger(seat, self.steps - 1)] if self.steps > 1 else []
        return [*bonus(seat, bonuses[space]), *rest]


def bonus(seat: Seat, name: str) -> Sequence[Step[State]]:
    """[road.may] The bonuses are offers; only a step and the end of the road must be taken."""
    if name == "any-action":
        return [acting.UsingAnyAction(seat)]
    if name == "influence-or-rosary":
        return [TakingInfluenceOrRosary(seat)]
    if name == "soup-or-exchange":
        return [TakingSoupOrExchanging(seat)]
    if name == "window":
        return [window.TakingAnyWindow(seat)]
    return [ReachingRoadEnd(seat)] if name else []


class TakingInfluenceOrRosary(Step[State], frozen=True):
    """[road.influence-or-rosary] One influence or one rosary."""

    seat: Seat

    asks = (TakeGood, Decline)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return (*acting.TAKE_GOOD, acting.DECLINE)

    def fault(self, s: State, seat: Seat, action: TakeGood | Decline) -> Fault | None:
        if isinstance(action, TakeGood) and action.good not in EITHER.goods:
            return Fault("road.influence-or-rosary", "other", {"good": f"good:{action.good}"})
        return None

    def take(self, s: State, seat: Seat, action: TakeGood | Decline, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, TakeGood):
            acting.gain(s, seat, GOOD_INDEX[action.good], EITHER.count, dealer)
        else:
            dealer.tell(BonusDeclined(seat))
        return []


class TakingSoupOrExchanging(Step[State], frozen=True):
    """[road.soup-or-exchange] One soup, or one exchange of soup for a tool or of a tool for a book."""

    seat: Seat

    asks = (TakeGood, ExchangeGood, Decline)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return (*acting.TAKE_GOOD, *acting.EXCHANGE, acting.DECLINE)

    def fault(self, s: State, seat: Seat, action: TakeGood | ExchangeGood | Decline) -> Fault | None:
        if isinstance(action, ExchangeGood):
            return acting.exchange_fault(s, seat, GOOD_INDEX[action.good])
        if isinstance(action, TakeGood) and action.good not in SOUP_OR_EXCHANGE.goods:
            return Fault("road.soup-or-exchange", "other", {"good": f"good:{action.good}"})
        return None

    def take(
        self, s: State, seat: Seat, action: TakeGood | ExchangeGood | Decline, dealer: Dealer
    ) -> Sequence[Step[State]]:
        if isinstance(action, TakeGood):
            acting.gain(s, seat, GOOD_INDEX[action.good], SOUP_OR_EXCHANGE.count, dealer)
        elif isinstance(action, ExchangeGood):
            acting.exchange(s, seat, GOOD_INDEX[action.good], dealer)
        else:
            dealer.tell(BonusDeclined(seat))
        return []


class ReachingRoadEnd(Step[State], frozen=True):
    """[road.last] The last space gives another personal die, or five points instead.

    [road.no-die] Whoever has all his dice gets the points.
    """

    seat: Seat

    asks = (TakeDie, TakePoints)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if s.owned[self.seat] < DICE else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        acting.score(s, self.seat, ROAD, INSTEAD_OF_DIE, dealer)
        return []

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return (TakeDie(), TakePoints())

    def fault(self, s: State, seat: Seat, action: TakeDie | TakePoints) -> Fault | None:
        return None

    def take(self, s: State, seat: Seat, action: TakeDie | TakePoints, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, TakePoints):
            return self.run(s, dealer)
        return win_die(s, seat, dealer)


def win_die(s: State, seat: Seat, dealer: Dealer) -> Sequence[Step[State]]:
    """[road.new-die] The new die is rolled at once and put on its Dice space. It never joins the dice of this turn, and
    it must be taken before the round can end. [road.new-die-reroll] A Reroll tile not yet used serves it too.
    """
    s.owned[seat] += 1
    s.add_to_hand(seat, 0, 1)
    dealer.tell(DieWon(seat))
    missions.claim(s, seat, dealer)
    placement.roll(s, seat, 0, 1, dealer)
    return [placement.ChoosingNumber(seat)]
