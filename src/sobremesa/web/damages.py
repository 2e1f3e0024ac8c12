"""The tables that can't be opened: each is tried again only after a while, and logged once."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Final, final

from sobremesa.tables.coming_back import Damaged, Older
from sobremesa.tables.restoring import GameAway

logger: Final = logging.getLogger(__name__)

_MOST_REMEMBERED: Final = 10_000
_SECONDS_UNTIL_TRIED_AGAIN: Final = 60.0


@final
class Damages:
    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[float, Damaged]] = OrderedDict()
        self._logged: OrderedDict[str, None] = OrderedDict()

    def check(self, code: str) -> None:
        """Raise what was wrong with the table a moment ago."""
        if self.is_known(code):
            raise self._known[code][1].with_traceback(None)

    def is_known(self, code: str) -> bool:
        found = self._known.get(code)
        return found is not None and time.monotonic() - found[0] < _SECONDS_UNTIL_TRIED_AGAIN

    def note(self, code: str, damage: Damaged) -> None:
        # A copy, without the way it came: that would keep the whole table in memory.
        plain = damage.copy() if isinstance(damage, GameAway | Older) else Damaged(str(damage))
        self._known[code] = (time.monotonic(), plain)
        self._known.move_to_end(code)
        if len(self._known) > _MOST_REMEMBERED:
            self._known.popitem(last=False)
        if isinstance(damage, GameAway):
            if self._is_news(damage.game):
                logger.warning("%s; its tables wait for it", damage)
        elif isinstance(damage, Older):
            if not damage.is_over and self._is_news(code):
                logger.warning("table %s waits for rules that can take it up: %s", code, damage)
        elif self._is_news(code):
            logger.error("table %s is damaged: %s", code, damage)

    def _is_news(self, what: str) -> bool:
        if what in self._logged:
            return False
        self._logged[what] = None
        if len(self._logged) > _MOST_REMEMBERED:
            self._logged.popitem(last=False)
        return True
