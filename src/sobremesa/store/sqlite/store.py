"""SQLite: one file, one thread that writes, one that reads.

Whatever waits to be written when the writing thread is free goes into one transaction: a single sync to the disk
serves many tables. `synchronous=FULL` makes that sync part of the commit: what was acknowledged survives a power cut.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar, final

import msgspec

from sobremesa.store.asked import Asked
from sobremesa.store.contract import Counts, Probe, Scrubbing, Watcher, Writable, Written
from sobremesa.store.errors import Conflict, StoreError
from sobremesa.store.kept.people import Forgetting
from sobremesa.store.kept.tables import Page, Removal, Taken, Token
from sobremesa.store.looking_through import look_through
from sobremesa.store.putting import put
from sobremesa.store.queue import Queue
from sobremesa.store.rows import Database
from sobremesa.store.sealing import SIZE, before_the_first, chained
from sobremesa.store.sqlite.lock import Lock
from sobremesa.store.sqlite.looking import complaints
from sobremesa.store.sqlite.opening import connected, create, told
from sobremesa.store.sqlite.schema import prepare, probe
from sobremesa.store.tokens import Tokens
from sobremesa.tables.acts import Entry
from sobremesa.tables.coming_back import Damaged

logger: Final = logging.getLogger(__name__)

T = TypeVar("T")

_PATIENCE: Final = 10_000  # milliseconds, if another program has the file locked for a moment
_KILOBYTES_KEPT: Final = 256  # of the file, by each connection; the system keeps the rest, and as quickly found
_ATTEMPTS_TO_SCRUB: Final = 3

_MOST_ENDS_KNOWN: Final = 20_000

# One statement for many rows: the interpreter's lock is given up once for all of them, not once for each. The entries
# lie one after the other in the second argument, to the byte as they are sealed, and their seals in the third.
_ADD_ENTRIES: Final = f"""
    INSERT INTO entries (code, number, entry, seal)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
        CAST(substr(?2, json_extract(value, '$[2]'), json_extract(value, '$[3]')) AS TEXT),
        substr(?3, key * {SIZE} + 1, {SIZE})
    FROM json_each(?1)
