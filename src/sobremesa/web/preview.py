"""What a chat program shows of an address: a title, a sentence and a picture, told in the page's head (Open Graph).

Whoever asks has shown nothing but the address, and nothing is opened or used up by asking. So a public table says what
any list of tables says, a private one says so much only behind its link, and all else says whose house this is.
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Final, final

import msgspec

from sobremesa import text
from sobremesa.kernel.game import Game
from sobremesa.tables.table import GATHERING, OVER, Table

_LOCALES: Final = {"es": "es_ES", "en": "en_US"}
_TITLES: Final = {GATHERING: "preview-invites", OVER: "preview-over"}
_FIRST_SEEN: Final = b"<p></p>"  # what is seen until the page itself is there has a place for what it is about
_WIDE, _HIGH = 1200, 630  # as large as the pictures are that the build makes


@final
class Manifest(msgspec.Struct, frozen=True):
    name: str
    description: str


_manifest: Final = msgspec.json.Decoder(Manifest)


@final
@dataclass(frozen=True)
class Preview:
    language: str
    title: str
    says: str
    game: str  # whose picture it has; "" for that of the house


def language_of(accepted: str) -> str:
    """The first of ours that a browser would like; chat programs mostly don't say."""
    for wish in accepted.lower().split(","):
        language = wish.partition(";")[0].strip()[:2]
        if language in text.LANGUAGES:
            return language
    return text.LANGUAGES[0]


def of_house(language: str, manifest: bytes) -> Preview:
    """What it says of itself to whoever installs it is what it says in a chat."""
    told = _manifest.decode(manifest)
    return Preview(language, told.name, told.description, "")


def of_game(game: Game[Any], language: str) -> Preview:
    words = text.texts(game, language)
    return Preview(language, words.say("game"), words.say("pitch") if words.has("pitch") else "", game.info.id)


def of_table(table: Table, language: str) -> Preview:
    words = text.texts(table.game, language)
    told = of_game(table.game, language)
    owner = table.seating.name_of(table.owner)
    message = _TITLES.get(table.phase, "preview-playing") if owner else "preview-table"
    title = words.say(message, (("who", 0), ("game", ("game", ()))), (owner,))
    return Preview(language, title, f"{told.says} {words.say('preview-in-browser')}".strip(), told.game)


def pictures(preview: Preview) -> tuple[str, str]:
    """Where its picture would lie, and that of the house for a game that has none of its own."""
    return f"og/{preview.game}.{preview.language}.png", f"og/sobremesa.{preview.language}.png"


def written(page: bytes, preview: Preview, origin: str, path: str, picture: str = "") -> bytes:
    """The page with that in its head. `path` is the address to come to, or "" where it is nobody's to pass on.

    `picture` is the one of its pictures that was built, or "".
    """
    others = [("og:locale:alternate", other) for language, other in _LOCALES.items() if language != preview.language]
    told = [
        ("og:site_name", "Sobremesa"),
        ("og:type", "website"),
        ("og:title", preview.title),
        ("og:description", preview.says),
        *(_of_picture(f"{origin}/{picture}", preview.title) if picture else []),
        ("og:locale", _LOCALES[preview.language]),
        *others,
        *([("og:url", f"{origin}{path}")] if path else []),
    ]
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told]
    lines.append(f'<meta name="twitter:card" content="{"summary_large_image" if picture else "summary"}" />')
    page = page.replace(b"</head>", "\n    ".join(["", *lines, ""]).encode() + b"</head>", 1)
    return page.replace(_FIRST_SEEN, f"<p>{escape(preview.title)}</p>".encode(), 1) if preview.game else page


def awaiting(page: bytes, game: str) -> bytes:
    """The page that asks for the board of a game at once, with all else it is made of (client/tools/first.js)."""
    return page.replace(b"<html ", f'<html data-for="{escape(game)}" '.encode(), 1) if game else page


def _of_picture(address: str, says: str) -> list[tuple[str, str]]:
    return [
        ("og:image", address),
        ("og:image:width", str(_WIDE)),
        ("og:image:height", str(_HIGH)),
        ("og:image:alt", says),
    ]
