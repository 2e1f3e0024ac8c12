"""Six vampires in the middle of the night: full rows, tall piles, tokens, missions, and a stack in one space."""

from __future__ import annotations

from typing import Any

from browser.fullest import NAMES, SAID, ended, gathering
from browser.kept import KeptTable
from games.ansia.laid import lay

QUARRY = {
    (1, 3): "duke-octavio",
    (1, 2): "sister-clara",
    (1, 1): "bernard ivo wolf-form",
    (2, 3): "captain-ferran",
    (2, 2): "hypnosis",
    (2, 1): "molina-family",
    (3, 3): "gluttonous-baron",
    (3, 2): "echo",
    (3, 1): "recruit-nuno hunters",
    (4, 2): "black-bear granny-agnes",
    (5, 3): "poet-lysander",
    (5, 1): "mist",
    (6, 3): "quartermaster-simon",
    (6, 2): "cyrana",
    (6, 1): "tobias rita vesper novice-matthew",
    (7, 3): "countess-amalia",
    (7, 2): "celerity",
    (7, 1): "exorcist-damasus",
}
PLACES = "market central-station central-station central-station well-island cistern"
HELD = {
    0: "peasant-blood coast-vampire terror-of-the-barracks",
    1: "altar-wine",
    2: "menagerie",
    3: "gluttony",
    4: "surge",
    5: "penitent",
}
TOKENS = {0: "one-speed one-religious parasol", 1: "one-noble parasol", 4: "one-hunt", 5: "one-of-any-kind velvet"}


def lay_table(code: str, hand: str, first: int, moon: int = 6, **fields: Any) -> KeptTable:
    """It is the turn of the first; those before it in the order have had theirs."""
    match = lay(
        hand,
        "",
        "",
        "",
        "",
        "",
        places=PLACES,
        zones={0: "fang", 4: "ash alpha", 5: "luna"},
        tokens=TOKENS,
        held=HELD,
        quarry=QUARRY,
        public="full-bodied full-menu",
        moon=moon,
        rested=[seat for seat in range(6) if seat != first],
        scores=[17, 24, 21, 19, 22, 15],
        **fields,
    )
    return KeptTable.in_position(code, match, NAMES[:6])


def tables(first: int = 61) -> dict[str, KeptTable]:
    """Under codes from that one on: a server knows a table once."""
    codes = [f"LUNA-{first + at}" for at in (0, 1, 2, 3, 8)]
    moving = lay_table(codes[0], "night-flight anselmo vampire-thirst", 0)
    hunting = lay_table(codes[1], "night-flight vampiric-speed anselmo", 0)
    hunting.play("0 pick:space-well-island", "0 done")
    activating = lay_table(codes[2], "vampire-strength vampiric-will anselmo", 0)
    waiting = lay_table(codes[3], "vampire-strength vampiric-will teresa", 4, moon=13)  # when all go home
    waiting.say(1, SAID)
    long_names = lay_table(codes[4], "foretelling-dream nocturne horsewoman-elvira endless-thirst parishioners", 4)
    return {
        "moving": moving,
        "hunting": hunting,
        "activating": activating,
        "waiting": waiting,
        "long names": long_names,
        "over": ended(f"LUNA-{first + 11}", "ansia", NAMES[:6]),
        "gathering": gathering(f"NARDO-{first}", "ansia", NAMES[:6]),
    }
