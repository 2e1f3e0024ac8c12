"""Finished matches: their files, how they were told, and whether they hold."""

from __future__ import annotations

from typing import final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.kernel.errors import BadFile, NotVerified
from sobremesa.store.errors import Elsewhere
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.coming_back import Damaged, Older
from sobremesa.tables.restoring import GameAway
from sobremesa.tables.table import OVER, Table
from sobremesa.web import replay, telling, wire
from sobremesa.web.answers import JSON, OWN, Problem, packed, unpacked
from sobremesa.web.face import Face, language_of


@final
class Matches:
    def __init__(self, face: Face) -> None:
        self._face = face

    async def _finished(self, request: Request) -> Table:
        """It is the same whoever has it, so nobody is passed on for it."""
        hub = self._face.hub
        try:
            table = await (await self._face.room(request)).settled()
        except Elsewhere:
            table = await hub.load(request.path_params["code"])
            person = await hub.guests.who(request.headers.getlist("cookie"))
            if person is not None and person.id in table.door.removed:
                raise Problem(403, "removed", "you were asked to leave this table") from None
        if table.phase != OVER:
            raise Problem(403, "not-over", "the match is not over yet")
        return table

    async def _finished_ever(self, request: Request) -> Table | Bygone:
        """The same, even if it was played under rules that are no longer here."""
        try:
            return await self._finished(request)
        except Older as older:
            if not older.is_over:
                raise
        bygone = await self._face.hub.store.bygone(request.path_params["code"])
        person = await self._face.hub.guests.who(request.headers.getlist("cookie"))
        if person is not None and person.id in bygone.removed:
            raise Problem(403, "removed", "you were asked to leave this table")
        return bygone

    async def match_file(self, request: Request) -> Response:
        match = await self._finished_ever(request)
        disposition = f'attachment; filename="{match.code.lower()}.json"'
        return Response(
            self._face.hub.finished.file(match), headers={"Content-Disposition": disposition}, media_type=JSON
        )

    async def replay(self, request: Request) -> Response:
        match = await self._finished_ever(request)
        seat = request.query_params.get("seat", "-1")
        if seat not in {"-1", *map(str, range(len(match.names)))}:
            raise Problem(400, "no-chair", "there is no such chair")
        page = request.query_params.get("page", "0")
        if page not in map(str, range(replay.pages(match.version))):
            raise Problem(400, "no-page", "the match has no such page")
        try:
            if isinstance(match, Table):
                await self._face.hub.keeping.keep_if_mended(match)
            told = await self._face.hub.finished.told(match, int(seat), int(page), request.scope["address"])
        except NotVerified as error:
            raise Problem(409, "not-verified", str(error)) from None
        except BadFile as error:
            raise Problem(409, "untold", str(error)) from None
        return await unpacked(request, told, JSON)

    async def analysis(self, request: Request) -> Response:
        """How it stood turn by turn, as far as that is worked out: whoever asks again is told more."""
        table = await self._finished(request)
        hub = self._face.hub
        try:
            told = hub.finished.analyses.of(
                table.code, table.game.info.id, len(table.chairs), hub.finished.file(table), request.scope["address"]
            )
        except NotVerified as error:
            raise Problem(409, "not-verified", str(error)) from None
        except BadFile as error:
            raise Problem(409, "untold", str(error)) from None
        return Response(told, headers=OWN, media_type=JSON)

    async def remains(self, request: Request) -> Response:
        """What can still be seen of a match whose record is damaged, as whoever watched saw it."""
        try:
            await self._face.room(request)
        except Damaged as damage:
            if isinstance(damage, GameAway | Older):
                raise
        else:
            raise Problem(404, "not-found", "the record of this table is sound")
        page = request.query_params.get("page", "0")
        if len(page) > 5 or not page.isdecimal():
            raise Problem(400, "no-page", "the match has no such page")
        try:
            told = await self._face.hub.finished.remains(
                request.path_params["code"], int(page), request.scope["address"]
            )
        except BadFile:
            raise Problem(410, "damaged", "nothing is left of this table that could be seen") from None
        return await unpacked(request, told, JSON)

    async def _edition(self, request: Request) -> telling.Edition:
        body = await self._face.hub.store.edition(request.path_params["edition"])
        if body is None:
            raise Problem(404, "not-found", "there is nothing here")
        return telling.read_edition(body)

    async def edition_almanac(self, request: Request) -> Response:
        return await packed(request, bytes((await self._edition(request)).almanac), JSON, is_the_same_for_all=True)

    async def edition_text(self, request: Request) -> Response:
        words = (await self._edition(request)).text[language_of(request)].encode()
        return await packed(request, words, "text/plain; charset=utf-8", is_the_same_for_all=True)

    async def last_views(self, request: Request) -> Response:
        table = await self._finished(request)
        match = table.match
        assert match is not None
        views = [match.shown(seat) for seat in range(len(table.chairs))]
        return await packed(request, msgspec.json.encode(wire.LastViews(views)), JSON)

    async def verify(self, request: Request) -> Response:
        match = await self._finished_ever(request)
        return Response(await self._face.hub.finished.verified(match, request.scope["address"]), media_type=JSON)
