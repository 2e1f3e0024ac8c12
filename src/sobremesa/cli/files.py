"""Files a person names on the command line. `-` is standard input to read from and standard output to write to."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from sobremesa.cli.words import Words
from sobremesa.kernel.errors import SobremesaError

STANDARD: Final = "-"


class FileTrouble(SobremesaError):
    """A file that can't be read or written, and why."""


def read(file: str, say: Words) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == STANDARD else Path(file).read_bytes()
    except OSError as error:
        raise FileTrouble(say("cannot-read", file=file, why=_reason(error))) from None


def write(data: bytes, file: str, say: Words) -> None:
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
    except OSError as error:
        raise FileTrouble(say("cannot-write", file=file, why=_reason(error))) from None


def _replace(path: Path, data: bytes) -> None:
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
