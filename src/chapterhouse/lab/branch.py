"""What if: bots continue a record from one moment, as played and with another action."""

import random
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Literal

import msgspec
import polars as pl

from chapterhouse.analysis.same_luck import RandomOutcome, SameLuckDealer, outcomes_from
from chapterhouse.kernel import Action, Illegal, Malformed, Record, Seat, apply, fault, text
from chapterhouse.kernel.record import AnyGame, final
from chapterhouse.lab.estimates import Estimate, mean_of, share_of
from chapterhouse.lab.lookup import find_game
from chapterhouse.lab.match import play_on, seated, share

Chance = Literal["same", "fresh"]
"""Whether the continuation uses the chance of the record, or fresh random numbers."""

IN_A_JOB = 8
"""Playouts in one job."""


class Start(msgspec.Struct, frozen=True):
    """The start of a playout: a position, the first action, and the bots that continue."""

    game: str
    position: bytes
    """The state, frozen."""
    seat: Seat
    first: str
    """The first action, as text; empty when the bots begin."""
    bots: tuple[str, ...]
    seed: str
    recorded: tuple[RandomOutcome, ...] = ()
    """Recorded random outcomes; without any, all are fresh."""
    seconds: float | None = None


class Ending(msgspec.Struct, frozen=True):
    """The result of one playout, by seat."""

    points: tuple[int, ...]
    won: tuple[float, ...]


def play_out(start: Start, numbers: Sequence[int]) -> list[Ending]:
    """A job: some playouts of one position. The same number has the same chance in both branches."""
    return [_play_one(start, number) for number in numbers]


def _play_one(start: Start, number: int) -> Ending:
    game = find_game(start.game)
    state = game.thaw(start.position)
    dealer = SameLuckDealer(start.recorded, random.Random(f"{start.seed}/{number}"))
    bots = seated(start.bots, f"{start.seed}/{number}", start.seconds)
    if start.first:
        apply(state, start.seat, game.read_action(start.first), dealer)
    for _ in play_on(game, state, bots, dealer, start.seconds):
        pass
    result = game.result(state)
    return Ending(
        tuple(score.total for score in result.scores),
        tuple(share(result, seat) for seat in range(len(start.bots))),
    )


def play_outs(start: Start, games: int, executor: Executor) -> list[Ending]:
    """Playouts of a position, in order."""
    numbers = [range(at, min(at + IN_A_JOB, games)) for at in range(0, games, IN_A_JOB)]
    futures = [executor.submit(play_out, start, each) for each in numbers]
    return [ending for future in futures for ending in future.result()]


class Branch(msgspec.Struct, frozen=True):
    """Two continuations of a record from one moment."""

    at: int
    seat: Seat
    played: str
    instead: str
    before: Start
    """The moment, with the action that was played."""

    @property
    def other(self) -> Start:
        return msgspec.structs.replace(self.before, first=self.instead)


class Difference(msgspec.Struct, frozen=True):
    """The effect of the other action for one seat, compared with the action played."""

    seat: Seat
    points: Estimate
    won: Estimate
    played_points: Estimate
    played_won: Estimate


def branch(
    game: AnyGame,
    name: str,
    record: Record,
    at: int,
    instead: Action,
    bots: tuple[str, ...],
    chance: Chance = "fresh",
    seed: int = 0,
    seconds: float | None = None,
) -> Branch:
    """Prepares a branch after ``at`` actions. An illegal action is refused with its rule."""
    if not 0 <= at < len(record.lines):
        raise Malformed(f"the record has {len(record.lines)} actions; after {at} there is none to change")
    state = final(game, record.upto(at))
    line = record.lines[at]
    refusal = fault(state, line.seat, instead)
    if refusal is not None:
        raise Illegal(refusal)
    start = Start(
        game=name,
        position=game.freeze(state),
        seat=line.seat,
        first=text.write(line.action),
        bots=bots,
        seed=f"{seed}/{at}",
        recorded=outcomes_from(game, record, at) if chance == "same" else (),
        seconds=seconds,
    )
    return Branch(at, line.seat, start.first, text.write(instead), start)


def compare(made: Branch, games: int, executor: Executor) -> list[Difference]:
    """Lets bots finish both branches, playout by playout with the same chance."""
    played = play_outs(made.before, games, executor)
    other = play_outs(made.other, games, executor)
    return [difference(seat, played, other) for seat in range(len(made.before.bots))]


def difference(seat: Seat, played: list[Ending], other: list[Ending]) -> Difference:
    points = [b.points[seat] - a.points[seat] for a, b in zip(played, other, strict=True)]
    won = [b.won[seat] - a.won[seat] for a, b in zip(played, other, strict=True)]
    return Difference(
        seat,
        mean_of(pl.Series(points)),
        mean_of(pl.Series(won)),
        mean_of(pl.Series([ending.points[seat] for ending in played])),
        share_of(pl.Series([ending.won[seat] for ending in played])),
    )
