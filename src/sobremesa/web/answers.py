"""HTTP answers: JSON, files that may be kept, problems."""

from __future__ import annotations

import asyncio
import gzip
from hashlib import blake2b
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.web import wire

_encoder: Final = msgspec.json.Encoder()
JSON: Final = "application/json"
_EFFORT: Final = 3  # of packing: more is slow, and gains little


def json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(_encoder.encode(value), status, headers, JSON)


def problem(status: int, word: str, detail: str) -> Response:
    return json(wire.Problem(word, detail), status)


def kept(request: Request, content: bytes, kind: str, headers: dict[str, str] | None = None) -> Response:
    """An answer that a browser keeps and asks about again; if it hasn't changed, it isn't sent again."""
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    extra = {"ETag": tag, "Cache-Control": "no-cache", **(headers or {})}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=extra)
    return Response(content, headers=extra, media_type=kind)


async def packed(request: Request, content: bytes, kind: str) -> Response:
    """The same for what is long: small for whoever can unpack it, and the same bytes every time."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = await asyncio.to_thread(gzip.compress, content, _EFFORT, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return kept(request, content, kind, headers)
