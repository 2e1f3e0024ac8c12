"""Somebody wants to be forgotten, wherever they have left anything."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, final

from sobremesa.store.contract import Scrubbing
from sobremesa.store.errors import Elsewhere
from sobremesa.store.kept.people import Farewell, Forgetting
from sobremesa.tables.chair import Person
from sobremesa.tables.coming_back import Damaged
from sobremesa.web.helpers import Busy

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub


@final
class Farewells:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def forget(self, person: Person) -> None:
        """Somebody is nobody's guest any more, and what they wrote is written over wherever it lies."""
        await self._hub.store.written(Farewell(person.id, time.time()))
        self._hub.close_all_of(person)
        await self.forget_everywhere(person.id)

    async def end_them(self) -> None:
        """Of who was left half forgotten by a server that was killed, or said farewell to another one."""
        for person in await self._hub.store.half_forgotten():
            await self.forget_everywhere(person)

    async def forget_everywhere(self, person: str) -> None:
        for code in await self._hub.store.tables_written_at(person):
            with suppress(Elsewhere):  # the server that has it finds out
                await self._forget_at(code, person)
        await self._hub.store.written(Scrubbing())

    async def _forget_at(self, code: str, person: str) -> None:
        """A table in use, or one that may be gone on with, is told of it; of others only the record is written over."""
        await self._hub.has_gone(code)  # what is kept of it would be what the table was
        room = None
        if code in self._hub.rooms or not await self._hub.store.is_over(code):
            with suppress(Damaged, Busy):
                room = await self._hub.room(code)
        if room is not None:
            await room.forget(person)
        else:
            token = await self._hub.store.hold(code)
            await self._hub.store.written(Forgetting(person, code, token))
            await self._hub.store.release(token)
            if self._hub.is_in_memory(code):  # somebody opened it just now
                with suppress(Damaged, Busy):
                    await (await self._hub.room(code)).forget(person)
        await self._hub.finished.forget(code)
