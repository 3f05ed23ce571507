"""A finished game under the lamp: when it turned, what a stronger bot would have played, and what that was worth.

How a position stands is found by letting bots play it to its end many times: the share of the victory that falls to
each seat. The analysis knows the whole truth, hidden cards and all; the bots in it do not.
"""

import random
from concurrent.futures import Executor
from itertools import pairwise
from typing import Any

import msgspec
import polars as pl

from chapterhouse.bots import think
from chapterhouse.kernel import Action, Malformed, Record, Seat, actors, legal, text
from chapterhouse.kernel.record import AnyGame, final, replay
from chapterhouse.lab.branch import Branch, Difference, Ending, Start, compare, play_outs
from chapterhouse.lab.estimates import Estimate, share_of
from chapterhouse.lab.lookup import find_game, make_bot


class Settings(msgspec.Struct, frozen=True):
    """How closely to look."""

    bots: str = "greedy"
    """Who plays positions to their end."""
    stronger: str = "scholar"
    """Whose advice is asked."""
    games: int = 32
    """Playouts of a position."""
    moments: int = 12
    """Positions that are looked at first, evenly through the game."""
    turns: int = 5
    """Turning points that are followed up."""
    seed: int = 0
    seconds: float | None = None


class Standing(msgspec.Struct, frozen=True):
    """How the seats stood after so many actions."""

    at: int
    won: tuple[Estimate, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a stronger bot would have done, and how it saw the position."""

    action: str
    value: float | None
    chance: float | None


class Turn(msgspec.Struct, frozen=True):
    """An action that changed who would win."""

    at: int
    """How many actions had been played before it."""
    seat: Seat
    played: str
    dealt: bool
    """Whether chance came with it."""
    before: Standing
    after: Standing
    advice: Advice
    worth: Difference | None
    """What the advice would have brought against what was played; None when they are the same."""

    @property
    def swing(self) -> float:
        return swing(self.before, self.after)

    @property
    def clear(self) -> bool:
        """Whether the change is more than the scatter of the playouts."""
        pairs = zip(self.before.won, self.after.won, strict=True)
        return any(before.high < after.low or after.high < before.low for before, after in pairs)


class Analysis(msgspec.Struct, frozen=True):
    """Everything that was found."""

    course: tuple[Standing, ...]
    turns: tuple[Turn, ...]
    """The greatest first."""


def analyse(game: AnyGame, name: str, record: Record, settings: Settings, executor: Executor) -> Analysis:
    """Looks at a record."""
    if not record.lines:
        raise Malformed("the record holds no actions")
    return _GameAnalysis(game, name, record, settings, executor).analysis()


def swing(one: Standing, other: Standing) -> float:
    """How much of the victory changed hands between two moments."""
    return sum(abs(a.mean - b.mean) for a, b in zip(one.won, other.won, strict=True)) / 2


def advise(game: str, position: bytes, seat: Seat, bot: str, seed: str, seconds: float | None) -> Advice:
    """A job: what a bot would do here, with its evaluation if it has one."""
    found = find_game(game)
    state = found.thaw(position)
    adviser = make_bot(bot, random.Random(seed), seconds)
    thought = think(adviser, found.view(state, seat), legal(state, seat), seconds)
    return Advice(text.write(thought.action), thought.value, thought.chance)


def advised(game: AnyGame, record: Record, at: int, bot: str, seed: int, seconds: float | None) -> Action:
    """What a bot would do after so many actions of a record, in the place of whoever then acted."""
    if not 0 <= at < len(record.lines):
        raise Malformed(f"the record has {len(record.lines)} actions; after {at} there is none to change")
    state, seat = final(game, record.upto(at)), record.lines[at].seat
    adviser = make_bot(bot, random.Random(f"{seed}/{at}/advice"), seconds)
    return think(adviser, game.view(state, seat), legal(state, seat), seconds).action


class _GameAnalysis:
    """One record and what has been seen of it so far."""

    def __init__(self, game: AnyGame, name: str, record: Record, settings: Settings, executor: Executor) -> None:
        self.game = game
        self.name = name
        self.record = record
        self.settings = settings
        self.executor = executor
        self.states: list[Any] = [played.state for played in replay(game, record)]
        self.seen: dict[int, Standing] = {}

    def analysis(self) -> Analysis:
        last = len(self.record.lines)
        step = max(1, last // self.settings.moments)
        for at in {*range(0, last, step), last}:
            self.look(at)
        found: dict[int, None] = {}
        for _ in range(self.settings.turns):
            pair = self._widest(found)
            if pair is not None:
                found[self._narrow(*pair)] = None
        turns = sorted((self.turn(at) for at in found), key=lambda turn: -turn.swing)
        return Analysis(tuple(self.seen[at] for at in sorted(self.seen)), tuple(turns))

    def look(self, at: int) -> Standing:
        """How the seats stand after so many actions."""
        if at not in self.seen:
            endings = self._endings(at)
            seats = range(len(self.record.names))
            shares = tuple(share_of(pl.Series([ending.won[seat] for ending in endings])) for seat in seats)
            self.seen[at] = Standing(at, shares)
        return self.seen[at]

    def _endings(self, at: int) -> list[Ending]:
        # A finished game ends only one way.
        games = self.settings.games if actors(self.states[at]) else 1
        return play_outs(self.start(at), games, self.executor)

    def start(self, at: int, first: str = "") -> Start:
        chairs = (self.settings.bots,) * len(self.record.names)
        seat = self.record.lines[at].seat if at < len(self.record.lines) else 0
        frozen = self.game.freeze(self.states[at])
        return Start(self.name, frozen, seat, first, chairs, f"{self.settings.seed}/{at}", (), None)

    def _widest(self, found: dict[int, None]) -> tuple[int, int] | None:
        """The neighbouring moments between which most changed, unless that is a turning point already."""
        moments = sorted(self.seen)
        pairs = [pair for pair in pairwise(moments) if pair[0] not in found]
        return max(pairs, key=lambda pair: swing(self.seen[pair[0]], self.seen[pair[1]]), default=None)

    def _narrow(self, low: int, high: int) -> int:
        """Halves a stretch towards its greater change, down to a single action."""
        while high - low > 1:
            middle = (low + high) // 2
            first = swing(self.look(low), self.look(middle))
            second = swing(self.look(middle), self.look(high))
            low, high = (low, middle) if first >= second else (middle, high)
        return low

    def turn(self, at: int) -> Turn:
        line = self.record.lines[at]
        played = text.write(line.action)
        advice = self._advice(at)
        worth = None if advice.action == played else self._worth(at, played, advice.action)
        return Turn(at, line.seat, played, bool(line.chance), self.look(at), self.look(at + 1), advice, worth)

    def _advice(self, at: int) -> Advice:
        frozen = self.game.freeze(self.states[at])
        seat, settings = self.record.lines[at].seat, self.settings
        seed = f"{settings.seed}/{at}/advice"
        return self.executor.submit(advise, self.name, frozen, seat, settings.stronger, seed, settings.seconds).result()

    def _worth(self, at: int, played: str, instead: str) -> Difference:
        seat = self.record.lines[at].seat
        made = Branch(at, seat, played, instead, self.start(at, played))
        return compare(made, self.settings.games, self.executor)[seat]
