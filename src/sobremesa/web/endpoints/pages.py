"""Pages that say in their head what they are."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa import text
from sobremesa.kernel.errors import SobremesaError
from sobremesa.web import preview
from sobremesa.web.answers import packed
from sobremesa.web.face import Face


@final
class Pages:
    def __init__(self, face: Face) -> None:
        self._face = face

    async def page_of_table(self, request: Request) -> Response:
        table, is_told = None, False
        with suppress(SobremesaError, msgspec.ValidationError):  # of none, or of one that can't be opened now
            person = await self._face.hub.guests.who(request.headers.getlist("cookie"))
            table, is_told = await self._face.hub.doors.told_by_address(request.path_params["way"], person)
        if table is None or text.complaint(table.game):
            return await self.any(request)
        told = preview.of_table(table, _preferred(request)) if is_told else None
        path = "" if table.door.private else request.url.path
        return await self._page(request, told or await self._house(request), path, table.game.info.id)

    async def page_of_game(self, request: Request) -> Response:
        game = self._face.games.get(request.path_params["game"])
        if game is None or text.complaint(game):
            return await self.any(request)
        return await self._page(request, preview.of_game(game, _preferred(request)), request.url.path)

    async def any(self, request: Request) -> Response:
        path = request.url.path if request.url.path == "/" else ""
        return await self._page(request, await self._house(request), path)

    async def _house(self, request: Request) -> preview.Preview | None:
        language = _preferred(request)
        manifest = await asyncio.to_thread(self._face.static.as_built, f"{language}.webmanifest")
        return preview.of_house(language, manifest) if manifest else None

    async def _page(self, request: Request, told: preview.Preview | None, path: str, game: str = "") -> Response:
        """`game`: whose board will be asked for next."""
        page = await asyncio.to_thread(self._face.static.page, request)
        if page.status_code not in (200, 304):
            return page
        content = await asyncio.to_thread(self._face.static.as_built)
        if told is not None:
            picture = await asyncio.to_thread(self._face.static.first_of, preview.pictures(told))
            content = preview.written(content, told, self._face.origin(request), path, picture)
        return await packed(request, preview.awaiting(content, game), "text/html; charset=utf-8")


def _preferred(request: Request) -> str:
    return preview.language_of(request.headers.get("accept-language", ""))
