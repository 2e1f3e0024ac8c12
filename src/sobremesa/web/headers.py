"""What every HTTP answer carries, and what no request gets past."""

from __future__ import annotations

import logging
import time
from typing import Final, final

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.web.address import address_of
from sobremesa.web.answers import problem
from sobremesa.web.config import Config
from sobremesa.web.gate import Gate
from sobremesa.web.logs import number_this_request
from sobremesa.web.origin import host_is_ours
from sobremesa.web.proof import HEADER, passed
from sobremesa.web.static import StaticFiles

logger: Final = logging.getLogger(__name__)

_HEALTH: Final = ("/healthz", "/readyz", "/livez")  # asked by machines that don't know our name
_A_YEAR: Final = 365 * 24 * 3600


@final
class Guard:
    """Limits on requests, headers that tell browsers to be careful, and a plain sentence where something breaks."""

    def __init__(self, app: ASGIApp, config: Config, gate: Gate, static: StaticFiles, key: bytes = b"") -> None:
        self._app = app
        self._key = key  # of the servers of our database
        self._config = config
        self._gate = gate
        self._static = static

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        number_this_request()
        headers = Headers(scope=scope)
        said = headers.getlist("host")
        host = said[0] if len(said) == 1 else ""  # who is to say which of several counts
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self._add_headers(MutableHeaders(scope=message), host)
            await send(message)

        gate = self._gate
        sent_on = passed(self._key, target_of(scope), headers.getlist(HEADER), time.time())
        if sent_on is not None and sent_on.address is not None:
            address = sent_on.address
        else:
            address = address_of(scope.get("client"), headers.getlist("x-forwarded-for"), self._config)
        scope["address"] = address
        scope["is_passed"] = sent_on is not None
        is_ours = host_is_ours(self._config, host)
        if not is_ours:
            host = ""
        has_place = gate.open_requests.take(address)
        try:  # nothing between: a place that isn't given back is lost to its address for good
            app: ASGIApp = self._app
            if not is_ours and scope["path"] not in _HEALTH:
                app = problem(421, "foreign-host", "this server goes by another name")
            elif gate.barring.bars_address(address):
                app = problem(403, "barred", "whoever runs this server doesn't want you here")
            elif not has_place or not gate.requests.take(address):
                # The connection goes too: whatever else was sent on it ahead would be too much as well.
                app = problem(429, "too-fast", "too many requests; wait a moment", {"Connection": "close"})
            await app(scope, receive, send_with_headers)
        except ClientDisconnect:
            pass  # they went, or took too long; nobody is left to be answered
        except Exception:
            logger.exception("a request failed")
            if not started:
                await problem(500, "fault", "something broke on our side")(scope, receive, send_with_headers)
        finally:
            if has_place:
                gate.open_requests.give_back(address)

    def _add_headers(self, headers: MutableHeaders, host: str) -> None:
        socket = f" {'wss' if self._config.secure else 'ws'}://{host}" if host else ""
        scripts, styles = (self._static.inline(kind) for kind in ("script", "style"))
        headers["Content-Security-Policy"] = (
            f"default-src 'none'; script-src 'self'{scripts}; style-src 'self'{styles}; img-src 'self' data:; "
            f"font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{socket}; "
            "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
        )
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Cross-Origin-Opener-Policy"] = "same-origin"
        headers["Cross-Origin-Resource-Policy"] = "same-origin"
        headers["Referrer-Policy"] = "no-referrer"
        headers.setdefault("Cache-Control", "no-store")
        if self._config.secure:
            headers["Strict-Transport-Security"] = f"max-age={_A_YEAR}"


def target_of(scope: Scope) -> str:
    """What was asked for, as it was written."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    asked: bytes = scope.get("query_string", b"")
    return (path + (b"?" + asked if asked else b"")).decode("latin-1")
