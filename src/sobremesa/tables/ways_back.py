"""Which checkpoints of a table lie in the store already: where its match can go back to, and when another is due."""

from __future__ import annotations

from typing import final

from sobremesa.tables.checkpoint import CHOICES_BETWEEN, GONE, Place, still_there, thinned


@final
class WaysBack:
    __slots__ = ("is_due", "lines", "places")

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.lines = 0  # of the log, that are in the store already
        self.is_due = False  # the rules were mended: what the match is now must be kept as it is

    def has_gone_on(self, version: int, pace: int) -> bool:
        """Whether the match has come a stretch further than what a checkpoint in the store is of."""
        kept = max((place.version for place in self.places), default=0)
        return (version + pace) // CHOICES_BETWEEN > (kept + pace) // CHOICES_BETWEEN

    def add(self, place: Place) -> None:
        self.places.append(place)

    def add_and_thin(self, place: Place) -> None:
        """The latest; of those that lie there already as many stay as are of use."""
        earlier = [one for one in self.places if one.entries < place.entries]
        self.places = thinned([*earlier, place])

    def go_back(self, to: int) -> None:
        """The match is at that version again: what was kept of later ones is no way back any more."""
        self.places = still_there(self.places, to)

    def forget(self) -> None:
        """Under other rules no checkpoint is gone back to; the last of them is what the match goes on from."""
        self.places = [place._replace(version=GONE) for place in self.places]
