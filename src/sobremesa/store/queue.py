"""What waits to be written: one batch at a time, and everybody told what became of theirs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, final

from sobremesa.store.contract import Probe, Writable, Written
from sobremesa.store.errors import Conflict, Lost, StoreError
from sobremesa.store.kept.people import Forgetting
from sobremesa.store.kept.tables import Page, Removal, Telling
from sobremesa.store.tokens import Tokens

logger: Final = logging.getLogger(__name__)

Item = tuple[Writable, Written]

SECONDS_BETWEEN_PROBES: Final = 5.0
_SECONDS_FOR_A_PROBE: Final = 15.0
_MOST_AT_ONCE: Final = 1000  # pages in one transaction


@final
class Queue:
    """`attempt` is given what comes into one transaction; when it knows what became of that, it calls `settle`."""

    def __init__(self, attempt: Callable[[list[Writable]], None], tokens: Tokens) -> None:
        self._attempt = attempt
        self._tokens = tokens
        self._waiting: list[Item] = []
        self._singly: list[
            Item
        ] = []  # of a batch that failed: one of them doesn't fit, the others shan't suffer for it
        self._under_way: list[Item] = []
        self._can_write = True
        self._wrote_at = time.monotonic()
        self._began = 0.0
        self._on_settled: list[asyncio.Future[None]] = []

    # --- what is to be written -----------------------------------------------------------------------------------

    def write(self, what: Writable, written: Written) -> None:
        """Write it down; `written` is called once it is safe, or with the reason why it isn't."""
        self._waiting.append((what, written))
        if len(self._waiting) == 1 and not self._under_way:
            asyncio.get_running_loop().call_soon(self._hand_over)  # with whatever else comes in the same turn

    async def written(self, what: Writable) -> None:
        """The same, to be awaited."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(error: StoreError | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.write(what, settle)
        await future

    def _hand_over(self) -> None:
        """All that waits at once: one thing to do, however many tables it is about."""
        while not self._under_way and (self._singly or self._waiting):
            if self._singly:
                batch = [self._singly.pop(0)]
            else:
                batch = self._waiting[:_MOST_AT_ONCE]
                del self._waiting[:_MOST_AT_ONCE]
            # As late as can be: from here on nobody takes that table until this is settled.
            refused = [item for item in batch if not self._tokens.let(item[0])]
            self._under_way = [item for item in batch if item not in refused] if refused else batch
            if self._under_way:
                self._began = time.monotonic()
                self._attempt([what for what, _ in self._under_way])
            for what, written in refused:
                _tell(written, Lost(f"table {_code_of(what)} is no longer this room's to write to"))
            if refused and not self._under_way:
                self._say_settled()

    # --- what became of it ---------------------------------------------------------------------------------------

    def settle(self, error: StoreError | None) -> None:
        """Of what was attempted last. What is lost isn't tried again: nobody knows whether it was written."""
        batch, self._under_way = self._under_way, []
        self._tokens.counts.note(time.monotonic() - self._began)
        if error is not None and len(batch) > 1 and not isinstance(error, Lost):
            self._singly = batch
            self._hand_over()
            return
        if isinstance(error, Lost):
            batch += self._singly
            self._singly = []
        self._note(error)
        self._hand_over()  # first, so that the database works while the others are told
        for _, written in batch:
            _tell(written, error)
        self._hand_over()
        self._say_settled()

    def refuse_all(self, error: StoreError) -> None:
        """What waits can't be written any more; of what is under way it will be told."""
        waiting, self._waiting = self._waiting, []
        for _, written in waiting:
            _tell(written, error)
        self._say_settled()

    def _say_settled(self) -> None:
        waiting, self._on_settled = self._on_settled, []
        for one in waiting:
            if not one.done():
                one.set_result(None)

    def _note(self, error: StoreError | None) -> None:
        failed = None if isinstance(error, Conflict) else error
        if failed is not None and self._can_write:
            logger.error("nothing can be written any more: %s", failed)
        elif failed is None and not self._can_write:
            logger.warning("what is written arrives again")
        self._can_write = failed is None
        self._wrote_at = time.monotonic()

    async def can_write(self) -> bool:
        """Whether what is written arrives. However often that is asked, the disk is bothered only now and then."""
        if time.monotonic() - self._wrote_at > SECONDS_BETWEEN_PROBES:
            self._wrote_at = time.monotonic()
            try:
                await asyncio.wait_for(self.written(Probe()), _SECONDS_FOR_A_PROBE)
            except (StoreError, TimeoutError):
                return False
        return self._can_write

    # --- how much there is ---------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        return bool(self._waiting or self._under_way or self._singly)

    def __len__(self) -> int:
        return len(self._waiting) + len(self._under_way) + len(self._singly)

    def _has(self, code: str) -> bool:
        return any(
            _code_of(what) == code for items in (self._under_way, self._singly, self._waiting) for what, _ in items
        )

    async def passed(self, code: str) -> None:
        """Until nothing that must be that table's owner's is on its way."""
        while self._has(code):
            await self._settled()

    async def calm(self) -> None:
        """Until nothing waits."""
        while self.is_busy:
            await self._settled()

    async def _settled(self) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._on_settled.append(future)
        await future


def _code_of(what: Writable) -> str:
    return what.code if isinstance(what, Page | Telling | Forgetting | Removal) else ""


def _tell(written: Written, error: StoreError | None) -> None:
    try:
        written(error)
    except Exception:  # one who was told stumbles: the others must be told all the same
        logger.exception("what was written could not be told")
