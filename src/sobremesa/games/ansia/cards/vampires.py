"""The six vampires. Their gifts are only for tables that want them."""

from __future__ import annotations

from sobremesa.games.ansia.cards.lexicon import *

vampire("valerio", Instant(MOVING, Quicken(3)))
vampire("ilona", Instant(WHENEVER, Digest(1)))
vampire("morcant", Instant(ACTING, HuntAgain(1)))
vampire("sabine", Instant(WHENEVER, TakeMission()))
vampire("aldous", Instant(FIRST, Draw(2)))
vampire("zorya", Upon(HarmInPlay(), Lasting(Rule(UNHARMED), TURN_ENDS)))
