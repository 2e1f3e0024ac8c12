"""How fast a vampire can expect to be, and so how far out it may still go."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from sobremesa.games.ansia.book import PERMANENT
from sobremesa.games.ansia.cards.facts import SPEED, cards_that
from sobremesa.games.ansia.map import DISTANCE, HOME, MAZE
from sobremesa.games.ansia.state import HAND, LAST_TURN, Ansia

BAD_LUCK: Final = 4.0  # spaces by which a turn falls short now and then; over several turns it evens out
UNFORESEEN: Final = 3.0  # spaces that are kept in hand all the way
TOLL_OF_HUNTING: Final = 1.0  # speed that goes into each hunt to come


@final
class Prospects:
    """All of it from one's own cards, which one knows."""

    def __init__(self, s: Ansia, seat: int) -> None:
        permanent = cards_that(PERMANENT)
        mine = s.decks[seat] + s.hands[seat] + s.zones[seat] + s.discards[seat]
        self.stays = sum([SPEED[card] for card in mine if card in permanent])
        self.drawn = [SPEED[card] for card in mine if card not in permanent]
        self.mean = sum(self.drawn) / max(1, len(self.drawn))
        self.turns = max(0, LAST_TURN - s.moon)  # after this one
        self.speed = self.stays * self._share_in_play(s, seat, mine) + self.mean * HAND

    def _share_in_play(self, s: Ansia, seat: int, mine: tuple[int, ...]) -> float:
        """Permanents that are still in the deck come in time, not at once."""
        permanent = cards_that(PERMANENT)
        have = [card for card in mine if card in permanent]
        if not have:
            return 0.0
        here = [card for card in s.zones[seat] if card in permanent]
        return (len(here) + 0.5 * (len(have) - len(here))) / len(have)

    def slack(self, space: int) -> float:
        """What is left of all the speed to come once one has gone home from there; below 0: too far."""
        return self._to_come(self.speed) - DISTANCE[space][HOME]

    def _to_come(self, speed: float) -> float:
        """Spaces that can be counted on in all turns to come."""
        return max(0.0, speed) * self.turns - BAD_LUCK * sqrt(self.turns) - UNFORESEEN

    def can_fetch_a_rose(self, space: int) -> bool:
        return self._to_come(self.speed - TOLL_OF_HUNTING) >= DISTANCE[space][MAZE] + DISTANCE[MAZE][HOME]

    def drag_of(self, speed: int) -> float:
        """How much speed a turn is lost, in all turns to come, by one more card of that speed in the deck."""
        return HAND * (self.mean - speed) / (len(self.drawn) + 1) * self.turns
