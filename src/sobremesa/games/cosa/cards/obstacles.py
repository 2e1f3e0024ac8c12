"""What stays on the table."""

from __future__ import annotations

from sobremesa.games.cosa.cards.lexicon import *

QUARANTINE: Final = card(
    "quarantine",
    OBSTACLE,
    (5, 9),
    Rule(OPENLY, when=TableIs(STRICT, so=False)),
    citing("cosa-8.5", Rule(NO_FIRE)),
    citing("cosa-8.6", Rule(NO_MOVE)),
    citing("cosa-14.1", Rule(NO_PLAY, when=TableIs(STRICT))),
    citing("cosa-14.1", Rule(NO_EXCHANGE, when=TableIs(STRICT))),
    citing("cosa-14.1", Rule(NO_AIM, when=TableIs(STRICT))),
    played=LockUp(
        ReachByTable(STRICT, NearOrSelf(), Near()),
        CountByTable(STRICT, 3, 2),
    ),
    rule="cosa-8.2",
)
DOOR: Final = card(
    "barred-door",
    OBSTACLE,
    (4, 7, 11),
    played=BarWay(Near()),
    rule="cosa-9.1",
)

for thing in range(QUARANTINED.first, QUARANTINED.end):  # before whomever it lies, it says the same
    BOOK.copy(BOOK.cards[KINDS.thing(QUARANTINE)], thing)
