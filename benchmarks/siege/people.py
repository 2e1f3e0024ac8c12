"""People who play calmly while the server is besieged, and come back when it was killed."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from benchmarks.siege.history import Witnessed
from sobremesa.kernel.key import seal_of
from sobremesa.web import wire

T = TypeVar("T")

_decoder = msgspec.json.Decoder(wire.ToClient)
_LOST = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, EOFError)
_SECONDS_TO_HEAR = 20.0
_SECONDS_BEFORE_COMING_BACK = (0.1, 1.0)
_SECONDS_TO_THINK = (0.2, 1.0)
_GAMES = (("arcana", 3, 2), ("arcana", 2, 2), ("cosa", 4, 2), ("princesa", 3, 2))  # seats, people among them


async def insisting(attempt: Callable[[], Awaitable[T]]) -> T:
    """Again and again, while the server is away."""
    while True:
        try:
            return await attempt()
        except _LOST:
            await asyncio.sleep(0.1)


async def ended(*tasks: asyncio.Task[Any] | None) -> None:
    """Have them end. A line that breaks in the very moment may swallow being cancelled, so they are told again."""
    running = {task for task in tasks if task is not None and not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=1.0)


class Guest:
    def __init__(self, server: str, source: str, name: str) -> None:
        self.server = server
        self.source = source
        self._name = name
        self.cookie = ""
        self.headers: dict[str, str] = {}  # besides
        self.of_lines: dict[str, Any] = {}  # how the sockets are opened, besides

    async def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        transport = httpx.AsyncHTTPTransport(local_address=self.source, verify=False)
        headers = {"Origin": self.server, "Cookie": self.cookie, **self.headers}
        async with httpx.AsyncClient(transport=transport, headers=headers, base_url=self.server) as http:
            answer = await http.post(path, json=body)
        if answer.status_code >= 400:
            raise ConnectionError(answer.text)
        return answer

    async def come_in(self) -> None:
        answer = await insisting(lambda: self.post("/api/me", {"name": self._name}))
        self.cookie = f"sobremesa={answer.cookies['sobremesa']}"

    async def open_table(self, game: str, seats: int) -> str:
        answer = await insisting(lambda: self.post("/api/tables", {"game": game, "seats": seats}))
        code: str = answer.json()["code"]
        return code

    def dial(self, code: str) -> connect:
        return connect(
            f"{self.server.replace('http', 'ws', 1)}/api/tables/{code}/socket",
            origin=Origin(self.server),
            additional_headers={"Cookie": self.cookie, **self.headers},
            compression=None,
            max_size=None,
            close_timeout=0.5,
            local_addr=(self.source, 0),
            proxy=None,
            **self.of_lines,
        )


class Page:
    """An open page at a table. What it wants it asks for under one id until it is told yes or no."""

    def __init__(self, guest: Guest, code: str, *, plays: bool = True) -> None:
        self._guest = guest
        self._code = code
        self._plays = plays
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[bool]] = {}
        self._nonces: dict[str, str] = {}
        self._shuffled: set[str] = set()
        self._choosing: asyncio.Task[None] | None = None
        self._rng = random.Random(f"{code} {guest.source}")
        self._listening: asyncio.Task[None] | None = None
        self.witnessed = Witnessed(code)
        self.table: wire.Table | None = None
        self.stops_choosing = False
        self.unanswered = 0
        self._has_ended = False

    def begin(self) -> None:
        self._has_ended = False
        self._listening = asyncio.create_task(self._listen_for_ever())

    async def end(self) -> None:
        self._has_ended = True
        await ended(self._choosing, self._listening)
        self._socket = None

    # --- hearing -----------------------------------------------------------------------------------------------------

    async def _listen_for_ever(self) -> None:
        while not self._has_ended:
            with suppress(*_LOST):
                async with self._guest.dial(self._code) as socket:
                    self._socket = socket
                    self._shuffled.clear()
                    self.witnessed.comes_in()
                    async for data in socket:
                        await self._hear(_decoder.decode(data))
            self._socket = None
            await asyncio.sleep(self._rng.uniform(*_SECONDS_BEFORE_COMING_BACK))

    async def _hear(self, message: wire.ToClient) -> None:
        if isinstance(message, wire.Table):
            self.table = message
            self.witnessed.sees(message)
            await self._shuffle(message)
            if self._plays and message.decision is not None and not self.stops_choosing:
                self._think(message.decision)
        elif isinstance(message, wire.Here):
            return
        elif (waiting := self._waiting.get(message.id)) is not None and not waiting.done():
            waiting.set_result(isinstance(message, wire.Done))

    async def _shuffle(self, table: wire.Table) -> None:
        shuffle = table.shuffle
        if shuffle is None or table.me not in shuffle.waiting or self.stops_choosing:
            return
        nonce = self._nonces.setdefault(table.commitment, secrets.token_hex(16))
        step: wire.Seal | wire.Reveal
        if shuffle.sealed:
            step = wire.Reveal(secrets.token_hex(8), nonce)
        else:
            step = wire.Seal(secrets.token_hex(8), table.commitment, seal_of(table.commitment, table.me, nonce))
        name = f"{type(step).__name__} {table.commitment}"
        if name not in self._shuffled:
            self._shuffled.add(name)
            await self._send(step)

    # --- asking ------------------------------------------------------------------------------------------------------

    async def _send(self, message: object) -> None:
        if self._socket is not None:
            with suppress(*_LOST):
                await self._socket.send(msgspec.json.encode(message), text=True)

    async def ask(self, message: wire.FromClient) -> bool:
        """Until there is an answer: whether it was granted."""
        answer = self._waiting[message.id] = asyncio.get_running_loop().create_future()
        while not answer.done() and not self._has_ended:
            asked_on = self._socket
            await self._send(message)
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(answer), 1.0 if asked_on is None else _SECONDS_TO_HEAR)
            if not answer.done() and self._socket is asked_on is not None:
                self.unanswered += 1  # it was there all the time
        del self._waiting[message.id]
        return answer.done() and answer.result()

    def _think(self, decision: wire.Decision) -> None:
        if self._choosing is None or self._choosing.done():
            self._choosing = asyncio.create_task(self._choose(decision))

    async def _choose(self, decision: wire.Decision) -> None:
        """Mostly as people do; sometimes twice, sometimes what was asked of them before."""
        await asyncio.sleep(self._rng.uniform(*_SECONDS_TO_THINK))
        choice = wire.Choose(secrets.token_hex(8), decision.id, self._rng.choice(decision.options).key)
        if self._rng.random() < 0.2:
            await self._send(choice)
        granted = await self.ask(choice)
        if self._has_ended:
            return  # nobody knows what came of it
        (self.witnessed.acknowledged if granted else self.witnessed.refused).add(choice.id)
        if granted and self._rng.random() < 0.1:
            late = wire.Choose(secrets.token_hex(8), decision.id, choice.option)
            if not await self.ask(late) and not self._has_ended:
                self.witnessed.refused.add(late.id)
        self._choosing = None
        now = self.table and self.table.decision
        if now is not None and now.id != decision.id and not self.stops_choosing:
            self._think(now)


class Household:
    """One table after another, with people and bots at each, somebody who looks on and a page that is open twice."""

    def __init__(self, server: str, number: int) -> None:
        self._server = server
        self._source = f"127.0.{2 + number // 250}.{1 + number % 250}"
        self._kind = _GAMES[number % len(_GAMES)]
        self._pages: list[Page] = []
        self.unanswered = 0
        self.witnesses: list[Witnessed] = []
        self.finished: list[str] = []

    async def play_for_ever(self) -> None:
        game, seats, people = self._kind
        guests = [Guest(self._server, self._source, f"Player {number}") for number in range(people + 1)]
        for guest in guests:
            await guest.come_in()
        while True:
            code = await guests[0].open_table(game, seats)
            await self._play(code, guests, seats, people)
            self.finished.append(code)
            await self._leave()

    async def _play(self, code: str, guests: list[Guest], seats: int, people: int) -> None:
        pages = [Page(guest, code, plays=number < people) for number, guest in enumerate(guests)]
        pages.append(Page(guests[0], code, plays=False))
        self._pages = pages
        self.witnesses += [page.witnessed for page in pages]
        for page in pages:
            page.begin()
        for chair in range(people):
            await pages[chair].ask(wire.Sit(secrets.token_hex(8), chair))
        for chair in range(people, seats):
            await pages[0].ask(wire.SeatBot(secrets.token_hex(8), chair, "random"))
        await pages[0].ask(wire.Start(secrets.token_hex(8)))
        while any(page.table is None or page.table.result is None for page in pages):
            await asyncio.sleep(0.1)

    async def _leave(self) -> None:
        for page in self._pages:
            await page.end()
            self.unanswered += page.unanswered
        self._pages = []

    async def settle(self, seconds: float) -> None:
        """No more choices; everybody comes in once more and looks at what there is."""
        pages = self._pages
        for page in pages:
            page.stops_choosing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(page._choosing is not None and not page._choosing.done() for page in pages):
                    await asyncio.sleep(0.05)
        for page in pages:
            await page.end()
            page.table = page.witnessed.last = None
            page.begin()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while any(page.table is None or _bots_are_asked(page.table) for page in pages):
                    await asyncio.sleep(0.05)
        await self._leave()


def _bots_are_asked(table: wire.Table) -> bool:
    return any(table.chairs[chair].who == "bot" for chair in table.waiting)
