"""All the tables that are in use. The others lie in the store, and come back when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Store
from sobremesa.store.errors import Conflict, Elsewhere, StoreError
from sobremesa.store.kept.tables import Index, Page, Shown, Taken, Token
from sobremesa.tables.chair import Person
from sobremesa.tables.codes import fresh_code
from sobremesa.tables.coming_back import Damaged, reason_of
from sobremesa.tables.table import Table
from sobremesa.web import listing
from sobremesa.web.analyses import Analyses
from sobremesa.web.budget import Budget
from sobremesa.web.chores import Chores
from sobremesa.web.config import Config
from sobremesa.web.connection import Connection
from sobremesa.web.damages import Damages
from sobremesa.web.doors import Doors, NoTable
from sobremesa.web.farewells import Farewells
from sobremesa.web.finished import Finished
from sobremesa.web.gate import Gate
from sobremesa.web.guessing import Guessing
from sobremesa.web.guests import Guests
from sobremesa.web.helpers import Busy, Helpers
from sobremesa.web.hinting import Hints
from sobremesa.web.keeping import Keeping
from sobremesa.web.lobby import Listed, Lobby
from sobremesa.web.mutes import Mutes
from sobremesa.web.obeying import Obeying
from sobremesa.web.passing import Neighbours
from sobremesa.web.removing import Removing
from sobremesa.web.room import Room

if TYPE_CHECKING:
    from sobremesa.web.push.calling import Caller

logger: Final = logging.getLogger(__name__)

T = TypeVar("T")

_CODES_TO_TRY: Final = 50
_MOST_THINKERS: Final = 4
_MOST_THOUGHTS_WAITING: Final = 2000
_MOST_DEEP_THINKERS: Final = 2
_MOST_DEEP_THOUGHTS_WAITING: Final = 16
_MOST_PIECES_WAITING: Final = 8  # of analyses
_SECONDS_OF_A_PIECE: Final = 120.0  # at most: nobody waits for it who isn't shown what is known so far
_LOADS_AT_ONCE: Final = 2  # more would only hold the interpreter's lock against the loop and one another
_MOST_LOADS_WAITING: Final = 200
_SECONDS_TO_HAND_OVER: Final = 20.0
_MOST_LOOKED_AT: Final = 500  # of those that might be listed, as far as nobody is there
_MOST_ROOMS: Final = 1000  # in memory, as far as nobody is there


class Socket(Connection, Protocol):
    key: bytes  # the hash of the key by which it came in

    def check(self, now: float) -> None: ...


@final
class Hub:
    def __init__(self, config: Config, store: Store, gate: Gate) -> None:
        self.config = config
        self.store = store
        self.gate = gate
        self.guests = Guests(store, config.secure, gate.barring)
        # Bots and tellings have helpers of their own: no bot waits until a match has been told again.
        self.thinkers = Helpers(min(_MOST_THINKERS, max(1, (os.cpu_count() or 1) - 1)), _MOST_THOUGHTS_WAITING)
        # Whatever simulates, or was written by somebody else, has processes of its own, in which nothing else is done.
        self.deep_thinkers = Helpers(_MOST_DEEP_THINKERS, _MOST_DEEP_THOUGHTS_WAITING)
        self.keeping = Keeping(self)
        self.analysts = Helpers(1, _MOST_PIECES_WAITING, _SECONDS_OF_A_PIECE)
        analyses = Analyses(self.analysts, gate.analyses)
        self.finished = Finished(self.keeping.tellers, gate.tellings, self.store, analyses)
        self.hints = Hints(self.deep_thinkers, gate.hints)
        self.doors = Doors(self)
        self.removing = Removing(self)
        self.obeying = Obeying(self)
        self.farewells = Farewells(self)
        self.chores = Chores(self)
        self.budget = Budget()
        self.rooms: dict[str, Room] = {}
        self.mutes = Mutes(store)
        self.guessing = Guessing(gate.wrong_codes, store)
        self.neighbours = Neighbours(store.key)
        self.caller = _caller(self)
        self.damages = Damages()
        self.lobby = Lobby()
        self.barring = gate.barring
        self._loads = asyncio.Semaphore(_LOADS_AT_ONCE)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._going: dict[str, asyncio.Task[Any]] = {}  # of tables that leave the memory
        self._leaving: dict[str, Token] = {}  # theirs, until they are let go
        self._tasks: set[asyncio.Task[Any]] = set()
        self.sockets: set[Socket] = set()
        self.is_leaving = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def is_ready(self) -> bool:
        """Whether tables can be played at here now: a server that goes down takes no more."""
        return self.store.is_ready() and not self.is_leaving

    # --- rooms -----------------------------------------------------------------------------------------------------

    async def index_anew(self, code: str) -> None:
        """What a table is found by, from its record."""
        room = await self.room(code)
        table = await room.settled()
        shown = listing.packed(room.listing())
        await self.store.written(Page(code, table.entries, (), index=Index.of(table), token=room.token, summary=shown))

    async def room(self, code: str) -> Room:
        """The table's room, from memory or from the store."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        if code in self.removing:
            raise NoTable(f"table {code} is being deleted")
        loading = self._loading.get(code)
        if loading is None:
            if self.is_leaving:
                raise StoreError("this server goes down")
            if len(self._loading) >= _MOST_LOADS_WAITING:
                raise Busy("too many tables are being brought back")
            loading = self._loading[code] = self.spawn(self._bring_back(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    def is_in_memory(self, code: str, *, or_leaving: bool = False) -> bool:
        """Whether it has a room, or will have one in a moment."""
        return code in self.rooms or code in self._loading or (or_leaving and code in self._going)

    async def has_come_or_gone(self, code: str) -> None:
        if loading := self._loading.get(code):
            await asyncio.wait([loading])
        await self.has_gone(code)

    async def has_gone(self, code: str) -> None:
        """Wait until all is kept of a table that is just leaving the memory."""
        if going := self._going.get(code):
            await asyncio.wait([going])

    async def _bring_back(self, code: str) -> Room:
        room = Room(self, await self._take(code))
        self._make_room()
        self.rooms[code] = room
        room.wake()
        return room

    async def listed(self, phase: str) -> list[Shown]:
        """The tables in that phase that anybody may come to, as a lobby shows them."""
        known = {one.code: one for one in await self.store.open_tables(phase, _MOST_LOOKED_AT)}
        visited = {code: room.table for code, room in self.rooms.items() if room.connections}
        listed = []
        for code, one in known.items():
            told = listing.unpacked(one.body)
            listed.append(Listed(code, told.set_by, code in visited or (one.is_held and told.is_visited)))
        for code, table in visited.items():
            if code not in known and table.phase == phase and not table.door.private:
                known[code] = Shown(code, b"", True)
                listed.insert(0, Listed(code, table.set_by, True))
        unlisted = self.barring.rulings.hidden | self.barring.rulings.closed
        return [known[code] for code in self.lobby.in_order(listed) if code not in unlisted]

    async def _take(self, code: str) -> Taken:
        token = self._leaving.pop(code, None)
        if token is not None:  # it was about to be let go
            return Taken(await self.load(code), token)
        return await self.taken(code)

    async def taken(self, code: str) -> Taken:
        """The table as it is written, to write to."""
        return await self._loaded(code, self.store.take)

    async def load(self, code: str) -> Table:
        """The table as it is written, to look at."""
        return await self._loaded(code, self.store.table)

    async def looked_at(self, code: str) -> Table:
        """As its room knows it; as it is written, where another server has it."""
        try:
            return await (await self.room(code)).settled()
        except Elsewhere:
            return await self.load(code)

    async def _loaded(self, code: str, load: Callable[[str], Awaitable[T]]) -> T:
        self.damages.check(code)
        try:
            async with self._loads:
                return await load(code)
        except Damaged as damage:
            self.damages.note(code, damage)
            raise

    async def _leave(self, room: Room) -> None:
        """A table leaves the memory: what is to be kept is, then it is let go."""
        table, token = room.table, room.token
        await self.keeping.keep(table, token)
        if self._leaving.get(table.code) is token:
            del self._leaving[table.code]
            try:
                await self._show_nobody(room)
                await self.store.release(token)
            except StoreError as error:
                logger.warning("table %s could not be let go: %s", table.code, error)

    async def _show_nobody(self, room: Room) -> None:
        if (news := room.news()) is not None:
            await self.store.written(news)

    async def hand_over(self) -> None:
        """The server goes down: table by table is let go, and whoever is there comes in again, wherever that is.

        Only then their sockets are closed: by the time they are back, nobody has to wait for us.
        """
        self.is_leaving = True
        self.neighbours.close()
        rooms = list(self.rooms.values())
        with suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS_TO_HAND_OVER):
                await asyncio.gather(*(self._hand_over(room) for room in rooms))
        await self.keeping.tell_what_is_left(rooms)

    async def _hand_over(self, room: Room) -> None:
        if not await room.freeze():
            return
        try:
            await self.keeping.keep_where_it_stands(room.table, room.token)
            await self._show_nobody(room)
            if self.store.is_shared:
                await self.store.release(room.token)
        except SobremesaError as error:
            logger.warning("table %s could not be handed over: %s", room.table.code, error)
        room.send_away(1012, "the table is moving")

    def _make_room(self) -> None:
        """Those who only look at many tables don't fill the memory with them."""
        if len(self.rooms) >= _MOST_ROOMS:
            idle = next((code for code, room in self.rooms.items() if room.is_idle()), None)
            if idle is not None:
                self.drop(idle)

    def drop(self, code: str) -> None:
        room = self.rooms.pop(code)
        room.close()
        self._leaving[code] = room.token
        keeping = self._going[code] = self.spawn(self._leave(room))
        keeping.add_done_callback(lambda _: self._going.pop(code, None))

    async def open(self, make: Callable[[str], Table], private: bool, address: str) -> str:
        """Set a new table under a code that is free, for somebody who comes from there, and tell the code."""
        for taken in range(_CODES_TO_TRY):
            table = make(fresh_code(private, taken))
            fresh, table.fresh = table.fresh, []
            try:
                page = Page(
                    table.code,
                    0,
                    fresh,
                    index=Index.of(table),
                    opens=True,
                    people=table.traces.new_among(fresh),
                    summary=listing.of_nobody(table),
                )
                await self.store.written(page)
            except Conflict:
                continue
            self.lobby.note(table.code, address)
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
            self.spawn(self._let_go(room.token))
        room.close()
        room.send_away()

    async def _let_go(self, token: Token) -> None:
        with suppress(StoreError):
            await self.store.release(token)

    # --- what becomes of the store's session -------------------------------------------------------------------------

    def lost(self) -> None:
        """Nothing is ours any more: everybody comes in again."""
        self._leaving.clear()
        for room in list(self.rooms.values()):
            self.give_up(room)

    def alive(self, addresses: frozenset[str]) -> None:
        self.neighbours.alive(addresses)

    # --- who is connected ------------------------------------------------------------------------------------------

    def close_all_of(self, person: Person) -> None:
        for socket in list(self.sockets):
            if socket.person.id == person.id:
                socket.close(1008, "forgotten")

    def close_browser(self, key: bytes) -> None:
        """Whoever came in by that key is out; their other browsers stay."""
        for socket in list(self.sockets):
            if socket.key == key:
                socket.close(1008, "logged out")

    async def read_anew_who_is_called(self) -> None:
        """Somebody may have asked another server for it."""
        if self.caller is not None and await self.caller.read_anew():
            self.call_anew()

    def call_anew(self) -> None:
        """Somebody wants to be called from now on; who stays as they are is called as before."""
        for room in self.rooms.values():
            room.noticing.notice(anew=True)

    async def close(self) -> None:
        if not self.is_leaving:
            await self.hand_over()
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        self.finished.analyses.stop()
        for helpers in (self.thinkers, self.deep_thinkers, self.keeping.tellers, self.analysts):
            await asyncio.to_thread(helpers.close)
        await asyncio.to_thread(self.budget.close)
        await self.store.close()


def _caller(hub: Hub) -> Caller | None:
    """None where what seals messages isn't installed (the extra `push`)."""
    try:
        from sobremesa.web.push.calling import Caller
        from sobremesa.web.push.sending import Sender
    except ImportError:
        return None
    config = hub.config
    contact = config.origins[0] if config.origins else f"http://localhost:{config.port}"
    return Caller(config, hub.store, Sender(hub.store, config.outside, contact), hub.room)
