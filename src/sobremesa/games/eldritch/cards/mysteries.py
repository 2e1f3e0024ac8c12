"""The sixteen mysteries, four of each ancient one."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.ancients import AZATHOTH, CTHULHU, SHUB_NIGGURATH, YOG_SOTHOTH
from sobremesa.games.eldritch.cards.lexicon import *

TUNGUSKA = SPACE_WORDS["tunguska"]
RLYEH = SPACE_WORDS["3"]

# --- Azathoth

mystery("occult-research", MysteryFacts(AZATHOTH), found_by_research(), solved=with_clues())
mystery(
    "omen-of-devastation",
    MysteryFacts(AZATHOTH),
    On(CLOSED_GATE, ANY, May(SpendClues(1), TokenOnMystery()), when=GateOfOmen()),
    solved=with_half(),
)
mystery(
    "seed-of-the-daemon-sultan",
    MysteryFacts(AZATHOTH, TUNGUSKA.number),
    encounter=Meeting(At(TheSpace(TUNGUSKA)), Test(OBSERVATION, 0, for_two_clues(TokenOnMystery()))),
    solved=with_half(),
)
mystery(
    "true-name",
    MysteryFacts(AZATHOTH),
    enters=enters(OnRandomSpaces(Half(PLAYER), Mark(A(RANDOM_SPACE), MYSTERYS))),
    encounter=Meeting(At(A(SPACE & with_mysterys_token)), for_two_clues(MarkToMystery())),
    solved=with_half(),
)

# --- Cthulhu

mystery(
    "rlyeh-risen",
    MysteryFacts(CTHULHU, RLYEH.number),
    encounter=Meeting(At(TheSpace(RLYEH)), Meet(SPECIAL)),
    solved=with_half(),
)
mystery(
    "deep-ones-attack",
    MysteryFacts(CTHULHU, keeps_tokens=True),
    enters=enters(Each(Every(INVESTIGATOR), MarkNearest(SEA))),
    encounter=Meeting(AtToken(), Ambush(DEEP_ONE, won=May(SpendClues(1), MarkToMystery()))),
    solved=SolvedWhen(AtLeast(Per(PLAYER), TOKEN_ON_MYSTERY)),
)
mystery(
    "stars-are-right",
    MysteryFacts(CTHULHU),
    found_by_research(),
    enters=enters(MoveCluesToNearest(SEA)),
    solved=with_clues(),
)
mystery("watching-the-stars", MysteryFacts(CTHULHU), **fights(CTHYLLA, "12"))

# --- Shub-Niggurath

mystery(
    "hunting-the-thousand",
    MysteryFacts(SHUB_NIGGURATH),
    On(MONSTER_FELL, ANY, for_two_clues(MonsterToCard()), when=IsNot(ItIsEpic())),
    solved=SolvedWhen(AtLeast(Per(PLAYER, 2), TOUGHNESS_HERE)),
)
mystery(
    "nature-of-the-all-mother",
    MysteryFacts(SHUB_NIGGURATH),
    found_by_research(),
    enters=enters(MoveCluesToNearest(WILDERNESS)),
    solved=with_clues(),
)
mystery(
    "rituals-in-the-wild",
    MysteryFacts(SHUB_NIGGURATH),
    enters=enters(Mark(TheSpaces(SPACE_WORDS["4"], SPACE_WORDS["10"], SPACE_WORDS["21"], TUNGUSKA), MYSTERYS)),
    encounter=Meeting(At(A(SPACE & with_mysterys_token)), Test(OBSERVATION, 0, for_two_clues(MarkToMystery()))),
    solved=with_half(),
)
mystery("spawn-of-the-black-goat", MysteryFacts(SHUB_NIGGURATH), **fights(NUG, "amazon"))

# --- Yog-Sothoth

mystery(
    "arcane-understanding",
    MysteryFacts(YOG_SOTHOTH),
    On(CAST, ANY, May(Seq(SpendClues(1), DiscardThat()), TokenOnMystery())),
    solved=SolvedWhen(AtLeast(Per(PLAYER), TOKEN_ON_MYSTERY)),
)
mystery("spawn-of-yog-sothoth", MysteryFacts(YOG_SOTHOTH), **fights(DUNWICH_HORROR, "arkham"))
mystery("beyond-one", MysteryFacts(YOG_SOTHOTH), found_by_research(), solved=with_clues())
mystery(
    "where-the-old-ones-broke-through",
    MysteryFacts(YOG_SOTHOTH),
    On(CLOSED_GATE, ANY, May(DiscardSpells(2), LayGate(That(ANY_GATE), THIS_MYSTERY))),
    solved=SolvedWhen(AtLeast(Half(PLAYER), GATE_ON_MYSTERY)),
)
