"""A server in a process of its own, that is killed and comes back on the same port with the same database."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path


def end_with_the_besieger() -> None:
    """For the server's side: whoever started it holds the other end of its standard input."""

    def wait() -> None:
        sys.stdin.read()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


def longest_turn(database: Path) -> float:
    """Of all servers that served this database so far, in seconds."""
    noted = database.with_suffix(".turn")
    return float(noted.read_text() or 0) if noted.exists() else 0.0


class Victim:
    """`command` is given the port and the database, and prints `ready` once it serves."""

    def __init__(self, command: list[str], database: Path, env: dict[str, str] | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port: int = probe.getsockname()[1]
        self._command = [*command, str(self._port), str(database)]
        self._env = env
        self._sessions: set[int] = set()
        self.address = f"http://127.0.0.1:{self._port}"
        self.kills = 0
        self.most_memory = 0  # MB, of the server alone
        self.most_helpers = 0
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            env=self._env,
            stdin=subprocess.PIPE,  # which closes when we end, whichever way: the server then ends too
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._sessions.add(self._process.pid)
        assert self._process.stdout is not None
        assert self._process.stdout.readline() == "ready\n"

    def kill(self) -> None:
        self._end(signal.SIGKILL)
        self.kills += 1

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        code = self._process.wait()
        for line in (self._process.stdin, self._process.stdout):
            assert line is not None
            line.close()
        return code

    @property
    def pid(self) -> int:
        return self._process.pid

    def is_alive(self) -> bool:
        return self._process.poll() is None

    def look(self) -> None:
        """Note how much memory the server has, and how many helpers, those of servers that were killed among them."""
        helpers = 0
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                if os.getsid(int(folder.name)) not in self._sessions:
                    continue
                if "spawn_main" in (folder / "cmdline").read_text():
                    helpers += 1
                elif int(folder.name) == self._process.pid:
                    status = (folder / "status").read_text()
                    peak = int(status.partition("VmHWM:")[2].split()[0]) // 1024
                    self.most_memory = max(self.most_memory, peak)
            except (OSError, IndexError):
                continue  # it has just ended
        self.most_helpers = max(self.most_helpers, helpers)
