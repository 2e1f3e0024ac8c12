"""Two simulations beside each other: by the same matches where they played the same ones."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt

import msgspec

from sobremesa.bots.chances import Interval, Z
from sobremesa.lab.figures import Difference, paired, two_sided, unpaired
from sobremesa.lab.report import Report
from sobremesa.lab.tally import Spread


class Beside(msgspec.Struct, frozen=True):
    """Shares or means of matches, of the first run and of the second, and what it has more."""

    first: float
    second: float
    difference: Difference


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    unpaired: str  # why it isn't by the same matches: keys, tables, few; empty if it is
    matches: int  # that are compared one by one, in so many blocks
    blocks: int
    left_out: int  # that only one of the runs finished
    endings: dict[str, Beside]
    wins: tuple[Beside, ...]
    decisions: Beside


def compared(first: Report, second: Report) -> Comparison:
    endings = list(dict.fromkeys([*first.results.endings, *second.results.endings]))
    common = _Common(first, second)
    if first.key != second.key:
        why = "keys"
    elif (first.rules, first.settings) != (second.rules, second.settings):
        why = "tables"
    else:
        why = "few" if len(common.matches) < 2 else ""
    if why:
        return _apart(first, second, endings, why)
    rows = [(run.results.blocks, run) for run in (first, second)]
    played = [run.matches - run.failed for _, run in rows]
    return Comparison(
        unpaired="",
        matches=sum(common.matches),
        blocks=len(common.matches),
        left_out=max(played) - sum(common.matches),
        endings={
            ending: common.beside(first.results.blocks.endings.get(ending), second.results.blocks.endings.get(ending))
            for ending in endings
        },
        wins=tuple(
            [
                common.beside(one, two)
                for one, two in zip(first.results.blocks.wins, second.results.blocks.wins, strict=True)
            ]
        ),
        decisions=common.beside(first.results.blocks.decisions, second.results.blocks.decisions, most=inf),
    )


class _Common:
    """The blocks of matches that both runs finished whole."""

    def __init__(self, first: Report, second: Report) -> None:
        blocks = (first.results.blocks, second.results.blocks)
        self._sizes = [one.size for one in blocks]
        self._size = max(self._sizes)
        played = [self._joined(one.matches, one.size) for one in blocks]
        pairs = list(zip(*played, strict=False))
        last = min(len(one) for one in played) - 1
        # A block is whole if nothing failed in it; the last may be short, if it is so in both.
        rest = first.matches % self._size if first.matches == second.matches else 0
        self._taken = [
            at
            for at, (one, two) in enumerate(pairs)
            if one == two and (one == self._size or (at == last and one == rest > 0))
        ]
        self.matches = [played[0][at] for at in self._taken]

    def beside(self, first: str | None, second: str | None, *, most: float = 1.0) -> Beside:
        """Of shares, unless it is said that more than one a match is possible."""
        one, two = [
            [self._joined(row, size)[at] for at in self._taken] if row is not None else [0] * len(self._taken)
            for row, size in zip((first, second), self._sizes, strict=True)
        ]
        total = sum(self.matches)
        differences = [float(b - a) for a, b in zip(one, two, strict=True)]
        return Beside(sum(one) / total, sum(two) / total, paired(differences, self.matches, most=most))

    def _joined(self, row: str, size: int) -> list[int]:
        """In blocks of the larger size."""
        numbers = [int(word) for word in row.split()]
        many = self._size // size
        return [sum(numbers[at : at + many]) for at in range(0, len(numbers), many)]


def _apart(first: Report, second: Report, endings: Sequence[str], why: str) -> Comparison:
    one, two = (run.matches - run.failed for run in (first, second))

    def shares(count: int, other: int) -> Beside:
        return Beside(count / max(one, 1), other / max(two, 1), unpaired(count, one, other, two))

    return Comparison(
        unpaired=why,
        matches=0,
        blocks=0,
        left_out=0,
        endings={
            ending: shares(first.results.endings.get(ending, 0), second.results.endings.get(ending, 0))
            for ending in endings
        },
        wins=tuple([shares(a, b) for a, b in zip(first.results.wins, second.results.wins, strict=True)]),
        decisions=_means(first.results.choices, second.results.choices),
    )


def _means(one: Spread, two: Spread) -> Beside:
    means = [spread.sum / max(spread.count, 1) for spread in (one, two)]
    error = sqrt(
        sum(
            [
                max(0.0, spread.squares / spread.count - mean * mean) / spread.count
                for spread, mean in zip((one, two), means, strict=True)
                if spread.count
            ]
        )
    )
    off = means[1] - means[0]
    p = two_sided(off / error) if error else float(not off)
    return Beside(means[0], means[1], Difference(Interval(off - Z * error, off, off + Z * error), p))
