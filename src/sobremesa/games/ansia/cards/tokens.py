"""The twenty-six bonus tokens of thirteen kinds."""

from __future__ import annotations

from sobremesa.games.ansia.cards.lexicon import *

token("one-villager", 2, "ansia-11.2", counts=CountsAs(VILLAGER))
token("one-religious", 2, "ansia-11.2", counts=CountsAs(RELIGIOUS))
token("one-military", 2, "ansia-11.2", counts=CountsAs(MILITARY))
token("one-noble", 2, "ansia-11.2", counts=CountsAs(NOBLE))
token("one-of-any-kind", 2, "ansia-11.3", counts=CountsAs())
token("one-speed", 3, "ansia-11.4", used=Instant(SPENDING, Quicken(1)))
token("two-speed", 2, "ansia-11.4", used=Instant(SPENDING, Quicken(2)))
token("one-hunt", 2, "ansia-11.5", used=Instant(ACTING, HuntAgain(1)))
token("discard-and-draw", 2, "ansia-11.6", used=Instant(FIRST, Cycle(1)))
token("one-card", 2, "ansia-11.7", used=Instant(FIRST, Draw(1)))
token("one-mission", 1, "ansia-11.8", used=Instant(WHENEVER, TakeMission()))
token("parasol", 2, "ansia-11.9", after_dawn=PlayAfterDawn())
token("velvet", 2, "ansia-11.10", taken=WhenTaken(Score(2)))
