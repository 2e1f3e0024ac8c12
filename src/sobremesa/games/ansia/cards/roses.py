"""The three roses of the labyrinth. That the eternal one pays a point each turn is the rulebook's; the rest is ours."""

from __future__ import annotations

from sobremesa.games.ansia.cards.lexicon import *

ROSES: Final = (
    rose("eternal-rose", -1, 6, On(TURN_ENDS, OWN, Score(1))),
    rose("blood-rose", 0, 1, On(HUNTED_HUMAN, OWN, Score(1), when=HumanIs(NOBLE))),
    rose("wind-rose", 0, 1, On(SUMMING, OWN, Quicken(1), when=HumanInPlay())),
)
