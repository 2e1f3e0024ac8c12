"""Every card, declared once: what it does, whom it reaches, what it says and how many there are of it."""

from __future__ import annotations

# Families in this order: it is that of the numbers of their cards.
# isort: off
from sobremesa.games.cosa.cards.contagion import INFECTED, THING
from sobremesa.games.cosa.cards.actions import (
    ANALYSIS,
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    FLAMETHROWER,
    RESOLUTE,
    SEDUCTION,
    SUSPICION,
    WATCH_YOUR_BACK,
    WHISKY,
)
from sobremesa.games.cosa.cards.defences import COMFORTABLE, MISSED, NO_BARBECUE, NO_THANKS, SCARY
from sobremesa.games.cosa.cards.obstacles import DOOR, QUARANTINE
from sobremesa.games.cosa.cards.panics import (
    BETWEEN_US,
    BLIND_DATE,
    FORGETFUL,
    FRIENDS,
    GET_OUT,
    ONE_TWO,
    OOPS,
    PARTY,
    REVELATIONS,
    ROPES,
    ROUND,
    THREE_FOUR,
)

# isort: on
from sobremesa.games.cosa.book import BOOK
from sobremesa.kernel import house_cards

house_cards.declare(__name__, BOOK)

__all__ = [
    "ANALYSIS",
    "AXE",
    "BETTER_RUN",
    "BETWEEN_US",
    "BLIND_DATE",
    "CHANGE_PLACES",
    "COMFORTABLE",
    "DOOR",
    "FLAMETHROWER",
    "FORGETFUL",
    "FRIENDS",
    "GET_OUT",
    "INFECTED",
    "MISSED",
    "NO_BARBECUE",
    "NO_THANKS",
    "ONE_TWO",
    "OOPS",
    "PARTY",
    "QUARANTINE",
    "RESOLUTE",
    "REVELATIONS",
    "ROPES",
    "ROUND",
    "SCARY",
    "SEDUCTION",
    "SUSPICION",
    "THING",
    "THREE_FOUR",
    "WATCH_YOUR_BACK",
    "WHISKY",
]
