"""One game among bots, from the first deal to the result: a pure function of what it is given.

Everything that decides how a match goes stands in the ``Match`` itself, names and seeds, so that any process on any
machine plays the same game. Who thinks by the clock instead of by a count of playouts gives this up.
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
from chapterhouse.lab.finding import find_game, find_player
from chapterhouse.lab.notes import Move, Noted, Notes

TOO_LONG = 20_000
"""No game of ours takes this many decisions, however badly it is played."""
UNSEEN = View(seat=None, waiting=(), doing="")
"""What a bot gets to see that does not look. A view is nine tenths of the cost of a random game."""


class Endless(ChapterhouseError):
    """A game that does not come to its end."""


class Match(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    deal: str
    """The seed of all chance at the table. Matches with the same deal draw the same numbers, whoever plays them."""
    luck: str
    """The seed of the bots' own chances."""
    seconds: float | None = None
    """How long a bot may think about one move; None leaves it to the bot's own measure, which repeats."""
    keep: bool = False
    """Whether the record is wanted."""


class Chair(msgspec.Struct, frozen=True):
    """How a game went for one seat."""

    bot: str
    points: int
    won: float
    """Its share of the victory: one, or a part of it when several win."""
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
    """The things that its actions named, as ``kind:id``."""
    course: tuple[int, ...]
    """Its points at the beginning, at every twentieth of the game, and at the end."""


class Outcome(msgspec.Struct, frozen=True, tag="outcome"):
    """How a match ended."""

    number: int
    ending: str
    decisions: int
    chairs: tuple[Chair, ...]
    record: str = ""


class Failure(msgspec.Struct, frozen=True, tag="failure"):
    """A match that a bot or the rules broke off, with the record up to there: a finding like any other."""

    number: int
    error: str
    trace: str
    record: str


class Broken(ChapterhouseError):
    """Carries a failure out of a match."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.error)
        self.failure = failure


def play_match(match: Match) -> Outcome:
    """Plays one match. Whatever goes wrong in it comes out as ``Broken``, with the record so far."""
    game = find_game(match.game)
    options = game.read_options(match.options)
    bots = seated(match.seats, match.luck, match.seconds)
    dealer = QuietDealer(random.Random(match.deal))
    notes: Notes | None = None
    dealt = 0
    try:
        state = game.deal(options, dealer).state
        dealt = len(dealer.chance)
        notes = Notes(game, state, len(match.seats))
        for move in play_on(game, state, bots, dealer, match.seconds):
            notes.take(move, state)
        kept = _record(game, options, match, dealer.chance, dealt, notes.moves).write() if match.keep else ""
        return _outcome(match, game.result(state), notes.count(state), kept)
    except Exception as error:
        moves = notes.moves if notes else []
        record = _record(game, options, match, dealer.chance, dealt, moves).write()
        trace = "".join(traceback.format_exception(error))
        raise Broken(Failure(match.number, f"{type(error).__name__}: {error}", trace, record)) from error


def seated(names: Sequence[str], seed: str, seconds: float | None = None) -> list[Bot]:
    """A bot in every chair, each with a chance of its own."""
    return [find_player(name, random.Random(f"{seed}/{seat}"), seconds) for seat, name in enumerate(names)]


def play_on(
    game: AnyGame, state: Any, bots: Sequence[Bot], dealer: Dealer, seconds: float | None = None
) -> Iterator[Move]:
    """Lets bots play a state to its end. The state itself is played; each move is handed out when it is carried out."""
    for _ in range(TOO_LONG):
        waiting = actors(state)
        if not waiting:
            return
        seat = waiting[0]
        bot = bots[seat]
        if type(bot) is RandomBot:
            # Needs no view, and no check: the rules have just said that this is open.
            action = bot.choose(UNSEEN, legal(state, seat))
        else:
            action = decide(game, state, seat, bot, seconds)
        apply(state, seat, action, dealer)
        yield seat, action, len(waiting) == 1, len(dealer.chance)
    raise Endless(f"{game.name} did not end within {TOO_LONG} decisions")


def decide(game: AnyGame, state: Any, seat: Seat, bot: Bot, seconds: float | None) -> Action:
    """What a bot does now, by its view and the choices; checked."""
    action = bot.choose(game.view(state, seat), legal(state, seat), seconds)
    refusal = fault(state, seat, action)
    if refusal is not None:
        raise Illegal(refusal)
    return action


def _record(
    game: AnyGame, options: Options, match: Match, chance: Sequence[int], dealt: int, moves: Sequence[Move]
) -> Record:
    """The moves as lines, each with the chance that came with it."""
    begun = [dealt, *(move[-1] for move in moves)]
    lines = tuple(
        Line(seat, action, tuple(chance[since:until]))
        for (seat, action, _, until), since in zip(moves, begun, strict=False)
    )
    return Record(game.name, game.version, options, match.seats, tuple(chance[:dealt]), lines)


def _outcome(match: Match, result: Result, noted: Sequence[Noted], record: str) -> Outcome:
    places = ranks(result)
    chairs = tuple(_chair(match.seats[seat], result, places[seat], noted[seat], seat) for seat in range(len(noted)))
    return Outcome(match.number, result.ending, sum(each.decisions for each in noted), chairs, record)


def _chair(bot: str, result: Result, rank: int, noted: Noted, seat: Seat) -> Chair:
    score = result.scores[seat]
    lines: dict[str, int] = {}
    for line in score.lines:
        lines[line.reason] = lines.get(line.reason, 0) + line.points
    return Chair(
        bot=bot,
        points=score.total,
        won=share(result, seat),
        rank=rank,
        turn=noted.turn,
        decisions=noted.decisions,
        lines=lines,
        did=noted.did,
        used=noted.used,
        course=noted.course,
    )


def share(result: Result, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def ranks(result: Result) -> list[int]:
    """The place of every seat: the winners first, then by points; equals share the better place."""
    keys = [(score.seat not in result.winners, -score.total) for score in result.scores]
    keys = [(False, 0) if not lost else (lost, points) for lost, points in keys]
    return [1 + sum(other < key for other in keys) for key in keys]
