"""Action phase, first half: whose turn it is, and which dice he takes."""

from collections.abc import Iterator, Sequence

from chapterhouse.games.monasterium.actions import TakeDice, TakeJoker
from chapterhouse.games.monasterium.catalogue import BOARD, COLUMN_INDEX, COLUMNS, PLAYER_BOARD
from chapterhouse.games.monasterium.events import DiceTaken
from chapterhouse.games.monasterium.state import FACES, State
from chapterhouse.games.monasterium.steps import acting
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

JOKER = BOARD.dice.joker - 1
MOST = BOARD.dice.most_per_turn
TAKE = tuple(tuple(TakeDice(number + 1, count) for count in range(1, MOST + 1)) for number in range(FACES))
TAKE_JOKER = tuple(TakeJoker(column) for column in COLUMNS)
COLUMN_OF = {column.face - 1: number for number, column in enumerate(PLAYER_BOARD.column)}
"""Number of a die, from 0, to its column."""


class TakingDice(Step[State], frozen=True):
    """[taking.turns] In turn everybody takes dice and uses them, until all dice are used up.

    [taking.skipped] Whoever finds no die that he may take is passed over. [taking.must] Nobody may pass otherwise.
    """

    seat: Seat

    asks = (TakeDice, TakeJoker)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,) if s.any_dice_for(self.seat) else ()

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        return [TakingDice(s.after(self.seat))] if any(s.spaces) else []

    def candidates(self, s: State, seat: Seat) -> Iterator[Action]:
        for number in range(FACES):
            yield from TAKE[number]
        yield from TAKE_JOKER

    def fault(self, s: State, seat: Seat, action: TakeDice | TakeJoker) -> Fault | None:
        if isinstance(action, TakeJoker):
            return joker_fault(s, seat, COLUMN_INDEX[action.column])
        return dice_fault(s, seat, action.number - 1, action.count)

    def legal(self, s: State, seat: Seat) -> list[Action]:
        """The same without asking space by space."""
        listed: list[Action] = []
        strict = s.options.own_dice == "all"
        for number in COLUMN_OF:
            own = s.dice_on(number, seat)
            most = min(MOST, own + s.neutral_on(number))
            if most:
                listed += TAKE[number][max(0, min(own, MOST) - 1) if strict else 0 : most]
        if s.neutral_on(JOKER) or s.dice_on(JOKER, seat):
            listed += [TAKE_JOKER[column] for column in range(len(COLUMNS)) if acting.anything(s, seat, column)]
        return listed

    def take(self, s: State, seat: Seat, action: TakeDice | TakeJoker, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, TakeJoker):
            lift(s, seat, JOKER, BOARD.dice.most_from_joker, COLUMN_INDEX[action.column], dealer)
        else:
            lift(s, seat, action.number - 1, action.count, COLUMN_OF[action.number - 1], dealer)
        return [acting.UsingDice(seat), TakingDice(s.after(seat))]


def dice_fault(s: State, seat: Seat, number: int, count: int) -> Fault | None:
    """[taking.space] All dice of a turn come from one Dice space. [taking.others] Dice of other players stay there.

    [taking.most] Never more than three; fewer are allowed. [taking.joker-one] From the joker space only one.
    [taking.again] A Dice space may be chosen again in a later turn as long as there is something to take.
    """
    if number == JOKER:
        return Fault("taking.joker-one", "column")
    if number not in COLUMN_OF:
        return Fault("taking.space", "none")
    if not 1 <= count <= MOST:
        return Fault("taking.most", "count", {"most": MOST})
    return supply_fault(s, seat, number, count)


def supply_fault(s: State, seat: Seat, number: int, count: int) -> Fault | None:
    """[taking.own-first] Own dice are taken before neutral ones; with the stricter option all of them at once."""
    neutral, own = s.neutral_on(number), s.dice_on(number, seat)
    if not neutral + own:
        return Fault("taking.others", "only") if s.any_dice_on(number) else Fault("taking.space", "empty")
    if count > neutral + own:
        return Fault("taking.others", "too-many", {"available": neutral + own})
    if s.options.own_dice == "all" and number != JOKER and count < min(own, MOST):
        return Fault("taking.own-first", "all", {"own": own})
    return None


def joker_fault(s: State, seat: Seat, column: int) -> Fault | None:
    """[taking.joker-column] A joker goes to any column in which it can be used."""
    refusal = supply_fault(s, seat, JOKER, BOARD.dice.most_from_joker)
    if refusal is not None:
        return refusal
    if not acting.anything(s, seat, column):
        return Fault("taking.joker-column", "nothing", {"column": f"column:{COLUMNS[column]}"})
    return None


def lift(s: State, seat: Seat, number: int, count: int, column: int, dealer: Dealer) -> None:
    """Move dice from a Dice space to the Action tile, own dice first."""
    own = min(count, s.dice_on(number, seat))
    s.add_dice(number, seat, own - count, -own)
    s.turn, s.column, s.tile, s.paid, s.done = seat, column, [count - own, own], False, 0
    dealer.tell(DiceTaken(seat, number + 1, count - own, own, COLUMNS[column]))
