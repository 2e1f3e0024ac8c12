"""Processes for what takes long: a bot's thinking, telling a match again. The event loop never waits for them.

Processes and not threads: a bot is pure Python, and in a thread it would hold the interpreter's lock for several
milliseconds at a time, which every player at every other table would feel.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar, final

P = ParamSpec("P")
T = TypeVar("T")

logger: Final = logging.getLogger(__name__)

_MOST_PROCESSES: Final = 4
_LONGEST: Final = 30.0


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its helpers itself
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_the_server() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end_with_the_server, daemon=True).start()


@final
class Thinkers:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it in another process. The first call starts them."""
        try:
            return await self._attempt(work, *args, **kwargs)
        except BrokenProcessPool:
            logger.warning("a helper process died; starting anew")
            self._pool = None
            return await self._attempt(work, *args, **kwargs)

    async def _attempt(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            processes = min(_MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(processes, context, _settle_in)
        future = self._pool.submit(work, *args, **kwargs)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), _LONGEST)
        except TimeoutError:
            logger.warning("a helper process took more than %d s; starting anew", _LONGEST)
            self._pool = None
            for process in multiprocessing.active_children():
                process.kill()
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
