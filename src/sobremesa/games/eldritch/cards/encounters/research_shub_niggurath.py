"""Research encounters about Shub-Niggurath, by what kind of space the clue is on."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.artifacts import SWORD_OF_SAINT_JEROME
from sobremesa.games.eldritch.cards.lexicon import *

research(
    "shub-niggurath",
    1,
    city=Test(OBSERVATION, passed=Seq(GainThisClue(), DiscardOne(A(MONSTER & plain))), failed=AdvanceDoom(1)),
    wilderness=Ambush(GOAT_SPAWN, won=Seq(GainThisClue(), GainMoreClues(1)), lost=GainCondition(AMNESIA)),
    sea=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Ambush()),
)
research(
    "shub-niggurath",
    2,
    city=Test(OBSERVATION, passed=GainThisClue(), failed=Lose(HEALTH, 2)),
    wilderness=Test(
        OBSERVATION,
        -1,
        passed=GainThisClue(),
        failed=Seq(
            If(
                Some(MONSTER & of(DARK_YOUNG) & about),
                SpawnMonsters(1, The(SPACE & here)),
                SpawnNamed(DARK_YOUNG, The(SPACE & here)),
            ),
            Fight(),
        ),
    ),
    sea=Test(INFLUENCE, -1, passed=Seq(GainThisClue(), DiscardOne(A(MONSTER & plain)))),
)
research(
    "shub-niggurath",
    3,
    city=Test(OBSERVATION, passed=GainThisClue()),
    wilderness=May(GainCondition(DARK_PACT), Seq(GainThisClue(), Improve(STRENGTH)), GainCondition(PARANOIA)),
    sea=Test(
        STRENGTH,
        -1,
        passed=Seq(GainThisClue(), GainMoreClues(1)),
        failed=Seq(MoveTo(Nearest(SPACE & terrain(WILDERNESS))), Delay()),
    ),
)
research(
    "shub-niggurath",
    4,
    city=Test(
        WILL,
        passed=GainThisClue(),
        failed=Seq(MoveTo(Nearest(SPACE & terrain(WILDERNESS))), GainCondition(AMNESIA)),
    ),
    wilderness=Test(
        OBSERVATION,
        -1,
        passed=Seq(GainThisClue(), GainMoreClues(1)),
        failed=Seq(DiscardPossessions(ALLY, assets_only=True), Lose(SANITY, 2)),
    ),
    sea=Test(
        OBSERVATION,
        -1,
        passed=Seq(GainThisClue(), GainMoreClues(1)),
        failed=MoveThisClue(Nearest(SPACE & terrain(WILDERNESS))),
    ),
)
research(
    "shub-niggurath",
    5,
    city=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=GainCondition(INTERNAL_INJURY)),
    wilderness=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Ambush(DARK_YOUNG)),
    sea=Test(STRENGTH, -1, passed=GainThisClue(), failed=MoveThisClue(Nearest(SPACE & terrain(WILDERNESS)))),
)
research(
    "shub-niggurath",
    6,
    city=Test(WILL, passed=Seq(GainThisClue(), Damage(2, A(MONSTER))), failed=GainCondition(CURSED)),
    wilderness=Test(OBSERVATION, passed=GainThisClue(), failed=GainCondition(DETAINED)),
    sea=Seq(
        Lose(HEALTH, 2), GainThisClue(), Choose(DiscardCondition(CURSED), DiscardCondition(DARK_PACT), or_nothing=True)
    ),
)
research(
    "shub-niggurath",
    7,
    city=Test(INFLUENCE, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=GainCondition(DETAINED)),
    wilderness=Test(LORE, -1, passed=Seq(GainThisClue(), RetreatDoom(1)), failed=GainCondition(BACK_INJURY)),
    sea=Test(OBSERVATION, passed=GainThisClue(), failed=Delay()),
)
research(
    "shub-niggurath",
    8,
    city=May(GainCondition(DARK_PACT), Seq(GainThisClue(), GainArtifactNamed(SWORD_OF_SAINT_JEROME))),
    wilderness=Test(LORE, -1, passed=GainThisClue(), failed=Ambush(GOAT_SPAWN)),
    sea=Test(OBSERVATION, passed=GainThisClue(), failed=Ambush()),
)
