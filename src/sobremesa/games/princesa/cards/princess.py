"""The Princess, whom everybody wants to have. She is no adventure card: she is never dealt, and has no text."""

from __future__ import annotations

from sobremesa.games.princesa.cards.lexicon import *

PRINCESS: Final = untyped("princess")
