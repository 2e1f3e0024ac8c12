"""Everything in the box that says something, each declared once: what it does is what it reads."""

from __future__ import annotations

from sobremesa.games.eldritch.book import BOOK
from sobremesa.games.eldritch.cards import (
    ancients,
    artifacts,
    assets,
    conditions,
    investigators,
    monsters,
    mysteries,
    mythos,
    spells,
)
from sobremesa.games.eldritch.cards.encounters import (
    america,
    asia,
    europe,
    expeditions,
    general,
    research_azathoth,
    research_cthulhu,
    research_shub_niggurath,
    research_yog_sothoth,
    special,
    worlds,
)
from sobremesa.games.eldritch.options import offer_things
from sobremesa.games.eldritch.two_sided import number_cards
from sobremesa.kernel import house_cards

__all__ = [
    "america",
    "ancients",
    "artifacts",
    "asia",
    "assets",
    "conditions",
    "europe",
    "expeditions",
    "general",
    "investigators",
    "monsters",
    "mysteries",
    "mythos",
    "research_azathoth",
    "research_cthulhu",
    "research_shub_niggurath",
    "research_yog_sothoth",
    "special",
    "spells",
    "worlds",
]

house_cards.declare(__name__, BOOK)
number_cards()
offer_things()
