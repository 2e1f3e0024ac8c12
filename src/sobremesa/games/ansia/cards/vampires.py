"""The six vampires. Their gifts are only for tables that want them."""

from __future__ import annotations

from sobremesa.games.ansia.book import BOOK, THINGS, TURN_ENDS, UNHARMED, VAMPIRES
from sobremesa.games.ansia.effects.conditions import HarmInPlay
from sobremesa.games.ansia.effects.deeds import Digest, Draw, HuntAgain, Quicken, TakeMission
from sobremesa.games.ansia.effects.instants import Instant, Upon
from sobremesa.games.ansia.words import ACTING, FIRST, MOVING, WHENEVER
from sobremesa.kernel.effects.standing import Lasting, Rule


def vampire(name: str, gift: Instant | Upon) -> int:
    number = THINGS.add(VAMPIRES, name)
    BOOK.card(VAMPIRES, name, rule="ansia-17.3", used=gift)
    return number


vampire("valerio", Instant(MOVING, Quicken(3)))
vampire("ilona", Instant(WHENEVER, Digest(1)))
vampire("morcant", Instant(ACTING, HuntAgain(1)))
vampire("sabine", Instant(WHENEVER, TakeMission()))
vampire("aldous", Instant(FIRST, Draw(2)))
vampire("zorya", Upon(HarmInPlay(), Lasting(Rule(UNHARMED), TURN_ENDS)))
