"""PostgreSQL behind tables: many servers on one record, and each table written to by one of them at most.

Whoever may write is decided in the place that is written to: by the session that holds a lock there and writes. So
there is no moment in which one is true and the other isn't.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, TypeVar, final

import asyncpg
import msgspec

from sobremesa.store.asked import Asked
from sobremesa.store.contract import Counts, Itself, Probe, Scrubbing, Watcher, Writable, Written
from sobremesa.store.errors import Conflict, Elsewhere, Lost, StoreError
from sobremesa.store.kept.people import Forgetting
from sobremesa.store.kept.tables import Page, Removal, Taken, Token
from sobremesa.store.postgres.guesses import Guesses
from sobremesa.store.postgres.opening import SETTINGS, connected, must_be_safe, name_of, told
from sobremesa.store.postgres.schema import prepare
from sobremesa.store.postgres.session import NOBODY, Session
from sobremesa.store.postgres.statements import Statements
from sobremesa.store.putting import put
from sobremesa.store.queue import Queue
from sobremesa.store.rows import Database
from sobremesa.store.sealing import before_the_first, chained
from sobremesa.store.tokens import Tokens

logger: Final = logging.getLogger(__name__)

T = TypeVar("T")

_READERS: Final = 4
_SECONDS_TO_OPEN: Final = 60.0  # bringing it up to date included
_SECONDS_TO_READ: Final = 20.0
_SECONDS_TO_GO: Final = 2.0  # for who is being answered when the store closes
_SECONDS_BEFORE_BEGINNING_AGAIN: Final = 0.2
_MOST_ENDS_KNOWN: Final = 50_000
_SECONDS_PAST_IT: Final = 0.05
_OF_THE_LEASE: Final = 2 / 3  # after which who can't reach the database must know it: before others take their tables

_ADD_ENTRIES: Final = """
    WITH added AS (
        INSERT INTO entries (code, number, entry, seal)
        SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[], $4::bytea[])
    )
    INSERT INTO ends (code, entries, seal) SELECT * FROM unnest($5::text[], $6::integer[], $7::bytea[])
        ON CONFLICT (code) DO UPDATE SET entries = excluded.entries, seal = excluded.seal
