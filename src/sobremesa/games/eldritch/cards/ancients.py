"""The ancient ones, asleep and awake."""

from __future__ import annotations

from typing import Final

from sobremesa.games.eldritch.book import (
    ENTERED,
    MONSTER_FELL,
    OMEN_ADVANCED,
    SOLVED_THREE,
    SPACE_WORDS,
    TOKEN_ON_SHEET,
    WOULD_ADVANCE_DOOM,
)
from sobremesa.games.eldritch.cards.declaring import ancient, awake, reckons
from sobremesa.games.eldritch.effects.conditions import (
    AtGate,
    AtSeaUnmarked,
    AtToken,
    ItIs,
    MonsterHere,
    MonstersAround,
    MonstersOnBoard,
    OmenIs,
    SheetGates,
    SheetTokens,
    Solved,
)
from sobremesa.games.eldritch.effects.counts import HalfPlayers, PerOmenToken, PerSheetToken
from sobremesa.games.eldritch.effects.discarding import DiscardSpells
from sobremesa.games.eldritch.effects.fate import AdvanceDoom, LoseGame, WinGame
from sobremesa.games.eldritch.effects.fighting import FightOne
from sobremesa.games.eldritch.effects.gates import THIS_SHEET, LayGate
from sobremesa.games.eldritch.effects.health import Delay, Lose
from sobremesa.games.eldritch.effects.monsters import Gather, SpawnMonsters, SpawnNamed
from sobremesa.games.eldritch.effects.parts import Meeting, Upon
from sobremesa.games.eldritch.effects.tokens import ANCIENT_ONES, Mark, OnRandomSpaces, TokenOnSheet
from sobremesa.games.eldritch.effects.turns import Meet
from sobremesa.games.eldritch.effects.whom import (
    AMonsterOf,
    EachInvestigator,
    GateBehindIt,
    GateHere,
    RandomSpace,
    SpacesWithMonster,
    TheSpace,
    YourSpace,
)
from sobremesa.games.eldritch.facts import AncientFacts
from sobremesa.games.eldritch.map import SEA
from sobremesa.games.eldritch.words import (
    DARK_YOUNG,
    DEEP_ONE,
    EPIC_CTHULHU,
    EPIC_SHUB_NIGGURATH,
    GHOUL,
    GOAT_SPAWN,
    GREEN,
    LOST_TO_ANCIENT,
    ON_AWAKENING,
    SANITY,
    SPECIAL,
    STAR_SPAWN,
    WORLD_DEVOURED,
)
from sobremesa.kernel.effects.control import Each, If, Seq, Unless
from sobremesa.kernel.effects.listening import Instead, On
from sobremesa.kernel.effects.node import Node
from sobremesa.kernel.effects.selectors import Both, Fixed
from sobremesa.kernel.effects.whose import ANY

NEEDED: Final = 3  # mysteries
HEART_OF_AFRICA: Final = SPACE_WORDS["heart-of-africa"]
RLYEH: Final = SPACE_WORDS["3"]
CROWD: Final = 6  # around Shub-Niggurath
GATES_TO_LOSE: Final = 3


def awakens(do: Node) -> Upon:
    return Upon(ON_AWAKENING, do)


AZATHOTH: Final = ancient(
    "azathoth",
    AncientFacts(15, NEEDED, ((1, 2, 1), (2, 3, 1), (2, 4, 0)), omen_tokens=1),
    On(OMEN_ADVANCED, ANY, AdvanceDoom(PerOmenToken()), when=OmenIs(GREEN)),
    rule="eldritch-23.1",
)
awake("azathoth", awakens=awakens(LoseGame(WORLD_DEVOURED)), rule="eldritch-23.2")

