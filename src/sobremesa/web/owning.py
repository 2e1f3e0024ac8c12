"""A table passes on to somebody who is there, when its owner has been missed for long enough."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, final

from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import THE_TABLE
from sobremesa.tables.clock import Patience
from sobremesa.tables.table import GATHERING, OVER, PLAYING
from sobremesa.web.presence import Presence
from sobremesa.web.recording import Recording
from sobremesa.web.turns import Turns

_SECONDS_BETWEEN_HEIRS: Final = 0.2  # while the disk is full, the table isn't passed on again and again


@final
class Owning:
    __slots__ = ("_patience", "_presence", "_publish", "_recording", "_timer", "_turns")

    def __init__(
        self, patience: Patience, recording: Recording, presence: Presence, turns: Turns, publish: Callable[[], None]
    ) -> None:
        self._patience = patience
        self._recording = recording
        self._presence = presence
        self._turns = turns
        self._publish = publish
        self._timer: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def miss(self, *, by_days: bool) -> None:
        """Begin to count since when the owner is away. Where a choice may take days, nobody need be there."""
        table = self._recording.table
        here = self._presence.here
        if table.owner in here or table.phase == OVER or (by_days and table.phase == PLAYING):
            self.stop()
            return
        if self._timer is not None:
            return
        since = self._presence.left_at(table.owner)
        wait = max(_SECONDS_BETWEEN_HEIRS, since + self._patience.before_the_owner_is_missed - time.time())
        self._timer = asyncio.get_running_loop().call_later(wait, self._turns.take, self._pass_on)

    def _pass_on(self) -> None:
        self._timer = None
        table = self._recording.table
        here = self._presence.here
        heir = next((person for person in table.heirs if person in here), None)
        if heir is None or table.owner in here or table.phase not in (GATHERING, PLAYING):
            return
        self._pass_to(heir)

    def pass_on_from(self, late: set[str]) -> None:
        """Nobody decides about themselves."""
        heir = next((person for person in self._recording.table.heirs if person not in late), None)
        if heir is not None:
            self._pass_to(heir)

    def _pass_to(self, heir: str) -> None:
        Asker(self._recording.table, THE_TABLE, time.time()).pass_on(heir)
        self._publish()