"""

# No older release is to have a table that this one has set; a code may have been another table's before.
_OPENED: Final = (
    "INSERT INTO holds (code, owner, level) VALUES (?, ?, ?)"
    " ON CONFLICT (code) DO UPDATE SET owner = excluded.owner, level = excluded.level"
)

_encoder: Final = msgspec.json.Encoder()


@final
class PostgresStore(Asked):
    def __init__(self, address: str, itself: Itself) -> None:
        self._address = address
        self._itself = itself
        self.key = b""
        self._class = 0
        with ThreadPoolExecutor(1) as beside, told(address):  # there may be a loop in this thread already
            beside.submit(asyncio.run, self._open()).result()
        self.counts = Counts()
        self._tokens = Tokens(self.counts)
        self._queue = Queue(self._hand, self._tokens)
        self._ends: dict[str, tuple[int, bytes]] = {}  # of the records of tables that are ours
        self._taking: dict[str, asyncio.Lock] = {}
        self._session: Session | None = None
        self._statements: Statements | None = None  # through the session
        self._last: int | None = None  # the number of the session before
        self._threads = ThreadPoolExecutor(_READERS + 1, "sobremesa-database")
        self._pool: asyncpg.Pool | None = None
        self._guesses = Guesses(self._on)
        self._watcher: Watcher | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beating: asyncio.Task[None] | None = None
        self._ended = asyncio.Event()  # the session; another one begins at once
        self._is_closing = False

    @property
    def is_shared(self) -> bool:
        return bool(self._itself.address)

    @property
    def guesses(self) -> Guesses | None:
        return self._guesses if self.is_shared else None

    async def _open(self) -> None:
        async with asyncio.timeout(_SECONDS_TO_OPEN):
            await self._opened()

    async def _opened(self) -> None:
        connection = await connected(self._address)
        try:
            self.key, self._class = await prepare(connection, name_of(self._address))
            await must_be_safe(connection, self._address, self._class)
            session = await Session.begun(self._address, self._class, self._itself, None)
            await session.connection.execute("DELETE FROM servers WHERE id = $1", session.number)
            await session.connection.close()
        finally:
            await connection.close()

    # --- the session -------------------------------------------------------------------------------------------------

    async def start(self, watcher: Watcher) -> None:
        self._watcher = watcher
        self._pool = await asyncpg.create_pool(
            self._address, min_size=1, max_size=_READERS, server_settings=SETTINGS, command_timeout=_SECONDS_TO_READ
        )
        with told(self._address):
            await self._begin()
        self._beating = asyncio.create_task(self._beat_for_ever())

    async def _begin(self) -> None:
        session = await Session.begun(self._address, self._class, self._itself, self._last)
        addresses = await session.beat()  # from now on others are at the connection too
        loop = asyncio.get_running_loop()
        self._session, self._last = session, session.number
        self._ended.clear()
        self._statements = Statements(session.connection, lambda work: _waited_for(work, loop))
        session.connection.add_termination_listener(lambda _: self._lose(session, "the database ended the session"))
        assert self._watcher is not None
        self._watcher.alive(addresses)

    def _lose(self, session: Session, why: str) -> None:
        """Who can't tell whether it was written has lost all it held: another server may have it already."""
        if self._session is not session:
            return
        self._session = None
        self._ended.set()
        self._tokens.forget_all()
        self._ends.clear()
        session.connection.terminate()
        if self._is_closing:
            return
        self.counts.losses += 1
        logger.error("session %d with the database is over: %s", session.number, why)
        self._queue.refuse_all(Lost("there is no session with the database"))
        assert self._watcher is not None
        self._watcher.lost()

    async def _beat_for_ever(self) -> None:
        while True:
            session = self._session
            if session is None:
                await self._begin_again()
                continue
            # As soon as another may have to be given up we look: who is at its tables waits for that.
            wait = min(self._itself.lease / 3, session.until_a_silence + _SECONDS_PAST_IT)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._ended.wait(), wait)
            with suppress(StoreError, asyncpg.PostgresError):
                addresses = await self._in(session, session.beat)
                assert self._watcher is not None
                self._watcher.alive(addresses)

    async def _begin_again(self) -> None:
        try:
            async with asyncio.timeout(max(1.0, self._itself.lease * _OF_THE_LEASE)):
                with told(self._address):
                    await self._begin()
            logger.warning("there is a session with the database again: %d", self._last)
        except (StoreError, TimeoutError) as error:
            logger.info("no session with the database: %s", error)
            await asyncio.sleep(_SECONDS_BEFORE_BEGINNING_AGAIN)

    async def _in(self, session: Session, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Something on the session's connection. An error that leaves open what became of it ends the session."""
        try:
            async with asyncio.timeout(self._itself.lease * _OF_THE_LEASE), session.lock:
                if self._session is not session:
                    raise Lost("the session with the database is over")
                return await work()
        except StoreError as error:
            if isinstance(error, Lost):
                self._lose(session, str(error))
            raise
        except asyncpg.PostgresError as error:
            if session.connection.is_closed() or isinstance(error, asyncpg.OperatorInterventionError):
                self._lose(session, str(error))
                raise Lost(str(error)) from None
            raise
        except TimeoutError:
            self._lose(session, "it took too long to answer")
            raise Lost("the database took too long to answer") from None
        except (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            self._lose(session, str(error))
            raise Lost(str(error)) from None
        except asyncio.CancelledError:
            self._lose(session, "what was asked of it was given up")
            raise

    async def close(self) -> None:
        if self._session is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._itself.lease):
                    await self._queue.calm()
        self._is_closing = True
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        session = self._session
        if session is not None:
            with suppress(StoreError, asyncpg.PostgresError):
                await self._in(session, lambda: self._farewell(session))
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_SECONDS_TO_GO)
        if self._pool is not None:
            self._pool.terminate()  # whatever is still waited for fails now
        while self._tasks:
            await asyncio.wait(self._tasks)
        self._threads.shutdown(wait=False)

    async def _farewell(self, session: Session) -> None:
        self._session = None
        await session.connection.execute("DELETE FROM servers WHERE id = $1", session.number)
        await session.connection.close()

    # --- whose a table is --------------------------------------------------------------------------------------------

    def is_ready(self) -> bool:
        return self._session is not None

    async def hold(self, code: str) -> Token:
        async with self._taking.setdefault(code, asyncio.Lock()):
            return await self._hold(code)

    async def _hold(self, code: str) -> Token:
        await self._queue.passed(code)  # of a room before
        session = self._there()
        try:
            await self._in(session, lambda: session.take(code))
        except asyncpg.PostgresError as error:
            raise StoreError(str(error)) from None
        except Elsewhere:
            self.counts.elsewhere += 1
            raise
        if self._session is not session:
            raise Lost("the session with the database is over")
        self._ends.pop(code, None)
        self.counts.takes += 1
        return self._tokens.fresh(code)

    async def take(self, code: str) -> Taken:
        token = await self.hold(code)
        try:
            table = await self.table(code)
        except BaseException:
            await self.release(token)
            raise
        if not self._tokens.is_good(token):
            raise Lost(f"table {code} was lost while it was read")
        return Taken(table, token)

    async def release(self, token: Token) -> None:
        """The token first: from then on nothing is written. Then the row: from then on somebody else may."""
        code = token.code
        async with self._taking.setdefault(code, asyncio.Lock()):
            if not self._tokens.forget(token):
                return
            await self._queue.passed(code)
            self._ends.pop(code, None)
            session = self._session
            if session is None:
                return
            try:
                await self._in(session, lambda: session.release(code))
            except asyncpg.PostgresError as error:
                raise StoreError(str(error)) from None
        self._taking.pop(code, None)

    def _there(self) -> Session:
        if self._session is None:
            raise StoreError("there is no session with the database")
        return self._session

    async def _held(self, codes: list[str]) -> set[str]:
        session = self._session
        if session is None or not codes:
            return set()
        living = session.living

        def ask(database: Database) -> set[str]:
            marks = ", ".join("?" * len(codes))
            found = database.execute(f"SELECT code, owner FROM holds WHERE code IN ({marks})", codes)
            return {code for code, owner in found if owner in living}

        return await self._read(ask)

    @asynccontextmanager
    async def alone(self, work: str) -> AsyncIterator[bool]:
        """By a lock of another connection's, which goes with it."""
        assert self._pool is not None
        number = -1 - zlib.crc32(work.encode()) % 2**31
        try:
            async with self._pool.acquire() as connection:
                is_mine = await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", self._class, number)
                try:
                    yield is_mine
                finally:
                    if is_mine:
                        await connection.execute("SELECT pg_advisory_unlock($1, $2)", self._class, number)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise StoreError(f"nobody knows who is at it: {error}") from None

    # --- writing -----------------------------------------------------------------------------------------------------

    def write(self, what: Writable, written: Written) -> None:
        self._queue.write(what, written)

    async def written(self, what: Writable) -> None:
        await self._queue.written(what)

    async def can_write(self) -> bool:
        return self._session is not None and await self._queue.can_write()

    def waiting(self) -> int:
        return len(self._queue)

    def _hand(self, batch: list[Writable]) -> None:
        task = asyncio.get_running_loop().create_task(self._attempt(batch))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _attempt(self, batch: list[Writable]) -> None:
        error: StoreError | None = None
        session = self._session
        try:
            if session is None:
                raise Lost("there is no session with the database")
            await self._in(session, lambda: self._put(session, batch))
        except Lost as lost:
            error = lost
        except Exception as failed:  # whatever it is, those who wait must be told
            self._ends.clear()
            error = self._told_as(failed)
        except BaseException:
            self._queue.settle(Lost("the server stops"))
            raise
        self._queue.settle(error)

    def _told_as(self, error: Exception) -> StoreError:
        if isinstance(error, StoreError):
            return error
        if isinstance(error, asyncpg.IntegrityConstraintViolationError):
            if error.table_name == "entries":
                self._note_a_fault()
            return Conflict(str(error))
        return StoreError(str(error))

    def _note_a_fault(self) -> None:
        """Who may write is decided before: a page that is kept out by nothing but its place must not have come."""
        self.counts.refused_by_key += 1
        logger.error("the record's own key refused a page")

    async def _put(self, session: Session, batch: list[Writable]) -> None:
        pages = [what for what in batch if isinstance(what, Page) and what.entries]
        lines = await self._lines(session, pages)
        others = [what for what in batch if _is_more_than_entries(what)]
        connection = session.connection
        if not others:
            await connection.execute(_ADD_ENTRIES, *lines.given())
        else:
            transaction = connection.transaction()
            await transaction.start()
            try:
                if pages:
                    await connection.execute(_ADD_ENTRIES, *lines.given())
                await asyncio.get_running_loop().run_in_executor(self._threads, self._put_others, others)
            except BaseException:
                if not connection.is_closed():
                    await transaction.rollback()
                raise
            await transaction.commit()
        self._ends.update(lines.ends)
        for what in others:
            if isinstance(what, Forgetting | Removal):
                self._ends.pop(what.code, None)  # its record is another chain now, or none
        if len(self._ends) > _MOST_ENDS_KNOWN:
            self._ends.clear()

    def _put_others(self, others: Sequence[Writable]) -> None:
        assert self._statements is not None
        for what in others:
            if isinstance(what, Probe | Scrubbing):
                self._statements.execute("UPDATE installation SET version = version")
            else:
                put(self._statements, what)
            if isinstance(what, Page) and what.opens:
                self._statements.execute(_OPENED, (what.code, NOBODY, self._itself.level))
            elif isinstance(what, Removal):
                self._statements.execute("DELETE FROM holds WHERE code = ?", (what.code,))

    async def _lines(self, session: Session, pages: list[Page]) -> Lines:
        unknown = [page.code for page in pages if page.code not in self._ends]
        if unknown:
            rows = await session.connection.fetch("SELECT code, entries, seal FROM ends WHERE code = ANY($1)", unknown)
            self._ends.update({code: (entries, seal) for code, entries, seal in rows})
        lines = Lines()
        for page in pages:
            entries, seal = lines.ends.get(page.code) or self._ends.get(page.code) or (0, before_the_first(page.code))
            if page.first != entries:
                if not page.opens:
                    self._note_a_fault()
                raise Conflict(f"the record of {page.code} has {entries} entries")
            lines.add(page, seal)
        return lines

    # --- reading -----------------------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[Database], T], *, at_once: bool = False) -> T:
        """Whoever asked may give up; the thread that asks for them still has the connection until it is done."""
        reading = asyncio.get_running_loop().create_task(self._reading(question, at_once))
        self._tasks.add(reading)
        reading.add_done_callback(self._read_at_last)
        return await asyncio.shield(reading)

    def _read_at_last(self, reading: asyncio.Task[Any]) -> None:
        self._tasks.discard(reading)
        if not reading.cancelled():
            reading.exception()  # whoever is still there is told

    async def _on(self, work: Callable[[asyncpg.Connection], Coroutine[Any, Any, T]]) -> T:
        """On a connection that nothing is written by that is anybody's."""
        assert self._pool is not None
        try:
            async with self._pool.acquire(timeout=_SECONDS_TO_READ) as connection:
                return await work(connection)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
            raise StoreError(f"it can't be counted: {error}") from None

    async def _reading(self, question: Callable[[Database], T], at_once: bool) -> T:
        assert self._pool is not None
        loop = asyncio.get_running_loop()
        try:
            async with self._pool.acquire(timeout=_SECONDS_TO_READ) as connection:
                statements = Statements(connection, lambda work: _waited_for(work, loop))
                if not at_once:
                    return await loop.run_in_executor(self._threads, question, statements)
                async with connection.transaction(isolation="repeatable_read", readonly=True):
                    return await loop.run_in_executor(self._threads, question, statements)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, RuntimeError) as error:
            raise StoreError(f"nothing can be read: {error}") from None


