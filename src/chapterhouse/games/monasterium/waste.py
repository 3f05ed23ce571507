"""How many dice of a Dice space can all be used: searched with the rules themselves, so that a warning is never wrong.

A die is wasted only where its column has nothing left to do. Most columns have an action that is always possible, and
need no search.
"""

from chapterhouse.games.monasterium.catalogue import BY_COLUMN, COLUMNS
from chapterhouse.games.monasterium.events import DieWasted
from chapterhouse.games.monasterium.state import State
from chapterhouse.games.monasterium.steps import acting, taking
from chapterhouse.kernel import Seat, SeededDealer, apply, legal

ENDLESS = ("take", "messenger", "points")
"""What an action does that stays possible, however often it is carried out."""
BUDGET = 400
"""Positions to look at; if that is not enough the dice count as useful, because nothing else is proved."""


def useful_dice(s: State, seat: Seat) -> tuple[int, ...]:
    """For each column: of the dice that the seat may take there now, how many can all be used. Empty unless it takes
    dice now.
    """
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, taking.TakingDice) or step.seat != seat:
        return ()
    by_column = {column: number for number, column in taking.COLUMN_OF.items()}
    return tuple(_useful(s, seat, by_column[column], column) for column in range(len(COLUMNS)))


def _useful(s: State, seat: Seat, number: int, column: int) -> int:
    available = min(taking.MOST, s.dice_on(number, seat) + s.neutral_on(number))
    if _endless(s, seat, column):
        return available
    for count in range(available, 0, -1):
        if _all_used(s, seat, number, count):
            return count
    return 0


def _endless(s: State, seat: Seat, column: int) -> bool:
    return any(
        space.does in ENDLESS and not space.bit and acting.possible(s, seat, space) for space in BY_COLUMN[column]
    )


def _all_used(s: State, seat: Seat, number: int, count: int) -> bool:
    """Whether some way of using these dice wastes none; also True if the budget ends before that is decided."""
    first = s.copy()
    taking.lift(first, seat, number, count, taking.COLUMN_OF[number], SeededDealer(0))
    first.stack = [acting.UsingDice(seat)]
    if not acting.anything(first, seat, first.column):
        return False
    open_positions = [first]
    for _ in range(BUDGET):
        if not open_positions:
            return False
        position = open_positions.pop()
        for action in legal(position, seat):
            after = position.copy()
            dealer = SeededDealer(0)
            apply(after, seat, action, dealer)
            if any(isinstance(told.event, DieWasted) for told in dealer.told):
                continue
            if not after.stack:
                return True
            open_positions.append(after)
    return True
