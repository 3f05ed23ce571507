"""Steps as data, and the four verbs that move a game: legal, apply, play, settle.

One step per heading of a rulebook. A step with actors is a question to them; a step without just runs. Either way
it returns the steps that follow, and the stack of steps lives in the state. So a state can be copied, saved, shown,
and written by hand in a test, in the middle of anything.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import msgspec

from chapterhouse.kernel.dealer import Dealer
from chapterhouse.kernel.words import Action, Fault, Illegal, Seat, Told, kebab


class State(msgspec.Struct):
    """What is on the table, and on top of the stack what is being decided. An empty stack: the game is over."""

    stack: list[Any]
    """Steps, the next one last. (Any, because each game has its own kinds; ``Game.thaw`` reads them back.)"""

    def copy(self) -> Self:
        raise NotImplementedError

    # A compiled game has a native class in the place of its struct. To be written down and read back, either gives its
    # struct and is made from one; a struct is its own.

    @classmethod
    def shape(cls) -> type[msgspec.Struct]:
        """The struct that has these fields."""
        return cls

    def as_shape(self) -> msgspec.Struct:
        return self

    @classmethod
    def from_shape(cls, shape: Any) -> Self:
        assert isinstance(shape, cls)
        return shape


S = TypeVar("S", bound=State)
Steps = Sequence["Step[S]"]


class Step(msgspec.Struct, Generic[S], frozen=True, tag=kebab, gc=False):
    """One thing that the rules do. Named as something going on: ``PlacingAndMoving``."""

    asks: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that answer this step. A step that asks for nothing has no actors: it just runs."""

    def actors(self, s: S) -> Sequence[Seat]:
        """Who decides now; several for simultaneous choices; nobody when the step just runs."""
        return ()

    def run(self, s: S, dealer: Dealer) -> Sequence["Step[S]"]:
        """Carry out a step without actors."""
        raise NotImplementedError

    def candidates(self, s: S, seat: Seat) -> Iterable[Any]:
        """What could be tried: everything worth offering, legal or not."""
        raise NotImplementedError

    def fault(self, s: S, seat: Seat, action: Any) -> Fault | None:
        """The first rule that the action breaks. This is where a rule stands, and nowhere else."""
        raise NotImplementedError

    def legal(self, s: S, seat: Seat) -> list[Any]:
        """The candidates without a fault. A step may give a faster form; a law test holds it equal to this one."""
        return [action for action in self.candidates(s, seat) if self.fault(s, seat, action) is None]

    def sample(self, s: S, seat: Seat, rng: random.Random) -> Any:
        """One legal action at random, also where the choices cannot be listed in full."""
        return rng.choice(self.legal(s, seat))

    def take(self, s: S, seat: Seat, action: Any, dealer: Dealer) -> Sequence["Step[S]"]:
        """Carry out a legal action and return what follows."""
        raise NotImplementedError


class Aside(Action, Generic[S], frozen=True):
    """An action open to a seat at any time, which leaves the course of the game alone: a note, a standing order."""

    aside: ClassVar[bool] = True

    def fault(self, s: S, seat: Seat) -> Fault | None:
        raise NotImplementedError

    def make(self, s: S, seat: Seat, dealer: Dealer) -> None:
        raise NotImplementedError


class Played(msgspec.Struct, Generic[S], frozen=True):
    """What came of one action: the new state, what the dealer dealt, and what he told to whom."""

    state: S
    told: tuple[Told, ...]
    chance: tuple[int, ...]

    @property
    def learned(self) -> bool:
        """Whether anybody has learned anything by it: then it cannot be taken back alone."""
        return bool(self.chance) or any(told.to is not None or told.event.teaches for told in self.told)


def actors(s: State) -> Sequence[Seat]:
    """The seats that the table waits for; nobody once the game is over."""
    stack = s.stack
    return stack[-1].actors(s) if stack else ()


def doing(s: State) -> str:
    """The tag of the step that is being decided; empty once the game is over."""
    return kebab(type(s.stack[-1]).__name__) if s.stack else ""


def legal(s: State, seat: Seat) -> list[Action]:
    """What this seat may do now, as far as it can be listed."""
    stack = s.stack
    return stack[-1].legal(s, seat) if stack and seat in stack[-1].actors(s) else []


def fault(s: State, seat: Seat, action: Action) -> Fault | None:
    """Why this seat may not do this now, or None: it may."""
    if isinstance(action, Aside):
        return action.fault(s, seat)
    if not s.stack:
        return Fault("table.over")
    step: Step[Any] = s.stack[-1]
    if seat not in step.actors(s):
        return Fault("table.turn")
    if not isinstance(action, step.asks):
        return Fault("table.asked")
    return step.fault(s, seat, action)


def settle(s: State, dealer: Dealer) -> None:
    """Run steps without actors until somebody must decide or the game is over."""
    stack = s.stack
    while stack and not (stack[-1].asks and stack[-1].actors(s)):
        _put_next(stack, stack.pop().run(s, dealer))


def _put_next(stack: list[Any], steps: Sequence[Any]) -> None:
    """What comes first goes on top."""
    for number in range(len(steps) - 1, -1, -1):
        stack.append(steps[number])


def apply(s: State, seat: Seat, action: Action, dealer: Dealer) -> None:
    """Carry out an action that is known to be legal. Changes the state: for search, which copies by itself."""
    if action.aside:
        cast(Aside[Any], action).make(s, seat, dealer)
        return
    stack = s.stack
    _put_next(stack, stack.pop().take(s, seat, action, dealer))
    settle(s, dealer)


def play(s: S, seat: Seat, action: Action, dealer: Dealer) -> Played[S]:
    """Carry out an action whole or not at all: checks it, leaves the given state alone."""
    refusal = fault(s, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    after = s.copy()
    apply(after, seat, action, dealer)
    return Played(after, tuple(dealer.told), tuple(dealer.chance))