"""

_encoder: Final = msgspec.json.Encoder()


@final
class Lines:
    """Entries to be written, in one piece, each with its seal."""

    __slots__ = ("_pieces", "_rows", "_seals", "_size", "ends")

    def __init__(self) -> None:
        self._rows: list[tuple[str, int, int, int]] = []  # whose, which, and where it lies among the pieces
        self._pieces: list[bytes] = []
        self._seals: list[bytes] = []
        self._size = 0
        self.ends: dict[str, tuple[int, bytes]] = {}  # of each record, when these are written

    def add(self, code: str, number: int, entries: Sequence[Entry], seal: bytes) -> None:
        """The next entries of a record whose last one bears that seal."""
        for entry in entries:
            piece = _encoder.encode(entry)
            seal = chained(seal, piece)
            self._rows.append((code, number, self._size + 1, len(piece)))
            self._pieces.append(piece)
            self._seals.append(seal)
            self._size += len(piece)
            number += 1
        self.ends[code] = number, seal

    def given(self) -> tuple[str, bytes, bytes]:
        return _encoder.encode(self._rows).decode(), b"".join(self._pieces), b"".join(self._seals)


@final
class SqliteStore(Asked):
    is_shared = False
    key = b""
    guesses = None

    def __init__(self, file: Path) -> None:
        self._file = file
        with ExitStack() as undone, told(file):
            create(file)
            self._lock = Lock(file)
            undone.callback(self._lock.release)
            self._writing = undone.enter_context(closing(connected(file)))
            prepare(self._writing, file)
            self._reading = undone.enter_context(closing(connected(file)))
            for connection in (self._writing, self._reading):
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
                connection.execute(f"PRAGMA cache_size = {-_KILOBYTES_KEPT}")
            undone.pop_all()
        self._reader = ThreadPoolExecutor(1, "sobremesa-reader")
        self.counts = Counts()
        self._tokens = Tokens(self.counts)
        self._handed: SimpleQueue[list[Writable] | None] = SimpleQueue()
        self._queue = Queue(self._handed.put, self._tokens)
        self._ends: dict[str, tuple[int, bytes]] = {}  # of records that were written lately; the writing thread's own
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write_for_ever, name="sobremesa-writer", daemon=True)

    async def start(self, watcher: Watcher) -> None:
        """Begin to write; what was written is told in the event loop that runs now. Nobody else can come in between."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def close(self) -> None:
        if self._writer.is_alive():
            await self._queue.calm()
            self._handed.put(None)
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.release()

    # --- writing -------------------------------------------------------------------------------------------------

    def write(self, what: Writable, written: Written) -> None:
        self._queue.write(what, written)

    async def written(self, what: Writable) -> None:
        await self._queue.written(what)

    async def can_write(self) -> bool:
        return await self._queue.can_write()

    def is_ready(self) -> bool:
        return True

    def waiting(self) -> int:
        return len(self._queue)

    def _write_for_ever(self) -> None:
        assert self._loop is not None
        while (batch := self._handed.get()) is not None:
            self._loop.call_soon_threadsafe(self._queue.settle, self._attempt(batch))

    def _attempt(self, batch: Sequence[Writable]) -> StoreError | None:
        lines = Lines()
        others: list[Writable] = []
        try:
            for what in batch:
                if not isinstance(what, Page):
                    others.append(what)
                    continue
                if what.entries:
                    self._add(lines, what)
                if what.checkpoint is not None or what.index is not None or what.people:
                    others.append(what)
            self._run(lines, others)
        except Exception as error:  # whatever it is, those who wait must be told
            for what in batch:
                if isinstance(what, Page):
                    self._ends.pop(what.code, None)  # another server may have been quicker
            return self._told_as(error)
        self._ends.update(lines.ends)
        for what in others:
            if isinstance(what, Forgetting | Removal):
                self._ends.pop(what.code, None)  # its record is another chain now, or none
        if len(self._ends) > _MOST_ENDS_KNOWN:
            self._ends.clear()
        return None

    def _told_as(self, error: Exception) -> StoreError:
        if isinstance(error, StoreError):
            return error
        if not isinstance(error, sqlite3.IntegrityError):
            return StoreError(str(error))
        self.counts.refused_by_key += "entries." in str(error)
        return Conflict(str(error))

    def _add(self, lines: Lines, page: Page) -> None:
        code = page.code
        end = lines.ends.get(code) or self._ends.get(code)
        if end is None:
            found = self._writing.execute("SELECT entries, seal FROM ends WHERE code = ?", (code,)).fetchone()
            end = found or (0, before_the_first(code))
        entries, seal = end
        if page.first != entries:
            self.counts.refused_by_key += not page.opens
            raise Conflict(f"the record of {code} has {entries} entries")
        lines.add(code, page.first, page.entries, seal)

    def _run(self, lines: Lines, others: list[Writable]) -> None:
        database = self._writing
        if not others:
            database.execute(_ADD_ENTRIES, lines.given())
            return
        database.execute("BEGIN IMMEDIATE")
        try:
            database.execute(_ADD_ENTRIES, lines.given())
            for what in others:
                if isinstance(what, Probe | Scrubbing):
                    probe(database)
                else:
                    put(database, what)
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        if any(isinstance(what, Scrubbing) for what in others):
            self._scrub()

    def _scrub(self) -> None:
        """Until whoever reads is done, what they read stays in the journal."""
        for _ in range(_ATTEMPTS_TO_SCRUB):
            (is_busy, _, _) = self._writing.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if not is_busy:
                return
        logger.warning("what was forgotten stays in the journal until nobody reads the database from outside")

    # --- whose a table is ------------------------------------------------------------------------------------------

    async def hold(self, code: str) -> Token:
        """Nobody else has it; but a room of this very server that was given up must not write to it any more."""
        await self._queue.passed(code)
        return self._tokens.fresh(code)

    async def take(self, code: str) -> Taken:
        token = await self.hold(code)
        try:
            table = await self.table(code)
        except BaseException:
            self._tokens.forget(token)
            raise
        self.counts.takes += 1
        return Taken(table, token)

    async def release(self, token: Token) -> None:
        self._tokens.forget(token)

    @asynccontextmanager
    async def alone(self, work: str) -> AsyncIterator[bool]:
        yield True  # a file has one server

    # --- reading -------------------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[Database], T], *, at_once: bool = False) -> T:
        def ask() -> T:
            try:
                if not at_once:
                    return question(self._reading)
                self._reading.execute("BEGIN")
                try:
                    return question(self._reading)
                finally:
                    self._reading.execute("COMMIT")
            except sqlite3.DatabaseError as error:
                if at_once and error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
                    raise Damaged(f"the database file is damaged where this table lies: {error}") from error
                raise StoreError(str(error)) from None
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise StoreError(str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    async def look_through(self) -> list[str]:
        def look(database: Database) -> list[str]:
            for complaint in complaints(database):
                logger.error("in the database, %s", complaint)
            return look_through(database)

        return await self._read(look)
