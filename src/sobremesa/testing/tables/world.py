"""A whole server without a network: its HTTP face, its rooms and its store, with clock, chance and bots in our hands.

Two of them that are given the same seed and asked the same things answer with the same bytes.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeVar, cast, final

import msgspec

from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.kernel.rng import Rng, derive
from sobremesa.kernel.state import SPECTATOR
from sobremesa.store.place import opened
from sobremesa.tables import restoring, thinking
from sobremesa.tables.acts import Entry
from sobremesa.tables.chair import Person
from sobremesa.tables.checkpoint import Kept
from sobremesa.tables.coming_back import come_back
from sobremesa.tables.table import Table
from sobremesa.testing.tables.held_loop import HeldLoop
from sobremesa.web import wire
from sobremesa.web.app import build
from sobremesa.web.config import Config, Limits, Rate
from sobremesa.web.helpers import Helpers
from sobremesa.web.hub import Hub
from sobremesa.web.mutes import Muted
from sobremesa.web.room import Room

T = TypeVar("T")

MIDNIGHT: Final = 1_800_000_000.0  # when every world begins
HOST: Final = "127.0.0.1:8765"
HOST_KEY: Final = "only the host knows this key"
_NEVER: Final = 1e6
HERE: Final = "127.0.0.1"  # where everybody comes from
_NO_END: Final = Rate(1e9, 1e9)
_RATES: Final[dict[str, Any]] = {limit.name: _NO_END for limit in fields(Limits) if isinstance(limit.default, Rate)}


@final
@dataclass(frozen=True)
class Answer:
    """Of an HTTP request."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


@final
class Page:
    """An open page of somebody, which remembers everything it was sent."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.address = HERE
        self.forget()
        self.behind = False
        self.muted = Muted()
        self.is_slow = False
        self.received: list[bytes] = []
        self.latest = b""
        self.is_closed = False
        self.leave: Callable[[], None] | None = None  # the room it is in, if it is

    def forget(self) -> None:
        """As when it has just been opened."""
        self.log_sent = 0
        self.chat_sent = 0
        self.chat_anew = True
        self.turned_to = SPECTATOR

    def may_open_a_table(self) -> bool:
        return True

    def is_ready(self) -> bool:
        return not self.is_slow

    def send(self, *messages: bytes) -> None:
        self.received.extend(messages)
        self.latest = messages[-1]

    def close(self, code: int, reason: str) -> None:
        self.received.append(f"closed {code} {reason}".encode())
        self.is_closed = True
        if self.leave is not None:
            self.leave()


@final
@dataclass(frozen=True)
class Thought:
    """A bot's question that waits for an answer."""

    chair: int
    chance: bytes  # the key of its generator
    answered: asyncio.Future[str]


