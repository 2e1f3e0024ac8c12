"""Research encounters about Yog-Sothoth, by what kind of space the clue is on."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.artifacts import NECRONOMICON, SILVER_KEY
from sobremesa.games.eldritch.cards.lexicon import *

research(
    "yog-sothoth",
    1,
    city=Test(
        OBSERVATION,
        passed=Seq(GainThisClue(), May(DiscardSpells(), GainArtifactNamed(SILVER_KEY))),
        failed=GainCondition(DETAINED),
    ),
    wilderness=Ambush(CULTIST, won=GainThisClue()),
    sea=Test(OBSERVATION, passed=GainThisClue(), failed=Unless(DiscardThisClue(), DiscardSpells())),
)
research(
    "yog-sothoth",
    2,
    city=May(GainCondition(DARK_PACT), Seq(GainThisClue(), GainArtifactNamed(NECRONOMICON)), DiscardThisClue()),
    wilderness=Seq(GainThisClue(), If(Some(SPELL), Test(WILL, failed=Seq(Lose(SANITY, 1), GainCondition(PARANOIA))))),
    sea=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1))),
)
research(
    "yog-sothoth",
    3,
    city=Test(INFLUENCE, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=AdvanceDoom(1)),
    wilderness=Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Lose(SANITY, 1)),
    sea=Seq(GainThisClue(), If(Some(MONSTER & of(HOUND) & about), Bring(The(MONSTER & of(HOUND))), Lose(SANITY, 1))),
)
research(
    "yog-sothoth",
    4,
    city=Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1))),
    wilderness=Test(
        OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Seq(SpawnGates(1), DiscardSpells())
    ),
    sea=Test(OBSERVATION, passed=Seq(GainThisClue(), GainSpells()), failed=Lose(HEALTH, 1)),
)
research(
    "yog-sothoth",
    5,
    city=Test(INFLUENCE, passed=Seq(GainThisClue(), GainSpells()), failed=SpawnGates(1)),
    wilderness=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=SpawnGates(1)),
    sea=May(GainCondition(DARK_PACT), Seq(GainThisClue(), GainMoreClues(1)), SpawnGates(1)),
)
research(
    "yog-sothoth",
    6,
    city=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainArtifact(TOME)), failed=Delay()),
    wilderness=Test(LORE, passed=GainThisClue(), failed=GainCondition(AMNESIA)),
    sea=Test(OBSERVATION, passed=GainThisClue(), failed=GainCondition(CURSED)),
)
research(
    "yog-sothoth",
    7,
    city=Ambush(CULTIST, won=GainThisClue(), lost=GainCondition(PARANOIA)),
    wilderness=Seq(GainThisClue(), If(Some(SPELL), Test(WILL, failed=Seq(Lose(SANITY, 1), Delay())))),
    sea=Test(LORE, passed=Seq(GainThisClue(), May(DiscardSpells(), DiscardOne(A(GATE & about))))),
)
research(
    "yog-sothoth",
    8,
    city=Test(
        OBSERVATION,
        passed=May(DiscardSpells(), Seq(GainThisClue(), GainMoreClues(1))),
        failed=Seq(DiscardThisClue(), GainCondition(CURSED)),
    ),
    wilderness=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainSpells()), failed=Lose(HEALTH, 1)),
    sea=Seq(GainThisClue(), MoveTowards(Nearest(GATE)), Unless(Lose(SANITY, 2), DiscardSpells())),
)
