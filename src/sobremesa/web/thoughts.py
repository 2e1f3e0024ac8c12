"""What bots are thinking about at one table: each decision once, in another process, for as long as a bot pauses."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from sobremesa.tables import thinking

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)


@final
class Thoughts:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._under_way: dict[str, asyncio.Task[None]] = {}  # by decision

    def __len__(self) -> int:
        return len(self._under_way)

    def __contains__(self, decision: str) -> bool:
        return decision in self._under_way

    def begin(
        self,
        decision: str,
        asked: thinking.Question | str,
        then: Callable[[str], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Think about it; `then` is given the option that was chosen. What is known already is only waited for."""

        async def think() -> None:
            try:
                option = await self._thought(asked)
            except Exception as error:
                failed(error)
                return
            finally:
                del self._under_way[decision]
            then(option)

        self._under_way[decision] = self._hub.spawn(think())

    def stop(self) -> None:
        for task in self._under_way.values():
            task.cancel()

    async def _thought(self, asked: thinking.Question | str) -> str:
        # The pause is drawn before anything is thought about, and kept whatever comes of it: how long a bot takes tells
        # nothing.
        low, high = self._hub.config.bot_pause
        option, _ = await asyncio.gather(self._think_about(asked), asyncio.sleep(random.uniform(low, high)))
        return option

    async def _think_about(self, asked: thinking.Question | str) -> str:
        if isinstance(asked, str):
            return asked
        try:
            return await self._hub.thinkers.run(thinking.answer, asked)
        except Exception:
            logger.exception("a bot could not choose; it will draw")
            game, state, chair, _, key = asked
            return thinking.answer((game, state, chair, thinking.STAND_IN_OF_LAST_RESORT, key))
