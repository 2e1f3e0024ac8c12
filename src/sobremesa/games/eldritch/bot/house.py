"""The house bot: it travels with a purpose, hunts clues, closes gates, rests when it is hurt."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.eldritch.bot.aims import Memory
from sobremesa.games.eldritch.bot.plan import Plan
from sobremesa.games.eldritch.bot.weights import Weights
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng

WHIM: Final = 0.05  # so that what is as good isn't always decided the same way
STEPS_OF_WHIM: Final = 1000


@final
class House:
    """It goes by what was fitted to as many investigators, or by other `weights`, for trying them."""

    def __init__(self, seat: int, rng: Rng, weights: Weights | None = None) -> None:
        self.seat = seat
        self.rng = rng
        self.weights = weights
        self.memory: Memory = {}

    def choose(self, look: Look[Eldritch]) -> Option:
        options = look.decision.options
        if len(options) == 1:
            return options[0]
        worths = [worth + self._whim() for worth in self.worths(look)]
        return options[worths.index(max(worths))]

    def worths(self, look: Look[Eldritch]) -> list[float]:
        """What each option is worth to it."""
        plan = Plan(look.redeal(self.rng), self.seat, self.memory, self.weights)
        return [plan.worth(look.decision, option) for option in look.decision.options]

    def _whim(self) -> float:
        return WHIM * self.rng.below(STEPS_OF_WHIM) / STEPS_OF_WHIM
