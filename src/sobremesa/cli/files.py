"""Files a person names on the command line. `-` is standard input to read from and standard output to write to."""

from __future__ import annotations

import errno
import os
import socket
import sys
from pathlib import Path
from typing import Final

from sobremesa.cli.words import Say
from sobremesa.kernel.errors import SobremesaError

STANDARD: Final = "-"

_WORDS: Final = {
    errno.ENOENT: "not-there",
    errno.EISDIR: "a-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.EADDRINUSE: "in-use",
    errno.EADDRNOTAVAIL: "not-ours",
    socket.EAI_NONAME: "no-such-host",
}


class FileTrouble(SobremesaError):
    """A file that can't be read or written, and why."""


def read(file: str, say: Say) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == STANDARD else Path(file).read_bytes()
    except (OSError, ValueError) as error:  # a name that can't be one at all is a ValueError
        raise FileTrouble(say("cannot-read", file=file, why=why(error, say))) from None


def write(data: bytes, file: str, say: Say) -> None:
    """Write a file whole or not at all."""
    if file == STANDARD:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    path = Path(os.path.realpath(file))
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)  # a device or a pipe is written to, never replaced
        else:
            _replace(path, data)
    except (OSError, ValueError) as error:
        raise FileTrouble(say("cannot-write", file=file, why=why(error, say))) from None


def must_be_writable(file: str, say: Say) -> None:
    """Before hours of work, not after: is there a way to write that file?"""
    if file == STANDARD:
        return
    try:
        path = Path(os.path.realpath(file))
        if path.is_dir():
            raise _trouble(errno.EISDIR)
        if path.exists() and not path.is_file():
            if not os.access(path, os.W_OK):
                raise _trouble(errno.EACCES)
        else:
            draft = _draft_of(path)
            draft.write_bytes(b"")
            draft.unlink()
    except (OSError, ValueError) as error:
        raise FileTrouble(say("cannot-write", file=file, why=why(error, say))) from None


def must_be_a_file(file: str, say: Say) -> None:
    """For what is written here and there: no pipe, no device, and not standard output."""
    path = Path(os.path.realpath(file))
    if file == STANDARD or (path.exists() and not path.is_file() and not path.is_dir()):
        raise FileTrouble(say("cannot-write", file=file, why=say("why-no-file")))
    must_be_writable(file, say)


def _trouble(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def _replace(path: Path, data: bytes) -> None:
    draft = _draft_of(path)
    try:
        with draft.open("wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())  # so that not even without power anything but the whole of it has the name
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _draft_of(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.getpid()}")


def why(error: OSError | ValueError, say: Say) -> str:
    """What the operating system says, in the language of who asked where we have words for it."""
    number = error.errno if isinstance(error, OSError) else None
    return reason(number or 0, getattr(error, "strerror", None) or str(error), say)


def reason(number: int, otherwise: str, say: Say) -> str:
    word = _WORDS.get(number)
    return say(f"why-{word}") if word else otherwise
