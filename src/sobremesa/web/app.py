"""The HTTP face: what is fetched. What happens at a table goes over its WebSocket."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import cache
from importlib import resources
from typing import Any, Final, TypeVar, final

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp

from sobremesa import bots, text
from sobremesa.kernel import registry, settings
from sobremesa.kernel.errors import BadFile, BadSettings, NotVerified, SobremesaError, UnknownGame
from sobremesa.kernel.game import Game
from sobremesa.kernel.phrase import plain_phrase
from sobremesa.store import shelves
from sobremesa.store.contract import StoreError
from sobremesa.store.sqlite import SqliteStore
from sobremesa.tables.asking import Wish, open_lesson, open_table
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.chair import Person
from sobremesa.tables.coming_back import Damaged, Older
from sobremesa.tables.played import Played
from sobremesa.tables.restoring import GameAway
from sobremesa.tables.table import GATHERING, OVER, PLAYING, Table
from sobremesa.tables.writing import clean_name
from sobremesa.web import replay, telling, typed, wire
from sobremesa.web.answers import JSON, json, kept, packed, problem, unpacked
from sobremesa.web.config import LONGEST_MESSAGE, Config
from sobremesa.web.finished import TooMany
from sobremesa.web.gate import Gate
from sobremesa.web.headers import Guard
from sobremesa.web.helpers import Busy, HelperDied, TooLong
from sobremesa.web.hub import AskedToLeave, Hub, NoTable, TooManyTried, open_to
from sobremesa.web.limits import Buckets
from sobremesa.web.origin import origin_is_ours
from sobremesa.web.room import Room
from sobremesa.web.static import StaticFiles, wants_a_page

logger: Final = logging.getLogger(__name__)

T = TypeVar("T")

_MOST_LISTED: Final = 50
_MOST_OF_MINE: Final = 20

_invitation: Final = msgspec.json.Decoder(wire.Invitation)
_me: Final = msgspec.json.Decoder(wire.Me)
_new_lesson: Final = msgspec.json.Decoder(wire.NewLesson)
_new_table: Final = msgspec.json.Decoder(wire.NewTable)


class Problem(Exception):
    """An answer that is not a success, found somewhere deep."""

    def __init__(self, status: int, word: str, detail: str) -> None:
        super().__init__(detail)
        self.answer = problem(status, word, detail)


Endpoint = Callable[[Request], Awaitable[Response]]


@final
class Face:
    """The endpoints, around the hub they speak for."""

    def __init__(self, config: Config, gate: Gate, store: SqliteStore) -> None:
        self._config = config
        self._store = store
        self._gate = gate
        self._hub: Hub | None = None
        self._games: dict[str, Game[Any]] = {}
        self._summaries = b""

    @property
    def hub(self) -> Hub:
        assert self._hub is not None
        return self._hub

    @asynccontextmanager
    async def lifespan(self, app: object) -> AsyncIterator[dict[str, Any]]:
        # Looking for games takes milliseconds, and importing them a lot: once, and before anybody is kept waiting.
        self._games = {name: registry.get(name) for name in registry.ids()}
        self._store.start()
        self._hub = hub = Hub(self._config, self._store, self._gate)
        house = asyncio.create_task(hub.keep_house())
        hub.spawn(hub.keep_what_was_not())
        try:
            yield {"hub": hub}
        finally:
            house.cancel()
            with suppress(asyncio.CancelledError):
                await house
            await hub.close()

    # --- what every endpoint needs -------------------------------------------------------------------------------

    def _must_be_ours(self, request: Request) -> None:
        """A page of somebody else's may not make a browser send things here."""
        if not origin_is_ours(self._config, request.headers.get("origin"), request.headers.get("host", "")):
            raise Problem(403, "foreign-origin", "this page may not do that")

    async def _body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        self._must_be_ours(request)
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
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Problem(400, "malformed", "that is not what is expected here") from None

    async def _who(self, request: Request) -> Person:
        person = await self.hub.guests.who(request.headers.get("cookie"))
        if person is None:
            raise Problem(401, "no-name", "come in by name first")
        return person

    def _game(self, request: Request) -> Game[Any]:
        game = self._games.get(request.path_params["game"])
        if game is None:
            raise Problem(404, "no-game", "there is no such game")
        return game

    async def _room(self, request: Request) -> Room:
        code: str = request.path_params["code"]
        try:
            typed.code(code)
            person = await self.hub.guests.who(request.headers.get("cookie"))
            return await self.hub.room_for(person, code, request.scope["address"])
        except TooManyTried:
            raise Problem(429, "too-fast", "too many codes tried; wait a moment") from None
        except AskedToLeave:
            raise Problem(403, "removed", "you were asked to leave this table") from None
        except (msgspec.ValidationError, NoTable):
            raise Problem(404, "no-table", "there is no such table") from None

    # --- games -----------------------------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        if not self._summaries:  # the first time all texts are read, which takes a while
            self._summaries = await asyncio.to_thread(self._summarise)
        return await packed(request, self._summaries, JSON, is_the_same_for_all=True)

    def _summarise(self) -> bytes:
        return msgspec.json.encode([summary(game) for game in self._games.values() if not text.complaint(game)])

    async def almanac(self, request: Request) -> Response:
        return await packed(request, _almanac(self._game(request)), JSON, is_the_same_for_all=True)

    async def game_text(self, request: Request) -> Response:
        words = telling.words_of(self._game(request), _language(request))
        return await packed(request, words, "text/plain; charset=utf-8", is_the_same_for_all=True)

    async def game_rules(self, request: Request) -> Response:
        language = _language(request)
        return await _file(request, text.folder_of(self._game(request)).joinpath(f"rules.{language}.md"))

    async def components(self, request: Request) -> Response:
        """Everything that lies in the box of a game as it is proposed, each with what it says."""
        return await packed(request, _components(self._game(request)), JSON, is_the_same_for_all=True)

    async def shared_text(self, request: Request) -> Response:
        return await _file(request, resources.files(text).joinpath(f"text.{_language(request)}.ftl"))

    # --- people ----------------------------------------------------------------------------------------------------

    async def me(self, request: Request) -> Response:
        return json(wire.Me((await self._who(request)).name))

    async def come_in(self, request: Request) -> Response:
        name = clean_name((await self._body(request, _me)).name)
        if not name:
            raise Problem(400, "empty-text", "a name needs letters")
        cookies = request.headers.get("cookie")
        known = await self.hub.guests.who(cookies)
        if known is not None:
            await self.hub.guests.rename(known, name, cookies)
            return json(wire.Me(name))
        if not self._gate.new_guests.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many new names from there; wait a moment")
        _, header = await self.hub.guests.welcome(name)
        return json(wire.Me(name), headers={"Set-Cookie": header})

    async def go_out(self, request: Request) -> Response:
        self._must_be_ours(request)
        person = await self._who(request)
        header = await self.hub.guests.forget(person)
        self.hub.close_all_of(person)
        return json(wire.Me(""), headers={"Set-Cookie": header})

    async def shelf(self, request: Request) -> Response:
        """What whoever asks has played."""
        person = await self._who(request)
        page = request.query_params.get("page", "0")
        if page not in map(str, range(shelves.MOST_PAGES)):
            raise Problem(400, "no-page", "the shelf has no such page")
        game = request.query_params.get("game", "")
        if game and game not in self._games:
            raise Problem(404, "no-game", "there is no such game")
        found = await self.hub.store.shelf(person.id, game, int(page))
        told = wire.Shelf(
            [_played(match, chair) for match, chair in found.played],
            found.more,
            [wire.Tally(one.game, one.matches, one.won, one.seconds, list(one.latest)) for one in found.tallies],
        )
        return await packed(request, msgspec.json.encode(told), JSON)

    # --- tables ----------------------------------------------------------------------------------------------------

    async def tables(self, request: Request) -> Response:
        """Those where you sit, then those that wait for people; whoever has no name yet sees the latter."""
        person = await self.hub.guests.who(request.headers.get("cookie"))
        mine = await self.hub.store.tables_of(person.id, _MOST_OF_MINE) if person is not None else []
        codes = dict.fromkeys(mine)
        for phase in (GATHERING, PLAYING):
            codes |= dict.fromkeys(await self.hub.store.open_tables(phase, _MOST_LISTED))
        found = []
        for code in codes:
            with suppress(SobremesaError):  # damaged, of a game that is no longer here, or they were asked to leave
                room = open_to(person, await self.hub.room(code))
                await room.settled()
                found.append(room.summary(person))
        return await packed(request, msgspec.json.encode(found), JSON)

    async def new_table(self, request: Request) -> Response:
        asked = await self._body(request, _new_table)
        person = await self._who(request)
        wish = Wish(**msgspec.structs.asdict(asked))
        self._may_open(request, self._gate.new_tables)
        return await self._open(lambda code: open_table(code, person, time.time(), wish), asked.private)

    async def new_lesson(self, request: Request) -> Response:
        asked = await self._body(request, _new_lesson)
        person = await self._who(request)
        self._may_open(request, self._gate.new_lessons)
        return await self._open(
            lambda code: open_lesson(code, person, time.time(), asked.game, asked.language), private=True
        )

    def _may_open(self, request: Request, new: Buckets) -> None:
        if not new.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many new tables from there; wait a moment")

    async def _open(self, make: Callable[[str], Table], private: bool) -> Response:
        try:
            code = await self.hub.open(make, private)
        except (BadSettings, UnknownGame) as error:
            raise Problem(400, "bad-settings", str(error)) from None
        return json(wire.Created(code), 201)

    async def accept(self, request: Request) -> Response:
        """Somebody was given the link of a private table: they are let in, and told its code."""
        link = (await self._body(request, _invitation)).link
        person = await self._who(request)
        try:
            room = await self.hub.room_behind(person, link, request.scope["address"])
            if not await room.let_in(person, link):
                raise NoTable("the link was renewed just now")
        except TooManyTried:
            raise Problem(429, "too-fast", "too many links tried; wait a moment") from None
        except AskedToLeave:
            raise Problem(403, "removed", "you were asked to leave this table") from None
        except NoTable:
            raise Problem(404, "no-link", "this link opens nothing, or nothing any more") from None
        return json(wire.Invited(room.table.code))

    async def table(self, request: Request) -> Response:
        """One table in short; where it can't be opened, the problem says why, which a socket can't."""
        room = await self._room(request)
        await room.settled()
        return json(room.summary(await self.hub.guests.who(request.headers.get("cookie"))))

    async def _finished(self, request: Request) -> Table:
        table = await (await self._room(request)).settled()
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
        bygone = await self.hub.store.bygone(request.path_params["code"])
        person = await self.hub.guests.who(request.headers.get("cookie"))
        if person is not None and person.id in bygone.removed:
            raise Problem(403, "removed", "you were asked to leave this table")
        return bygone

    async def match_file(self, request: Request) -> Response:
        match = await self._finished_ever(request)
        disposition = f'attachment; filename="{match.code.lower()}.json"'
        return Response(self.hub.finished.file(match), headers={"Content-Disposition": disposition}, media_type=JSON)

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
                await self.hub.keep_if_mended(match)
            told = await self.hub.finished.told(match, int(seat), int(page), request.scope["address"])
        except NotVerified as error:
            raise Problem(409, "not-verified", str(error)) from None
        except BadFile as error:
            raise Problem(409, "untold", str(error)) from None
        return await unpacked(request, told, JSON)

    async def remains(self, request: Request) -> Response:
        """What can still be seen of a match whose record is damaged, as whoever watched saw it."""
        try:
            await self._room(request)
        except Damaged as damage:
            if isinstance(damage, GameAway | Older):
                raise
        else:
            raise Problem(404, "not-found", "the record of this table is sound")
        page = request.query_params.get("page", "0")
        if len(page) > 5 or not page.isdecimal():
            raise Problem(400, "no-page", "the match has no such page")
        try:
            told = await self.hub.finished.remains(request.path_params["code"], int(page), request.scope["address"])
        except BadFile:
            raise Problem(410, "damaged", "nothing is left of this table that could be seen") from None
        return await unpacked(request, told, JSON)

    async def _edition(self, request: Request) -> telling.Edition:
        body = await self.hub.store.edition(request.path_params["edition"])
        if body is None:
            raise Problem(404, "not-found", "there is nothing here")
        return telling.read_edition(body)

    async def edition_almanac(self, request: Request) -> Response:
        return await packed(request, bytes((await self._edition(request)).almanac), JSON, is_the_same_for_all=True)

    async def edition_text(self, request: Request) -> Response:
        words = (await self._edition(request)).text[_language(request)].encode()
        return await packed(request, words, "text/plain; charset=utf-8", is_the_same_for_all=True)

    async def last_views(self, request: Request) -> Response:
        table = await self._finished(request)
        match = table.match
        assert match is not None
        views = [match.shown(seat) for seat in range(len(table.chairs))]
        return await packed(request, msgspec.json.encode(wire.LastViews(views)), JSON)

    async def verify(self, request: Request) -> Response:
        match = await self._finished_ever(request)
        return Response(await self.hub.finished.verified(match, request.scope["address"]), media_type=JSON)

    async def qr(self, request: Request) -> Response:
        table = await (await self._room(request)).settled()
        person = await self.hub.guests.who(request.headers.get("cookie"))
        if table.door.private and (person is None or person.id != table.owner):
            raise Problem(403, "not-owner", "only who owns a private table invites to it")
        origins = self._config.origins
        origin = origins[0] if origins else f"http://{request.headers['host']}"
        picture = io.BytesIO()
        segno.make(f"{origin}/t/{table.door.link or table.code}", error="m").save(
            picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
        )
        headers = {"Cache-Control": "no-store"} if table.door.private else None
        return kept(request, picture.getvalue(), "image/svg+xml", headers)

    async def health(self, request: Request) -> Response:
        """For who watches over the server, by whichever name they call it: a word, and nothing else."""
        if await self.hub.store.can_write():
            return Response(b"ok\n", media_type="text/plain")
        return Response(b"cannot-write\n", 503, media_type="text/plain")


