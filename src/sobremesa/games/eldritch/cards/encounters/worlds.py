"""Other-world encounters."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

world(
    1,
    initial=fork(OBSERVATION, -1),
    passed=Seq(CloseGate(), Test(LORE, passed=Choose(GainClues(1), GainSpells()), failed=Lose(SANITY, 2))),
    failed=Unless(Lose(SANITY, 3), SpendClues(1)),
)
world(
    2,
    initial=fork(WILL, -1),
    passed=Seq(CloseGate(), Test(OBSERVATION, passed=GainClues(2))),
    failed=Test(LORE, failed=Lose(SANITY, 6)),
)
world(
    3,
    initial=fork(LORE, -1),
    passed=Seq(CloseGate(), Test(WILL, passed=GainClues(1))),
    failed=Unless(Seq(Lose(SANITY, 2), GainCondition(PARANOIA)), SpendClues(1)),
)
world(
    4,
    initial=fork(LORE, -1),
    passed=Seq(CloseGate(), May(Delay(), GainClues(2))),
    failed=Test(INFLUENCE, failed=AdvanceDoom(1)),
)
world(
    5,
    initial=fork(INFLUENCE, -1),
    passed=Seq(May(Delay(), GainClues(2)), CloseGate()),
    failed=Test(STRENGTH, failed=Lose(HEALTH, 6)),
)
world(
    6,
    initial=fork(LORE),
    passed=Seq(CloseGate(), May(Delay(), GainSpells())),
    failed=Test(WILL, failed=Lose(SANITY, 3)),
)
world(
    7,
    initial=fork(WILL, -1, dice=Per(OWN_CLUE)),
    passed=Test(STRENGTH, passed=CloseGate(), failed=Seq(Lose(HEALTH, 2), Delay())),
    failed=Seq(Delay(), GainCondition(HALLUCINATIONS)),
)
world(
    8,
    initial=fork(WILL),
    passed=Test(LORE, passed=CloseGate(), failed=Lose(HEALTH, 2)),
    failed=Test(STRENGTH, failed=GainCondition(AMNESIA)),
)
world(
    9,
    initial=fork(WILL),
    passed=Test(LORE, passed=CloseGate(), failed=Lose(HEALTH, 2)),
    failed=Unless(GainCondition(HALLUCINATIONS), SpendClues(1)),
)
world(
    10,
    initial=fork(INFLUENCE),
    passed=Test(LORE, passed=CloseGate(), failed=Lose(SANITY, 1)),
    failed=Unless(Lose(SANITY, 2), SpendClues(1)),
)
world(
    11,
    initial=fork(LORE),
    passed=Test(WILL, passed=CloseGate(), failed=Delay()),
    failed=Unless(GainCondition(AMNESIA), SpendClues(1)),
)
world(
    12,
    initial=fork(OBSERVATION),
    passed=Test(LORE, passed=CloseGate(), failed=GainCondition(PARANOIA)),
    failed=Unless(Lose(SANITY, 2), Delay()),
)
world(
    13,
    initial=fork(WILL),
    passed=Test(LORE, passed=CloseGate(), failed=Delay()),
    failed=Test(LORE, -1, passed=CloseGate(), failed=Lose(SANITY, 3)),
)
world(
    14,
    initial=May(SpendClues(1), GoTo("passed"), GoTo("failed")),
    passed=Test(WILL, passed=CloseGate(), failed=Lose(SANITY, 1)),
    failed=Test(STRENGTH, passed=CloseGate(), failed=LoseBoth(1, 1)),
)
world(
    15,
    initial=May(SpendClues(1), GoTo("passed"), GoTo("failed")),
    passed=Test(LORE, passed=CloseGate(), failed=GainCondition(HALLUCINATIONS)),
    failed=Test(WILL, passed=CloseGate(), failed=Lose(HEALTH, 1)),
)
world(
    16,
    initial=fork(WILL),
    passed=Test(LORE, passed=CloseGate(), failed=Lose(SANITY, 1)),
    failed=May(SpendClues(1), CloseGate(), Delay()),
)
world(
    17,
    initial=fork(WILL),
    passed=Test(LORE, passed=CloseGate(), failed=Lose(SANITY, 1)),
    failed=Test(LORE, -1, passed=CloseGate(), failed=Lose(HEALTH, 2)),
)
world(
    18,
    initial=fork(INFLUENCE),
    passed=Test(WILL, passed=CloseGate(), failed=Lose(SANITY, 1)),
    failed=May(DiscardPossessions(ITEM), CloseGate(), Seq(Lose(HEALTH, 1), GainConditionOf(INJURY))),
)
world(
    19,
    initial=fork(INFLUENCE),
    passed=Seq(GainClues(2), Test(LORE, -1, passed=CloseGate(), failed=Lose(SANITY, 1))),
    failed=Unless(Seq(GainCondition(PARANOIA), Lose(SANITY, 1)), Delay()),
)
world(
    20,
    initial=fork(LORE),
    passed=Seq(GainSpells(), Test(INFLUENCE, -1, passed=CloseGate(), failed=Delay())),
    failed=Seq(GainCondition(HALLUCINATIONS), Test(WILL, failed=Lose(HEALTH, 2))),
)
world(
    21,
    initial=fork(LORE),
    passed=Seq(GainClues(2), May(Spend(HEALTH, 1), CloseGate(), Delay())),
    failed=Seq(Lose(HEALTH, 1), Test(OBSERVATION, failed=DiscardPossessions(ITEM))),
)
world(
    22,
    initial=fork(WILL),
    passed=Seq(GainArtifact(), Test(OBSERVATION, -1, passed=CloseGate(), failed=GainCondition(AMNESIA))),
    failed=Test(STRENGTH, failed=LoseBoth(1, 1)),
)
world(
    23,
    initial=fork(OBSERVATION),
    passed=Seq(Improve(WILL), Test(STRENGTH, -1, passed=CloseGate(), failed=GainCondition(BACK_INJURY))),
    failed=Seq(GainCondition(LEG_INJURY), Test(WILL, failed=LoseBoth(1, 1))),
)
world(
    24,
    initial=fork(INFLUENCE),
    passed=Seq(GainArtifact(), May(SpendClues(2), CloseGate(), Delay())),
    failed=Seq(Lose(SANITY, 1), Test(WILL, failed=GainCondition(PARANOIA))),
)
