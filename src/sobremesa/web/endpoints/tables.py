"""Tables: which there are, how one is set, and how somebody comes to one."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.kernel.errors import BadSettings, UnknownGame
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.tables import Shown
from sobremesa.tables.asking import Wish, open_lesson, open_table
from sobremesa.tables.chair import Person
from sobremesa.tables.refusal import Refusal
from sobremesa.tables.table import GATHERING, PLAYING, Table
from sobremesa.web import listing, wire
from sobremesa.web.answers import JSON, OWN, Problem, json, kept, packed
from sobremesa.web.doors import AskedToLeave, NoTable, TooManyTried
from sobremesa.web.face import Face
from sobremesa.web.hinting import sign_told
from sobremesa.web.limits import Strangers

_MOST_LISTED: Final = 50
_MOST_OF_MINE: Final = 40

_invitation: Final = msgspec.json.Decoder(wire.Invitation)
_new_lesson: Final = msgspec.json.Decoder(wire.NewLesson)
_new_table: Final = msgspec.json.Decoder(wire.NewTable)


@final
class Tables:
    def __init__(self, face: Face) -> None:
        self._face = face

    async def listed(self, request: Request) -> Response:
        """Those where you sit, then those that wait for people; whoever has no name yet sees the latter."""
        person = await self._face.hub.guests.who(request.headers.getlist("cookie"))
        store = self._face.hub.store
        listed = await store.tables_of(person.id, _MOST_OF_MINE) if person is not None else []
        for phase in (GATHERING, PLAYING):
            listed += (await self._face.hub.listed(phase))[:_MOST_LISTED]
        found = {one.code: shown for one in listed if (shown := await self._shown(one, person)) is not None}
        return await packed(request, msgspec.json.encode(list(found.values())), JSON)

    async def _shown(self, one: Shown, person: Person | None) -> wire.TableSummary | None:
        """A table that is in use here as it is now, any other as it was written: none is brought back to be listed."""
        room = self._face.hub.rooms.get(one.code)
        if room is not None:
            with suppress(StoreError):
                await room.settled()
                return room.listing().seen_by(one.code, person, is_held=True)
        told = listing.unpacked(one.body)
        if told.game not in self._face.games or self._face.hub.damages.is_known(one.code):
            return None
        return told.seen_by(one.code, person, is_held=one.is_held)

    async def new_table(self, request: Request) -> Response:
        asked = await self._face.body(request, _new_table)
        person = await self._face.who(request)
        wish = Wish(**msgspec.structs.asdict(asked))
        self._may_open(request, self._face.gate.new_tables)
        return await self._open(request, lambda code: open_table(code, person, time.time(), wish), asked.private)

    async def new_lesson(self, request: Request) -> Response:
        asked = await self._face.body(request, _new_lesson)
        person = await self._face.who(request)
        self._may_open(request, self._face.gate.new_lessons)
        return await self._open(
            request, lambda code: open_lesson(code, person, time.time(), asked.game, asked.language), private=True
        )

    def _may_open(self, request: Request, new: Strangers) -> None:
        if not new.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many new tables from there; wait a moment")

    async def _open(self, request: Request, make: Callable[[str], Table], private: bool) -> Response:
        try:
            code = await self._face.hub.open(make, private, request.scope["address"])
        except (BadSettings, UnknownGame) as error:
            raise Problem(400, "bad-settings", str(error)) from None
        return json(wire.Created(code), 201)

    async def accept(self, request: Request) -> Response:
        """Somebody was given the link of a private table: they are let in, and told its code."""
        link = (await self._face.body(request, _invitation)).link
        person = await self._face.who(request)
        try:
            room = await self._face.hub.doors.room_behind(person, link, request.scope["address"])
            if not await room.let_in(person, link):
                raise NoTable("the link was renewed just now")
        except TooManyTried:
            raise Problem(429, "too-fast", "too many links tried; wait a moment") from None
        except AskedToLeave:
            raise Problem(403, "removed", "you were asked to leave this table") from None
        except NoTable:
            raise Problem(404, "no-link", "this link opens nothing, or nothing any more") from None
        return json(wire.Invited(room.table.code))

    async def doorstep(self, request: Request) -> Response:
        """What stands before the door, for who has no name yet. The link isn't exchanged by it, and nobody let in."""
        way: str = request.path_params["way"]
        try:
            room, is_open = await self._face.hub.doors.before(way, request.scope["address"])
        except TooManyTried:
            raise Problem(429, "too-fast", "too many codes tried; wait a moment") from None
        except (msgspec.ValidationError, NoTable):
            raise Problem(404, "no-table", "there is no such table, or the link opens nothing any more") from None
        return json(room.doorstep(is_open))

    async def in_short(self, request: Request) -> Response:
        """One table in short; where it can't be opened, the problem says why, which a socket can't."""
        room = await self._face.room(request)
        await room.settled()
        person = await self._face.hub.guests.who(request.headers.getlist("cookie"))
        return json(room.listing().seen_by(room.table.code, person, is_held=True))

    async def hint(self, request: Request) -> Response:
        """What who sits there could do now, and why: told to them alone."""
        person = await self._face.who(request)
        table = await (await self._face.room(request)).settled()
        chair = request.query_params.get("chair", "")
        if chair not in map(str, range(len(table.chairs))):
            raise Problem(400, "no-chair", "there is no such chair")
        try:
            told = await self._face.hub.hints.of(table, person.id, int(chair), request.scope["address"])
        except Refusal as refusal:
            raise Problem(409, refusal.reason, "there is no hint to be had") from None
        return Response(told, headers={"Cache-Control": "no-store"}, media_type=JSON)

    async def sign(self, request: Request) -> Response:
        """What the last play says by what the house's bots have agreed on, to who is at the table."""
        person = await self._face.who(request)
        room = await self._face.room(request)
        table = await room.settled()
        try:
            if not room.is_here(person.id):
                raise Refusal("not-seated")
            told = sign_told(table, person.id)
        except Refusal as refusal:
            raise Problem(409, refusal.reason, "there is no play to be read") from None
        return Response(told, headers={"Cache-Control": "no-store"}, media_type=JSON)

    async def qr(self, request: Request) -> Response:
        table = await (await self._face.room(request)).settled()
        person = await self._face.hub.guests.who(request.headers.getlist("cookie"))
        if table.door.private and (person is None or person.id != table.owner):
            raise Problem(403, "not-owner", "only who owns a private table invites to it")
        picture = io.BytesIO()
        segno.make(f"{self._face.origin(request)}/t/{table.door.link or table.code}", error="m").save(
            picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
        )
        headers = {"Cache-Control": "no-store"} if table.door.private else OWN
        return kept(request, picture.getvalue(), "image/svg+xml", headers)
