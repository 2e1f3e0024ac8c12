"""Everything that lies on the table or is known at it, and who sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.ansia.book import (
    BOOK,
    CARDS,
    COPIES,
    MISSIONS,
    MOST_SEATS,
    SPACES,
    THINGS,
    TOKEN_COPIES,
    TOKENS,
    VAMPIRES,
)
from sobremesa.games.ansia.map import CLOSED_CHESTS, OPEN_CHESTS
from sobremesa.games.ansia.words import KINDS, SOURCES
from sobremesa.kernel.compiling import mypyc_attr, slotted
from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.keeping import FRAMES, REGISTERS
from sobremesa.kernel.effects.registers import BOUNDS, WIDTH
from sobremesa.kernel.effects.running import ASK_NOBODY, FRAME_BOUNDS, Frame, Running
from sobremesa.kernel.effects.things import ByThing
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import ALL, COUNT, EACH, NOBODY, OWNER, Schema, seen_by
from sobremesa.kernel.zones import Zone

FEWEST_SEATS: Final = 2
LAST_TURN: Final = 15
AFTER_DAWN: Final = 16  # the moon, while those with a parasol play on
COLUMNS: Final = 3  # of the hunt zone; a card costs 3, then 2, then 1
SKIPPED_IF_SLOW: Final = 1  # of them
DEARER_IF_FAST: Final = 1
HAND: Final = 3
TAVERN_HOLDS: Final = 3
NONE: Final = -1

RUNNING: Final = ""
SURVIVED: Final = "dawn"
ALL_BURNT: Final = "ashes"
ENDINGS: Final = (RUNNING, SURVIVED, ALL_BURNT)

# Bounds of what can be seen, for learning agents.
MOST_TOPS: Final = 9  # as many cards can be put on top of a deck
MOST_POINTS: Final = 999
MOST_SPEED: Final = 99
MOST_PAYERS: Final = 24  # each has so many texts that pay at most
MOST_STRIDES: Final = 24  # in a turn

# Where a mission can be: with each vampire, in each of three crypts, in the box, in sight.
FIRST_CRYPT: Final = MOST_SEATS
BOX: Final = FIRST_CRYPT + 3
IN_SIGHT: Final = BOX + 1  # public, or used
MISSION_PLACES: Final = IN_SIGHT + 1

# What a hunt was like, for those who may make something of it.
NO_HUNT_YET: Final[Zone] = (NONE, 0, 0)  # column, humans, their kinds as bits


def COUNTS(zones: Sequence[Zone]) -> list[int]:
    """How many lie in each of several zones."""
    return [len(zone) for zone in zones]


def THERE(tokens: Sequence[int]) -> list[bool]:
    """Where there is one."""
    return [token != NONE for token in tokens]


def most_cards() -> int:
    return sum(COPIES)


def most_tokens() -> int:
    return sum(TOKEN_COPIES)


def most_missions() -> int:
    return len(MISSIONS)


def last_thing() -> int:
    return len(THINGS) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
@slotted(eq=False)
class Ansia(Running):
    rng: Rng = seen_by(NOBODY)

    # With many cards in play much happens at once: the kernel's own are laid out for fewer.
    agenda: list[Frame] = seen_by(ALL, of=FRAMES, size=(96, 2), bounds=FRAME_BOUNDS, shown=False, init=False)
    registers: list[int] = seen_by(ALL, of=REGISTERS, size=(40 * WIDTH,), bounds=BOUNDS * 40, shown=False, init=False)

    # --- what the table was set to
    venerable: bool = seen_by(ALL, size=(), bounds=(0, 1))
    optional_discards: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    gifts: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    shelters: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)

    # --- the vampires
    vampires: list[int] = seen_by(ALL, of=VAMPIRES, size=(MOST_SEATS,))
    gifted: list[bool] = seen_by(
        ALL, size=(MOST_SEATS,), bounds=(0, 1), shown=False
    )  # who still has their vampire's gift
    sheltered: list[bool] = seen_by(
        ALL, size=(MOST_SEATS,), bounds=(0, 1), shown=False
    )  # beginners, safe in the mountains
    places: list[int] = seen_by(ALL, of=SPACES, size=(MOST_SEATS,))
    atop: Zone = seen_by(
        ALL, size=(MOST_SEATS,), bounds=(0, MOST_SEATS - 1)
    )  # all seats; of two in one space the first stands on top
    rested: list[bool] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 1))  # who has had their turn
    has_left: list[bool] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, 1), shown=False)  # the castle, at some time
    home: list[int] = seen_by(
        ALL, size=(MOST_SEATS,), bounds=(0, AFTER_DAWN)
    )  # the turn in which each came back to the castle; 0: not yet
    scores: list[int] = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, MOST_POINTS))
    earned: list[Zone] = seen_by(
        ALL, size=(MOST_SEATS, len(SOURCES.words)), bounds=(-MOST_POINTS, MOST_POINTS)
    )  # the same by where it came from
    payers: list[Zone] = seen_by(
        ALL, of=THINGS, size=(MOST_SEATS, MOST_PAYERS), bounds=(0, last_thing), shown=False, default=()
    )  # the cards, tokens and missions whose texts paid by night
    payments: list[Zone] = seen_by(
        ALL, size=(MOST_SEATS, MOST_PAYERS), bounds=(0, MOST_POINTS), shown=False, default=()
    )  # and how much each did
    speeds: list[int] = seen_by(
        ALL, size=(MOST_SEATS,), bounds=(NONE, 9), shown=False
    )  # of the first hands, until those are played; else NONE

    # --- the night
    moon: int = seen_by(ALL, size=(), bounds=(0, AFTER_DAWN))
    active: int = seen_by(ALL, size=(), bounds=(NONE, MOST_SEATS - 1))
    ending: str = seen_by(ALL, words=ENDINGS)
    winners: Zone = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, MOST_SEATS - 1))
    ashes: Zone = seen_by(ALL, size=(MOST_SEATS,), bounds=(0, MOST_SEATS - 1))  # who did not see the day through

    # --- the hunt zone: a pile for each row and column, row by row, the dearest column first
    quarry: list[Zone] = seen_by(ALL, of=CARDS, size=(COLUMNS * (MOST_SEATS + 1), most_cards), kinds=EACH)
    deck: Zone = seen_by(NOBODY, back=COUNT, of=CARDS, size=(), bounds=(0, most_cards))  # the first on top
    marked: int = seen_by(
        ALL, size=(), bounds=(0, most_cards), shown=False
    )  # how many on top of it are of the beginners' stack
    shown: Zone = seen_by(ALL, of=CARDS, size=(most_cards,), kinds=EACH, shown=False)  # what has come off that stack
    tavern: Zone = seen_by(NOBODY, back=COUNT, of=CARDS, size=(), bounds=(0, most_cards))
    roses: Zone = seen_by(ALL, of=CARDS, size=(3,))

    # --- the board
    open_chests: list[int] = seen_by(ALL, of=TOKENS, size=(len(OPEN_CHESTS),))
    closed_chests: list[int] = seen_by(NOBODY, back=THERE, of=TOKENS, size=(len(CLOSED_CHESTS),), bounds=(0, 1))
    spare_tokens: Zone = seen_by(NOBODY, of=TOKENS)  # in the box
    tiles: Zone = seen_by(ALL, size=(5,), bounds=(0, 10))  # points that wait at the castle, the highest first

    # --- missions
    public: Zone = seen_by(ALL, of=MISSIONS, size=(2,))
    crypts: list[Zone] = seen_by(NOBODY, back=COUNTS, of=MISSIONS, size=(3,), bounds=(0, most_missions))
    unused: Zone = seen_by(NOBODY, of=MISSIONS)  # back in the box
    missions: list[Zone] = seen_by(
        OWNER, back=COUNT, of=MISSIONS, size=(MOST_SEATS, most_missions), kinds=EACH
    )  # sorted
    looking: list[Zone] = seen_by(
        OWNER, back=COUNT, of=MISSIONS, size=(MOST_SEATS, most_missions), kinds=EACH
    )  # among which one chooses
    revealed: list[Zone] = seen_by(
        ALL, of=MISSIONS, size=(MOST_SEATS, most_missions), kinds=EACH
    )  # used; at the end all

    # --- each vampire's cards
    decks: list[Zone] = seen_by(
        NOBODY, back=COUNTS, of=CARDS, size=(MOST_SEATS,), bounds=(0, most_cards)
    )  # the first on top
    hands: list[Zone] = seen_by(OWNER, back=COUNT, of=CARDS, size=(MOST_SEATS, most_cards), kinds=EACH)  # sorted
    unseen: list[Zone] = seen_by(
        ALL, of=CARDS, size=(MOST_SEATS, most_cards), kinds=EACH, shown=False
    )  # deck and hand together, sorted: whatever went there was seen going
    zones: list[Zone] = seen_by(ALL, of=CARDS, size=(MOST_SEATS, most_cards), kinds=EACH)  # in play
    discards: list[Zone] = seen_by(ALL, of=CARDS, size=(MOST_SEATS, most_cards), kinds=EACH)
    digested: list[Zone] = seen_by(ALL, of=CARDS, size=(MOST_SEATS, most_cards), kinds=EACH)
    tokens: list[Zone] = seen_by(ALL, of=TOKENS, size=(MOST_SEATS, most_tokens), kinds=EACH)
    spent: list[Zone] = seen_by(ALL, of=TOKENS, size=(MOST_SEATS, most_tokens), kinds=EACH, shown=False)
    likes: list[Zone] = seen_by(
        ALL, size=(MOST_SEATS, 2), bounds=(0, len(KINDS.words) - 1), shown=False
    )  # what each choice-of-kind token was made to count as
    secret_likes: list[Zone] = seen_by(
        OWNER, back=COUNT, size=(MOST_SEATS, 2), bounds=(0, len(KINDS.words) - 1), shown=False
    )  # sealed until all have chosen

    # --- the turn
    done: Zone = seen_by(ALL, of=CARDS, size=(most_cards,), kinds=EACH)  # cards in play whose effect has been activated
    speed: int = seen_by(ALL, size=(), bounds=(-MOST_SPEED, MOST_SPEED))  # what is left of it
    has_speed: bool = seen_by(ALL, size=(), bounds=(0, 1))  # the total was above 0: one may move, use the space, hunt
    strides: Zone = seen_by(
        ALL,
        size=(3 * MOST_STRIDES,),
        bounds=(0, MOST_POINTS),
        shown=False,
        default=(),
    )  # what it went on, one after the other: on what, how much, and what the score was before
    hunts: int = seen_by(ALL, size=(), bounds=(0, most_cards))
    well_hunts: int = seen_by(ALL, size=(), bounds=(0, most_cards))  # in the cheapest column only
    is_quenched: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)  # spicy blood: a well was reached
    meal: int = seen_by(
        ALL, size=(), bounds=(NONE, len(KINDS.words) - 1), shown=False
    )  # the kind of human that can be digested here, once; or NONE
    hunted: int = seen_by(ALL, size=(), bounds=(0, most_cards), shown=False)  # humans, in this turn
    has_hunted: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    last_hunt: Zone = seen_by(ALL, size=(3,), bounds=((NONE, COLUMNS), (0, most_cards), (0, 15)), shown=False)
    hunted_at: int = seen_by(
        ALL, of=SPACES, size=(), shown=False, default=NONE
    )  # where that was: one may have retreated since
    fresh: Zone = seen_by(
        ALL, of=CARDS, size=(most_cards,), kinds=EACH, shown=False
    )  # hunted just now, and not yet put away
    pushed: int = seen_by(ALL, size=(), bounds=(0, most_cards), shown=False)  # vampires, in this turn
    took_token: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)
    opened_crypt: bool = seen_by(ALL, size=(), bounds=(0, 1), shown=False)

    # --- what everybody can work out of hidden cards
    tops: list[Zone] = seen_by(
        ALL, of=CARDS, size=(MOST_SEATS, MOST_TOPS), shown=False
    )  # the first of each deck, as far as they were put there for all to see
    sure: list[Zone] = seen_by(
        ALL, of=CARDS, size=(MOST_SEATS, most_cards), kinds=EACH, shown=False
    )  # of each hand, what everybody knows to be in it

    # --- what each can work out of hidden missions: of each mission, where it may be, as bits (see knowledge.py)
    known: list[Zone] = seen_by(
        OWNER,
        of=ByThing(MISSIONS, 1 << BOX, each_seat=True),
        size=(MOST_SEATS, most_missions),
        bounds=(0, 2**MISSION_PLACES - 1),
        shown=False,
    )

    def book(self) -> Book:
        return BOOK

    def seats_from(self, seat: int) -> Sequence[int]:
        seats = len(self.places)
        return [at % seats for at in range(seat, seat + seats)]

    def chooser(self, moment: int) -> int:
        return ASK_NOBODY if moment >= 0 else self.active

    def holder_of(self, thing: int) -> int:
        return self.active

    def in_play(self) -> Sequence[int]:
        """Only whoever has the turn can make anything of what lies before them."""
        if self.active == NONE:
            return ()
        first = CARDS.first
        return [first + card for card in self.zones[self.active]]


SCHEMA: Final = Schema(Ansia)
