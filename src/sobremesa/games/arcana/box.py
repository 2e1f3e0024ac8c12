"""What lies in the box, in numbers."""

from __future__ import annotations

from typing import Final

from sobremesa.games.arcana.conditions import hours_of

VALUES: Final = range(1, 8)
COPIES: Final = 3  # of each fate in the bag
ROW: Final = 4  # arcana on the table
GOAL: Final = 7  # on both tracks
HOURS: Final = (0, *(hours_of(value) for value in VALUES))  # by value
