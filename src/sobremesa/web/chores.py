"""What a server does by itself, now and then, for as long as it runs."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.tables import Alarm, Summary
from sobremesa.tables.coming_back import Damaged
from sobremesa.web import listing, retention
from sobremesa.web.helpers import Busy, HelperDied

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

_SECONDS_BETWEEN_RINGS: Final = 30.0
_MOST_RINGING: Final = 100  # tables brought back for it at once
_MOST_UNTOLD: Final = 10_000


@final
class Chores:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def keep_what_was_not(self) -> None:
        """What was finished when the server was killed, or before tellings and shelves were kept; what is damaged."""
        for code in await self._hub.store.look_through():
            with suppress(SobremesaError):
                await self._hub.index_anew(code)
        await self._hub.farewells.end_them()
        for code in await self._hub.store.unshelved(_MOST_UNTOLD):
            await self._hub.keeping.shelve(code)
        for code in await self._hub.store.outdated(_MOST_UNTOLD):
            with suppress(SobremesaError):
                await self._list_anew(code)
        for code in await self._hub.store.untold(_MOST_UNTOLD):
            with suppress(SobremesaError, HelperDied):
                await self._hub.keeping.keep_telling(await self._hub.load(code))

    async def keep_for_so_long(self) -> None:
        """What nobody goes on with is deleted, now and then."""
        while True:
            try:
                await retention.sweep(self._hub)
            except StoreError as error:
                logger.error("what nobody goes on with was not deleted: %s", error)
            await asyncio.sleep(retention.SECONDS_BETWEEN)

    async def _list_anew(self, code: str) -> None:
        """What lists show of a table nobody has in memory, from its record."""
        if not self._hub.is_in_memory(code):
            table = await self._hub.load(code)
            await self._hub.store.written(Summary(code, table.entries, listing.of_nobody(table)))

    async def keep_house(self) -> None:
        """Drop tables nobody is at, and clients that have gone silent."""
        limits = self._hub.config.limits
        while True:
            await asyncio.sleep(min(limits.seconds_between_pings, self._hub.config.seconds_in_memory))
            now = time.monotonic()
            for code, room in list(self._hub.rooms.items()):
                if room.is_idle() and now - room.quiet_since >= self._hub.config.seconds_in_memory:
                    self._hub.drop(code)
            for socket in list(self._hub.sockets):
                socket.check(now)
            await self._check_keys()

    async def keep_time(self) -> None:
        """Clocks by days ring, whoever is there. A table that can't be opened has none; opening it sets it again."""
        while True:
            await asyncio.sleep(min(_SECONDS_BETWEEN_RINGS, self._hub.config.patience.day / 20))
            try:
                codes = await self._hub.store.ringing(time.time(), _MOST_RINGING)
            except StoreError as error:
                logger.error("which clocks have run out could not be read: %s", error)
                continue
            for code in codes:
                try:
                    (await self._hub.room(code)).ring()
                except (Busy, StoreError):
                    continue  # who has it hears of it too
                except Damaged:
                    with suppress(StoreError):
                        await self._hub.store.written(Alarm(code, None))
                except Exception:
                    logger.exception("the clock of a table could not ring")

    async def keep_calling(self) -> None:
        """Whoever wants to be called is, while the server runs."""
        if self._hub.caller is not None:
            try:
                await self._hub.caller.run()
            except* StoreError as failed:
                logger.error("nobody is called: %s", failed.exceptions[0])

    async def _check_keys(self) -> None:
        """Who has been forgotten since they came in must go: their key opens nothing any more."""
        asked = {socket: socket.key for socket in self._hub.sockets if socket.key}
        try:
            known = await self._hub.store.known_keys(set(asked.values()))
        except StoreError as error:
            logger.error("the keys of who is here were not checked: %s", error)
            return
        for socket, key in asked.items():
            if key not in known:
                socket.close(1008, "logged out")
