"""Everything that lies on the table, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sobremesa.games.arcana.book import BOOK, CARDS, MOST_SEATS
from sobremesa.games.arcana.deduction import Clue
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.effects import keeping
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.registers import WIDTH
from sobremesa.kernel.effects.running import Frame, Running
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, NOBODY, OWNER, TOP, TOTAL, Schema, seen_by
from sobremesa.kernel.zones import Zone

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
class Arcana(Running):
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
    row: list[int] = seen_by(ALL, size=(4,), of=CARDS)
    deck: Zone = seen_by(NOBODY, back=TOP, size=(2,), of=CARDS)  # face up, the first on top
    bottom: int = seen_by(ALL, size=(), shown=False)  # how many at the bottom of the deck everybody saw put there
    powers: list[int] = seen_by(ALL, size=(36,), of=CARDS)  # faded and ready
    slowed: list[int] = seen_by(ALL, size=(4,), of=CARDS)  # the card of Slow lying by each arcanum; -1 for none
    amplified: list[int] = seen_by(ALL, size=(4,), of=CARDS)  # the same for Amplify
    left_match: Zone = seen_by(ALL, of=CARDS, shown=False)  # cards out of the match for good

    # --- the tracks
    score: int = seen_by(ALL, size=())
    doom: int = seen_by(ALL, size=())
    ending: str = seen_by(ALL, shown=False)

    # --- the turn
    turn: int = seen_by(ALL, shown=False)
    chairs: list[int] = seen_by(ALL, size=(MOST_SEATS,), shown=False)
    active: int = seen_by(ALL, size=())
    drawn: int = seen_by(ALL, shown=False)  # fates drawn and not yet told of in a clue
    played: Zone = seen_by(ALL, size=(2,))  # the values played this turn
    slot: int = seen_by(ALL, size=())  # where the last one lies; -1 before the play
    through_hours: bool = seen_by(ALL, size=())  # it came through The Hours
    plus: int = seen_by(ALL, size=(), shown=False)  # by how much the kept fate counts more this turn
    power_used: int = seen_by(ALL, size=(), of=CARDS, shown=False)  # whose power was used this turn; -1 for none
    guesses: Zone = seen_by(ALL, size=(3,), shown=False)
    guesses_left: int = seen_by(ALL, size=())
    right: bool = seen_by(ALL, size=(), shown=False)  # a prediction of this turn was right
    shown: int = seen_by(
        ALL, size=(), shown=False
    )  # the fate kept, once a prediction has brought it to light; 0 before

    # --- what everybody knows about secret fates
    clues: tuple[Clue, ...] = seen_by(ALL, shown=False)

    # --- what it is in the middle of
    agenda: list[Frame] = seen_by(ALL, of=keeping.FRAMES, size=(8, 2), shown=False, init=False)
    registers: list[int] = seen_by(ALL, of=keeping.REGISTERS, size=(2 * WIDTH,), shown=False, init=False)
    votes: list[int] = seen_by(OWNER, back=is_in, of=keeping.VOTES, size=(MOST_SEATS,), init=False)

    def book(self) -> Book:
        return BOOK

    def in_play(self) -> Sequence[int]:
        return [CARDS.thing(card) for card in self.amplified if card >= 0]

    def seats_from(self, seat: int) -> Sequence[int]:
        seats = len(self.chairs)
        return [at % seats for at in range(seat, seat + seats) if self.chairs[at % seats] == PRESENT]

    def chooser(self, moment: int) -> int:
        return self.active


SCHEMA: Final = Schema(Arcana)


def allies_of(chairs: list[int], active: int) -> list[int]:
    """Those who predict the active player's fate, from their left on."""
    after = [(active + step) % len(chairs) for step in range(1, len(chairs))]
    return [seat for seat in after if chairs[seat] == PRESENT]
