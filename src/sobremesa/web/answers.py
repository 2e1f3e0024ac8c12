"""HTTP answers: JSON, files that may be kept, problems."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.web import wire
from sobremesa.web.counted import COUNTED

_encoder: Final = msgspec.json.Encoder()
JSON: Final = "application/json"
_SECONDS_TO_WAIT: Final = {429: "2", 503: "5"}
_PLAIN: Final = {"Vary": "Accept-Encoding"}
OWN: Final = {"Cache-Control": "private, no-cache", "Vary": "Accept-Encoding, Cookie"}  # it depends on who asks
_PACKED: Final = {"Content-Encoding": "gzip"}
_EFFORT: Final = 3  # of packing: more is slow, and gains little
_EVERY_EFFORT: Final = 9


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(_encoder.encode(value), status, headers, JSON)


def problem(status: int, word: str, detail: str, headers: dict[str, str] | None = None) -> Response:
    COUNTED.refuse(word)
    extra = {"Retry-After": _SECONDS_TO_WAIT[status]} if status in _SECONDS_TO_WAIT else {}
    return json(wire.Problem(word, detail), status, {**extra, **(headers or {})})


class Problem(Exception):
    """An answer that is not a success, found somewhere deep."""

    def __init__(self, status: int, word: str, detail: str) -> None:
        super().__init__(detail)
        self.answer = problem(status, word, detail)


def kept(request: Request, content: bytes, kind: str, headers: dict[str, str] | None = None) -> Response:
    """An answer that a browser keeps and asks about again; if it hasn't changed, it isn't sent again."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    extra = {"ETag": tag, "Cache-Control": "no-cache", **(headers or {})}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=extra)
    return Response(content, headers=extra, media_type=kind)


def pack(content: bytes) -> bytes:
    return gzip.compress(content, _EFFORT, mtime=0)


@lru_cache(64)
def _packed_for_all(content: bytes) -> bytes:
    """Texts and rules are the same for everybody: packed once, they are worth every effort."""
    return gzip.compress(content, _EVERY_EFFORT, mtime=0)


async def packed(request: Request, content: bytes, kind: str, *, is_the_same_for_all: bool = False) -> Response:
    """The same for what is long: small for whoever can unpack it, and the same bytes every time."""
    headers = _PLAIN if is_the_same_for_all else OWN
    if _may_be_packed(request):
        content = await asyncio.to_thread(_packed_for_all if is_the_same_for_all else pack, content)
        return kept(request, content, kind, {**headers, **_PACKED})
    return kept(request, content, kind, headers)


async def unpacked(request: Request, packed_content: bytes, kind: str) -> Response:
    """What was packed beforehand for who asks, whether they can unpack it or not."""
    if _may_be_packed(request):
        return kept(request, packed_content, kind, {**OWN, **_PACKED})
    return kept(request, await asyncio.to_thread(gzip.decompress, packed_content), kind, OWN)


def _may_be_packed(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
