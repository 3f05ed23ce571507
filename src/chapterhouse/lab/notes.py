"""What the lab writes down while a game is played: who decided what how often, and how the points grew."""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from chapterhouse.kernel import Action, Line, actors
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.text import alternatives, hints, item_kind, word_of
from chapterhouse.kernel.words import kebab

STATIONS = 21
"""A course is told at so many points in time: the beginning, every twentieth of the game, the end."""
MOST = 42
"""How many samples are held while nobody knows yet how long the game will be."""
FEW_NAMES = 100
"""Kinds with more names than this are no things that one could compare."""


class Course:
    """The points of all seats in the course of a game of unknown length.

    Takes a sample at every decision, and whenever there are too many drops every other one and halves its pace, so
    that a game of any length costs a bounded number of samples.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.stride = 1
        self.samples: list[tuple[int, tuple[int, ...]]] = []
        self.at = 0
        self._sample(state)

    def take(self, state: Any) -> None:
        self.at += 1
        if self.at % self.stride == 0 or not actors(state):
            self._sample(state)

    def of(self, seat: int) -> tuple[int, ...]:
        """The points of one seat at each station; between two samples the earlier one counts."""
        moments = [round(self.at * station / (STATIONS - 1)) for station in range(STATIONS)]
        return tuple(self._points(moment)[seat] for moment in moments)

    def _points(self, moment: int) -> tuple[int, ...]:
        return next(points for at, points in reversed(self.samples) if at <= moment)

    def _sample(self, state: Any) -> None:
        if len(self.samples) == MOST:
            self.stride *= 2
            self.samples = [(at, points) for at, points in self.samples if at % self.stride == 0]
        self.samples.append((self.at, tuple(score.total for score in self.game.result(state).scores)))


class Notes:
    """Everything that is counted in one game."""

    def __init__(self, game: AnyGame, state: Any, seats: int) -> None:
        # Names that cannot be listed (the cells of an endless map) are places, not things, and are not counted.
        self.words = {kind: frozenset(names) for kind, names in game.words.items() if len(names) <= FEW_NAMES}
        self.course = Course(game, state)
        self.decisions = 0
        self.counts = [0] * seats
        self.did: list[dict[str, int]] = [{} for _ in range(seats)]
        self.used: list[set[str]] = [set() for _ in range(seats)]
        self.order: list[int] = []
        self._alone = len(actors(state)) == 1

    def take(self, line: Line, state: Any) -> None:
        """Notes an action, and the state after it."""
        self.decisions += 1
        self.counts[line.seat] += 1
        done = self.did[line.seat]
        tag = _tag(type(line.action))
        done[tag] = done.get(tag, 0) + 1
        self.used[line.seat].update(named(line.action, self.words))
        # What all decide at the same time says nothing about who comes first.
        if self._alone and line.seat not in self.order:
            self.order.append(line.seat)
        self._alone = len(actors(state)) == 1
        self.course.take(state)

    def turn(self, seat: int) -> int:
        """The place of a seat in the order of play; who never decided alone comes last."""
        return self.order.index(seat) if seat in self.order else len(self.order)


def named(action: Action, words: Mapping[str, Collection[str]]) -> list[str]:
    """The things that an action names, as ``kind:id``, as far as they are among the words."""
    found = []
    for field, word in _naming(type(action)):
        value = getattr(action, field)
        items = value if isinstance(value, tuple) else (value,)
        found += [f"{word}:{item}" for item in items if item in words.get(word, ())]
    return found


@cache
def _naming(kind: type[Action]) -> tuple[tuple[str, str], ...]:
    """The fields of an action that name things, and of which kind."""
    marked = ((name, _word(hint)) for name, hint in hints(kind).items())
    return tuple((name, word) for name, word in marked if word is not None)


def _word(hint: Any) -> str | None:
    marks = [word_of(option)[1] for option in (hint, *alternatives(hint), item_kind(hint))]
    return next((mark for mark in marks if mark is not None), None)


@cache
def _tag(kind: type[Action]) -> str:
    return kebab(kind.__name__)
