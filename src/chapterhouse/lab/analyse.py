"""Analysis of one record: its turning points, what a stronger bot would have played there, and what that was worth.

A position is evaluated by letting bots play it to the end many times: the share of victories of each seat. The analysis
knows all hidden cards; the bots in it do not.
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
    """Settings of an analysis."""

    bots: str = "greedy"
    """The bot that plays positions to the end."""
    stronger: str = "scholar"
    """The bot that gives advice."""
    games: int = 32
    """Playouts of a position."""
    moments: int = 12
    """Positions evaluated first, evenly through the game."""
    turns: int = 5
    """Turning points to find."""
    seed: int = 0
    seconds: float | None = None


class Standing(msgspec.Struct, frozen=True):
    """The estimated shares of victory after ``at`` actions."""

    at: int
    won: tuple[Estimate, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a stronger bot would have done, with its own evaluation."""

    action: str
    value: float | None
    chance: float | None


class Turn(msgspec.Struct, frozen=True):
    """An action that changed who would win."""

    at: int
    """The number of actions before it."""
    seat: Seat
    played: str
    dealt: bool
    """Whether chance came with it."""
    before: Standing
    after: Standing
    advice: Advice
    worth: Difference | None
    """The advice compared with the action played; None when they are the same."""

    @property
    def swing(self) -> float:
        return swing(self.before, self.after)

    @property
    def clear(self) -> bool:
        """Whether the change is larger than the noise of the playouts."""
        pairs = zip(self.before.won, self.after.won, strict=True)
        return any(before.high < after.low or after.high < before.low for before, after in pairs)


class Analysis(msgspec.Struct, frozen=True):
    """Everything that was found."""

    course: tuple[Standing, ...]
    turns: tuple[Turn, ...]
    """The greatest first."""


def analyse(game: AnyGame, name: str, record: Record, settings: Settings, executor: Executor) -> Analysis:
    """Analyses a record."""
    if not record.lines:
        raise Malformed("the record holds no actions")
    return _GameAnalysis(game, name, record, settings, executor).analysis()


def swing(one: Standing, other: Standing) -> float:
    """How much of the shares of victory moved between two moments."""
    return sum(abs(a.mean - b.mean) for a, b in zip(one.won, other.won, strict=True)) / 2


def advise(game: str, position: bytes, seat: Seat, bot: str, seed: str, seconds: float | None) -> Advice:
    """A job: what a bot would do here, with its evaluation if it has one."""
    found = find_game(game)
    state = found.thaw(position)
    adviser = make_bot(bot, random.Random(seed), seconds)
    thought = think(adviser, found.view(state, seat), legal(state, seat), seconds)
    return Advice(text.write(thought.action), thought.value, thought.chance)


def advised(game: AnyGame, record: Record, at: int, bot: str, seed: int, seconds: float | None) -> Action:
    """What a bot would do after ``at`` actions of a record, in the seat that acted next."""
    if not 0 <= at < len(record.lines):
        raise Malformed(f"the record has {len(record.lines)} actions; after {at} there is none to change")
    state, seat = final(game, record.upto(at)), record.lines[at].seat
    adviser = make_bot(bot, random.Random(f"{seed}/{at}/advice"), seconds)
    return think(adviser, game.view(state, seat), legal(state, seat), seconds).action


class _GameAnalysis:
    """One record with the evaluations so far."""

    def __init__(self, game: AnyGame, name: str, record: Record, settings: Settings, executor: Executor) -> None:
        self.game = game
        self.name = name
        self.record = record
        self.settings = settings
        self.executor = executor
        self.states: list[Any] = [played.state for played in replay(game, record)]
        self.evaluated: dict[int, Standing] = {}

    def analysis(self) -> Analysis:
        last = len(self.record.lines)
        step = max(1, last // self.settings.moments)
        for at in {*range(0, last, step), last}:
            self.evaluate(at)
        found: dict[int, None] = {}
        for _ in range(self.settings.turns):
            pair = self._widest(found)
            if pair is not None:
                found[self._narrow(*pair)] = None
        turns = sorted((self.turn(at) for at in found), key=lambda turn: -turn.swing)
        return Analysis(tuple(self.evaluated[at] for at in sorted(self.evaluated)), tuple(turns))

    def evaluate(self, at: int) -> Standing:
        """The evaluation after ``at`` actions, computed once."""
        if at not in self.evaluated:
            endings = self._endings(at)
            seats = range(len(self.record.names))
            shares = tuple(share_of(pl.Series([ending.won[seat] for ending in endings])) for seat in seats)
            self.evaluated[at] = Standing(at, shares)
        return self.evaluated[at]

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
        """The neighbouring evaluations that differ most, without known turning points."""
        moments = sorted(self.evaluated)
        pairs = [pair for pair in pairwise(moments) if pair[0] not in found]
        return max(pairs, key=lambda pair: swing(self.evaluated[pair[0]], self.evaluated[pair[1]]), default=None)

    def _narrow(self, low: int, high: int) -> int:
        """Bisects an interval towards the larger change, down to a single action."""
        while high - low > 1:
            middle = (low + high) // 2
            first = swing(self.evaluate(low), self.evaluate(middle))
            second = swing(self.evaluate(middle), self.evaluate(high))
            low, high = (low, middle) if first >= second else (middle, high)
        return low

    def turn(self, at: int) -> Turn:
        line = self.record.lines[at]
        played = text.write(line.action)
        advice = self._advice(at)
        worth = None if advice.action == played else self._worth(at, played, advice.action)
        return Turn(at, line.seat, played, bool(line.chance), self.evaluate(at), self.evaluate(at + 1), advice, worth)

    def _advice(self, at: int) -> Advice:
        frozen = self.game.freeze(self.states[at])
        seat, settings = self.record.lines[at].seat, self.settings
        seed = f"{settings.seed}/{at}/advice"
        return self.executor.submit(advise, self.name, frozen, seat, settings.stronger, seed, settings.seconds).result()

    def _worth(self, at: int, played: str, instead: str) -> Difference:
        seat = self.record.lines[at].seat
        made = Branch(at, seat, played, instead, self.start(at, played))
        return compare(made, self.settings.games, self.executor)[seat]
