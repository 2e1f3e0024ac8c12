"""Encounters in the cities of Asia and Australia."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

asia(
    1,
    shanghai=Test(OBSERVATION, passed=Improve(LORE), failed=Lose(SANITY, 1)),
    tokyo=Test(INFLUENCE, passed=DamageEach(2, A(SPACE)), failed=GainCondition(BACK_INJURY)),
    sydney=Test(WILL, passed=Improve(STRENGTH), failed=Lose(SANITY, 1)),
)
asia(
    2,
    shanghai=Test(INFLUENCE, passed=Improve(), failed=Lose(HEALTH, 1)),
    tokyo=May(Delay(), Damage(3, A(MONSTER))),
    sydney=Seq(Improve(STRENGTH), Test(STRENGTH, -1, failed=Lose(HEALTH, 2))),
)
asia(
    3,
    shanghai=Seq(Improve(LORE), Test(WILL, failed=GainCondition(HALLUCINATIONS))),
    tokyo=Bring(A(MONSTER & plain)),
    sydney=Seq(Improve(STRENGTH), Test(INFLUENCE, failed=GainCondition(DETAINED))),
)
asia(
    4,
    shanghai=Test(INFLUENCE, passed=Improve(LORE)),
    tokyo=Test(INFLUENCE, passed=Damage(2, A(MONSTER)), failed=GainCondition(DETAINED)),
    sydney=Test(WILL, passed=Improve(STRENGTH), failed=Lose(SANITY, 1)),
)
asia(
    5,
    shanghai=May(SpendClues(1), Improve(LORE)),
    tokyo=Test(INFLUENCE, -1, passed=Damage(3, A(MONSTER)), failed=GainCondition(DETAINED)),
    sydney=May(SpendClues(1), Improve(STRENGTH)),
)
asia(
    6,
    shanghai=Seq(Improve(LORE), Test(OBSERVATION, failed=Delay())),
    tokyo=Test(WILL, passed=GainCondition(BLESSED), failed=GainCondition(HALLUCINATIONS)),
    sydney=Test(INFLUENCE, -1, passed=GainAsset(FROM_DECK, (WEAPON,)), failed=GainCondition(DEBT)),
)
asia(
    7,
    shanghai=May(Delay(), Improve()),
    tokyo=May(SpendClues(1), DiscardOne(A(MONSTER & plain))),
    sydney=Test(INFLUENCE, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
)
asia(
    8,
    shanghai=Test(STRENGTH, passed=GainCondition(BLESSED), failed=GainCondition(DETAINED)),
    tokyo=Test(INFLUENCE, passed=MoveMonster(A(MONSTER & plain), A(SPACE))),
    sydney=May(Delay(), GainAsset(FROM_DECK, (WEAPON,))),
)
