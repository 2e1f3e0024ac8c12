"""Analyses of finished matches: worked out piece by piece in a process of their own, shown as they grow, then kept.

Two people who ask share one. What is shown of it to everybody is the same, and bears no names.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any, Final, final

import msgspec

from sobremesa.bots.analysis.course import course, forget_all
from sobremesa.bots.analysis.told import Analysis, nothing_yet
from sobremesa.kernel.errors import BadFile, SobremesaError
from sobremesa.web.helpers import Busy, Helpers
from sobremesa.web.limits import Places

logger: Final = logging.getLogger(__name__)

_MOST_KEPT: Final = 64
_SECONDS_BETWEEN_TRIES: Final = 1.0

Outcome = bytes | SobremesaError


@final
class Analyses:
    def __init__(self, helpers: Helpers, places: Places) -> None:
        self._helpers = helpers
        self._places = places
        self._kept: OrderedDict[str, Outcome] = OrderedDict()  # by table
        self._growing: dict[str, Analysis] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def of(self, code: str, game: str, seats: int, file: bytes, address: str) -> bytes:
        """What is known of it now, as JSON; `is_done` says whether that is all. Asking begins it."""
        kept = self._kept.get(code)
        if isinstance(kept, SobremesaError):
            raise kept.with_traceback(None)
        if kept is not None:
            self._kept.move_to_end(code)
            return kept
        told = self._growing.get(code)
        if told is None:
            if not self._places.take(address):
                raise Busy("several matches are being analysed")
            told = self._growing[code] = nothing_yet(game, seats)
            task = self._tasks[code] = asyncio.get_running_loop().create_task(self._grow(code, told, file))
            task.add_done_callback(lambda _: self._places.give_back(address))  # also of one that never began
        return msgspec.json.encode(told)

    async def forget(self, code: str) -> None:
        """Somebody in that match is called otherwise now: the file that it was made from bears names."""
        task = self._tasks.pop(code, None)
        if task is not None:
            task.cancel()
        self._growing.pop(code, None)
        self._kept.pop(code, None)
        if task is not None or self._helpers.pids:
            await self._helpers.run(forget_all)

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _grow(self, code: str, told: Analysis, file: bytes) -> None:
        outcome: Outcome
        try:
            await self._work_out(told, file)
            outcome = msgspec.json.encode(told)
        except SobremesaError as error:
            logger.warning("match %s was not analysed: %s", code, error)
            outcome = error
        except Exception:  # whatever it is that the rules or a bot break on, they would again
            logger.exception("match %s could not be analysed", code)
            outcome = BadFile("this match can't be analysed")
        finally:
            if self._growing.get(code) is told:
                del self._growing[code]
                del self._tasks[code]
        self._kept[code] = outcome
        if len(self._kept) > _MOST_KEPT:
            self._kept.popitem(last=False)

    async def _work_out(self, told: Analysis, file: bytes) -> None:
        pieces = course(told)
        result: Any = None
        while True:
            try:
                work, given = pieces.send(result)
            except StopIteration:
                return
            while True:
                try:
                    result = await self._helpers.run(work, file, *given)
                    break
                except Busy:
                    await asyncio.sleep(_SECONDS_BETWEEN_TRIES)
