"""The browser's side: the files that were built into this package."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final, final

from starlette.requests import Request
from starlette.responses import Response

from sobremesa.web.answers import kept, problem

FOLDER: Final = Path(__file__).parent / "static"

_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
_KINDS: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


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

    def page(self, request: Request) -> Response:
        """The one page that is the whole client."""
        return self._send(request, "index.html")

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
        if name.startswith("assets/"):
            headers["Cache-Control"] = _FOR_EVER
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
