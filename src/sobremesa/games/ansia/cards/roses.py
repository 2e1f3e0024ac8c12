"""The three roses of the labyrinth."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.book import TURN_ENDS
from sobremesa.games.ansia.cards.facts import Facts, declare
from sobremesa.games.ansia.cards.keywords import permanent, prepared, unique
from sobremesa.games.ansia.effects.deeds import Score
from sobremesa.games.ansia.words import OF_ROSES, ROSE
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Standing
from sobremesa.kernel.effects.whose import OWN


def rose(name: str, speed: int, points: int, each_turn: int, *, at_once: bool = True) -> int:
    """`at_once`: it comes to hand with the next cards, and not when the discard pile is shuffled."""
    texts: list[Standing] = [unique()]
    if at_once:
        texts.append(prepared())
    texts.append(permanent())
    if each_turn:
        texts.append(On(TURN_ENDS, OWN, Score(each_turn)))
    return declare(name, Facts(ROSE, speed, points, category=OF_ROSES), *texts, rule="ansia-9.5")


ROSES: Final = (
    rose("eternal-rose", 0, 1, 1),
    rose("blood-rose", 0, 4, 1, at_once=False),
    rose("wind-rose", 1, 1, 0),
)
