"""The ten spells: what their fronts let one do, and their two backs each."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

spell(
    "blessing-of-isis",
    RITUAL,
    action=acts(
        Cast(
            Test(LORE, -1),
            chosen(GainCondition(BLESSED)),
            choose=Pick(A(INVESTIGATOR & here & without(BLESSED))),
        )
    ),
    back_1=Back(Outcome(0, 0, chosen(GainCondition(CURSED))), Outcome(1, 1, Lose(SANITY, 1))),
    back_2=Back(
        Outcome(0, 2, Lose(HEALTH, 1)),
        Outcome(3, NO_MORE, Each(Every(INVESTIGATOR & here & without(BLESSED)), GainCondition(BLESSED))),
    ),
)
spell(
    "clairvoyance",
    INCANTATION,
    On(
        ENCOUNTER_STARTS,
        OWN,
        Cast(Test(LORE), SeeFar(), choose=Pick(A(SPACE & with_clue))),
        may=True,
        when=Some(CLUE & about),
    ),
    back_1=Back(
        Outcome(0, 0, lost_unless(GainCondition(PARANOIA))),
        Outcome(3, NO_MORE, Lasting(Stat(DICE_MORE, FROM_AFAR, n=1), ENCOUNTER_ENDS)),
    ),
    back_2=Back(
        Outcome(0, 0, DiscardCluesOn(That(CLUE))),
        Outcome(1, 2, Lose(SANITY, 1)),
        Outcome(3, NO_MORE, GainClues(1)),
    ),
)
spell(
    "conjuration",
    RITUAL,
    action=acts(Cast(Test(LORE, 1), May(None, GainAsset(FROM_RESERVE, (ITEM, TRINKET), worth=Result())))),
    back_1=Back(
        Outcome(0, 0, lost_without_a_four()),
        Outcome(1, 3, Lose(SANITY, 1)),
        Outcome(4, NO_MORE, GainAsset(FROM_RESERVE, (ITEM, TRINKET))),
    ),
    back_2=Back(
        Outcome(0, 0, lost_unless(DiscardPossessions(ITEM, 1, assets_only=True))),
        Outcome(1, 1, Lose(SANITY, 1)),
        Outcome(2, NO_MORE, GainAsset(FROM_RESERVE, (ITEM, TRINKET), total=Result())),
    ),
)
spell(
    "feed-the-mind",
    RITUAL,
    action=acts(Cast(Test(LORE, -1), Seq(Pick(A(INVESTIGATOR & here)), chosen(Improve())))),
    back_1=Back(
        Outcome(0, 2, lost_unless(Lose(SANITY, 2))),
        Outcome(3, NO_MORE, chosen(May(None, Improve()))),
    ),
    back_2=Back(Outcome(0, 0, lost_without_a_four()), Outcome(1, NO_MORE, Lose(SANITY, 1))),
)
spell(
    "flesh-ward",
    INCANTATION,
    On(WOULD_LOSE_HEALTH, ANY, Cast(Test(LORE), Avert(HEALTH, Fixed(2))), may=True, once=True),
    back_1=Back(Outcome(0, 0, lost_without_a_four()), Outcome(1, NO_MORE, Lose(SANITY, 1))),
    back_2=Back(
        Outcome(0, 0, chosen(Unless(Lose(HEALTH, 1), GainCondition(INTERNAL_INJURY)))),
        Outcome(3, NO_MORE, Avert(HEALTH, Result()), amends=True),
    ),
)
spell(
    "instill-bravery",
    INCANTATION,
    On(WOULD_LOSE_SANITY, ANY, Cast(Test(LORE), Avert(SANITY, Fixed(2))), may=True, once=True),
    back_1=Back(Outcome(0, 0, lost_without_a_four()), Outcome(1, NO_MORE, Lose(HEALTH, 1))),
    back_2=Back(
        Outcome(0, 0, chosen(Unless(Lose(SANITY, 1), GainCondition(HALLUCINATIONS)))),
        Outcome(3, NO_MORE, Avert(SANITY, Result()), amends=True),
    ),
)
MISTS_OF_RELEH: Final = spell(
    "mists-of-releh",
    INCANTATION,
    On(ENCOUNTER_STARTS, OWN, Cast(Test(LORE), May(None, AvoidMonsters())), may=True),
    back_1=Back(Outcome(0, 1, LoseBoth(1, 1))),
    back_2=Back(Outcome(0, 0, lost_unless(GainCondition(HALLUCINATIONS))), Outcome(1, NO_MORE, Lose(SANITY, 1))),
)
spell(
    "plumb-the-void",
    RITUAL,
    action=acts(Cast(Test(LORE, -1), chosen(May(None, MoveTo(A(SPACE)))), choose=Pick(A(INVESTIGATOR)))),
    back_1=Back(
        Outcome(0, 0, chosen(Lose(HEALTH, 3))),
        Outcome(1, 2, Lose(SANITY, 1)),
        Outcome(3, NO_MORE, ExtraAction()),
    ),
    back_2=Back(Outcome(0, 1, lost_unless(GainCondition(AMNESIA)))),
)
spell(
    "shriveling",
    RITUAL,
    action=acts(Cast(Test(LORE), Damage(2, A(MONSTER & here)))),
    back_1=Back(
        Outcome(0, 1, lost_unless(Lose(SANITY, 2))),
        Outcome(3, NO_MORE, Damage(Result(), A(MONSTER & here)), amends=True),
    ),
    back_2=Back(
        Outcome(0, 0, Lose(HEALTH, 2)),
        Outcome(1, 1, Lose(SANITY, 1)),
        Outcome(2, NO_MORE, DamageEach(2, The(SPACE & here), others=True)),
    ),
)
spell(
    "wither",
    INCANTATION,
    On(COMBAT_STARTS, OWN, Cast(Test(LORE), Lasting(bonus(STRENGTH, 3), COMBAT_ENDS)), may=True),
    back_1=Back(
        Outcome(0, 1, lost_unless(Lose(SANITY, 2))),
        Outcome(
            2,
            NO_MORE,
            Seq(Lose(SANITY, 1), Lasting(bonus(STRENGTH, 5), COMBAT_ENDS)),
            amends=True,
        ),
    ),
    back_2=Back(
        Outcome(0, 0, lost_unless(GainCondition(INTERNAL_INJURY))),
        Outcome(1, 1, Lose(SANITY, 1)),
        Outcome(2, NO_MORE, Lasting(Reroll(1, STRENGTH), COMBAT_ENDS)),
    ),
)
