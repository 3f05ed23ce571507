"""Whether the users of a thing win more than the others at the same table."""

import msgspec
import polars as pl

from chapterhouse.lab.figures import Estimate, by_deal, mean_of
from chapterhouse.lab.results import TABLE, Results
from chapterhouse.lab.standings import doubtful


class Edge(msgspec.Struct, frozen=True):
    """A thing that actions named, as ``kind:id``, and how its users fared against those who did without it."""

    thing: str
    standing: str
    """Of its numbers, when the rules do not vouch for them; else empty."""
    users: int
    victory: Estimate

    @property
    def weight(self) -> float:
        """How clear the difference is: in widths of its interval."""
        width = self.victory.high - self.victory.low
        return abs(self.victory.mean) / width if width else abs(self.victory.mean)


ENOUGH = 10
"""On fewer deals nothing can be said about a thing."""


def edges_of(results: Results) -> list[Edge]:
    """Every thing that some at a table used and others did not, in order of its name."""
    used = results.used.explode("used").drop_nulls("used")
    sizes = results.used.group_by(*TABLE).agg(pl.len().alias("seats"))
    users = used.group_by(*TABLE, "used", maintain_order=True).agg(pl.col("won").sum(), pl.len().alias("users"))
    some = users.join(sizes, on=TABLE, maintain_order="left").filter(pl.col("users") < pl.col("seats"))
    ahead = pl.col("won") / pl.col("users") - (1 - pl.col("won")) / (pl.col("seats") - pl.col("users"))
    told = some.with_columns(ahead.alias("ahead")).sort("used")
    standings = doubtful(results.game)
    return [
        _edge(str(thing), rows, standings.get(str(thing).partition(":")[2], ""))
        for (thing,), rows in told.group_by("used", maintain_order=True)
        if rows["deal"].n_unique() >= ENOUGH
    ]


def _edge(thing: str, rows: pl.DataFrame, standing: str) -> Edge:
    return Edge(thing, standing, int(rows["users"].sum()), mean_of(by_deal(rows, pl.col("ahead"))))
