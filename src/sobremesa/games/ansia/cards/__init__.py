"""Everything in the box that says something, each declared once: what it does is what it reads."""

from __future__ import annotations

from sobremesa.games.ansia.book import BOOK
from sobremesa.games.ansia.cards import familiars, humans, missions, powers, roses, tokens, vampires
from sobremesa.games.ansia.options import offer_things
from sobremesa.kernel import house_cards

__all__ = ["familiars", "humans", "missions", "powers", "roses", "tokens", "vampires"]

house_cards.declare(__name__, BOOK)
offer_things()
