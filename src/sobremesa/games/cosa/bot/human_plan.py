"""A Human's plan: stay Human, find out who La Cosa is, and burn it before it is too late."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.cosa import cards
from sobremesa.games.cosa.bot.outlook import Outlook
from sobremesa.games.cosa.bot.plan import NEVER, PARTING, Plan
from sobremesa.games.cosa.cards import FLAMETHROWER, INFECTED

CARDS_WORTH: Final = {
    cards.FLAMETHROWER: 9.0,
    cards.ANALYSIS: 6.0,
    cards.SCARY: 6.0,
    cards.NO_BARBECUE: 5.0,
    cards.NO_THANKS: 5.0,
    cards.MISSED: 4.0,
    cards.RESOLUTE: 4.0,
    cards.SUSPICION: 4.0,
    cards.QUARANTINE: 4.0,
    cards.DOOR: 3.0,
}
ONE_INFECTED: Final = -1.0  # it looks bad if somebody sees it
MANY_INFECTED: Final = -6.0  # a whole hand of them is the end

INFECTION: Final = 40.0  # what being infected costs
PICKED_OUT: Final = 1.5  # how much more danger there is in someone who picked me out among all
IN_REACH: Final = 25.0  # what it is worth to have La Cosa within reach of one's Lanzallamas

# How likely La Cosa somebody must be to be burned: the fewer Humans are left, the less there is to wait for…
SURENESS_AT_LEAST: Final = 0.1
SURENESS_A_HUMAN: Final = 0.07
SURENESS_AT_MOST: Final = 0.55
EVIDENCE: Final = 1.1  # … but always likelier than if one knew nothing
SURELY_EVIL: Final = 0.75  # … and how likely an Infectado, if need be
SURELY_EVIL_IN_VENGEANCE: Final = 0.5


@final
class HumanPlan(Plan):
    def __init__(self, look: Outlook) -> None:
        super().__init__(look, CARDS_WORTH)

    def keeping(self, kind: int) -> float:
        if kind == INFECTED:
            return ONE_INFECTED if self.hand.count(INFECTED) == 1 else MANY_INFECTED
        return super().keeping(kind)

    # --- exchanges, with care

    def _danger(self, seat: int) -> float:
        """How likely it is that an exchange with them would infect me."""
        return self.beliefs.thing[seat] * self.beliefs.rate

    def meeting(self, seat: int) -> float:
        return -INFECTION * self._danger(seat)

    def giving(self, kind: int, partner: int, ask: str) -> float:
        harm = 5 * self.beliefs.evil[partner] if kind == FLAMETHROWER else 0.0
        return PARTING - self.keeping(kind) - harm

    def refusing(self, kind: int, offerer: int, ask: str) -> float:
        if ask == "stand-in":  # who stands in can't be infected
            return NEVER
        danger = self._danger(offerer)
        if cards.SEDUCTION in self.look.view["resolving"] or cards.FRIENDS in self.look.view["resolving"]:
            danger *= PICKED_OUT
        curiosity = 3.0 if kind == cards.SCARY else 0.0
        return INFECTION * danger + curiosity - self.keeping(kind)

    def staying(self, mover: int) -> float:
        ring = self.look.ring_after_swap(mover)
        return self._danger_beside_me(ring) - self._danger_beside_me(self.look.ring) - 0.6

    def _danger_beside_me(self, ring: list[int]) -> float:
        return INFECTION * sum([self._danger(seat) for seat in self.look.neighbours(self.look.me, ring)])

    def barring(self, seat: int) -> float:
        return INFECTION * self._danger(seat) / 2 - 1.0

    # --- fire, on evidence

    def _sureness(self) -> float:
        """How likely La Cosa somebody must be to be burned now."""
        humans = sum([1 - self.beliefs.evil[seat] for seat in self.look.ring])
        sureness = min(SURENESS_AT_MOST, SURENESS_AT_LEAST + SURENESS_A_HUMAN * humans)
        return min(1.0, max(sureness, EVIDENCE / len(self.look.others)))

    def _is_suspect(self, seat: int) -> bool:
        return self.beliefs.thing[seat] >= self._sureness()

    def burning(self, seat: int) -> float:
        """La Cosa if one can; an Infectado only if the fire isn't needed for somebody else."""
        if self._is_suspect(seat):
            return 30.0 + self.beliefs.thing[seat]
        thing = self.beliefs.thing_seat()
        is_thing_dead = thing is not None and thing not in self.look.ring
        if self.beliefs.evil[seat] < (SURELY_EVIL_IN_VENGEANCE if is_thing_dead else SURELY_EVIL):
            return NEVER
        is_needed = self.hand.count(FLAMETHROWER) == 1 and any(map(self._is_suspect, self.look.others))
        return NEVER if is_needed else 20.0

    def sitting(self, ring: list[int]) -> float:
        """With a Lanzallamas, beside whom one would burn."""
        return max([self._having_in_reach(seat) for seat in self.look.neighbours(self.look.me, ring)])

    def opening(self, seat: int) -> float:
        return super().opening(seat) + self._having_in_reach(seat)

    def _having_in_reach(self, seat: int) -> float:
        would_burn = FLAMETHROWER in self.hand and self._is_suspect(seat)
        return IN_REACH * self.beliefs.thing[seat] if would_burn else 0.0

    # --- finding out

    def looking(self, kind: int, seat: int) -> float:
        thing, evil = self.beliefs.thing[seat], self.beliefs.evil[seat]
        doubt = thing * (1 - thing) + evil * (1 - evil) / 2
        return 2.0 + 14 * doubt if kind == cards.ANALYSIS else 1.2 + 12 * doubt

    def locking_up(self, seat: int) -> float:
        """La Cosa in quarantine can't infect without being seen."""
        return 1.0 + 8 * self.beliefs.thing[seat]

    # --- showing that one is clean

    def drinking(self) -> float:
        return NEVER if INFECTED in self.hand else 4.0

    def revealing(self, verb: str) -> float:
        if verb == "reveal":
            return NEVER if INFECTED in self.hand else 4.0
        return 0.0 if verb == "hide" else NEVER

    def confiding(self, seat: int) -> float:
        return -self.beliefs.evil[seat]
