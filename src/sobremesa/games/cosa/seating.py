"""Who sits where, and what lies between. Seats are people; places are chairs round the table."""

from __future__ import annotations

from sobremesa.games.cosa.state import Cosa


def neighbour(s: Cosa, seat: int, steps: int) -> int:
    """The living player so many places away, clockwise if positive."""
    ring = s.ring
    return ring[(ring.index(seat) + steps) % len(ring)]


def next_of(s: Cosa, seat: int) -> int:
    ring = s.ring
    return ring[(ring.index(seat) + s.direction) % len(ring)]


def edge(s: Cosa, seat: int, steps: int) -> int:
    """The edge of the table that one crosses from the seat, one step clockwise (1) or back (-1)."""
    place = s.ring.index(seat)
    return place if steps > 0 else (place - 1) % len(s.ring)


def is_barred(s: Cosa, seat: int, steps: int) -> bool:
    """Whether a door lies between the seat and its neighbour on that side; of two players, on either side."""
    ring, doors = s.ring, s.doors
    if len(ring) == 2:
        return any(doors)
    place = ring.index(seat)
    return doors[place if steps > 0 else place - 1] > 0


def adjacent(s: Cosa, seat: int) -> list[int]:
    """The neighbours that a card reaches: no door lies between."""
    ring, doors = s.ring, s.doors
    places, place = len(ring), ring.index(seat)
    if places <= 2:
        return [] if any(doors) else [other for other in ring if other != seat]
    found: list[int] = []
    if not doors[place]:
        found.append(ring[(place + 1) % places])
    if not doors[place - 1]:
        found.append(ring[place - 1])
    return found


def behind_doors(s: Cosa, seat: int) -> list[int]:
    return [neighbour(s, seat, steps) for steps in (1, -1) if is_barred(s, seat, steps)]


def swap(s: Cosa, seat: int, other: int) -> None:
    """They change seats; doors stay where they are."""
    one, two = s.ring.index(seat), s.ring.index(other)
    s.ring[one], s.ring[two] = other, seat


def leave(s: Cosa, seat: int) -> None:
    """The chair vanishes; the doors on its two edges now lie between the two new neighbours."""
    if seat in (s.active, s.follower):
        s.follower = next_of(s, seat)
    place = s.ring.index(seat)
    s.doors[(place - 1) % len(s.ring)] += s.doors[place]
    del s.doors[place]
    del s.ring[place]


def reachable_edges(s: Cosa, seat: int) -> list[int]:
    """The edges with a door that an axe reaches: one's own two, and the far side of a neighbour not behind a door."""
    places = len(s.ring)
    place = s.ring.index(seat)
    edges = {place, (place - 1) % places}
    if not is_barred(s, seat, 1):
        edges.add((place + 1) % places)
    if not is_barred(s, seat, -1):
        edges.add((place - 2) % places)
    return sorted(number for number in edges if s.doors[number])
