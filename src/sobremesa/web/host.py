"""The host's own page, behind a key: tables and who is there, and what the host decides. Nothing of any match."""

from __future__ import annotations

import hmac
import time
from hashlib import sha256
from typing import TYPE_CHECKING, Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.kernel.errors import SobremesaError
from sobremesa.store.kept.hosting import Bar, Ruling
from sobremesa.store.ruling import who_is
from sobremesa.web import wire
from sobremesa.web.answers import Problem, json

if TYPE_CHECKING:
    from sobremesa.web.face import Face
    from sobremesa.web.hub import Hub

_SCHEME: Final = "Bearer "

_ruling: Final = msgspec.json.Decoder(wire.HostRuling)
_bar: Final = msgspec.json.Decoder(wire.HostBar)


@final
class HostFace:
    def __init__(self, face: Face, key: str) -> None:
        self._face = face
        self._key = key

    def _must_be_the_host(self, request: Request) -> Hub:
        hub = self._face.hub
        if not self._key:
            raise Problem(404, "no-host-page", "this server has no page for its host")
        address = request.scope["address"]
        if not hub.gate.wrong_keys.has(address):
            raise Problem(429, "too-fast", "too many keys tried from there; wait a moment")
        given = request.headers.get("authorization", "").removeprefix(_SCHEME)
        if not hmac.compare_digest(_hash(given), _hash(self._key)):
            hub.gate.wrong_keys.take(address)
            raise Problem(403, "wrong-key", "that is not the host's key")
        return hub

    async def overview(self, request: Request) -> Response:
        return await self._answer(self._must_be_the_host(request))

    async def rule(self, request: Request) -> Response:
        hub = self._must_be_the_host(request)
        asked = await self._face.body(request, _ruling)
        await hub.store.written(Ruling(asked.code, asked.what))
        return await self._answer(hub)

    async def bar(self, request: Request) -> Response:
        hub = self._must_be_the_host(request)
        asked = await self._face.body(request, _bar)
        try:
            who = who_is(asked.who)
        except SobremesaError as error:
            raise Problem(400, "bad-bar", str(error)) from None
        await hub.store.written(Bar(who, asked.yes, time.time()))
        return await self._answer(hub)

    async def _answer(self, hub: Hub) -> Response:
        await hub.obeying.heed()
        addresses: dict[str, dict[str, tuple[str, str]]] = {}  # by table, of who is there: name and address
        for code, room in hub.rooms.items():
            addresses[code] = {
                connection.person.id: (connection.person.name, connection.address) for connection in room.connections
            }
        tables = []
        for one in await hub.store.overlooked():
            here = addresses.get(one.code, {})
            people = {who.person: who.name for who in one.people} | {who: name for who, (name, _) in here.items()}
            tables.append(
                wire.HostTable(
                    one.code,
                    one.game,
                    one.phase,
                    one.private,
                    one.hidden,
                    one.closed,
                    one.reports,
                    hub.lobby.set_from(one.code),
                    [
                        wire.HostPerson(who, name, who in here, here[who][1] if who in here else "")
                        for who, name in sorted(people.items())
                    ],
                )
            )
        return json(wire.HostView(tables, list(hub.barring.rulings.barred)), headers={"Cache-Control": "no-store"})


def _hash(key: str) -> bytes:
    return sha256(key.encode("utf-8", "surrogateescape")).digest()
