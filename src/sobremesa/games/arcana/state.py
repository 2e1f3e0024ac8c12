"""Everything that lies on the table, and who sees it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.games.arcana.deduction import Clue
from sobremesa.kernel.agenda import Frame
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, TOP, TOTAL, Schema, State, seen_by
from sobremesa.kernel.zones import Zone

MOST_SEATS: Final = 5

# What a chair is to the match.
GONE: Final = 0
PRESENT: Final = 1
LEAVING: Final = 2  # until the turn's end
JOINING: Final = 3  # from the turn's end on

# How it ended.
RUNNING: Final = ""
WON: Final = "won"
LOST: Final = "lost"
LOST_DECK: Final = "lost-deck"
SUSPENDED: Final = "suspended"


@dataclass(eq=False)
class Arcana(State):
    rng: Rng = seen_by(NOBODY)

    # --- the options of the table
    restless: bool = seen_by(
        ALL, size=(), shown=False
    )  # The Restless Hours: what would go back to the deck leaves the match
    twice_each: bool = seen_by(
        ALL, size=(), shown=False
    )  # of several wrong predictions in a turn, each one brings doom
    aid: str = seen_by(ALL, shown=False)  # whom the deduction is shown to: "off", "own", "all"

    # --- the tokens
    bag: list[int] = seen_by(NOBODY, back=TOTAL, size=())  # how many of each value
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(MOST_SEATS, 2))  # sorted: places tell nothing
    kept: list[int] = seen_by(
        OWNER, size=(MOST_SEATS,), shown=False
    )  # the fate in hand since an earlier turn; 0 for none
    fates: list[Zone] = seen_by(ALL, size=(4, 21))  # before each arcanum of the row, as they were played
    exiled: Zone = seen_by(ALL, size=(21,))
    rows: list[int] = seen_by(ALL, size=(MOST_SEATS,))  # the numbers turned over in each number row, as bits

    # --- the cards
    row: list[int] = seen_by(ALL, size=(4,))
    deck: Zone = seen_by(NOBODY, back=TOP, size=(2,))  # face up, the first on top
    bottom: int = seen_by(ALL, size=(), shown=False)  # how many at the bottom of the deck everybody saw put there
    powers: list[int] = seen_by(ALL, size=(36,))  # faded and ready
    slowed: list[int] = seen_by(ALL, size=(4,))  # the card of Slow lying by each arcanum; -1 for none
    amplified: list[int] = seen_by(ALL, size=(4,))  # the same for Amplify
    left_match: Zone = seen_by(ALL, shown=False)  # cards out of the match for good

    # --- the tracks
    score: int = seen_by(ALL, size=())
    doom: int = seen_by(ALL, size=())
    ending: str = seen_by(ALL, shown=False)

    # --- the turn
    turn: int = seen_by(ALL, shown=False)
    chairs: list[int] = seen_by(ALL, size=(MOST_SEATS,), shown=False)
    active: int = seen_by(ALL, size=())
    agenda: list[Frame] = seen_by(ALL, size=(8, 4), shown=False)
    drawn: int = seen_by(ALL, shown=False)  # fates drawn and not yet told of in a clue
    played: Zone = seen_by(ALL, size=(2,))  # the values played this turn
    slot: int = seen_by(ALL, size=())  # where the last one lies; -1 before the play
    through_hours: bool = seen_by(ALL, size=())  # it came through The Hours
    plus: int = seen_by(ALL, size=(), shown=False)  # by how much the kept fate counts more this turn
    power_used: int = seen_by(ALL, size=(), shown=False)  # the card whose power was used this turn; -1 for none
    guesses: Zone = seen_by(ALL, size=(3,), shown=False)
    guesses_left: int = seen_by(ALL, size=())
    right: bool = seen_by(ALL, size=(), shown=False)  # a prediction of this turn was right
    shown: int = seen_by(
        ALL, size=(), shown=False
    )  # the fate kept, once a prediction has brought it to light; 0 before
    votes: list[int] = seen_by(OWNER, back=is_in, size=(MOST_SEATS,))  # sealed; empty while there is no ballot

    # --- what everybody knows about secret fates
    clues: tuple[Clue, ...] = seen_by(ALL, shown=False)


SCHEMA: Final = Schema(Arcana)


def allies_of(chairs: list[int], active: int) -> list[int]:
    """Those who predict the active player's fate, from their left on."""
    after = [(active + step) % len(chairs) for step in range(1, len(chairs))]
    return [seat for seat in after if chairs[seat] == PRESENT]
