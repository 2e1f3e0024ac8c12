"""Everything that lies on the table, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.arcana.book import BOOK, CARDS, MOST_SEATS
from sobremesa.games.arcana.deduction import CLUE_BOUNDS, Clue
from sobremesa.kernel.ballot import is_in
from sobremesa.kernel.compiling import mypyc_attr, slotted
from sobremesa.kernel.effects import keeping, registers
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.running import FRAME_BOUNDS, Frame, Running
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
ENDINGS: Final = (RUNNING, WON, LOST, LOST_DECK, SUSPENDED)

# What an observation has room for.
MOST_TURNS: Final = 1000
MOST_CLUES: Final = 256


def every_card() -> int:
    return len(CARDS)


def last_card() -> int:
    return len(CARDS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
@slotted(eq=False)
class Arcana(Running):
    rng: Rng = seen_by(NOBODY)

    # --- the settings of the table
    # The Restless Hours: what would go back to the deck leaves the match.
    restless: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    # Of several wrong predictions in a turn, each one brings doom.
    twice_each: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    # Whom the deduction is shown to: "off", "own", "all".
    aid: str = seen_by(ALL, words=("off", "own", "all"), shown=False)

    # --- the tokens
    bag: list[int] = seen_by(NOBODY, back=TOTAL, size=(), bounds=(0, 21))  # how many of each value
    hands: list[Zone] = seen_by(OWNER, back=COUNT, size=(MOST_SEATS, 2), bounds=(1, 7))  # sorted: places tell nothing
    # The fate in hand since an earlier turn; 0 for none.
    kept: list[int] = seen_by(OWNER, size=(MOST_SEATS,), bounds=(0, 7), shown=False)
    # Before each arcanum of the row, as they were played.
    fates: list[Zone] = seen_by(ALL, size=(4, 21), kinds=8, bounds=(0, 3))
    exiled: Zone = seen_by(ALL, size=(21,), kinds=8, bounds=(0, 3))
    # The numbers turned over in each number row, as bits.
    rows: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 254))

    # --- the cards
    row: list[int] = seen_by(ALL, size=(4,), bounds=(-1, last_card), of=CARDS)
    deck: Zone = seen_by(NOBODY, back=TOP, size=(2,), bounds=(0, every_card), of=CARDS)  # face up, the first on top
    # How many at the bottom of the deck everybody saw put there.
    bottom: int = seen_by(ALL, size=(), bounds=(0, every_card), shown=False)
    powers: list[int] = seen_by(ALL, size=(every_card,), bounds=(0, last_card), of=CARDS)  # faded and ready
    # The card of Slow lying by each arcanum; -1 for none.
    slowed: list[int] = seen_by(ALL, size=(4,), bounds=(-1, last_card), of=CARDS)
    amplified: list[int] = seen_by(ALL, size=(4,), bounds=(-1, last_card), of=CARDS)  # the same for Amplify
    # Cards out of the match for good.
    left_match: Zone = seen_by(ALL, size=(every_card,), bounds=(0, last_card), of=CARDS, shown=False)

    # --- the tracks
    score: int = seen_by(ALL, size=(), bounds=(0, 7))
    doom: int = seen_by(ALL, size=(), bounds=(0, 7))
    ending: str = seen_by(ALL, words=ENDINGS, shown=False)

    # --- the turn
    turn: int = seen_by(ALL, size=(), bounds=(0, MOST_TURNS), shown=False)
    chairs: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(GONE, JOINING), shown=False)
    active: int = seen_by(ALL, size=(), bounds=(0, MOST_SEATS - 1))
    drawn: int = seen_by(ALL, size=(), bounds=(0, 2), shown=False)  # fates drawn and not yet told of in a clue
    played: Zone = seen_by(ALL, size=(2,), bounds=(1, 7))  # the values played this turn
    slot: int = seen_by(ALL, size=(), bounds=(-1, 3))  # where the last one lies; -1 before the play
    through_hours: bool = seen_by(ALL, size=(), bounds=(0, 1))  # it came through The Hours
    plus: int = seen_by(ALL, size=(), bounds=(0, 7), shown=False)  # by how much the kept fate counts more this turn
    # Whose power was used this turn; -1 for none.
    power_used: int = seen_by(ALL, size=(), bounds=(-1, last_card), of=CARDS, shown=False)
    guesses: Zone = seen_by(ALL, size=(3,), bounds=(1, 7), shown=False)
    guesses_left: int = seen_by(ALL, size=(), bounds=(0, 3))
    right: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)  # a prediction of this turn was right
    # The fate kept, once a prediction has brought it to light; 0 before.
    shown: int = seen_by(ALL, size=(), bounds=(0, 7), shown=False)

    # --- what everybody knows about secret fates
    clues: tuple[Clue, ...] = seen_by(ALL, size=(MOST_CLUES, len(CLUE_BOUNDS)), bounds=CLUE_BOUNDS, shown=False)

    # --- what it is in the middle of
    agenda: list[Frame] = seen_by(ALL, of=keeping.FRAMES, size=(8, 2), bounds=FRAME_BOUNDS, shown=False, init=False)
    registers: list[int] = seen_by(
        ALL, of=keeping.REGISTERS, size=(2 * registers.WIDTH,), bounds=registers.BOUNDS * 2, shown=False, init=False
    )
    votes: list[int] = seen_by(OWNER, back=is_in, of=keeping.VOTES, size=(MOST_SEATS,), bounds=(-2, 255), init=False)

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
