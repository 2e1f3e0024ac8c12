"""One of several servers, in a process of its own: `sobremesa serve`, with a fault planted where that is asked."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, final

from benchmarks.cluster.postgres import free_port
from benchmarks.cluster.tap import Tap
from benchmarks.serving.__main__ import ROOT

_A_FAULT_OF_OURS = "the record's own key refused a page"
_SECONDS_TO_START = 60.0


@final
class Member:
    def __init__(self, number: int, tap: Tap, folder: Path, lease: float, fault: str = "") -> None:
        self.number = number
        self.tap = tap
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.lease = lease
        self._fault = fault
        self._log = folder / f"server-{number}.log"
        self._process: subprocess.Popen[bytes] | None = None
        self._said: IO[bytes] | None = None

    @property
    def database(self) -> str:
        return f"postgresql://sobremesa@127.0.0.1:{self.tap.port}/postgres"

    async def start(self) -> None:
        self._said = self._log.open("ab")
        command = [sys.executable, "-m", "benchmarks.cluster.launch", self._fault or "none", "serve"]
        command += ["--port", str(self.port), "--db", self.database, "--behind-proxy"]
        command += ["--peer", self.address, "--lease", str(self.lease)]
        self._process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,  # which closes when we end: the server then ends too
            stdout=subprocess.PIPE,
            stderr=self._said,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        async with asyncio.timeout(_SECONDS_TO_START):
            line = await asyncio.to_thread(self._process.stdout.readline)
        assert line, f"server {self.number} doesn't start: {self._log.read_text()[-2000:]}"

    async def is_ready(self) -> bool:
        try:
            async with asyncio.timeout(1.0):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /readyz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                answer = await reader.read(100)
                writer.close()
        except (OSError, TimeoutError):
            return False
        return b" 200 " in answer.partition(b"\r\n")[0]

    def send(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    async def end(self, how: signal.Signals) -> None:
        """Send it away, and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(how)
        await asyncio.to_thread(process.wait)
        for line in (process.stdin, process.stdout, self._said):
            assert line is not None
            line.close()

    def refused_by_the_key(self) -> int:
        """Over all its lives."""
        return self._log.read_text("utf-8", "replace").count(_A_FAULT_OF_OURS)

    def log(self) -> str:
        return self._log.read_text("utf-8", "replace")
