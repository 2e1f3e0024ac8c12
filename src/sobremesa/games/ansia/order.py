"""Who plays next: of those who haven't had their turn, the one farthest from the castle."""

from __future__ import annotations

from sobremesa.games.ansia.map import RANK, REGION_OF, ROUTE_OF
from sobremesa.games.ansia.state import Ansia


def place_in_turn(s: Ansia, seat: int) -> tuple[int, int, int, int]:
    """By region; there by kind of route; there by how near the labyrinth is along it; and the top of a stack first."""
    space = s.places[seat]
    return REGION_OF[space], ROUTE_OF[space], -RANK[space], s.atop.index(seat)


def next_to_play(s: Ansia, waiting: list[int]) -> int:
    return min(waiting, key=lambda seat: place_in_turn(s, seat))
