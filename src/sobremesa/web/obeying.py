"""What the host has decided holds from now on, also for who is here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, final

from sobremesa.store.errors import StoreError

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


@final
class Obeying:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def keep_heeding(self) -> None:
        """What the host decides on the command line holds within a second."""
        while True:
            await asyncio.sleep(self._hub.config.seconds_between_rulings)
            try:
                await self.heed()
            except StoreError as error:
                logger.error("what the host has decided could not be read: %s", error)

    async def heed(self) -> None:
        """What the host has decided holds from now on, also for who is here."""
        rulings = await self._hub.store.rulings()
        self._hub.barring.learn(rulings)
        for code in rulings.closed & self._hub.rooms.keys():
            self._hub.rooms[code].send_away()
        for socket in list(self._hub.sockets) if rulings.barred else ():
            if self._hub.barring.bars(socket.person.id, socket.address):
                socket.close(1008, "barred")
        for code in rulings.doomed:
            await self._hub.removing.delete(code)
