"""The rows of a database, for whoever runs the servers, also while they run."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from sobremesa.store.postgres.opening import connected, name_of, told
from sobremesa.store.postgres.schema import check
from sobremesa.store.postgres.statements import Statements


@contextmanager
def inside(address: str) -> Iterator[Statements]:
    with told(address), asyncio.Runner() as runner:
        connection = runner.run(connected(address))
        try:
            runner.run(check(connection, name_of(address)))
            yield Statements(connection, runner.run)
        finally:
            runner.run(connection.close())
