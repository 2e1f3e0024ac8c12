"""Who is to be called, when, and once: a table says whom it waits for, and what follows from that is kept in the store.

What a call says is what the table shows everybody, whom it waits for, and never what they are asked.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.contract import Store
from sobremesa.store.errors import Elsewhere, StoreError
from sobremesa.store.kept.calling import Call, Called, Calls, Identity, Subscription, Unsubscribe
from sobremesa.tables.table import Table
from sobremesa.web.config import Config
from sobremesa.web.helpers import Busy
from sobremesa.web.push.sealed import fresh_identity
from sobremesa.web.push.sending import Notice, Sender
from sobremesa.web.push.wanted import GONE, TURN, Wanted

logger: Final = logging.getLogger(__name__)

_A_DAY: Final = 1440  # minutes
_MOST_AT_ONCE: Final = 100
_SECONDS_UNTIL_AGAIN: Final = 60.0  # where a table can't be looked at


class Place(Protocol):
    """What is asked of a room."""

    @property
    def table(self) -> Table: ...

    def wanted(self) -> Wanted: ...

    def is_here(self, person: str) -> bool: ...


@final
class Caller:
    def __init__(self, config: Config, store: Store, sender: Sender, room: Callable[[str], Awaitable[Place]]) -> None:
        self._times = config.calls
        self._store = store
        self._sender = sender
        self._room = room
        self._subscribers: set[str] = set()
        self._one_after_the_other = asyncio.Lock()

    async def run(self) -> None:
        """What push services know us by is drawn when a server first starts, and kept with the database."""
        if (secret := await self._store.identity()) is None:
            await self._store.written(Identity(fresh_identity()))
            secret = await self._store.identity()
        assert secret is not None
        self._subscribers = await self._store.subscribers()
        self._sender.begin(secret)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._sender.work())
            group.create_task(self._keep_calling())

    @property
    def public(self) -> str:
        """The key for which browsers give an address; "" until there is one."""
        return self._sender.public

    async def read_anew(self) -> bool:
        """Who wants to be called, as other servers were told too. Whether there is anybody new."""
        before, self._subscribers = self._subscribers, await self._store.subscribers()
        return not self._subscribers <= before

    async def subscribe(self, subscription: Subscription) -> None:
        await self._store.written(subscription)
        self._subscribers.add(subscription.person)

    async def unsubscribe(self, browser: str) -> None:
        await self._store.written(Unsubscribe(browser))

    def concerns(self, wanted: Wanted | None) -> bool:
        """Whether anybody among them wants to be called; None: who it was isn't known."""
        return bool(self._subscribers) if wanted is None else not self._subscribers.isdisjoint(wanted)

    async def heed(self, code: str, wanted: Wanted) -> None:
        """A table waits for those people now, and for nobody else."""
        async with self._one_after_the_other:
            try:
                there = await self._store.calls_at(code)
                kept = {call.person for call in there if wanted.get(call.person) == (call.kind, call.turn)}
                gone = [call for call in there if call.person not in kept]
                now = time.time()
                fresh = [
                    Call(person, code, kind, turn, now + (self._times.after if kind == TURN else 0.0))
                    for person, (kind, turn) in wanted.items()
                    if person in self._subscribers and person not in kept
                ]
                if gone or fresh:
                    await self._store.written(Calls(code, [call.person for call in gone], fresh))
            except StoreError as error:
                logger.error("who is to be called could not be kept: %s", error)
                return
        for call in gone:
            if call.is_sent and call.person not in wanted:
                await self._withdraw(call)

    async def _withdraw(self, call: Call) -> None:
        """They have answered, from wherever: what lies on their other screens goes."""
        for subscription in await self._store.subscriptions_of(call.person):
            if _is_about(subscription, call.code):
                self._sender.send(Notice(subscription, call.code, GONE))

    async def _keep_calling(self) -> None:
        while True:
            await asyncio.sleep(self._times.every)
            try:
                for call in await self._store.due_calls(time.time(), _MOST_AT_ONCE):
                    await self._call(call)
            except StoreError as error:
                logger.error("who is to be called could not be read: %s", error)
            except Exception:
                logger.exception("somebody could not be called")

    async def _call(self, call: Call) -> None:
        try:
            room = await self._room(call.code)
        except (Busy, Elsewhere):  # who has the table calls
            return
        except SobremesaError:  # damaged, or of a game that isn't here now
            await self._store.written(Called(call, time.time() + _SECONDS_UNTIL_AGAIN, False))
            return
        now = time.time()
        if room.wanted().get(call.person) != (call.kind, call.turn):
            await self.heed(call.code, room.wanted())
            return
        # Who has a page open there may look at it or have left it open, nobody knows: they are called too, only later.
        if room.is_here(call.person) and now - call.due < self._times.though_here:
            return
        subscriptions = [one for one in await self._store.subscriptions_of(call.person) if _is_about(one, call.code)]
        awake = [one for one in subscriptions if not _minutes_of_quiet(one, now)]
        if subscriptions and not awake:
            minutes = min(_minutes_of_quiet(one, now) for one in subscriptions)
            await self._store.written(Called(call, now + 60 * minutes, False))
            return
        # First, and then it is sent: rather not at all than twice.
        await self._store.written(Called(call, now, True))
        for subscription in awake:
            self._sender.send(Notice(subscription, call.code, call.kind, room.table.game.info.id))


def _is_about(subscription: Subscription, code: str) -> bool:
    return subscription.tables is None or code in subscription.tables


def _minutes_of_quiet(subscription: Subscription, now: float) -> int:
    """How many more minutes nothing is to be heard there."""
    begin, end = subscription.quiet_from, subscription.quiet_until
    if begin is None or end is None or begin == end:
        return 0
    minute = int(now // 60) % _A_DAY
    if (minute - begin) % _A_DAY >= (end - begin) % _A_DAY:
        return 0
    return (end - minute) % _A_DAY
