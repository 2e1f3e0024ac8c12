"""What can be worked out of missions that lie face down.

There is one of each mission, so what somebody knows is where each may be, as bits: a seat, a crypt, the box. Whoever
looks into a crypt sees what is there and knows what they leave; the others only know that whatever lay there, and
whatever that vampire had if it gives any back, may now be with either.
"""

from __future__ import annotations

from functools import cache
from operator import itemgetter

from sobremesa.games.ansia.book import MISSIONS
from sobremesa.games.ansia.state import BOX, FIRST_CRYPT, IN_SIGHT, MISSION_PLACES, Ansia
from sobremesa.kernel.zones import Zone


def nothing_known(seats: int) -> Zone:
    """Before anybody has seen anything, a mission may be with anybody, in any crypt, or in the box."""
    everywhere = (1 << seats) - 1 | 7 << FIRST_CRYPT | 1 << BOX
    return (everywhere,) * len(MISSIONS)


def shown_to_all(s: Ansia, missions: Zone) -> None:
    """These lie open."""
    if not missions:
        return
    for seat in range(len(s.known)):
        s.known[seat] = _placed(s.known[seat], missions, IN_SIGHT)


def drew_first(s: Ansia, seat: int, kept: int, other: int) -> None:
    """Of two missions one was kept, and the other went back to the box unseen by anybody else."""
    s.known[seat] = _placed(_placed(s.known[seat], (kept,), seat), (other,), BOX)


def looks_into(s: Ansia, seat: int, crypt: int, pile: Zone) -> None:
    """The seat now knows what lies there, and so what doesn't. To the others any of it may be taken; and any that the
    seat had may be given back, but not by a novice."""
    mine, there = 1 << seat, 1 << (FIRST_CRYPT + crypt)
    cleared, mixed = _cleared(there), _mixed(mine | there if s.venerable else there, mine | there)
    for looker, known in enumerate(s.known):
        s.known[looker] = itemgetter(*known)(cleared if looker == seat else mixed)
    s.known[seat] = _placed(s.known[seat], pile, FIRST_CRYPT + crypt)


@cache
def _cleared(place: int) -> Zone:
    """By where a mission may be: where it may be if it isn't there."""
    return tuple([where & ~place for where in range(1 << MISSION_PLACES)])


@cache
def _mixed(moved: int, places: int) -> Zone:
    """By where a mission may be: where it may be once what lay in some places may lie in others."""
    return tuple([where | places if where & moved else where for where in range(1 << MISSION_PLACES)])


def leaves_in(s: Ansia, seat: int, crypt: int) -> None:
    s.known[seat] = _placed(_placed(s.known[seat], s.missions[seat], seat), s.crypts[crypt], FIRST_CRYPT + crypt)


def _placed(known: Zone, missions: Zone, place: int) -> Zone:
    """There they are, and nowhere else."""
    found = list(known)
    for mission in missions:
        found[mission] = 1 << place
    return tuple(found)
