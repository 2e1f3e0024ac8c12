"""Where looking ahead pays: at the move, by what a night comes to at dawn."""

from __future__ import annotations

from math import exp
from typing import Final

from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.bot import Searched

MUCH: Final = 15.0  # points: a lead of so many is worth 0.73, twice as many 0.88


def payoff(s: Ansia, seat: int) -> float:
    """From 0 to 1, by how far one is ahead of the best of the others; nothing for who has burnt."""
    if seat in s.ashes:
        return 0.0
    others = [0 if other in s.ashes else s.scores[other] for other in range(len(s.places)) if other != seat]
    return 1 / (1 + exp((max(others) - s.scores[seat]) / MUCH))


SEARCHED: Final = Searched[Ansia](frozenset({"move"}), payoff)
