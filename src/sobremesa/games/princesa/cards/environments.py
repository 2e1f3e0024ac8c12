"""Environments: one lies in the centre, and what it says concerns everybody."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

ENVIRONMENTS: Final = (
    environment(
        "travelling-market",
        Stat(CHEAPER, EVERYBODY, n=1),
        Rule(NO_GOLD_FOR_CARDS, EVERYBODY),
        rule="princesa-9.15",
    ),
    environment("thick-fog", Rule(NO_OVERLOAD, EVERYBODY), rule="princesa-9.17"),
    environment("blood-moon", Stat(ALL_DAMAGE, EVERYBODY, n=1), rule="princesa-9.18"),
    environment("sanctuary", Stat(MOST_DAMAGE, EVERYBODY, n=1), rule="princesa-9.19"),
    environment("storm", Stat(OVERLOADED_ABOVE, EVERYBODY, n=3), rule="princesa-9.20"),
    environment("fair-of-truth", On(WON_DUEL, EVERYBODY, PeekAtRival()), rule="princesa-9.21"),
)
