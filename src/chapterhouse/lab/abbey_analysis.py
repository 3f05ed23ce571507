"""Analysis of a case of the Abbey: when each player could have known the culprit, and better questions.

Both are exact: they follow from the player's view by deduction.
"""

from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

import msgspec

from chapterhouse.analysis.questions import NEAR, expected, suspects, telling
from chapterhouse.games.abbey.actions import Ask
from chapterhouse.games.abbey.deduction import Case
from chapterhouse.kernel import Record, Seat, actors, fault, text
from chapterhouse.kernel.record import AnyGame, replay
from chapterhouse.lab.lookup import find_game

NAME = "abbey"


class Solved(msgspec.Struct, frozen=True):
    """When a player could have solved the case."""

    seat: Seat
    at: int | None
    """The number of actions after which one suspect was left for this seat; None if never."""
    left: int
    """How many suspects were left at the end."""


class Missed(msgspec.Struct, frozen=True):
    """A question that would have told more than the one that was asked."""

    at: int
    seat: Seat
    target: Seat
    asked: str
    better: str
    left: int
    """Suspects before the question."""
    after_asked: float
    after_better: float
    """Suspects that each question leaves, on average over the answers that it can get."""


class Investigation(msgspec.Struct, frozen=True):
    """What deduction says about a whole game."""

    solved: tuple[Solved, ...]
    missed: tuple[Missed, ...]
    """The greatest loss first."""


def investigate(game: AnyGame, record: Record, executor: Executor, most: int = 5) -> Investigation:
    """Looks at every seat's knowledge, and at every question that was asked."""
    states = [played.state for played in replay(game, record)]
    while len(states) > 1 and not actors(states[-1]):
        # At the end the culprit is turned over; what counts is what could be known before.
        states.pop()
    futures = [
        executor.submit(review, game.freeze(states[at]), line.seat, text.write(line.action), at)
        for at, line in enumerate(record.lines[: len(states)])
        if isinstance(line.action, Ask)
    ]
    missed = [found for future in futures if (found := future.result()) is not None]
    missed.sort(key=lambda each: each.after_better - each.after_asked)
    solved = tuple(solve(game, states, seat) for seat in range(len(record.names)))
    return Investigation(solved, tuple(missed[:most]))


def solve(game: AnyGame, states: Sequence[Any], seat: Seat) -> Solved:
    """When the culprit was determined for a seat. Knowledge only grows, so bisection finds the moment."""
    left = suspects(game, states[-1], seat)
    if left > 1:
        return Solved(seat, None, left)
    low, high = 0, len(states) - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if suspects(game, states[middle], seat) == 1 else (middle + 1, high)
    return Solved(seat, low, left)


def review(position: bytes, seat: Seat, asked: str, at: int) -> Missed | None:
    """A job: the best question that could have been put to the same player, if it is better than the one that was."""
    game = find_game(NAME)
    state = game.thaw(position)
    action = game.read_action(asked)
    assert isinstance(action, Ask)
    case = Case(game.view(state, seat))
    try:
        left = len(case.culprits())
        if not 1 < left <= NEAR:
            return None
        own = expected(case.prospects(action.target, action.question), left)
        asks = (Ask(action.target, question) for question in telling())
        open_ = [ask for ask in asks if fault(state, seat, ask) is None]
        rated = [(expected(case.prospects(ask.target, ask.question), left), text.write(ask)) for ask in open_]
    finally:
        case.close()
    best, better = min(rated, default=(own, asked))
    return Missed(at, seat, action.target, asked, better, left, own, best) if best < own else None
