"""A server process of its own for each run, with bots that don't dawdle; it can be killed and come back."""

from __future__ import annotations

import itertools
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.error import URLError

_SCRIPT: Final = """
import sys
from pathlib import Path
from sobremesa.tables.clock import Patience
from sobremesa.web.config import Config, Limits, Rate
from sobremesa.web.server import listen, serve
plenty = Rate(10_000, 1_000)
limits = Limits(
    guests=plenty, tables=plenty, lessons=plenty, requests=plenty, guests_in_all=plenty, tables_in_all=plenty
)
database, port, pause = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
patience = Patience(before_a_bot=0.0)
config = Config(database, port=port, bot_pause=(pause, pause), limits=limits, patience=patience, host_key=sys.argv[4])
serve(config, listen("127.0.0.1", port), lambda: None)
"""

HOST_KEY: Final = "sesamo-sesamo-abrete-ya"
_SECONDS_TO_START: Final = 60.0

# A server that was killed comes back on its own port, so nobody else may get it meanwhile: ports lie below those that
# the system hands out, and every worker has its own.
_FIRST_PORT: Final = 20_000
_PORTS_OF_A_WORKER: Final = 500
_WORKER: Final = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:])
_PORTS: Final = itertools.count(_FIRST_PORT + _WORKER * _PORTS_OF_A_WORKER)


def free_port() -> int:
    for port in _PORTS:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue  # somebody else's
        return port
    raise AssertionError("there is always another number")


class Server:
    def __init__(
        self,
        folder: Path,
        bot_pause: float = 0.05,
        port: int = 0,
        tampering: str = "",
        env: Mapping[str, str] | None = None,
    ) -> None:
        """`tampering`: what a host who cheats does to the server before it starts. `env`: with games of one's own."""
        self._script = tampering + _SCRIPT
        self.database = folder / "tables.db"
        self._log = folder / "server.log"
        self._bot_pause = bot_pause
        self._env = env
        self.port = port or free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        with self._log.open("ab") as log:
            arguments = [str(self.database), str(self.port), str(self._bot_pause), HOST_KEY]
            command = [sys.executable, "-c", self._script, *arguments]
            self._process = subprocess.Popen(command, stdout=log, stderr=log, env=self._env)
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + _SECONDS_TO_START
        while time.monotonic() < end:
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1).close()
                return
            except (URLError, OSError):
                time.sleep(0.05)
        raise TimeoutError(f"the server did not start:\n{self._log.read_text()}")

    def kill(self) -> None:
        """As when the power fails."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=10)