@final
class Musing:
    """Bots that think for as long, and choose what, they are told."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        if cast(object, work) is not thinking.answer:
            return work(*args)
        answered: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        asked: thinking.Question = args[0]
        self.thoughts.append(Thought(asked.chair, asked.key, answered))
        return cast(T, await answered)

    def close(self) -> None:
        pass


@final
class World:
    def __init__(self, game: Game[Any], folder: Path, seed: str, *, turns: bool = False) -> None:
        self.game = game
        self._turns = turns  # into another world, of which no checkpoint ever told
        self._loop = HeldLoop()
        self._chance = Rng(derive(b"", "world", seed))
        self._pauses = random.Random(seed).getstate()
        self.bots = Musing()
        database = folder / "tables.db"
        self._app = build(
            Config(database, limits=Limits(**_RATES), host_key=HOST_KEY, seconds_between_rulings=_NEVER),
            opened(database),
        )
        self._state: dict[str, Any] = {}
        self._going_down: asyncio.Event | None = None
        self._serving: asyncio.Task[None] | None = None
        self._do(self._start)

    # --- up and down -------------------------------------------------------------------------------------------------

    async def _start(self) -> None:
        is_up = asyncio.Event()
        self._going_down = asyncio.Event()
        told = iter(("lifespan.startup", "lifespan.shutdown"))

        async def receive() -> MutableMapping[str, Any]:
            kind = next(told)
            if kind == "lifespan.shutdown":
                assert self._going_down is not None
                await self._going_down.wait()
            return {"type": kind}

        async def send(message: MutableMapping[str, Any]) -> None:
            assert "failed" not in message["type"], message
            is_up.set()

        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": self._state}
        self._serving = asyncio.ensure_future(cast(Any, self._app(scope, receive, send)))
        await is_up.wait()
        self.hub.thinkers = self.hub.deep_thinkers = self.hub.keeping.tellers = cast(Helpers, self.bots)

    @property
    def hub(self) -> Hub:
        return cast(Hub, self._state["hub"])

    def close(self) -> None:
        async def go_down() -> None:
            assert self._going_down is not None
            assert self._serving is not None
            self._going_down.set()
            serving = self._serving
            while not serving.done():
                self._loop.turn_to(self._loop.time() + 1)  # whoever waits a moment for something needs it to pass
                await asyncio.sleep(0)
            await serving

        self._do(go_down)
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    # --- our hands on clock, chance and rules ------------------------------------------------------------------------

    @property
    def hour(self) -> float:
        return self._loop.time()

    def _now(self) -> float:
        return MIDNIGHT + self._loop.time()

    def _do(self, work: Callable[[], Awaitable[T]]) -> T:
        async def working() -> T:
            return await work()

        with self._in_our_hands():
            return self._loop.run_until_complete(working())

    @contextmanager
    def _in_our_hands(self) -> Iterator[None]:
        found = registry.get

        def get(game_id: str) -> Game[Any]:
            return self.game if game_id == self.game.info.id else found(game_id)

        def choice(items: Any) -> Any:
            return items[self._chance.below(len(items))]

        def from_the_deal(code: str, entries: Sequence[Entry], _: Kept) -> Table:
            return come_back(code, entries)

        patched: list[tuple[Any, str, Any]] = [
            (restoring, "come_back", from_the_deal if self._turns else come_back),
            (registry, "get", get),
            (time, "time", self._now),
            (secrets, "token_bytes", self._token),
            (secrets, "randbelow", self._chance.below),
            (secrets, "choice", choice),
        ]
        kept = [(module, name, getattr(module, name)) for module, name, _ in patched]
        outside = random.getstate()
        try:
            for module, name, ours in patched:
                setattr(module, name, ours)
            random.setstate(self._pauses)
            yield
        finally:
            self._pauses = random.getstate()
            random.setstate(outside)
            for module, name, theirs in kept:
                setattr(module, name, theirs)

    def _token(self, size: int | None = None) -> bytes:
        return self._chance.below(1 << (8 * (size or 32))).to_bytes(size or 32, "little")

    # --- what can be asked of it -------------------------------------------------------------------------------------

    def fetch(
        self, path: str, cookie: str = "", sent: msgspec.Struct | None = None, query: str = "", method: str = ""
    ) -> Answer:
        body = b"" if sent is None else msgspec.json.encode(sent)
        headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
        headers += [(b"cookie", cookie.encode())] if cookie else []
        headers += [(b"content-type", b"application/json")] if body else []
        headers += [(b"authorization", f"Bearer {HOST_KEY}".encode())] if path.startswith("/api/host") else []
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method or ("POST" if body else "GET"),
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "server": (HOST, 80),
            "state": dict(self._state),
        }
        told: list[MutableMapping[str, Any]] = []

        async def receive() -> MutableMapping[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: MutableMapping[str, Any]) -> None:
            told.append(message)

        self._do(lambda: self._app(scope, receive, send))
        whole = b"".join(message.get("body", b"") for message in told[1:])
        return Answer(told[0]["status"], tuple(sorted(told[0]["headers"])), whole)

    def come_in(self, name: str) -> str:
        """Somebody new; their cookie."""
        answer = self.fetch("/api/me", sent=wire.Me(name))
        assert answer.status == 200, answer.body
        return dict(answer.headers)[b"set-cookie"].decode().partition(";")[0]

    def who(self, cookie: str) -> Person:
        person = self._do(lambda: self.hub.guests.who([cookie]))
        assert person is not None
        return person

    def room(self, code: str) -> Room:
        return self._do(lambda: self.hub.room(code))

    def table(self, code: str) -> Table:
        return self.room(code).table

    def enter(self, code: str, page: Page) -> None:
        async def come_in() -> None:
            room = await self.hub.room(code)
            if await room.let_in(page.person):
                page.muted = await self.hub.mutes.of(page.person.id)
                page.leave = lambda: room.leave(page)
                room.enter(page)
            else:
                page.close(404, "there is no such table")
            await self._settle()

        self._do(come_in)

    def leave(self, page: Page) -> None:
        if page.leave is not None:
            self._in_turn(page.leave)
            page.leave = None

    def catch_up(self, code: str, page: Page) -> None:
        room = self.room(code)
        self._in_turn(lambda: room.catch_up(page))

    def receive(self, code: str, page: Page, message: wire.FromClient) -> None:
        room = self.room(code)
        self._in_turn(lambda: room.receive(page, message))

    def drop(self, code: str) -> None:
        """Forget the table; it comes back from its record when somebody opens it."""

        def drop() -> None:
            if room := self.hub.rooms.pop(code, None):
                room.close()

        self._in_turn(drop)

    def _in_turn(self, act: Callable[[], None]) -> None:
        async def doing() -> None:
            act()
            await self._settle()

        self._do(doing)

    async def _settle(self) -> None:
        """Until nothing more happens while the clock stands."""
        calm = 0
        while calm < _CALM:
            await asyncio.sleep(0)
            calm = calm + 1 if all(room.is_settled() for room in self.hub.rooms.values()) else 0

    def next_moment(self) -> float | None:
        return self._loop.next_moment()

    def turn_to(self, hour: float) -> None:
        """Let time pass; nothing may be due before."""
        self._loop.turn_to(hour)
        self._do(self._settle)

    def answer(self, thought: Thought, option: str | None, seconds: float) -> None:
        """After so long the bot knows what it wants, or with None fails to."""

        def know() -> None:
            if thought.answered.done():
                return
            if option is None:
                thought.answered.set_exception(RuntimeError("a bot that fails"))
            else:
                thought.answered.set_result(option)

        self._loop.call_later(seconds, know)


_CALM: Final = 6  # turns of the loop in which nothing waits: what follows from what was told has happened
