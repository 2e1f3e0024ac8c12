"""All the tables that are in use. The others lie in the store, and come back when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.record import Conflict, Index, Page, StoreError, WayIn
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.chair import Person
from sobremesa.tables.codes import fresh_code
from sobremesa.tables.door import hash_of
from sobremesa.tables.table import Table
from sobremesa.web.config import Config
from sobremesa.web.connection import Connection
from sobremesa.web.guests import Guests
from sobremesa.web.limits import Buckets
from sobremesa.web.room import Room
from sobremesa.web.thinkers import Thinkers

logger: Final = logging.getLogger(__name__)

_CODES_TO_TRY: Final = 50


class NoTable(SobremesaError):
    """No table has that code."""


class TooManyTried(NoTable):
    """Nobody who was invited tries so many codes that open nothing."""


class Socket(Connection, Protocol):
    address: str

    def check(self, now: float) -> None: ...


@final
class Hub:
    def __init__(self, config: Config, store: SqliteStore) -> None:
        self.config = config
        self.store = store
        self.guests = Guests(store, config.secure)
        self.thinkers = Thinkers()
        self.rooms: dict[str, Room] = {}
        self.lookups = Buckets(config.limits.lookups)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sockets: set[Socket] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- rooms -----------------------------------------------------------------------------------------------------

    async def room_for(self, person: Person | None, code: str, address: str) -> Room:
        """The room of a table that lets that person in. To whom it doesn't, it is as if there were no such table."""
        way = await self.store.way_in(code, person.id if person is not None else "")
        if way is not WayIn.FREE and not self.lookups.has(address):
            raise TooManyTried("too many codes tried")
        if way is WayIn.NONE:
            self.lookups.take(address)
            raise NoTable(f"there is no table {code}")
        return await self.room(code)

    async def room_behind(self, link: str, address: str) -> Room:
        """The room of the private table that the link opens."""
        if not self.lookups.has(address):
            raise TooManyTried("too many links tried")
        code = await self.store.behind_link(hash_of(link))
        if code is None:
            self.lookups.take(address)
            raise NoTable("the link opens nothing")
        return await self.room(code)

    async def room(self, code: str) -> Room:
        """The table's room, from memory or from the store."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = self.spawn(self._bring_back(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _bring_back(self, code: str) -> Room:
        room = self.rooms[code] = Room(self, await self.load(code))
        room.wake()
        return room

    async def load(self, code: str) -> Table:
        entries, snapshot = await self.store.record_of(code)
        if not entries:
            raise NoTable(f"there is no table {code}")
        return await asyncio.to_thread(Table.loaded, code, entries, snapshot)

    async def open(self, make: Callable[[str], Table], private: bool) -> str:
        """Set a new table under a code that is free, and tell the code."""
        for _ in range(_CODES_TO_TRY):
            table = make(fresh_code(private))
            fresh, table.fresh = table.fresh, []
            try:
                await self.store.written(Page(table.code, 0, fresh, index=Index.of(table), opens=True))
            except Conflict:
                continue
            return table.code
        raise StoreError("no code was free")

    def give_up(self, room: Room) -> None:
        """A room that can't go on: whoever is there comes in again, from the store."""
        self.rooms.pop(room.table.code, None)
        room.close()
        for connection in list(room.connections):
            connection.close(1011, "come in again")

    # --- who is connected ------------------------------------------------------------------------------------------

    def connections_from(self, address: str) -> int:
        return sum(socket.address == address for socket in self.sockets)

    def connections_of(self, person: Person) -> int:
        return sum(socket.person.id == person.id for socket in self.sockets)

    def close_all_of(self, person: Person) -> None:
        for socket in list(self.sockets):
            if socket.person.id == person.id:
                socket.close(1008, "logged out")

    # --- housekeeping ------------------------------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Drop tables nobody is at, and clients that have gone silent."""
        limits = self.config.limits
        while True:
            await asyncio.sleep(min(limits.seconds_between_pings, self.config.seconds_in_memory))
            now = time.monotonic()
            for code, room in list(self.rooms.items()):
                if room.is_idle() and now - room.quiet_since >= self.config.seconds_in_memory:
                    room.close()
                    del self.rooms[code]
            for socket in list(self.sockets):
                socket.check(now)

    async def close(self) -> None:
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        await self.store.close()
