"""An Infectado's plan: bring La Cosa what it needs, shield it once it is exposed, and burn who is still Human."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.bot.outlook import Outlook
from sobremesa.games.cosa.bot.plan import NEVER, PARTING, Plan
from sobremesa.games.cosa.cards import INFECTED

CARDS_WORTH: Final = {  # most of them because a Human would have them else
    cards.FLAMETHROWER: 8.0,
    cards.NO_BARBECUE: 6.0,
    cards.QUARANTINE: 4.0,
    cards.RESOLUTE: 4.0,
    cards.SCARY: 4.0,
    cards.NO_THANKS: 4.0,
    cards.MISSED: 3.0,
    cards.ANALYSIS: 3.0,
}
SPARE_INFECTED: Final = 4.0  # one to give to La Cosa
FEEDING: Final = 6.0
LIKELY_HUMAN: Final = 0.4


@final
class InfectedPlan(Plan):
    def __init__(self, look: Outlook) -> None:
        super().__init__(look, CARDS_WORTH)
        self._thing = self.beliefs.thing_seat()
        self._spare = self.hand.count(INFECTED) - 1
        self._is_thing_exposed = self._thing in look.ring and look.is_exposed(self._thing)

    def _humanity(self, seat: int) -> float:
        return 1 - self.beliefs.evil[seat]

    def keeping(self, kind: int) -> float:
        if kind == INFECTED:
            return SPARE_INFECTED if self._spare <= 1 else 0.0
        return super().keeping(kind)

    # --- feeding La Cosa

    def meeting(self, seat: int) -> float:
        return FEEDING if seat == self._thing and self._spare > 0 else 0.0

    def giving(self, kind: int, partner: int, ask: str) -> float:
        if kind == INFECTED:  # only La Cosa may be given one
            return FEEDING
        if kind == cards.NO_BARBECUE and partner == self._thing:
            return PARTING + 1.0
        return PARTING - self.keeping(kind)

    def refusing(self, kind: int, offerer: int, ask: str) -> float:
        """A Human gets nothing from me, and I get another card."""
        return NEVER if offerer == self._thing else 0.8

    # --- shielding it

    def sitting(self, ring: list[int]) -> float:
        """Once all know La Cosa, it is best off between two of its own."""
        if self._thing is None or not self._is_thing_exposed:
            return 0.0
        beside = [seat for seat in self.look.neighbours(self._thing, ring) if seat != self.look.me]
        return -4.0 * sum([self._humanity(seat) for seat in beside])

    def barring(self, seat: int) -> float:
        """Beside an exposed La Cosa, against who sits on one's other side."""
        guards = self._is_thing_exposed and self._thing in self.look.neighbours(self.look.me)
        return 6.0 * self._humanity(seat) if guards and seat != self._thing else -1.0

    def locking_up(self, seat: int) -> float:
        """Who is in quarantine can't burn anybody."""
        return -1.0 if seat == self._thing else 3.0 * self._humanity(seat)

    # --- fire

    def burning(self, seat: int) -> float:
        humanity = self._humanity(seat)
        return NEVER if seat == self._thing or humanity < LIKELY_HUMAN else 9.0 * humanity - 1.0

    def confiding(self, seat: int) -> float:
        return -self._humanity(seat)
