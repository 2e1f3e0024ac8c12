"""What makes La Cosa, and what it infects with. Never played."""

from __future__ import annotations

from sobremesa.games.cosa.cards.lexicon import *

THING: Final = card(
    "thing",
    CONTAGION,
    (ALWAYS,),
    Makes(role(LA_COSA)),
    Stays(),
    rule="cosa-4.1",
)
INFECTED: Final = card(
    "infected",
    CONTAGION,
    (4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11),
    Turns(role(HUMAN), role(INFECTADO)),
    OnlyGivenBy(role(LA_COSA), role(INFECTADO), to=role(LA_COSA)),
    LastStaysWith(role(INFECTADO)),
    rule="cosa-4.4",
)
