"""A share of some trials, and how sure it is."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054  # of a normal distribution, 95 % lie within so many deviations


class Interval(NamedTuple):
    low: float
    middle: float
    high: float


def wilson(count: float, of: int) -> Interval:
    """A share and what it may well be: 95 % of such intervals hold the true one."""
    if not of:
        return Interval(0.0, 0.0, 1.0)
    share, z = count / of, Z * Z / of
    middle = (share + z / 2) / (1 + z)
    half = Z * sqrt(share * (1 - share) / of + z / (4 * of)) / (1 + z)
    return Interval(max(0.0, middle - half), share, min(1.0, middle + half))
