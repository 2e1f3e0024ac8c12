"""A table's clocks: when a bot chooses for who is waited for, or who is late is told so."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol, final

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.tables import Alarm
from sobremesa.tables.clock import BOT_CHOOSES, OWNER_DECIDES, STRICT, ByDays, bot_from, next_due
from sobremesa.web.presence import Presence
from sobremesa.web.recording import Recording
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub


class Heeding(Protocol):
    """Who does something when a clock has run out."""

    def choose_for(self, chair: int, decision: str) -> None:
        """The time of whoever sits there is up."""

    def pass_on_from(self, late: set[str]) -> None:
        """The owner is late, who would decide about who is."""


@final
class Clocks:
    __slots__ = ("_alarm", "_heeding", "_hub", "_presence", "_recording", "_timer", "_turns", "by_days")

    def __init__(self, hub: Hub, recording: Recording, presence: Presence, turns: Turns, heeding: Heeding) -> None:
        self._hub = hub
        self._recording = recording
        self._presence = presence
        self._turns = turns
        self._heeding = heeding
        self._timer: asyncio.TimerHandle | None = None
        self.by_days = ByDays.of(recording.table.opened.clock)
        self._alarm: float | None = -1.0  # what is written of when the clock by days rings; -1: not known

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def set(self) -> None:
        if self._recording.table.opened.clock == STRICT:
            self._set_timer()
        self._set_alarm()

    def allowed(self) -> float | None:
        """How long a choice may take, where days are counted."""
        return self.by_days.allowed(self._hub.config.patience) if self.by_days is not None else None

    def runs_out_at(self) -> float | None:
        """When a bot will choose for who is waited for; by days, when they are late."""
        if self._recording.table.opened.clock == STRICT:
            due = self._due()
            return due[0] if due is not None else None
        if self.by_days is not None:
            return self.by_days.runs_out(self._recording.table, self._hub.config.patience)
        return None

    def bot_from(self) -> list[float | None]:
        """Of each chair, from when the owner may hand it to a bot."""
        table = self._recording.table
        return bot_from(table, self._presence.away(table), self._hub.config.patience)

    # --- the strict clock ------------------------------------------------------------------------------------------

    def _due(self) -> tuple[float, int] | None:
        """When a bot will choose for somebody who is waited for, while anybody is there to wait."""
        if not self._presence.connections:
            return None
        table = self._recording.table
        return next_due(table, self._presence.away(table), self._hub.config.patience)

    def _set_timer(self) -> None:
        self.stop()
        due = self._due()
        if due is not None:
            moment, chair = due
            decision, _ = self._recording.table.waiting[chair]
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(
                max(0.0, moment - time.time()), self._turns.take, lambda: self._heeding.choose_for(chair, decision)
            )

    # --- the clock by days -----------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        """Written beside the record, so that it rings though nobody is there, and after a restart."""
        if self.by_days is None:
            return
        table = self._recording.table
        at = self.by_days.rings(table, time.time(), self._hub.config.patience)
        if at != self._alarm:
            self._alarm = at
            self._hub.store.write(Alarm(table.code, at), self._alarm_is_set)

    def _alarm_is_set(self, error: StoreError | None) -> None:
        if error is not None:
            self._alarm = -1.0  # whatever it is, it is written again with what happens next

    def heed_the_late(self) -> None:
        """The time of somebody has run out, maybe long ago."""
        table, by_days = self._recording.table, self.by_days
        if by_days is None:
            return
        late = by_days.late_chairs(table, time.time(), self._hub.config.patience)
        if late and by_days.late == BOT_CHOOSES:
            for chair in late:
                decision, _ = table.waiting[chair]
                self._heeding.choose_for(chair, decision)
        elif late and by_days.late == OWNER_DECIDES and table.owner in {table.chairs[chair].person for chair in late}:
            self._heeding.pass_on_from({table.chairs[chair].person for chair in late})
        self._alarm = -1.0
        self._set_alarm()
