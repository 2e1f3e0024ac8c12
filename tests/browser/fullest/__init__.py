"""Every game at its fullest: as many seats as it takes, and as much on the table as a match may bring.

A game joins by a module named after it, whose `tables()` says under a name for each how such a table lies: at least one
where Ana, who has the first chair, is asked something, and one where she waits for somebody.
"""

from __future__ import annotations

from typing import Final

# As long as people's names are, and two that begin alike.
NAMES: Final = (
    "Ana", "Maximiliano", "Chema", "Dani", "Corazón", "Félix", "Guadalupe", "Hugo", "Inés", "Corazón 2", "Katia", "Leo",
)  # fmt: skip
