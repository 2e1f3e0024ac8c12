"""The forty assets."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

asset("derringer", 1, (TRINKET, WEAPON), Pip(1, STRENGTH, IN_COMBAT))
asset("revolver", 1, (ITEM, WEAPON), bonus(STRENGTH, 2, IN_COMBAT))
asset("automatic", 2, (ITEM, WEAPON), bonus(STRENGTH, 3, IN_COMBAT))
asset("quarantine", 4, (SERVICE,), service=serves(DamageEach(4, A(SPACE))))
asset("arcane-manuscripts", 1, (ITEM, TOME), bonus(LORE, 1, CASTING))
asset("arcane-scholar", 2, (ALLY,), bonus(LORE, 1), Reroll(1, LORE))
asset(
    "arcane-tome",
    3,
    (ITEM, TOME),
    bonus(LORE, 2, CASTING),
    On(RESTED, OWN, Test(LORE, 0, GainSpells()), may=True),
)
AXE: Final = asset(
    "axe",
    2,
    (ITEM, WEAPON),
    bonus(STRENGTH, 2, IN_COMBAT),
    Reroll(ANY_NUMBER, STRENGTH, IN_COMBAT, cost=Spend(SANITY, 2)),
)
asset(
    "bandages",
    1,
    (ITEM,),
    On(WOULD_LOSE_HEALTH, HERE, Avert(HEALTH, Fixed(2)), cost=DiscardThis()),
)
asset("bull-whip", 1, (ITEM, WEAPON), bonus(STRENGTH, 1, IN_COMBAT), Reroll(1, STRENGTH, IN_COMBAT))
asset(
    "carbine",
    3,
    (ITEM, WEAPON),
    On(STRENGTH_IN_COMBAT, OWN, for_this_combat(STRENGTH, 5), may=True, once=True),
)
asset(
    "cat-burglar",
    1,
    (ALLY,),
    action=acts(RollFor(Row(5, 6, GainAsset(FROM_RESERVE, (ITEM, TRINKET))), Row(1, 1, DiscardThis()))),
)
asset("charter-flight", 1, (SERVICE,), service=serves(Move(2, up_to=True)))
asset(
    "delivery-service",
    1,
    (SERVICE, TEAMWORK),
    service=serves(Seq(Pick(A(INVESTIGATOR & other)), Swap(ITEMS, both=False))),
)
asset("shotgun", 4, (ITEM, WEAPON), bonus(STRENGTH, 4, IN_COMBAT), Rule(SIXES, OWN, STRENGTH, IN_COMBAT))
asset("dynamite", 3, (ITEM, WEAPON), action=acts(Paying(DiscardThis(), DamageEach(3, The(SPACE & here)))))
asset("fine-clothes", 2, (ITEM,), Rule(SIXES, OWN, INFLUENCE, ACQUIRING))
asset("fishing-net", 2, (ITEM,), Reroll(1, STRENGTH, IN_COMBAT), Stat(DAMAGE, n=-1))
asset("hired-muscle", 2, (ALLY,), bonus(STRENGTH, 1), Reroll(1, STRENGTH))
asset("holy-cross", 2, (ITEM,), bonus(WILL, 2, IN_COMBAT))
asset(
    "holy-water",
    2,
    (ITEM, MAGICAL),
    On(WILL_IN_COMBAT, OWN, Seq(for_this_combat(WILL, 5), for_this_combat(STRENGTH, 5)), cost=DiscardThis()),
    On(STRENGTH_IN_COMBAT, OWN, for_this_combat(STRENGTH, 5), cost=DiscardThis()),
    action=acts(
        Paying(DiscardThis(), Seq(Pick(A(INVESTIGATOR & here)), Each(That(INVESTIGATOR), GainCondition(BLESSED))))
    ),
)
asset("kerosene", 1, (ITEM,), On(STRENGTH_IN_COMBAT, OWN, for_this_combat(STRENGTH, 5), cost=DiscardThis()))
asset(
    "king-james-bible",
    2,
    (ITEM, TOME),
    Reroll(1, WILL, IN_COMBAT),
    On(RESTED, OWN, Recover(SANITY, 1)),
)
asset("lodge-researcher", 3, (ALLY,), On(DEFEATED_MONSTER, OWN, Seq(Recover(SANITY, 1), GainClues(1))))
asset("cigarette-case", 2, (TRINKET,), Pip(1, once=True))
asset("rabbits-foot", 1, (TRINKET,), Reroll(1, once=True))
asset("personal-assistant", 2, (ALLY,), bonus(INFLUENCE, 1), Reroll(1, INFLUENCE))
asset("pocket-watch", 1, (TRINKET,), Rule(NO_DELAY))
asset("private-care", 2, (SERVICE,), service=serves(Seq(Recover(HEALTH, None), Recover(SANITY, None))))
asset("private-investigator", 2, (ALLY,), bonus(OBSERVATION, 1), Reroll(1, OBSERVATION))
asset("protective-amulet", 1, (ITEM,), bonus(WILL, 1, IN_COMBAT))
asset(
    "puzzle-box",
    3,
    (TRINKET,),
    On(RESTED, OWN, Test(OBSERVATION, -2, May(DiscardThis(), GainArtifact())), may=True),
)
asset("sanctuary", 2, (SERVICE,), service=serves(May(None, DiscardConditions())))
asset("silver-twilight-ritual", 3, (SERVICE,), service=serves(RetreatDoom(1)))
asset("spirit-dagger", 2, (ITEM, WEAPON, MAGICAL), bonus(WILL, 1, IN_COMBAT), bonus(STRENGTH, 2, IN_COMBAT))
asset(
    "urban-guide",
    4,
    (ALLY,),
    Stat(DICE_MORE, HERE, when=Both(At(A(SPACE & terrain(CITY))), IsNot(InCircumstance(IN_WORLD))), n=1),
)
asset("vatican-missionary", 2, (ALLY,), bonus(WILL, 1), Reroll(1, WILL))
asset("whiskey", 1, (ITEM,), On(WOULD_LOSE_SANITY, HERE, Avert(SANITY, Fixed(2)), cost=DiscardThis()))
asset(
    "wireless-report",
    1,
    (SERVICE, TEAMWORK),
    service=serves(Seq(Pick(A(INVESTIGATOR & other)), Swap(CLUES, both=False))),
)
asset(
    "witch-doctor",
    3,
    (ALLY,),
    On(RESTED, HERE, Each(That(INVESTIGATOR), Choose(Recover(HEALTH, 1), DiscardCondition(CURSED), or_nothing=True))),
)
