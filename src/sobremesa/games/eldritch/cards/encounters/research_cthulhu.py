"""Research encounters about Cthulhu, by what kind of space the clue is on."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.artifacts import GROTESQUE_STATUE, RUBY_OF_RLYEH
from sobremesa.games.eldritch.cards.lexicon import *
from sobremesa.games.eldritch.cards.spells import MISTS_OF_RELEH

research(
    "cthulhu",
    1,
    city=Test(OBSERVATION, passed=GainThisClue(), failed=MoveThisClue(Nearest(SPACE & terrain(SEA)))),
    wilderness=Ambush(CULTIST, won=GainThisClue(), lost=GainCondition(CURSED)),
    sea=May(
        GainCondition(DARK_PACT),
        Seq(GainThisClue(), GainSpellNamed(MISTS_OF_RELEH)),
        Seq(DiscardThisClue(), Ambush(STAR_SPAWN)),
    ),
)
research(
    "cthulhu",
    2,
    city=Test(INFLUENCE, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Lose(SANITY, 1)),
    wilderness=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Lose(SANITY, 1)),
    sea=Test(WILL, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=GainCondition(HALLUCINATIONS)),
)
research(
    "cthulhu",
    3,
    city=Test(
        OBSERVATION, -1, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=DiscardPossessions(ITEM, assets_only=True)
    ),
    wilderness=Test(WILL, passed=GainThisClue(), failed=GainCondition(HALLUCINATIONS)),
    sea=Test(
        OBSERVATION, -1, passed=GainArtifactNamed(GROTESQUE_STATUE), failed=Seq(Lose(SANITY, 3), Ambush(DEEP_ONE))
    ),
)
research(
    "cthulhu",
    4,
    city=Test(LORE, passed=GainThisClue(), failed=Ambush(DEEP_ONE)),
    wilderness=Test(OBSERVATION, passed=GainThisClue(), failed=MoveThisClue(Nearest(SPACE & terrain(SEA)))),
    sea=Test(OBSERVATION, passed=GainThisClue(), failed=GainCondition(DETAINED)),
)
research(
    "cthulhu",
    5,
    city=Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Lose(SANITY, 1)),
    wilderness=Test(
        LORE,
        -1,
        passed=Seq(GainThisClue(), RetreatDoom(1)),
        failed=MoveThisClue(Nearest(SPACE & terrain(SEA))),
    ),
    sea=Test(OBSERVATION, passed=GainThisClue(), failed=Ambush(STAR_SPAWN, won=RetreatDoom(1))),
)
research(
    "cthulhu",
    6,
    city=Test(OBSERVATION, passed=Seq(GainThisClue(), GainSpellNamed(MISTS_OF_RELEH)), failed=GainCondition(PARANOIA)),
    wilderness=Test(
        OBSERVATION,
        passed=GainThisClue(),
        failed=Seq(DiscardPossessions(ITEM, 2, assets_only=True), MoveThisClue(Nearest(SPACE & terrain(SEA)))),
    ),
    sea=Test(OBSERVATION, -1, passed=Seq(GainThisClue(), RetreatDoom(1)), failed=GainCondition(HALLUCINATIONS)),
)
research(
    "cthulhu",
    7,
    city=Ambush(
        CULTIST,
        won=GainThisClue(),
        lost=Seq(GainCondition(AMNESIA), MoveThisClue(Nearest(SPACE & terrain(SEA)))),
    ),
    wilderness=Test(OBSERVATION, passed=Seq(GainThisClue(), GainMoreClues(1)), failed=Seq(Lose(SANITY, 2), Delay())),
    sea=Ambush(DEEP_ONE, won=Seq(GainThisClue(), GainMoreClues(1)), lost=GainCondition(LEG_INJURY)),
)
research(
    "cthulhu",
    8,
    city=Test(STRENGTH, passed=GainThisClue(), failed=Seq(Lose(HEALTH, 1), GainCondition(DETAINED))),
    wilderness=Test(
        STRENGTH,
        passed=GainThisClue(),
        failed=Seq(Delay(), MoveThisClue(Nearest(SPACE & terrain(SEA)))),
    ),
    sea=Seq(GainThisClue(), Lose(SANITY, 1), Ambush(DEEP_ONE, won=GainArtifactNamed(RUBY_OF_RLYEH))),
)
