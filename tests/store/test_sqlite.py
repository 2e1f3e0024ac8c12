"""The record: written once, all or nothing, and there after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.saved import save
from sobremesa.store.contract import Conflict, Guest, Index, Page, StoreError
from sobremesa.store.place import file_of
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.acts import Entry, Said, read
from sobremesa.tables.checkpoint import Checkpoint
from sobremesa.tables.coming_back import Damaged
from tables.gathering import ANA, begun, choose

Work = Callable[[SqliteStore], Awaitable[None]]


def with_store(file: Path, work: Work) -> None:
    async def run() -> None:
        store = SqliteStore(file)
        store.start()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def said(text: str, at: float = 1.5) -> Entry:
    return Entry(at, "ana", "", Said("table", "Ana", text))


def rows(file: Path, question: str, *given: str) -> list[tuple[Any, ...]]:
    """Looked at from outside, as another program would."""
    database = sqlite3.connect(file)
    try:
        return database.execute(question, given).fetchall()
    finally:
        database.close()


def texts(file: Path, code: str = "BRISA-27") -> list[str]:
    """What was said at the table, in the order of the record."""
    found = rows(file, "SELECT entry FROM entries WHERE code = ? ORDER BY number", code)
    return [entry.act.text for (line,) in found if isinstance((entry := read(line)).act, Said)]


def test_what_was_written_is_read_back_after_a_restart(tmp_path: Path) -> None:
    table = begun()
    choose(table, ANA, "mark:4")
    entries = list(table.fresh)
    checkpoint = table.checkpoint()

    async def write(store: SqliteStore) -> None:
        await store.written(
            Page("BRISA-27", 0, entries, checkpoint, Index(True, "playing", ("ana", "blas")), opens=True)
        )

    async def read(store: SqliteStore) -> None:
        again = await store.table("BRISA-27")
        assert again.entries == len(entries)
        assert again.match is not None
        assert table.match is not None
        assert save(again.match) == save(table.match)
        assert len(again.log) == len(table.log)
        with pytest.raises(Damaged, match="nothing is left"):
            await store.table("LUNA-11")
        assert await store.open_tables("playing", 9) == ["BRISA-27"]
        assert await store.open_tables("gathering", 9) == []
        assert await store.tables_of("blas", 9) == ["BRISA-27"]
        assert await store.tables_of("carla", 9) == []

    with_store(tmp_path / "tables.db", write)
    with_store(tmp_path / "tables.db", read)


def test_a_place_in_the_record_is_taken_once(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.written(Page("BRISA-27", 0, [said("first")]))
        with pytest.raises(Conflict):
            await store.written(Page("BRISA-27", 0, [said("another first")]))
        with pytest.raises(Conflict):
            await store.written(Page("BRISA-27", 0, [said("x")], index=Index(True, "playing", ()), opens=True))
        await store.written(Page("BRISA-27", 1, [said("second")]))
        assert texts(tmp_path / "tables.db") == ["first", "second"]

    with_store(tmp_path / "tables.db", work)


def test_a_page_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.written(Page("BRISA-27", 1, [said("in the way")]))
        with pytest.raises(Conflict):
            await store.written(Page("BRISA-27", 0, [said("one"), said("two")], Checkpoint(2, 1, b"{}")))
        assert texts(tmp_path / "tables.db") == ["in the way"]
        assert rows(tmp_path / "tables.db", "SELECT * FROM checkpoints") == []

    with_store(tmp_path / "tables.db", work)


def test_one_bad_page_does_not_hurt_the_others_of_its_batch(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.written(Page("BAD-11", 0, [said("taken")]))
        pages = [Page(f"GOOD-{number}", 0, [said("fine")]) for number in range(10, 60)]
        pages.insert(20, Page("BAD-11", 0, [said("again")]))
        results = await asyncio.gather(*(store.written(page) for page in pages), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict]
        for page in pages:
            assert len(texts(tmp_path / "tables.db", page.code)) == 1

    with_store(tmp_path / "tables.db", work)


def test_many_tables_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = 0
    run = SqliteStore._run

    def counted(self: SqliteStore, rows: str, others: list[Page | Guest]) -> None:
        nonlocal runs
        runs += 1
        run(self, rows, others)

    monkeypatch.setattr(SqliteStore, "_run", counted)

    async def work(store: SqliteStore) -> None:
        pages = [Page(f"MESA-{number}", 0, [said("x")]) for number in range(1000, 1500)]
        await asyncio.gather(*(store.written(page) for page in pages))

    with_store(tmp_path / "tables.db", work)
    assert runs == 1


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.written(Page("BRISA-27", 0, [said("before")]))
        store._writing.execute("PRAGMA max_page_count = 20")
        big = [said("x" * 300) for _ in range(1000)]
        with pytest.raises(StoreError, match="full"):
            await store.written(Page("BRISA-27", 1, big))
        store._writing.execute("PRAGMA max_page_count = 1000000")
        await store.written(Page("BRISA-27", 1, [said("after")]))
        assert texts(tmp_path / "tables.db") == ["before", "after"]

    with_store(tmp_path / "tables.db", work)


def _ignore(_: StoreError | None) -> None:
    pass


def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    async def hurry(store: SqliteStore) -> None:
        for number in range(50):
            store.write(Page("BRISA-27", number, [said("x")]), _ignore)

    with_store(tmp_path / "tables.db", hurry)
    assert len(texts(tmp_path / "tables.db")) == 50


def test_guests_are_found_by_the_hash_of_their_key(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await store.written(Guest("ana", "Ana", b"1" * 32))
        assert await store.guest_with(b"1" * 32) == Guest("ana", "Ana", b"1" * 32)
        assert await store.guest_with(b"2" * 32) is None
        await store.written(Guest("ana", "Ana María", b"2" * 32))
        assert await store.guest_with(b"1" * 32) is None
        found = await store.guest_with(b"2" * 32)
        assert found is not None
        assert found.name == "Ana María"

    with_store(tmp_path / "tables.db", work)


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        assert store._writing.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert store._writing.execute("PRAGMA journal_mode").fetchone() == ("wal",)

    with_store(tmp_path / "tables.db", work)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("this is a letter to my aunt, not a database" * 100)
    with pytest.raises(StoreError, match="can't be opened"):
        SqliteStore(tmp_path / "tables.db")


def test_a_database_of_the_future_is_refused(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "tables.db")
    database.execute("PRAGMA user_version = 99")
    database.close()
    with pytest.raises(StoreError, match="newer"):
        SqliteStore(tmp_path / "tables.db")


def test_the_address_of_a_database() -> None:
    assert file_of("sqlite:///games.db") == Path("games.db")
    assert file_of("sqlite:////srv/games.db") == Path("/srv/games.db")
    assert file_of(None).name == "tables.db"
    for address in ("games.db", "postgres://x", "sqlite:///", ""):
        with pytest.raises(SobremesaError, match="a database is given as"):
            file_of(address)


def test_a_store_that_was_never_used_can_be_closed(tmp_path: Path) -> None:
    async def run() -> None:
        await SqliteStore(tmp_path / "tables.db").close()

    asyncio.run(run())


def test_another_program_that_comes_and_goes_leaves_the_journal_to_the_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    journal = file.with_name("tables.db-wal")
    look = "import sqlite3,sys; file = sqlite3.connect(sys.argv[1]); file.execute('SELECT 1 FROM guests'); file.close()"

    async def work(store: SqliteStore) -> None:
        await store.written(Guest("ana", "Ana", b"key"))
        before = journal.stat().st_ino
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", look, str(file)], check=True)
        assert journal.stat().st_ino == before
        await store.written(Guest("berta", "Berta", b"another"))

    with_store(file, work)
