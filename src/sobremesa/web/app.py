"""The HTTP face: what is fetched. What happens at a table goes over its WebSocket."""

from __future__ import annotations

import asyncio
import io
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
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
from sobremesa.store.contract import Store
from sobremesa.store.errors import StoreError
from sobremesa.store.kept.people import Browser
from sobremesa.store.kept.tables import Shown
from sobremesa.tables.asking import Wish, open_lesson, open_table
from sobremesa.tables.bygone import Bygone
from sobremesa.tables.chair import Person
from sobremesa.tables.coming_back import Damaged, Older
from sobremesa.tables.played import Played
from sobremesa.tables.restoring import GameAway
from sobremesa.tables.table import GATHERING, OVER, PLAYING, Table
from sobremesa.tables.writing import clean_name
from sobremesa.web import account, listing, preview, replay, telling, typed, wire
from sobremesa.web.answers import JSON, OWN, Problem, json, kept, packed, problem, unpacked
from sobremesa.web.barring import Barred, ClosedByHost
from sobremesa.web.browsers import Browsers
from sobremesa.web.config import LONGEST_MESSAGE, Config
from sobremesa.web.finished import TooMany
from sobremesa.web.gate import Gate
from sobremesa.web.headers import Guard
from sobremesa.web.helpers import Busy, HelperDied, TooLong
from sobremesa.web.host import HostFace
from sobremesa.web.hub import AskedToLeave, Hub, NoTable, TooManyTried
from sobremesa.web.limits import Strangers
from sobremesa.web.origin import origin_is_ours
from sobremesa.web.push.subscribing import Subscribing
from sobremesa.web.room import Room
from sobremesa.web.static import StaticFiles, wants_a_page

logger: Final = logging.getLogger(__name__)

T = TypeVar("T")

_MOST_LISTED: Final = 50
_MOST_OF_MINE: Final = 40

_invitation: Final = msgspec.json.Decoder(wire.Invitation)
_me: Final = msgspec.json.Decoder(wire.Me)
_new_lesson: Final = msgspec.json.Decoder(wire.NewLesson)
_new_table: Final = msgspec.json.Decoder(wire.NewTable)


Endpoint = Callable[[Request], Awaitable[Response]]


