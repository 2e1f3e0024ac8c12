"""Numbers that cards on the table change: how many cards are too many, what the shop asks, how much it hurts."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.book import (
    ALL_DAMAGE,
    CHEAPER,
    DEARER,
    LESS_DAMAGE,
    MORE_DAMAGE,
    MOST_DAMAGE,
    NO_GOLD_FOR_CARDS,
    NO_OVERLOAD,
    OVERLOADED_ABOVE,
)
from sobremesa.games.princesa.moves import hand_size
from sobremesa.games.princesa.state import HAND_LIMIT, PRICE, SALE, Princesa
from sobremesa.kernel.effects.standing import is_so, least, total

NO_LIMIT: Final = 1000  # cards, or hearts: more than there are


def hand_limit(s: Princesa, seat: int) -> int:
    """With more cards than this the hero is overloaded."""
    ears = s.ears
    if ears[NO_OVERLOAD.number] and is_so(s, NO_OVERLOAD, seat):
        return NO_LIMIT
    return least(s, OVERLOADED_ABOVE, HAND_LIMIT, seat) if ears[OVERLOADED_ABOVE.number] else HAND_LIMIT


def is_overloaded(s: Princesa, seat: int) -> bool:
    return hand_size(s, seat) > hand_limit(s, seat)


def price_for(s: Princesa, seat: int) -> int:
    """What a shop card costs the hero: always more than it brings, or buying and selling would run the deck down."""
    ears = s.ears
    if not (ears[DEARER.number] or ears[CHEAPER.number]):
        return PRICE
    return PRICE + total(s, DEARER, seat) - total(s, CHEAPER, seat)


def gold_for_card(s: Princesa, seat: int) -> int:
    """What the hero gets for a card that they discard in trading."""
    return 0 if s.ears[NO_GOLD_FOR_CARDS.number] and is_so(s, NO_GOLD_FOR_CARDS, seat) else SALE


def damage_of(s: Princesa, seat: int, count: int) -> int:
    """What becomes of the damage in a text of the seat's, before anything prevents it: first what lies by the hero."""
    if count:
        count += total(s, MORE_DAMAGE, seat)
    count = max(0, count - total(s, LESS_DAMAGE, seat))
    if count:
        count += total(s, ALL_DAMAGE, seat)
    return least(s, MOST_DAMAGE, count, seat)
