"""What a browser says to be called, and not to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.store.kept.calling import Subscription
from sobremesa.web import wire
from sobremesa.web.answers import Problem, json
from sobremesa.web.base64url import from_base64url
from sobremesa.web.push.outside import NotOutside

if TYPE_CHECKING:
    from sobremesa.web.face import Face
    from sobremesa.web.push.calling import Caller

_subscription: Final = msgspec.json.Decoder(wire.Subscription)


@final
class Subscribing:
    def __init__(self, face: Face) -> None:
        self._face = face

    def _caller(self) -> Caller:
        caller = self._face.hub.caller
        if caller is None or not caller.public:
            raise Problem(404, "no-push", "this server calls nobody")
        return caller

    async def key(self, request: Request) -> Response:
        """For which browsers give an address that only we can write to; "" where nobody is called."""
        caller = self._face.hub.caller
        return json(wire.PushKey(caller.public if caller is not None else ""))

    async def asked(self, request: Request) -> Response:
        """What this browser has asked for; null: nothing."""
        person, browser = await self._face.whose(request)
        found = await self._face.hub.store.subscriptions_of(person.id)
        theirs = next((one for one in found if one.browser == browser.id), None)
        if theirs is None:
            return json(None)
        quiet = theirs.quiet_from is not None and theirs.quiet_until is not None
        return json(
            wire.Subscribed(
                theirs.endpoint,
                theirs.language,
                None if theirs.tables is None else list(theirs.tables),
                (theirs.quiet_from or 0, theirs.quiet_until or 0) if quiet else None,
            )
        )

    async def ask(self, request: Request) -> Response:
        from sobremesa.web.push.sealed import is_point

        asked = await self._face.body(request, _subscription)
        person, browser = await self._face.whose(request)
        caller = self._caller()
        if not self._face.gate.subscriptions.take(request.scope["address"]):
            raise Problem(429, "too-fast", "that is asked too often from there; wait a minute")
        public, auth = from_base64url(asked.public), from_base64url(asked.auth)
        try:
            self._face.config.outside.place(asked.endpoint)
        except NotOutside:
            raise Problem(400, "bad-address", "nobody is called at such an address") from None
        if not is_point(public):
            raise Problem(400, "bad-address", "nothing can be sealed for that key")
        quiet = asked.quiet or (None, None)
        tables = None if asked.tables is None else tuple(asked.tables)
        await caller.subscribe(
            Subscription(browser.id, person.id, asked.endpoint, public, auth, asked.language, tables, *quiet)
        )
        self._face.hub.call_anew()
        return json(wire.Me(person.name))

    async def ask_no_more(self, request: Request) -> Response:
        self._face.must_be_ours(request)
        person, browser = await self._face.whose(request)
        await self._caller().unsubscribe(browser.id)
        return json(wire.Me(person.name))
