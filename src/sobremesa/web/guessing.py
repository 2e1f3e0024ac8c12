"""Codes and links that open nothing: who tries too many of them is held back, whichever servers they ask.

Each server counts for itself, as with everything that is limited. By these alone private tables could be found, so
where there are several servers they also count together.
"""

from __future__ import annotations

import time
from typing import final

from sobremesa.store.contract import Store
from sobremesa.web.limits import Strangers


@final
class Guessing:
    def __init__(self, wrong: Strangers, store: Store) -> None:
        self._wrong = wrong
        self._store = store

    async def may_go_on(self, address: str, *, in_all: bool = True) -> bool:
        if not self._wrong.has(address, in_all=in_all):
            return False
        guesses = self._store.guesses
        if guesses is None:
            return True
        most = self._wrong.most_within(address, 60.0 * guesses.minutes, in_all=in_all)
        lately = await guesses.lately(list(most), time.time())
        return all(lately.get(whence, 0) < allowed for whence, allowed in most.items())

    async def note(self, address: str, *, in_all: bool = True) -> None:
        """One more that opened nothing."""
        self._wrong.take(address, in_all=in_all)
        if self._store.guesses is not None:
            whence = self._wrong.most_within(address, 0.0, in_all=in_all)
            await self._store.guesses.note(list(whence), time.time())
