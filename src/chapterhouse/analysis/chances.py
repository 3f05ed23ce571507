"""The chance of each seat to win.

Games whose positions can be scored are played on for some decisions, and the position there is turned into chances by
how far each seat is ahead. Other games are played to their end by the greedy bot, and victories are counted.

With what a seat knew, every playout starts in another world that fits its view. With everything open, all start in the
true position.
"""

from collections.abc import Callable, Iterator, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import fmean, variance
from typing import Any

from chapterhouse.analysis.findings import Effort, Moment
from chapterhouse.bots.beam_search import TurnPlan
from chapterhouse.bots.evaluator import Evaluator, evaluator_of
from chapterhouse.bots.greedy import GreedyBot
from chapterhouse.bots.playout import run_playout
from chapterhouse.bots.position_evaluator import PositionEvaluator
from chapterhouse.games import key_of
from chapterhouse.kernel import Action, Dealer, Malformed, QuietDealer, Result, Seat, View, actors, apply, legal
from chapterhouse.kernel.record import AnyGame

Chances = tuple[float, ...]
Worlds = Callable[[Random], Any]
"""Makes the world of one playout."""

MAX_DECISIONS = 20_000
"""No game takes this many decisions."""


def judge_of(game: AnyGame) -> Evaluator:
    """The evaluator of the bots that search, which judges positions."""
    return evaluator_of(key_of(game), searches=True)


def is_scored(game: AnyGame) -> bool:
    """Whether a position of this game can be scored before its end."""
    return isinstance(judge_of(game), PositionEvaluator)


def true_world(state: Any) -> Worlds:
    """The position as it was, with everything open."""
    return lambda _rng: state.copy()


def fitting_worlds(game: AnyGame, view: View) -> Worlds:
    """Worlds that fit what a seat knew."""
    return lambda rng: game.determinize(view, rng)


def moment(game: AnyGame, state: Any, seat: Seat | None, effort: Effort, seed: str) -> Moment:
    """How a game stood: with what a seat knew, or with everything open (no seat)."""
    result = game.result(state)
    points = tuple(score.total for score in result.scores) if seat is None else ()
    if not actors(state):
        return Moment(shares(result), 0.0, points)
    worlds = true_world(state) if seat is None else fitting_worlds(game, game.view(state, seat))
    playouts = effort.moment_playouts if is_scored(game) else effort.whole_games
    found = list(outcomes(game, worlds, playouts, Random(seed)))
    columns = list(zip(*found, strict=True))
    means = tuple(fmean(column) for column in columns)
    return Moment(means, max(standard_error(column) for column in columns), points)


def outcomes(game: AnyGame, worlds: Worlds, playouts: int, rng: Random) -> Iterator[Chances]:
    """The chances at the end of each playout."""
    evaluator = judge_of(game)
    for _ in range(playouts):
        world, seed = worlds(rng), rng.getrandbits(32)
        if isinstance(evaluator, PositionEvaluator):
            run_playout(evaluator, world, None, NO_PLAN, seed)
            yield scored_chances(evaluator, world)
        else:
            players = [Random(seed + 1 + seat) for seat in range(len(game.result(world).scores))]
            play_to_end(game, world, QuietDealer(Random(seed)), players)
            yield shares(game.result(world))


NO_PLAN = TurnPlan((), 0.0, {})


def scored_chances(evaluator: PositionEvaluator, s: Any) -> Chances:
    """The chances in a position: certain at the end of the game, before it by how far each seat is ahead.

    A lead of ``lead_scale`` points over one rival counts as three wins in four, as in the bots' own search.
    """
    if not actors(s):
        return shares(evaluator.game.result(s))
    temperature = evaluator.lead_temperature(s) or evaluator.settings.lead_scale / log(3.0)
    values = [evaluator.value(s, seat) for seat in s.seats()]
    most = max(values)
    weights = [exp((value - most) / temperature) for value in values]
    return tuple(weight / sum(weights) for weight in weights)


def shares(result: Result) -> Chances:
    """Each seat's share of the victory."""
    return tuple(1 / len(result.winners) if score.seat in result.winners else 0.0 for score in result.scores)


def play_to_end(game: AnyGame, s: Any, dealer: Dealer, players: Sequence[Random]) -> None:
    """Plays a position to its end, in place; ``players`` are the random numbers of each seat."""
    for _ in range(MAX_DECISIONS):
        waiting = actors(s)
        if not waiting:
            return
        seat = waiting[0]
        apply(s, seat, quick_choice(game, s, seat, players[seat]), dealer)
    raise Malformed(f"{game.name} did not end within {MAX_DECISIONS} decisions")


def quick_choice(game: AnyGame, s: Any, seat: Seat, rng: Random) -> Action:
    """What a quick bot does: the rollout policy where the game has one, else the greedy bot."""
    evaluator = judge_of(game)
    if isinstance(evaluator, PositionEvaluator):
        return evaluator.rollout_policy(s, seat, rng, evaluator.settings.own_sample)
    return GreedyBot(rng).choose(game.view(s, seat), legal(s, seat))


def standard_error(values: Sequence[float]) -> float:
    return sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0
