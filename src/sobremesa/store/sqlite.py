"""SQLite: one file, one thread that writes, one that reads.

Whatever waits to be written when the writing thread is free goes into one transaction: a single sync to the disk
serves many tables. `synchronous=FULL` makes that sync part of the commit: what was acknowledged survives a power cut.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar, final

import msgspec

from sobremesa.store.contract import (
    Conflict,
    Guest,
    Page,
    Probe,
    Shelf,
    StoreError,
    Telling,
    WayIn,
    Writable,
    Written,
)
from sobremesa.store.lock import Lock
from sobremesa.store.opening import connected, create, told
from sobremesa.store.schema import prepare, probe
from sobremesa.store.shelves import put, shelf
from sobremesa.tables.acts import Entry
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.checkpoint import Checkpoint, packed
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.played import Shelving, shelving
from sobremesa.tables.restoring import record_of, restored
from sobremesa.tables.table import Table

logger: Final = logging.getLogger(__name__)

T = TypeVar("T")
Item = tuple[Writable, Written]

_PATIENCE: Final = 10_000  # milliseconds, if another program has the file locked for a moment
_KILOBYTES_KEPT: Final = 256  # of the file, by each connection; the system keeps the rest, and as quickly found
SECONDS_BETWEEN_PROBES: Final = 5.0
_SECONDS_FOR_A_PROBE: Final = 15.0
_MOST_READ: Final = 400_000  # entries of a table; of today's none has nearly as many
_MOST_AT_ONCE: Final = 1000  # pages in one transaction
_MOST_IN_A_QUESTION: Final = 500  # values that one statement compares with

# One statement for many rows: the interpreter's lock is given up once for all of them, not once for each.
_ADD_ENTRIES: Final = """
    INSERT INTO entries (code, number, entry)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]') FROM json_each(?)
