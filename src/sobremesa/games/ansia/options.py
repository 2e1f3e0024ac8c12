"""Everything a vampire may choose that isn't simply one of the game's things."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.book import BOOK, CARDS, MISSIONS, MOST_SEATS, SPACES, TOKENS, VAMPIRES
from sobremesa.games.ansia.map import WELLS
from sobremesa.games.ansia.state import COLUMNS
from sobremesa.games.ansia.words import KINDS
from sobremesa.kernel.option import Catalogue

OPTIONS: Final = Catalogue()
FREE: Final = Catalogue()

HUNT: Final = tuple(  # by pile of the hunt zone; a column is called by what it costs
    [
        OPTIONS.add("hunt", pile, name=f"{pile // COLUMNS + 1}-{COLUMNS - pile % COLUMNS}")
        for pile in range(COLUMNS * (MOST_SEATS + 1))
    ]
)
HUNT_IN_TAVERN: Final = OPTIONS.add("hunt-in-tavern")
STAY: Final = OPTIONS.add("stay")
DRIFT: Final = {well: OPTIONS.add("drift", well, name=SPACES.names[well]) for well in WELLS}
LIKE: Final = tuple([OPTIONS.add("like", kind.number, name=kind.name) for kind in KINDS.words])


def offer_things() -> None:
    """Once all cards are declared: whatever lies on the table can be picked."""
    BOOK.offer(OPTIONS, branches=0, picks=(SPACES, VAMPIRES, TOKENS, MISSIONS, CARDS))
