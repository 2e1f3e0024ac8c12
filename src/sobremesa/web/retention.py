"""What nobody goes on with is not kept for ever: it is looked for now and then, and all of it is deleted.

A match that began is never deleted here. A table is looked at in its record, not only found by its row; and one that
anybody has open, or that somebody wrote to meanwhile, stays.
"""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING, Final

from sobremesa.store.contract import Scrubbing
from sobremesa.store.kept.people import Departure
from sobremesa.tables.table import GATHERING, Table

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

SECONDS_BETWEEN: Final = 3600.0
_AT_ONCE: Final = 200  # looked for; in between everybody else is served


async def sweep(hub: Hub) -> None:
    """Delete what has rested for too long, if no other server is at it."""
    assert hub.config.keep_unstarted is not None
    before = time.time() - hub.config.keep_unstarted
    async with hub.store.alone("retention") as is_mine:
        if is_mine:
            tables, guests = await _tables(hub, before), await _guests(hub, before)
            if tables or guests:
                await hub.store.written(Scrubbing())
                logger.info("%d tables where no match began and %d guests who never sat were deleted", tables, guests)


async def _tables(hub: Hub, before: float) -> int:
    deleted, last = 0, ""
    while codes := await hub.store.unstarted(before, last, _AT_ONCE):
        last = codes[-1]
        for code in codes:
            deleted += await hub.removing.remove(code, lambda table: _rests(table, before))
    return deleted


def _rests(table: Table, before: float) -> bool:
    """Whether no match ever began there but a lesson that was left off, and nothing was said since."""
    return table.touched < before and (table.phase == GATHERING or table.lesson_step is not None)


async def _guests(hub: Hub, before: float) -> int:
    deleted, last = 0, ""
    while people := await hub.store.strangers(before, last, _AT_ONCE):
        last = people[-1]
        here = {socket.person.id for socket in hub.sockets}
        gone = [person for person in people if person not in here]
        if gone:
            await hub.store.written(Departure(gone, before))
            deleted += len(gone)
    return deleted
