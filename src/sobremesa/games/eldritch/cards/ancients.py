"""The ancient ones, asleep and awake."""

from __future__ import annotations

from sobremesa.games.eldritch.cards.lexicon import *

NEEDED: Final = 3  # mysteries
HEART_OF_AFRICA: Final = SPACE_WORDS["heart-of-africa"]
RLYEH: Final = SPACE_WORDS["3"]
CROWD: Final = 6  # around Shub-Niggurath
GATES_TO_LOSE: Final = 3


AZATHOTH: Final = ancient(
    "azathoth",
    AncientFacts(15, NEEDED, ((1, 2, 1), (2, 3, 1), (2, 4, 0)), omen_tokens=1),
    On(OMEN_ADVANCED, ANY, AdvanceDoom(Per(TOKEN_OF_OMEN)), when=OmenIs(GREEN)),
    rule="eldritch-23.1",
)
awake("azathoth", awakens=awakens(LoseGame(WORLD_DEVOURED)), rule="eldritch-23.2")

CTHULHU: Final = ancient(
    "cthulhu",
    AncientFacts(12, NEEDED, ((0, 2, 2), (1, 3, 0), (3, 4, 0)), aside=(DEEP_ONE, STAR_SPAWN)),
    On(ENTERED, ANY, Seq(Lose(SANITY, 1), Delay()), when=AtToken()),
    reckoning=reckons(
        Each(Every(INVESTIGATOR & who(At(A(SPACE & terrain(SEA) & unmarked)))), Mark(The(SPACE & here), ANCIENT_ONES))
    ),
    rule="eldritch-23.4",
)
awake(  # who is delayed is so last, here and above: in one's own turn that breaks off what comes after
    "cthulhu",
    On(ENTERED, ANY, Seq(TokenOnSheet(Fixed(1), SANITY_TOKEN), Lose(SANITY, 1), Delay()), when=AtToken()),
    On(WOULD_ADVANCE_DOOM, ANY, Instead(TokenOnSheet(Fixed(1), SANITY_TOKEN))),
    On(SOLVED_THREE, ANY, SpawnNamed(EPIC_CTHULHU, TheSpace(RLYEH))),
    On(MONSTER_FELL, ANY, WinGame(), when=ItIs(EPIC_CTHULHU)),
    reckoning=reckons(Each(Every(INVESTIGATOR), Lose(SANITY, Per(TOKEN_OF_SHEET)))),
    rule="eldritch-23.5",
)

SHUB_NIGGURATH: Final = ancient(
    "shub-niggurath",
    AncientFacts(13, NEEDED, ((1, 2, 1), (3, 2, 1), (2, 4, 0)), aside=(GHOUL, GOAT_SPAWN, DARK_YOUNG)),
    reckoning=reckons(
        Seq(OnRandomSpaces(1, SpawnMonsters(1, A(RANDOM_SPACE))), If(AtLeast(10, MONSTER & about), AdvanceDoom(2)))
    ),
    rule="eldritch-23.8",
)
awake(
    "shub-niggurath",
    On(
        WOULD_ADVANCE_DOOM,
        ANY,
        Instead(
            Seq(
                SpawnMonsters(1, The(SPACE & with_monster(EPIC_SHUB_NIGGURATH))),
                If(AtLeast(CROWD, MONSTER & around(EPIC_SHUB_NIGGURATH)), LoseGame(LOST_TO_ANCIENT)),
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
        Each(
            Every(INVESTIGATOR & who(Some(MONSTER & of(EPIC_SHUB_NIGGURATH) & here))),
            FightOne(The(MONSTER & of(EPIC_SHUB_NIGGURATH))),
        )
    ),
    rule="eldritch-23.10",
)

YOG_SOTHOTH: Final = ancient(
    "yog-sothoth",
    AncientFacts(14, NEEDED, ((0, 2, 1), (2, 3, 1), (3, 4, 0))),
    reckoning=reckons(
        Each(Every(INVESTIGATOR & who(At(A(SPACE & with_gate)))), Unless(AdvanceDoom(1), DiscardSpells()))
    ),
    rule="eldritch-23.13",
)
awake(
    "yog-sothoth",
    On(
        WOULD_ADVANCE_DOOM,
        ANY,
        Instead(
            Seq(
                LayGate(The(GATE_BEHIND_IT), THIS_SHEET, or_drawn=True),
                If(AtLeast(GATES_TO_LOSE, GATE_OF_SHEET), LoseGame(LOST_TO_ANCIENT)),
            )
        ),
    ),
    On(TOKEN_ON_SHEET, ANY, WinGame(), when=AtLeast(Half(PLAYER), TOKEN_OF_SHEET)),
    reckoning=reckons(
        Seq(
            Each(
                Every(INVESTIGATOR & who(At(A(SPACE & with_gate)))),
                Unless(LayGate(The(GATE & here), THIS_SHEET), DiscardSpells()),
            ),
            If(AtLeast(GATES_TO_LOSE, GATE_OF_SHEET), LoseGame(LOST_TO_ANCIENT)),
        )
    ),
    encounter=Meeting(Both(At(A(SPACE & with_gate)), AtLeast(NEEDED, SOLVED)), Meet(SPECIAL)),
    rule="eldritch-23.14",
)
