"""Who comes: by which name, what is kept of them, and what they have played."""

from __future__ import annotations

import asyncio
from typing import Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.store import shelves
from sobremesa.tables.played import Played
from sobremesa.tables.writing import clean_name
from sobremesa.web import account, wire
from sobremesa.web.answers import JSON, Problem, json, packed
from sobremesa.web.face import Face

_me: Final = msgspec.json.Decoder(wire.Me)


@final
class People:
    def __init__(self, face: Face) -> None:
        self._face = face

    async def me(self, request: Request) -> Response:
        person, browser = await self._face.whose(request)
        await self._face.hub.guests.note(browser, _program(request))
        return json(wire.Me(person.name))

    async def come_in(self, request: Request) -> Response:
        name = clean_name((await self._face.body(request, _me)).name)
        if not name:
            raise Problem(400, "empty-text", "a name needs letters")
        known = await self._face.hub.guests.whose(request.headers.getlist("cookie"))
        if known is not None:
            await self._face.hub.guests.rename(known[0], name)
            return json(wire.Me(name))
        if not self._face.gate.new_guests.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many new names from there; wait a moment")
        _, header = await self._face.hub.guests.welcome(name, _program(request))
        return json(wire.Me(name), headers={"Set-Cookie": header})

    async def go_out(self, request: Request) -> Response:
        self._face.must_be_ours(request)
        person, browser = await self._face.whose(request)
        await self._face.hub.guests.put_out(person, browser.id)
        self._face.hub.close_browser(browser.key_hash)
        return json(wire.Me(""), headers={"Set-Cookie": self._face.hub.guests.without_key()})

    async def kept(self, request: Request) -> Response:
        """All that is kept of whoever asks, as a file."""
        person = await self._face.who(request, even_barred=True)
        self._may_ask_for_all(request)
        told = account.of(person.name, await self._face.hub.store.all_of(person.id))
        headers = {
            "Content-Disposition": 'attachment; filename="sobremesa.json"',
            "Cache-Control": "no-store",
        }
        return Response(told, headers=headers, media_type=JSON)

    async def be_forgotten(self, request: Request) -> Response:
        self._face.must_be_ours(request)
        person = await self._face.who(request, even_barred=True)
        self._may_ask_for_all(request)
        # Whoever asked may be gone before it is done; it is done all the same.
        await asyncio.shield(self._face.hub.spawn(self._face.hub.farewells.forget(person)))
        return json(wire.Me(""), headers={"Set-Cookie": self._face.hub.guests.without_key()})

    def _may_ask_for_all(self, request: Request) -> None:
        if not self._face.gate.accounts.take(request.scope["address"]):
            raise Problem(429, "too-fast", "that is asked too often from there; wait a minute")

    async def shelf(self, request: Request) -> Response:
        """What whoever asks has played."""
        person = await self._face.who(request)
        page = request.query_params.get("page", "0")
        if page not in map(str, range(shelves.MOST_PAGES)):
            raise Problem(400, "no-page", "the shelf has no such page")
        game = request.query_params.get("game", "")
        if game and game not in self._face.games:
            raise Problem(404, "no-game", "there is no such game")
        found = await self._face.hub.store.shelf(person.id, game, int(page))
        told = wire.Shelf(
            [_played(match, chair) for match, chair in found.played],
            found.more,
            [wire.Tally(one.game, one.matches, one.won, one.seconds, list(one.latest)) for one in found.tallies],
        )
        return await packed(request, msgspec.json.encode(told), JSON)


def _program(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _played(match: Played, chair: int) -> wire.Played:
    return wire.Played(
        match.code,
        match.game,
        list(match.names),
        chair,
        match.ending,
        list(match.winners),
        match.practice,
        match.began,
        match.ended,
    )