@final
class Lines:
    """Entries to be written in one statement, each with its seal."""

    def __init__(self) -> None:
        self._codes: list[str] = []
        self._numbers: list[int] = []
        self._entries: list[bytes] = []
        self._seals: list[bytes] = []
        self.ends: dict[str, tuple[int, bytes]] = {}

    def add(self, page: Page, seal: bytes) -> None:
        """The next entries of a record whose last one bears that seal."""
        number = page.first
        for entry in page.entries:
            piece = _encoder.encode(entry)
            seal = chained(seal, piece)
            self._codes.append(page.code)
            self._numbers.append(number)
            self._entries.append(piece)
            self._seals.append(seal)
            number += 1
        self.ends[page.code] = number, seal

    def given(self) -> tuple[list[Any], ...]:
        ends = [(code, *end) for code, end in self.ends.items()]
        return (
            self._codes,
            self._numbers,
            self._entries,
            self._seals,
            *(list(column) for column in zip(*ends, strict=True)),
        )


def _is_more_than_entries(what: Writable) -> bool:
    return not isinstance(what, Page) or bool(what.checkpoint is not None or what.index is not None or what.people)


def _waited_for(work: Coroutine[Any, Any, Any], loop: asyncio.AbstractEventLoop) -> Any:
    return asyncio.run_coroutine_threadsafe(work, loop).result()
