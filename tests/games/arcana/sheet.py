"""The cards as the component list has them, written down a second time: what the game's own tables are checked against.

`p` is the fate played, `h` the one kept, `seen` the visible fates before the play, `here` those before the card.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

Predicate = Callable[[int, int, Sequence[int], Sequence[int]], bool]

HOURS: Final = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3}


class Card(NamedTuple):
    when: str  # the condition, as the list has it
    moons: int
    power: str

    def legal(self, p: int, h: int, seen: Sequence[int], here: Sequence[int]) -> bool:
        return _predicate(self.when)(p, h, seen, here)


@cache
def _predicate(when: str) -> Predicate:
    predicate: Predicate = eval(f"lambda p, h, seen, here: {when}", {"hours": hours, "between": between})
    return predicate


def hours(value: int) -> int:
    """A 7 that counts one more still takes three hours."""
    return HOURS[min(value, 7)]


def between(p: int, h: int, seen: Sequence[int]) -> set[int]:
    low, high = sorted((p, h))
    return {v for v in seen if low < v < high}


BASE: Final = {
    "beast": Card("h in (p - 1, p + 1)", 1, "twice"),
    "belltower": Card("p + h in (3, 6, 9, 12, 15)", 2, "discard-lower"),
    "blind-man": Card("True", 1, "is-147"),
    "chalice": Card("True", 2, "is-147"),
    "dawn": Card("p > h", 3, "higher"),
    "deep": Card("p + h <= 5", 3, "higher"),
    "engine": Card("p in (2 * h, 3 * h) or h in (2 * p, 3 * p)", 3, "is-567"),
    "huntress": Card("h in (p - 2, p + 2)", 1, "twice"),
    "judge": Card("p + h in (2, 4, 6, 8, 10, 12, 14)", 3, "is-345"),
    "key": Card("p + h in (7, 8, 9)", 3, "old"),
    "leviathan": Card("p + h >= 11", 4, "discard-lower"),
    "lord": Card("p in (5, 6, 7) and h not in (5, 6, 7)", 3, "is-567"),
    "midnight": Card("p < h", 3, "higher"),
    "mirror": Card("p == h", 1, "twice"),
    "noble": Card("p in (3, 4, 5) and h not in (3, 4, 5)", 3, "is-345"),
    "prophet": Card("h in seen", 2, "cycle"),
    "rider": Card("p != h and not {p, h} & set(seen)", 2, "cycle"),
    "servant": Card("p in (1, 2, 3) and h not in (1, 2, 3)", 2, "is-123"),
    "shore": Card("p - h >= 4 or h - p >= 4", 4, "discard-lower"),
    "stranger": Card("p + h in (3, 5, 7, 9, 11, 13, 15)", 3, "is-123"),
}

EXPANSION: Final = {
    "asunder": Card("any(p == h + v for v in seen)", 1, "same"),
    "fortune": Card("(p > h) if p % 2 and h % 2 else (p + h) % 2 == 1 and p < h", 3, "plus"),
    "iron": Card("all(h > v for v in here)", 4, "plus"),
    "captain": Card("p in (1, 4, 7) and h not in (1, 4, 7)", 3, "is-147"),
    "feast": Card("True", 4, "relocate"),
    "ghost": Card("not {p - 1, p + 1, h - 1, h + 1} & set(seen)", 2, "plus"),
    "lantern": Card("(p + h + sum(seen)) % 4 == 0", 3, "relocate"),
    "pallbearers": Card("abs(p - h) in (1, 2)", 2, "within"),
    "passage": Card("len(between(p, h, seen)) == 1", 2, "same"),
    "wish": Card("True", 2, "old"),
    "imago": Card("True", 3, "cycle"),
    "north-wind": Card("abs(hours(p) - hours(h)) == 1", 2, "slow"),
    "thief": Card("False", 2, "help"),
    "musicians": Card("p + h == 11 or any(p + h + v == 11 for v in seen)", 3, "exile"),
    "fall": Card("True", 0, "amplify"),
    "ash": Card("p == 7", 0, "help"),
}

CARDS: Final = {**BASE, **EXPANSION}

# For each card and each p from 1 to 7, the kept fates that make the play legal; then how many of the 49 pairs that is.
TABLE: Final = """
beast       2      13    24    35    46    57     6       12
belltower   25     147   36    25    147   36     25      16
dawn        -      1     12    123   1234  12345  123456  21
deep        1234   123   12    1     -     -      -       10
engine      23     146   16    2     -     23     -       10
huntress    3      4     15    26    37    4      5       10
judge       1357   246   1357  246   1357  246    1357    25
key         67     567   456   345   234   123    12      19
leviathan   -      -     -     7     67    567    4567    10
lord        -      -     -     -     1234  1234   1234    12
midnight    234567 34567 4567  567   67    7      -       21
mirror      1      2     3     4     5     6      7       7
noble       -      -     1267  1267  1267  -      -       12
servant     4567   4567  4567  -     -     -      -       12
shore       567    67    7     -     1     12     123     12
stranger    246    1357  246   1357  246   1357   246     24
"""
