"""The way out: notices wait in a line that has an end, and a few workers write them to the addresses browsers gave."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final, final

import msgspec

from sobremesa.store.contract import Store
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.calling import Subscription, Unsubscribe
from sobremesa.web.base64url import base64url
from sobremesa.web.push.outside import NotOutside, Outside, Unreachable
from sobremesa.web.push.sealed import Identity, sealed
from sobremesa.web.push.wanted import GONE

logger: Final = logging.getLogger(__name__)

_WORKERS: Final = 4
_MOST_WAITING: Final = 1000
_TIMES: Final = 3
_SECONDS_BETWEEN: Final = 60.0
_SECONDS_TO_KEEP: Final = 24 * 3600  # how long the service keeps what it can't deliver
_AS_LONG_AS: Final = 256  # bytes: how long a message is tells nothing of what it says
_NO_MORE: Final = (404, 410)
_AGAIN: Final = (408, 425, 429, 500, 502, 503, 504)
# Those take the permission away from pages whose messages show nothing.
_SHOWS_ALL: Final = ".push.apple.com"


@final
@dataclass(frozen=True)
class Notice:
    """What one browser is told. There is nothing in it that isn't told everybody at the table."""

    subscription: Subscription
    code: str
    kind: str
    game: str = ""
    times: int = 0

    def message(self) -> bytes:
        said = {"kind": self.kind, "code": self.code, "game": self.game, "language": self.subscription.language}
        return msgspec.json.encode(said).ljust(_AS_LONG_AS)


@final
class Sender:
    def __init__(self, store: Store, outside: Outside, contact: str) -> None:
        self._store = store
        self._outside = outside
        self._contact = contact
        self._identity: Identity | None = None
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(_MOST_WAITING)

    def begin(self, secret: bytes) -> None:
        self._identity = Identity(secret)

    @property
    def public(self) -> str:
        return self._identity.public if self._identity is not None else ""

    def send(self, notice: Notice) -> None:
        try:
            self._waiting.put_nowait(notice)
        except asyncio.QueueFull:
            logger.warning("too many are to be called; one is left out")

    async def work(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(_WORKERS):
                group.create_task(self._work_for_ever())

    async def _work_for_ever(self) -> None:
        while True:
            notice = await self._waiting.get()
            try:
                await self._deliver(notice)
            except StoreError as error:
                logger.error("an address that is gone could not be deleted: %s", error)
            except Exception:
                logger.exception("somebody could not be called")

    async def _deliver(self, notice: Notice) -> None:
        subscription = notice.subscription
        try:
            place = self._outside.place(subscription.endpoint)
            if notice.kind == GONE and place.host.endswith(_SHOWS_ALL):
                return
            status = await self._outside.post(place, self._headers(notice, place.service), self._body(notice))
        except NotOutside:
            status = 410  # it may have been outside when it was given
        except Unreachable:
            status = 503
        if status in _NO_MORE:
            await self._store.written(Unsubscribe(subscription.browser, subscription.endpoint))
        elif status in _AGAIN and notice.times + 1 < _TIMES:
            later = replace(notice, times=notice.times + 1)
            asyncio.get_running_loop().call_later(_SECONDS_BETWEEN * later.times, self.send, later)
        elif status >= 300:
            logger.info("a push service answered %d", status)

    def _headers(self, notice: Notice, service: str) -> dict[str, str]:
        assert self._identity is not None
        topic = sha256(f"{self.public} {notice.code}".encode()).digest()[:24]
        return {
            "Authorization": self._identity.authorization(service, self._contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_SECONDS_TO_KEEP),
            "Topic": base64url(topic),  # what waits there of that table gives way to what is newer
            "Urgency": "normal",
        }

    def _body(self, notice: Notice) -> bytes:
        return sealed(notice.message(), notice.subscription.public, notice.subscription.auth)
