"""What is SQLite's own: a file, its pragmas, its lock, its journal."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.people import Guest
from sobremesa.store.kept.tables import Page
from sobremesa.store.place import file_of
from sobremesa.store.sqlite import SqliteStore
from store.engines import InAFile, said, texts, with_store, write


def test_many_tables_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = 0
    run = SqliteStore._run

    def counted(self: SqliteStore, rows: str, others: list[Page | Guest]) -> None:
        nonlocal runs
        runs += 1
        run(self, rows, others)

    monkeypatch.setattr(SqliteStore, "_run", counted)

    async def work(store: SqliteStore) -> None:
        codes = [f"MESA-{number}" for number in range(1000, 1500)]
        pages = [Page(code, 0, [said("x")], token=await store.hold(code)) for code in codes]
        await asyncio.gather(*(store.written(page) for page in pages))

    with_store(tmp_path / "tables.db", work)
    assert runs == 1


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        await write(store, Page("BRISA-27", 0, [said("before")]))
        store._writing.execute("PRAGMA max_page_count = 20")
        big = [said("x" * 300) for _ in range(1000)]
        with pytest.raises(StoreError, match="full"):
            await write(store, Page("BRISA-27", 1, big))
        store._writing.execute("PRAGMA max_page_count = 1000000")
        await write(store, Page("BRISA-27", 1, [said("after")]))
        assert texts(InAFile(tmp_path)) == ["before", "after"]

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


def test_another_program_that_comes_and_goes_leaves_the_journal_to_the_server(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    journal = file.with_name("tables.db-wal")
    look = "import sqlite3,sys; file = sqlite3.connect(sys.argv[1]); file.execute('SELECT 1 FROM guests'); file.close()"

    async def work(store: SqliteStore) -> None:
        await store.written(Guest("ana", "Ana"))
        before = journal.stat().st_ino
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", look, str(file)], check=True)
        assert journal.stat().st_ino == before
        await store.written(Guest("berta", "Berta"))

    with_store(file, work)