@cache
def _components(game: Game[Any]) -> bytes:
    """What lies in the box as it is proposed, then what each setting would add to it."""
    known: dict[tuple[str, str], wire.Component] = {}
    given = [("", {}), *((one.name, {one.name: value}) for one in game.info.settings for value in _values(one))]
    for setting, values in given:
        for one in game.components(settings.complete(game.info.settings, values)):
            says = [typed.phrase(plain_phrase(phrase)) for phrase in one.says]
            known.setdefault((one.kind, one.id), wire.Component(one.kind, one.id, one.count, says, setting))
    return msgspec.json.encode(list(known.values()))


def _values(one: settings.Setting) -> tuple[settings.SettingValue, ...]:
    match one:
        case settings.Flag():
            return (True, False)
        case settings.Number():
            return (one.low, one.high)
        case settings.Pick():
            return one.words


@cache
def _almanac(game: Game[Any]) -> bytes:
    return msgspec.json.encode(game.almanac())


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in text.LANGUAGES:
        raise Problem(404, "not-found", "there is nothing here")
    return language


async def _file(request: Request, *parts: Any) -> Response:
    try:
        content = b"\n".join(part.read_bytes() for part in parts)
    except FileNotFoundError:
        raise Problem(404, "not-found", "there is nothing here") from None
    return await packed(request, content, "text/plain; charset=utf-8", is_the_same_for_all=True)


