"""The runner of bot games: one match, from the deal to the result.

A ``Match`` holds everything that decides the game, names and seeds, so that any process on any machine plays the same
game. Only bots that think by the clock do not repeat.
"""

import random
import traceback
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from chapterhouse.bots import Bot
from chapterhouse.bots.random import RandomBot
from chapterhouse.kernel import (
    Action,
    ChapterhouseError,
    Dealer,
    Illegal,
    Line,
    Options,
    QuietDealer,
    Record,
    Result,
    Seat,
    View,
    actors,
    apply,
    fault,
    legal,
)
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.game_stats import GameStats, Move, SeatStats
from chapterhouse.lab.lookup import find_game, make_bot

MAX_DECISIONS = 20_000
"""No game takes this many decisions, however badly it is played."""
NO_VIEW = View(seat=None, waiting=(), doing="")
"""What the random bot gets: a view is nine tenths of the cost of a random game, and it does not look."""


class Endless(ChapterhouseError):
    """A game that does not end."""


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    deal: str
    """The seed of all chance at the table; matches with the same deal draw the same numbers."""
    luck: str
    """The seed of the bots' own random numbers."""
    seconds: float | None = None
    """Time for a move; None leaves bots their own limits, which repeat."""
    keep: bool = False
    """Whether the record is wanted."""


class Chair(msgspec.Struct, frozen=True):
    """The result of one seat."""

    bot: str
    points: int
    won: float
    """Its share of the victory: 1, or a fraction where several win."""
    rank: int
    """1 for those who won, then by points."""
    turn: int
    """Its place in the order in which the seats first had to decide, from 0."""
    decisions: int
    lines: dict[str, int]
    """Points by reason."""
    did: dict[str, int]
    """How often it took each kind of action."""
    used: tuple[str, ...]
    """The components that its actions named, as ``kind:id``."""
    course: tuple[int, ...]
    """Its points at the beginning, at every twentieth of the game, and at the end."""


class Outcome(msgspec.Struct, frozen=True, tag="outcome"):
    """A finished match."""

    number: int
    ending: str
    decisions: int
    chairs: tuple[Chair, ...]
    record: str = ""


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """A match in which a bot or the rules raised an error, with the record up to there."""

    number: int
    error: str
    trace: str
    record: str


class Broken(ChapterhouseError):
    """Carries a failure out of a match."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.error)
        self.failure = failure


def play_match(match: Match, bots: Sequence[Bot] | None = None) -> Outcome:
    """Plays one match, with bots by their names unless they are given. Any error is raised as ``Broken``."""
    game = find_game(match.game)
    options = game.read_options(match.options)
    if bots is None:
        bots = seated(match.seats, match.luck, match.seconds)
    dealer = QuietDealer(random.Random(match.deal))
    stats: GameStats | None = None
    dealt = 0
    try:
        state = game.deal(options, dealer).state
        dealt = len(dealer.chance)
        stats = GameStats(game, state, len(match.seats))
        for move in play_on(game, state, bots, dealer, match.seconds):
            stats.take(move, state)
        kept = _record(game, options, match, dealer.chance, dealt, stats.moves).write() if match.keep else ""
        return _outcome(match, game.result(state), stats.count(state), kept)
    except Exception as error:
        moves = stats.moves if stats else []
        record = _record(game, options, match, dealer.chance, dealt, moves).write()
        trace = "".join(traceback.format_exception(error))
        raise Broken(Failure(match.number, f"{type(error).__name__}: {error}", trace, record)) from error


def seated(names: Sequence[str], seed: str, seconds: float | None = None) -> list[Bot]:
    """A bot in every chair, each with its own random numbers."""
    return [make_bot(name, random.Random(f"{seed}/{seat}"), seconds) for seat, name in enumerate(names)]


def play_on(
    game: AnyGame, state: Any, bots: Sequence[Bot], dealer: Dealer, seconds: float | None = None
) -> Iterator[Move]:
    """Lets bots play a state to its end, in place; yields each move when it is done."""
    for _ in range(MAX_DECISIONS):
        waiting = actors(state)
        if not waiting:
            return
        seat = waiting[0]
        bot = bots[seat]
        if type(bot) is RandomBot:
            # Needs no view, and no check: it takes one of the legal choices.
            action = bot.choose(NO_VIEW, legal(state, seat))
        else:
            action = decide(game, state, seat, bot, seconds)
        apply(state, seat, action, dealer)
        yield seat, action, len(waiting) == 1, len(dealer.chance)
    raise Endless(f"{game.name} did not end within {MAX_DECISIONS} decisions")


def decide(game: AnyGame, state: Any, seat: Seat, bot: Bot, seconds: float | None) -> Action:
    """The action of a bot, checked by the rules."""
    action = bot.choose(game.view(state, seat), legal(state, seat), seconds)
    refusal = fault(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    return action


def _record(
    game: AnyGame, options: Options, match: Match, chance: Sequence[int], dealt: int, moves: Sequence[Move]
) -> Record:
    """The moves as lines of a record, each with its chance."""
    begun = [dealt, *(move[-1] for move in moves)]
    lines = tuple(
        Line(seat, action, tuple(chance[since:until]))
        for (seat, action, _, until), since in zip(moves, begun, strict=False)
    )
    return Record(game.name, game.version, options, match.seats, tuple(chance[:dealt]), lines, game.edition)


def _outcome(match: Match, result: Result, stats: Sequence[SeatStats], record: str) -> Outcome:
    places = ranks(result)
    chairs = tuple(_chair(match.seats[seat], result, places[seat], stats[seat], seat) for seat in range(len(stats)))
    return Outcome(match.number, result.ending, sum(each.decisions for each in stats), chairs, record)


def _chair(bot: str, result: Result, rank: int, stats: SeatStats, seat: Seat) -> Chair:
    score = result.scores[seat]
    lines: dict[str, int] = {}
    for line in score.lines:
        lines[line.reason] = lines.get(line.reason, 0) + line.points
    return Chair(
        bot=bot,
        points=score.total,
        won=share(result, seat),
        rank=rank,
        turn=stats.turn,
        decisions=stats.decisions,
        lines=lines,
        did=stats.did,
        used=stats.used,
        course=stats.course,
    )


def share(result: Result, seat: int) -> float:
    """A seat's share of the victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def ranks(result: Result) -> list[int]:
    """The place of every seat: the winners first, then by points; equals share the better place."""
    keys = [(score.seat not in result.winners, -score.total) for score in result.scores]
    keys = [(False, 0) if not lost else (lost, points) for lost, points in keys]
    return [1 + sum(other < key for other in keys) for key in keys]
