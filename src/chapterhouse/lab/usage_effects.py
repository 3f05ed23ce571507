"""Whether the users of a component win more than others with the same bot at the same table.

Comparing different bots would measure their strength, so users are compared with non-users of the same bot only. A run
in which every chair of a table has another bot allows no such comparison.
"""

import msgspec
import polars as pl

from chapterhouse.lab.estimates import Estimate, by_deal, mean_of
from chapterhouse.lab.results import PEERS, Results
from chapterhouse.lab.uncertain_numbers import uncertain_numbers

MIN_DEALS = 10
"""On fewer deals nothing can be said about a component."""


class UsageEffect(msgspec.Struct, frozen=True):
    """A component that actions named, as ``kind:id``, and how its users did against those who did without it."""

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


def usage_effects(results: Results) -> list[UsageEffect]:
    """Every component that some of the chairs with one bot at a table used and others did not, by name."""
    used = results.used.explode("used").drop_nulls("used")
    peers = results.used.group_by(*PEERS).agg(pl.len().alias("chairs"), pl.col("won").sum().alias("all_won"))
    users = used.group_by(*PEERS, "used", maintain_order=True).agg(pl.col("won").sum(), pl.len().alias("users"))
    some = users.join(peers, on=PEERS, maintain_order="left").filter(pl.col("users") < pl.col("chairs"))
    others = (pl.col("all_won") - pl.col("won")) / (pl.col("chairs") - pl.col("users"))
    compared = some.with_columns((pl.col("won") / pl.col("users") - others).alias("ahead")).sort("used")
    standings = uncertain_numbers(results.game)
    return [
        _effect(str(thing), rows, standings.get(str(thing).partition(":")[2], ""))
        for (thing,), rows in compared.group_by("used", maintain_order=True)
        if rows["deal"].n_unique() >= MIN_DEALS
    ]


def _effect(thing: str, rows: pl.DataFrame, standing: str) -> UsageEffect:
    return UsageEffect(thing, standing, int(rows["users"].sum()), mean_of(by_deal(rows, pl.col("ahead"))))
