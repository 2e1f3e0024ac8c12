"""Expedition encounters, three for each of the six sites."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

expedition(
    "amazon",
    1,
    initial=fork(STRENGTH),
    passed=Seq(RetreatDoom(1), Test(LORE, failed=GainCondition(AMNESIA))),
    failed=Seq(Lose(HEALTH, 1), GainCondition(INTERNAL_INJURY), Test(OBSERVATION, -1, passed=RetreatDoom(1))),
)
expedition(
    "amazon",
    2,
    initial=fork(OBSERVATION),
    passed=Test(LORE, passed=GainArtifact(), failed=Lose(SANITY, 2)),
    failed=Test(STRENGTH, -1, passed=GainClues(2), failed=GainCondition(BACK_INJURY)),
)
expedition(
    "amazon",
    3,
    initial=fork(STRENGTH),
    passed=Seq(GainArtifact(), Test(OBSERVATION, -1, passed=GainClues(1), failed=Lose(SANITY, 1))),
    failed=Seq(GainCondition(LEG_INJURY), Test(INFLUENCE, passed=GainArtifact(), failed=Lose(HEALTH, 2))),
)
expedition(
    "antarctica",
    1,
    initial=fork(STRENGTH),
    passed=Seq(RetreatDoom(1), Test(WILL, failed=GainCondition(AMNESIA))),
    failed=Seq(Lose(HEALTH, 1), GainCondition(BACK_INJURY), Test(OBSERVATION, -1, passed=RetreatDoom(1))),
)
expedition(
    "antarctica",
    2,
    initial=fork(OBSERVATION),
    passed=Test(WILL, passed=GainArtifact(), failed=GainCondition(HALLUCINATIONS)),
    failed=Test(STRENGTH, -1, passed=GainClues(2), failed=GainCondition(LEG_INJURY)),
)
expedition(
    "antarctica",
    3,
    initial=fork(STRENGTH),
    passed=Seq(GainArtifact(), Test(OBSERVATION, -1, failed=Lose(SANITY, 1))),
    failed=Seq(GainCondition(LEG_INJURY), Test(INFLUENCE, passed=GainArtifact(), failed=Lose(HEALTH, 2))),
)
expedition(
    "heart-of-africa",
    1,
    initial=fork(STRENGTH),
    passed=Seq(RetreatDoom(1), Test(LORE, failed=GainCondition(AMNESIA))),
    failed=Seq(Lose(HEALTH, 1), GainCondition(BACK_INJURY), Test(OBSERVATION, -1, passed=RetreatDoom(1))),
)
expedition(
    "heart-of-africa",
    2,
    initial=fork(OBSERVATION),
    passed=Test(LORE, passed=GainArtifact(), failed=GainCondition(HALLUCINATIONS)),
    failed=Test(STRENGTH, -1, passed=GainClues(2), failed=GainCondition(DETAINED)),
)
expedition(
    "heart-of-africa",
    3,
    initial=fork(STRENGTH),
    passed=Seq(GainArtifact(), Test(OBSERVATION, -1, failed=Lose(SANITY, 1))),
    failed=Seq(GainCondition(LEG_INJURY), Test(INFLUENCE, passed=GainArtifact(), failed=Lose(HEALTH, 2))),
)
expedition(
    "himalayas",
    1,
    initial=Seq(SpawnMonsters(1, The(SPACE & here)), Fight(won=GoTo("passed"), lost=GoTo("failed"))),
    passed=Seq(RetreatDoom(1), Test(LORE, failed=Lose(SANITY, 2))),
    failed=Test(OBSERVATION, passed=Seq(Discard(That(MONSTER)), RetreatDoom(1)), failed=Lose(SANITY, 1)),
)
expedition(
    "himalayas",
    2,
    initial=fork(OBSERVATION),
    passed=Test(WILL, passed=GainArtifact(), failed=GainCondition(PARANOIA)),
    failed=Test(STRENGTH, -1, passed=GainClues(2), failed=GainCondition(INTERNAL_INJURY)),
)
expedition(
    "himalayas",
    3,
    initial=fork(STRENGTH),
    passed=Seq(GainArtifact(), Test(LORE, -1, failed=Lose(SANITY, 2))),
    failed=Test(INFLUENCE, passed=GainArtifact(), failed=GainCondition(PARANOIA)),
)
expedition(
    "pyramids",
    1,
    initial=fork(STRENGTH),
    passed=Seq(RetreatDoom(1), Test(LORE, failed=GainCondition(AMNESIA))),
    failed=Seq(Lose(HEALTH, 1), GainCondition(INTERNAL_INJURY), Test(OBSERVATION, -1, passed=RetreatDoom(1))),
)
expedition(
    "pyramids",
    2,
    initial=fork(OBSERVATION),
    passed=Test(LORE, passed=GainArtifact(), failed=Lose(SANITY, 2)),
    failed=Test(STRENGTH, -1, passed=GainClues(2), failed=Seq(Lose(HEALTH, 1), GainCondition(INTERNAL_INJURY))),
)
expedition(
    "pyramids",
    3,
    initial=fork(STRENGTH),
    passed=Seq(GainArtifact(), Test(OBSERVATION, -1, failed=Lose(HEALTH, 1))),
    failed=Seq(GainCondition(LEG_INJURY), Test(INFLUENCE, passed=GainArtifact(), failed=Lose(HEALTH, 2))),
)
expedition(
    "tunguska",
    1,
    initial=fork(STRENGTH),
    passed=Test(LORE, passed=RetreatDoom(1), failed=GainCondition(AMNESIA)),
    failed=Seq(Lose(HEALTH, 1), GainCondition(LEG_INJURY), Test(OBSERVATION, -1, passed=RetreatDoom(1))),
)
expedition(
    "tunguska",
    2,
    initial=fork(OBSERVATION),
    passed=Test(WILL, passed=GainArtifact(), failed=GainCondition(PARANOIA)),
    failed=Test(STRENGTH, -1, passed=GainClues(2), failed=GainCondition(BACK_INJURY)),
)
expedition(
    "tunguska",
    3,
    initial=fork(STRENGTH),
    passed=Seq(GainArtifact(), Test(OBSERVATION, -1, passed=GainClues(1), failed=Lose(SANITY, 1))),
    failed=Seq(GainCondition(INTERNAL_INJURY), Test(INFLUENCE, passed=GainArtifact(), failed=Lose(HEALTH, 2))),
)
