"""Who plays next: of those who haven't had their turn, the one farthest from the castle."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.map import BOARD, RANK, REGION_OF, ROUTE_OF
from sobremesa.games.ansia.state import NONE, Ansia


def _places() -> tuple[int, ...]:
    """By region; there by kind of route; there by how near the labyrinth is along it."""
    spaces = range(len(BOARD))
    order = sorted(spaces, key=lambda space: (REGION_OF[space], ROUTE_OF[space], -RANK[space]))
    return tuple([order.index(space) for space in spaces])


PLACE: Final = _places()  # of each space among all


def place_in_turn(s: Ansia, seat: int) -> tuple[int, int]:
    """By the space; and the top of a stack first."""
    return PLACE[s.places[seat]], s.atop.index(seat)


def next_to_play(s: Ansia) -> int:
    """NONE once all have had their turn."""
    rested, places = s.rested, s.places
    found, first = NONE, len(BOARD)
    for seat in s.atop:
        if not rested[seat] and PLACE[places[seat]] < first:
            found, first = seat, PLACE[places[seat]]
    return found
