"""Means and shares with 95 % intervals."""

import math
from collections.abc import Sequence
from statistics import NormalDist, fmean, stdev

import msgspec

CONFIDENCE = 0.95
NOTHING = 1e-12
"""A variance below this comes from rounding."""
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % confidence interval."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def clear(self) -> bool:
        """Whether the interval excludes zero."""
        return self.low > 0 or self.high < 0

    def write(self, percent: bool = False, sign: bool = False) -> str:
        """``12.3 (11.8 to 12.8)``, or in per cent."""
        scale, digits = (100, 1) if percent else (1, 2)
        mark = "+" if sign else ""
        mean, low, high = (f"{value * scale:{mark}.{digits}f}" for value in (self.mean, self.low, self.high))
        bounds = f" ({low} to {high})" if self.deals > 1 else ""
        return f"{mean}{' %' if percent else ''}{bounds}"


def student(freedom: int) -> float:
    """The quantile of Student's t distribution, by its expansion around the normal one: two digits from 3 on."""
    z = Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values."""
    count = len(values)
    mean = fmean(values) if values else 0.0
    if count < 2:
        return Estimate(mean, -math.inf, math.inf, count)
    error = student(count - 1) * stdev(values) / math.sqrt(count)
    return Estimate(mean, mean - error, mean + error, count)


def share_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values between 0 and 1, by Wilson's interval, which never leaves that range.

    Values that are not 0 or 1 (shared victories, averages over a deal) count as the number of coin flips with the same
    variance.
    """
    count = len(values)
    mean = fmean(values) if values else 0.0
    if count < 2:
        return Estimate(mean, 0.0, 1.0, count)
    spread = stdev(values) ** 2 / count
    flips = mean * (1 - mean) / spread if spread > NOTHING else count
    z = student(count - 1)
    centre = (mean + z * z / (2 * flips)) / (1 + z * z / flips)
    half = z / (1 + z * z / flips) * math.sqrt(mean * (1 - mean) / flips + z * z / (4 * flips * flips))
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half), count)
