"""The box: every kind of card, and from how many players on each copy takes part."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

THING: Final = 0
INFECTED: Final = 1
FLAMETHROWER: Final = 2
ANALYSIS: Final = 3
AXE: Final = 4
SUSPICION: Final = 5
WHISKY: Final = 6
RESOLUTE: Final = 7
WATCH_YOUR_BACK: Final = 8
CHANGE_PLACES: Final = 9
BETTER_RUN: Final = 10
SEDUCTION: Final = 11
SCARY: Final = 12
COMFORTABLE: Final = 13
NO_THANKS: Final = 14
MISSED: Final = 15
NO_BARBECUE: Final = 16
QUARANTINE: Final = 17
DOOR: Final = 18

ROPES: Final = 19
ONE_TWO: Final = 20
THREE_FOUR: Final = 21
PARTY: Final = 22
GET_OUT: Final = 23
FORGETFUL: Final = 24
ROUND: Final = 25
FRIENDS: Final = 26
BLIND_DATE: Final = 27
OOPS: Final = 28
BETWEEN_US: Final = 29
REVELATIONS: Final = 30

FIRST_PANIC: Final = ROPES

CONTAGION: Final = "contagion"
ACTION: Final = "action"
DEFENCE: Final = "defence"
OBSTACLE: Final = "obstacle"
PANIC: Final = "panic"

ALWAYS: Final = 0  # the corner of the one card without a number


@final
@dataclass(frozen=True)
class Card:
    id: str
    family: str
    corners: tuple[int, ...]  # one number for each copy: it takes part with that many players or more


CARDS: Final = (
    Card("thing", CONTAGION, (ALWAYS,)),
    Card("infected", CONTAGION, (4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11)),
    Card("flamethrower", ACTION, (4, 4, 6, 9, 11)),
    Card("analysis", ACTION, (5, 6, 9)),
    Card("axe", ACTION, (4, 9)),
    Card("suspicion", ACTION, (4, 4, 4, 4, 7, 8, 9, 10)),
    Card("whisky", ACTION, (4, 6, 10)),
    Card("resolute", ACTION, (4, 4, 6, 9, 10)),
    Card("watch-your-back", ACTION, (4, 9)),
    Card("change-places", ACTION, (4, 4, 7, 9, 11)),
    Card("better-run", ACTION, (4, 4, 7, 9, 11)),
    Card("seduction", ACTION, (4, 4, 6, 7, 8, 10, 11)),
    Card("scary", DEFENCE, (5, 6, 8, 11)),
    Card("comfortable", DEFENCE, (4, 6, 11)),
    Card("no-thanks", DEFENCE, (4, 6, 8, 11)),
    Card("missed", DEFENCE, (4, 6, 11)),
    Card("no-barbecue", DEFENCE, (4, 6, 11)),
    Card("quarantine", OBSTACLE, (5, 9)),
    Card("barred-door", OBSTACLE, (4, 7, 11)),
    Card("ropes", PANIC, (6, 9)),
    Card("one-two", PANIC, (5, 9)),
    Card("three-four", PANIC, (4, 9)),
    Card("party", PANIC, (5, 9)),
    Card("get-out", PANIC, (5,)),
    Card("forgetful", PANIC, (4,)),
    Card("round", PANIC, (4, 9)),
    Card("friends", PANIC, (7, 9)),
    Card("blind-date", PANIC, (4, 9)),
    Card("oops", PANIC, (10,)),
    Card("between-us", PANIC, (7, 9)),
    Card("revelations", PANIC, (8,)),
)

KINDS: Final = range(len(CARDS))
STAY_AWAY: Final = range(FIRST_PANIC)
PANICS: Final = range(FIRST_PANIC, len(CARDS))
REFUSALS: Final = (SCARY, NO_THANKS, MISSED)  # what answers an exchange

# The variants change the number of ¡Infectado! by this much, within what the box holds.
INFECTION_STEP: Final = {"fewer": -2, "standard": 0, "more": 2}


def is_panic(kind: int) -> bool:
    return kind >= FIRST_PANIC


def copies(kind: int, players: int) -> int:
    return sum(corner <= players for corner in CARDS[kind].corners)


def infected_copies(players: int, infection: str) -> int:
    return min(copies(INFECTED, players) + INFECTION_STEP[infection], len(CARDS[INFECTED].corners))
