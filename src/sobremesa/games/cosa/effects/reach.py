"""Whom a card reaches: as rules find them, and as a card calls them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.cosa.effects.variants import by_table, is_played
from sobremesa.games.cosa.isolation import may_be_aimed_at
from sobremesa.games.cosa.seating import adjacent, behind_doors, neighbour
from sobremesa.games.cosa.state import Cosa
from sobremesa.kernel.effects.registers import WHO
from sobremesa.kernel.effects.running import reg
from sobremesa.kernel.effects.selectors import Selector
from sobremesa.kernel.effects.words import Voice, Word
from sobremesa.kernel.phrase import Phrase


class Reach(Selector):
    """Players whom a card may be aimed at."""

    def find(self, s: Cosa) -> Sequence[int]:
        return self.seats(s, reg(s, WHO))

    def seats(self, s: Cosa, seat: int) -> list[int]:
        """Those whom the seat reaches."""
        raise NotImplementedError(type(self).__name__)

    def why_not(self, s: Cosa, seat: int, target: int) -> str:
        """The rule by which that player isn't among them."""
        if target not in s.ring or target == seat:
            return "cosa-5.1"
        if s.quarantine[target]:
            return "cosa-14.1" if s.strict_quarantine else "cosa-8.8"
        return self.why_too_far(s, seat, target)

    def why_too_far(self, s: Cosa, seat: int, target: int) -> str:
        return "cosa-9.2" if target in behind_doors(s, seat) else "cosa-5.1"


@dataclass(eq=False)
class Near(Reach):
    """A neighbour, not behind a door."""

    free: bool = False  # only out of quarantine

    def seats(self, s: Cosa, seat: int) -> list[int]:
        found = adjacent(s, seat)
        if not any(s.quarantine):
            return found
        if self.free:
            return [other for other in found if not s.quarantine[other]]
        return [other for other in found if may_be_aimed_at(s, other)]

    def say(self, voice: Voice) -> Phrase:
        return "near-free" if self.free else "near", ()


@dataclass(eq=False)
class NearOrSelf(Near):
    """Or oneself."""

    def seats(self, s: Cosa, seat: int) -> list[int]:
        return [*super().seats(s, seat), seat]

    def say(self, voice: Voice) -> Phrase:
        return "self-or-near-free" if self.free else "self-or-near", ()


@dataclass(eq=False)
class Anyone(Reach):
    """Whoever isn't in quarantine, but for neighbours behind a door where doors count."""

    past_doors: bool = False

    def seats(self, s: Cosa, seat: int) -> list[int]:
        barred = [] if self.past_doors or s.loose_doors else behind_doors(s, seat)
        return [other for other in s.ring if other != seat and not s.quarantine[other] and other not in barred]

    def why_too_far(self, s: Cosa, seat: int, target: int) -> str:
        return "cosa-9.4"

    def say(self, voice: Voice) -> Phrase:
        return "anyone-past-doors" if self.past_doors else "anyone", ()


@dataclass(eq=False)
class Beside(Anyone):
    """A neighbour, as far as a card for anybody would reach."""

    def seats(self, s: Cosa, seat: int) -> list[int]:
        sides = (neighbour(s, seat, 1), neighbour(s, seat, -1))
        return [other for other in super().seats(s, seat) if other in sides]

    def why_too_far(self, s: Cosa, seat: int, target: int) -> str:
        return "cosa-9.4" if target in behind_doors(s, seat) else "cosa-14.8"

    def say(self, voice: Voice) -> Phrase:
        return "beside-past-doors" if self.past_doors else "near-free", ()


@dataclass(eq=False)
class PlacesAway(Reach):
    """So many places away on either side, doors or no doors; in quarantine too, though who is there won't move."""

    places: int

    def seats(self, s: Cosa, seat: int) -> list[int]:
        if len(s.ring) <= self.places:
            return []
        return sorted({neighbour(s, seat, self.places), neighbour(s, seat, -self.places)})

    def say(self, voice: Voice) -> Phrase:
        return "places-away", (("n", self.places),)


@dataclass(eq=False)
class ReachByTable(Reach):
    """One where the table plays so, else the other."""

    table: Word
    so: Reach
    otherwise: Reach

    def _here(self, s: Cosa) -> Reach:
        return self.so if is_played(s, self.table) else self.otherwise

    def seats(self, s: Cosa, seat: int) -> list[int]:
        return self._here(s).seats(s, seat)

    def why_not(self, s: Cosa, seat: int, target: int) -> str:
        return self._here(s).why_not(s, seat, target)

    def say(self, voice: Voice) -> Phrase:
        return by_table(self.table, self.so.say(voice), self.otherwise.say(voice))
