"""placeholder, replaced below"""

from __future__ import annotations

from sobremesa.games.arcana.state import Arcana
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng


class House:
    def __init__(self, seat: int, rng: Rng) -> None:
        self.rng = rng

    def choose(self, look: Look[Arcana]) -> Option:
        return self.rng.pick(look.decision.options)
