"""Twelve round the ring: two doors, two in quarantine, two whose names begin alike beside one another."""

from __future__ import annotations

from browser.fullest import NAMES, SAID, ended, gathering
from browser.kept import KeptTable
from games.cosa.laid import lay

HANDS = ("axe better-run infected suspicion missed", "no-thanks scary", *[""] * 9, "flamethrower no-thanks")


def _lay(code: str, active: int) -> KeptTable:
    discard = "whisky analysis seduction"
    match = lay(*HANDS, active=active, doors=[0, 5], quarantine={4: 1, 8: 2}, discard=discard, turn=14)
    return KeptTable.in_position(code, match, NAMES)


def tables() -> dict[str, KeptTable]:
    waiting = _lay("NIEVE-52", 9)
    waiting.say(1, SAID)
    giving = KeptTable.in_position("NIEVE-53", lay(*HANDS, at="exchange", turn=14), NAMES)
    few = ended("NIEVE-54", "cosa", NAMES[:5])
    return {
        "asked": _lay("NIEVE-51", 0),
        "giving": giving,  # what a Human may not give
        "waiting": waiting,
        "over": ended("NIEVE-55", "cosa", NAMES),
        "over for few": few,
        "gathering": gathering("NARDO-11", "cosa", NAMES),
    }
