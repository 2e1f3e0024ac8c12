"""The browser's side: the files that were built into this package."""

from __future__ import annotations

import base64
import mimetypes
import re
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response

from sobremesa.web.answers import kept, problem

FOLDER: Final = Path(__file__).parent / "static"

_FOR_EVER: Final = "public, max-age=31536000, immutable"  # a name that changes with what is in it
_FOR_A_DAY: Final = "public, max-age=86400"
_KEPT: Final = {"assets": _FOR_EVER, "og": _FOR_A_DAY, "icons": _FOR_A_DAY}  # by folder; all else is asked about again
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
_KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
_INLINE: Final = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def wants_a_page(request: Request) -> bool:
    """Whether a browser asks for what it will show as a whole page."""
    return "text/html" in request.headers.get("accept", "")


@final
class StaticFiles:
    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._files: dict[str, Path] = {}
        self._digests: dict[str, str] = {}
        self._digests_of = (0, 0)

    def page(self, request: Request) -> Response:
        """The one page that is the whole client."""
        return self._send(request, "index.html")

    def as_built(self, name: str = "index.html") -> bytes:
        """A file as it was built, for who makes something of it; nothing where it wasn't."""
        path = self._find(name)
        return path.read_bytes() if path is not None else b""

    def inline(self, kind: str) -> str:
        """What of that kind lies inline in the page, as a content policy allows it: by its digest, and nothing else."""
        path = self._find("index.html")
        if path is None:
            return ""
        told = path.stat()
        if self._digests_of != (
            told.st_mtime_ns,
            told.st_size,
        ):  # every answer says it, so the page isn't read each time
            self._digests, self._digests_of = _digests(path.read_bytes()), (told.st_mtime_ns, told.st_size)
        return self._digests.get(kind, "")

    def first_of(self, names: Iterable[str]) -> str:
        """The first of those files that was built; "" if none was."""
        return next((name for name in names if self._find(name) is not None), "")

    def nowhere(self, request: Request) -> Response:
        """The same page where there is nothing: it says so itself."""
        page = self._send(request, "index.html")
        if page.status_code == 200:
            page.status_code = 404
            del page.headers["etag"]
        return page

    def file(self, request: Request) -> Response:
        return self._send(request, request.path_params["path"])

    def _send(self, request: Request, name: str) -> Response:
        path = self._find(name)
        if path is None:
            if name == "index.html":
                return problem(503, "not-built", "the browser's side has not been built: run `make play`")
            return problem(404, "not-found", "there is nothing here")
        kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        headers = {"Vary": "Accept-Encoding"}
        if how_long := _KEPT.get(name.partition("/")[0]):
            headers["Cache-Control"] = how_long
        accepted = request.headers.get("accept-encoding", "")
        for encoding, suffix in _ENCODINGS.items():
            packed = self._find(name + suffix) if encoding in accepted else None
            if packed is not None:
                return kept(request, packed.read_bytes(), kind, {**headers, "Content-Encoding": encoding})
        return kept(request, path.read_bytes(), kind, headers)

    def _find(self, name: str) -> Path | None:
        """Only what lies in the folder can be found, whatever the name says."""
        path = self._files.get(name)
        if path is None or not path.is_file():
            self._files = {
                found.relative_to(self._folder).as_posix(): found
                for found in self._folder.rglob("*")
                if found.is_file()
            }
            path = self._files.get(name)
        return path


def _digests(page: bytes) -> dict[str, str]:
    allowed: dict[str, str] = {}
    for kind, inside in _INLINE.findall(page):
        digest = base64.b64encode(sha256(inside).digest()).decode()
        allowed[kind.decode()] = f"{allowed.get(kind.decode(), '')} 'sha256-{digest}'"
    return allowed
