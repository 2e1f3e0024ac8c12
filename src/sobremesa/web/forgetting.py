"""Somebody at a table wants to be forgotten: they come no more, and what they wrote there is written over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, final

from sobremesa.store.errors import StoreError
from sobremesa.store.kept.people import Forgetting
from sobremesa.tables import talking
from sobremesa.tables.asking import Asker
from sobremesa.tables.chair import THE_TABLE
from sobremesa.tables.table import WATCHERS_ROOM
from sobremesa.web.presence import Presence
from sobremesa.web.recording import Recording
from sobremesa.web.showing import Showing
from sobremesa.web.turns import Turns

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub


@final
class Forgetter:
    """Of one person, from their farewell until the table has been read again without them."""

    def __init__(
        self,
        hub: Hub,
        recording: Recording,
        presence: Presence,
        turns: Turns,
        showing: Showing,
        *,
        person: str,
        done: asyncio.Future[bool],
    ) -> None:
        self._hub = hub
        self._recording = recording
        self._presence = presence
        self._turns = turns
        self._showing = showing
        self._person = person
        self._done = done
        self._noticed_by: Collection[str] | None = None

    def begin(self) -> None:
        self._noticed_by = self._who_notices()
        Asker(self._recording.table, THE_TABLE, time.time()).forget(self._person)
        self._recording.write_then(self._write_over)

    def _who_notices(self) -> Collection[str] | None:
        """Everybody, of whom they know; of who only talked aside, those who heard it."""
        table = self._recording.table
        if self._person in table.called.names or self._person == table.owner:
            return None
        return {one for one in self._presence.here if talking.hears(table, one, WATCHERS_ROOM)}

    def _write_over(self, error: StoreError | None) -> None:
        if error is not None:
            self._done.set_exception(error)
            return
        self._turns.hold()
        self._hub.spawn(self._write_and_read_again())

    async def _write_and_read_again(self) -> None:
        recording = self._recording
        try:
            await self._hub.store.written(Forgetting(self._person, recording.table.code, recording.token))
        except StoreError as failure:
            if not self._done.done():
                self._done.set_exception(failure)
        recording.read_again(recording.table.entries, self._tell)

    def _tell(self) -> None:
        self._recording.forget_index()
        for connection in self._presence.connections:
            if self._noticed_by is None or connection.person.id in self._noticed_by:
                self._showing.tell_chat_anew(connection)
        self._showing.tell_all(among=self._noticed_by)
        if not self._done.done():
            self._done.set_result(True)
