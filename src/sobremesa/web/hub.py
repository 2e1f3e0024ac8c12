"""All the tables that are in use. The others lie in the store, and come back when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Conflict, Index, Page, StoreError, Telling, WayIn
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.chair import Person
from sobremesa.tables.codes import fresh_code
from sobremesa.tables.coming_back import Damaged, reason_of
from sobremesa.tables.door import hash_of
from sobremesa.tables.table import OVER, PLAYING, Table
from sobremesa.web import telling
from sobremesa.web.budget import Budget
from sobremesa.web.config import Config
from sobremesa.web.connection import Connection
from sobremesa.web.damages import Damages
from sobremesa.web.finished import Finished
from sobremesa.web.gate import Gate
from sobremesa.web.guests import Guests
from sobremesa.web.helpers import Busy, HelperDied, Helpers
from sobremesa.web.room import Room

logger: Final = logging.getLogger(__name__)

_CODES_TO_TRY: Final = 50
_MOST_THINKERS: Final = 4
_MOST_THOUGHTS_WAITING: Final = 2000
_MOST_TELLINGS_WAITING: Final = 32
_LOADS_AT_ONCE: Final = 2  # more would only hold the interpreter's lock against the loop and one another
_MOST_LOADS_WAITING: Final = 200
_SECONDS_TO_KEEP: Final = 8.0  # when the server goes down
_SECONDS_BEFORE_TELLING: Final = 5.0  # after its end, when nobody waits for anything
_MOST_UNTOLD: Final = 10_000
_MOST_ROOMS: Final = 1000  # in memory, as far as nobody is there


Teller = Callable[[telling.Course, str], Awaitable[list[telling.Row]]]


class NoTable(SobremesaError):
    """No table has that code."""


class TooManyTried(NoTable):
    """Nobody who was invited tries so many codes that open nothing."""


class AskedToLeave(SobremesaError):
    """That person was asked to leave the table, and stays out."""


class Socket(Connection, Protocol):
    key: bytes  # the hash of the key by which it came in

    def check(self, now: float) -> None: ...


@final
class Hub:
    def __init__(self, config: Config, store: SqliteStore, gate: Gate) -> None:
        self.config = config
        self.store = store
        self.gate = gate
        self.guests = Guests(store, config.secure)
        # Bots and tellings have helpers of their own: no bot waits until a match has been told again.
        self.thinkers = Helpers(min(_MOST_THINKERS, max(1, (os.cpu_count() or 1) - 1)), _MOST_THOUGHTS_WAITING)
        self._tellers = Helpers(1, _MOST_TELLINGS_WAITING)
        self.finished = Finished(self._tellers, gate.tellings, self.store)
        self.budget = Budget()
        self.rooms: dict[str, Room] = {}
        self.damages = Damages()
        self._loads = asyncio.Semaphore(_LOADS_AT_ONCE)
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
        if way is not WayIn.FREE and not self.gate.wrong_codes.has(address):
            raise TooManyTried("too many codes tried")
        if way is WayIn.NONE:
            self.gate.wrong_codes.take(address)
            raise NoTable(f"there is no table {code}")
        return open_to(person, await self.room(code))

    async def room_behind(self, person: Person, link: str, address: str) -> Room:
        """The room of the private table that the link opens."""
        if not self.gate.wrong_codes.has(address):
            raise TooManyTried("too many links tried")
        code = await self.store.behind_link(hash_of(link))
        if code is None:
            self.gate.wrong_codes.take(address)
            raise NoTable("the link opens nothing")
        return open_to(person, await self.room(code))

    async def room(self, code: str) -> Room:
        """The table's room, from memory or from the store."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        loading = self._loading.get(code)
        if loading is None:
            if len(self._loading) >= _MOST_LOADS_WAITING:
                raise Busy("too many tables are being brought back")
            loading = self._loading[code] = self.spawn(self._bring_back(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _bring_back(self, code: str) -> Room:
        room = Room(self, await self.load(code))
        self._make_room()
        self.rooms[code] = room
        room.wake()
        return room

    async def load(self, code: str) -> Table:
        self.damages.check(code)
        try:
            async with self._loads:
                return await self.store.table(code)
        except Damaged as damage:
            self.damages.note(code, damage)
            raise

    # --- what was told ---------------------------------------------------------------------------------------------

    async def keep_telling(self, table: Table, tell: Teller) -> None:
        """Keep how its match was told so far: rules may be mended before anybody asks."""
        match = table.match
        is_over = table.phase == OVER
        if match is None or not match.version or (is_over and await self.store.is_told(table.code)):
            return
        if table.told == match.version and not is_over:
            return
        edition, body = self.finished.edition(table.game)
        course = telling.Course.of(match, table.told)
        table.told = match.version  # already now: while it is being told, the match may go back
        try:
            rows = await tell(course, edition)
            await self.store.written(Telling(table.code, course.since, rows, is_over, edition, body))
        except BaseException:
            table.told = min(table.told, course.since)
            raise

    async def keep_if_mended(self, table: Table) -> None:
        """A match whose rules were mended on the way is told from what was kept: its file alone doesn't tell it."""
        if table.match is not None and table.match.earliest:
            await self.keep_telling(table, self._tell)

    async def _tell(self, course: telling.Course, edition: str) -> list[telling.Row]:
        return await self._tellers.run(telling.tell, course, edition)

    async def _keep(self, table: Table) -> None:
        """A table leaves the memory, or its match is over: what was told of it, and where it stands, is kept."""
        try:
            await self._keep_where_it_stands(table)
            await self.keep_telling(table, self._tell)
            if table.code not in self.rooms:  # somebody may have come back to it meanwhile, and played on
                await self._keep_where_it_stands(table)  # now with how far it is told
        except (SobremesaError, HelperDied) as error:
            logger.warning("how a match was told could not be kept: %s", error)

    async def _keep_where_it_stands(self, table: Table) -> None:
        if table.phase == PLAYING and not table.fresh:
            await self.store.written(Page(table.code, table.entries, (), table.checkpoint()))

    async def _keep_all(self) -> None:
        """The server goes down, and may come back with other rules: as much as there is time for."""
        tables = [room.table for room in self.rooms.values() if room.is_settled() and room.table.version]
        with suppress(TimeoutError, SobremesaError):
            async with asyncio.timeout(_SECONDS_TO_KEEP):
                for table in tables:
                    await self._keep_where_it_stands(table)
                for table in tables:
                    await self.keep_telling(table, _tell_here)
                    await self._keep_where_it_stands(table)  # with how far it is told

    async def keep_what_was_not(self) -> None:
        """What was finished when the server was killed, or before tellings and shelves were kept."""
        for code in await self.store.unshelved(_MOST_UNTOLD):
            await self.shelve(code)
        for code in await self.store.untold(_MOST_UNTOLD):
            with suppress(SobremesaError, HelperDied):
                await self.keep_telling(await self.load(code), self._tell)

    async def conclude(self, table: Table) -> None:
        """A match is over: it is kept how it was told, while its rules are still those of this server."""
        await self.shelve(table.code)
        await asyncio.sleep(_SECONDS_BEFORE_TELLING)
        await self._keep(table)

    async def shelve(self, code: str) -> None:
        """A finished match goes on the shelves of those who played it."""
        try:
            await self.store.written(await self.store.shelving(code))
        except SobremesaError as error:
            logger.warning("a finished match could not be put on anybody's shelf: %s", error)

    def _make_room(self) -> None:
        """Those who only look at many tables don't fill the memory with them."""
        if len(self.rooms) >= _MOST_ROOMS:
            idle = next((code for code, room in self.rooms.items() if room.is_idle()), None)
            if idle is not None:
                self._drop(idle)

    def _drop(self, code: str) -> None:
        room = self.rooms.pop(code)
        room.close()
        self.spawn(self._keep(room.table))

    async def open(self, make: Callable[[str], Table], private: bool) -> str:
        """Set a new table under a code that is free, and tell the code."""
        for taken in range(_CODES_TO_TRY):
            table = make(fresh_code(private, taken))
            fresh, table.fresh = table.fresh, []
            try:
                await self.store.written(Page(table.code, 0, fresh, index=Index.of(table), opens=True))
            except Conflict:
                continue
            return table.code
        raise StoreError("no code was free")

    def break_down(self, room: Room, error: Exception) -> None:
        """A table that can't even be shown: its game fails where no game may."""
        self.damages.note(room.table.code, Damaged(reason_of(error)))
        self.give_up(room)

    def give_up(self, room: Room) -> None:
        """A room that can't go on: whoever is there comes in again, from the store."""
        if self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
        room.close()
        room.send_away()

    # --- who is connected ------------------------------------------------------------------------------------------

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
                    self._drop(code)
            for socket in list(self.sockets):
                socket.check(now)
            await self._check_keys()

    async def _check_keys(self) -> None:
        """Who has been forgotten since they came in must go: their key opens nothing any more."""
        asked = {socket: socket.key for socket in self.sockets if socket.key}
        try:
            known = await self.store.known_keys(set(asked.values()))
        except StoreError as error:
            logger.error("the keys of who is here were not checked: %s", error)
            return
        for socket, key in asked.items():
            if key not in known:
                socket.close(1008, "logged out")

    async def close(self) -> None:
        await self._keep_all()
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        for helpers in (self.thinkers, self._tellers):
            await asyncio.to_thread(helpers.close)
        await asyncio.to_thread(self.budget.close)
        await self.store.close()


async def _tell_here(course: telling.Course, edition: str) -> list[telling.Row]:
    """Without a helper, which would have to be started first."""
    return await asyncio.to_thread(telling.tell, course, edition)


def open_to(person: Person | None, room: Room) -> Room:
    """The same room, unless that person was asked to leave it."""
    if person is not None and person.id in room.table.door.removed:
        raise AskedToLeave(f"{person.name} was asked to leave")
    return room
