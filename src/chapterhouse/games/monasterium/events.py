"""What can be seen to happen. Everything here is public: the only secret of this game is what dice will show."""

from typing import Annotated

from chapterhouse.games.monasterium.actions import (
    Column,
    Good,
    Mission,
    Monastery,
    Novice,
    Reason,
    Space,
    Spot,
    WindowRow,
)
from chapterhouse.kernel import Event, Seat, word


class MissionsDrawn(Event, frozen=True):
    missions: tuple[Mission, ...]


class RoundBegan(Event, frozen=True):
    year: int
    round: int
    starter: Seat


class DiceRolled(Event, frozen=True):
    """The numbers that the dice show, neutral and personal apart."""

    seat: Seat
    neutral: tuple[int, ...]
    personal: tuple[int, ...]


class DiceRerolled(Event, frozen=True):
    """The numbers that the rolled-again dice show now."""

    seat: Seat
    neutral: tuple[int, ...]
    personal: tuple[int, ...]


class DicePlaced(Event, frozen=True):
    seat: Seat
    number: int
    neutral: int
    personal: int


class DiceTaken(Event, frozen=True):
    seat: Seat
    number: int
    neutral: int
    personal: int
    column: Column


class ActionUsed(Event, frozen=True):
    seat: Seat
    space: Space


class DieWasted(Event, frozen=True):
    seat: Seat
    column: Column


class GoodsTaken(Event, frozen=True):
    seat: Seat
    good: Good
    count: int


class GoodsPaid(Event, frozen=True):
    seat: Seat
    good: Good
    count: int


class GoodExchanged(Event, frozen=True):
    seat: Seat
    gave: Good
    got: Good


class PointsScored(Event, frozen=True):
    seat: Seat
    reason: Reason
    points: int


class MessengerMoved(Event, frozen=True):
    """To this space of the road, counted from 1."""

    seat: Seat
    space: int


class BonusDeclined(Event, frozen=True):
    seat: Seat


class NoviceSent(Event, frozen=True):
    seat: Seat
    novice: Novice
    monastery: Monastery
    spot: Spot


class ActionOpened(Event, frozen=True):
    seat: Seat
    space: Space


class TileTurned(Event, frozen=True):
    seat: Seat
    column: Column


class ExtraNoviceLost(Event, frozen=True):
    seat: Seat
    novice: Novice


class ExtraNoviceKept(Event, frozen=True):
    seat: Seat
    novice: Novice


class WindowBuilt(Event, frozen=True):
    seat: Seat
    monastery: Monastery
    row: WindowRow
    column: Annotated[str, word("line")]


class WindowLost(Event, frozen=True):
    seat: Seat
    monastery: Monastery


class DieWon(Event, frozen=True):
    seat: Seat


class MissionFulfilled(Event, frozen=True):
    seat: Seat
    mission: Mission
    year: int


class YearEnded(Event, frozen=True):
    year: int


class GameEnded(Event, frozen=True):
    winners: tuple[Seat, ...]


EVENTS: tuple[type[Event], ...] = (
    MissionsDrawn,
    RoundBegan,
    DiceRolled,
    DiceRerolled,
    DicePlaced,
    DiceTaken,
    ActionUsed,
    DieWasted,
    GoodsTaken,
    GoodsPaid,
    GoodExchanged,
    PointsScored,
    MessengerMoved,
    BonusDeclined,
    NoviceSent,
    ActionOpened,
    TileTurned,
    ExtraNoviceLost,
    ExtraNoviceKept,
    WindowBuilt,
    WindowLost,
    DieWon,
    MissionFulfilled,
    YearEnded,
    GameEnded,
)
