"""What public play tells about the secret fates: exactly, and assuming nothing about anyone's style.

A *world* says which fate each seat keeps. Each has a weight: in how many ways the tokens could have been drawn so
that everything seen at the table was allowed. Whoever had several legal plays is thought to pick any of them, so a
choice excludes only the worlds in which it would have been illegal. Chances are weights divided by their sum.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import Final

Clue = tuple[int, ...]
World = tuple[
    int, ...
]  # for each seat the value kept, 0 for none; during a turn also how it came to be kept, see below
Worlds = dict[World, int]

# The kinds of clue, each with its arguments.
PLAY: Final = 0  # seat, drawn, value, kept values allowed (bits), out, first: drew so many and played this one
LAST: Final = 1  # seat, drawn, value, out: the same with the only fate in hand
KNOW: Final = 2  # seat, kept values allowed (bits)
KEPT: Final = 3  # seat, yes: whether the fate played was already there on an earlier turn
DROP: Final = 4  # seat: all its fates went to the bag
REST: Final = 5  # seat: its turn is over

# What each of a clue's numbers can be, whatever its kind.
CLUE_BOUNDS: Final = ((PLAY, REST), (0, 4), (0, 254), (0, 7), (0, 4**7 - 1), (0, 4**7 - 1), (0, 7))

SEATS: Final = 5
COPIES: Final = 3
ANY: Final = 0b11111110

_ONE_OF: Final = (0, *(1 << (2 * place) for place in range(7)))  # up to three of each value take two bits

# During a turn a seat's entry is the value kept plus one of these.
FRESH_HAND: Final = 0  # nothing was kept from before
PLAYED_OLD: Final = 8  # the fate played was kept from before
KEEPS_OLD: Final = 16  # the fate kept was kept from before


def up_to(value: int) -> int:
    """The values from 1 to that one, as bits."""
    return (2 << value) - 2


def above(value: int) -> int:
    return ANY & ~up_to(value)


def pack(values: Iterable[int]) -> int:
    """How many there are of each value from 1 to 7, as one number; inverse of `unpack`."""
    return sum([_ONE_OF[value] for value in values])


def unpack(packed: int) -> list[int]:
    return [0] + [packed >> (2 * place) & 3 for place in range(7)]


def copies_in_bag(world: World, out: list[int]) -> list[int]:
    """How many of each value are in the bag, in that world."""
    copies = [COPIES - count for count in out]
    for entry in world:
        copies[entry & 7] -= 1
    copies[0] = 0
    return copies


def worlds_after(clues: tuple[Clue, ...]) -> Worlds:
    """Every world that the clues allow, with its weight. The result is shared: don't change it."""
    for length in range(0, len(clues), 64):  # so that a long match doesn't recurse deeply
        _worlds_after(clues[:length])
    return _worlds_after(clues)


@lru_cache(maxsize=2048)
def _worlds_after(clues: tuple[Clue, ...]) -> Worlds:
    if not clues:
        return {(0,) * SEATS: 1}
    return _told(_worlds_after(clues[:-1]), clues[-1])


def _told(worlds: Worlds, clue: Clue) -> Worlds:
    kind, seat = clue[0], clue[1]
    after: Worlds = {}
    if kind == PLAY:
        _played(worlds, after, clue)
    elif kind == LAST:
        _, _, drawn, value, out = clue
        for world, weight in worlds.items():
            ways = copies_in_bag(world, unpack(out))[value] if drawn else int(world[seat] & 7 == value)
            _add(after, world, seat, 0, weight * ways)
    elif kind == KNOW:
        after = {world: weight for world, weight in worlds.items() if clue[2] >> (world[seat] & 7) & 1}
    elif kind == KEPT:
        after = {world: weight for world, weight in worlds.items() if (world[seat] & PLAYED_OLD != 0) == bool(clue[2])}
    elif kind == DROP:
        for world, weight in worlds.items():
            _add(after, world, seat, 0, weight)
    else:
        for world, weight in worlds.items():
            _add(after, world, seat, world[seat] & 7, weight)
    return _reduced(after)


def _played(worlds: Worlds, after: Worlds, clue: Clue) -> None:
    _, seat, drawn, value, allowed, out_packed, first = clue
    out = unpack(out_packed)
    for world, weight in worlds.items():
        copies = copies_in_bag(world, out)
        held = world[seat] & 7
        if drawn == 2:
            for other in range(1, 8):
                # Two tokens in any order; of equal ones, the second has one copy less to come from.
                ways = copies[value] * (copies[value] - 1 if other == value else 2 * copies[other])
                if ways > 0 and allowed >> other & 1:
                    _add(after, world, seat, other + FRESH_HAND, weight * ways)
            continue
        is_old = bool(first) or world[seat] & KEEPS_OLD != 0
        if held == value:
            how = PLAYED_OLD if is_old else FRESH_HAND
            for other in range(1, 8):
                if copies[other] > 0 and allowed >> other & 1:
                    _add(after, world, seat, other + how, weight * copies[other])
        elif copies[value] > 0 and allowed >> held & 1:
            _add(after, world, seat, held + (KEEPS_OLD if is_old else FRESH_HAND), weight * copies[value])


def _add(worlds: Worlds, world: World, seat: int, entry: int, weight: int) -> None:
    if weight > 0:
        changed = (*world[:seat], entry, *world[seat + 1 :])
        worlds[changed] = worlds.get(changed, 0) + weight


def _reduced(worlds: Worlds) -> Worlds:
    common = gcd(*worlds.values()) if worlds else 1
    return worlds if common <= 1 else {world: weight // common for world, weight in worlds.items()}


def holding(worlds: Worlds, seat: int, value: int) -> Worlds:
    """Those worlds in which the seat keeps that value: what the seat itself knows besides."""
    return {world: weight for world, weight in worlds.items() if world[seat] & 7 == value}


def ways_by_value(worlds: Worlds, seat: int) -> list[int]:
    """The weight of each value the seat may keep, by value from 0 (nothing) to 7."""
    ways = [0] * 8
    for world, weight in worlds.items():
        ways[world[seat] & 7] += weight
    return ways


def chances(worlds: Worlds, seat: int) -> dict[int, Fraction]:
    """The values the seat's secret fate can still have, each with its exact chance."""
    ways = ways_by_value(worlds, seat)
    total = sum(ways)
    return {value: Fraction(count, total) for value, count in enumerate(ways) if count and value}
