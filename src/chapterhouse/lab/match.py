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
    doing,
    fault,
    legal,
)
from chapterhouse.kernel.record import AnyGame
from chapterhouse.lab.finding import find_game, find_player
from chapterhouse.lab.notes import Notes

TOO_LONG = 20_000
"""No game of ours takes this many decisions, however badly it is played."""


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
    deal: tuple[int, ...] = ()
    lines: list[Line] = []
    try:
        state = game.deal(options, dealer).state
        deal = tuple(dealer.chance)
        notes = Notes(game, state, len(match.seats))
        for line in play_on(game, state, bots, dealer, match.seconds):
            lines.append(line)
            notes.take(line, state)
        return _outcome(match, game.result(state), notes, _record(game, options, match, deal, lines))
    except Exception as error:
        record = _record(game, options, match, deal, lines).write()
        trace = "".join(traceback.format_exception(error))
        raise Broken(Failure(match.number, f"{type(error).__name__}: {error}", trace, record)) from error


def seated(names: Sequence[str], seed: str, seconds: float | None = None) -> list[Bot]:
    """A bot in every chair, each with a chance of its own."""
    return [find_player(name, random.Random(f"{seed}/{seat}"), seconds) for seat, name in enumerate(names)]


def play_on(
    game: AnyGame, state: Any, bots: Sequence[Bot], dealer: Dealer, seconds: float | None = None
) -> Iterator[Line]:
    """Lets bots play a state to its end. The state itself is played; each line is handed out when it is carried out."""
    for _ in range(TOO_LONG):
        waiting = actors(state)
        if not waiting:
            return
        seat = waiting[0]
        action = bots[seat].choose(sight(game, state, seat, bots[seat]), legal(state, seat), seconds)
        refusal = fault(state, seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        before = len(dealer.chance)
        apply(state, seat, action, dealer)
        yield Line(seat, action, tuple(dealer.chance[before:]))
    raise Endless(f"{game.name} did not end within {TOO_LONG} decisions")


def sight(game: AnyGame, state: Any, seat: Seat, bot: Bot) -> View:
    """What a bot gets to see. Who decides blindly is spared it: views are nine tenths of the cost of a random game."""
    if isinstance(bot, RandomBot):
        return View(seat=seat, waiting=tuple(actors(state)), doing=doing(state))
    seen: View = game.view(state, seat)
    return seen


def _record(game: AnyGame, options: Options, match: Match, deal: tuple[int, ...], lines: list[Line]) -> Record:
    return Record(game.name, game.version, options, match.seats, deal, tuple(lines))


def _outcome(match: Match, result: Result, notes: Notes, record: Record) -> Outcome:
    chairs = tuple(_chair(match, result, notes, seat) for seat in range(len(match.seats)))
    return Outcome(match.number, result.ending, notes.decisions, chairs, record.write() if match.keep else "")


def _chair(match: Match, result: Result, notes: Notes, seat: int) -> Chair:
    score = result.scores[seat]
    lines: dict[str, int] = {}
    for line in score.lines:
        lines[line.reason] = lines.get(line.reason, 0) + line.points
    return Chair(
        bot=match.seats[seat],
        points=score.total,
        won=share(result, seat),
        rank=ranks(result)[seat],
        turn=notes.turn(seat),
        decisions=notes.counts[seat],
        lines=lines,
        did=notes.did[seat],
        used=tuple(sorted(notes.used[seat])),
        course=notes.course.of(seat),
    )


def share(result: Result, seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def ranks(result: Result) -> list[int]:
    """The place of every seat: the winners first, then by points; equals share the better place."""
    keys = [(score.seat not in result.winners, -score.total) for score in result.scores]
    keys = [(False, 0) if not lost else (lost, points) for lost, points in keys]
    return [1 + sum(other < key for other in keys) for key in keys]
