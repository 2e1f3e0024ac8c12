"""The monsters: what is printed on each token, and what the ancient ones' sheets say of cultists."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.assets import AXE
from sobremesa.games.eldritch.cards.lexicon import *

# --- in the cup ---------------------------------------------------------------------------------------------------

monster(
    BYAKHEE, (0, 1), (0, 2), 2,
    Upon(ON_DEFEATED, May(Seq(NoExtraEncounter(), Lose(SANITY, 1)), Move(3))),
)  # fmt: skip
monster(COLOR, (0, 2), NO, 2, lives_in("tunguska"), Upon(AFTER_WILL, on_roll(5, 6, HurtIt())))
monster(CTHONIAN, (-1, 2), (-2, 3), 4, lives_in("heart-of-africa"))
monster(CULTIST, NO, NO, 1, copies=5, rule="eldritch-11.26")  # the rest is on the ancient one's sheet
monster(DARK_YOUNG, (-1, 3), (-3, 3), 5, Upon(ON_RECKONING, on_roll(1, 2, AdvanceDoom(1))))
monster(DEEP_ONE, (0, 2), (-1, 1), 2, Upon(ON_RECKONING, to_each_with_it(Lose(SANITY, 1))))
monster(ELDER_THING, (0, 3), (-1, 2), 3, lives_in("antarctica"))
monster(GHOST, (-1, 2), NO, 2, Upon(AFTER_WILL, HurtIt(Result())))
monster(GHOUL, (1, 1), (0, 2), 1, Upon(LOST_HEALTH, GainCondition(PARANOIA)), copies=2)
monster(GNOPH_KEH, (0, 1), (-2, 2), 3, lives_in("himalayas"), Upon(ON_RECKONING, to_each_with_it(Lose(HEALTH, 1))))
monster(
    GOAT_SPAWN, (0, 1), (-2, 2), 2,
    Upon(ON_DEFEATED, May(GainCondition(DARK_PACT), DiscardOne(A(MONSTER & plain)))),
    copies=2,
)  # fmt: skip
monster(GUG, (0, 2), (-2, 3), 4, Upon(ON_DEFEATED, NoExtraEncounter()))
monster(
    HOUND, (0, 2), (-1, 3), 3,
    Upon(
        ON_RECKONING,
        Seq(
            MoveItTo(NearestToIt(INVESTIGATOR)),
            Pick(A(INVESTIGATOR & by_it)),
            Each(That(INVESTIGATOR), FightOne(This(MONSTER))),
        ),
    ),
)  # fmt: skip
monster(LLOIGOR, (0, 2), (-2, 3), 4, Upon(ON_RECKONING, to_each_with_it(LoseBoth(1, 1), or_next=True)))
monster(
    MANIAC, (1, 1), (-1, 2), 1,
    Upon(FAILED_STRENGTH, May(DiscardPossessions(ALLY, assets_only=True), NoLoss())),
    Upon(ON_DEFEATED, GainAssetNamed(AXE)),
)  # fmt: skip
monster(
    MI_GO,
    (0, 1),
    (-2, 2),
    3,
    Upon(ON_DEFEATED, GainArtifact()),
    Upon(ON_RECKONING, Seq(Pick(NearestToIt(CLUE)), DiscardCluesOn(That(CLUE)), MoveItTo(The(SITE_OF_CLUE)))),
)
monster(MUMMY, (0, 2), (-2, 2), 3, lives_in("pyramids"))
monster(
    NIGHTGAUNT, (0, 2), (-2, 1), 2,
    Upon(
        ON_RECKONING,
        If(
            Some(INVESTIGATOR & by_it),
            Seq(Pick(A(INVESTIGATOR & by_it)), CarryOff(), Each(That(INVESTIGATOR), Delay())),
            ItGoesTowards(NearestToIt(INVESTIGATOR), 2),
        ),
    ),
    rule="eldritch-25.10",
)  # fmt: skip
monster(RIOT, NO, (-3, 3), 3, Upon(BEFORE_STRENGTH, May(None, Test(INFLUENCE, -1, passed=HurtIt()))))
monster(
    SERPENT_PEOPLE, (0, 2), (-1, 3), 2,
    lives_in("amazon"),
    Upon(ON_RECKONING, on_roll(1, 2, ToNearest(MoveTowards(This(MONSTER))))),
)  # fmt: skip
monster(SHOGGOTH, (0, 3), (-2, 2), 4, Upon(ON_RECKONING, MonstersRecover(This(MONSTER))))
monster(SKELETON, (0, 2), (-2, 1), 2, Upon(ON_DEFEATED, Recover(SANITY, 1)))
monster(STAR_SPAWN, (-1, 3), (-3, 3), 5, Upon(ON_RECKONING, on_roll(1, 2, AdvanceDoom(1))))
monster(
    VAMPIRE, (0, 1), (-2, 2), 3, Upon(FAILED_WILL, SkipStrength()), Upon(LOST_HEALTH, MonstersRecover(This(MONSTER), 2))
)
monster(
    WARLOCK, (0, 1), (-1, 1), 1,
    Upon(FAILED_WILL, Lose(HEALTH, 1)),
    Upon(ON_RECKONING, on_roll(1, 2, ToNearest(GainCondition(CURSED)))),
)  # fmt: skip
monster(
    WITCH, (-1, 0), (-1, 1), 1,
    Upon(FAILED_WILL, GainCondition(CURSED)),
    Upon(ON_RECKONING, Each(Every(INVESTIGATOR & who(Some(CONDITION & called(CURSED)))), Lose(HEALTH, 1))),
)  # fmt: skip
monster(
    WRAITH, (-1, 2), (-1, 2), 3,
    Upon(ON_SPAWNED, Each(The(LEAD), GainCondition(CURSED))),
    Upon(
        ON_FELL,
        Seq(
            Pick(A(INVESTIGATOR & who(Some(CONDITION & called(CURSED))))),
            Each(That(INVESTIGATOR), May(None, DiscardCondition(CURSED))),
        ),
    ),
)  # fmt: skip
monster(
    ZOMBIE, (0, 1), (-1, 2), 2,
    Upon(ON_RECKONING, Seq(SpawnNamed(ZOMBIE_HORDE, The(SPACE & by_it)), If(WasSpawned(), Discard(This(MONSTER))))),
    rule="eldritch-25.11",
)  # fmt: skip

# --- epic ---------------------------------------------------------------------------------------------------------

epic(EPIC_CTHULHU, (-2, 5), (-2, 4), 3, Upon(LOST_SANITY, TokenOnSheet(Pending(), SANITY_TOKEN)))
epic(CTHYLLA, (-1, 4), (-2, 2), 2, Upon(ON_RECKONING, ToNearest(Ambush(DEEP_ONE))))
epic(DUNWICH_HORROR, (-1, 3), (-2, 3), 2, Upon(ON_RECKONING, RollUpToPlayers(SpawnGates(1))))
epic(NUG, (-1, 2), (-2, 4), 2, Upon(ON_RECKONING, SpawnNamed(GHOUL, The(SPACE & by_it))))
epic(EPIC_SHUB_NIGGURATH, (-1, 4), (-3, 5), 3, Rule(UNHURT, THIS, when=IsNot(AtLeast(3, SOLVED))))
epic(SPINNER, (0, 2), (-2, 2), 2, Upon(FAILED_WILL, SkipStrength()))
epic(TICK_TOCK_MEN, NO, (-2, 3), 2, Rule(NO_CLUE_REROLL, THIS))
epic(WIND_WALKER, (0, 2), (-2, 2), 2, Upon(BEFORE_WILL, Unless(LoseBoth(1, 1), SpendClues(1))))
epic(
    ZOMBIE_HORDE, (0, 2), (-3, 3), 5,
    Upon(LOST_HEALTH, DiscardPossessions(ALLY, assets_only=True)),
    Upon(ON_RECKONING, on_roll(1, 2, AdvanceDoom(1))),
    per_player=False,
)  # fmt: skip

# --- cultists, by side of the ancient ones' sheets: asleep, then awake ----------------------------------------------


def _of_azathoth() -> Upon:
    # Who falls by it fells it all the same: what stands after one's own fall is broken off.
    return Upon(AFTER_WILL, Seq(HurtIt(), Lose(HEALTH, 1)))


cultist("of-azathoth", (0, 1), NO, 1, _of_azathoth(), rule="eldritch-23.3")
cultist("of-azathoth-awake", (0, 1), NO, 1, _of_azathoth(), rule="eldritch-23.3")
cultist("of-cthulhu", NO, (0, 1), 1, Upon(BEFORE_STRENGTH, Lose(SANITY, 1)), rule="eldritch-23.7")
cultist("of-cthulhu-awake", NO, (0, 1), 2, Upon(BEFORE_STRENGTH, Lose(SANITY, 2)), rule="eldritch-23.7")
cultist(
    "of-shub-niggurath", NO, (-1, 1), 1,
    Upon(
        ON_RECKONING,
        Seq(
            Choose(SpawnNamed(GOAT_SPAWN, The(SPACE & by_it)), SpawnNamed(DARK_YOUNG, The(SPACE & by_it))),
            If(WasSpawned(), Discard(This(MONSTER))),
        ),
    ),
    rule="eldritch-23.12",
)  # fmt: skip
cultist(
    "of-shub-niggurath-awake", NO, (-2, 1), 2,
    Upon(ON_RECKONING, ItGoesTowards(The(MONSTER & of(EPIC_SHUB_NIGGURATH)))),
    rule="eldritch-23.12",
)  # fmt: skip
cultist(
    "of-yog-sothoth", NO, (0, 1), 1,
    Upon(ON_DEFEATED, Seq(Lose(SANITY, 1), GainSpells())),
    rule="eldritch-23.16",
)  # fmt: skip
cultist("of-yog-sothoth-awake", NO, (-1, 1), 1, Upon(BEFORE_STRENGTH, Lose(SANITY, Per(SPELL))), rule="eldritch-23.16")
