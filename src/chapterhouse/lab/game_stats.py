"""Statistics of one game: who decided what how often, and how the points grew.

During the game only the moves are kept, and now and then a copy of the state. Everything is counted at the end, which
costs a fraction of counting on the way: most games of the lab take milliseconds.
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
"""Points of a score course: the beginning, every twentieth of the game, the end."""
MOST = 42
"""Samples kept at most, while the length of the game is unknown."""
FEW_NAMES = 100
"""Kinds with more names than this are not counted: their names are places, not components."""
MANY_ACTIONS = 1 << 14
"""Actions in the cache of what they name."""

Move: TypeAlias = tuple[Seat, Action, bool, int]
"""The seat, its action, whether it was the only actor, and the number of random outcomes after it. (A plain tuple for
speed: a game makes hundreds.)"""


class ScoreCourse:
    """The points of all seats in the course of a game of unknown length.

    Samples every decision; when there are too many samples it drops every other one and doubles its stride, so that a
    game of any length costs a bounded number. A sample is a copy of the state: a copy is cheaper than its points.
    """

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.stride = 1
        """Decisions between two samples."""
        self.samples: list[tuple[int, Any]] = []
        self.sample(0, state)

    def sample(self, at: int, state: Any) -> None:
        """Keeps the state after ``at`` decisions."""
        if len(self.samples) == MOST:
            self.stride *= 2
            self.samples = [sample for sample in self.samples if sample[0] % self.stride == 0]
        self.samples.append((at, state.copy()))

    def end(self, at: int, state: Any) -> list[tuple[int, ...]]:
        """The points of all seats at each station of a game with ``at`` decisions."""
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
    """The moves of one game while it is played, and its statistics at the end."""

    def __init__(self, game: AnyGame, state: Any, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.moves: list[Move] = []
        self.course = ScoreCourse(game, state)

    def take(self, move: Move, state: Any) -> None:
        """Adds a move, and the state after it when a sample is due."""
        self.moves.append(move)
        if len(self.moves) % self.course.stride == 0:
            self.course.sample(len(self.moves), state)

    def count(self, state: Any) -> list["SeatStats"]:
        """The statistics of every seat of a finished game."""
        own: list[list[Action]] = [[] for _ in range(self.seats)]
        order: list[Seat] = []
        for seat, action, alone, _ in self.moves:
            own[seat].append(action)
            # Simultaneous decisions say nothing about the order of play.
            if alone and seat not in order:
                order.append(seat)
        course = self.course.end(len(self.moves), state)
        name = naming(self.game.words)
        return [_noted(seat, own[seat], order, course, name) for seat in range(self.seats)]


class SeatStats(NamedTuple):
    """The statistics of one seat."""

    turn: int
    decisions: int
    did: dict[str, int]
    used: tuple[str, ...]
    course: tuple[int, ...]


Naming: TypeAlias = Callable[[Action], tuple[str, ...]]
"""The components that an action names, as ``kind:id``."""


def _noted(
    seat: Seat, own: Sequence[Action], order: list[Seat], course: Sequence[tuple[int, ...]], name: Naming
) -> SeatStats:
    return SeatStats(
        # A seat that never decided alone comes last.
        turn=order.index(seat) if seat in order else len(order),
        decisions=len(own),
        did={_tag(kind): times for kind, times in Counter(map(type, own)).items()},
        used=tuple(sorted(set[str]().union(*map(name, own)))),
        course=tuple(points[seat] for points in course),
    )


_NAMINGS: dict[int, tuple[Vocabulary, Naming]] = {}
"""By the identity of the words, which cannot be hashed; the value keeps them alive."""


def naming(words: Vocabulary) -> Naming:
    """What actions of a game with these words name, cached by action."""
    if id(words) not in _NAMINGS:
        # Names that cannot be listed (the cells of an endless map) are places, not components.
        few = {kind: frozenset(names) for kind, names in words.items() if len(names) <= FEW_NAMES}
        _NAMINGS[id(words)] = words, lru_cache(MANY_ACTIONS)(lambda action: tuple(named(action, few)))
    return _NAMINGS[id(words)][1]


def named(action: Action, words: Mapping[str, Collection[str]]) -> list[str]:
    """The components that an action names, as ``kind:id``, if they are among the words."""
    found = []
    for field, word in _naming(type(action)):
        value = getattr(action, field)
        items = value if isinstance(value, tuple) else (value,)
        found += [f"{word}:{item}" for item in items if item in words.get(word, ())]
    return found


@cache
def _naming(kind: type[Action]) -> tuple[tuple[str, str], ...]:
    """The fields of an action that name components, and their kinds."""
    marked = ((name, _word(hint)) for name, hint in hints(kind).items())
    return tuple((name, word) for name, word in marked if word is not None)


def _word(hint: Any) -> str | None:
    marks = [word_of(option)[1] for option in (hint, *alternatives(hint), item_kind(hint))]
    return next((mark for mark in marks if mark is not None), None)


@cache
def _tag(kind: type[Action]) -> str:
    return kebab(kind.__name__)
