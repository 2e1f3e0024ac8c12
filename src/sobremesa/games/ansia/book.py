"""The book of El ansia: what its effects can speak of, and the moments and questions of its rules."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.words import Words

MOST_SEATS: Final = 6

THINGS: Final = Things()
SEATS: Final = THINGS.seats(MOST_SEATS)
SPACES: Final = THINGS.section("space", room=61)
VAMPIRES: Final = THINGS.section("vampire", room=12)  # everywhere with room for some to come
TOKENS: Final = THINGS.section("token", room=24)
MISSIONS: Final = THINGS.section("mission", room=80)
CARDS: Final = THINGS.section("card")  # by kind: some powers come twice

MOMENTS: Final = Words(
    # when something happens
    "summing",  # before the speed of a turn is known
    "hunted-human",
    "took-token",
    "turn-ends",
    # what is so
    "permanent",
    "slow",
    "fast",
    "unique",
    "no-hunt",
    "disoriented",
    "thirsty",
    "unharmed",
    "mist",
    "prepared",
    # how many
    "hunts",
    "discount",
)
(
    SUMMING,
    HUNTED_HUMAN,
    TOOK_TOKEN,
    TURN_ENDS,
    PERMANENT,
    SLOW,
    FAST,
    UNIQUE,
    NO_HUNT,
    DISORIENTED,
    THIRSTY,
    UNHARMED,
    MIST,
    PREPARED,
    HUNTS,
    DISCOUNT,
) = MOMENTS.words

BOOK: Final = Book(THINGS, MOMENTS, rule="ansia-1.1")

# How many there are in the box, by card and by token: they grow as these are declared.
COPIES: Final[list[int]] = []
TOKEN_COPIES: Final[list[int]] = []
