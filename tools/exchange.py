"""Record the exchange that `docs/protocol.md` shows: a real server, two people, a match of tic-tac-toe.

python -m tools.exchange            write it into docs/protocol.md
python -m tools.exchange --check    exit 1 if the page shows anything else

The server draws its secrets from a fixed stream here and moments are counted instead of read off a clock, so that the
same protocol gives the same page. What Ana and Blas do is in `_play`: where the protocol changes, so must they.
"""

from __future__ import annotations

import json
import random
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from sobremesa.kernel import registry
from sobremesa.kernel.key import seal_of
from sobremesa.web.config import Config
from sobremesa.web.server import listen, make

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "protocol.md"
WIRE: Final = ROOT / "client" / "src" / "wire.ts"
HEADING: Final = "## A whole exchange"

_PATIENCE: Final = 20.0
_NONCE: Final = "00112233445566778899aabbccddeeff"
_MOMENT: Final = re.compile(r"\b1[0-9]{9}(\.[0-9]+)?\b")
_TYPES: Final = re.compile(r"^```ts\n.*?^```\n", re.MULTILINE | re.DOTALL)
_FIRST_MOMENT: Final = 1767225600  # the year 2026 begins


class Somebody:
    """A client that writes down all that goes over its socket."""

    def __init__(self, server: str, name: str) -> None:
        self._server = server
        self._name = name
        self._said = 0
        self._socket: ClientConnection
        self.requests: list[str] = []
        self.lines: list[str] = []
        self.table: dict[str, Any] = {}
        self._cookie = ""
        self._cookie = self.post("/api/me", {"name": name})[1]

    def post(self, path: str, body: dict[str, Any]) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Origin": self._server, "Cookie": self._cookie}
        with urlopen(Request(self._server + path, _compact(body).encode(), headers)) as answer:
            told = answer.read().decode()
            self.requests.append(f"{f'POST {path}':<18}{_compact(body):<40}{answer.status} {told}")
            return json.loads(told), answer.headers.get("Set-Cookie", "").partition(";")[0]

    @contextmanager
    def at(self, code: str) -> Iterator[None]:
        path = f"/api/tables/{code}/socket"
        with connect(
            self._server.replace("http", "ws", 1) + path,
            origin=Origin(self._server),
            additional_headers={"Cookie": self._cookie},
            compression=None,
            close_timeout=1.0,
        ) as self._socket:
            self.requests.append(f"{f'GET {path}':<58}101")
            while not self.table:
                self.hear()
            yield

    def hear(self) -> dict[str, Any]:
        text = self._socket.recv(timeout=_PATIENCE, decode=True)
        self.lines.append(f"< {text}")
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "table":
            self.table = message
        return message

    def until(self, holds: Callable[[dict[str, Any]], object]) -> None:
        """Listen until the table is as wanted."""
        while not holds(self.table):
            self.hear()

    def say(self, kind: str, **what: object) -> None:
        """Send a message and listen until it is answered, and the table shown that follows the answer."""
        self._said += 1
        name = f"{self._name.lower()}-{self._said:04}"
        text = _compact({"type": kind, "id": name, **what})
        self._socket.send(text)
        self.lines.append(f"> {text}")
        while (answer := self.hear()).get("id") != name:
            pass
        if answer["type"] != "because":
            self.hear()

    def choose(self, option: str) -> None:
        self.until(lambda table: table["decision"])
        self.say("choose", decision=self.table["decision"]["id"], option=option)


def _play(ana: Somebody, blas: Somebody) -> None:
    with ExitStack() as sockets:
        code = ana.post("/api/tables", {"game": "tictactoe", "seats": 2})[0]["code"]
        sockets.enter_context(ana.at(code))
        ana.say("sit", chair=0)
        sockets.enter_context(blas.at(code))
        ana.until(lambda table: table["watchers"] == 1)
        blas.say("sit", chair=1)
        ana.until(lambda table: table["chairs"][1]["who"] == "person")
        ana.say("start")
        blas.until(lambda table: table["shuffle"])
        _seal(ana, _NONCE)
        _seal(blas, _NONCE[::-1])
        ana.until(lambda table: table["shuffle"]["sealed"])
        ana.say("reveal", nonce=_NONCE)
        blas.say("reveal", nonce=_NONCE[::-1])
        _mark(ana, 0)
        _mark(blas, 3)
        ana.until(lambda table: table["decision"])
        ana.say("why-not", option="mark:3")
        ana.say("choose", decision="0", option="mark:1")  # the question she has answered already
        _mark(ana, 1)
        _mark(blas, 4)
        _mark(ana, 2)
        ana.until(lambda table: table["result"])