def summary(game: Game[Any]) -> wire.GameSummary:
    info = game.info
    return wire.GameSummary(
        info.id,
        info.version,
        {language: _title(text.texts(game, language)) for language in text.LANGUAGES},
        *info.seats,
        [_setting(one) for one in info.settings],
        list(bots.names_for(game)),
        info.quiet,
        game.lesson is not None,
        dict(game.moments),
    )


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


def _title(texts: text.Texts) -> wire.Title:
    name = texts.say("game")
    return wire.Title(
        name,
        texts.say("short") if texts.has("short") else name,
        texts.say("blurb") if texts.has("blurb") else "",
    )


def _setting(one: settings.Setting) -> wire.SettingInfo:
    match one:
        case settings.Flag():
            return wire.SettingInfo(one.name, "flag", one.default, [], 0, 1)
        case settings.Number():
            return wire.SettingInfo(one.name, "number", one.default, [], one.low, one.high)
        case settings.Pick():
            return wire.SettingInfo(one.name, "pick", one.default, list(one.words), 0, 0)


def build(config: Config, store: SqliteStore) -> ASGIApp:
    gate = Gate(config)
    face = Face(config, gate, store)
    static = StaticFiles()

    def answering(endpoint: Endpoint) -> Endpoint:
        async def answer(request: Request) -> Response:
            told = await attempt(request)
            # Somebody who typed an address is shown a page; a program is told a word.
            return (
                await asyncio.to_thread(static.nowhere, request)
                if told.status_code == 404 and wants_a_page(request)
                else told
            )

        async def attempt(request: Request) -> Response:
            try:
                return await endpoint(request)
            except Problem as found:
                return found.answer
            except TooMany:
                return problem(429, "too-fast", "several are being worked out for you already; wait a moment")
            except (Busy, TooLong, HelperDied):
                return problem(503, "busy", "there is too much to do; try again in a moment")
            except Older as older:
                if older.is_over:
                    return problem(409, "older", "this match was played under rules that are no longer here")
                return problem(409, "closed", "this match can't go on under the rules that are here now")
            except GameAway:
                return problem(409, "game-away", "the game of this table is not installed here now")
            except Damaged:
                return problem(410, "damaged", "the record of this table is damaged; it can't be opened")
            except StoreError as error:
                logger.error("a request could not be served: %s", error)
                return problem(503, "cannot-write", "nothing can be written or read now; try again later")

        return answer

    def page(path: str, send: Callable[[Request], Response] = static.page) -> Route:
        async def sent(request: Request) -> Response:
            return await asyncio.to_thread(send, request)

        return get(path, sent)

    def get(path: str, endpoint: Endpoint) -> Route:
        return Route(path, answering(endpoint), methods=["GET"])

    routes = [
        get("/healthz", face.health),
        get("/api/games", face.games),
        get("/api/games/{game}/almanac", face.almanac),
        get("/api/games/{game}/text.{language}.ftl", face.game_text),
        get("/api/games/{game}/rules.{language}.md", face.game_rules),
        get("/api/text.{language}.ftl", face.shared_text),
        get("/api/editions/{edition}/almanac", face.edition_almanac),
        get("/api/editions/{edition}/text.{language}.ftl", face.edition_text),
        get("/api/games/{game}/components", face.components),
        get("/api/shelf", face.shelf),
        get("/api/me", face.me),
        Route("/api/me", answering(face.come_in), methods=["POST"]),
        Route("/api/me", answering(face.go_out), methods=["DELETE"]),
        get("/api/tables", face.tables),
        Route("/api/tables", answering(face.new_table), methods=["POST"]),
        Route("/api/lessons", answering(face.new_lesson), methods=["POST"]),
        Route("/api/invitations", answering(face.accept), methods=["POST"]),
        get("/api/tables/{code}", face.table),
        get("/api/tables/{code}/match.json", face.match_file),
        get("/api/tables/{code}/replay", face.replay),
        get("/api/tables/{code}/remains", face.remains),
        get("/api/tables/{code}/last-views", face.last_views),
        get("/api/tables/{code}/verify", face.verify),
        get("/api/tables/{code}/qr.svg", face.qr),
        page("/"),
        page("/t/{code}"),
        page("/r/{code}"),
        page("/rules/{game}"),
        page("/learn/{game}"),
        page("/shelf"),
        page("/{path:path}", static.file),
    ]
    return Guard(Router(routes, lifespan=face.lifespan), config, gate)
