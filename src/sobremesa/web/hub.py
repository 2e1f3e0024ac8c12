"""All the tables that are in use. The others lie in the store, and come back when somebody opens them."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Scrubbing, Store
from sobremesa.store.errors import Conflict, Elsewhere, StoreError, Unindexed
from sobremesa.store.kept.people import Farewell, Forgetting
from sobremesa.store.kept.tables import Alarm, Index, Page, Removal, Shown, Summary, Taken, Telling, Token, WayIn
from sobremesa.tables.chair import Person
from sobremesa.tables.codes import fresh_code
from sobremesa.tables.coming_back import Damaged, reason_of
from sobremesa.tables.door import hash_of
from sobremesa.tables.table import OVER, PLAYING, Table
from sobremesa.web import listing, retention, telling, typed
from sobremesa.web.budget import Budget
from sobremesa.web.config import Config
from sobremesa.web.connection import Connection
from sobremesa.web.damages import Damages
from sobremesa.web.finished import Finished
from sobremesa.web.gate import Gate
from sobremesa.web.guests import Guests
from sobremesa.web.helpers import Busy, HelperDied, Helpers
from sobremesa.web.lobby import Listed, Lobby
from sobremesa.web.mutes import Mutes
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
_MOST_TELLINGS_WAITING: Final = 32
_LOADS_AT_ONCE: Final = 2  # more would only hold the interpreter's lock against the loop and one another
_MOST_LOADS_WAITING: Final = 200
_SECONDS_TO_HAND_OVER: Final = 20.0
_SECONDS_TO_TELL: Final = 1.5  # when the server goes down
_SECONDS_BETWEEN_LISTS: Final = 2.0
_SECONDS_BEFORE_TELLING: Final = 5.0  # after its end, when nobody waits for anything
_SECONDS_BETWEEN_RINGS: Final = 30.0
_MOST_RINGING: Final = 100  # tables brought back for it at once
_MOST_UNTOLD: Final = 10_000
_MOST_LOOKED_AT: Final = 500  # of those that might be listed, as far as nobody is there
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
    def __init__(self, config: Config, store: Store, gate: Gate) -> None:
        self.config = config
        self.store = store
        self.gate = gate
        self.guests = Guests(store, config.secure, gate.barring)
        # Bots and tellings have helpers of their own: no bot waits until a match has been told again.
        self.thinkers = Helpers(min(_MOST_THINKERS, max(1, (os.cpu_count() or 1) - 1)), _MOST_THOUGHTS_WAITING)
        # Whatever simulates, or was written by somebody else, has processes of its own, in which nothing else is done.
        self.deep_thinkers = Helpers(_MOST_DEEP_THINKERS, _MOST_DEEP_THOUGHTS_WAITING)
        self._tellers = Helpers(1, _MOST_TELLINGS_WAITING)
        self.finished = Finished(self._tellers, gate.tellings, self.store)
        self.budget = Budget()
        self.rooms: dict[str, Room] = {}
        self.mutes = Mutes(store)
        self.caller = _caller(self)
        self.damages = Damages()
        self.lobby = Lobby()
        self.barring = gate.barring
        self._loads = asyncio.Semaphore(_LOADS_AT_ONCE)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._keeping: dict[str, asyncio.Task[Any]] = {}  # of tables that leave the memory
        self._gone: dict[str, Table] = {}  # deleted by the host: nothing more is kept of these
        self._removing: set[str] = set()  # nobody opens them any more
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

    async def room_for(self, person: Person | None, code: str, address: str) -> Room:
        """The room of a table that lets that person in. To whom it doesn't, it is as if there were no such table."""
        way = await self._way_in(code, person.id if person is not None else "")
        if way is not WayIn.FREE and not self.gate.wrong_codes.has(address):
            raise TooManyTried("too many codes tried")
        if way is WayIn.NONE:
            self.gate.wrong_codes.take(address)
            raise NoTable(f"there is no table {code}")
        self.barring.check(code)
        return open_to(person, await self.room(code))

    async def _way_in(self, code: str, person: str) -> WayIn:
        try:
            return await self.store.way_in(code, person)
        except Unindexed as error:
            logger.error("%s; it is made anew", error)
            await self._index_anew(code)
            return await self.store.way_in(code, person)

    async def _index_anew(self, code: str) -> None:
        """What a table is found by, from its record."""
        room = await self.room(code)
        table = await room.settled()
        shown = listing.packed(room.listing())
        await self.store.written(Page(code, table.entries, (), index=Index.of(table), token=room.token, summary=shown))

    async def room_behind(self, person: Person, link: str, address: str) -> Room:
        """The room of the private table that the link opens."""
        if not self.gate.wrong_codes.has(address, in_all=False):  # nobody guesses a link, however many they are
            raise TooManyTried("too many links tried")
        code = await self.store.behind_link(hash_of(link))
        if code is None:
            self.gate.wrong_codes.take(address, in_all=False)
            raise NoTable("the link opens nothing")
        self.barring.check(code)
        return open_to(person, await self.room(code))

    async def before(self, way: str, address: str) -> tuple[Room, bool]:
        """The room behind a code or a link, for who stands before its door, and whether they may hear whose it is."""
        in_all = not typed.is_link(way)
        if not self.gate.wrong_codes.has(address, in_all=in_all):
            raise TooManyTried("too many codes or links tried")
        code, found = await self._behind(way)
        if found is WayIn.NONE:
            self.gate.wrong_codes.take(address, in_all=in_all)
            raise NoTable("nothing is behind that")
        self.barring.check(code)
        return await self.room(code), found is WayIn.FREE

    async def told_by_address(self, way: str, person: Person | None) -> tuple[Table | None, bool]:
        """The table at the address of a page, and whether the address tells of it to anybody.

        A private one's code tells as much as that of none, but to who belongs there.
        """
        code, found = await self._behind(way)
        self.barring.check(code)
        is_told = found is WayIn.FREE
        if not is_told and person is not None and code:
            found = await self.store.way_in(code, person.id)
        return ((await self.room(code)).table if found is WayIn.FREE else None), is_told

    async def _behind(self, way: str) -> tuple[str, WayIn]:
        if typed.is_link(way):
            code = await self.store.behind_link(hash_of(way))
            return (code, WayIn.FREE) if code is not None else ("", WayIn.NONE)
        code = typed.code(way.upper())
        return code, await self.store.way_in(code, "")

    async def room(self, code: str) -> Room:
        """The table's room, from memory or from the store."""
        room = self.rooms.get(code)
        if room is not None:
            return room
        if code in self._removing:
            raise NoTable(f"table {code} is being deleted")
        loading = self._loading.get(code)
        if loading is None:
            if len(self._loading) >= _MOST_LOADS_WAITING:
                raise Busy("too many tables are being brought back")
            loading = self._loading[code] = self.spawn(self._bring_back(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

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
        return await self._loaded(code, self.store.take)

    async def load(self, code: str) -> Table:
        """The table as it is written, to look at."""
        return await self._loaded(code, self.store.table)

    async def _loaded(self, code: str, load: Callable[[str], Awaitable[T]]) -> T:
        self.damages.check(code)
        try:
            async with self._loads:
                return await load(code)
        except Damaged as damage:
            self.damages.note(code, damage)
            raise

    # --- what was told ---------------------------------------------------------------------------------------------

    async def keep_telling(self, table: Table, tell: Teller, token: Token | None = None) -> None:
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
            await self.store.written(Telling(table.code, course.since, rows, is_over, edition, body, token))
        except BaseException:
            table.told = min(table.told, course.since)
            raise

    async def keep_if_mended(self, table: Table) -> None:
        """A match whose rules were mended on the way is told from what was kept: its file alone doesn't tell it."""
        if table.match is not None and table.match.earliest:
            await self.keep_telling(table, self._tell, self._token_of(table.code))

    def _token_of(self, code: str) -> Token | None:
        room = self.rooms.get(code)
        return room.token if room is not None else None

    async def _tell(self, course: telling.Course, edition: str) -> list[telling.Row]:
        return await self._tellers.run(telling.tell, course, edition)

    async def _keep(self, table: Table, token: Token | None) -> None:
        """A table leaves the memory, or its match is over: what was told of it, and where it stands, is kept."""
        try:
            await self._keep_where_it_stands(table, token)
            await self.keep_telling(table, self._tell, token)
            if table.code not in self.rooms:  # somebody may have come back to it meanwhile, and played on
                await self._keep_where_it_stands(table, token)  # now with how far it is told
        except (SobremesaError, HelperDied) as error:
            logger.warning("how a match was told could not be kept: %s", error)

    async def _leave(self, room: Room) -> None:
        """A table leaves the memory: what is to be kept is, then it is let go."""
        table, token = room.table, room.token
        await self._keep(table, token)
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

    async def _keep_where_it_stands(self, table: Table, token: Token | None) -> None:
        if token is not None and table.phase == PLAYING and not table.fresh:
            await self.store.written(Page(table.code, table.entries, (), table.checkpoint(), token=token))

    async def hand_over(self) -> None:
        """The server goes down: table by table is let go, and whoever is there comes in again, wherever that is.

        Only then their sockets are closed: by the time they are back, nobody has to wait for us.
        """
        self.is_leaving = True
        rooms = list(self.rooms.values())
        with suppress(TimeoutError):
            async with asyncio.timeout(_SECONDS_TO_HAND_OVER):
                await asyncio.gather(*(self._hand_over(room) for room in rooms))
        await self._tell_what_is_left(rooms)

    async def _hand_over(self, room: Room) -> None:
        if not await room.freeze():
            return
        try:
            await self._keep_where_it_stands(room.table, room.token)
            await self._show_nobody(room)
            if self.store.is_shared:
                await self.store.release(room.token)
        except SobremesaError as error:
            logger.warning("table %s could not be handed over: %s", room.table.code, error)
        room.send_away(1012, "the table is moving")

    async def _tell_what_is_left(self, rooms: list[Room]) -> None:
        """The server may come back with other rules: of how matches were told, as much is kept as there is time for."""
        with suppress(TimeoutError, SobremesaError):
            async with asyncio.timeout(_SECONDS_TO_TELL):
                for room in rooms:
                    table = room.table
                    if table.version and not table.fresh and not self.store.is_shared:
                        await self.keep_telling(table, _tell_here, room.token)
                        await self._keep_where_it_stands(table, room.token)  # with how far it is told

    async def keep_what_was_not(self) -> None:
        """What was finished when the server was killed, or before tellings and shelves were kept; what is damaged."""
        for code in await self.store.look_through():
            with suppress(SobremesaError):
                await self._index_anew(code)
        for person in await self.store.half_forgotten():
            await self._forget_everywhere(person)
        for code in await self.store.unshelved(_MOST_UNTOLD):
            await self.shelve(code)
        for code in await self.store.outdated(_MOST_UNTOLD):
            with suppress(SobremesaError):
                await self._list_anew(code)
        for code in await self.store.untold(_MOST_UNTOLD):
            with suppress(SobremesaError, HelperDied):
                await self.keep_telling(await self.load(code), self._tell)

    async def keep_for_so_long(self) -> None:
        """What nobody goes on with is deleted, now and then."""
        while True:
            try:
                await retention.sweep(self)
            except StoreError as error:
                logger.error("what nobody goes on with was not deleted: %s", error)
            await asyncio.sleep(retention.SECONDS_BETWEEN)

    async def _list_anew(self, code: str) -> None:
        """What lists show of a table nobody has in memory, from its record."""
        if code not in self.rooms and code not in self._loading:
            table = await self.load(code)
            await self.store.written(Summary(code, table.entries, listing.of_nobody(table)))

    async def conclude(self, table: Table) -> None:
        """A match is over: it is kept how it was told, while its rules are still those of this server."""
        await self.shelve(table.code)
        await asyncio.sleep(_SECONDS_BEFORE_TELLING)
        if self._gone.get(table.code) is not table:
            await self._keep(table, self._token_of(table.code))

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
        self._leaving[code] = room.token
        keeping = self._keeping[code] = self.spawn(self._leave(room))
        keeping.add_done_callback(lambda _: self._keeping.pop(code, None))

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
                    people=table.new_among(fresh),
                    summary=listing.of_nobody(table),
                )
                await self.store.written(page)
            except Conflict:
                continue
            self.lobby.note(table.code, address)
            return table.code
        raise StoreError("no code was free")

    async def remove(self, code: str, may: Callable[[Table], bool]) -> bool:
        """Delete a table that nobody has open, if it may be as its record tells it. Whether it was."""
        if code in self._removing or code in self.rooms or code in self._loading or code in self._keeping:
            return False
        self._removing.add(code)
        try:
            taken = await self._loaded(code, self.store.take)
            table = taken.table
            try:
                if may(table):
                    await self.store.written(Removal(code, table.entries - len(table.fresh), taken.token))
                    return True
            finally:
                await self.store.release(taken.token)
        except SobremesaError as error:  # damaged, or of a game that isn't here now: what it was can't be told
            logger.info("table %s was not deleted: %s", code, error)
        finally:
            self._removing.discard(code)
        return False

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
        """There is nobody else's line to cut here yet."""

    # --- the host ----------------------------------------------------------------------------------------------------

    async def keep_heeding(self) -> None:
        """What the host decides on the command line holds within a second."""
        while True:
            await asyncio.sleep(self.config.seconds_between_rulings)
            try:
                await self.heed_host()
            except StoreError as error:
                logger.error("what the host has decided could not be read: %s", error)

    async def heed_host(self) -> None:
        """What the host has decided holds from now on, also for who is here."""
        rulings = await self.store.rulings()
        self.barring.learn(rulings)
        for code in rulings.closed & self.rooms.keys():
            self.rooms[code].send_away()
        for socket in list(self.sockets) if rulings.barred else ():
            if self.barring.bars(socket.person.id, socket.address):
                socket.close(1008, "barred")
        for code in rulings.doomed:
            await self.delete(code)

    async def delete(self, code: str) -> None:
        """The host wants a table to be no more, whoever is there and whatever was played."""
        if code in self._removing:
            return
        self._removing.add(code)
        try:
            for task in (self._loading.get(code), self._keeping.get(code)):
                if task is not None:
                    await asyncio.wait([task])
            room = self.rooms.get(code)
            if room is not None:
                with suppress(StoreError):
                    while not room.is_settled():
                        await room.settled()
                self.give_up(room)
                self._gone[code] = room.table
            token = await self.store.hold(code)
            try:
                await self.store.written(Removal(code, token=token))
            finally:
                await self.store.release(token)
            await self.finished.forget(code)
            await self.store.written(Scrubbing())
            logger.info("a table was deleted by the host")
        except Elsewhere:
            pass  # the server that has it heeds the host too
        finally:
            self._removing.discard(code)

    # --- forgetting ------------------------------------------------------------------------------------------------

    async def forget(self, person: Person) -> None:
        """Somebody is nobody's guest any more, and what they wrote is written over wherever it lies."""
        await self.store.written(Farewell(person.id, time.time()))
        self.close_all_of(person)
        await self._forget_everywhere(person.id)

    async def _forget_everywhere(self, person: str) -> None:
        for code in await self.store.tables_written_at(person):
            await self._forget_at(code, person)
        await self.store.written(Scrubbing())

    async def _forget_at(self, code: str, person: str) -> None:
        """A table in use, or one that may be gone on with, is told of it; of others only the record is written over."""
        if keeping := self._keeping.get(code):
            await asyncio.wait([keeping])  # it would write down what the table was
        room = None
        if code in self.rooms or not await self.store.is_over(code):
            with suppress(Damaged, Busy):
                room = await self.room(code)
        if room is not None:
            await room.forget(person)
        else:
            token = await self.store.hold(code)
            await self.store.written(Forgetting(person, code, token))
            await self.store.release(token)
            if code in self.rooms or code in self._loading:  # somebody opened it just now
                with suppress(Damaged, Busy):
                    await (await self.room(code)).forget(person)
        await self.finished.forget(code)

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

    async def keep_time(self) -> None:
        """Clocks by days ring, whoever is there. A table that can't be opened has none; opening it sets it again."""
        while True:
            await asyncio.sleep(min(_SECONDS_BETWEEN_RINGS, self.config.patience.day / 20))
            try:
                codes = await self.store.ringing(time.time(), _MOST_RINGING)
            except StoreError as error:
                logger.error("which clocks have run out could not be read: %s", error)
                continue
            for code in codes:
                try:
                    (await self.room(code)).ring()
                except (Busy, Elsewhere):
                    continue  # who has it hears of it too
                except Damaged:
                    with suppress(StoreError):
                        await self.store.written(Alarm(code, None))
                except Exception:
                    logger.exception("the clock of a table could not ring")

    async def keep_calling(self) -> None:
        """Whoever wants to be called is, while the server runs."""
        if self.caller is not None:
            try:
                await self.caller.run()
            except* StoreError as failed:
                logger.error("nobody is called: %s", failed.exceptions[0])

    def call_anew(self) -> None:
        """Somebody wants to be called from now on; who stays as they are is called as before."""
        for room in self.rooms.values():
            room.call_people(anew=True)

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
        if not self.is_leaving:
            await self.hand_over()
        for room in self.rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        for helpers in (self.thinkers, self.deep_thinkers, self._tellers):
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


async def _tell_here(course: telling.Course, edition: str) -> list[telling.Row]:
    """Without a helper, which would have to be started first."""
    return await asyncio.to_thread(telling.tell, course, edition)


def open_to(person: Person | None, room: Room) -> Room:
    """The same room, unless that person was asked to leave it."""
    if person is not None and person.id in room.table.door.removed:
        raise AskedToLeave("they were asked to leave")
    return room
