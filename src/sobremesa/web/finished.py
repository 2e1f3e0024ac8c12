"""What is asked about finished matches: worked out once, kept while there is room, only so much of it at a time.

A finished match never changes, so neither does its file, nor how it is told again, nor whether it holds.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, final

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, NotVerified, SobremesaError
from sobremesa.tables.table import Table
from sobremesa.web import replay
from sobremesa.web.helpers import Helpers, TooLong
from sobremesa.web.limits import Places

_MOST_BYTES: Final = 32 * 1024 * 1024
_WEIGHT_OF_AN_ERROR: Final = 1000
_ALWAYS_SO: Final = (BadFile, NotVerified, TooLong)  # asking again would change nothing

Key = tuple[str, ...]
Outcome = bytes | SobremesaError


class TooMany(SobremesaError):
    """Whoever asks has asked for several already that aren't ready yet."""


@final
class Finished:
    def __init__(self, helpers: Helpers, places: Places, most_bytes: int = _MOST_BYTES) -> None:
        self._helpers = helpers
        self._places = places
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Key, Outcome] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[Key, asyncio.Task[Outcome]] = {}

    def file(self, table: Table) -> bytes:
        """The match file, to be read by people too."""
        key = _key(table, "file")
        known = self._kept.get(key)
        if isinstance(known, bytes):
            self._kept.move_to_end(key)
            return known
        file = record.written(table.file())
        self._keep(key, file)
        return file

    async def told(self, table: Table, seat: int, page: int, address: str) -> bytes:
        """A page of the match as that seat saw it, packed."""
        key = _key(table, "told", str(seat), str(page))
        return await self._outcome(key, address, replay.packed_page, table.code, self.file(table), seat, page)

    async def verified(self, table: Table, address: str) -> bytes:
        """Whether it holds."""
        return await self._outcome(_key(table, "verified"), address, replay.verify, self.file(table))

    async def _outcome(self, key: Key, address: str, work: Callable[..., bytes], *args: object) -> bytes:
        outcome = self._kept.get(key)
        if outcome is not None:
            self._kept.move_to_end(key)
        else:
            outcome = await asyncio.shield(self._under_way.get(key) or self._begin(key, address, work, *args))
        if isinstance(outcome, SobremesaError):
            raise outcome.with_traceback(None)  # the same one is raised again and again
        return outcome

    def _begin(self, key: Key, address: str, work: Callable[..., bytes], *args: object) -> asyncio.Task[Outcome]:
        if not self._places.take(address):
            raise TooMany("several are being worked out for you already")

        async def work_out() -> Outcome:
            try:
                outcome: Outcome = await self._helpers.run(work, *args)
            except SobremesaError as error:
                outcome = error
            finally:
                del self._under_way[key]
                self._places.give_back(address)
            if isinstance(outcome, (bytes, *_ALWAYS_SO)):
                self._keep(key, outcome)
            return outcome

        task = self._under_way[key] = asyncio.get_running_loop().create_task(work_out())
        return task

    def _keep(self, key: Key, outcome: Outcome) -> None:
        self._kept[key] = outcome
        self._bytes += _weight(outcome)
        while self._bytes > self._most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _weight(dropped)


def _weight(outcome: Outcome) -> int:
    return len(outcome) if isinstance(outcome, bytes) else _WEIGHT_OF_AN_ERROR


def _key(table: Table, *what: str) -> Key:
    # Somebody may stand up after the end, and then the file names the chair differently.
    return (table.code, *what, *(chair.name for chair in table.chairs))
