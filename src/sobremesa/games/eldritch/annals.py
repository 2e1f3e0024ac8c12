"""What will be told of a match once it is over: little enough to be kept with it."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import MYSTERIES, SPACES
from sobremesa.games.eldritch.facts import GATE_SPACE
from sobremesa.games.eldritch.state import MOST_ANNALS, MOST_WAYS, NONE, Eldritch
from sobremesa.games.eldritch.view import Noted, Way
from sobremesa.kernel.effects.words import Word, Words

# How doom stood when a round began; who closed which gate, won a combat, fell or was devoured; and what befell all.
NOTED: Final = Words("doom", "closed", "won", "fell", "devoured", "solved", "awoke")
DOOM_STOOD, CLOSED, WON_COMBAT, FELL, DEVOURED, ONE_SOLVED, AWOKE = NOTED.words

ENTRY: Final = 4  # the round, what, who, and a number: of doom, of the gate
STATION: Final = 2  # who, and where they came to


def note(s: Eldritch, what: Word, who: int = NONE, n: int = 0) -> None:
    if len(s.annals) < MOST_ANNALS:
        s.annals += (s.rounds, what.number, who, n)


def stand(s: Eldritch, seat: int, space: int) -> None:
    """There they are now, or nowhere; and it will be told how they came there."""
    if s.places[seat] != space and len(s.ways) < MOST_WAYS:
        s.ways += (seat, space)
    s.places[seat] = space


def journeys(s: Eldritch) -> list[Way]:
    """Of each investigator, the spaces they came to; whoever takes the place of one who fell has a way of their own."""
    found: list[Way] = []
    under_way: dict[int, Way] = {}
    for at in range(0, len(s.ways), STATION):
        seat, space = s.ways[at : at + STATION]
        if space == NONE:
            under_way.pop(seat, None)
            continue
        if seat not in under_way:
            under_way[seat] = {"who": seat, "stations": []}
            found.append(under_way[seat])
        under_way[seat]["stations"].append(space)
    return sorted(found, key=lambda way: way["who"])


def evening(s: Eldritch) -> list[Noted]:
    """All of it, in order. What was solved once and is a mystery again isn't told."""
    found: list[Noted] = []
    solved = list(s.solved)
    for at in range(0, len(s.annals), ENTRY):
        rounds, what, who, n = s.annals[at : at + ENTRY]
        thing = NONE
        if what == CLOSED.number:
            thing = SPACES.first + GATE_SPACE[n]
        elif what == ONE_SOLVED.number:
            if not solved:
                continue
            thing = MYSTERIES.first + solved.pop(0)
        doom = n if what == DOOM_STOOD.number else 0
        found.append({"round": rounds, "what": NOTED.words[what].name, "who": who, "thing": thing, "doom": doom})
    return found
