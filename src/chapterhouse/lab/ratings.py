"""How strong bots are: Plackett–Luce ratings of all games together, with intervals.

A rating is on openskill's scale: a new player stands at 25, and 25/6 apart is about four wins in five. Bots do not
learn, so nothing drifts (tau is 0), and as the order of the games means nothing, it is drawn anew for every resample.
The interval comes from resampling whole deals, because games on one deal are not independent. It is never narrower than
the model's own uncertainty, which remains where one side has won every time.
"""

import random
import statistics
from collections.abc import Sequence
from itertools import combinations

import msgspec
import polars as pl
from openskill.models import PlackettLuce, PlackettLuceRating

from chapterhouse.lab.estimates import Estimate, Z, share_of

RESAMPLES = 60
MOST_RATED = 20_000
"""Games rated in all resamples together: enough for two digits, and done in seconds."""


class Finish(msgspec.Struct, frozen=True):
    """Who finished where in one game."""

    bots: tuple[str, ...]
    ranks: tuple[int, ...]


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength after one pass through the games, and the model's uncertainty."""

    mean: float
    doubt: float


Deals = Sequence[Sequence[Finish]]


def deals_of(seats: pl.DataFrame) -> list[list[Finish]]:
    """The finishes of all games, those of one deal together."""
    games = (
        seats.sort("deal", "game", "seat")
        .group_by("deal", "game", maintain_order=True)
        .agg(pl.col("bot"), pl.col("rank").cast(pl.Int64))
    )
    grouped: dict[str, list[Finish]] = {}
    for deal, _, bots, ranks in games.iter_rows():
        grouped.setdefault(deal, []).append(Finish(tuple(bots), tuple(ranks)))
    return list(grouped.values())


def ratings(deals: Deals, seed: int = 0) -> dict[str, Estimate]:
    """Every bot's rating and its interval, the strongest first."""
    rng = random.Random(seed)
    games = sum(map(len, deals))
    resamples = max(10, min(RESAMPLES, MOST_RATED // max(1, games)))
    found: dict[str, list[Rating]] = {}
    for _ in range(resamples):
        drawn = [finish for deal in rng.choices(deals, k=len(deals)) for finish in deal]
        rng.shuffle(drawn)
        for bot, rating in rate(drawn).items():
            found.setdefault(bot, []).append(rating)
    estimates = {bot: _spread(rated, len(deals)) for bot, rated in found.items()}
    return dict(sorted(estimates.items(), key=lambda item: -item[1].mean))


def _spread(rated: list[Rating], deals: int) -> Estimate:
    means = [rating.mean for rating in rated]
    mean = statistics.fmean(means)
    error = Z * max(statistics.stdev(means), statistics.fmean(rating.doubt for rating in rated))
    return Estimate(mean, mean - error, mean + error, deals)


def rate(finishes: Sequence[Finish]) -> dict[str, Rating]:
    """The ratings after these games. A bot that sits in several chairs takes the mean of what each would teach it."""
    model = PlackettLuce(tau=0.0)
    current: dict[str, PlackettLuceRating] = {}
    for finish in finishes:
        if len(set(finish.bots)) > 1:
            _rate_one(model, current, finish)
    return {bot: Rating(rating.mu, rating.sigma) for bot, rating in current.items()}


def _rate_one(model: PlackettLuce, current: dict[str, PlackettLuceRating], finish: Finish) -> None:
    teams = [[current.get(bot) or model.rating(name=bot)] for bot in finish.bots]
    after = model.rate(teams, ranks=[float(rank) for rank in finish.ranks])
    for bot in set(finish.bots):
        own = [team[0] for team, name in zip(after, finish.bots, strict=True) if name == bot]
        mu = statistics.fmean(rating.mu for rating in own)
        sigma = statistics.fmean(rating.sigma for rating in own)
        current[bot] = model.rating(mu=mu, sigma=sigma, name=bot)


def duels(deals: Deals) -> dict[tuple[str, str], Estimate]:
    """For every two bots that met: how often the first finished before the second; a tie is half a win."""
    found: dict[tuple[str, str], list[float]] = {}
    for deal in deals:
        here: dict[tuple[str, str], list[float]] = {}
        for finish in deal:
            _meet(finish, here)
        for pair, values in here.items():
            found.setdefault(pair, []).append(statistics.fmean(values))
    return {pair: share_of(pl.Series(values)) for pair, values in sorted(found.items())}


def _meet(finish: Finish, found: dict[tuple[str, str], list[float]]) -> None:
    chairs = list(zip(finish.bots, finish.ranks, strict=True))
    for (one, rank), (other, against) in combinations(chairs, 2):
        if one != other:
            before = 0.5 if rank == against else float(rank < against)
            found.setdefault((one, other), []).append(before)
            found.setdefault((other, one), []).append(1 - before)
