"""Building a church window."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from chapterhouse.games.monasterium.actions import ChooseBonus, Decline, TakeWindow
from chapterhouse.games.monasterium.actions import Monastery as MonasteryName
from chapterhouse.games.monasterium.actions import WindowRow as RowName
from chapterhouse.games.monasterium.catalogue import (
    BONUS_IDS,
    GOOD_INDEX,
    MONASTERIES,
    MONASTERY_INDEX,
    PLAYER_BOARD,
    WINDOW_COLUMNS,
    WINDOW_ROW_INDEX,
    WINDOW_ROWS,
    WindowLine,
)
from chapterhouse.games.monasterium.events import BonusDeclined, WindowBuilt, WindowLost
from chapterhouse.games.monasterium.state import WINDOW, State, has, only, set_of
from chapterhouse.games.monasterium.steps import acting, missions, road
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

HEIGHT = len(WINDOW_ROWS)
TAKE = tuple(tuple(TakeWindow(monastery, row) for row in WINDOW_ROWS) for monastery in MONASTERIES)
ALL = set_of(range(len(MONASTERIES)))


class TakingWindow(Step[State], frozen=True):
    """[window.sources] Window tiles come from the road, from a community room, or from a chapel by an action."""

    seat: Seat

    asks: ClassVar[tuple[type[Action], ...]] = (TakeWindow,)

    def sources(self, s: State) -> int:
        """The set of monasteries that the tile may come from."""
        raise NotImplementedError

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if placeable(s, self.seat, self.sources(s)) else ()

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        for tiles in TAKE:
            yield from tiles

    def fault(self, s: State, seat: Seat, action: TakeWindow) -> Fault | None:
        """[window.taken] Only tiles that are still there can be taken."""
        monastery = MONASTERY_INDEX[action.monastery]
        if not has(self.sources(s), monastery):
            return Fault("window.sources", "elsewhere", {"monastery": f"monastery:{action.monastery}"})
        if not s.windows[monastery]:
            return Fault("window.taken", "none", {"monastery": f"monastery:{action.monastery}"})
        return fit_fault(s, seat, monastery, WINDOW_ROW_INDEX[action.row])

    def legal(self, s: State, seat: Seat) -> list[Action]:
        sources = self.sources(s) & in_stock(s)
        return [
            TAKE[monastery][row]
            for row, allowed in enumerate(fitting(s, seat))
            for monastery in range(len(MONASTERIES))
            if has(allowed & sources, monastery)
        ]

    def take(self, s: State, seat: Seat, action: TakeWindow, dealer: Dealer) -> Sequence[Step[State]]:
        return build(s, seat, MONASTERY_INDEX[action.monastery], WINDOW_ROW_INDEX[action.row], dealer)


class TakingWindowFromChapel(TakingWindow, frozen=True):
    """[window.chapel] The action of row III takes a tile from a chapel with an own novice."""

    def sources(self, s: State) -> int:
        return s.reached_by_chapel(self.seat)


class TakingWindowFromRoom(TakingWindow, frozen=True):
    """[window.room] A novice in a community room brings a tile of that monastery. [window.lost] If there is none, or it
    fits nowhere, it is lost and stays where it is; if it fits, it must be built.
    """

    monastery: MonasteryName

    def sources(self, s: State) -> int:
        return only(MONASTERY_INDEX[self.monastery])

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        dealer.tell(WindowLost(self.seat, self.monastery))
        return []


class TakingAnyWindow(TakingWindow, frozen=True):
    """[road.window] The bonus of the road gives a tile of any monastery, or may be declined."""

    asks = (TakeWindow, Decline)

    def sources(self, s: State) -> int:
        return ALL

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return []

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        yield from super().candidates(s, seat)
        yield acting.DECLINE

    def fault(self, s: State, seat: Seat, action: TakeWindow | Decline) -> Fault | None:
        return None if isinstance(action, Decline) else super().fault(s, seat, action)

    def legal(self, s: State, seat: Seat) -> list[Action]:
        return [*super().legal(s, seat), acting.DECLINE]

    def take(self, s: State, seat: Seat, action: TakeWindow | Decline, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, Decline):
            dealer.tell(BonusDeclined(seat))
            return []
        return super().take(s, seat, action, dealer)


class ChoosingBonus(Step[State], frozen=True):
    """[window.bonus] A tile brings one bonus, that of its row or that of its column, as its owner chooses."""

    seat: Seat
    row: RowName
    column: RowName

    asks = (ChooseBonus,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def lines(self) -> tuple[WindowLine, WindowLine]:
        row = PLAYER_BOARD.window_row[WINDOW_ROWS.index(self.row)]
        return row, PLAYER_BOARD.window_column[WINDOW_COLUMNS.index(self.column)]

    def candidates(self, s: State, seat: Seat) -> Iterable[ChooseBonus]:
        return map(ChooseBonus, BONUS_IDS)

    def fault(self, s: State, seat: Seat, action: ChooseBonus) -> Fault | None:
        if action.bonus not in [line.bonus for line in self.lines()]:
            return Fault("window.bonus", "other", {"bonus": f"bonus:{action.bonus}"})
        return None

    def legal(self, s: State, seat: Seat) -> list[ChooseBonus]:
        return [ChooseBonus(line.bonus) for line in self.lines()]

    def take(self, s: State, seat: Seat, action: ChooseBonus, dealer: Dealer) -> Sequence[Step[State]]:
        line = next(line for line in self.lines() if line.bonus == action.bonus)
        if line.bonus in GOOD_INDEX:
            acting.gain(s, seat, GOOD_INDEX[line.bonus], line.count, dealer)
            return []
        return [road.AdvancingMessenger(seat, line.count)]


def fit_fault(s: State, seat: Seat, monastery: int, row: int) -> Fault | None:
    """[window.leftmost] A tile goes to the leftmost free space of a row, [window.stay] where it stays, one to a space.

    [window.different] No row and no column holds two tiles of one monastery.
    """
    in_row = s.window_row(seat, row)
    if all(in_row):
        return Fault("window.leftmost", "full", {"row": f"line:{WINDOW_ROWS[row]}"})
    name = f"monastery:{MONASTERIES[monastery]}"
    if 1 + monastery in in_row:
        return Fault("window.different", "row", {"monastery": name})
    if 1 + monastery in s.window_column(seat, in_row.index(0)):
        return Fault("window.different", "column", {"monastery": name})
    return None


def fitting(s: State, seat: Seat) -> list[int]:
    """For each row the set of monasteries whose tile could be built into it."""
    return [_fitting_row(s, seat, row) for row in range(HEIGHT)]


def _fitting_row(s: State, seat: Seat, row: int) -> int:
    in_row = s.window_row(seat, row)
    if 0 not in in_row:
        return 0
    beside = (*in_row, *s.window_column(seat, in_row.index(0)))
    return ALL & ~set_of(pane - 1 for pane in beside if pane)


def in_stock(s: State) -> int:
    """The set of monasteries that still have window tiles."""
    return set_of(monastery for monastery, left in enumerate(s.windows) if left)


def placeable(s: State, seat: Seat, sources: int) -> bool:
    """Whether any tile of these monasteries can be taken and built."""
    sources &= in_stock(s) if sources else 0
    return bool(sources) and any(allowed & sources for allowed in fitting(s, seat))


def build(s: State, seat: Seat, monastery: int, row: int, dealer: Dealer) -> Sequence[Step[State]]:
    """[window.at-once] A tile is built in the moment it is taken."""
    column = s.window_row(seat, row).index(0)
    s.set_pane(seat, row, column, monastery)
    s.windows[monastery] -= 1
    dealer.tell(WindowBuilt(seat, MONASTERIES[monastery], WINDOW_ROWS[row], WINDOW_COLUMNS[column]))
    score_lines(s, seat, row, column, dealer)
    missions.claim(s, seat, dealer)
    return [ChoosingBonus(seat, WINDOW_ROWS[row], WINDOW_COLUMNS[column])]


def score_lines(s: State, seat: Seat, row: int, column: int, dealer: Dealer) -> None:
    """[window.lines] A full row and a full column bring points, besides the bonus. [window.ninth] The last tile always
    completes both.
    """
    if all(s.window_row(seat, row)):
        acting.score(s, seat, WINDOW, PLAYER_BOARD.window_row[row].points, dealer)
    if all(s.window_column(seat, column)):
        acting.score(s, seat, WINDOW, PLAYER_BOARD.window_column[column].points, dealer)
