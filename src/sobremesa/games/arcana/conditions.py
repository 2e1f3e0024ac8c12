"""When a fate may be played on an arcanum: each condition judges a pair of fates and says itself in words.

`p` is the fate played and `h` the one kept. Most conditions need no more; some look at the fates on the table.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from sobremesa.kernel.effects import Effect
from sobremesa.kernel.phrase import Phrase


@dataclass(frozen=True)
class Fates:
    """What a condition may look at: the fates on the table before this one is put down."""

    visible: tuple[int, ...] = ()
    here: tuple[int, ...] = ()  # those before the arcanum itself


def hours_of(value: int) -> int:
    """How many hours a fate consumes: one for each three it counts, begun ones too."""
    return (value + 2) // 3


class Condition(Effect):
    LOOKS: ClassVar[bool] = False  # does it depend on the fates on the table?

    @abstractmethod
    def holds(self, p: int, h: int, fates: Fates) -> bool: ...


@dataclass(frozen=True)
class Always(Condition):
    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return True

    def say(self) -> Phrase:
        return "when-always", ()


@dataclass(frozen=True)
class Never(Condition):
    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return False

    def say(self) -> Phrase:
        return "when-never", ()


@dataclass(frozen=True)
class Apart(Condition):
    """The two fates differ by at least `low` and at most `high`."""

    low: int
    high: int = 6

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return self.low <= abs(p - h) and (self.high >= 6 or abs(p - h) <= self.high)

    def say(self) -> Phrase:
        if self.low == self.high:
            return ("when-same", ()) if self.low == 0 else ("when-apart-by", (("n", self.low),))
        if self.high >= 6:
            return "when-apart-at-least", (("n", self.low),)
        return "when-apart-between", (("low", self.low), ("high", self.high))


@dataclass(frozen=True)
class Sum(Condition):
    """The two fates add up to at least `low` and at most `high`."""

    low: int = 2
    high: int = 14

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return self.low <= p + h and (self.high >= 14 or p + h <= self.high)

    def say(self) -> Phrase:
        if self.low <= 2:
            return "when-sum-at-most", (("n", self.high),)
        if self.high >= 14:
            return "when-sum-at-least", (("n", self.low),)
        return "when-sum-between", (("low", self.low), ("high", self.high))


@dataclass(frozen=True)
class SumMultiple(Condition):
    of: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return (p + h) % self.of == 0

    def say(self) -> Phrase:
        return "when-sum-multiple", (("n", self.of),)


@dataclass(frozen=True)
class SumParity(Condition):
    odd: bool

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return (p + h) % 2 == int(self.odd)

    def say(self) -> Phrase:
        return ("when-sum-odd" if self.odd else "when-sum-even"), ()


@dataclass(frozen=True)
class PlayTheOne(Condition):
    """The fate played is the higher of the two, or the lower."""

    higher: bool

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return p > h if self.higher else p < h

    def say(self) -> Phrase:
        return ("when-higher" if self.higher else "when-lower"), ()


@dataclass(frozen=True)
class Times(Condition):
    """One fate is so many times the other."""

    factors: tuple[int, ...]

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return any(max(p, h) == factor * min(p, h) for factor in self.factors)

    def say(self) -> Phrase:
        return "when-times", (("either", self.factors),)


@dataclass(frozen=True)
class OnlyOneOf(Condition):
    """The fate played is one of these values and the one kept is not."""

    values: tuple[int, ...]

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return p in self.values and h not in self.values

    def say(self) -> Phrase:
        return "when-only-one-of", (("either", self.values),)


@dataclass(frozen=True)
class Exactly(Condition):
    """The fate played has this value."""

    value: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return p == self.value

    def say(self) -> Phrase:
        return "when-exactly", (("value", self.value),)


@dataclass(frozen=True)
class HighOdds(Condition):
    """Both odd: play the higher; exactly one odd: play the lower."""

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        odd = p % 2 + h % 2
        return p > h if odd == 2 else odd == 1 and p < h

    def say(self) -> Phrase:
        return "when-high-odds", ()


@dataclass(frozen=True)
class HoursApart(Condition):
    """The hours of the two fates differ by exactly so many."""

    by: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return abs(hours_of(p) - hours_of(h)) == self.by

    def say(self) -> Phrase:
        return "when-hours-apart", (("n", self.by),)


# --- those that look at the fates on the table ---------------------------------------------------------------------


@dataclass(frozen=True)
class KeptIsVisible(Condition):
    LOOKS = True

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return h in fates.visible

    def say(self) -> Phrase:
        return "when-kept-visible", ()


@dataclass(frozen=True)
class AllDifferent(Condition):
    """The two fates differ, and neither is visible."""

    LOOKS = True

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return p != h and p not in fates.visible and h not in fates.visible

    def say(self) -> Phrase:
        return "when-all-different", ()


@dataclass(frozen=True)
class DifferenceIsVisible(Condition):
    LOOKS = True

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return p > h and p - h in fates.visible

    def say(self) -> Phrase:
        return "when-difference-visible", ()


@dataclass(frozen=True)
class KeptTopsThese(Condition):
    """The fate kept is higher than every one before this arcanum."""

    LOOKS = True

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return h > max(fates.here, default=0)

    def say(self) -> Phrase:
        return "when-kept-tops", ()


@dataclass(frozen=True)
class NoNeighbour(Condition):
    """No visible fate is exactly so far from either."""

    LOOKS = True
    distance: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return all(abs(v - p) != self.distance and abs(v - h) != self.distance for v in fates.visible)

    def say(self) -> Phrase:
        return "when-no-neighbour", (("n", self.distance),)


@dataclass(frozen=True)
class GrandTotalMultiple(Condition):
    """The two fates and all visible ones add up to a multiple."""

    LOOKS = True
    of: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return (p + h + sum(fates.visible)) % self.of == 0

    def say(self) -> Phrase:
        return "when-total-multiple", (("n", self.of),)


@dataclass(frozen=True)
class ValuesBetween(Condition):
    """So many different visible values lie between the two fates."""

    LOOKS = True
    count: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return len({v for v in fates.visible if min(p, h) < v < max(p, h)}) == self.count

    def say(self) -> Phrase:
        return "when-values-between", (("n", self.count),)


@dataclass(frozen=True)
class Makes(Condition):
    """The two fates add up to a number, alone or with one visible fate."""

    LOOKS = True
    total: int

    def holds(self, p: int, h: int, fates: Fates) -> bool:
        return p + h == self.total or self.total - p - h in fates.visible

    def say(self) -> Phrase:
        return "when-makes", (("n", self.total),)
