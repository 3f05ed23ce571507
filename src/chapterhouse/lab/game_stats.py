"""What the lab writes down while a game is played: who decided what how often, and how the points grew.

While the game goes on only the bare moves are kept, and now and then a copy of the state. Everything is counted when it
is over: that costs a fraction of counting on the way, and most games of the lab are over in milliseconds.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias

from chapterhouse.kernel import Action, Seat
from chapterhouse.kernel.record import AnyGame
from chapterhouse.kernel.text import Vocabulary, alternatives, hints, item_kind, word_of
from chapterhouse.kernel.words import kebab

STATIONS = 21
"""A course is told at so many points in time: the beginning, every twentieth of the game, the end."""
MOST = 42
"""How many samples are held while nobody knows yet how long the game will be."""
FEW_NAMES = 100
"""Kinds with more names than this are no things that one could compare."""
MANY_ACTIONS = 1 << 14
"""Of so many different actions it is remembered what they name."""

Move: TypeAlias = tuple[Seat, Action, bool, int]
"""Who acted, how, whether nobody else was asked at the time, and how much had been dealt when it was carried out. (A
plain tuple: a game makes hundreds of them.)"""


class ScoreCourse:
    """The points of all seats in the course of a game of unknown length.

    Takes a sample at every decision, and whenever there are too many drops every other one and halves its pace, so
    that a game of any length costs a bounded number of samples. A sample is a copy of the state: a copy is cheaper than
    its points, and few samples are left in the end to be worked out.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.stride = 1
        """Every so many decisions a sample is due."""
        self.samples: list[tuple[int, Any]] = []
        self.sample(0, state)

    def sample(self, at: int, state: Any) -> None:
        """Keeps the state after so many decisions."""
        if len(self.samples) == MOST:
            self.stride *= 2
            self.samples = [sample for sample in self.samples if sample[0] % self.stride == 0]
        self.samples.append((at, state.copy()))

    def end(self, at: int, state: Any) -> list[tuple[int, ...]]:
        """The points of all seats at each station of a game that took so many decisions."""
        if self.samples[-1][0] != at:
            self.sample(at, state)
        taken = [moment for moment, _ in self.samples]
        # Between two samples the earlier one counts.
        stations = [bisect_right(taken, round(at * station / (STATIONS - 1))) - 1 for station in range(STATIONS)]
        points = {number: self._points(number) for number in set(stations)}
        return [points[number] for number in stations]

    def _points(self, number: int) -> tuple[int, ...]:
        return tuple(score.total for score in self.game.result(self.samples[number][1]).scores)


class GameStats:
    """Everything that is noted of one game: its moves while it is played, and what they come to when it is over."""

    def __init__(self, game: AnyGame, state: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.moves: list[Move] = []
        self.course = ScoreCourse(game, state)

    def take(self, move: Move, state: Any) -> None:
        """GameStats a move, and if it is time the state after it."""
        self.moves.append(move)
        if len(self.moves) % self.course.stride == 0:
            self.course.sample(len(self.moves), state)

    def count(self, state: Any) -> list["SeatStats"]:
        """What is noted of every seat of a game that is over."""
        own: list[list[Action]] = [[] for _ in range(self.seats)]
        order: list[Seat] = []
        for seat, action, alone, _ in self.moves:
            own[seat].append(action)
            # What all decide at the same time says nothing about who comes first.
            if alone and seat not in order:
                order.append(seat)
        course = self.course.end(len(self.moves), state)
        name = naming(self.game.words)
        return [_noted(seat, own[seat], order, course, name) for seat in range(self.seats)]


class SeatStats(NamedTuple):
    """What is noted of one seat."""

    turn: int
    decisions: int
    did: dict[str, int]
    used: tuple[str, ...]
    course: tuple[int, ...]


Naming: TypeAlias = Callable[[Action], tuple[str, ...]]
"""The things that an action names, as ``kind:id``."""


def _noted(
    seat: Seat, own: Sequence[Action], order: list[Seat], course: Sequence[tuple[int, ...]], name: Naming
) -> SeatStats:
    return SeatStats(
        # Who never decided alone comes last.
        turn=order.index(seat) if seat in order else len(order),
        decisions=len(own),
        did={_tag(kind): times for kind, times in Counter(map(type, own)).items()},
        used=tuple(sorted(set[str]().union(*map(name, own)))),
        course=tuple(points[seat] for points in course),
    )


_NAMINGS: dict[int, tuple[Vocabulary, Naming]] = {}
"""By the identity of the words, which are no key themselves; they are kept beside, so that it stays theirs."""


def naming(words: Vocabulary) -> Naming:
    """What actions of a game with these words name. The same actions come again and again, so it is remembered."""
    if id(words) not in _NAMINGS:
        # Names that cannot be listed (the cells of an endless map) are places, not things, and are not counted.
        few = {kind: frozenset(names) for kind, names in words.items() if len(names) <= FEW_NAMES}
        _NAMINGS[id(words)] = words, lru_cache(MANY_ACTIONS)(lambda action: tuple(named(action, few)))
    return _NAMINGS[id(words)][1]


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
