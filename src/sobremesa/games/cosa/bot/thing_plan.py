"""La Cosa's plan: seek out Humans, infect them where nobody sees it, and declare when none is left."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.bot.outlook import Outlook
from sobremesa.games.cosa.bot.plan import BY_ALL_MEANS, LOSING, NEVER, PARTING, Plan
from sobremesa.games.cosa.cards import FLAMETHROWER, INFECTED

CARDS_WORTH: Final = {
    cards.NO_BARBECUE: 9.0,
    cards.INFECTED: 8.0,
    cards.SEDUCTION: 3.0,
    cards.RESOLUTE: 5.0,
    cards.BETTER_RUN: 4.0,
    cards.CHANGE_PLACES: 4.0,
    cards.FLAMETHROWER: 1.0,  # which may not be kept
}
PLENTY: Final = 3  # so many ¡Infectado! are more than one has use for


@final
class ThingPlan(Plan):
    def __init__(self, look: Outlook) -> None:
        super().__init__(look, CARDS_WORTH)
        self._humans = [seat for seat in look.ring if look.beliefs.is_human(seat)]
        self._is_exposed = look.is_exposed(look.me)

    def declaring(self) -> float:
        return LOSING if self._humans else BY_ALL_MEANS

    def keeping(self, kind: int) -> float:
        if kind == INFECTED and self.hand.count(INFECTED) >= PLENTY:
            return 0.0
        return super().keeping(kind)

    # --- infecting

    def meeting(self, seat: int) -> float:
        if seat not in self._humans or INFECTED not in self.hand:
            return 0.0
        return 8.0 if self.look.surely_has(seat, FLAMETHROWER) else 6.0

    def giving(self, kind: int, partner: int, ask: str) -> float:
        to_human = partner in self._humans
        if kind == INFECTED and to_human:
            return BY_ALL_MEANS if self._infects_unnoticed(partner, ask) else NEVER
        if kind == FLAMETHROWER:  # a weapon for one's own, and nobody else
            return NEVER if to_human else 6.0
        return PARTING - self.keeping(kind)

    def _infects_unnoticed(self, partner: int, ask: str) -> bool:
        """Who falls keeps quiet; who looks before taking would tell, and so would who looks on, if they are Human."""
        if ask == "offer" and self.look.surely_has(partner, cards.SCARY):
            return False
        return not self.look.shows_cards() or len(self._humans) == 1

    # --- fire

    def burning(self, seat: int) -> float:
        """A Human; best one after whom another comes to be infected in the same turn."""
        if seat not in self._humans:
            return NEVER
        return 6.0 + self.meeting(self.look.next(self.look.ring_without(seat))) / 2

    def locking_up(self, seat: int) -> float:
        """Who is in quarantine can't burn anybody."""
        if seat not in self._humans:
            return -1.0
        return 9.0 if self._is_exposed else 2.5

    # --- once everybody knows: among one's own, or behind doors

    def sitting(self, ring: list[int]) -> float:
        if not self._is_exposed:
            return 0.0
        return -5.0 * len([seat for seat in self.look.neighbours(self.look.me, ring) if seat in self._humans])

    def barring(self, seat: int) -> float:
        return 8.0 if self._is_exposed and seat in self._humans else -1.0

    def confiding(self, seat: int) -> float:
        return -1.0 if seat in self._humans else 1.0
