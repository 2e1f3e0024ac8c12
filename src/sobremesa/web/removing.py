"""Tables that are to be no more: nobody goes on with them, or the host wants them gone."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Scrubbing
from sobremesa.store.errors import Elsewhere, StoreError
from sobremesa.store.kept.tables import Removal
from sobremesa.tables.table import Table

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


@final
class Removing:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._under_way: set[str] = set()  # nobody opens these any more
        self._gone: dict[str, Table] = {}  # deleted by the host: nothing more is kept of these

    def __contains__(self, code: str) -> bool:
        """Whether it is being deleted now: nobody opens it any more."""
        return code in self._under_way

    def has_taken(self, table: Table) -> bool:
        """Whether the host has deleted that very table."""
        return self._gone.get(table.code) is table

    async def remove(self, code: str, may: Callable[[Table], bool]) -> bool:
        """Delete a table that nobody has open, if it may be as its record tells it. Whether it was."""
        if code in self or self._hub.is_in_memory(code, or_leaving=True):
            return False
        self._under_way.add(code)
        try:
            taken = await self._hub.taken(code)
            table = taken.table
            try:
                if may(table):
                    await self._hub.store.written(Removal(code, table.entries - len(table.fresh), taken.token))
                    return True
            finally:
                await self._hub.store.release(taken.token)
        except SobremesaError as error:  # damaged, or of a game that isn't here now: what it was can't be told
            logger.info("table %s was not deleted: %s", code, error)
        finally:
            self._under_way.discard(code)
        return False

    async def delete(self, code: str) -> None:
        """The host wants a table to be no more, whoever is there and whatever was played."""
        if code in self:
            return
        self._under_way.add(code)
        try:
            await self._hub.has_come_or_gone(code)
            room = self._hub.rooms.get(code)
            if room is not None:
                with suppress(StoreError):
                    while not room.is_settled():
                        await room.settled()
                self._hub.give_up(room)
                self._gone[code] = room.table
            token = await self._hub.store.hold(code)
            try:
                await self._hub.store.written(Removal(code, token=token))
            finally:
                await self._hub.store.release(token)
            await self._hub.finished.forget(code)
            await self._hub.store.written(Scrubbing())
            logger.info("a table was deleted by the host")
        except Elsewhere:
            pass  # the server that has it heeds the host too
        finally:
            self._under_way.discard(code)
