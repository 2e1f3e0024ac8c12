"""What is kept in memory of what other servers on the same database may change is read anew, again and again.

Names and keys are read whenever somebody comes in, what the host decides every second (`web/obeying.py`). The rest
holds everywhere within some seconds: whom people don't want to hear, who wants to be called, who is to be forgotten.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sobremesa.kernel.errors import SobremesaError

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


async def keep_abreast(hub: Hub) -> None:
    """For as long as there may be other servers."""
    while hub.store.is_shared:
        await asyncio.sleep(hub.config.seconds_between_news)
        for read in (hub.mutes.read_anew, hub.read_anew_who_is_called, hub.farewells.end_them):
            try:
                await read()
            except SobremesaError as error:
                logger.info("what other servers have changed was not read: %s", error)
