"""The twenty-two familiars: once played, they stay."""

from __future__ import annotations

from sobremesa.games.ansia.cards.lexicon import *

familiar("echo", WOLF, 1, scored=Per(1, OfCategory(WOLF)))
familiar("fang", WOLF, 1, marked=1)
familiar("ash", WOLF, 1, scored=Per(1, OfCategory(WOLF)))
familiar("luna", WOLF, 1, marked=1)
familiar("alpha", WOLF, 1, fast(), On(SUMMING, OWN, Quicken(1), when=AnotherInPlay(WOLF)))
familiar("howl", WOLF, 1, scored=Per(1, OfCategory(WOLF)))
familiar("shriek", BAT, 1, marked=1)
familiar("vesper", BAT, 1, prepared(), marked=1)
familiar("ears", BAT, 0, marked=1, played=Cycle(1))
familiar("radar", BAT, 1, prepared())
familiar("nocturne", BAT, 0, marked=1, played=If(HumanInPlay(), Draw(1)))
familiar("sooty", CAT, 0, On(HUNTED_HUMAN, OWN, Score(1), when=HumanIs(VILLAGER)))
familiar("duchess", CAT, 0, On(HUNTED_HUMAN, OWN, Score(1), when=HumanIs(NOBLE)))
familiar("missal", CAT, 0, On(HUNTED_HUMAN, OWN, Score(1), when=HumanIs(RELIGIOUS)))
familiar("hound", DOG, 0, On(HUNTED_HUMAN, OWN, Score(1), when=HumanIs(MILITARY)))
familiar("gnawer", RAT, 0, marked=1, sacrificed=Sacrifice(Digest(1)))
familiar("whiskers", RAT, 0, sacrificed=Sacrifice(Digest(1)))
familiar("rat-queen", RAT, 1, slow())
familiar("messenger-raven", RAVEN, 0, sacrificed=Sacrifice(TakeMission()))
familiar("magpie", RAVEN, 0, On(TOOK_TOKEN, OWN, Score(2)))
familiar("lookout-raven", RAVEN, 1, marked=1)
familiar("black-bear", BEAR, 2, fast(), marked=1)
