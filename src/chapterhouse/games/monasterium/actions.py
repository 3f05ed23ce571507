"""What a player may decide."""

from typing import Annotated

from chapterhouse.kernel import Action, word

Good = Annotated[str, word("good")]
Column = Annotated[str, word("column")]
Space = Annotated[str, word("space")]
Novice = Annotated[str, word("novice")]
Monastery = Annotated[str, word("monastery")]
Spot = Annotated[str, word("spot")]
WindowRow = Annotated[str, word("line")]
Bonus = Annotated[str, word("bonus")]
Mission = Annotated[str, word("mission")]
Reason = Annotated[str, word("reason")]


class ChooseNumber(Action, frozen=True):
    """Put all rolled dice that show this number on its Dice space."""

    number: int


class UseReroll(Action, frozen=True):
    """Turn the Reroll tile over; which dice to roll again is asked next."""


class RerollDice(Action, frozen=True):
    """Roll these again: the numbers they show now, neutral dice and personal dice apart."""

    neutral: tuple[int, ...]
    personal: tuple[int, ...]


class TakeDice(Action, frozen=True):
    """Take so many dice from a Dice space that has a column of its own."""

    number: int
    count: int


class TakeJoker(Action, frozen=True):
    """Take one die from the joker space and lay it on any column."""

    column: Column


class UseAction(Action, frozen=True):
    """Carry out the action that is printed here."""

    space: Space


class ChooseNovice(Action, frozen=True):
    """Send this one out; where to is asked next."""

    novice: Novice


class PlaceNovice(Action, frozen=True):
    """Put the novice who is being sent out on this place."""

    monastery: Monastery
    spot: Spot


class TakeGood(Action, frozen=True):
    """Take this out of the goods that are offered."""

    good: Good


class ExchangeGood(Action, frozen=True):
    """Give one of these for the next better one."""

    good: Good


class TakeWindow(Action, frozen=True):
    """Take a Church Window tile of this monastery and build it into this row."""

    monastery: Monastery
    row: WindowRow


class ChooseBonus(Action, frozen=True):
    """Take this bonus for the window tile just built: the row's or the column's."""

    bonus: Bonus


class TakeDie(Action, frozen=True):
    """Take another personal die at the end of the road."""


class TakePoints(Action, frozen=True):
    """Take points instead of a personal die at the end of the road."""


class Decline(Action, frozen=True):
    """Do without what is offered."""


ACTIONS: tuple[type[Action], ...] = (
    ChooseNumber,
    UseReroll,
    RerollDice,
    TakeDice,
    TakeJoker,
    UseAction,
    ChooseNovice,
    PlaceNovice,
    TakeGood,
    ExchangeGood,
    TakeWindow,
    ChooseBonus,
    TakeDie,
    TakePoints,
    Decline,
)
