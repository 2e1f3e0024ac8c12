"""What bots are thinking about at one table: each decision once, in another process, for as long as a bot pauses."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

from sobremesa import bots
from sobremesa.bots.guest import Fault
from sobremesa.kernel import registry
from sobremesa.tables import thinking
from sobremesa.web.helpers import Busy, TooLong

if TYPE_CHECKING:
    from sobremesa.web.hub import Hub

logger: Final = logging.getLogger(__name__)

Thought = tuple[str, Fault | None]  # the option, and what was amiss


@final
class Thoughts:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._one_at_a_time = asyncio.Lock()  # of what takes long
        self._under_way: dict[str, asyncio.Task[None]] = {}  # by decision

    def __len__(self) -> int:
        return len(self._under_way)

    def __contains__(self, decision: str) -> bool:
        return decision in self._under_way

    def begin(
        self,
        decision: str,
        asked: thinking.Question | str,
        then: Callable[[str, Fault | None], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Think about it; `then` is given the option that was chosen, and what was amiss with the bot if somebody else
        had to choose for it. What is known already is only waited for."""

        async def think() -> None:
            try:
                option, fault = await self._thought(asked)
            except Exception as error:
                failed(error)
                return
            finally:
                del self._under_way[decision]
            then(option, fault)

        self._under_way[decision] = self._hub.spawn(think())

    def stop(self) -> None:
        for task in self._under_way.values():
            task.cancel()

    async def _thought(self, asked: thinking.Question | str) -> Thought:
        # The pause is drawn before anything is thought about, and kept whatever comes of it: how long a bot takes tells
        # nothing.
        thought, _ = await asyncio.gather(self._think_about(asked), asyncio.sleep(self._pause(asked)))
        return thought

    def _pause(self, asked: thinking.Question | str) -> float:
        if not isinstance(asked, str) and not bots.is_quick(asked.level):
            return self._hub.config.long_pause
        return random.uniform(*self._hub.config.bot_pause)

    async def _think_about(self, asked: thinking.Question | str) -> Thought:
        if isinstance(asked, str):
            return asked, None
        fault: Fault | None = None
        if not bots.is_quick(asked.level):
            try:
                async with self._one_at_a_time:
                    return await self._hub.deep_thinkers.run(thinking.answer, asked), None
            except Busy:
                pass  # it still sits there, and thinks again when there is room for it
            except Exception as error:
                fault = _fault_of(error)
                logger.warning("a bot gave no choice, and the house goes on in its chair: %s", error)
            asked = asked._replace(level=bots.best_for(registry.get(asked.game)), told=())
        try:
            return await self._hub.thinkers.run(thinking.answer, asked), fault
        except Exception:
            logger.exception("a bot could not choose; it will draw")
            return thinking.answer(asked._replace(level=thinking.STAND_IN_OF_LAST_RESORT)), fault


def _fault_of(error: Exception) -> Fault:
    match error:
        case bots.BotFault():
            return error.fault
        case bots.NoSuchBot():
            return "gone"
        case TooLong():
            return "too-slow"
    return "raised"
