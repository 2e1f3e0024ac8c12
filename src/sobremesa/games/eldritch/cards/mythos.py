"""The fifty-one mythos cards."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

# --- kinds of cards -----------------------------------------------------------------------------------------------


# --- yellow -------------------------------------------------------------------------------------------------------

yellow("everyone-has-a-price", EASY, each(May(GainCondition(DEBT), DiscardConditions())))
yellow("omen-of-good-fortune", EASY, lead(SetOmen()))
yellow("rally-the-people", EASY, lead(GainAsset(FROM_DECK, (ALLY,))))
yellow(
    "silver-twilight-aid",
    EASY,
    each(Choose(GainClues(1), GainAsset(FROM_DECK), GainSpells(), or_nothing=True)),
)
yellow(
    "world-fights-back",
    EASY,
    each(Choose(Recover(HEALTH, 2), Recover(SANITY, 2), DiscardOne(A(MONSTER & plain & here)), or_nothing=True)),
)
yellow("dark-power", NORMAL, Seq(MonstersRecover(Every(MONSTER)), each(FightAll())))
yellow("ancient-guardians", NORMAL, SpawnMonsters(2, The(SPACE & of_expedition)))
yellow(
    "arrests-made-in-murder-case",
    NORMAL,
    each(
        Test(INFLUENCE, 0, None, Seq(DiscardPossessions(WEAPON), GainCondition(DETAINED))),
        Both(At(A(SPACE & terrain(CITY))), Some(POSSESSION & of_trait(WEAPON))),
    ),
)
yellow(
    "burden-of-greed",
    NORMAL,
    each(Seq(DiscardAny(POSSESSION & of_trait(ITEM)), Lose(HEALTH, Per(POSSESSION & of_trait(ITEM))))),
)
yellow(
    "from-bad-to-worse",
    NORMAL,
    each(
        Seq(
            Lose(HEALTH, Per(CONDITION & of_trait(INJURY))),
            Lose(SANITY, Per(CONDITION & of_trait(MADNESS))),
            DiscardClues(Per(CONDITION & of_trait(DEAL))),
        )
    ),
)
yellow(
    "haunting-nightmares",
    NORMAL,
    each(Unless(Seq(Lose(SANITY, 2), GainConditionOf(MADNESS)), SpendClues(1))),
)
yellow("heat-wave-singes-the-globe", NORMAL, each(Unless(Lose(HEALTH, 3), Delay())))
yellow("bermuda-triangle", NORMAL, each(on_roll(1, 2, Seq(MoveTo(the_space("8")), Delay()))))
yellow(
    "world-shakes",
    NORMAL,
    Seq(each(Seq(Lose(HEALTH, 2), Delay()), At(The(SPACE & of_expedition), or_next=True)), BoxExpeditions()),
)
yellow("tide-of-despair", NORMAL, each(Unless(LoseBoth(2, 2), DiscardCondition(BLESSED))))
yellow(
    "treacherous-magic",
    NORMAL,
    each(Seq(DiscardAny(SPELL), Lose(SANITY, Per(SPELL)), If(LostSome(), GainConditionOf(MADNESS)))),
)
yellow(
    "all-for-nothing",
    HARD,
    If(
        IsNot(AtLeast(1, SOLVED)),
        AdvanceDoom(1),
        Unless(Seq(GroupPicks(A(SOLVED)), Unsolve()), GroupSpends(Half(PLAYER))),
    ),
)
yellow(
    "desperate-times",
    HARD,
    If(No(INVESTIGATOR), AdvanceDoom(2), lead(Unless(AdvanceDoom(2), GainCondition(DARK_PACT)))),
)
yellow("eyes-everywhere", HARD, each(RollFor(Row(1, 2, LoseBoth(2, 2)), Row(3, 5, Ambush()))))
yellow("perplexing-stars", HARD, AdvanceOmen(-1))
yellow(
    "storm", HARD, If(Some(RUMOUR & in_play), each(DiscardClues(Per(RUMOUR & in_play))), DrawRumour(with_clues=True))
)

# --- green --------------------------------------------------------------------------------------------------------

green(
    "proposition",
    EASY,
    If(Some(RUMOUR & in_play), lead(May(GainCondition(DARK_PACT), SolveRumour(A(RUMOUR & in_play))))),
)
green("buying-information", EASY, lead(Test(INFLUENCE, 0, GainClues(Result()))))
green("heart-of-corruption", EASY, lead(Seq(GainArtifact(), on_roll(1, 2, LoseBoth(2, 2)))))
green("support-of-the-church", EASY, lead(GainCondition(BLESSED)))
green(
    "that-which-consumes",
    EASY,
    Seq(GroupPicks(A(GATE & about)), Discard(That(GATE)), If(GateOfOmen(other=True), AdvanceDoom(1))),
)
green("blood-flows", NORMAL, lead(Seq(DiscardOne(A(MONSTER & plain)), Lose(HEALTH, ItsToughness()))))
green("calling-the-elder-things", NORMAL, SpawnMonsters(1, Every(SPACE & with_monster(CULTIST))))
green("dimensional-instability", NORMAL, Seq(Discard(Every(GATE & of_omen)), AdvanceDoom(GatesGone())))
ongoing(
    "driven-to-bankruptcy",
    NORMAL,
    Rule(NO_RESERVE, ANY),
    enters=enters(DiscardReserve()),
    reckoning=reckons(Seq(DiscardThisMythos(), FillReserve())),
)
green(
    "legitimate-banking",
    NORMAL,
    lead(If(Some(CONDITION & called(DEBT)), Under(ALL_ONES, ReckonCondition(DEBT)), GainCondition(DEBT))),
)
green("no-peace-for-the-fallen", NORMAL, Seq(BoxFallen(), lead(GainCondition(CURSED))))
ongoing(
    "patrolling-the-border",
    NORMAL,
    enters=enters(Seq(Pick(A(INVESTIGATOR)), Each(That(INVESTIGATOR), Delay()))),
    reckoning=reckons(
        Seq(
            each(Test(OBSERVATION, 0, None, Seq(Delay(), GainCondition(DETAINED))), At(A(SPACE & terrain(CITY)))),
            DiscardThisMythos(),
        )
    ),
)
green(
    "unexpected-betrayal",
    NORMAL,
    each(Seq(Lose(HEALTH, 3), DiscardPossessions(ALLY, 1, assets_only=True)), Some(POSSESSION & of_trait(ALLY))),
)
green(
    "from-beyond",
    HARD,
    If(
        IsNot(Reckons(OF_MYTHOS)),
        AdvanceDoom(1),
        Unless(Repeat(2, Reckon(OF_MYTHOS)), GroupSpends(Half(PLAYER))),
    ),
)
green("rising-terror", HARD, If(Reckons(OF_MONSTERS), Repeat(2, Reckon(OF_MONSTERS)), AdvanceDoom(1)))
ongoing("strange-sightings", HARD, Rule(NO_REST, ANY), reckoning=reckons(DiscardThisMythos()))
green("tied-to-a-dark-purpose", HARD, Under(ALL_ONES, Reckon(OF_CONDITIONS)))
green("torn-asunder", HARD, If(Some(GATE & of_omen), each(Lose(HEALTH, Per(GATE & of_omen))), AdvanceOmen(1)))

# --- blue: rumours ------------------------------------------------------------------------------------------------

rumour(
    "fractured-reality",
    EASY,
    runs_out(AdvanceDoom(Per(GATE & about)), SolveRumour(This(RUMOUR))),
    space="2",
    tokens=4,
    encounter=Meeting(at("2"), Meet(WORLD, for_rumour=True)),
    reckoning=loses_a_token(),
)
rumour(
    "growing-madness",
    EASY,
    runs_out(each(Lose(SANITY, 3)), SolveRumour(This(RUMOUR))),
    space="8",
    tokens=4,
    encounter=unravelled(at("8")),
    reckoning=reckons(lead(Seq(GainConditionOf(MADNESS), ChangeTokens(Per(CONDITION & of_trait(MADNESS)))))),
)
rumour(
    "lost-knowledge",
    EASY,
    when_it_falls(TICK_TOCK_MEN),
    runs_out(each(DiscardClues(None)), DiscardCluesOn(Every(CLUE & about)), SolveRumour(This(RUMOUR))),
    tokens=3,
    epic=TICK_TOCK_MEN,
    enters=enters(SpawnNamed(TICK_TOCK_MEN, the_space("21"))),
    reckoning=loses_a_token(),
)
rumour(
    "secrets-of-the-past",
    EASY,
    Rule(NO_EXPEDITION, ANY),
    encounter=unravelled(At(The(SPACE & of_expedition))),
    reckoning=reckons(Seq(BoxExpeditions(), If(No(EXPEDITION_CARD), LoseGame(LOST_TO_RUMOUR)))),
)
rumour(
    "faded-from-society",
    NORMAL,
    runs_out(SolveRumour(This(RUMOUR))),
    space="16",
    tokens=4,
    encounter=unravelled(at("16")),
    reckoning=reckons(Seq(BoxAssets(), ChangeTokens(1))),
)
rumour(
    "return-of-the-ancient-ones",
    NORMAL,
    On(
        BEAT_MONSTER,
        ANY,
        Seq(May(SpendClues(1), MonsterToCard()), If(AtLeast(Per(PLAYER), TOUGHNESS_HERE), SolveRumour(This(RUMOUR)))),
        when=at("19"),
    ),
    space="19",
    trophies=True,
    reckoning=reckons(
        Seq(
            SpawnMonsters(1, the_space("19")),
            If(AtLeast(4, MONSTER & on(SPACE_WORDS["19"])), Seq(AdvanceDoom(DoomLeft()), SolveRumour(This(RUMOUR)))),
        )
    ),
)
rumour("stars-aligned", NORMAL, space="7", encounter=unravelled(at("7")), reckoning=reckons(AdvanceOmen(1)))
rumour(
    "wind-walker",
    NORMAL,
    when_it_falls(WIND_WALKER),
    runs_out(each(Seq(Delay(), Lose(HEALTH, 6))), SolveRumour(This(RUMOUR))),
    tokens=4,
    epic=WIND_WALKER,
    enters=enters(SpawnNamed(WIND_WALKER, the_space("4"))),
    reckoning=loses_a_token(),
)
rumour(
    "dimensions-collide",
    HARD,
    runs_out(LoseGame(LOST_TO_RUMOUR)),
    space="11",
    tokens=8,
    encounter=unravelled(at("11")),
    reckoning=reckons(ChangeTokens(Half(GATE & about))),
)
rumour("mysterious-lights", HARD, Rule(NO_CLOSE, ANY), space="13", encounter=unravelled(at("13")))
rumour(
    "spreading-sickness",
    HARD,
    space="17",
    encounter=Meeting(at("17"), May(SpendClues(PlayersLessTokens()), SolveRumour(This(RUMOUR)))),
    reckoning=reckons(Seq(ChangeTokens(1, more=True, of=HEALTH_TOKEN), each(Lose(HEALTH, Per(TOKEN_HERE))))),
)
rumour(
    "web-between-worlds",
    HARD,
    when_it_falls(SPINNER),
    runs_out(LoseGame(LOST_TO_RUMOUR)),
    tokens=3,
    epic=SPINNER,
    enters=enters(SpawnNamed(SPINNER, the_space("9"))),
    reckoning=reckons(Unless(ChangeTokens(1), GroupSpends(Half(PLAYER)))),
)
