"""Changing seats, and the way round."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.cosa.book import NO_MOVE
from sobremesa.games.cosa.effects.deed import Aimed, Deed, tell_nothing_happens
from sobremesa.games.cosa.isolation import forbidding, may_move
from sobremesa.games.cosa.moves import tell
from sobremesa.games.cosa.seating import swap
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.node import GO_ON, REVEALS
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.words import Voice, clause
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class SwapSeats(Aimed):
    """What follows is an exchange, mostly; that it is one tells that neither side is superinfected."""

    def touches(self) -> int:
        return super().touches() | REVEALS

    def stage(self, step: int) -> str:
        return "swap-with"

    def hindrance(self, s: Cosa, seat: int) -> str:
        return forbidding(s, NO_MOVE, seat)

    def hit(self, s: Cosa, seat: int, target: int) -> None:
        if may_move(s, target):
            swap(s, seat, target)
            tell(s, "moved", ("who", seat), ("who2", target), reveals=True)
        else:
            tell_nothing_happens(s, target, hindered=True, reveals=True)

    def upon(self) -> str:
        return "swap-seats"

    def say(self, voice: Voice) -> Phrase:
        return clause("swap-seats", voice, ("whom", self.whom.say(voice)))


@dataclass(eq=False)
class SwapPairs(Deed):
    """From the seat on, clockwise, the first with the second, the third with the fourth…; an odd one stays."""

    def run(self, s: Cosa, step: int) -> bool:
        at = s.ring.index(reg(s, WHO))
        order = s.ring[at:] + s.ring[:at]
        for first in range(0, len(order) - 1, 2):
            swap(s, order[first], order[first + 1])
            tell(s, "moved", ("who", order[first]), ("who2", order[first + 1]))
        return GO_ON

    def has_subject(self) -> bool:
        return True

    def say(self, voice: Voice) -> Phrase:
        return clause("swap-pairs", voice)


@dataclass(eq=False)
class TurnRound(Deed):
    """Turns and exchanges go the other way."""

    def run(self, s: Cosa, step: int) -> bool:
        s.direction = -s.direction
        tell(s, "turned-round", ("way", "clockwise" if s.direction > 0 else "back"))
        return GO_ON

    def say(self, voice: Voice) -> Phrase:
        return clause("turn-round", voice)
