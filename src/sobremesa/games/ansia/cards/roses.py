"""The three roses of the labyrinth. That the eternal one pays a point each turn is the rulebook's; the rest is ours."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.book import HUNTED_HUMAN, SUMMING, TURN_ENDS
from sobremesa.games.ansia.cards.facts import Facts, declare
from sobremesa.games.ansia.cards.keywords import permanent, unique
from sobremesa.games.ansia.effects.conditions import HumanInPlay, HumanIs
from sobremesa.games.ansia.effects.deeds import Quicken, Score
from sobremesa.games.ansia.words import NOBLE, OF_ROSES, ROSE
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Standing
from sobremesa.kernel.effects.whose import OWN


def rose(name: str, speed: int, points: int, gives: Standing) -> int:
    """Points on being picked, and what it gives for as long as it is in play."""
    facts = Facts(ROSE, speed, points, category=OF_ROSES)
    return declare(name, facts, unique(), permanent(), gives, rule="ansia-9.5")


ROSES: Final = (
    rose("eternal-rose", -1, 6, On(TURN_ENDS, OWN, Score(1))),
    rose("blood-rose", 0, 1, On(HUNTED_HUMAN, OWN, Score(1), when=HumanIs(NOBLE))),
    rose("wind-rose", 0, 1, On(SUMMING, OWN, Quicken(1), when=HumanInPlay())),
)
