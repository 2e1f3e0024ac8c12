"""What powers are made of: the cards as things with names, and the book that everything that runs stands in."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.effects.book import Book
from sobremesa.kernel.effects.things import Things
from sobremesa.kernel.effects.words import Words

MOST_SEATS: Final = 5

THINGS: Final = Things()
SEATS: Final = THINGS.seats(MOST_SEATS)
CARDS: Final = THINGS.section("card")  # grows as they are declared

QUESTIONS: Final = Words("amplifies")
(AMPLIFIES,) = QUESTIONS.words

BOOK: Final = Book(THINGS, QUESTIONS, rule="arcana-6.1")

BACKS: Final[list[str]] = []  # by card, what the power on its back is called
