"""How winners differ from others with the same bot at the same table, column by column."""

import msgspec
import polars as pl

from chapterhouse.lab.estimates import Estimate, all_by_deal, mean_of
from chapterhouse.lab.results import PEERS, Results

WON = pl.col("won") > 0


class WinnerGap(msgspec.Struct, frozen=True):
    """One count: its mean for all chairs, for winners, and how much more a winner has than others with the same bot."""

    name: str
    all: Estimate
    winners: Estimate
    ahead: Estimate | None
    """None where no table seats a bot twice: the difference would be that of the bots."""


class WinnerGaps(msgspec.Struct, frozen=True):
    """Points by reason, and actions by kind."""

    reasons: tuple[WinnerGap, ...]
    deeds: tuple[WinnerGap, ...]


def winner_gaps(results: Results) -> WinnerGaps:
    """All columns in one pass over the tables: there may be a million of them."""
    columns = [*results.reasons, *results.deeds]
    ahead = [(pl.col(name).filter(WON).mean() - pl.col(name).filter(~WON).mean()).alias(name) for name in columns]
    peers = results.seats.group_by(PEERS, maintain_order=True).agg(ahead)
    sides = [all_by_deal(each, pl.col(columns)) for each in (results.seats, results.seats.filter(WON), peers)]
    found = {name: _gap(name, *sides) for name in columns}
    return WinnerGaps(tuple(found[name] for name in results.reasons), tuple(found[name] for name in results.deeds))


def _gap(name: str, everybody: pl.DataFrame, winners: pl.DataFrame, peers: pl.DataFrame) -> WinnerGap:
    ahead = peers[name].drop_nulls()
    return WinnerGap(
        name.partition(".")[2],
        mean_of(everybody[name].drop_nulls()),
        mean_of(winners[name].drop_nulls()),
        mean_of(ahead) if ahead.len() else None,
    )
