"""One person, several browsers: one hands on who it is by a code, and each can be put out."""

from __future__ import annotations

import io
import time
from typing import TYPE_CHECKING, Final, final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.store.browsers import MOST_BROWSERS
from sobremesa.web import wire
from sobremesa.web.answers import Problem, json

if TYPE_CHECKING:
    from sobremesa.web.face import Face

_code: Final = msgspec.json.Decoder(wire.HandoverCode)


@final
class Browsers:
    def __init__(self, face: Face) -> None:
        self._face = face

    async def list(self, request: Request) -> Response:
        person, here = await self._face.whose(request)
        found = await self._face.hub.store.browsers_of(person.id)
        told = [wire.Browser(one.id, one.name, one.since, one.seen, one.id == here.id) for one in found]
        return json(told)

    async def put_out(self, request: Request) -> Response:
        self._face.must_be_ours(request)
        person, here = await self._face.whose(request)
        asked: str = request.path_params["browser"]
        hub = self._face.hub
        found = next((one for one in await hub.store.browsers_of(person.id) if one.id == asked), None)
        if found is None:
            raise Problem(404, "no-browser", "there is no such browser of yours")
        await hub.guests.put_out(person, found.id)
        hub.close_browser(found.key_hash)
        headers = {"Set-Cookie": hub.guests.without_key()} if found.id == here.id else {}
        return json(wire.Me("" if found.id == here.id else person.name), headers=headers)

    async def offer(self, request: Request) -> Response:
        """A code for another browser, and the picture of the address that says it too."""
        self._face.must_be_ours(request)
        person, _ = await self._face.whose(request)
        self._must_not_guess(request)
        if len(await self._face.hub.store.browsers_of(person.id)) >= MOST_BROWSERS:
            raise Problem(409, "too-many-browsers", "put out one of your browsers first")
        code, until = await self._face.hub.guests.offer(person)
        # What stands behind # is sent to no server, and so in no log.
        picture = io.BytesIO()
        segno.make(f"{self._face.origin(request)}/browsers#{code}", error="m").save(
            picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
        )
        return json(wire.Handover(code, max(0.0, until - time.time()), picture.getvalue().decode()), 201)

    async def follow(self, request: Request) -> Response:
        said = (await self._face.body(request, _code)).code
        self._must_not_guess(request)
        hub = self._face.hub
        known = await hub.guests.whose(request.headers.getlist("cookie"))
        before = known[1] if known is not None else None
        came = await hub.guests.follow(said, request.headers.get("user-agent", ""), before)
        if came is None:
            raise Problem(404, "no-code", "this code opens nothing, or nothing any more")
        person, header = came
        if before is not None:
            hub.close_browser(before.key_hash)
        return json(wire.Me(person.name), headers={"Set-Cookie": header})

    def _must_not_guess(self, request: Request) -> None:
        """Every try counts, not only the wrong ones: however many are made at once, no more are answered."""
        if not self._face.gate.handovers.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many codes from there; wait a minute")
