"""What all endpoints have in common, and what starts and ends with the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar, final

import msgspec
from starlette.requests import Request

from sobremesa import text
from sobremesa.kernel import registry
from sobremesa.kernel.game import Game
from sobremesa.store.contract import Store
from sobremesa.store.kept.people import Browser
from sobremesa.tables.chair import Person
from sobremesa.web import typed
from sobremesa.web.abreast import keep_abreast
from sobremesa.web.answers import JSON, Problem
from sobremesa.web.config import LONGEST_MESSAGE, Config
from sobremesa.web.doors import AskedToLeave, NoTable, TooManyTried
from sobremesa.web.forwarding import SAID
from sobremesa.web.gate import Gate
from sobremesa.web.hub import Hub
from sobremesa.web.origin import origin_is_ours
from sobremesa.web.room import Room
from sobremesa.web.static import StaticFiles

T = TypeVar("T")


@final
class Face:
    """What every endpoint needs: who asks, for what, and the hub that knows."""

    def __init__(self, config: Config, gate: Gate, store: Store, static: StaticFiles) -> None:
        self.config = config
        self.static = static
        self._store = store
        self.gate = gate
        self._hub: Hub | None = None
        self.games: dict[str, Game[Any]] = {}

    @property
    def hub(self) -> Hub:
        assert self._hub is not None
        return self._hub

    @asynccontextmanager
    async def lifespan(self, app: object) -> AsyncIterator[dict[str, Any]]:
        # Looking for games takes milliseconds, and importing them a lot: once, and before anybody is kept waiting.
        self.games = {name: registry.get(name) for name in registry.ids()}
        self._hub = hub = Hub(self.config, self._store, self.gate)
        await self._store.start(hub)
        lasting = (hub.chores.keep_house(), hub.chores.keep_time(), hub.chores.keep_calling())
        chores = [asyncio.create_task(chore) for chore in lasting]
        hub.spawn(hub.chores.keep_what_was_not())
        await hub.obeying.heed()
        hub.spawn(hub.obeying.keep_heeding())
        hub.spawn(keep_abreast(hub))
        if self.config.keep_unstarted is not None:
            hub.spawn(hub.chores.keep_for_so_long())
        try:
            yield {"hub": hub}
        finally:
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            await hub.close()

    def must_be_ours(self, request: Request) -> None:
        """A page of somebody else's may not make a browser send things here."""
        if not origin_is_ours(self.config, request.headers.get("origin"), request.headers.get("host", "")):
            raise Problem(403, "foreign-origin", "this page may not do that")

    async def body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        self.must_be_ours(request)
        if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
            raise Problem(415, "not-json", "send JSON, and say so")
        announced = request.headers.get("content-length", "0")
        if len(announced) > 9 or not announced.isdecimal() or int(announced) > LONGEST_MESSAGE:
            raise Problem(413, "too-long", "that is too long")
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST_MESSAGE:
                raise Problem(413, "too-long", "that is too long")
        request.scope[SAID] = body  # another server may have to be told it
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Problem(400, "malformed", "that is not what is expected here") from None

    async def whose(self, request: Request, *, even_barred: bool = False) -> tuple[Person, Browser]:
        """Who asks, and from which of their browsers."""
        known = await self.hub.guests.whose(request.headers.getlist("cookie"), even_barred=even_barred)
        if known is None:
            raise Problem(401, "no-name", "come in by name first")
        return known

    async def who(self, request: Request, *, even_barred: bool = False) -> Person:
        return (await self.whose(request, even_barred=even_barred))[0]

    def game(self, request: Request) -> Game[Any]:
        game = self.games.get(request.path_params["game"])
        if game is None:
            raise Problem(404, "no-game", "there is no such game")
        return game

    async def room(self, request: Request) -> Room:
        code: str = request.path_params["code"]
        try:
            typed.code(code)
            person = await self.hub.guests.who(request.headers.getlist("cookie"))
            return await self.hub.doors.room_for(person, code, request.scope["address"])
        except TooManyTried:
            raise Problem(429, "too-fast", "too many codes tried; wait a moment") from None
        except AskedToLeave:
            raise Problem(403, "removed", "you were asked to leave this table") from None
        except (msgspec.ValidationError, NoTable):
            raise Problem(404, "no-table", "there is no such table") from None

    def origin(self, request: Request) -> str:
        return self.config.origins[0] if self.config.origins else f"http://{request.headers['host']}"


def language_of(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in text.LANGUAGES:
        raise Problem(404, "not-found", "there is nothing here")
    return language
