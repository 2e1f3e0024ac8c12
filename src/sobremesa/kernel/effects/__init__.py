"""One language for the cards of all games: what a card does, declared once as a tree that runs, asks and reads."""

from __future__ import annotations

from sobremesa.kernel.effects.words import Effect
from sobremesa.kernel.phrase import Args as Words
from sobremesa.kernel.phrase import Phrase, is_phrase

__all__ = ["Effect", "Phrase", "Words", "is_phrase"]
