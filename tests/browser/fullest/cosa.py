"""Twelve round the ring: two doors, two in quarantine, two whose names begin alike beside one another."""

from __future__ import annotations

from browser.fullest import NAMES
from browser.kept import KeptTable
from games.cosa.laid import lay

HANDS = ("axe better-run infected suspicion missed", "no-thanks scary", *[""] * 9, "flamethrower no-thanks")


def _lay(code: str, active: int) -> KeptTable:
    discard = "whisky analysis seduction"
    match = lay(*HANDS, active=active, doors=[0, 5], quarantine={4: 1, 8: 2}, discard=discard, turn=14)
    return KeptTable.in_position(code, match, NAMES)


def tables() -> dict[str, KeptTable]:
    return {"asked": _lay("NIEVE-51", 0), "waiting": _lay("NIEVE-52", 9)}
