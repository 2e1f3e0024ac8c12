"""The fourteen artifacts."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

artifact("cultes-des-goules", (ITEM, TOME), action=acts(reading(GainClues(2))))
artifact("de-vermis-mysteriis", (ITEM, TOME), action=acts(reading(Improve())))
artifact(
    "flute-of-the-outer-gods",
    (ITEM, MAGICAL),
    action=acts(Paying(Seq(Spend(HEALTH, 2), Spend(SANITY, 2)), DefeatEachHere())),
)
artifact(
    "gate-box",
    (ITEM, MAGICAL),
    Stat(DICE_MORE, HERE, flag=IN_WORLD, n=1),
    On(CLOSED_GATE, OWN, GainClues(1)),
)
artifact(
    "glass-of-mortlan",
    (ITEM, MAGICAL),
    Rule(SIXES, OWN, flag=CASTING),
    On(WOULD_LOSE_SANITY, OWN, Avert(SANITY, Fixed(1)), may=True, when=ByOwnSpell()),
)
GROTESQUE_STATUE: Final = artifact(
    "grotesque-statue",
    (ITEM,),
    On(WOULD_LOSE_SANITY, OWN, Avert(SANITY), cost=SpendClues(1), once=True),
    gained=when_gained(GainClues(5)),
)
artifact(
    "lightning-gun",
    (ITEM, WEAPON, MAGICAL),
    bonus(STRENGTH, 6, IN_COMBAT),
    action=acts(Seq(Lose(HEALTH, 1), DamageEach(1, The(SPACE & here)))),
)
artifact(
    "mi-go-brain-case",
    (ITEM, MAGICAL, TEAMWORK),
    action=acts(Seq(Pick(A(INVESTIGATOR & other)), Swap(EVERYTHING, both=True), IfTheyAgree(SwapSpaces()))),
)
NECRONOMICON: Final = artifact("necronomicon", (ITEM, TOME), action=acts(reading(GainSpells(2))))
artifact("pallid-mask", (ITEM, MAGICAL), On(ENCOUNTER_STARTS, OWN, AvoidMonsters(), may=True))
RUBY_OF_RLYEH: Final = artifact(
    "ruby-of-rlyeh",
    (ITEM, MAGICAL),
    additional_action=acts_besides(Paying(Spend(SANITY, 1), ExtraAction())),
)
SWORD_OF_SAINT_JEROME: Final = artifact(
    "sword-of-saint-jerome",
    (ITEM, WEAPON, MAGICAL),
    bonus(WILL, 2, IN_COMBAT),
    bonus(STRENGTH, 5, IN_COMBAT),
    On(DEFEATED_MONSTER, OWN, Recover(SANITY, 1)),
)
TTKA_HALOT: Final = artifact("ttka-halot", (ITEM, TOME), action=acts(reading(Damage(3, A(MONSTER & here)))))
SILVER_KEY: Final = artifact("silver-key", (ITEM, MAGICAL), Credit(None), Reroll(1, flag=IN_WORLD))
