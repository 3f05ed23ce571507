"""What if: a game played on from one moment, as it was played and with another choice, playout by playout with the same
chance."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from chapterhouse.analysis.chances import play_to_end, shares
from chapterhouse.analysis.estimates import Estimate, mean_of, share_of
from chapterhouse.analysis.same_luck import RandomOutcome, SameLuckDealer
from chapterhouse.kernel import Action, Seat, apply
from chapterhouse.kernel.record import AnyGame


class Ending(msgspec.Struct, frozen=True):
    """The result of one playout, by seat."""

    won: tuple[float, ...]
    points: tuple[int, ...]


class Pair(msgspec.Struct, frozen=True):
    """One playout as the game was played, and one with the other choice."""

    played: Ending
    instead: Ending


class Difference(msgspec.Struct, frozen=True):
    """What the other choice would have changed for one seat, with 95 % intervals."""

    won: Estimate
    points: Estimate
    played_won: Estimate


def play_pairs(
    game: AnyGame,
    state: Any,
    seat: Seat,
    choices: tuple[Action, Action],
    recorded: Sequence[RandomOutcome],
    numbers: Iterable[int],
    seed: str,
) -> list[Pair]:
    """Playouts by number; ``choices`` are what was played and what would be tried."""
    return [
        Pair(*(play_one(game, state.copy(), seat, first, recorded, f"{seed}/{number}") for first in choices))
        for number in numbers
    ]


def play_one(game: AnyGame, s: Any, seat: Seat, first: Action, recorded: Sequence[RandomOutcome], seed: str) -> Ending:
    """Plays a position to its end, in place."""
    dealer = SameLuckDealer(recorded, Random(seed))
    apply(s, seat, first, dealer)
    players = [Random(f"{seed}/{other}") for other in range(len(game.result(s).scores))]
    play_to_end(game, s, dealer, players)
    result = game.result(s)
    return Ending(shares(result), tuple(score.total for score in result.scores))


def difference(pairs: Sequence[Pair], seat: Seat) -> Difference:
    won = [pair.instead.won[seat] - pair.played.won[seat] for pair in pairs]
    points = [float(pair.instead.points[seat] - pair.played.points[seat]) for pair in pairs]
    return Difference(mean_of(won), mean_of(points), share_of([pair.played.won[seat] for pair in pairs]))