def _seal(person: Somebody, nonce: str) -> None:
    commitment = person.table["commitment"]
    person.say("seal", commitment=commitment, seal=seal_of(commitment, person.table["me"], nonce))


def _mark(person: Somebody, cell: int) -> None:
    person.choose(f"mark:{cell}")


# --- the server ------------------------------------------------------------------------------------------------------


@contextmanager
def _serving() -> Iterator[str]:
    """The address of a server that has tic-tac-toe, in a thread of its own, whose chance is always the same."""
    with TemporaryDirectory() as folder, _tictactoe(Path(folder)):
        listening = listen("127.0.0.1", 0)
        is_ready = threading.Event()
        server = make(Config(Path(folder) / "tables.db"), is_ready.set)
        thread = threading.Thread(target=lambda: server.run([listening]))
        with _chance_in(thread):
            thread.start()
            try:
                if not is_ready.wait(_PATIENCE):
                    raise TimeoutError("the server didn't start")
                yield f"http://127.0.0.1:{listening.getsockname()[1]}"
            finally:
                server.should_exit = True
                thread.join()


@contextmanager
def _chance_in(thread: threading.Thread) -> Iterator[None]:
    """All that `secrets` draws in that thread comes from a fixed stream."""
    true_chance = random._urandom  # type: ignore[attr-defined]
    stream = random.Random(0)

    def drawn(size: int) -> bytes:
        return stream.randbytes(size) if threading.current_thread() is thread else bytes(true_chance(size))

    random._urandom = drawn  # type: ignore[attr-defined]
    try:
        yield
    finally:
        random._urandom = true_chance  # type: ignore[attr-defined]


@contextmanager
def _tictactoe(folder: Path) -> Iterator[None]:
    """The example, found as an installed package would be."""
    info = folder / "sobremesa_exchange-0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sobremesa-exchange\nVersion: 0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\ntictactoe = tictactoe:GAME\n")
    before = sys.path[:]
    sys.path[:0] = [str(folder), str(ROOT / "examples")]
    try:
        yield
    finally:
        sys.path[:] = before
        registry.get.cache_clear()


# --- the page --------------------------------------------------------------------------------------------------------


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _counted(lines: list[str]) -> str:
    """With moments that are a second apart, in the order in which they were."""
    text = "\n".join(lines)
    moments = sorted({float(found[0]) for found in _MOMENT.finditer(text)})
    return _MOMENT.sub(lambda found: f"{_FIRST_MOMENT + moments.index(float(found[0]))}.0", text)


def recorded() -> tuple[str, str]:
    """Ana's requests, and all that went over her socket."""
    with _serving() as server:
        ana, blas = Somebody(server, "Ana"), Somebody(server, "Blas")
        _play(ana, blas)
    return "\n".join(ana.requests), _counted(ana.lines)


def written(page: str, blocks: tuple[str, str]) -> str:
    """The page with these in the two blocks below the heading, and with the types above it."""
    before, heading, told = page.partition(f"\n{HEADING}\n")
    parts = told.split("```\n")
    if not heading or len(parts) != 5:
        raise ValueError(f"{PAGE.name} should end with {HEADING!r} and two blocks")
    parts[1::2] = [f"{block}\n" for block in blocks]
    types = WIRE.read_text("utf-8").partition("\n\n")[2]  # without the line that says where they come from
    before = _TYPES.sub(lambda _: f"```ts\n{types}```\n", before)
    return before + heading + "```\n".join(parts)


def main(arguments: list[str]) -> int:
    page = PAGE.read_text("utf-8")
    fresh = written(page, recorded())
    if "--check" in arguments:
        return 0 if fresh == page else 1
    PAGE.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
