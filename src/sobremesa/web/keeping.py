"""What is kept of tables that leave the memory and of matches that are over: where they stand, how they were told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.kept.tables import Page, Telling, Token
from sobremesa.tables.table import OVER, PLAYING, Table
from sobremesa.web import telling
from sobremesa.web.helpers import HelperDied, Helpers
from sobremesa.web.room import Room

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

_MOST_TELLINGS_WAITING: Final = 32
_SECONDS_TO_TELL: Final = 1.5  # when the server goes down
_SECONDS_BEFORE_TELLING: Final = 5.0  # after its end, when nobody waits for anything


Teller = Callable[[telling.Course, str], Awaitable[list[telling.Row]]]


@final
class Keeping:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.tellers = Helpers(1, _MOST_TELLINGS_WAITING)

    async def keep_telling(self, table: Table, token: Token | None = None, tell: Teller | None = None) -> None:
        """Keep how its match was told so far: rules may be mended before anybody asks."""
        match = table.match
        is_over = table.phase == OVER
        if match is None or not match.version or (is_over and await self._hub.store.is_told(table.code)):
            return
        if table.told == match.version and not is_over:
            return
        edition, body = self._hub.finished.edition(table.game)
        course = telling.Course.of(match, table.told)
        table.told = match.version  # already now: while it is being told, the match may go back
        try:
            rows = await (tell or self._tell)(course, edition)
            await self._hub.store.written(Telling(table.code, course.since, rows, is_over, edition, body, token))
        except BaseException:
            table.told = min(table.told, course.since)
            raise

    async def keep_if_mended(self, table: Table) -> None:
        """A match whose rules were mended on the way is told from what was kept: its file alone doesn't tell it."""
        if table.match is not None and table.match.earliest:
            await self.keep_telling(table, self._token_of(table.code))

    def _token_of(self, code: str) -> Token | None:
        room = self._hub.rooms.get(code)
        return room.token if room is not None else None

    async def _tell(self, course: telling.Course, edition: str) -> list[telling.Row]:
        return await self.tellers.run(telling.tell, course, edition)

    async def keep(self, table: Table, token: Token | None) -> None:
        """A table leaves the memory, or its match is over: what was told of it, and where it stands, is kept."""
        try:
            await self.keep_where_it_stands(table, token)
            await self.keep_telling(table, token)
            if table.code not in self._hub.rooms:  # somebody may have come back to it meanwhile, and played on
                await self.keep_where_it_stands(table, token)  # now with how far it is told
        except (SobremesaError, HelperDied) as error:
            logger.warning("how a match was told could not be kept: %s", error)

    async def keep_where_it_stands(self, table: Table, token: Token | None) -> None:
        if token is not None and table.phase == PLAYING and not table.fresh:
            await self._hub.store.written(Page(table.code, table.entries, (), table.checkpoint(), token=token))

    async def tell_what_is_left(self, rooms: list[Room]) -> None:
        """The server may come back with other rules: of how matches were told, as much is kept as there is time for."""
        with suppress(TimeoutError, SobremesaError):
            async with asyncio.timeout(_SECONDS_TO_TELL):
                for room in rooms:
                    table = room.table
                    if table.version and not table.fresh and not self._hub.store.is_shared:
                        await self.keep_telling(table, room.token, _tell_here)
                        await self.keep_where_it_stands(table, room.token)  # with how far it is told

    async def conclude(self, table: Table) -> None:
        """A match is over: it is kept how it was told, while its rules are still those of this server."""
        await self.shelve(table.code)
        await asyncio.sleep(_SECONDS_BEFORE_TELLING)
        if not self._hub.removing.has_taken(table):
            await self.keep(table, self._token_of(table.code))

    async def shelve(self, code: str) -> None:
        """A finished match goes on the shelves of those who played it."""
        try:
            await self._hub.store.written(await self._hub.store.shelving(code))
        except SobremesaError as error:
            logger.warning("a finished match could not be put on anybody's shelf: %s", error)


async def _tell_here(course: telling.Course, edition: str) -> list[telling.Row]:
    """Without a helper, which would have to be started first."""
    return await asyncio.to_thread(telling.tell, course, edition)
