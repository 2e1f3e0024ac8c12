"""Numbers that spells and the environment change: how many cards are too many, and what the shop asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.princesa import standing
from sobremesa.games.princesa.kinds import (
    BLOOD_MOON,
    CLUMSY_HANDS,
    EVIL_EYE,
    FOG,
    GIANT_STRENGTH,
    MARKET,
    SANCTUARY,
    STORM,
    TORN_POCKET,
)
from sobremesa.games.princesa.moves import hand_size
from sobremesa.games.princesa.state import HAND_LIMIT, PRICE, Princesa

NO_LIMIT: Final = 1000  # cards: more than there are


def hand_limit(environment: int, spells: Sequence[int]) -> int:
    """With more cards than this, a hero with those spells is overloaded."""
    if environment == FOG:
        return NO_LIMIT
    limit = HAND_LIMIT
    if environment == STORM:
        limit = min(limit, standing.STORM.limit)
    if CLUMSY_HANDS in spells:
        limit = min(limit, standing.CLUMSINESS.limit)
    return limit


def is_overloaded(s: Princesa, seat: int) -> bool:
    return hand_size(s, seat) > hand_limit(s.environment, s.spells[seat])


def shop_price(environment: int, spells: Sequence[int]) -> int:
    """What a shop card costs a hero with those spells."""
    price = PRICE + standing.HOLE.by * spells.count(TORN_POCKET)
    if environment == MARKET:
        return max(price - standing.MARKET.by, standing.MARKET.least)
    return price


def price_for(s: Princesa, seat: int) -> int:
    return shop_price(s.environment, s.spells[seat])


def damage_of(s: Princesa, seat: int, count: int) -> int:
    """What becomes of the damage in a text of the seat's, before any Aura."""
    if count:
        count += standing.STRENGTH.by * s.spells[seat].count(GIANT_STRENGTH)
    count = max(0, count - standing.EVIL_EYE.by * s.spells[seat].count(EVIL_EYE))
    if s.environment == BLOOD_MOON and count:
        return count + standing.BLOOD_MOON.by
    if s.environment == SANCTUARY:
        return min(count, standing.SANCTUARY.most)
    return count
