"""What the cards of one's own turn do, and whom they reach."""

from __future__ import annotations

from typing import Final

from sobremesa.games.cosa import knowledge
from sobremesa.games.cosa.cards import (
    ANALYSIS,
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    DOOR,
    FLAMETHROWER,
    QUARANTINE,
    RESOLUTE,
    SEDUCTION,
    SUSPICION,
    WATCH_YOUR_BACK,
    WHISKY,
)
from sobremesa.games.cosa.ending import eliminate
from sobremesa.games.cosa.frames import ACT, BURN, EXCHANGE, KEEP, MEET, MOVE
from sobremesa.games.cosa.moves import (
    draw,
    lay_out,
    named,
    show_hand_to,
    show_hand_to_all,
    spread,
    tell,
    tell_secret,
    to_pile_openly,
)
from sobremesa.games.cosa.seating import adjacent, anybody, edge, neighbour, reachable_edges, swap, touchable
from sobremesa.games.cosa.state import CARD_SEEN, Cosa

QUARANTINE_TURNS: Final = 2
STRICT_QUARANTINE_TURNS: Final = 3
DRAWN_BY_RESOLUTE: Final = 3


# --- whom a card reaches -----------------------------------------------------------------------------------------


def is_silenced(s: Cosa, seat: int) -> bool:
    """A strict quarantine keeps one from playing anything."""
    return s.strict_quarantine and s.quarantine[seat] > 0


def targets(s: Cosa, seat: int, kind: int) -> list[int]:
    """The players whom this card, played by the seat, may be aimed at now."""
    if is_silenced(s, seat):
        return []
    if kind in (FLAMETHROWER, CHANGE_PLACES, BETTER_RUN) and s.quarantine[seat]:
        return []
    if kind in (FLAMETHROWER, ANALYSIS, SUSPICION, DOOR):
        return touchable(s, seat)
    if kind == CHANGE_PLACES:
        return [other for other in adjacent(s, seat) if not s.quarantine[other]]
    if kind == QUARANTINE:
        near = [*adjacent(s, seat), seat] if s.strict_quarantine else adjacent(s, seat)
        return [other for other in near if not s.quarantine[other]]
    return anybody(s, seat, ignores_doors=kind == BETTER_RUN)


def quarantines_in_reach(s: Cosa, seat: int) -> list[int]:
    """Whose quarantine the seat's axe may end."""
    if is_silenced(s, seat):
        return []
    return [other for other in (seat, *adjacent(s, seat)) if s.quarantine[other]]


def doors_in_reach(s: Cosa, seat: int) -> list[int]:
    """The doors the seat's axe may take away, each named by the seat on whose clockwise side it is."""
    if is_silenced(s, seat):
        return []
    return [s.ring[number] for number in reachable_edges(s, seat)]


# --- playing -----------------------------------------------------------------------------------------------------


def play(s: Cosa, seat: int, kind: int) -> None:
    lay_out(s, seat, kind)
    tell(s, "played", ("who", seat), named(kind), reveals=True)
    if kind == WHISKY:
        show_hand_to_all(s, seat)
    elif kind == RESOLUTE:
        s.agenda.append((ACT,))
        spread(s, seat, DRAWN_BY_RESOLUTE)
        if s.aside[seat]:
            s.agenda.append((KEEP,))
    elif kind == WATCH_YOUR_BACK:
        s.direction = -s.direction
        tell(s, "turned-round", ("way", way(s)))


def way(s: Cosa) -> str:
    return "clockwise" if s.direction > 0 else "back"


def play_on(s: Cosa, seat: int, kind: int, target: int) -> None:
    lay_out(s, seat, kind)
    tell(s, "played-on", ("who", seat), named(kind), ("who2", target), reveals=True)
    if kind == FLAMETHROWER:
        s.agenda.append((BURN, seat, target))
    elif kind == ANALYSIS:
        show_hand_to(s, target, seat, "analysed")
    elif kind == SUSPICION:
        _look_at_one(s, seat, target)
    elif kind in (CHANGE_PLACES, BETTER_RUN):
        s.agenda.append((MOVE, seat, target, kind))
    elif kind == SEDUCTION:
        s.agenda.remove((EXCHANGE,))
        s.agenda.append((MEET, seat, target))
    elif kind == QUARANTINE:
        s.in_play = s.in_play[:-1]
        s.quarantine[target] = _quarantine_turns(s) + (target == seat)  # the turn that is just ending doesn't count
    else:
        s.in_play = s.in_play[:-1]
        s.doors[_edge_between(s, seat, target)] += 1


def _quarantine_turns(s: Cosa) -> int:
    return STRICT_QUARANTINE_TURNS if s.strict_quarantine else QUARANTINE_TURNS


def _edge_between(s: Cosa, seat: int, target: int) -> int:
    return edge(s, seat, 1 if neighbour(s, seat, 1) == target else -1)


def _look_at_one(s: Cosa, seat: int, target: int) -> None:
    seen = s.rng.pick(s.hands[target])
    knowledge.sees_card(s, seat, target, seen, CARD_SEEN)
    tell_secret(s, "suspected", (("who", seat), ("who2", target)), (named(seen),), (seat,))


def chop_quarantine(s: Cosa, seat: int, target: int) -> None:
    lay_out(s, seat, AXE)
    tell(s, "chopped-quarantine", ("who", seat), ("who2", target), reveals=True)
    end_quarantine(s, target)


def chop_door(s: Cosa, seat: int, beside: int) -> None:
    lay_out(s, seat, AXE)
    tell(s, "chopped-door", ("who", seat), ("who2", beside), ("who3", neighbour(s, beside, 1)), reveals=True)
    s.doors[s.ring.index(beside)] -= 1
    to_pile_openly(s, DOOR)


def end_quarantine(s: Cosa, seat: int) -> None:
    s.quarantine[seat] = 0
    to_pile_openly(s, QUARANTINE)
    tell(s, "quarantine-over", ("who", seat))


# --- the answers of those aimed at -------------------------------------------------------------------------------


def burn(s: Cosa, target: int) -> None:
    tell(s, "burned", ("who", target))
    eliminate(s, target)


def defend(s: Cosa, seat: int, kind: int) -> None:
    """A defence that simply cancels what was aimed at the seat."""
    lay_out(s, seat, kind)
    tell(s, "defended", ("who", seat), named(kind), reveals=True)
    draw(s, seat)


def change_seats(s: Cosa, seat: int, other: int) -> None:
    """What follows is an exchange, mostly; that it is one tells that neither side is superinfected."""
    swap(s, seat, other)
    tell(s, "moved", ("who", seat), ("who2", other), reveals=True)
