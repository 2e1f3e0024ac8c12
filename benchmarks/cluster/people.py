"""People who play at any of several servers, come back wherever they are let in, and ask until they are answered."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, final

import httpx
from websockets.asyncio.client import connect

from benchmarks.cluster.front import Front
from benchmarks.siege.people import _LOST, Guest, Household, Page, _decoder, ended
from sobremesa.web import wire

_SECONDS_BEFORE_COMING_BACK = (0.02, 0.3)  # as the page does at first
_SECONDS_TO_THINK = (0.02, 0.25)
_SECONDS_TO_HEAR = 20.0
_SECONDS_BETWEEN_LOOKS = 0.1
_LEAVES_ONE_IN = 60  # choices
_SECONDS_BETWEEN_LINES = (0.8, 4.0)  # of chat, whoever's turn it is
_STRAIGHT_ONE_IN = 5  # comes by a server rather than by the proxy
# Whoever comes straight notices a server that stands still by itself.
_OF_LINES: dict[str, Any] = {"open_timeout": 2.0, "ping_interval": 1.0, "ping_timeout": 1.5}
_GAMES = (("arcana", 2, 2), ("cosa", 4, 4), ("princesa", 3, 3), ("ansia", 2, 2), ("eldritch", 2, 2), ("arcana", 3, 2))
_LONGEST = 400  # entries of a table's match before another is begun


@final
@dataclass
class Stay:
    """One line to a table, from its first message to its end."""

    straight: bool
    first: float = 0.0
    last: float = 0.0
    ended: float = 0.0
    meant: bool = False  # to leave


@final
class Anywhere(Guest):
    """Comes by the proxy, sometimes straight to one of the servers."""

    def __init__(self, front: Front, servers: list[str], source: str, name: str) -> None:
        super().__init__(front.address, source, name)
        self._front = front
        self._servers = servers
        self._rng = random.Random(f"{source} {name}")
        self.headers = {"X-Forwarded-For": source}
        self.of_lines = _OF_LINES
        self.is_straight = False

    def _choose(self) -> None:
        self.is_straight = self._rng.randrange(_STRAIGHT_ONE_IN) == 0
        self.server = self._rng.choice(self._servers) if self.is_straight else self._front.address

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        self._choose()
        return await super().post(path, body)

    def dial(self, code: str) -> connect:
        self._choose()
        return super().dial(code)


@final
class Stubborn(Page):
    def __init__(self, guest: Anywhere, code: str, *, plays: bool = True) -> None:
        super().__init__(guest, code, plays=plays)
        self._anywhere = guest
        self.stays: list[Stay] = []
        self._stay: Stay | None = None

    def begin(self) -> None:
        super().begin()
        self._talking = asyncio.create_task(self._talk_for_ever())

    async def end(self) -> None:
        await ended(self._talking)
        await super().end()

    async def _talk_for_ever(self) -> None:
        while not self.stops_choosing:
            await asyncio.sleep(self._rng.uniform(*_SECONDS_BETWEEN_LINES))
            said = wire.Say(secrets.token_hex(8), f"hola {self._rng.random()}")
            if await self.ask(said):
                self.witnessed.acknowledged.add(said.id)

    async def _listen_for_ever(self) -> None:
        while not self._has_ended:
            stay = None
            try:
                async with self._guest.dial(self._code) as socket:
                    stay = self._stay = Stay(self._anywhere.is_straight)
                    self._socket = socket
                    self._shuffled.clear()
                    self.witnessed.comes_in()
                    async for data in socket:
                        stay.last = time.monotonic()
                        stay.first = stay.first or stay.last
                        await self._hear(_decoder.decode(data))
            except _LOST:
                pass
            finally:
                self._socket = None
                if stay is not None and stay.first:
                    stay.ended = time.monotonic()
                    stay.meant = stay.meant or self._has_ended
                    self.stays.append(stay)
            await asyncio.sleep(self._rng.uniform(*_SECONDS_BEFORE_COMING_BACK))

    async def ask(self, message: wire.FromClient) -> bool:
        """Until there is an answer, under the same id on each line anew."""
        answer = self._waiting[message.id] = asyncio.get_running_loop().create_future()
        asked_on: Any = None
        since = time.monotonic()
        while not answer.done() and not self._has_ended:
            if self._socket is not asked_on or time.monotonic() - since > _SECONDS_TO_HEAR:
                if self._socket is asked_on is not None:
                    self.unanswered += 1  # it was there all the time
                asked_on, since = self._socket, time.monotonic()
                await self._send(message)
            await asyncio.wait([answer], timeout=_SECONDS_BETWEEN_LOOKS)
        del self._waiting[message.id]
        return answer.done() and answer.result()

    async def _choose(self, decision: wire.Decision) -> None:
        await asyncio.sleep(self._rng.uniform(*_SECONDS_TO_THINK))
        choice = wire.Choose(secrets.token_hex(8), decision.id, self._rng.choice(decision.options).key)
        if self._rng.random() < 0.1:
            await self._send(choice)  # twice
        granted = await self.ask(choice)
        if self._has_ended:
            return  # nobody knows what came of it
        (self.witnessed.acknowledged if granted else self.witnessed.refused).add(choice.id)
        self._choosing = None
        if self._rng.randrange(_LEAVES_ONE_IN) == 0 and self._socket is not None and self._stay is not None:
            self._stay.meant = True
            with suppress(*_LOST):
                await self._socket.close()
            return
        # What is shown may have come before the answer did, or while nobody thought.
        now = self.table and self.table.decision
        if now is not None and not self.stops_choosing:
            self._think(now)


@final
class Company(Household):
    """One table after another, everybody a person but for a bot now and then."""

    def __init__(self, front: Front, servers: list[str], number: int) -> None:
        super().__init__(front.address, number)
        self._front = front
        self._servers = servers
        self._kind = _GAMES[number % len(_GAMES)]
        self.everybody: list[Stubborn] = []

    async def play_for_ever(self) -> None:
        game, seats, people = self._kind
        guests = [Anywhere(self._front, self._servers, self._source, f"Player {number}") for number in range(people)]
        for guest in guests:
            await guest.come_in()
        while True:
            code = await guests[0].open_table(game, seats)
            pages = [Stubborn(guest, code) for guest in guests]
            self._pages = list(pages)
            self.everybody += pages
            self.witnesses += [page.witnessed for page in pages]
            for page in pages:
                page.begin()
            for chair, page in enumerate(pages):
                await page.ask(wire.Sit(secrets.token_hex(8), chair))
            for chair in range(people, seats):
                await pages[0].ask(wire.SeatBot(secrets.token_hex(8), chair, "random"))
            await pages[0].ask(wire.Start(secrets.token_hex(8)))
            while any(page.table is None or page.table.result is None for page in pages):
                await asyncio.sleep(0.1)
            self.finished.append(code)
            await self._leave()


@final
@dataclass
class Silence:
    """How long people at the server that was hit saw nothing, for each kind of fault, in seconds."""

    by_proxy: list[float] = field(default_factory=list)
    straight: list[float] = field(default_factory=list)


def silences(everybody: list[Stubborn], faults: list[tuple[str, float]]) -> dict[str, Silence]:
    """Of everybody whose line broke after a fault: from then, or the last they heard, until they heard more."""
    found: dict[str, Silence] = {}
    for page in everybody:
        for broken, back in zip(page.stays, page.stays[1:], strict=False):
            hit = [(name, at) for name, at in faults if at <= broken.ended]
            if broken.meant or not hit:
                continue
            name, at = hit[-1]
            silence = back.first - max(at, broken.last)
            of_kind = found.setdefault(name, Silence())
            (of_kind.straight if broken.straight else of_kind.by_proxy).append(silence)
    return found
