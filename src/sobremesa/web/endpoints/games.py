"""The games there are: what they are called, their texts and rules, and what lies in their boxes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa import bots, text
from sobremesa.kernel import settings
from sobremesa.kernel.game import Game
from sobremesa.kernel.phrase import plain_phrase
from sobremesa.web import telling, typed, wire
from sobremesa.web.answers import JSON, Problem, packed
from sobremesa.web.face import Face, language_of


@final
class Games:
    def __init__(self, face: Face) -> None:
        self._face = face
        self._summaries = b""

    async def listed(self, request: Request) -> Response:
        if not self._summaries:  # the first time all texts are read, which takes a while
            self._summaries = await asyncio.to_thread(self._summarise)
        return await packed(request, self._summaries, JSON, is_the_same_for_all=True)

    def _summarise(self) -> bytes:
        return msgspec.json.encode(
            [
                summary(game, self._face.hub.config.may_sit)
                for game in self._face.games.values()
                if not text.complaint(game)
            ]
        )

    async def almanac(self, request: Request) -> Response:
        return await packed(request, _almanac(self._face.game(request)), JSON, is_the_same_for_all=True)

    async def game_text(self, request: Request) -> Response:
        words = telling.words_of(self._face.game(request), language_of(request))
        return await packed(request, words, "text/plain; charset=utf-8", is_the_same_for_all=True)

    async def game_rules(self, request: Request) -> Response:
        language = language_of(request)
        return await _file(request, text.folder_of(self._face.game(request)).joinpath(f"rules.{language}.md"))

    async def components(self, request: Request) -> Response:
        """Everything that lies in the box of a game as it is proposed, each with what it says."""
        return await packed(request, _components(self._face.game(request)), JSON, is_the_same_for_all=True)

    async def shared_text(self, request: Request) -> Response:
        return await _file(request, resources.files(text).joinpath(f"text.{language_of(request)}.ftl"))


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
