"""The eleven conditions, and what is on their backs."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

condition(
    AMNESIA,
    (MADNESS,),
    heals(),
    reckoning=worsens(WILL),
    back_1=gone(GainCondition(DARK_PACT)),
    back_2=gone(GainCondition(DEBT)),
    back_3=gone(GainCondition(DETAINED)),
)
condition(
    BACK_INJURY,
    (INJURY,),
    heals(),
    reckoning=worsens(STRENGTH),
    back_1=kept(DiscardPossessions(ITEM)),
    back_2=gone(DiscardPossessions(ITEM), Delay()),
    back_3=gone(DiscardPossessions(ITEM, 1, all_but=True)),
)
condition(
    BLESSED,
    (BOON,),
    Rule(FROM_FOUR),
    **turns_into(BLESSED, CURSED),
    reckoning=reckons(on_roll(1, 2, DiscardThis())),
    back_1=kept(Recover(HEALTH, 2), Recover(SANITY, 2)),
    back_2=kept(GainClues(2)),
    back_3=kept(May(None, DiscardOne(A(MONSTER & plain)))),
)
condition(
    CURSED,
    (BANE,),
    Rule(ONLY_SIX),
    **turns_into(CURSED, BLESSED),
    reckoning=reckons(on_roll(4, 6, DiscardThis())),
    back_1=kept(Under(ONLY_SIXES, Ambush())),
    back_2=gone(),
    back_3=gone(If(At(A(SPACE & terrain(SEA))), BeDevoured(), Lose(HEALTH, 3))),
)
condition(
    DARK_PACT,
    (DEAL,),
    reckoning=reckons(on_roll(1, 1, Turn())),
    back_1=gone(SpawnGates(Per(SPELL)), AdvanceOmen(1)),
    back_2=Resolved(BeDevoured()),
    back_3=gone(Pick(A(INVESTIGATOR & other)), Each(That(INVESTIGATOR), BeDevoured())),
)
condition(
    DEBT,
    (DEAL, COMMON),
    local_action=acts_locally(Test(INFLUENCE, 0, DiscardThis())),
    reckoning=reckons(Turn()),
    back_1=gone(Test(STRENGTH, 0, None, Lose(HEALTH, 3))),
    back_2=gone(Test(LORE, 0, None, GainCondition(AMNESIA))),
    back_3=gone(Test(INFLUENCE, 0, None, DiscardPossessions(ITEM, 2))),
    back_4=gone(
        Test(
            OBSERVATION,
            0,
            None,
            Unless(
                Seq(MoveTo(Nearest(SPACE & terrain(CITY))), GainCondition(DETAINED)),
                DiscardPossessions(ALLY, 1, assets_only=True),
            ),
        )
    ),
    back_5=gone(Unless(AdvanceDoom(1), GainCondition(DARK_PACT))),
    back_6=gone(Test(WILL, 0, None, Lose(SANITY, 3))),
)
condition(
    DETAINED,
    (RESTRICTION,),
    Rule(NO_MOVE),
    Rule(ONLY_ITS_ACTION),
    Rule(INSTEAD_OF_ENCOUNTER),
    local_action=acts_locally(Test(INFLUENCE, 0, DiscardThis())),
    back_1=unless_you_pay(STRENGTH, Lose(HEALTH, 3), GainCondition(INTERNAL_INJURY)),
    back_2=unless_you_pay(INFLUENCE, LoseBoth(2, 2)),
    back_3=unless_you_pay(WILL, Lose(SANITY, 3), GainCondition(PARANOIA)),
)
condition(
    HALLUCINATIONS,
    (MADNESS,),
    heals(),
    reckoning=worsens(WILL),
    back_1=gone(DiscardClues(None)),
    back_2=kept(Lose(SANITY, 1)),
    back_3=gone(Lose(SANITY, 3)),
)
condition(
    INTERNAL_INJURY,
    (INJURY,),
    heals(),
    reckoning=worsens(STRENGTH),
    back_1=kept(Lose(HEALTH, 1)),
    back_2=gone(Lose(HEALTH, 3)),
    back_3=gone(Lose(HEALTH, 1), Delay()),
)
condition(
    LEG_INJURY,
    (INJURY,),
    heals(),
    reckoning=worsens(STRENGTH),
    back_1=kept(Unless(Lose(HEALTH, 2), Delay())),
    back_2=kept(Delay()),
    back_3=Resolved(Seq(Lose(HEALTH, 1), May(Delay(), DiscardThis(), Flip()))),
)
condition(
    PARANOIA,
    (MADNESS,),
    heals(),
    reckoning=worsens(WILL),
    back_1=gone(
        GainAsset(FROM_DECK, (ITEM,)),
        Test(OBSERVATION, 0, None, Seq(DiscardThat(), GainCondition(DETAINED)), need=ItsValue()),
    ),
    back_2=kept(
        Each(Every(INVESTIGATOR & other & here), Lose(HEALTH, 2)), DiscardPossessions(ALLY, 1, assets_only=True)
    ),
    back_3=kept(If(At(A(SPACE & terrain(CITY))), Lose(SANITY, 2))),
)
