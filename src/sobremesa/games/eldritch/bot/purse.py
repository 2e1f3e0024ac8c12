"""What can be had for what one has to spend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Ware(NamedTuple):
    thing: int
    price: int
    worth: float


def basket(wares: Sequence[Ware], money: int) -> float:
    """What the best that can be had for so much is worth."""
    if not wares:
        return 0.0
    first, others = wares[0], wares[1:]
    without = basket(others, money)
    return without if first.price > money else max(without, first.worth + basket(others, money - first.price))


def purchase(wares: Sequence[Ware], money: int, loan: int, cost: float) -> float:
    """The same, when so much more can be borrowed."""
    best = basket(wares, money)
    return max(best, basket(wares, money + loan) - cost) if loan else best
