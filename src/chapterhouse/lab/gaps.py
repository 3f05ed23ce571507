"""How winners differ from the others at their own tables, column by column."""

import msgspec
import polars as pl

from chapterhouse.lab.figures import Estimate, all_by_deal, mean_of
from chapterhouse.lab.results import TABLE, Results

WON = pl.col("won") > 0


class Gap(msgspec.Struct, frozen=True):
    """One thing that is counted for every seat: for all, for winners, and by how much a winner has more of it than the
    others at the same table.
    """

    name: str
    all: Estimate
    winners: Estimate
    ahead: Estimate


class Gaps(msgspec.Struct, frozen=True):
    """Points by reason, and deeds by kind."""

    reasons: tuple[Gap, ...]
    deeds: tuple[Gap, ...]


def gaps_of(results: Results) -> Gaps:
    """Every table is gone through once for all columns: there may be a million of them."""
    columns = [*results.reasons, *results.deeds]
    ahead = [(pl.col(name).filter(WON).mean() - pl.col(name).filter(~WON).mean()).alias(name) for name in columns]
    tables = results.seats.group_by(TABLE, maintain_order=True).agg(ahead)
    sides = [all_by_deal(each, pl.col(columns)) for each in (results.seats, results.seats.filter(WON), tables)]
    found = {name: Gap(name.partition(".")[2], *(_mean(side, name) for side in sides)) for name in columns}
    return Gaps(tuple(found[name] for name in results.reasons), tuple(found[name] for name in results.deeds))


def _mean(deals: pl.DataFrame, name: str) -> Estimate:
    return mean_of(deals[name].drop_nulls())
