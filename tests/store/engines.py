"""Every database Sobremesa runs on, to be asked the same things."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, Protocol, final

from benchmarks.cluster.postgres import Given, Postgres

from sobremesa.store.contract import Itself, Store
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.people import Forgetting
from sobremesa.store.kept.tables import Page, Telling
from sobremesa.store.place import Remote, inside
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.acts import Entry, Said, read

Work = Callable[[Any], Awaitable[None]]


@final
class Nobody:
    """Watches a store, and has nothing that could be lost."""

    def lost(self) -> None:
        pass

    def alive(self, addresses: frozenset[str]) -> None:
        pass


class Outside(Protocol):
    def rows(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        """Looked at from outside, as another program would."""


class Engine(Outside, Protocol):
    def store(self) -> Store: ...


@final
class InAFile:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"

    def store(self) -> SqliteStore:
        return SqliteStore(self.file)

    def rows(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        import sqlite3

        database = sqlite3.connect(self.file)
        try:
            return database.execute(question, given).fetchall()
        finally:
            database.close()


@final
class OnAServer:
    """A database of its own on a PostgreSQL that all tests of a process share."""

    def __init__(self, server: Postgres | Given) -> None:
        self._server = server
        self._name = f"tables_{next(_numbers)}"
        self.address = server.make(self._name)

    def store(self, address: str = "", **itself: Any) -> PostgresStore:
        return PostgresStore(self.address, Itself(address, **itself))

    def rows(self, question: str, *given: Any) -> list[tuple[Any, ...]]:
        def ask() -> list[tuple[Any, ...]]:
            with inside(Remote(self.address)) as database:
                return database.execute(question, given).fetchall()

        with ThreadPoolExecutor(1) as beside:  # in this thread there is a loop
            return beside.submit(ask).result()


_numbers = count()


def run(store: Store, work: Work) -> None:
    async def running() -> None:
        await store.start(Nobody())
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(running())


def with_store(file: Path, work: Work) -> None:
    run(SqliteStore(file), work)


async def write(store: Store, what: Page | Telling | Forgetting) -> None:
    """As who has just taken the table."""
    if what.token is None and not (isinstance(what, Page) and what.opens):
        what = replace(what, token=await store.hold(what.code))
    await store.written(what)


def said(text: str, at: float = 1.5) -> Entry:
    return Entry(at, "ana", "", Said("table", "Ana", text))


def texts(engine: Outside, code: str = "BRISA-27") -> list[str]:
    """What was said at the table, in the order of the record."""
    found = engine.rows("SELECT CAST(entry AS BLOB) FROM entries WHERE code = ? ORDER BY number", code)
    return [entry.act.text for (line,) in found if isinstance((entry := read(bytes(line))).act, Said)]


def ignore(_: StoreError | None) -> None:
    pass
