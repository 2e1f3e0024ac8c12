"""All cards, and what follows from them."""

from __future__ import annotations

from sobremesa.games.arcana.box import COPIES, GOAL, HOURS, ROW, VALUES
from sobremesa.games.arcana.cards.arcana import BASE, EXPANSION
from sobremesa.games.arcana.cards.arcanum import Arcanum, Power
from sobremesa.games.arcana.cards.legality import FIXED, kept_by_played
from sobremesa.games.arcana.cards.numbered import AFTER_PLAY_CARDS, ALONE, ARCANA, NUMBER, THIEVES, hours_on

__all__ = [
    "AFTER_PLAY_CARDS",
    "ALONE",
    "ARCANA",
    "BASE",
    "COPIES",
    "EXPANSION",
    "FIXED",
    "GOAL",
    "HOURS",
    "NUMBER",
    "ROW",
    "THIEVES",
    "VALUES",
    "Arcanum",
    "Power",
    "hours_on",
    "kept_by_played",
]
