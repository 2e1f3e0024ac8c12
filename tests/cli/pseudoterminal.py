"""A real terminal with a program on it, for tests to type at and to read."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Sequence
from pathlib import Path
from time import sleep

ROWS, COLUMNS = 50, 100
PATIENCE = 60  # seconds after which a program that says nothing has hung

# The terminal must be the program's own for Ctrl-C to reach it.
_START = """
import fcntl, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from sobremesa.cli.main import main
sys.exit(main())
"""

_ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

WIPED = "\x1b[3J"


class PseudoTerminal:
    def __init__(self, args: Sequence[str], folder: Path) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self._unread = b""

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def type_when_it_listens(self, text: str) -> None:
        """Type once the program sleeps over its input: a Ctrl-C an instant earlier would go to sleep with it."""
        state = Path(f"/proc/{self._process.pid}/stat")
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "S":
            sleep(0.01)
        self.type(text)

    def raw_until(self, end: str) -> str:
        """Everything up to and including `end`, as the program sent it."""
        while end.encode() not in self._unread:
            more = self._more()
            assert more, f"the program ended without {end!r}:\n{self._unread.decode(errors='replace')}"
            self._unread += more
        told, _, self._unread = self._unread.partition(end.encode())
        return told.decode() + end

    def until(self, end: str) -> str:
        """The same without colours."""
        return plain(self.raw_until(end))

    def answer(self, prompt: str, line: str) -> str:
        told = self.until(prompt)
        self.type(f"{line}\n")
        return told

    def rest(self) -> str:
        while more := self._more():
            self._unread += more
        told, self._unread = self._unread, b""
        return plain(told.decode())

    def exit_code(self) -> int:
        self.rest()
        return self._process.wait(PATIENCE)

    def _more(self) -> bytes:
        ready, _, _ = select.select([self._master], [], [], PATIENCE)
        assert ready, f"the program hangs after:\n{self._unread.decode(errors='replace')}"
        try:
            return os.read(self._master, 65536)
        except OSError:  # what Linux says when the other end has closed
            return b""

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)


def plain(text: str) -> str:
    return _ESCAPES.sub("", text).replace("\r\n", "\n")
