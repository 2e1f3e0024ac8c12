"""What is played from the hand in answer to others. Whoever does so draws another card."""

from __future__ import annotations

from sobremesa.games.cosa.cards.lexicon import *

SCARY: Final = card(
    "scary",
    DEFENCE,
    (5, 6, 8, 11),
    answer=Seq(Refuse(), LookAtOffer()),
    rule="cosa-7.3",
)
COMFORTABLE: Final = card(
    "comfortable",
    DEFENCE,
    (4, 6, 11),
    answer=Cancel(MOVE),
    rule="cosa-7.4",
)
NO_THANKS: Final = card(
    "no-thanks",
    DEFENCE,
    (4, 6, 8, 11),
    answer=Refuse(),
    rule="cosa-7.5",
)
MISSED: Final = card(
    "missed",
    DEFENCE,
    (4, 6, 11),
    answer=Seq(Refuse(), NextInstead(immune=True)),
    rule="cosa-7.6",
)
NO_BARBECUE: Final = card(
    "no-barbecue",
    DEFENCE,
    (4, 6, 11),
    answer=Cancel(BURN),
    rule="cosa-7.13",
)
