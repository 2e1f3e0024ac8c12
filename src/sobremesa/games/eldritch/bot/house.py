"""The house bot: it travels with a purpose, hunts clues, closes gates, rests when it is hurt."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.eldritch.bot.aims import Memory
from sobremesa.games.eldritch.bot.plan import Plan
from sobremesa.games.eldritch.bot.weights import Weights
from sobremesa.games.eldritch.options import GOING
from sobremesa.games.eldritch.state import Eldritch
from sobremesa.games.eldritch.talk import goal_of
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
        plan = self._plan(look)
        return [plan.worth(look.decision, option) for option in look.decision.options]

    def speak(self, look: Look[Eldritch]) -> Option | None:
        """Where it goes, if that isn't where it said that it goes."""
        plan = self._plan(look)
        goal = plan.aims.goal()
        if goal < 0 or goal == goal_of(plan.s, self.seat):
            return None
        return next((option for option in look.decision.options if option is GOING[goal]), None)

    def _plan(self, look: Look[Eldritch]) -> Plan:
        return Plan(look.redeal(self.rng), self.seat, self.memory, self.weights, persons=look.persons)

    def _whim(self) -> float:
        return WHIM * self.rng.below(STEPS_OF_WHIM) / STEPS_OF_WHIM
