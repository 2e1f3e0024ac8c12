"""Who comes to which table, and by which way."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.errors import Unindexed
from sobremesa.store.kept.tables import WayIn
from sobremesa.tables.chair import Person
from sobremesa.tables.door import hash_of
from sobremesa.tables.table import Table
from sobremesa.web import typed
from sobremesa.web.room import Room

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


class NoTable(SobremesaError):
    """No table has that code."""


class TooManyTried(NoTable):
    """Nobody who was invited tries so many codes that open nothing."""


class AskedToLeave(SobremesaError):
    """That person was asked to leave the table, and stays out."""


@final
class Doors:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def room_for(self, person: Person | None, code: str, address: str) -> Room:
        """The room of a table that lets that person in. To whom it doesn't, it is as if there were no such table."""
        way = await self._way_in(code, person.id if person is not None else "")
        if way is not WayIn.FREE and not await self._hub.guessing.may_go_on(address):
            raise TooManyTried("too many codes tried")
        if way is WayIn.NONE:
            await self._hub.guessing.note(address)
            raise NoTable(f"there is no table {code}")
        self._hub.barring.check(code)
        return open_to(person, await self._hub.room(code))

    async def _way_in(self, code: str, person: str) -> WayIn:
        try:
            return await self._hub.store.way_in(code, person)
        except Unindexed as error:
            logger.error("%s; it is made anew", error)
            await self._hub.index_anew(code)
            return await self._hub.store.way_in(code, person)

    async def room_behind(self, person: Person, link: str, address: str) -> Room:
        """The room of the private table that the link opens."""
        # Nobody guesses a link, however many they are.
        if not await self._hub.guessing.may_go_on(address, in_all=False):
            raise TooManyTried("too many links tried")
        code = await self._hub.store.behind_link(hash_of(link))
        if code is None:
            await self._hub.guessing.note(address, in_all=False)
            raise NoTable("the link opens nothing")
        self._hub.barring.check(code)
        return open_to(person, await self._hub.room(code))

    async def before(self, way: str, address: str) -> tuple[Room, bool]:
        """The room behind a code or a link, for who stands before its door, and whether they may hear whose it is."""
        in_all = not typed.is_link(way)
        if not await self._hub.guessing.may_go_on(address, in_all=in_all):
            raise TooManyTried("too many codes or links tried")
        code, found = await self._behind(way)
        if found is WayIn.NONE:
            await self._hub.guessing.note(address, in_all=in_all)
            raise NoTable("nothing is behind that")
        self._hub.barring.check(code)
        return await self._hub.room(code), found is WayIn.FREE

    async def told_by_address(self, way: str, person: Person | None) -> tuple[Table | None, bool]:
        """The table at the address of a page, and whether the address tells of it to anybody.

        A private one's code tells as much as that of none, but to who belongs there.
        """
        code, found = await self._behind(way)
        self._hub.barring.check(code)
        is_told = found is WayIn.FREE
        if not is_told and person is not None and code:
            found = await self._hub.store.way_in(code, person.id)
        return (await self._hub.looked_at(code) if found is WayIn.FREE else None), is_told

    async def _behind(self, way: str) -> tuple[str, WayIn]:
        if typed.is_link(way):
            code = await self._hub.store.behind_link(hash_of(way))
            return (code, WayIn.FREE) if code is not None else ("", WayIn.NONE)
        code = typed.code(way.upper())
        return code, await self._hub.store.way_in(code, "")


def open_to(person: Person | None, room: Room) -> Room:
    """The same room, unless that person was asked to leave it."""
    if person is not None and person.id in room.table.door.removed:
        raise AskedToLeave("they were asked to leave")
    return room
