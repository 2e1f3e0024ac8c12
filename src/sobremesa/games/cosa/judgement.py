"""What a player can make of the table from their own view: how likely each of the others is to be what."""

from __future__ import annotations

from typing import Final, final

from sobremesa.games.cosa.cards import INFECTED, THING
from sobremesa.games.cosa.state import (
    CARD_SEEN,
    CONTAGIOUS,
    GOT,
    HAND_SEEN,
    HUMAN,
    INFECTADO,
    LA_COSA,
    OFFER_SEEN,
)
from sobremesa.kernel.state import Plain

INFECTION_RATE: Final = 0.5  # how often La Cosa infects when it exchanges
SPARED: Final = 0.55  # how much less likely someone is La Cosa who could have infected me and didn't
HOLDS_INFECTED: Final = 4.0  # how much more likely someone is La Cosa who was seen with an ¡Infectado!
TAINTED: Final = 0.55  # how likely someone seen with an ¡Infectado! is an Infectado if not La Cosa


@final
class Beliefs:
    """For each seat, how likely it is La Cosa, and how likely La Cosa or an Infectado."""

    def __init__(self, view: Plain, me: int) -> None:
        seats = len(view["hands"])
        self.me = me
        self.role: int = view["roles"][me]
        self.sure: list[int] = list(view["sure"][me])
        self._not_thing = {seat for seat in range(seats) if seat not in view["ring"]} | {me}
        self._clean_at = [-1] * seats
        self._tainted = [False] * seats
        self._spared = [0] * seats
        for note in view["notebook"][me]:
            self._weigh(note)
        self.thing = self._thing_odds(seats)
        self.evil = self._evil_odds(view, seats)

    def _weigh(self, note: tuple[int, ...]) -> None:
        turn, how, seat = note[:3]
        cards = note[3:]
        if how == HAND_SEEN and THING not in cards:
            self._not_thing.add(seat)
            if INFECTED not in cards:
                self._clean_at[seat] = turn
                self._tainted[seat] = False
        if how in (HAND_SEEN, CARD_SEEN, OFFER_SEEN) and INFECTED in cards:
            self._tainted[seat] = True
        if how == GOT and INFECTED not in cards:
            self._spared[seat] += 1

    def _thing_odds(self, seats: int) -> list[float]:
        if LA_COSA in self.sure:
            return [1.0 if role == LA_COSA else 0.0 for role in self.sure]
        weights = [0.0] * seats
        for seat in range(seats):
            if seat not in self._not_thing and self.sure[seat] not in (HUMAN, INFECTADO):
                weights[seat] = SPARED ** self._spared[seat]
                if self._tainted[seat]:
                    weights[seat] *= HOLDS_INFECTED
                if self.sure[seat] == CONTAGIOUS:
                    weights[seat] *= 2 * HOLDS_INFECTED
        total = sum(weights)
        return [weight / total for weight in weights] if total else weights

    def _evil_odds(self, view: Plain, seats: int) -> list[float]:
        infected = [0.0] * seats
        for turn, one, other in view["meetings"]:
            for giver, taker in ((one, other), (other, one)):
                if turn > self._clean_at[taker]:
                    infected[taker] += (1 - infected[taker]) * self.thing[giver] * INFECTION_RATE
        odds = []
        for seat in range(seats):
            tainted = max(infected[seat], TAINTED) if self._tainted[seat] else infected[seat]
            chance = self.thing[seat] + (1 - self.thing[seat]) * tainted
            if self.sure[seat] in (INFECTADO, CONTAGIOUS, LA_COSA):
                chance = 1.0
            elif self.sure[seat] == HUMAN:
                chance = 0.0
            odds.append(chance)
        return odds

    def thing_seat(self) -> int | None:
        return self.sure.index(LA_COSA) if LA_COSA in self.sure else None

    def is_human(self, seat: int) -> bool:
        """Whether one is sure of it; only La Cosa is."""
        return self.sure[seat] == HUMAN
