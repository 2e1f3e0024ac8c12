"""Encounters in the cities of America."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

america(
    1,
    arkham=Seq(GainSpells(trait=INCANTATION), Test(LORE, failed=GainCondition(HALLUCINATIONS))),
    san_francisco=May(SpendClues(1), Improve(OBSERVATION)),
    buenos_aires=Test(LORE, passed=GainCondition(BLESSED), failed=Lose(SANITY, 2)),
)
america(
    2,
    arkham=Seq(GainSpells(trait=INCANTATION), Test(WILL, 1, failed=GainCondition(PARANOIA))),
    san_francisco=Test(WILL, -1, passed=Improve(), failed=GainCondition(LEG_INJURY)),
    buenos_aires=Test(LORE, passed=GainSpells(trait=RITUAL), failed=Lose(SANITY, 1)),
)
america(
    3,
    arkham=Test(LORE, 1, passed=GainSpells()),
    san_francisco=Test(INFLUENCE, passed=Improve(OBSERVATION), failed=GainCondition(DEBT)),
    buenos_aires=Test(LORE, 1, passed=GainSpells(), failed=GainCondition(DEBT)),
)
america(
    4,
    arkham=May(SpendClues(1), GainSpells(trait=INCANTATION)),
    san_francisco=Test(WILL, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
    buenos_aires=May(SpendClues(1), GainSpells(trait=RITUAL)),
)
america(
    5,
    arkham=Test(OBSERVATION, passed=GainSpells(trait=INCANTATION), failed=Lose(HEALTH, 1)),
    san_francisco=May(Delay(), Improve()),
    buenos_aires=Seq(GainSpells(trait=RITUAL), Test(WILL, failed=GainCondition(DETAINED))),
)
america(
    6,
    arkham=Test(LORE, passed=GainSpells(trait=INCANTATION), failed=GainCondition(AMNESIA)),
    san_francisco=Seq(Improve(OBSERVATION), Test(LORE, failed=LoseBoth(1, 1))),
    buenos_aires=Seq(GainSpells(trait=RITUAL), Test(LORE, failed=GainCondition(PARANOIA))),
)
america(
    7,
    arkham=May(Delay(), GainSpells(2)),
    san_francisco=Seq(Improve(OBSERVATION), Test(WILL, -1, failed=Lose(SANITY, 2))),
    buenos_aires=May(Delay(), GainSpells(2)),
)
america(
    8,
    arkham=Test(LORE, passed=GainCondition(BLESSED), failed=GainCondition(PARANOIA)),
    san_francisco=Test(WILL, passed=Improve(OBSERVATION), failed=GainConditionOf(MADNESS)),
    buenos_aires=Test(INFLUENCE, passed=GainSpells(trait=RITUAL)),
)
