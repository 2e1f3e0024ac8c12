"""Where the active player may play."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.cards import FIXED, ROW, VALUES, kept_by_played
from sobremesa.games.arcana.moves import visible
from sobremesa.games.arcana.options import PLAY
from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.option import Option

HOURS_SLOT: Final = 0
NO_SLOT: Final = -1

# Of each value and slot, its bit in a set of plays.
_BIT: Final = [[0] * (ROW + 1)] + [[1 << PLAY[value, slot].index for slot in range(ROW + 1)] for value in VALUES]

_BY_BITS: dict[int, tuple[Option, ...]] = {}


def table_at(s: Arcana, slot: int) -> tuple[int, ...]:
    """The kept values that each value played on that arcanum allows."""
    fixed = FIXED[s.row[slot]]
    return fixed if fixed is not None else kept_by_played(s.row[slot], visible(s), s.fates[slot])


def legal(s: Arcana, barred: int) -> tuple[Option, ...]:
    """Every play the active player's two fates allow; The Hours if and only if there is no other."""
    low, high = s.hands[s.active]
    plus = s.plus
    bits = 0
    for slot in range(ROW):
        if slot != barred:
            table = table_at(s, slot)
            if table[low] >> (high + plus) & 1:
                bits |= _BIT[low][slot + 1]
            if table[high] >> (low + plus) & 1:
                bits |= _BIT[high][slot + 1]
    if not bits:
        bits = _BIT[low][HOURS_SLOT] | _BIT[high][HOURS_SLOT]
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
    plus = s.plus
    if slot != HOURS_SLOT:
        return table_at(s, slot - 1)[value] >> plus
    tables = [table_at(s, other) for other in range(ROW) if other != barred]
    stuck = 0
    for h in VALUES:
        if not any(table[value] >> (h + plus) & 1 or table[h] >> (value + plus) & 1 for table in tables):
            stuck |= 1 << h
    return stuck
