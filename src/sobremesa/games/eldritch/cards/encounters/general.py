"""General encounters, by what kind of space one is on."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

general(
    1,
    city=Test(OBSERVATION, passed=GainAsset(FROM_EITHER, (ITEM,)), failed=GainCondition(DETAINED)),
    wilderness=Seq(GainAsset(FROM_DECK, (ITEM,)), Lose(SANITY, 1)),
    sea=Test(OBSERVATION, passed=GainArtifact(), failed=Delay()),
)
general(
    2,
    city=Test(INFLUENCE, passed=SpawnClues(1), failed=GainCondition(DEBT)),
    wilderness=Test(WILL, passed=Choose(GainClues(1), Improve(LORE)), failed=GainCondition(CURSED)),
    sea=Seq(Move(1), Lose(SANITY, 1)),
)
general(
    3,
    city=Test(STRENGTH, passed=GainAsset(FROM_EITHER, (ITEM,)), failed=Seq(Lose(HEALTH, 1), DiscardPossessions(ITEM))),
    wilderness=Test(LORE, passed=Choose(GainClues(1), GainSpells())),
    sea=Test(LORE, -1, passed=Seq(GainCondition(BLESSED), Recover(HEALTH, 1), Recover(SANITY, 1))),
)
general(
    4,
    city=Test(INFLUENCE, failed=GainCondition(LEG_INJURY)),
    wilderness=Test(OBSERVATION, passed=Move(1), failed=Seq(Lose(HEALTH, 1), GainCondition(LEG_INJURY))),
    sea=Test(OBSERVATION, passed=Seq(GainClues(1), GainAsset(FROM_DECK, (ALLY,))), failed=GainCondition(PARANOIA)),
)
general(
    5,
    city=Test(INFLUENCE, passed=GainAsset(FROM_DECK, (WEAPON,)), failed=GainCondition(DETAINED)),
    wilderness=May(SpendClues(1), GainArtifact()),
    sea=May(Delay(), GainArtifact()),
)
general(
    6,
    city=Test(LORE, -1, passed=GainArtifact(TOME)),
    wilderness=Test(OBSERVATION, passed=GainArtifact(TOME)),
    sea=Test(LORE, passed=Choose(GainClues(1), Improve(WILL)), failed=GainCondition(CURSED)),
)
general(
    7,
    city=Test(INFLUENCE, passed=GainAsset(FROM_DECK, (ALLY,)), failed=GainCondition(DEBT)),
    wilderness=Test(OBSERVATION, passed=Move(1), failed=Seq(Delay(), GainConditionOf(MADNESS))),
    sea=Seq(Lose(SANITY, 1), GainCondition(BACK_INJURY)),
)
general(
    8,
    city=Seq(Recover(SANITY, 2), Test(OBSERVATION, failed=DiscardPossessions(ITEM))),
    wilderness=Test(LORE, passed=Choose(GainClues(1), Improve(INFLUENCE)), failed=GainCondition(CURSED)),
    sea=Test(INFLUENCE, passed=GainClues(1)),
)
general(
    9,
    city=Test(STRENGTH, passed=GainAsset(FROM_DECK, (ALLY,)), failed=Lose(HEALTH, 1)),
    wilderness=Test(STRENGTH, passed=Improve(WILL), failed=Seq(Lose(HEALTH, 1), GainCondition(LEG_INJURY))),
    sea=Test(INFLUENCE, passed=SpawnClues(1)),
)
general(
    10,
    city=Test(WILL, passed=SpawnClues(1), failed=Lose(SANITY, 2)),
    wilderness=Test(STRENGTH, failed=GainCondition(HALLUCINATIONS)),
    sea=Test(STRENGTH, failed=Delay()),
)
general(
    11,
    city=Test(WILL, passed=Recover(SANITY, 2), failed=GainCondition(PARANOIA)),
    wilderness=May(Delay(), Choose(Recover(SANITY, 3), DiscardConditions(MADNESS))),
    sea=Test(LORE, passed=GainSpells(), failed=GainCondition(CURSED)),
)
general(
    12,
    city=Test(INFLUENCE, passed=GainAsset(FROM_EITHER, (SERVICE,))),
    wilderness=Test(WILL, -1, passed=GainArtifact(), failed=Lose(SANITY, 2)),
    sea=Test(WILL, failed=DiscardPossessions(ITEM)),
)
