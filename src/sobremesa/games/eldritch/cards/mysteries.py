"""The sixteen mysteries, four of each ancient one."""

from __future__ import annotations

from sobremesa.games.eldritch.book import CAST, CLOSED_GATE, MONSTER_FELL, RESEARCHED, SPACE_WORDS
from sobremesa.games.eldritch.cards.ancients import AZATHOTH, CTHULHU, SHUB_NIGGURATH, YOG_SOTHOTH
from sobremesa.games.eldritch.cards.declaring import mystery
from sobremesa.games.eldritch.effects.clues import ClueToMystery, MoveCluesToNearest
from sobremesa.games.eldritch.effects.conditions import AtToken, GateOfOmen, IsNot, ItIs, ItIsEpic
from sobremesa.games.eldritch.effects.discarding import DiscardSpells, DiscardThat, SpendClues
from sobremesa.games.eldritch.effects.fate import SolveMystery
from sobremesa.games.eldritch.effects.fighting import Ambush
from sobremesa.games.eldritch.effects.gates import THIS_MYSTERY, LayGate
from sobremesa.games.eldritch.effects.monsters import MonsterToCard, SpawnNamed
from sobremesa.games.eldritch.effects.nouns import (
    ANY_GATE,
    CLUE_ON_MYSTERY,
    GATE_ON_MYSTERY,
    INVESTIGATOR,
    PLAYER,
    RANDOM_SPACE,
    SPACE,
    TOKEN_ON_MYSTERY,
    TOUGHNESS_HERE,
    At,
    TheSpace,
    TheSpaces,
    with_mysterys_token,
)
from sobremesa.games.eldritch.effects.parts import Meeting, SolvedWhen, Upon
from sobremesa.games.eldritch.effects.testing import Test
from sobremesa.games.eldritch.effects.tokens import (
    MYSTERYS,
    Mark,
    MarkNearest,
    MarkToMystery,
    OnRandomSpaces,
    TokenOnMystery,
)
from sobremesa.games.eldritch.effects.turns import Meet
from sobremesa.games.eldritch.facts import MysteryFacts
from sobremesa.games.eldritch.map import SEA, WILDERNESS
from sobremesa.games.eldritch.words import (
    CTHYLLA,
    DEEP_ONE,
    DUNWICH_HORROR,
    NUG,
    OBSERVATION,
    ON_ENTERING,
    SPECIAL,
)
from sobremesa.kernel.effects.control import Each, May, Seq
from sobremesa.kernel.effects.listening import On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.nouns import A, AtLeast, Every, Half, Per, That
from sobremesa.kernel.effects.whose import ANY
from sobremesa.kernel.effects.words import Word


def enters(do: Node) -> Upon:
    return Upon(ON_ENTERING, do)


def found_by_research() -> On:
    """Clues found by research are laid on it."""
    return On(RESEARCHED, ANY, May(None, ClueToMystery()))


def fights(kind: Word, space: str) -> dict[str, Node]:
    """It is solved when that epic monster is defeated."""
    return {
        "enters": enters(SpawnNamed(kind, TheSpace(SPACE_WORDS[space]))),
        "falls": On(MONSTER_FELL, ANY, SolveMystery(), when=ItIs(kind)),
    }


def with_clues() -> SolvedWhen:
    return SolvedWhen(AtLeast(Per(PLAYER), CLUE_ON_MYSTERY))


def with_half() -> SolvedWhen:
    return SolvedWhen(AtLeast(Half(PLAYER), TOKEN_ON_MYSTERY))


def for_two_clues(do: Node) -> May:
    return May(SpendClues(2), do)


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
