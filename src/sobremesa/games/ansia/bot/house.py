"""The house bot: it knows how far home is, what its deck can run, and what its missions want."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.ansia.bot.plan import Plan
from sobremesa.games.ansia.state import Ansia
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

WHIM: Final = 0.2  # so that what is as good isn't always decided the same way
STEPS_OF_WHIM: Final = 1000


@final
class House:
    def __init__(self, seat: int, rng: Rng) -> None:
        self.seat = seat
        self.rng = rng

    def choose(self, look: Look[Ansia]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        worths = [worth + self._whim() for worth in self.worths(look)]
        return options[worths.index(max(worths))]

    def worths(self, look: Look[Ansia]) -> list[float]:
        """What each option is worth to it, in points at dawn."""
        plan = Plan(look.redeal(self.rng), self.seat)
        return [plan.worth(look.decision.ask, option) for option in look.decision.options]

    def _whim(self) -> float:
        return WHIM * self.rng.below(STEPS_OF_WHIM) / STEPS_OF_WHIM
