"""What is left in the database in the end, held against itself and against what everybody saw."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator

import asyncpg

from benchmarks.siege.history import Told, Witnessed, violations
from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Store
from sobremesa.store.place import Remote, opened
from sobremesa.tables import acts
from sobremesa.tables.acts import Entry
from sobremesa.tables.table import Table


class _Nobody:
    def lost(self) -> None: ...
    def alive(self, addresses: frozenset[str]) -> None: ...


async def records_of(address: str) -> dict[str, list[tuple[int, Entry]]]:
    connection = await asyncpg.connect(address)
    found: defaultdict[str, list[tuple[int, Entry]]] = defaultdict(list)
    for code, number, line in await connection.fetch("SELECT code, number, entry FROM entries ORDER BY code, number"):
        found[code].append((number, acts.read(line)))
    await connection.close()
    return dict(found)


async def tables_of(address: str, codes: list[str]) -> dict[str, Table | SobremesaError]:
    """As a server would take them up: from their last checkpoints."""
    store: Store = await asyncio.to_thread(opened, Remote(address))
    await store.start(_Nobody())
    found: dict[str, Table | SobremesaError] = {}
    for code in codes:
        try:
            found[code] = await store.table(code)
        except SobremesaError as error:
            found[code] = error
    await store.close()
    return found


async def everything_wrong(address: str, witnesses: list[Witnessed]) -> list[str]:
    records = await records_of(address)
    tables = await tables_of(address, list(records))
    return [*await asyncio.to_thread(list, violations(witnesses, records)), *_of_checkpoints(records, tables)]


def _of_checkpoints(
    records: dict[str, list[tuple[int, Entry]]], tables: dict[str, Table | SobremesaError]
) -> Iterator[str]:
    for code, rows in records.items():
        table = tables[code]
        if isinstance(table, SobremesaError):
            yield f"{code}: can't be taken up: {table}"
            continue
        try:
            again = Told(code, [entry for _, entry in rows]).table
        except SobremesaError as error:
            yield f"{code}: the record can't be played again: {error}"
            continue
        if table.entries != len(rows) or table.version != again.version:
            yield f"{code}: its checkpoint leads to another version than its record"
        elif table.match is not None and again.match is not None:
            dumps = table.game.schema.dumps
            if dumps(table.match.state) != dumps(again.match.state):
                yield f"{code}: its checkpoint leads to another state than its record"
