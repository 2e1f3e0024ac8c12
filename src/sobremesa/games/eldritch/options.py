"""Everything an investigator may choose that isn't simply one of the game's things."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import (
    ACTIONS,
    ANCIENTS,
    ARTIFACTS,
    ASSETS,
    BOOK,
    CONDITIONS,
    INVESTIGATORS,
    MONSTERS,
    MOST_SEATS,
    MYSTERIES,
    MYTHOS,
    SEATS,
    SKILL_THINGS,
    SPACES,
    SPELLS,
)
from sobremesa.games.eldritch.map import ALL, IDS
from sobremesa.games.eldritch.words import DECKS, TICKETS
from sobremesa.kernel.option import Catalogue

OPTIONS: Final = Catalogue()
FREE: Final = Catalogue()

# What is said: where one goes next, and whether somebody could go there; by space, and by who is asked.
GOING: Final = tuple([FREE.add("going", space, name=IDS[space]) for space in ALL])
COULD_YOU: Final = tuple(
    [
        tuple([FREE.add("could-you", seat, space, name=f"{seat}:{IDS[space]}") for space in ALL])
        for seat in range(MOST_SEATS)
    ]
)
SAID: Final = frozenset({"going", "could-you"})

SIDES: Final = 6
MOST_NUMBER: Final = 36

MEET: Final = tuple([OPTIONS.add("meet", deck.number, name=deck.name) for deck in DECKS.words])
REROLL_FOR_CLUE: Final = tuple([OPTIONS.add("reroll", face) for face in range(1, SIDES + 1)])  # the die is face - 1
DIE: Final = tuple([OPTIONS.add("die", face) for face in range(1, SIDES + 1)])
TICKET: Final = tuple([OPTIONS.add("ticket", kind.number, name=kind.name) for kind in TICKETS.words])
GIVE_CLUE: Final = OPTIONS.add("give-clue")
TAKE_CLUE: Final = OPTIONS.add("take-clue")
GIVE_TICKET: Final = tuple([OPTIONS.add("give-ticket", kind.number, name=kind.name) for kind in TICKETS.words])
TAKE_TICKET: Final = tuple([OPTIONS.add("take-ticket", kind.number, name=kind.name) for kind in TICKETS.words])
BORROW: Final = OPTIONS.add("borrow")
OMEN: Final = tuple([OPTIONS.add("omen", at) for at in range(4)])


def offer_things() -> None:
    """Once all cards are declared: whatever lies on the table can be picked."""
    BOOK.offer(
        OPTIONS,
        branches=4,
        numbers=range(MOST_NUMBER + 1),
        picks=(
            SEATS,
            SPACES,
            SKILL_THINGS,
            ACTIONS,
            ASSETS,
            ARTIFACTS,
            SPELLS,
            CONDITIONS,
            INVESTIGATORS,
            MONSTERS,
            MYTHOS,
            MYSTERIES,
            ANCIENTS,
        ),
    )
