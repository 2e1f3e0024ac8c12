"""Where the active player may play."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.cards import ROW, VALUES, kept_by_played
from sobremesa.games.arcana.options import PLAY
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.option import Option
from sobremesa.kernel.zones import Zone

HOURS_SLOT: Final = 0
NO_SLOT: Final = -1

_BY_BITS: dict[int, tuple[Option, ...]] = {}


def visible(s: Arcana) -> Zone:
    """The visible fates, in order of value."""
    one, two, three, four = s.fates
    return tuple(sorted(one + two + three + four))


def tables(s: Arcana, barred: int) -> list[tuple[int, ...] | None]:
    """For each arcanum of the row, the kept values that each value played there allows; None if it is barred."""
    seen = visible(s)
    return [None if slot == barred else kept_by_played(s.row[slot], seen, s.fates[slot]) for slot in range(ROW)]


def legal(s: Arcana, barred: int) -> tuple[Option, ...]:
    """Every play the active player's two fates allow; The Hours if and only if there is no other."""
    low, high = s.hands[s.active]
    plus = s.plus
    bits = 0
    for slot, table in enumerate(tables(s, barred), start=1):
        if table is not None:
            if table[low] >> (high + plus) & 1:
                bits |= 1 << PLAY[low, slot].index
            if table[high] >> (low + plus) & 1:
                bits |= 1 << PLAY[high, slot].index
    if not bits:
        bits = 1 << PLAY[low, HOURS_SLOT].index | 1 << PLAY[high, HOURS_SLOT].index
    return options_of(bits)


def options_of(bits: int) -> tuple[Option, ...]:
    """The plays of a set of bits, made once for each set."""
    found = _BY_BITS.get(bits)
    if found is None:
        found = tuple(option for option in PLAY.values() if bits >> option.index & 1)
        _BY_BITS[bits] = found
    return found


def kept_allowed(s: Arcana, value: int, slot: int, barred: int) -> int:
    """What everybody learns from a play: the kept values (as bits) with which it was legal."""
    allowed = tables(s, barred)
    if slot != HOURS_SLOT:
        table = allowed[slot - 1]
        assert table is not None
        return table[value] >> s.plus
    stuck = 0
    for h in VALUES:
        if not any(
            table is not None and (table[value] >> (h + s.plus) & 1 or table[h] >> (value + s.plus) & 1)
            for table in allowed
        ):
            stuck |= 1 << h
    return stuck
