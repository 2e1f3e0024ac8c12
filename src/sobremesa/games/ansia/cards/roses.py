"""The three roses of the labyrinth."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.book import TURN_ENDS
from sobremesa.games.ansia.cards.facts import Facts, declare
from sobremesa.games.ansia.cards.keywords import permanent, prepared, unique
from sobremesa.games.ansia.effects.deeds import Score
from sobremesa.games.ansia.words import OF_ROSES, ROSE
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.whose import OWN


def rose(name: str, speed: int, points: int, each_turn: int) -> int:
    facts = Facts(ROSE, speed, points, category=OF_ROSES)
    pays = On(TURN_ENDS, OWN, Score(each_turn))
    return declare(name, facts, unique(), prepared(), permanent(), pays, rule="ansia-9.5")


ROSES: Final = (rose("eternal-rose", 1, 5, 1), rose("blood-rose", 1, 1, 2), rose("wind-rose", 2, 3, 1))
