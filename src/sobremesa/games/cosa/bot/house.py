"""The house bot: each role has a plan of its own, and all it goes by is its own view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from sobremesa.games.cosa.book import HUMAN, INFECTADO, LA_COSA
from sobremesa.games.cosa.bot.habits import DISCREET, Manner, as_humans_do
from sobremesa.games.cosa.bot.human_plan import HumanPlan
from sobremesa.games.cosa.bot.infected_plan import InfectedPlan
from sobremesa.games.cosa.bot.outlook import Outlook
from sobremesa.games.cosa.bot.plan import Plan
from sobremesa.games.cosa.bot.speaking import Speech
from sobremesa.games.cosa.bot.thing_plan import ThingPlan
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.bot import Look
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Plain

WHIM: Final = 0.5  # so that what is as good isn't always decided the same way
STEPS_OF_WHIM: Final = 1000
GRAIN: Final = 1 << 16


def plan_for(view: Plain, seat: int, *, hears: bool = True, leaning: Sequence[float] = ()) -> Plan:
    look = Outlook(view, seat, hears=hears, leaning=leaning)
    if look.role == LA_COSA:
        return ThingPlan(look)
    return InfectedPlan(look) if look.role == INFECTADO else HumanPlan(look)


@final
class House:
    def __init__(self, seat: int, rng: Rng, manner: Manner = DISCREET, *, is_deaf: bool = False) -> None:
        """Who `is_deaf` plays as if nobody said or refused anything; `leaning` is what somebody else makes of it."""
        self.seat = seat
        self.rng = rng
        self.manner = manner
        self.is_deaf = is_deaf
        self.leaning: Sequence[float] = ()

    def choose(self, look: Look[Cosa]) -> Option:
        options, ask = look.decision.options, look.decision.ask
        if len(options) == 1:
            return options[0]
        plan = plan_for(look.view(), self.seat, hears=not self.is_deaf, leaning=self.leaning)
        outlook = plan.look
        if outlook.role != HUMAN and not outlook.is_exposed(self.seat):
            options = as_humans_do(ask, options, len(outlook.view["roles"]), self.rng, self.manner)
        elif outlook.role == HUMAN and options[-1].verb == "hide" and self._drawn() < self.manner.hiding:
            return options[-1]
        worths = [plan.worth(ask, option) + self._whim() for option in options]
        return options[worths.index(max(worths))]

    def speak(self, look: Look[Cosa]) -> Option | None:
        return Speech(look.view(), self.seat, self.rng).say(look.decision.options)

    def worths(self, look: Look[Cosa]) -> list[float]:
        """What each option is worth to it, whatever others may make of it."""
        plan = plan_for(look.view(), self.seat)
        return [plan.worth(look.decision.ask, option) for option in look.decision.options]

    def _drawn(self) -> float:
        return self.rng.below(GRAIN) / GRAIN

    def _whim(self) -> float:
        return WHIM * self.rng.below(STEPS_OF_WHIM) / STEPS_OF_WHIM