"""

_encoder: Final = msgspec.json.Encoder()


@final
class SqliteStore:
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
        self._waiting: list[Item] = []
        self._is_writing = False
        self._can_write = True
        self._wrote_at = time.monotonic()
        self._queue: SimpleQueue[list[Item] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write_for_ever, name="sobremesa-writer", daemon=True)

    def start(self) -> None:
        """Begin to write; what was written is told in the event loop that runs now."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._writer.is_alive():
            while self._waiting or self._is_writing:
                await asyncio.sleep(0.001)
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._reading.close()
        self._writing.close()
        self._lock.release()

    # --- writing -------------------------------------------------------------------------------------------------

    def write(self, what: Writable, written: Written) -> None:
        """Write it down; `written` is called once it is safe on the disk, or with the reason why it isn't."""
        self._waiting.append((what, written))
        if len(self._waiting) == 1 and not self._is_writing:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)  # with whatever else comes in the same turn of the loop

    async def written(self, what: Writable) -> None:
        """The same, to be awaited."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: StoreError | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.write(what, settle)
        await future

    def _hand_over(self) -> None:
        """Give the writing thread all that waits: one thing for it to do, however many tables it is about."""
        if self._waiting and not self._is_writing:
            batch = self._waiting[:_MOST_AT_ONCE]
            del self._waiting[:_MOST_AT_ONCE]
            self._is_writing = True
            self._queue.put(batch)

    def _settle(self, batch: list[Item], errors: list[StoreError | None]) -> None:
        self._is_writing = False
        self._note(errors)
        self._hand_over()  # first, so that the disk works while the others are told
        for (_, written), error in zip(batch, errors, strict=True):
            try:
                written(error)
            except Exception:  # one who was told stumbles: the others must be told all the same
                logger.exception("what was written could not be told")
        self._hand_over()

    def _note(self, errors: list[StoreError | None]) -> None:
        failed = next((error for error in errors if error is not None and not isinstance(error, Conflict)), None)
        if failed is not None and self._can_write:
            logger.error("nothing can be written any more: %s", failed)
        elif failed is None and not self._can_write:
            logger.warning("what is written arrives again")
        self._can_write = failed is None
        self._wrote_at = time.monotonic()

    async def can_write(self) -> bool:
        """Whether what is written arrives. However often that is asked, the disk is bothered only now and then."""
        if time.monotonic() - self._wrote_at > SECONDS_BETWEEN_PROBES:
            self._wrote_at = time.monotonic()
            try:
                await asyncio.wait_for(self.written(Probe()), _SECONDS_FOR_A_PROBE)
            except (StoreError, TimeoutError):
                return False
        return self._can_write

    def _write_for_ever(self) -> None:
        assert self._loop is not None
        while (batch := self._queue.get()) is not None:
            error = self._attempt([what for what, _ in batch])
            errors: list[StoreError | None] = [error] * len(batch)
            if error is not None and len(batch) > 1:
                # One of them doesn't fit: each on its own, so that the others don't suffer for it.
                errors = [self._attempt([what]) for what, _ in batch]
            self._loop.call_soon_threadsafe(self._settle, batch, errors)

    def _attempt(self, batch: Sequence[Writable]) -> StoreError | None:
        rows: list[tuple[str, int, Entry]] = []
        others: list[Writable] = []
        for what in batch:
            if not isinstance(what, Page):
                others.append(what)
                continue
            number = what.first
            for entry in what.entries:
                rows.append((what.code, number, entry))
                number += 1
            if what.checkpoint is not None or what.index is not None:
                others.append(what)
        try:
            self._run(_encoder.encode(rows).decode(), others)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except Exception as error:  # whatever it is, those who wait must be told
            return StoreError(str(error))
        return None

    def _run(self, rows: str, others: list[Writable]) -> None:
        database = self._writing
        if not others:
            database.execute(_ADD_ENTRIES, (rows,))
            return
        database.execute("BEGIN IMMEDIATE")
        try:
            database.execute(_ADD_ENTRIES, (rows,))
            for what in others:
                if isinstance(what, Guest):
                    self._put_guest(what)
                elif isinstance(what, Page):
                    self._put_index_and_checkpoint(what)
                elif isinstance(what, Telling):
                    self._put_telling(what)
                elif isinstance(what, Shelving):
                    put(database, what)
                else:
                    probe(database)
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    def _put_guest(self, guest: Guest) -> None:
        self._writing.execute(
            "INSERT INTO guests VALUES (?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET name = excluded.name, key_hash = excluded.key_hash",
            (guest.id, guest.name, guest.key_hash),
        )

    def _put_index_and_checkpoint(self, page: Page) -> None:
        database = self._writing
        if page.index is not None:
            touched = page.entries[-1].at if page.entries else 0.0
            index = page.index
            row = (page.code, index.listed, index.phase, touched, index.spoken, index.link_hash)
            kind = "INSERT" if page.opens else "REPLACE"
            database.execute(f"{kind} INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
            database.execute("DELETE FROM seats WHERE code = ?", (page.code,))
            database.executemany("INSERT INTO seats VALUES (?, ?)", [(who, page.code) for who in index.people])
            database.execute("DELETE FROM let_in WHERE code = ?", (page.code,))
            database.executemany("INSERT INTO let_in VALUES (?, ?)", [(page.code, who) for who in index.let_in])
        if page.checkpoint is not None:
            self._put_checkpoint(page.code, page.checkpoint)

    def _put_checkpoint(self, code: str, checkpoint: Checkpoint) -> None:
        database = self._writing
        row = (code, checkpoint.entries, checkpoint.rules, packed(checkpoint.body))
        database.execute("REPLACE INTO checkpoints VALUES (?, ?, ?, ?)", row)
        database.execute(
            "DELETE FROM checkpoints WHERE code = ?1 AND entries NOT IN (SELECT value FROM json_each(?2))",
            (code, _encoder.encode([checkpoint.entries, *checkpoint.stay]).decode()),
        )
        if checkpoint.page is not None:
            row_of_log = (code, checkpoint.page.first, packed(checkpoint.page.lines))
            database.execute("REPLACE INTO log VALUES (?, ?, ?)", row_of_log)

    def _put_telling(self, told: Telling) -> None:
        database = self._writing
        database.execute("INSERT OR IGNORE INTO editions VALUES (?, ?)", (told.edition, told.body))
        database.execute("DELETE FROM tellings WHERE code = ? AND first >= ?", (told.code, told.since))
        end = told.rows[-1][0] if told.is_whole else None
        rows = [(told.code, first, steps, first == end) for first, steps in told.rows]
        database.executemany("INSERT INTO tellings VALUES (?, ?, ?, ?)", rows)

    # --- reading -------------------------------------------------------------------------------------------------

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        def ask() -> T:
            try:
                return question(self._reading)
            except sqlite3.Error as error:
                raise StoreError(str(error)) from None

        return await asyncio.get_running_loop().run_in_executor(self._reader, ask)

    async def table(self, code: str) -> Table:
        """The table again from everything that was written about it; whatever is wrong with that is its damage."""

        lines, checkpoints, log = await self._read(lambda database: _all_about(database, code))
        return await asyncio.to_thread(restored, code, lines, checkpoints, log)

    async def bygone(self, code: str) -> Bygone:
        """What the record of a table tells of its match, whatever the rules."""
        lines, _, _ = await self._read(lambda database: _all_about(database, code))
        return Bygone(code, record_of(lines))

    async def lines(self, code: str) -> list[tuple[Any, Any]]:
        """What was written about a table, as it lies there: number and entry."""
        lines, _, _ = await self._read(lambda database: _all_about(database, code))
        return lines

    async def telling(self, code: str, low: int, high: int) -> tuple[int, tuple[tuple[int, bytes], ...]]:
        """From which version on it was kept how the match was told, and what tells of those from `low` to `high`."""

        def ask(database: sqlite3.Connection) -> tuple[int, tuple[tuple[int, bytes], ...]]:
            rows = database.execute(
                "SELECT first, steps FROM tellings WHERE code = ?1 AND first <= ?3 AND first >="
                " (SELECT coalesce(max(first), 0) FROM tellings WHERE code = ?1 AND first <= ?2) ORDER BY first",
                (code, low, high),
            ).fetchall()
            (first,) = database.execute("SELECT min(first) FROM tellings WHERE code = ?", (code,)).fetchone()
            return first or 0, tuple(rows)

        return await self._read(ask)

    async def is_told(self, code: str) -> bool:
        """Whether it is kept how the match was told, to its end."""
        return await self._read(
            lambda database: bool(
                database.execute("SELECT 1 FROM tellings WHERE code = ? AND is_end", (code,)).fetchone()
            )
        )

    async def edition(self, name: str) -> bytes | None:
        row = await self._read(
            lambda database: database.execute("SELECT body FROM editions WHERE id = ?", (name,)).fetchone()
        )
        return row and bytes(row[0])

    async def untold(self, most: int) -> list[str]:
        """Finished matches of which it isn't kept how they were told, the latest first."""
        return await self._read(
            lambda database: [
                code
                for (code,) in database.execute(
                    "SELECT code FROM tables WHERE phase = 'over' AND NOT EXISTS"
                    " (SELECT 1 FROM tellings WHERE tellings.code = tables.code AND is_end)"
                    " ORDER BY touched DESC LIMIT ?",
                    (most,),
                )
            ]
        )

    async def unshelved(self, most: int) -> list[str]:
        """Finished matches that nobody has on their shelf, the latest first."""
        return await self._read(
            lambda database: [
                code
                for (code,) in database.execute(
                    "SELECT code FROM tables WHERE phase = 'over' AND NOT EXISTS"
                    " (SELECT 1 FROM results WHERE results.code = tables.code) ORDER BY touched DESC LIMIT ?",
                    (most,),
                )
            ]
        )

    async def shelving(self, code: str) -> Shelving:
        """A finished match for the shelves of those who played it, from its record."""
        lines, _, _ = await self._read(lambda database: _all_about(database, code))
        return await asyncio.to_thread(lambda: shelving(code, record_of(lines)))

    async def shelf(self, person: str, game: str, page: int) -> Shelf:
        """What that person has played, of one game or of all, so many at a time."""
        return await self._read(lambda database: shelf(database, person, game, page))

    async def way_in(self, code: str, person: str) -> WayIn:
        """One question, the same whether there is no such table or one that keeps its door shut."""
        row = await self._read(
            lambda database: database.execute(
                "SELECT listed OR EXISTS (SELECT 1 FROM let_in WHERE code = ?1 AND person = ?2), spoken"
                " FROM tables WHERE code = ?1",
                (code, person),
            ).fetchone()
        )
        free, spoken = row or (0, 0)
        return WayIn.FREE if free else WayIn.SPOKEN if spoken else WayIn.NONE

    async def behind_link(self, link_hash: bytes) -> str | None:
        """The code of the table that the link opens."""
        row = await self._read(
            lambda database: database.execute("SELECT code FROM tables WHERE link_hash = ?", (link_hash,)).fetchone()
        )
        return str(row[0]) if row else None

    async def open_tables(self, phase: str, most: int) -> list[str]:
        """The codes of listed tables in that phase, the latest first."""
        return await self._read(
            lambda database: [
                code
                for (code,) in database.execute(
                    "SELECT code FROM tables WHERE listed AND phase = ? ORDER BY touched DESC LIMIT ?", (phase, most)
                )
            ]
        )

    async def tables_of(self, person: str, most: int) -> list[str]:
        """The codes of the tables where that person sits and which aren't over, the latest first."""
        return await self._read(
            lambda database: [
                code
                for (code,) in database.execute(
                    "SELECT code FROM seats JOIN tables USING (code) WHERE person = ? AND phase <> 'over'"
                    " ORDER BY touched DESC LIMIT ?",
                    (person, most),
                )
            ]
        )

    async def guest_with(self, key_hash: bytes) -> Guest | None:
        row = await self._read(
            lambda database: database.execute(
                "SELECT id, name, key_hash FROM guests WHERE key_hash = ?", (key_hash,)
            ).fetchone()
        )
        return Guest(*row) if row else None

    async def known_keys(self, key_hashes: set[bytes]) -> set[bytes]:
        """Those of them by which somebody can still come in."""

        def ask(database: sqlite3.Connection) -> set[bytes]:
            known: set[bytes] = set()
            hashes = list(key_hashes)
            for start in range(0, len(hashes), _MOST_IN_A_QUESTION):
                some = hashes[start : start + _MOST_IN_A_QUESTION]
                marks = ", ".join("?" * len(some))
                found = database.execute(f"SELECT key_hash FROM guests WHERE key_hash IN ({marks})", some)
                known.update(key_hash for (key_hash,) in found)
            return known

        return await self._read(ask)


def _all_about(database: sqlite3.Connection, code: str) -> tuple[list[Any], list[Any], list[Any]]:
    """The entries of a table's record, its checkpoints and its log, as they were at one moment."""
    database.execute("BEGIN")
    try:
        lines = database.execute(
            "SELECT number, CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number LIMIT ?",
            (code, _MOST_READ + 1),
        ).fetchall()
        checkpoints = database.execute(
            "SELECT entries, rules, CAST(body AS BLOB) FROM checkpoints WHERE code = ? ORDER BY entries", (code,)
        ).fetchall()
        log = database.execute("SELECT first, CAST(lines AS BLOB) FROM log WHERE code = ? ORDER BY first", (code,))
        found = lines, checkpoints, log.fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT:
            raise Damaged(f"the database file is damaged where this table lies: {error}") from error
        raise
    finally:
        database.execute("COMMIT")
    if len(lines) > _MOST_READ:
        raise Damaged(f"it has more than {_MOST_READ} entries")
    return found
