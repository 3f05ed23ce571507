"""Dice Placement phase: roll, roll again, choose a number, place all of it, until all dice lie."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from chapterhouse.games.monasterium.actions import ChooseNumber, RerollDice, UseReroll
from chapterhouse.games.monasterium.events import DicePlaced, DiceRerolled, DiceRolled
from chapterhouse.games.monasterium.state import FACES, State
from chapterhouse.kernel import Action, Dealer, Fault, Seat, Step

NUMBERS = tuple(ChooseNumber(face + 1) for face in range(FACES))
REROLL = UseReroll()


class RollingDice(Step[State], frozen=True):
    """[placement.roll] In turn everybody rolls all dice that he has not placed yet.

    [placement.until] This goes on until all dice lie; whoever has none left is passed over, and the others go on alone.
    """

    seat: Seat

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        if not any(s.hand):
            return []
        following = RollingDice(s.after(self.seat))
        neutral, personal = s.neutral_in_hand(self.seat), s.personal_in_hand(self.seat)
        if not neutral + personal:
            return [following]
        roll(s, self.seat, neutral, personal, dealer)
        return [ChoosingNumber(self.seat), following]


def roll(s: State, seat: Seat, neutral: int, personal: int, dealer: Dealer) -> None:
    """Roll so many dice and lay them out to choose from."""
    shown = [dealer.roll(FACES) for _ in range(neutral + personal)]
    for number in shown[:neutral]:
        s.rolled[number] += 1
    for number in shown[neutral:]:
        s.rolled[FACES + number] += 1
    dealer.tell(DiceRolled(seat, faces(shown[:neutral]), faces(shown[neutral:])))


def faces(numbers: Iterable[int]) -> tuple[int, ...]:
    """What dice show, from the lowest, counted from 1."""
    return tuple(sorted(number + 1 for number in numbers))


def shown_numbers(s: State) -> list[int]:
    """The numbers, from 0, that the last roll shows."""
    rolled = s.rolled
    return [number for number in range(FACES) if rolled[number] or rolled[FACES + number]]


class ChoosingNumber(Step[State], frozen=True):
    """[placement.number] One number is chosen, and all dice that show it are placed, neutral and personal together.

    When only one number is there and nothing can be rolled again, the dice lie down by themselves.
    """

    seat: Seat

    asks = (ChooseNumber, UseReroll)

    def actors(self, s: State) -> Sequence[Seat]:
        if s.rerolled[self.seat] and len(shown_numbers(s)) == 1:
            return ()
        return (self.seat,)

    def run(self, s: State, dealer: Dealer) -> Sequence[Step[State]]:
        place(s, self.seat, shown_numbers(s)[0], dealer)
        return []

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return (*NUMBERS, REROLL)

    def fault(self, s: State, seat: Seat, action: ChooseNumber | UseReroll) -> Fault | None:
        """[placement.reroll] The Reroll tile serves once a round, in both phases together."""
        if isinstance(action, UseReroll):
            return Fault("placement.reroll", "used") if s.rerolled[seat] else None
        if action.number - 1 not in shown_numbers(s):
            return Fault("placement.number", "not-rolled", {"number": action.number})
        return None

    def legal(self, s: State, seat: Seat) -> list[Action]:
        listed: list[Action] = [NUMBERS[number] for number in shown_numbers(s)]
        if not s.rerolled[seat]:
            listed.append(REROLL)
        return listed

    def take(self, s: State, seat: Seat, action: ChooseNumber | UseReroll, dealer: Dealer) -> Sequence[Step[State]]:
        if isinstance(action, UseReroll):
            return [Rerolling(seat)]
        place(s, seat, action.number - 1, dealer)
        return []


def place(s: State, seat: Seat, number: int, dealer: Dealer) -> None:
    """Put all dice of this number on its Dice space; the other dice go back into the hand."""
    neutral, personal = s.rolled[number], s.rolled[FACES + number]
    s.add_dice(number, seat, neutral, personal)
    s.add_to_hand(seat, -neutral, -personal)
    s.rolled = [0] * len(s.rolled)
    dealer.tell(DicePlaced(seat, number + 1, neutral, personal))


class Rerolling(Step[State], frozen=True):
    """[placement.reroll-any] As many dice of the last roll as its owner wants are rolled again, at least one.

    Dice of one kind that show the same number cannot be told apart, so the choice is how many of each.
    """

    seat: Seat

    asks = (RerollDice,)

    def actors(self, s: State) -> Sequence[Seat]:
        return (self.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterator[RerollDice]:
        for counts in product(*(range(count + 1) for count in s.rolled)):
            if any(counts):
                yield RerollDice(spread(counts[:FACES]), spread(counts[FACES:]))

    def fault(self, s: State, seat: Seat, action: RerollDice) -> Fault | None:
        if not action.neutral and not action.personal:
            return Fault("placement.reroll-any", "none")
        for number in range(FACES):
            if action.neutral.count(number + 1) > s.rolled[number]:
                return Fault("placement.reroll-any", "neutral", {"number": number + 1})
            if action.personal.count(number + 1) > s.rolled[FACES + number]:
                return Fault("placement.reroll-any", "personal", {"number": number + 1})
        if not all(1 <= number <= FACES for number in action.neutral + action.personal):
            return Fault("placement.reroll-any", "number")
        return None

    def legal(self, s: State, seat: Seat) -> list[RerollDice]:
        return list(self.candidates(s, seat))

    def take(self, s: State, seat: Seat, action: RerollDice, dealer: Dealer) -> Sequence[Step[State]]:
        s.rerolled[seat] = 1
        shown = []
        for first, numbers in ((0, action.neutral), (FACES, action.personal)):
            for number in numbers:
                s.rolled[first + number - 1] -= 1
            again = [dealer.roll(FACES) for _ in numbers]
            for number in again:
                s.rolled[first + number] += 1
            shown.append(faces(again))
        dealer.tell(DiceRerolled(seat, *shown))
        return [ChoosingNumber(seat)]


def spread(counts: Sequence[int]) -> tuple[int, ...]:
    """So many dice of each number, as a list of what they show."""
    return tuple(number + 1 for number, count in enumerate(counts) for _ in range(count))
