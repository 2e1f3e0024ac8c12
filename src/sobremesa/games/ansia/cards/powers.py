"""The powers: those that every vampire begins with, and the twenty that can be hunted."""

from __future__ import annotations

from sobremesa.games.ansia.cards.lexicon import *

STARTING_DECK: Final = (
    starting("night-flight", 4),
    starting("vampiric-speed", 3),
    starting("vampire-strength", 2, played=If(HumanInPlay(), Draw(1))),
    starting("vampiric-will", 2, played=Cycle(1)),
    starting("vampire-thirst", 1, On(SUMMING, OWN, Quicken(2), when=HumanInPlay())),
    starting("the-hunger", 2, On(HUNTED_HUMAN, OWN, Score(1))),
)

power("bat-form", FORM, 4, copies=2, marked=1)
power("wolf-form", FORM, 3, prepared(), copies=2, marked=1)
power("mist", FORM, 2, Rule(MIST), copies=2)
power("celerity", BODY, 2, copies=2, marked=1, played=Draw(1))
power("hypnosis", MIND, 1, Stat(HUNTS, n=1), copies=2, marked=1)
power("purge", BODY, 3, marked=1, played=Cycle(1))
power("ancestral-might", BODY, 3, marked=1)
power("claws", BODY, 2, marked=1, played=Cycle(2))
power("dark-digestion", BODY, 1, copies=2, marked=1, played=Digest(1))
power("shroud-of-shadows", MIND, 2, Rule(UNHARMED), marked=1)
power("endless-thirst", BODY, 2, On(HUNTED_HUMAN, OWN, Score(1)))
power("frenzy", BODY, 1, On(SUMMING, OWN, QuickenEachHuman(1)))
power("charm", MIND, 2, Stat(DISCOUNT, n=1), marked=1)
power("foretelling-dream", MIND, 1, prepared(), played=TakeMission())
