"""Match files: reading one to go on, writing one without harm."""

from __future__ import annotations

import os
from typing import Any

from sobremesa.cli import files
from sobremesa.cli.terminal import printable
from sobremesa.cli.words import Words
from sobremesa.kernel import record
from sobremesa.kernel.errors import BadFile
from sobremesa.kernel.match import Match


def load(file: str, say: Words) -> tuple[Match[Any], tuple[str, ...]]:
    """The match in the file, ready to go on, and the names of who played it."""
    data = files.read(file, say)
    return record.load(data), tuple(map(printable, record.read(data).names))


def save(match: Match[Any], names: tuple[str, ...], file: str, say: Words) -> None:
    """Write the match there, unless something else than a match would be lost."""
    must_be_savable(file, say)
    files.write(record.export(match, names), file, say)


def must_be_savable(file: str, say: Words) -> None:
    if file != files.STANDARD and os.path.isfile(file) and not _is_match(files.read(file, say)):
        raise files.FileTrouble(say("not-over", file=file))
    files.must_be_writable(file, say)


def _is_match(data: bytes) -> bool:
    try:
        record.read(data)
    except BadFile:
        return False
    return True


def suggested_name(match: Match[Any]) -> str:
    """A name of its own for each match, so that saving again writes over the same match only."""
    return f"{match.game.info.id}-{match.key.commitment[:8]}.json"
