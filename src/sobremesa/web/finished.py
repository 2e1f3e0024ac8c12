"""What is asked about finished matches: worked out once, kept while there is room, only so much of it at a time.

A finished match never changes, so neither does its file, nor how it is told again, nor whether it holds.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, final

from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile, NotVerified, SobremesaError
from sobremesa.kernel.game import Game
from sobremesa.store.contract import Store
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.coming_back import Damaged
from sobremesa.tables.table import Table
from sobremesa.web import replay, telling
from sobremesa.web.analyses import Analyses
from sobremesa.web.helpers import Helpers, TooLong
from sobremesa.web.limits import Places

logger: Final = logging.getLogger(__name__)

_MOST_BYTES: Final = 32 * 1024 * 1024
_WEIGHT_OF_AN_ERROR: Final = 1000
_ALWAYS_SO: Final = (BadFile, NotVerified, TooLong)  # asking again would change nothing

Match = Table | Bygone
Key = tuple[str, ...]
Outcome = bytes | SobremesaError


class TooMany(SobremesaError):
    """Whoever asks has asked for several already that aren't ready yet."""


@final
class Finished:
    def __init__(
        self,
        helpers: Helpers,
        places: Places,
        store: Store,
        analyses: Analyses,
        most_bytes: int = _MOST_BYTES,
    ) -> None:
        self._helpers = helpers
        self._store = store
        self._places = places
        self._most_bytes = most_bytes
        self._kept: OrderedDict[Key, Outcome] = OrderedDict()
        self._bytes = 0
        self.analyses = analyses
        self._editions: dict[str, telling.Named] = {}
        self._under_way: dict[Key, asyncio.Task[Outcome]] = {}
        self._outdated: set[Key] = set()  # of what is under way: it tells of somebody who has been forgotten meanwhile

    def file(self, match: Match) -> bytes:
        """The match file, to be read by people too."""
        key = _key(match, "file")
        known = self._kept.get(key)
        if isinstance(known, bytes):
            self._kept.move_to_end(key)
            return known
        file = record.written(match.file())
        self._keep(key, file)
        return file

    async def told(self, match: Match, seat: int, page: int, address: str) -> bytes:
        """A page of the match as that seat saw it, packed."""
        key = _key(match, "told", str(seat), str(page))
        first = page * replay.PAGE_SIZE
        kept = telling.NOTHING
        if await self._store.is_told(match.code):
            try:
                earliest, rows = await self._store.telling(match.code, first, first + replay.PAGE_SIZE)
                kept = telling.Kept(earliest, rows, self.edition(match.game)[0])
            except Damaged as damage:
                logger.error("match %s is told from its record: %s", match.code, damage)
        return await self._outcome(key, address, replay.packed_page, match.code, self.file(match), seat, page, kept)

    def edition(self, game: Game[Any]) -> telling.Named:
        """In which words and tables that game is told today."""
        found = self._editions.get(game.info.id)
        if found is None:
            found = self._editions[game.info.id] = telling.edition_of(game)
        return found

    async def verified(self, match: Match, address: str) -> bytes:
        """Whether it holds."""
        return await self._outcome(_key(match, "verified"), address, replay.verify, self.file(match))

    async def remains(self, code: str, page: int, address: str) -> bytes:
        """A page of what a damaged record still tells, packed. Once it is mended it is no longer asked for."""
        lines = await self._store.remains(code)
        return await self._outcome((code, "remains", str(page)), address, replay.packed_remains, code, lines, page)

    async def forget(self, code: str) -> None:
        """Somebody in that match is called otherwise now: what was kept of it, here and by those who help, goes."""
        for key in [key for key in self._kept if key[0] == code]:
            self._bytes -= _weight(self._kept.pop(key))
        self._outdated |= {key for key in self._under_way if key[0] == code}
        await self._helpers.run(replay.forget_all)
        await self.analyses.forget(code)

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
            if key in self._outdated:
                self._outdated.discard(key)
            elif isinstance(outcome, (bytes, *_ALWAYS_SO)):
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


def _key(match: Match, *what: str) -> Key:
    # Somebody may stand up after the end, and then the file names the chair differently.
    return (match.code, *what, *match.names)
