"""What follows from all cards: each is a small int in the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sobremesa.games.arcana.book import BOOK
from sobremesa.games.arcana.box import HOURS
from sobremesa.games.arcana.cards.arcana import EXPANSION
from sobremesa.games.arcana.cards.arcanum import AFTER_PLAY, ENTERED
from sobremesa.kernel import house_cards

house_cards.declare("sobremesa.games.arcana.cards", BOOK)

ARCANA: Final = tuple(ENTERED)
ALONE: Final = tuple([n for n, arcanum in enumerate(ARCANA) if arcanum not in EXPANSION])  # without the expansion
AFTER_PLAY_CARDS: Final = frozenset(n for n, arcanum in enumerate(ARCANA) if arcanum.power.window == AFTER_PLAY)
THIEVES: Final = frozenset(n for n, arcanum in enumerate(ARCANA) if arcanum.steals)
NUMBER: Final = {arcanum.id: number for number, arcanum in enumerate(ARCANA)}  # a card is a small int in the state


def hours_on(card: int, fates: Sequence[int], slowed: bool) -> int:
    """How many hours those fates consume before that arcanum; slowed down, one each."""
    if slowed:
        return len(fates)
    sevens = ARCANA[card].sevens_count
    return sum([sevens if value == 7 else HOURS[value] for value in fates])
