"""Our server with that game on it, and limits that let a benchmark through; or its bare echo."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from sobremesa.web.config import Config, Limits, Rate
from sobremesa.web.server import listen, make
from sobremesa.web.socket import TableSocket, frame_of

_ANY = Rate(1e9, 1e9)
_LIMITS = Limits(
    *[_ANY] * 7,
    open_requests=10**6,
    connections=10**6,
    connections_of_a_guest=10**6,
    connections_of_an_address=10**6,
    connections_in_all=10**6,
)


def echo(self: TableSocket, data: bytes) -> None:
    self._transport.write(frame_of(data))


def main(kind: str) -> None:
    if kind == "echo":
        TableSocket._message = echo  # type: ignore[method-assign]
    listening = listen("127.0.0.1", 0)
    with tempfile.TemporaryDirectory(dir=".") as folder:
        config = Config(Path(folder) / "tables.db", limits=_LIMITS)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        make(config, lambda: print(address, flush=True)).run([listening])


if __name__ == "__main__":
    main(sys.argv[1])
