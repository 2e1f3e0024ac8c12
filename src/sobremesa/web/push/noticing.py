"""Whoever calls people is told of a table whom it waits for, as often as that changes."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, final

from sobremesa.web.clocks import Clocks
from sobremesa.web.push.wanted import Wanted, wanted_at
from sobremesa.web.recording import Recording

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub


@final
class Noticing:
    __slots__ = ("_clocks", "_hub", "_known", "_recording")

    def __init__(self, hub: Hub, recording: Recording, clocks: Clocks) -> None:
        self._hub = hub
        self._recording = recording
        self._clocks = clocks
        self._known: Wanted | None = None  # who the store knows to be waited for; None: that isn't known here

    def wanted(self) -> Wanted:
        """Whom the table waits for, and who may want to be called."""
        return wanted_at(self._recording.table, self._clocks.by_days, time.time(), self._hub.config.patience)

    def notice(self, *, anew: bool = False) -> None:
        caller = self._hub.caller
        if caller is None:
            return
        before, self._known = self._known, self.wanted()
        if before == self._known and not anew:
            return
        if caller.concerns(before) or caller.concerns(self._known):
            self._hub.spawn(caller.heed(self._recording.table.code, self._known))
