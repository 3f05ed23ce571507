"""Games among bots, to measure how strong they are: chairs rotated, the same deals for everybody, intervals stated."""

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from chapterhouse.bots.bot import Bot
from chapterhouse.games import find
from chapterhouse.kernel import Action, Options, Result, Seat, SeededDealer, View, actors, legal, play
from chapterhouse.kernel.record import AnyGame

MakeBot = Callable[[Random], Bot]

CONFIDENCE = 1.96
"""Standard errors in a 95 % interval."""


class Match(NamedTuple):
    """One bot against others that are all alike, in one chair of one game."""

    game: str
    players: int
    chair: Seat
    seed: int


class Tally(NamedTuple):
    """What came of many matches."""

    games: int
    share: float
    """Of the victories; whoever shares a victory gets his part of it."""
    error: float
    """Half of the 95 % interval of the share."""
    own: float
    others: float
    """Mean points of the bot and of its rivals."""


class Clocked:
    """A bot whose thinking is measured, in CPU seconds: those do not depend on what else the machine is doing."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: View, choices: Sequence[Action], seconds: float | None = None) -> Action:
        """A single choice is no decision."""
        began = process_time()
        action = self.bot.choose(view, choices, seconds)
        if len(choices) > 1:
            self.decisions += 1
            self.seconds += process_time() - began
        return action


def play_game(game: AnyGame, options: Options, bots: Sequence[Bot], seed: int) -> Result:
    """A whole game. The table plays it as any other: the bots get views and choices, and their actions are checked."""
    state = game.deal(options, SeededDealer(f"{seed}/deal")).state
    moves = 0
    while waiting := actors(state):
        seat = waiting[0]
        action = bots[seat].choose(game.view(state, seat), legal(state, seat))
        state = play(state, seat, action, SeededDealer(f"{seed}/{moves}")).state
        moves += 1
    return game.result(state)


def play_match(match: Match, one: MakeBot, others: MakeBot, options: Any = None) -> Result:
    """One bot in its chair, the others around it."""
    game = find(match.game)
    made = [
        (one if seat == match.chair else others)(Random(f"{match.seed}/{seat}/{match.chair}"))
        for seat in range(match.players)
    ]
    return play_game(game, options or game.read_options({"players": match.players}), made, match.seed)


def matches(game: str, players: int, games: int, seed: int = 1) -> list[Match]:
    """So many games: every deal is played from every chair before the next one is dealt."""
    return [Match(game, players, number % players, seed + number // players) for number in range(games)]


def tally(played: Iterable[tuple[Match, Result]]) -> Tally:
    """Shares of victory and points, with the interval of the share."""
    shares, own, others = [], [], []
    for match, result in played:
        won = match.chair in result.winners
        shares.append(1.0 / len(result.winners) if won else 0.0)
        totals = [score.total for score in result.scores]
        own.append(float(totals.pop(match.chair)))
        others.append(mean([float(total) for total in totals]))
    share = mean(shares)
    return Tally(len(shares), share, CONFIDENCE * deviation(shares) / sqrt(len(shares)), mean(own), mean(others))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