CTHULHU: Final = ancient(
    "cthulhu",
    AncientFacts(12, NEEDED, ((0, 2, 2), (1, 3, 0), (3, 4, 0)), aside=(DEEP_ONE, STAR_SPAWN)),
    On(ENTERED, ANY, Seq(Lose(SANITY, 1), Delay()), when=AtToken()),
    reckoning=reckons(Each(EachInvestigator(AtSeaUnmarked(SEA)), Mark(YourSpace(), ANCIENT_ONES))),
    rule="eldritch-23.4",
)
awake(
    "cthulhu",
    On(ENTERED, ANY, Seq(TokenOnSheet(Fixed(1)), Lose(SANITY, 1), Delay()), when=AtToken()),
    On(WOULD_ADVANCE_DOOM, ANY, Instead(TokenOnSheet(Fixed(1)))),
    On(SOLVED_THREE, ANY, SpawnNamed(EPIC_CTHULHU, TheSpace(RLYEH))),
    On(MONSTER_FELL, ANY, WinGame(), when=ItIs(EPIC_CTHULHU)),
    reckoning=reckons(Each(EachInvestigator(), Lose(SANITY, PerSheetToken()))),
    rule="eldritch-23.5",
)

SHUB_NIGGURATH: Final = ancient(
    "shub-niggurath",
    AncientFacts(13, NEEDED, ((1, 2, 1), (3, 2, 1), (2, 4, 0)), aside=(GHOUL, GOAT_SPAWN, DARK_YOUNG)),
    reckoning=reckons(Seq(OnRandomSpaces(1, SpawnMonsters(1, RandomSpace())), If(MonstersOnBoard(10), AdvanceDoom(2)))),
    rule="eldritch-23.8",
)
awake(
    "shub-niggurath",
    On(
        WOULD_ADVANCE_DOOM,
        ANY,
        Instead(
            Seq(
                SpawnMonsters(1, SpacesWithMonster(EPIC_SHUB_NIGGURATH)),
                If(MonstersAround(CROWD, EPIC_SHUB_NIGGURATH), LoseGame(LOST_TO_ANCIENT)),
            )
        ),
    ),
    On(MONSTER_FELL, ANY, WinGame(), when=ItIs(EPIC_SHUB_NIGGURATH)),
    awakens=awakens(
        Seq(
            SpawnNamed(EPIC_SHUB_NIGGURATH, TheSpace(HEART_OF_AFRICA)),
            Gather(TheSpace(HEART_OF_AFRICA), GHOUL, GOAT_SPAWN, DARK_YOUNG),
        )
    ),
    reckoning=reckons(
        Each(EachInvestigator(MonsterHere(EPIC_SHUB_NIGGURATH)), FightOne(AMonsterOf(EPIC_SHUB_NIGGURATH)))
    ),
    rule="eldritch-23.10",
)

YOG_SOTHOTH: Final = ancient(
    "yog-sothoth",
    AncientFacts(14, NEEDED, ((0, 2, 1), (2, 3, 1), (3, 4, 0))),
    reckoning=reckons(Each(EachInvestigator(AtGate()), Unless(AdvanceDoom(1), DiscardSpells()))),
    rule="eldritch-23.13",
)
awake(
    "yog-sothoth",
    On(
        WOULD_ADVANCE_DOOM,
        ANY,
        Instead(
            Seq(
                LayGate(GateBehindIt(), THIS_SHEET, or_drawn=True),
                If(SheetGates(GATES_TO_LOSE), LoseGame(LOST_TO_ANCIENT)),
            )
        ),
    ),
    On(TOKEN_ON_SHEET, ANY, WinGame(), when=SheetTokens(HalfPlayers())),
    reckoning=reckons(
        Seq(
            Each(EachInvestigator(AtGate()), Unless(LayGate(GateHere(), THIS_SHEET), DiscardSpells())),
            If(SheetGates(GATES_TO_LOSE), LoseGame(LOST_TO_ANCIENT)),
        )
    ),
    encounter=Meeting(Both(AtGate(), Solved(NEEDED)), Meet(SPECIAL)),
    rule="eldritch-23.14",
)
