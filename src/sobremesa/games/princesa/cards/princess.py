"""The Princess, whom everybody wants to have. She is no adventure card: she is never dealt, and has no text."""

from __future__ import annotations

from typing import Final

from sobremesa.games.princesa.cards.declaring import untyped

PRINCESS: Final = untyped("princess")
