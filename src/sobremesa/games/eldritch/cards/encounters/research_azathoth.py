"""Research encounters about Azathoth, by what kind of space the clue is on."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.artifacts import TTKA_HALOT
from sobremesa.games.eldritch.cards.lexicon import *

research(
    "azathoth",
    1,
    city=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1))),
    wilderness=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), SetOmen()), failed=Lose(HEALTH, 1)),
    sea=Test(LORE, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Delay()),
)
research(
    "azathoth",
    2,
    city=Test(LORE, passed=GainThisClue(), failed=OmenToken(more=True)),
    wilderness=Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=GainCondition(AMNESIA)),
    sea=Seq(GainThisClue(), Test(STRENGTH, failed=Lose(HEALTH, 2))),
)
research(
    "azathoth",
    3,
    city=Test(OBSERVATION, passed=GainThisClue(), failed=Lose(SANITY, 1)),
    wilderness=Seq(GainThisClue(), Test(WILL, passed=OmenToken(more=False), failed=Lose(SANITY, 6))),
    sea=Test(OBSERVATION, passed=Seq(GainThisClue(), SetOmen())),
)
research(
    "azathoth",
    4,
    city=Test(STRENGTH, passed=GainThisClue(), failed=GainCondition(INTERNAL_INJURY)),
    wilderness=Test(OBSERVATION, passed=Seq(GainThisClue(), SpawnClues(1))),
    sea=Seq(GainThisClue(), OmenToken(more=True)),
)
research(
    "azathoth",
    5,
    city=Test(
        OBSERVATION,
        passed=Seq(GainThisClue(), GainMoreClues(1)),
        failed=Unsolve(at_random=True),
    ),
    wilderness=Seq(GainThisClue(), Test(LORE, -1, passed=OmenToken(more=False))),
    sea=May(GainCondition(DARK_PACT), Seq(GainThisClue(), GainArtifactNamed(TTKA_HALOT))),
)
research(
    "azathoth",
    6,
    city=Test(INFLUENCE, passed=GainThisClue(), failed=AdvanceOmen(1)),
    wilderness=Test(OBSERVATION, passed=GainThisClue(), failed=AdvanceOmen(1)),
    sea=Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=AdvanceOmen(1)),
)
research(
    "azathoth",
    7,
    city=Test(WILL, passed=GainThisClue(), failed=GainCondition(AMNESIA)),
    wilderness=Test(INFLUENCE, passed=GainThisClue(), failed=Lose(SANITY, 1)),
    sea=Test(WILL, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=GainCondition(INTERNAL_INJURY)),
)
research(
    "azathoth",
    8,
    city=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Delay()),
    wilderness=Seq(
        Lose(HEALTH, 1),
        Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=GainCondition(BACK_INJURY)),
    ),
    sea=Seq(GainThisClue(), Test(OBSERVATION, passed=SetOmen())),
)
