"""What people ask beside the table: not to hear somebody, to tell the host of a line. There nothing comes of it."""

from __future__ import annotations

import logging
import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sobremesa.store.kept.hosting import Report
from sobremesa.tables import talking
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import WATCHERS_ROOM, Table
from sobremesa.web import wire
from sobremesa.web.connection import Connection
from sobremesa.web.mutes import MOST_MUTED

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


async def carry_out(
    hub: Hub, table: Table, here: Collection[str], connection: Connection, message: wire.Mute | wire.Report
) -> None:
    person = connection.person.id
    if isinstance(message, wire.Report):
        await _report(hub, table, person, message)
        return
    known = table.called.known_to(talking.hears(table, person, WATCHERS_ROOM))
    other = table.called.person_behind(message.person, known | set(here))
    if other is None or other == person:
        raise Refusal("no-person")
    if message.yes and len(connection.muted) >= MOST_MUTED:
        raise Refusal("muted-enough")
    await hub.mutes.change(person, other, yes=message.yes)


async def _report(hub: Hub, table: Table, person: str, asked: wire.Report) -> None:
    """Whether there is such a line is told those alone who could read it."""
    line = next((one for one in table.chat if one.room == asked.room and one.number == asked.number), None)
    if line is None or line.person == person or not talking.hears(table, person, line.room):
        raise Refusal("no-line")
    if not await hub.store.takes_reports(table.code):
        raise Refusal("reported-enough")
    await hub.store.written(Report(table.code, line.room, line.number, person, time.time()))
    logger.warning("a line of chat was reported: `sobremesa reports` shows it")
