"""The HTTP face: what is fetched. What happens at a table goes over its WebSocket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router
from starlette.types import ASGIApp

from sobremesa.store.contract import Store
from sobremesa.store.errors import Elsewhere, StoreError
from sobremesa.tables.coming_back import Damaged, Older
from sobremesa.tables.restoring import GameAway
from sobremesa.web.answers import Problem, problem
from sobremesa.web.barring import Barred, ClosedByHost
from sobremesa.web.browsers import Browsers
from sobremesa.web.config import Config
from sobremesa.web.endpoints.games import Games
from sobremesa.web.endpoints.health import Health
from sobremesa.web.endpoints.matches import Matches
from sobremesa.web.endpoints.pages import Pages
from sobremesa.web.endpoints.people import People
from sobremesa.web.endpoints.tables import Tables
from sobremesa.web.face import Face
from sobremesa.web.finished import TooMany
from sobremesa.web.forwarding import answer_of
from sobremesa.web.gate import Gate
from sobremesa.web.headers import Guard
from sobremesa.web.helpers import Busy, HelperDied, TooLong
from sobremesa.web.host import HostFace
from sobremesa.web.passkeys import Passkeys
from sobremesa.web.push.subscribing import Subscribing
from sobremesa.web.static import StaticFiles, wants_a_page

logger: Final = logging.getLogger(__name__)

Endpoint = Callable[[Request], Awaitable[Response]]


def build(config: Config, store: Store) -> ASGIApp:
    gate = Gate(config)
    static = StaticFiles()
    face = Face(config, gate, store, static)
    games, people, tables, matches = Games(face), People(face), Tables(face), Matches(face)
    pages, health = Pages(face), Health(face)
    browsers, passkeys, subscribing = Browsers(face), Passkeys(face), Subscribing(face)
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
            except Elsewhere as there:
                return await answer_of(face.hub.neighbours, there.address, request)
            except StoreError as error:
                logger.error("a request could not be served: %s", error)
                return problem(503, "cannot-write", "nothing can be written or read now; try again later")

        return answer

    async def file(request: Request) -> Response:
        return await asyncio.to_thread(static.file, request)

    def get(path: str, endpoint: Endpoint) -> Route:
        return Route(path, answering(endpoint), methods=["GET"])

    routes = [
        get("/healthz", health.can_write),
        get("/readyz", health.ready),
        get("/livez", health.alive),
        get("/api/games", games.listed),
        get("/api/games/{game}/almanac", games.almanac),
        get("/api/games/{game}/text.{language}.ftl", games.game_text),
        get("/api/games/{game}/rules.{language}.md", games.game_rules),
        get("/api/text.{language}.ftl", games.shared_text),
        get("/api/editions/{edition}/almanac", matches.edition_almanac),
        get("/api/editions/{edition}/text.{language}.ftl", matches.edition_text),
        get("/api/games/{game}/components", games.components),
        get("/api/shelf", people.shelf),
        get("/api/me", people.me),
        Route("/api/me", answering(people.come_in), methods=["POST"]),
        Route("/api/me", answering(people.go_out), methods=["DELETE"]),
        get("/api/me/kept", people.kept),
        Route("/api/me/kept", answering(people.be_forgotten), methods=["DELETE"]),
        get("/api/me/browsers", browsers.list),
        Route("/api/me/browsers/{browser}", answering(browsers.put_out), methods=["DELETE"]),
        Route("/api/me/handover", answering(browsers.offer), methods=["POST"]),
        Route("/api/handovers", answering(browsers.follow), methods=["POST"]),
        get("/api/me/passkeys", passkeys.list),
        Route("/api/me/passkeys", answering(passkeys.add), methods=["POST"]),
        Route("/api/me/passkeys/challenge", answering(passkeys.ask_for_one), methods=["POST"]),
        Route("/api/me/passkeys/{passkey}", answering(passkeys.remove), methods=["DELETE"]),
        get("/api/passkeys", passkeys.challenge),
        Route("/api/passkeys", answering(passkeys.come_back), methods=["POST"]),
        get("/api/push", subscribing.key),
        get("/api/me/push", subscribing.asked),
        Route("/api/me/push", answering(subscribing.ask), methods=["POST"]),
        Route("/api/me/push", answering(subscribing.ask_no_more), methods=["DELETE"]),
        get("/api/tables", tables.listed),
        Route("/api/tables", answering(tables.new_table), methods=["POST"]),
        Route("/api/lessons", answering(tables.new_lesson), methods=["POST"]),
        Route("/api/invitations", answering(tables.accept), methods=["POST"]),
        get("/api/doorsteps/{way}", tables.doorstep),
        get("/api/tables/{code}", tables.in_short),
        get("/api/tables/{code}/hint", tables.hint),
        get("/api/tables/{code}/sign", tables.sign),
        get("/api/tables/{code}/match.json", matches.match_file),
        get("/api/tables/{code}/analysis", matches.analysis),
        get("/api/tables/{code}/replay", matches.replay),
        get("/api/tables/{code}/remains", matches.remains),
        get("/api/tables/{code}/last-views", matches.last_views),
        get("/api/tables/{code}/verify", matches.verify),
        get("/api/tables/{code}/qr.svg", tables.qr),
        get("/api/host", host.overview),
        Route("/api/host/rulings", answering(host.rule), methods=["POST"]),
        Route("/api/host/bars", answering(host.bar), methods=["POST"]),
        get("/", pages.any),
        get("/t/{way}", pages.page_of_table),
        get("/r/{way}", pages.page_of_table),
        get("/rules/{game}", pages.page_of_game),
        get("/learn/{game}", pages.page_of_game),
        get("/shelf", pages.any),
        get("/privacy", pages.any),
        get("/browsers", pages.any),
        get("/host", pages.any),
        get("/{path:path}", file),
    ]
    return Guard(Router(routes, lifespan=face.lifespan), config, gate, static, store.key)