@final
class Face:
    """The endpoints, around the hub they speak for."""

    def __init__(self, config: Config, gate: Gate, store: Store, static: StaticFiles) -> None:
        self.config = config
        self._static = static
        self._store = store
        self.gate = gate
        self.browsers = Browsers(self)
        self.subscribing = Subscribing(self)
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
        self._hub = hub = Hub(self.config, self._store, self.gate)
        await self._store.start(hub)
        chores = [asyncio.create_task(chore) for chore in (hub.keep_house(), hub.keep_time(), hub.keep_calling())]
        hub.spawn(hub.keep_what_was_not())
        await hub.heed_host()
        hub.spawn(hub.keep_heeding())
        if self.config.keep_unstarted is not None:
            hub.spawn(hub.keep_for_so_long())
        try:
            yield {"hub": hub}
        finally:
            for chore in chores:
                chore.cancel()
                with suppress(asyncio.CancelledError):
                    await chore
            await hub.close()

    # --- what every endpoint needs -------------------------------------------------------------------------------

    def must_be_ours(self, request: Request) -> None:
        """A page of somebody else's may not make a browser send things here."""
        if not origin_is_ours(self.config, request.headers.get("origin"), request.headers.get("host", "")):
            raise Problem(403, "foreign-origin", "this page may not do that")

    async def body(self, request: Request, decoder: msgspec.json.Decoder[T]) -> T:
        self.must_be_ours(request)
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

    async def whose(self, request: Request, *, even_barred: bool = False) -> tuple[Person, Browser]:
        """Who asks, and from which of their browsers."""
        known = await self.hub.guests.whose(request.headers.getlist("cookie"), even_barred=even_barred)
        if known is None:
            raise Problem(401, "no-name", "come in by name first")
        return known

    async def who(self, request: Request, *, even_barred: bool = False) -> Person:
        return (await self.whose(request, even_barred=even_barred))[0]

    def _game(self, request: Request) -> Game[Any]:
        game = self._games.get(request.path_params["game"])
        if game is None:
            raise Problem(404, "no-game", "there is no such game")
        return game

    async def _room(self, request: Request) -> Room:
        code: str = request.path_params["code"]
        try:
            typed.code(code)
            person = await self.hub.guests.who(request.headers.getlist("cookie"))
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
        return msgspec.json.encode(
            [summary(game, self.hub.config.may_sit) for game in self._games.values() if not text.complaint(game)]
        )

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
        person, browser = await self.whose(request)
        await self.hub.guests.note(browser, _program(request))
        return json(wire.Me(person.name))

    async def come_in(self, request: Request) -> Response:
        name = clean_name((await self.body(request, _me)).name)
        if not name:
            raise Problem(400, "empty-text", "a name needs letters")
        known = await self.hub.guests.whose(request.headers.getlist("cookie"))
        if known is not None:
            await self.hub.guests.rename(known[0], name)
            return json(wire.Me(name))
        if not self.gate.new_guests.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many new names from there; wait a moment")
        _, header = await self.hub.guests.welcome(name, _program(request))
        return json(wire.Me(name), headers={"Set-Cookie": header})

    async def go_out(self, request: Request) -> Response:
        self.must_be_ours(request)
        person, browser = await self.whose(request)
        await self.hub.guests.put_out(person, browser.id)
        self.hub.close_browser(browser.key_hash)
        return json(wire.Me(""), headers={"Set-Cookie": self.hub.guests.without_key()})

    async def kept(self, request: Request) -> Response:
        """All that is kept of whoever asks, as a file."""
        person = await self.who(request, even_barred=True)
        self._may_ask_for_all(request)
        told = account.of(person.name, await self.hub.store.all_of(person.id))
        headers = {
            "Content-Disposition": 'attachment; filename="sobremesa.json"',
            "Cache-Control": "no-store",
        }
        return Response(told, headers=headers, media_type=JSON)

    async def be_forgotten(self, request: Request) -> Response:
        self.must_be_ours(request)
        person = await self.who(request, even_barred=True)
        self._may_ask_for_all(request)
        # Whoever asked may be gone before it is done; it is done all the same.
        await asyncio.shield(self.hub.spawn(self.hub.forget(person)))
        return json(wire.Me(""), headers={"Set-Cookie": self.hub.guests.without_key()})

    def _may_ask_for_all(self, request: Request) -> None:
        if not self.gate.accounts.take(request.scope["address"]):
            raise Problem(429, "too-fast", "that is asked too often from there; wait a minute")

    async def shelf(self, request: Request) -> Response:
        """What whoever asks has played."""
        person = await self.who(request)
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
        person = await self.hub.guests.who(request.headers.getlist("cookie"))
        store = self.hub.store
        listed = await store.tables_of(person.id, _MOST_OF_MINE) if person is not None else []
        for phase in (GATHERING, PLAYING):
            listed += (await self.hub.listed(phase))[:_MOST_LISTED]
        found = {one.code: shown for one in listed if (shown := await self._shown(one, person)) is not None}
        return await packed(request, msgspec.json.encode(list(found.values())), JSON)

    async def _shown(self, one: Shown, person: Person | None) -> wire.TableSummary | None:
        """A table that is in use here as it is now, any other as it was written: none is brought back to be listed."""
        room = self.hub.rooms.get(one.code)
        if room is not None:
            with suppress(StoreError):
                await room.settled()
                return room.listing().seen_by(one.code, person, is_held=True)
        told = listing.unpacked(one.body)
        if told.game not in self._games or self.hub.damages.is_known(one.code):
            return None
        return told.seen_by(one.code, person, is_held=one.is_held)

    async def new_table(self, request: Request) -> Response:
        asked = await self.body(request, _new_table)
        person = await self.who(request)
        wish = Wish(**msgspec.structs.asdict(asked))
        self._may_open(request, self.gate.new_tables)
        return await self._open(request, lambda code: open_table(code, person, time.time(), wish), asked.private)

    async def new_lesson(self, request: Request) -> Response:
        asked = await self.body(request, _new_lesson)
        person = await self.who(request)
        self._may_open(request, self.gate.new_lessons)
        return await self._open(
            request, lambda code: open_lesson(code, person, time.time(), asked.game, asked.language), private=True
        )

    def _may_open(self, request: Request, new: Strangers) -> None:
        if not new.take(request.scope["address"]):
            raise Problem(429, "too-fast", "too many new tables from there; wait a moment")

    async def _open(self, request: Request, make: Callable[[str], Table], private: bool) -> Response:
        try:
            code = await self.hub.open(make, private, request.scope["address"])
        except (BadSettings, UnknownGame) as error:
            raise Problem(400, "bad-settings", str(error)) from None
        return json(wire.Created(code), 201)

    async def accept(self, request: Request) -> Response:
        """Somebody was given the link of a private table: they are let in, and told its code."""
        link = (await self.body(request, _invitation)).link
        person = await self.who(request)
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

    async def doorstep(self, request: Request) -> Response:
        """What stands before the door, for who has no name yet. The link isn't exchanged by it, and nobody let in."""
        way: str = request.path_params["way"]
        try:
            room, is_open = await self.hub.before(way, request.scope["address"])
        except TooManyTried:
            raise Problem(429, "too-fast", "too many codes tried; wait a moment") from None
        except (msgspec.ValidationError, NoTable):
            raise Problem(404, "no-table", "there is no such table, or the link opens nothing any more") from None
        return json(room.doorstep(is_open))

    async def table(self, request: Request) -> Response:
        """One table in short; where it can't be opened, the problem says why, which a socket can't."""
        room = await self._room(request)
        await room.settled()
        person = await self.hub.guests.who(request.headers.getlist("cookie"))
        return json(room.listing().seen_by(room.table.code, person, is_held=True))

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
        person = await self.hub.guests.who(request.headers.getlist("cookie"))
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
        person = await self.hub.guests.who(request.headers.getlist("cookie"))
        if table.door.private and (person is None or person.id != table.owner):
            raise Problem(403, "not-owner", "only who owns a private table invites to it")
        picture = io.BytesIO()
        segno.make(f"{self.origin(request)}/t/{table.door.link or table.code}", error="m").save(
            picture, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
        )
        headers = {"Cache-Control": "no-store"} if table.door.private else OWN
        return kept(request, picture.getvalue(), "image/svg+xml", headers)

    def origin(self, request: Request) -> str:
        return self.config.origins[0] if self.config.origins else f"http://{request.headers['host']}"

    # --- pages that say in their head what they are ------------------------------------------------------------------

    async def page_of_table(self, request: Request) -> Response:
        table, is_told = None, False
        with suppress(SobremesaError, msgspec.ValidationError):  # of none, or of one that can't be opened now
            person = await self.hub.guests.who(request.headers.getlist("cookie"))
            table, is_told = await self.hub.told_by_address(request.path_params["way"], person)
        if table is None or text.complaint(table.game):
            return await self.page(request)
        told = preview.of_table(table, _preferred(request)) if is_told else None
        path = "" if table.door.private else request.url.path
        return await self._page(request, told or await self._house(request), path, table.game.info.id)

    async def page_of_game(self, request: Request) -> Response:
        game = self._games.get(request.path_params["game"])
        if game is None or text.complaint(game):
            return await self.page(request)
        return await self._page(request, preview.of_game(game, _preferred(request)), request.url.path)

    async def page(self, request: Request) -> Response:
        path = request.url.path if request.url.path == "/" else ""
        return await self._page(request, await self._house(request), path)

    async def _house(self, request: Request) -> preview.Preview | None:
        language = _preferred(request)
        manifest = await asyncio.to_thread(self._static.as_built, f"{language}.webmanifest")
        return preview.of_house(language, manifest) if manifest else None

    async def _page(self, request: Request, told: preview.Preview | None, path: str, game: str = "") -> Response:
        """`game`: whose board will be asked for next."""
        page = await asyncio.to_thread(self._static.page, request)
        if page.status_code not in (200, 304):
            return page
        content = await asyncio.to_thread(self._static.as_built)
        if told is not None:
            picture = await asyncio.to_thread(self._static.first_of, preview.pictures(told))
            content = preview.written(content, told, self.origin(request), path, picture)
        return await packed(request, preview.awaiting(content, game), "text/html; charset=utf-8")

    async def health(self, request: Request) -> Response:
        """For who watches over the server, by whichever name they call it: a word, and nothing else."""
        if await self.hub.store.can_write():
            return Response(b"ok\n", media_type="text/plain")
        return Response(b"cannot-write\n", 503, media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        """For a proxy that asks whom to send people to: not to a server that goes down or has lost its database."""
        if self.hub.is_ready():
            return Response(b"ready\n", media_type="text/plain")
        return Response(b"not-ready\n", 503, media_type="text/plain")

    async def alive(self, request: Request) -> Response:
        """For whoever starts a process anew that doesn't answer at all: it depends on nothing."""
        return Response(b"alive\n", media_type="text/plain")


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


def _preferred(request: Request) -> str:
    return preview.language_of(request.headers.get("accept-language", ""))


def _program(request: Request) -> str:
    return request.headers.get("user-agent", "")


async def _file(request: Request, *parts: Any) -> Response:
    try:
        content = b"\n".join(part.read_bytes() for part in parts)
    except FileNotFoundError:
        raise Problem(404, "not-found", "there is nothing here") from None
    return await packed(request, content, "text/plain; charset=utf-8", is_the_same_for_all=True)


def summary(game: Game[Any], may_sit: Sequence[str]) -> wire.GameSummary:
    info = game.info
    return wire.GameSummary(
        info.id,
        info.version,
        {language: _title(text.texts(game, language)) for language in text.LANGUAGES},
        *info.seats,
        *info.minutes,
        [_setting(one) for one in info.settings],
        [_level(name, game) for name in bots.among(may_sit, game)],
        info.quiet,
        game.lesson is not None,
        dict(game.moments),
    )


def _level(name: str, game: Game[Any]) -> wire.Level:
    kind = bots.kind_called(name)
    if kind is not None and not kind.is_ours:
        return wire.Level(name, dict(kind.names), dict(kind.about))
    like = f"like-{name}"
    told = {language: text.texts(game, language) for language in text.LANGUAGES}
    return wire.Level(name, {}, {language: texts.say(like) for language, texts in told.items() if texts.has(like)})


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
        texts.say("pitch") if texts.has("pitch") else "",
    )


