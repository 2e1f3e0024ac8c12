"""Everything a store is asked: the same questions whichever database is behind it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from sobremesa.store.alarms import ringing
from sobremesa.store.browsers import browser_with, browsers_of, known_keys
from sobremesa.store.calls import calls_at, due_calls, identity_of, subscribers, subscriptions_of
from sobremesa.store.errors import Unindexed
from sobremesa.store.kept.calling import Call, Subscription
from sobremesa.store.kept.hosting import Overlooked, Rulings
from sobremesa.store.kept.passkeys import Passkey
from sobremesa.store.kept.people import Browser, Guest, Kept, Shelf
from sobremesa.store.kept.tables import Shown, WayIn
from sobremesa.store.looking_through import look_through
from sobremesa.store.passkeys import passkey_with, passkeys_of
from sobremesa.store.reading import (
    all_about,
    is_told,
    open_tables,
    tables_of,
    telling_of,
    way_in,
)
from sobremesa.store.reports import is_full, reported_by
from sobremesa.store.retention import strangers, unstarted
from sobremesa.store.rows import Database
from sobremesa.store.ruling import overlooked, rulings
from sobremesa.store.sealing import sound
from sobremesa.store.shelves import everything_on_the_shelf, shelf
from sobremesa.store.traces import traces
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.played import Shelving, shelving
from sobremesa.tables.restoring import record_of
from sobremesa.tables.table import Table

T = TypeVar("T")

_MOST_ASKED_FOR: Final = 500  # in one statement


class Asked(ABC):
    @abstractmethod
    async def _read(self, question: Callable[[Database], T], *, at_once: bool = False) -> T:
        """Put the question to the database; `at_once`: all of it as it is at one moment."""

    async def _held(self, codes: list[str]) -> set[str]:
        """Those of the tables that a server has which runs."""
        return set()

    # --- tables ------------------------------------------------------------------------------------------------------

    async def table(self, code: str) -> Table:
        """The table again from everything that was written about it; whatever is wrong with that is its damage."""
        found = await self._read(lambda database: all_about(database, code), at_once=True)
        return await asyncio.to_thread(found.table)

    async def bygone(self, code: str) -> Bygone:
        """What the record of a table tells of its match, whatever the rules."""
        found = await self._read(lambda database: all_about(database, code), at_once=True)
        return Bygone(code, record_of(found.lines()))

    async def remains(self, code: str) -> list[tuple[Any, Any]]:
        """What was written about a table, number and entry, as far as it is still what was written."""
        found = await self._read(lambda database: all_about(database, code), at_once=True)
        return found.sound_lines()

    async def telling(self, code: str, low: int, high: int) -> tuple[int, tuple[tuple[int, bytes], ...]]:
        """From which version on it was kept how the match was told, and what tells of those from `low` to `high`."""
        return await self._read(lambda database: telling_of(database, code, low, high))

    async def is_told(self, code: str) -> bool:
        """Whether it is kept how the match was told, to its end."""
        return await self._read(lambda database: is_told(database, code))

    async def edition(self, name: str) -> bytes | None:
        row = await self._read(
            lambda database: database.execute("SELECT id, body, seal FROM editions WHERE id = ?", (name,)).fetchone()
        )
        return row and bytes(sound("editions", row, f"edition {name}")[1])

    async def is_over(self, code: str) -> bool:
        return await self._read(
            lambda database: bool(
                database.execute("SELECT 1 FROM tables WHERE code = ? AND phase = 'over'", (code,)).fetchone()
            )
        )

    async def untold(self, most: int) -> list[str]:
        """Finished matches of which it isn't kept how they were told, the latest first."""
        return await self._read(
            lambda database: [
                code
                for (code,) in database.execute(
                    "SELECT code FROM tables WHERE phase = 'over' AND NOT EXISTS"
                    " (SELECT 1 FROM tellings WHERE tellings.code = tables.code AND is_end = 1)"
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
        found = await self._read(lambda database: all_about(database, code), at_once=True)
        return await asyncio.to_thread(lambda: shelving(code, record_of(found.lines())))

    async def shelf(self, person: str, game: str, page: int) -> Shelf:
        """What that person has played, of one game or of all, so many at a time."""
        return await self._read(lambda database: shelf(database, person, game, page))

    async def way_in(self, code: str, person: str) -> WayIn:
        """One question, the same whether there is no such table or one that keeps its door shut."""
        try:
            return await self._read(lambda database: way_in(database, code, person))
        except Unindexed:  # or it was written while it was read, row after row
            return await self._read(lambda database: way_in(database, code, person), at_once=True)

    async def behind_link(self, link_hash: bytes) -> str | None:
        """The code of the table that the link opens."""
        row = await self._read(
            lambda database: database.execute("SELECT code FROM tables WHERE link_hash = ?", (link_hash,)).fetchone()
        )
        return str(row[0]) if row else None

    async def open_tables(self, phase: str, most: int) -> list[Shown]:
        """Shown tables in that phase, the latest first."""
        return await self._listed(await self._read(lambda database: open_tables(database, phase, most)))

    async def tables_of(self, person: str, most: int) -> list[Shown]:
        """The tables where that person sits and which aren't over, the latest first."""
        return await self._listed(await self._read(lambda database: tables_of(database, person, most)))

    async def _listed(self, found: list[tuple[str, bytes]]) -> list[Shown]:
        held = await self._held([code for code, _ in found])
        return [Shown(code, body, code in held) for code, body in found]

    async def ringing(self, now: float, most: int) -> list[str]:
        """The tables whose clock has run out, the first first."""
        return await self._read(lambda database: ringing(database, now, most))

    async def outdated(self, most: int) -> list[str]:
        """Tables that aren't over and of which lists show what was before."""
        return await self._read(
            lambda database: [
                code
                for (code,) in database.execute(
                    "SELECT code FROM tables JOIN summaries USING (code) JOIN ends USING (code)"
                    " WHERE phase <> 'over' AND summaries.entries <> ends.entries ORDER BY touched DESC LIMIT ?",
                    (most,),
                )
            ]
        )

    async def look_through(self) -> list[str]:
        """Say in the log what isn't what was written; the codes of tables that can't be found as they should be."""
        return await self._read(look_through)

    # --- what is not kept for ever -----------------------------------------------------------------------------------

    async def unstarted(self, before: float, after: str, most: int) -> list[str]:
        """Codes after that one, in their order, of tables that may be of no match that began, and rest since then."""
        return await self._read(lambda database: unstarted(database, before, after, most))

    async def strangers(self, before: float, after: str, most: int) -> list[str]:
        """Guests who left nothing at any table and weren't here since then, in the order of their numbers."""
        return await self._read(lambda database: strangers(database, before, after, most))

    async def rulings(self) -> Rulings:
        """All that the host has decided."""
        return await self._read(rulings)

    async def overlooked(self) -> list[Overlooked]:
        """The tables that aren't over, as the host may know of them."""
        return await self._read(overlooked)

    # --- what is kept of people ----------------------------------------------------------------------------------

    async def tables_written_at(self, person: str) -> list[str]:
        """Where that person has left anything of theirs."""
        return await self._read(
            lambda database: [
                code for (code,) in database.execute("SELECT code FROM traces WHERE person = ?", (person,))
            ]
        )

    async def half_forgotten(self) -> list[str]:
        """Who wanted to be forgotten, and a server that was killed didn't come to the end of it."""
        return await self._read(
            lambda database: [
                person
                for (person,) in database.execute("SELECT DISTINCT person FROM traces JOIN forgotten USING (person)")
            ]
        )

    async def all_of(self, person: str) -> Kept:
        """All that is kept of that person; table by table, so that nobody else waits for long."""
        tables = [
            (code, await self._read(partial(traces, code=code, person=person)))
            for code in await self.tables_written_at(person)
        ]

        def besides(database: Database) -> Kept:
            (muted,) = database.execute("SELECT count(*) FROM mutes WHERE person = ?", (person,)).fetchone()
            shelf_of_theirs = everything_on_the_shelf(database, person)
            return Kept(
                shelf_of_theirs,
                tables,
                muted,
                reported_by(database, person),
                browsers_of(database, person),
                subscriptions_of(database, person),
                passkeys_of(database, person),
            )

        return await self._read(besides)

    async def takes_reports(self, code: str) -> bool:
        """Whether the host can still be told of lines at that table."""
        return not await self._read(lambda database: is_full(database, code))

    async def muted_by(self, person: str) -> list[str]:
        return await self._read(
            lambda database: [
                muted for (muted,) in database.execute("SELECT muted FROM mutes WHERE person = ?", (person,))
            ]
        )

    async def muted_by_each(self, people: list[str]) -> dict[str, list[str]]:
        def ask(database: Database) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {person: [] for person in people}
            for start in range(0, len(people), _MOST_ASKED_FOR):
                some = people[start : start + _MOST_ASKED_FOR]
                marks = ", ".join("?" * len(some))
                rows = database.execute(f"SELECT person, muted FROM mutes WHERE person IN ({marks})", some)
                for person, muted in rows:
                    found[person].append(muted)
            return found

        return await self._read(ask) if people else {}

    async def identity(self) -> bytes | None:
        return await self._read(identity_of)

    async def subscriptions_of(self, person: str) -> list[Subscription]:
        return await self._read(lambda database: subscriptions_of(database, person))

    async def subscribers(self) -> set[str]:
        return await self._read(subscribers)

    async def calls_at(self, code: str) -> list[Call]:
        return await self._read(lambda database: calls_at(database, code))

    async def due_calls(self, now: float, most: int) -> list[Call]:
        return await self._read(lambda database: due_calls(database, now, most))

    async def browser_with(self, key_hash: bytes) -> tuple[Guest, Browser] | None:
        """Who comes from the browser that has this key."""
        return await self._read(lambda database: browser_with(database, key_hash))

    async def browsers_of(self, person: str) -> list[Browser]:
        return await self._read(lambda database: browsers_of(database, person))

    async def passkey_with(self, credential: bytes) -> Passkey | None:
        """The passkey that a device finds by that."""
        return await self._read(lambda database: passkey_with(database, credential))

    async def passkeys_of(self, person: str) -> list[Passkey]:
        return await self._read(lambda database: passkeys_of(database, person))

    async def known_keys(self, key_hashes: set[bytes]) -> set[bytes]:
        """Those of them by which somebody can still come in."""
        return await self._read(lambda database: known_keys(database, key_hashes))
