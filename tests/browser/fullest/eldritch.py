"""Eight investigators in the middle of the night: gates, clues and monsters everywhere, rumours, ten possessions."""

from __future__ import annotations

from typing import Any, Final

from browser.fullest import NAMES, SAID, ended, gathering
from browser.kept import KeptTable
from games.eldritch.laid import lay
from sobremesa.games.eldritch.book import MYTHOS
from sobremesa.games.eldritch.state import Eldritch

SHEETS: Final = "norman leo trish lily akachi silas diana charlie"
PLACES: Final = "{} buenos-aires 16 shanghai 15 sydney arkham london"
HELD: Final = {
    0: (
        "asset-private-investigator asset-holy-cross asset-spirit-dagger asset-whiskey asset-arcane-tome "
        "artifact-gate-box artifact-mi-go-brain-case spell-feed-the-mind spell-flesh-ward spell-wither "
        "condition-paranoia condition-debt condition-leg-injury"
    ),
    1: "asset-carbine asset-cat-burglar condition-internal-injury",
    2: "asset-axe condition-leg-injury condition-cursed",
    3: "asset-bull-whip spell-shriveling condition-blessed",
    5: "asset-fishing-net condition-cursed",
    6: "artifact-silver-key condition-hallucinations condition-debt",
    7: "asset-fine-clothes asset-personal-assistant condition-debt",
}
MONSTERS: Final = {
    "rome": "vampire cultist-1",
    "buenos-aires": "cultist-2 gug",
    "san-francisco": "ghoul-1 shoggoth cultist-3 zombie witch",
    "tunguska": "color",
    "sydney": "skeleton",
    "16": "warlock",
    "heart-of-africa": "wind-walker",
    "london": "riot",
    "3": "deep-one star-spawn",
    "17": "mummy",
    "tokyo": "nightgaunt",
}
CLUES: Final = "london himalayas 10 20 6 15 8 rome tunguska"
GATES: Final = "san-francisco buenos-aires rome sydney london istanbul tokyo"
RESERVE: Final = "silver-twilight-ritual urban-guide lodge-researcher wireless-report"
ONGOING: Final = "fractured-reality strange-sightings growing-madness spreading-sickness"


def _ongoing(s: Eldritch) -> tuple[int, ...]:
    cards = tuple([MYTHOS[name] for name in ONGOING.split()])
    for zone in ("mythos_deck", "mythos_box"):
        setattr(s, zone, tuple([card for card in getattr(s, zone) if card not in cards]))
    for card in cards[:1] + cards[2:]:
        s.mythos_tokens[card] = 3
    return cards


def lay_table(code: str, place: str = "arkham", **fields: Any) -> KeptTable:
    """Ana is in that place."""
    match = lay(
        SHEETS,
        PLACES.format(place),
        held=HELD,
        monsters=MONSTERS,
        clues=CLUES,
        gates=GATES,
        mine={0: 3, 1: 1, 3: 2, 4: 2},
        reserve=RESERVE,
        ongoing=_ongoing,
        mystery="occult-research",
        tickets=[(1, 1), (0, 0), (1, 0), (0, 1), (0, 2), (2, 0), (0, 0), (1, 0)],
        health=[4, 6, 2, 5, 5, 7, 7, 4],
        sanity=[6, 3, 5, 6, 4, 2, 5, 7],
        improved=[(1, 0, 0, 0, 2)] * 8,
        delayed=[False] * 6 + [True, False],
        doom=11,
        omen=2,
        omen_tokens=1,
        rounds=12,
        **fields,
    )
    return KeptTable.in_position(code, match, NAMES[:8])


def tables() -> dict[str, KeptTable]:
    acting = lay_table("OSA-81")
    buying = lay_table("OSA-82")
    buying.play("0 pick:action-acquire", "0 done")
    fighting = lay_table("OSA-83", "rome", phase="encounter")
    fighting.play("0 pick:monster-vampire", "0 done")
    waiting = lay_table("OSA-84", lead=3)
    waiting.say(1, SAID)
    choosing = KeptTable("OSA-87", "eldritch", NAMES[:8])
    choosing.begin()
    council = lay_table("OSA-86", phase="mythos", mythos="that-which-consumes")
    council.play("1 pick:space-rome", "2 pick:space-rome", "4 pick:space-tokyo")
    return {
        "acting": acting,
        "buying": buying,
        "fighting": fighting,
        "waiting": waiting,
        "council": council,
        "choosing": choosing,
        "over": ended("OSA-88", "eldritch", NAMES[:8]),
        "gathering": gathering("NARDO-14", "eldritch", NAMES[:8]),
    }
