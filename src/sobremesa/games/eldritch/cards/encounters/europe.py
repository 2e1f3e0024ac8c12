"""Encounters in the cities of Europe."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

europe(
    1,
    london=Test(OBSERVATION, passed=GainCondition(BLESSED), failed=Delay()),
    rome=Test(INFLUENCE, passed=Improve(WILL)),
    istanbul=Test(INFLUENCE, -1, passed=Improve(), failed=GainCondition(DEBT)),
)
europe(
    2,
    london=Test(OBSERVATION, passed=SpawnClues(2), failed=GainCondition(HALLUCINATIONS)),
    rome=Seq(Improve(WILL), Test(INFLUENCE, failed=LoseBoth(1, 1))),
    istanbul=May(Delay(), Improve()),
)
europe(
    3,
    london=Test(OBSERVATION, -1, passed=GainClues(1)),
    rome=Test(INFLUENCE, -1, passed=GainCondition(BLESSED), failed=Seq(Lose(SANITY, 1), DiscardCondition(BLESSED))),
    istanbul=Test(LORE, passed=Improve(INFLUENCE)),
)
europe(
    4,
    london=May(GainCondition(DEBT), GainClues(2)),
    rome=May(Delay(), GainCondition(BLESSED)),
    istanbul=Test(WILL, passed=Improve(INFLUENCE), failed=GainConditionOf(MADNESS)),
)
europe(
    5,
    london=Seq(SpawnClueAnywhere(), Test(STRENGTH, failed=GainCondition(DETAINED))),
    rome=Test(WILL, passed=Improve(WILL), failed=Lose(SANITY, 1)),
    istanbul=May(SpendClues(1), Improve(INFLUENCE)),
)
europe(
    6,
    london=Test(OBSERVATION, passed=SpawnClueAnywhere(), failed=Lose(SANITY, 1)),
    rome=Test(INFLUENCE, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
    istanbul=Seq(Improve(INFLUENCE), Test(WILL, failed=Lose(HEALTH, 2))),
)
europe(
    7,
    london=Seq(SpawnClues(2), Test(OBSERVATION, failed=GainCondition(INTERNAL_INJURY))),
    rome=May(Improve(), Test(WILL, failed=GainCondition(CURSED))),
    istanbul=Seq(Improve(INFLUENCE), Test(WILL, failed=Lose(SANITY, 2))),
)
europe(
    8,
    london=May(Delay(), SpawnClues(2)),
    rome=Seq(Improve(WILL), Test(WILL, -1, failed=GainCondition(PARANOIA))),
    istanbul=Test(OBSERVATION, passed=GainCondition(BLESSED), failed=GainCondition(BACK_INJURY)),
)
