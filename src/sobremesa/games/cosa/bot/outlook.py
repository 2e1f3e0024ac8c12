"""The table as it looks from one's chair: one's view, and what can be read off it at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from sobremesa.games.cosa.board import held_for_certain
from sobremesa.games.cosa.book import CONTAGIOUS, LA_COSA
from sobremesa.games.cosa.bot.judgement import Beliefs
from sobremesa.kernel.effects.registers import IT, WHO, WIDTH
from sobremesa.kernel.state import Plain


@final
class Outlook:
    def __init__(self, view: Plain, me: int, *, hears: bool = True, leaning: Sequence[float] = ()) -> None:
        self.view = view
        self.me = me
        self.role: int = view["roles"][me]
        self.hand: tuple[int, ...] = view["hands"][me]
        self.ring: list[int] = view["ring"]
        self.others = [seat for seat in self.ring if seat != me]
        self.beliefs = Beliefs(view, me, hears=hears, leaning=leaning)

    # --- who sits where; in the ring as it is unless another is given

    def next(self, ring: list[int] | None = None) -> int:
        return self._beside(self.me, 1, ring or self.ring)

    def previous(self) -> int:
        return self._beside(self.me, -1, self.ring)

    def neighbours(self, seat: int, ring: list[int] | None = None) -> set[int]:
        ring = ring or self.ring
        return {self._beside(seat, 1, ring), self._beside(seat, -1, ring)} - {seat}

    def _beside(self, seat: int, steps: int, ring: list[int]) -> int:
        direction: int = self.view["direction"]
        return ring[(ring.index(seat) + steps * direction) % len(ring)]

    def ring_after_swap(self, other: int) -> list[int]:
        return [other if seat == self.me else self.me if seat == other else seat for seat in self.ring]

    def ring_without(self, gone: int) -> list[int]:
        return [seat for seat in self.ring if seat != gone]

    # --- exchanges

    def partner(self) -> int:
        """With whom the exchange or the change of seats that stands is; in the round, the next player."""
        row = self.view["registers"][-WIDTH:]
        if row[IT] < 0:
            return self.next()
        return int(row[WHO] if row[IT] == self.me else row[IT])

    def is_way_open(self) -> bool:
        """Whether the third step would be an exchange as things stand."""
        view = self.view
        if view["strict_quarantine"] and (view["quarantine"][self.me] or view["quarantine"][self.next()]):
            return False
        place = self.ring.index(self.me)
        edge = place if view["direction"] > 0 else (place - 1) % len(self.ring)
        return not view["doors"][edge]

    def shows_cards(self) -> bool:
        """Whether all see what I give."""
        return self.view["quarantine"][self.me] > 0 and not self.view["strict_quarantine"]

    # --- what is known

    def surely_has(self, seat: int, kind: int) -> bool:
        cards, may_have_left = held_for_certain(self.view, self.view["known"][self.me], seat)
        return kind in cards and not may_have_left

    def is_exposed(self, seat: int) -> bool:
        """Whether the whole table knows that they are La Cosa, or not far from it."""
        return self.view["exposed"][seat] in (CONTAGIOUS, LA_COSA)
