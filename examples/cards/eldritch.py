"""An asset, a spell and an event for Eldritch Horror."""

from sobremesa.games.eldritch.cards.lexicon import *

asset("thermos", 1, (ITEM,), action=acts(Recover(SANITY, 1)))
spell(
    "voices-of-the-dead",
    RITUAL,
    action=acts(Cast(Test(LORE), GainClues(1))),
    back_1=Back(Outcome(0, 0, lost_without_a_four()), Outcome(1, NO_MORE, Lose(SANITY, 1))),
    back_2=Back(Outcome(0, 1, Lose(HEALTH, 1)), Outcome(2, NO_MORE, GainClues(1))),
)
green("harvest-moon", EASY, each(Recover(HEALTH, 1)))

EN = """
asset-thermos = Thermos
spell-voices-of-the-dead = Voices of the Dead
back-voices-of-the-dead-1 = They All Speak at Once
back-voices-of-the-dead-2 = One Voice You Know
mythos-harvest-moon = Harvest Moon
"""

ES = """
asset-thermos = Termo
spell-voices-of-the-dead = Voces de los muertos
back-voices-of-the-dead-1 = Hablan todos a la vez
back-voices-of-the-dead-2 = Una voz conocida
mythos-harvest-moon = Luna de la cosecha
"""
