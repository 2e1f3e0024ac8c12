"""Five at the wreck: five powers lie ready, fates before every arcanum, one of them slowed and one amplified."""

from __future__ import annotations

from typing import Any

from browser.fullest import NAMES, SAID, ended, gathering
from browser.kept import KeptTable
from games.arcana.laid import lay

ROW = "engine leviathan key noble"
FATES = {"engine": (5,), "leviathan": (4, 3), "key": (2, 1), "noble": (1, 3)}
POWERS = "huntress deep beast mirror midnight"


def _lay(code: str, hands: tuple[tuple[int, ...], ...], active: int, **fields: Any) -> KeptTable:
    match = lay(
        ROW,
        hands,
        fates=FATES,
        active=active,
        kept=hands[active][0],
        powers=POWERS,
        exiled=(1, 4),
        score=5,
        doom=6,
        settings={"aid": "all"},
        rows=[0, 84, 2, 0, 254],
        **fields,
    )
    return KeptTable.in_position(code, match, NAMES[:5])


def tables() -> dict[str, KeptTable]:
    playing = _lay("CORAL-51", ((4, 6), (5,), (3,), (2,), (1,)), active=0)
    voting = _lay("CORAL-52", ((4,), (5, 6), (3,), (2,), (1,)), active=1)
    voting.play("1 play:6:2")
    waiting = _lay("CORAL-53", ((4,), (5, 6), (3,), (2,), (1,)), active=1)
    waiting.say(1, SAID)
    over = ended("CORAL-54", "arcana", NAMES[:5])
    return {
        "playing": playing,
        "voting": voting,
        "waiting": waiting,
        "over": over,
        "gathering": gathering("NARDO-10", "arcana", NAMES[:5]),
    }
