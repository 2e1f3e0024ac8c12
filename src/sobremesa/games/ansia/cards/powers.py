"""The powers: those that every vampire begins with, and the twenty that can be hunted."""

from __future__ import annotations

from typing import Final

from sobremesa.games.ansia.book import DISCOUNT, HUNTED_HUMAN, HUNTS, MIST, SUMMING, UNHARMED
from sobremesa.games.ansia.cards.facts import Facts, declare
from sobremesa.games.ansia.cards.keywords import prepared
from sobremesa.games.ansia.effects.conditions import HumanInPlay
from sobremesa.games.ansia.effects.deeds import Cycle, Digest, Draw, Quicken, QuickenEachHuman, Score, TakeMission
from sobremesa.games.ansia.words import BODY, FORM, MIND, POWER, STARTING
from sobremesa.kernel.effects.control import If
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node, Standing
from sobremesa.kernel.effects.standing import Rule, Stat
from sobremesa.kernel.effects.whose import OWN
from sobremesa.kernel.effects.words import Word


def starting(name: str, speed: int, *standing: Standing, **parts: Node) -> int:
    return declare(name, Facts(STARTING, speed, copies=6), *standing, rule="ansia-2.2", **parts)


def power(
    name: str, category: Word, speed: int, *standing: Standing, copies: int = 1, marked: int = 0, **parts: Node
) -> int:
    facts = Facts(POWER, speed, category=category, copies=copies, marked=marked)
    return declare(name, facts, *standing, rule="ansia-1.6", **parts)


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
