"""Means, shares and differences with 95 % intervals, of columns.

The unit is the deal: chairs of one game, and games on the same deal, are not independent, so they are averaged first.
"""

import polars as pl

from chapterhouse.analysis import estimates
from chapterhouse.analysis.estimates import CONFIDENCE, Estimate, Z, student

__all__ = ["CONFIDENCE", "Estimate", "Z", "all_by_deal", "by_deal", "mean_of", "share_of", "student"]


def mean_of(values: pl.Series) -> Estimate:
    """The mean of independent values."""
    return estimates.mean_of(values.cast(pl.Float64).to_list())


def share_of(values: pl.Series) -> Estimate:
    """The mean of independent values between 0 and 1, by Wilson's interval."""
    return estimates.share_of(values.cast(pl.Float64).to_list())


def by_deal(frame: pl.DataFrame, value: pl.Expr) -> pl.Series:
    """The mean of a value on each deal."""
    return all_by_deal(frame, value.alias("value"))["value"].drop_nulls()


def all_by_deal(frame: pl.DataFrame, values: pl.Expr) -> pl.DataFrame:
    """The means of several values on each deal."""
    return frame.group_by("deal", maintain_order=True).agg(values.mean())
