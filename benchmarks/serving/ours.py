"""Our server with that game on it, and limits that let a benchmark through; or its bare echo.

python -m benchmarks.serving.ours KIND [POSTGRESQL LEASE]        on a file of its own, or as one of several servers
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, final

from sobremesa.store.place import Place, Remote
from sobremesa.web.config import Config, Limits, Rate
from sobremesa.web.server import listen, make
from sobremesa.web.socket import TableSocket, frame_of

_ANY = Rate(1e9, 1e9)
_LIMITS = Limits(
    *[_ANY] * 7,
    guests_in_all=_ANY,
    tables_in_all=_ANY,
    requests=_ANY,
    open_requests=10**6,
    connections=10**6,
    connections_of_a_guest=10**6,
    connections_of_an_address=10**6,
    connections_in_all=10**6,
)


def echo(self: TableSocket, data: bytes) -> None:
    self._transport.write(frame_of(data))


def main(kind: str, database: str = "", lease: str = "6") -> None:
    if kind == "echo":
        TableSocket._message = echo  # type: ignore[method-assign]
    listening = listen("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    with tempfile.TemporaryDirectory(dir=".") as folder:
        place: Place = Remote(database) if database else Path(folder) / "tables.db"
        peer = address if database else ""
        config = Config(place, limits=_LIMITS, peer=peer, lease=float(lease), bot_pause=(0.0, 0.0))
        make(config, lambda: print(address, flush=True)).run([listening])


@final
class Started:
    """It, in a process of its own."""

    def __init__(self, kind: str, env: dict[str, str], folder: Path, database: str = "", *, lease: float = 6.0) -> None:
        command = [sys.executable, "-m", "benchmarks.serving.ours", kind]
        command += [database, str(lease)] if database else []
        self._process: subprocess.Popen[Any] = subprocess.Popen(
            command, env=env, cwd=folder, stdout=subprocess.PIPE, text=True
        )
        self.pid = self._process.pid
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()

    def __enter__(self) -> Started:
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process.stdout is not None
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
