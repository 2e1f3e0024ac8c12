"""How the server is, for whoever watches over it."""

from __future__ import annotations

from typing import final

from starlette.requests import Request
from starlette.responses import Response

from sobremesa.web.face import Face


@final
class Health:
    def __init__(self, face: Face) -> None:
        self._face = face

    async def can_write(self, request: Request) -> Response:
        """For who watches over the server, by whichever name they call it: a word, and nothing else."""
        if await self._face.hub.store.can_write():
            return Response(b"ok\n", media_type="text/plain")
        return Response(b"cannot-write\n", 503, media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        """For a proxy that asks whom to send people to: not to a server that goes down or has lost its database."""
        if self._face.hub.is_ready():
            return Response(b"ready\n", media_type="text/plain")
        return Response(b"not-ready\n", 503, media_type="text/plain")

    async def alive(self, request: Request) -> Response:
        """For whoever starts a process anew that doesn't answer at all: it depends on nothing."""
        return Response(b"alive\n", media_type="text/plain")
