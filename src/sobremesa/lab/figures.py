"""What counts say and how sure it is: intervals and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, exp, inf, lgamma, log, log1p, sqrt
from random import Random
from typing import Final, NamedTuple

from sobremesa.bots.chances import Interval, Z, wilson

_EXACTLY: Final = 500  # matches up to which a test is exact
_RESAMPLES: Final = 2000
_TAIL: Final = _RESAMPLES // 40  # so many of them lie below a 95 % interval, and as many above


class Edge(NamedTuple):
    """By how much a seat wins more often than if all seats were alike, and how likely so much is by chance."""

    share: Interval  # of all matches
    p: float


def edge(wins: int, seats: int, winners: Mapping[int, int]) -> Edge:
    """Of `winners` matches with so many winners each, were all seats alike, a seat would win so many of `seats`."""
    matches = sum(winners.values())
    if not matches:
        return Edge(Interval(0.0, 0.0, 0.0), 1.0)
    expected = sum([times * many / seats for many, times in winners.items()])
    variance = sum([times * many / seats * (1 - many / seats) for many, times in winners.items()])
    off = wins - expected
    half = Z * sqrt(variance) / matches
    share = Interval(off / matches - half, off / matches, off / matches + half)
    if matches <= _EXACTLY:
        return Edge(share, _exact_p(seats, winners, abs(off)))
    return Edge(share, two_sided(off / sqrt(variance)) if variance else 1.0)


def _exact_p(seats: int, winners: Mapping[int, int], off: float) -> float:
    chances = [1.0]
    expected = 0.0
    for many, times in winners.items():
        expected += times * many / seats
        chances = _convolved(chances, [_binomial(n, times, many / seats) for n in range(times + 1)])
    return min(1.0, sum([chance for n, chance in enumerate(chances) if abs(n - expected) >= off - 1e-9]))


def _binomial(n: int, of: int, share: float) -> float:
    if not 0 < share < 1:
        return float(n == of * share)
    ways = lgamma(of + 1) - lgamma(n + 1) - lgamma(of - n + 1)
    return exp(ways + n * log(share) + (of - n) * log1p(-share))


def _convolved(one: Sequence[float], other: Sequence[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        if a:
            for j, b in enumerate(other):
                found[i + j] += a * b
    return found


def two_sided(z: float) -> float:
    return erfc(abs(z) / sqrt(2))


class Difference(NamedTuple):
    mean: Interval
    p: float


def paired(differences: Sequence[float], matches: Sequence[int], *, most: float = inf) -> Difference:
    """A mean difference a match, of `most` at most, from differences summed over blocks of so many matches."""
    n, total = len(differences), sum(matches)
    if not total:
        return Difference(Interval(0.0, 0.0, 0.0), 1.0)
    mean = sum(differences) / total
    if n < 2:
        return Difference(Interval(-most, mean, most), 1.0)
    off = [one - mean * many for one, many in zip(differences, matches, strict=True)]
    error = sqrt(sum([one * one for one in off]) * n / (n - 1)) / total
    p = two_sided(mean / error) if error else float(not mean)
    return Difference(Interval(max(mean - Z * error, -most), mean, min(mean + Z * error, most)), p)


def unpaired(count: int, of: int, other: int, of_other: int) -> Difference:
    """The difference of two shares of matches that have nothing to do with each other (Newcombe's interval)."""
    one, two = wilson(count, of), wilson(other, of_other)
    mean = two.middle - one.middle
    low = mean - sqrt((two.middle - two.low) ** 2 + (one.high - one.middle) ** 2)
    high = mean + sqrt((two.high - two.middle) ** 2 + (one.middle - one.low) ** 2)
    if not of or not of_other:
        return Difference(Interval(low, mean, high), 1.0)
    both = (count + other) / (of + of_other)
    error = sqrt(both * (1 - both) * (1 / of + 1 / of_other))
    return Difference(Interval(low, mean, high), two_sided(mean / error) if error else 1.0)


def bootstrap(differences: Sequence[int], of: Sequence[int], words: str) -> Interval:
    """A mean difference, from differences summed over blocks that don't depend on each other, each of so many.

    The blocks are drawn anew, with repetition, and the interval leaves out what comes of it in the outermost of such
    draws. The same words give the same draws: nothing but `random()` is asked, which Python keeps as it is.
    """
    n, total = len(differences), sum(of)
    if not total:
        return Interval(0.0, 0.0, 0.0)
    mean = sum(differences) / total
    if n < 2:  # one block tells nothing of others
        return Interval(-1.0, mean, 1.0)
    random = Random(words).random
    blocks = list(zip(differences, of, strict=True))
    means = []
    for _ in range(_RESAMPLES):
        drawn = [blocks[int(random() * n)] for _ in range(n)]
        means.append(sum([off for off, _ in drawn]) / sum([many for _, many in drawn]))
    means.sort()
    return Interval(means[_TAIL], mean, means[-1 - _TAIL])
