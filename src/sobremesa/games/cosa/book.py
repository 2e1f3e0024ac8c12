"""The book that all cards are written in, and the words that both rules and texts know."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.words import Word, Words, flags

FEWEST_SEATS: Final = 4
MOST_SEATS: Final = 12

# What a seat may be, and what is known for certain of it. CONTAGIOUS is La Cosa or an Infectado, nobody knows which.
ROLES: Final = Words("human", "infected", "contagious", "thing")
HUMAN: Final = 0
INFECTADO: Final = 1
CONTAGIOUS: Final = 2
LA_COSA: Final = 3
NO_ROLE: Final = -1


def role(number: int) -> Word:
    """The word for a role, for cards that speak of it."""
    return ROLES.words[number]


OBSTACLES: Final = Words("quarantine", "barred-door")
QUARANTINES: Final = OBSTACLES["quarantine"]
DOORS: Final = OBSTACLES["barred-door"]

# What can be answered with a card of one's hand, and what may be so for somebody.
MOMENTS: Final = Words("burn", "move", "exchange", "openly", "no-fire", "no-move", "no-play", "no-exchange", "no-aim")
BURN: Final = MOMENTS["burn"]
MOVE: Final = MOMENTS["move"]
EXCHANGE: Final = MOMENTS["exchange"]
OPENLY: Final = MOMENTS["openly"]  # they draw, discard and give for all to see
NO_FIRE: Final = MOMENTS["no-fire"]
NO_MOVE: Final = MOMENTS["no-move"]
NO_PLAY: Final = MOMENTS["no-play"]
NO_EXCHANGE: Final = MOMENTS["no-exchange"]
NO_AIM: Final = MOMENTS["no-aim"]  # nothing can be aimed at them

# What a table may play otherwise.
TABLES: Final = Words("strict", "neighbours", "duty")
STRICT: Final = TABLES["strict"]
NEIGHBOURS: Final = TABLES["neighbours"]
DUTY: Final = TABLES["duty"]

# The circumstances of an exchange.
CIRCUMSTANCES: Final = flags("third-step", "stands-in", "immune")
THIRD_STEP: Final = 1
STANDS_IN: Final = 2  # for somebody who refused
IMMUNE: Final = 4

THINGS: Final = Things()
SEATS: Final = THINGS.seats(MOST_SEATS)  # they come first, so that a seat is the thing of its number
QUARANTINED: Final = THINGS.section("quarantined", [str(seat) for seat in range(MOST_SEATS)])  # what lies before a seat
KINDS: Final = THINGS.section("card", ())  # grows as cards are declared

BOOK: Final = Book(THINGS, MOMENTS, CIRCUMSTANCES, rule="cosa-1.5")
