"""A turn after the last one: what a parasol is for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from sobremesa.games.ansia.book import BOOK, TOKENS
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.words import Voice
from sobremesa.kernel.phrase import Phrase


@dataclass(eq=False)
class PlayAfterDawn(Node):
    """One more turn after the last, without hunting."""

    def is_simple(self) -> bool:
        return False

    def say(self, voice: Voice) -> Phrase:
        return "play-after-dawn", (("form", voice),)


@cache
def parasols() -> frozenset[int]:
    """The tokens that allow it."""
    return frozenset([token for token in range(len(TOKENS)) if BOOK.cards[TOKENS.thing(token)].part("after-dawn")])
