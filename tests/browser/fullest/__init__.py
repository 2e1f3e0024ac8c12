"""Every game at its fullest: as many seats as it takes, and as much on the table as a match may bring.

A game joins by a module named after it, whose `tables()` says under a name for each how such a table lies: at least one
where Ana, who has the first chair, is asked something, and one where she waits for somebody.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from browser.kept import KeptTable

# As long as people's names are, and two that begin alike.
NAMES: Final = (
    "Ana", "Maximiliano", "Chema", "Dani", "Corazón", "Félix", "Guadalupe", "Hugo", "Inés", "Corazón 2", "Katia", "Leo",
)  # fmt: skip

# As long as what fits a line of a telephone.
SAID: Final = "Yo creo que fue Guadalupe, y no solo esta vez."


def ended(code: str, game: str, names: Sequence[str], chance: int = 7) -> KeptTable:
    """A match that has been played to its end, whichever it is."""
    table = KeptTable(code, game, names)
    match = table.begin()
    choose = random.Random(chance)
    while match.asked:
        asked = match.asked[0]
        option = choose.choice(asked.decision.options)
        match.play(asked.decision.seat, option.key, asked.id)
        table.play(f"{asked.decision.seat} {option.key}")
    table.end(match)
    return table


def gathering(code: str, game: str, names: Sequence[str]) -> KeptTable:
    """Two have come, and there is a bot; the other chairs are free."""
    table = KeptTable(code, game, (*names[:2], *[""] * (len(names) - 2)))
    table.seat(0, 1, len(names) - 1)
    return table
