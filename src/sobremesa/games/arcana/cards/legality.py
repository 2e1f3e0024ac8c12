"""Which kept fates make a play legal, as a set of bits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sobremesa.games.arcana.cards.numbered import ARCANA
from sobremesa.games.arcana.conditions import Condition, Fates

_EMPTY: Final = Fates()


def _kept(condition: Condition, p: int, fates: Fates) -> int:
    # Up to 8: a power may make the fate kept count one more.
    return sum(1 << h for h in range(1, 9) if condition.holds(p, h, fates))


FIXED: Final = [
    None if arcanum.condition.LOOKS else tuple(_kept(arcanum.condition, p, _EMPTY) for p in range(8))
    for arcanum in ARCANA
]


@lru_cache(maxsize=1 << 16)
def _looking(card: int, visible: tuple[int, ...], here: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(_kept(ARCANA[card].condition, p, Fates(visible, here)) for p in range(8))


def kept_by_played(card: int, visible: tuple[int, ...], here: tuple[int, ...]) -> tuple[int, ...]:
    """For each value played on the card, the values of the kept fate that make it legal (bit h for value h)."""
    fixed = FIXED[card]
    return fixed if fixed is not None else _looking(card, visible, here)