def _setting(one: settings.Setting) -> wire.SettingInfo:
    match one:
        case settings.Flag():
            return wire.SettingInfo(one.name, "flag", one.default, [], 0, 1)
        case settings.Number():
            return wire.SettingInfo(one.name, "number", one.default, [], one.low, one.high)
        case settings.Pick():
            return wire.SettingInfo(one.name, "pick", one.default, list(one.words), 0, 0)


def build(config: Config, store: Store) -> ASGIApp:
    gate = Gate(config)
    static = StaticFiles()
    face = Face(config, gate, store, static)
    host = HostFace(face, config.host_key)

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
            except Barred:
                return problem(403, "barred", "whoever runs this server doesn't want you here")
            except ClosedByHost:
                return problem(403, "closed-by-host", "whoever runs this server has closed this table")
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

    async def file(request: Request) -> Response:
        return await asyncio.to_thread(static.file, request)

    def get(path: str, endpoint: Endpoint) -> Route:
        return Route(path, answering(endpoint), methods=["GET"])

    routes = [
        get("/healthz", face.health),
        get("/readyz", face.ready),
        get("/livez", face.alive),
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
        get("/api/me/kept", face.kept),
        Route("/api/me/kept", answering(face.be_forgotten), methods=["DELETE"]),
        get("/api/me/browsers", face.browsers.list),
        Route("/api/me/browsers/{browser}", answering(face.browsers.put_out), methods=["DELETE"]),
        Route("/api/me/handover", answering(face.browsers.offer), methods=["POST"]),
        Route("/api/handovers", answering(face.browsers.follow), methods=["POST"]),
        get("/api/push", face.subscribing.key),
        get("/api/me/push", face.subscribing.asked),
        Route("/api/me/push", answering(face.subscribing.ask), methods=["POST"]),
        Route("/api/me/push", answering(face.subscribing.ask_no_more), methods=["DELETE"]),
        get("/api/tables", face.tables),
        Route("/api/tables", answering(face.new_table), methods=["POST"]),
        Route("/api/lessons", answering(face.new_lesson), methods=["POST"]),
        Route("/api/invitations", answering(face.accept), methods=["POST"]),
        get("/api/doorsteps/{way}", face.doorstep),
        get("/api/tables/{code}", face.table),
        get("/api/tables/{code}/match.json", face.match_file),
        get("/api/tables/{code}/replay", face.replay),
        get("/api/tables/{code}/remains", face.remains),
        get("/api/tables/{code}/last-views", face.last_views),
        get("/api/tables/{code}/verify", face.verify),
        get("/api/tables/{code}/qr.svg", face.qr),
        get("/api/host", host.overview),
        Route("/api/host/rulings", answering(host.rule), methods=["POST"]),
        Route("/api/host/bars", answering(host.bar), methods=["POST"]),
        get("/", face.page),
        get("/t/{way}", face.page_of_table),
        get("/r/{way}", face.page_of_table),
        get("/rules/{game}", face.page_of_game),
        get("/learn/{game}", face.page_of_game),
        get("/shelf", face.page),
        get("/privacy", face.page),
        get("/browsers", face.page),
        get("/host", face.page),
        get("/{path:path}", file),
    ]
    return Guard(Router(routes, lifespan=face.lifespan), config, gate, static)
