"""The twelve investigators: their sheets, what each can do as an action, and what always holds for them."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

investigator(
    "akachi", "15", 5, 7, (3, 2, 2, 2, 4), "spell-mists-of-releh",
    clues=1,
    action=LookAtGates(),
    always=(OnIfItCan(CLOSED_GATE, OWN, MoveTo(A(SPACE & with_clue_or_gate)), may=True),),
    crippled=INFLUENCE,
    insane=WILL,
    rule="eldritch-22.1",
)  # fmt: skip
investigator(
    "charlie", "san-francisco", 4, 8, (2, 4, 3, 2, 2), "asset-personal-assistant",
    action=Seq(Pick(A(INVESTIGATOR & other & on_their_feet)), Each(That(INVESTIGATOR), ExtraAction())),
    always=(Rule(BUYS_FOR_OTHERS),),
    crippled=INFLUENCE,
    insane=INFLUENCE,
    rule="eldritch-22.6",
)  # fmt: skip
investigator(
    "diana", "7", 7, 5, (4, 2, 3, 3, 1), "asset-arcane-manuscripts", "spell-wither",
    action=Provided(
        Some(MONSTER & of(CULTIST) & here),
        Choose(Discard(Every(MONSTER & plain & here)), MoveMonster(A(MONSTER & of(CULTIST) & here), A(SPACE))),
    ),
    always=(Rule(HORROR_ONE),),
    crippled=LORE,
    insane=INFLUENCE,
    rule="eldritch-22.9",
)  # fmt: skip
investigator(
    "jacqueline", "5", 4, 8, (4, 2, 3, 1, 3), "spell-flesh-ward",
    clues=1,
    action=Seq(Pick(AnotherWithClues()), Swap(CLUES, both=True)),
    always=(
        On(
            GAINED_CONDITION,
            OTHER,
            Seq(LookAtBack(), GainClues(1)),
            may=True,
            once=True,
            when=IsNot(GainedHasTrait(COMMON)),
        ),
    ),
    crippled=INFLUENCE,
    insane=LORE,
    rule="eldritch-22.12",
)  # fmt: skip
investigator(
    "jim", "6", 7, 5, (3, 3, 2, 2, 3), "spell-shriveling",
    clues=1,
    action=Each(Every(INVESTIGATOR & here), Recover(SANITY, 1)),
    always=(Stat(DICE_MORE, HERE, flag=IN_COMBAT, when=IsNot(InCircumstance(CASTING)), n=1),),
    crippled=INFLUENCE,
    insane=WILL,
    rule="eldritch-22.15",
)  # fmt: skip
investigator(
    "leo", "buenos-aires", 6, 6, (2, 2, 3, 3, 3), "asset-hired-muscle",
    action=Test(INFLUENCE, passed=GainAsset(FROM_DISCARDS_TOO, (ALLY,))),
    always=(Stat(DICE_MORE, HERE, when=At(A(SPACE & terrain(WILDERNESS))), n=1),),
    crippled=INFLUENCE,
    insane=STRENGTH,
    rule="eldritch-22.17",
)  # fmt: skip
investigator(
    "lily", "shanghai", 6, 6, (2, 2, 2, 4, 3), "asset-protective-amulet", "asset-rabbits-foot",
    action=Choose(SpendToRecover(HEALTH), SpendToRecover(SANITY)),
    always=(OnIfItCan(IMPROVED, OWN, ImproveAgain(), may=True),),
    crippled=STRENGTH,
    insane=INFLUENCE,
    rule="eldritch-22.19",
)  # fmt: skip
investigator(
    "lola", "tokyo", 5, 7, (2, 4, 2, 2, 3), "asset-derringer",
    improvements=1,
    action=Reschool(),
    always=(On(TEST_STARTS, HERE, OneMoreDie(1), may=True, once=True),),
    crippled=INFLUENCE,
    insane=INFLUENCE,
    rule="eldritch-22.21",
)  # fmt: skip
investigator(
    "mark", "14", 8, 4, (1, 2, 2, 4, 4), "asset-revolver", "asset-kerosene",
    action=TradeBlows(1, A(MONSTER & here)),
    always=(Rule(NO_DELAY), Rule(NO_CONDITION, key=DETAINED)),
    crippled=STRENGTH,
    insane=INFLUENCE,
    rule="eldritch-22.23",
)  # fmt: skip
investigator(
    "norman", "arkham", 5, 7, (3, 1, 3, 2, 4), "spell-feed-the-mind",
    action=Seq(SpendClues(2), DiscardOne(A(MONSTER & plain & at_gate))),
    always=(Credit(SANITY),),
    crippled=WILL,
    insane=INFLUENCE,
    rule="eldritch-22.27",
)  # fmt: skip
investigator(
    "silas", "sydney", 8, 4, (1, 3, 3, 3, 3), "asset-fishing-net",
    action=Seq(Move(1, by_ship=True), ExtraAction()),
    always=(Stat(DICE_MORE, HERE, when=At(A(SPACE & terrain(SEA))), n=1),),
    crippled=OBSERVATION,
    insane=INFLUENCE,
    rule="eldritch-22.29",
)  # fmt: skip
investigator(
    "trish", "16", 7, 5, (1, 3, 4, 3, 2), "asset-automatic",
    action=Provided(No(OWN_CLUE), GainClues(1)),
    always=(Rule(TWO_DICE, HERE),),
    crippled=INFLUENCE,
    insane=OBSERVATION,
    rule="eldritch-22.31",
)  # fmt: skip
